"""The change log: who wrote what, and what was taken back."""

from flask import Blueprint, Response, render_template

from scorepad.play.log_view import log_lines
from scorepad.play.looking import look
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import private

blueprint = Blueprint("log", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/log")
def page(game_id: str) -> Response:
    """Every act, the newest first, for everybody who may see the game."""
    now = look(current_store(), game_id, known_device())
    html = render_template(
        "log/page.html",
        game=game_id,
        ruleset=now.pad.ruleset.key,
        lines=log_lines(now.pad),
        opened_at=now.game.created_at,
        own=known_device()[:8],
    )
    return private(html)
