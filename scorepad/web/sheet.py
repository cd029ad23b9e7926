"""The sheet: the whole pad on one page."""

from flask import Blueprint, Response, render_template

from scorepad.play.looking import look
from scorepad.play.sheet_view import sheet_view
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import private

blueprint = Blueprint("sheet", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/sheet")
def page(game_id: str) -> Response:
    """Every round, for everybody who may see the game."""
    view = sheet_view(look(current_store(), game_id, known_device()))
    return private(render_template("sheet/page.html", view=view))
