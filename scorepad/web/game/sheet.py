"""The sheet: the whole pad on one page."""

from flask import Blueprint, Response, render_template

from scorepad.pad.state import Pad
from scorepad.services.access import opened_game
from scorepad.views.match_sheet import match_sheet
from scorepad.views.sheet import sheet_view
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import private
from scorepad.web.phone_script import phone_game

blueprint = Blueprint("sheet", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/sheet")
def page(game_id: str) -> Response:
    """Show every round to everybody who may see the game."""
    opened = opened_game(current_store(), game_id, known_device())
    pad = opened.pad
    view = sheet_view(pad, opened) if isinstance(pad, Pad) else match_sheet(pad, opened)
    page = f"{view.folder}/page.html"
    return private(render_template(page, view=view, phone=phone_game(opened)))
