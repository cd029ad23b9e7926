"""The sheet: the whole pad on one page."""

from flask import Blueprint, Response, render_template

from scorepad.services.access import opened_game
from scorepad.views.screens import sheet_screen
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import private
from scorepad.web.phone_script import on_phone

blueprint = Blueprint("sheet", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/sheet")
def page(game_id: str) -> Response:
    """Show every round to everybody who may see the game."""
    opened = opened_game(current_store(), game_id, known_device())
    view = sheet_screen(opened.pad, opened)
    page = f"{view.folder}/page.html"
    return private(render_template(page, view=view, phone=on_phone(opened)))
