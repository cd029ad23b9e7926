"""The change log: who wrote what, and what was taken back."""

from collections.abc import Mapping
from typing import NamedTuple

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.numbers import day
from scorepad.pad.marks import is_author
from scorepad.services.own_phones import phone_names
from scorepad.services.takeovers import RightChange, right_changes
from scorepad.views.log import LogLine, is_change, log_lines, with_rights
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("log", __name__, url_prefix="/g/<game_id>")


class ShownLine(NamedTuple):
    """A line of the log as the page shows it: an act, or a change of a phone's right to write.

    ``day`` is the day if another one begins here, else "". ``changed`` is true if an earlier value
    became another one; ``own`` if the reader's device wrote it. ``phone`` is the name of the player
    whose device wrote it, "" if that is not known. ``takes_back`` is true if the pad's undo leads
    here, as it would take back what somebody else typed.
    """

    line: LogLine | RightChange
    day: str
    changed: bool
    is_right: bool
    own: bool
    phone: str
    takes_back: bool


@blueprint.get("/log")
def page(game_id: str) -> ResponseReturnValue:
    """Show every act, the newest first, to everybody who may see the game.

    With ``only`` in the URL, show only acts that changed an earlier value.
    """
    opened = readers_game(game_id)
    only = request.args.get("only") == "changes"
    lines = [line for line in log_lines(opened.pad) if is_change(line) or not only]
    every = with_rights(lines, right_changes(current_store(), opened))
    phones = phone_names(current_store(), opened)
    undoable = opened.pad.written.undoable if opened.writes else None
    opened_at = opened.game.created_at
    days = [day(line.at) for line in every]
    before = ["", *days]
    return render_template(
        "log/page.html",
        game=game_id,
        ruleset=opened.pad.ruleset.key,
        lines=[
            _shown(line, now if now != then else "", phones, undoable.id if undoable else "")
            for line, now, then in zip(every, days, before, strict=False)
        ],
        writes=opened.writes,
        only=only,
        back="history" if request.args.get("back") == "history" else "",
        opened_at=opened_at,
        opened_day="" if before[-1] == day(opened_at) else day(opened_at),
    )


def _shown(
    line: LogLine | RightChange, day: str, phones: Mapping[str, str], undoable: str
) -> ShownLine:
    is_act = isinstance(line, LogLine)
    changed = isinstance(line, LogLine) and is_change(line)
    own = is_author(known_device(), line.by)
    name = next((name for device, name in phones.items() if is_author(device, line.by)), "")
    takes_back = isinstance(line, LogLine) and line.mark == undoable and bool(name) and not own
    return ShownLine(line, day, changed, not is_act, own, name, takes_back)
