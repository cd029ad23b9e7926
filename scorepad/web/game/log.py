"""The change log: who wrote what, and what was taken back."""

from functools import partial

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.pad.marks import is_writer
from scorepad.services.takeovers import RightChange, right_changes
from scorepad.views.log import LogLine, is_change, log_lines, with_rights
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("log", __name__, url_prefix="/g/<game_id>")


@blueprint.get("/log")
def page(game_id: str) -> ResponseReturnValue:
    """Show every act, the newest first, to everybody who may see the game.

    ``only`` in the URL leaves those that changed what stood there.
    """
    opened = readers_game(game_id)
    only = request.args.get("only") == "changes"
    lines = [line for line in log_lines(opened.pad) if is_change(line) or not only]
    every = with_rights(lines, right_changes(current_store(), opened))
    return render_template(
        "log/page.html",
        game=game_id,
        ruleset=opened.pad.ruleset.key,
        lines=[(line, isinstance(line, LogLine) and is_change(line)) for line in every],
        is_right=lambda line: isinstance(line, RightChange),
        writes=opened.writes,
        only=only,
        back="history" if request.args.get("back") == "history" else "",
        opened_at=opened.game.created_at,
        is_own=partial(is_writer, known_device()),
    )
