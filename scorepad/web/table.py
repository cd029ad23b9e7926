"""The table menu: everything that is no bid and no trick."""

from flask import Blueprint, Response, render_template

from scorepad.play.deleting import may_delete
from scorepad.play.table.menu import table_view
from scorepad.web.current import current_store
from scorepad.web.decisions import writers_look
from scorepad.web.device import known_device
from scorepad.web.fragments import private

blueprint = Blueprint("table", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/table")
def page(game_id: str) -> Response:
    """The menu, for writers."""
    now = writers_look(game_id)
    deletes = may_delete(current_store(), now.game, known_device())
    return private(render_template("table/page.html", view=table_view(now), deletes=deletes))
