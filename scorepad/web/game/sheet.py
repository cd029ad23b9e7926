"""The sheet: the whole pad on one page."""

from flask import Blueprint
from flask.typing import ResponseReturnValue

from scorepad.pad.state import Pad
from scorepad.views.match_sheet import match_sheet
from scorepad.views.sheet import sheet_view
from scorepad.web.game.access import readers_game
from scorepad.web.game.followed import nothing_newer, show

blueprint = Blueprint("sheet", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/sheet")
def page(game_id: str) -> ResponseReturnValue:
    """Show every round to everybody who may see the game."""
    nothing = nothing_newer(game_id)
    if nothing is not None:
        return nothing
    opened = readers_game(game_id)
    pad = opened.pad
    view = sheet_view(pad, opened) if isinstance(pad, Pad) else match_sheet(pad, opened)
    folder = view.folder
    return show(opened, f"{folder}/page.html", f"{folder}/_followed.html", view=view)
