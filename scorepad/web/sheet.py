"""The sheet: the whole pad on one page."""

from flask import Blueprint, Response, render_template

from scorepad.play.looking import look
from scorepad.play.people.looks import looks_at
from scorepad.play.screens import sheet_screen
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import private
from scorepad.web.on_phone import on_phone

blueprint = Blueprint("sheet", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/sheet")
def page(game_id: str) -> Response:
    """Every round, for everybody who may see the game."""
    now = look(current_store(), game_id, known_device())
    screen = sheet_screen(now)
    page = f"{screen.room}/page.html"
    looks = looks_at(current_store(), now)
    return private(render_template(page, view=screen.view, phone=on_phone(now, looks)))
