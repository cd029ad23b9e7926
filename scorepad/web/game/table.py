"""The table menu: everything that is no bid and no trick."""

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from scorepad.services.deleted_games import may_delete
from scorepad.views.table_menu import table_view
from scorepad.web.game.access import writers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("table", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/table")
def page(game_id: str) -> ResponseReturnValue:
    """Show the menu to writers."""
    opened = writers_game(game_id)
    deletes = may_delete(current_store(), opened.game, known_device())
    view = table_view(opened)
    return render_template("table/page.html", view=view, deletes=deletes)
