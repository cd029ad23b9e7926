"""The table menu: everything that is no bid and no trick."""

from flask import Blueprint, Response, render_template

from scorepad.play.table.menu import table_view
from scorepad.web.decisions import writers_look
from scorepad.web.fragments import private

blueprint = Blueprint("table", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/table")
def page(game_id: str) -> Response:
    """The menu, for writers."""
    view = table_view(writers_look(game_id))
    return private(render_template("table/page.html", view=view))
