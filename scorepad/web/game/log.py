"""The change log: who wrote what, and what was taken back."""

from functools import partial

from flask import Blueprint, Response, render_template, request

from scorepad.pad.marks import is_writer
from scorepad.services.access import opened_game
from scorepad.views.log import is_change, log_lines
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import private

blueprint = Blueprint("log", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/log")
def page(game_id: str) -> Response:
    """Show every act, the newest first, to everybody who may see the game.

    ``only`` in the address leaves those that changed what stood there.
    """
    opened = opened_game(current_store(), game_id, known_device())
    only = request.args.get("only") == "changes"
    lines = [(line, is_change(line)) for line in log_lines(opened.pad)]
    html = render_template(
        "log/page.html",
        game=game_id,
        ruleset=opened.pad.ruleset.key,
        lines=[(line, changed) for line, changed in lines if changed or not only],
        only=only,
        back="history" if request.args.get("back") == "history" else "",
        opened_at=opened.game.created_at,
        is_own=partial(is_writer, known_device()),
    )
    return private(html)
