"""The change log: who wrote what, and what was taken back."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.numbers import day
from scorepad.pad.marks import Mark, is_author
from scorepad.services.access import OpenedGame
from scorepad.services.lent_rights import RightChange, right_changes
from scorepad.services.own_phones import phone_names
from scorepad.services.sittings import SeatChange, seat_changes
from scorepad.views.log import LogLine, is_change, log_lines, with_rights
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("log", __name__, url_prefix="/g/<game_id>")


class ShownLine(NamedTuple):
    """A line of the log as the page shows it: an act, or a change of a phone's right or seat.

    ``day`` is the day if another one begins here, else "". ``changed`` is true if an earlier value
    became another one; ``own`` if the reader's device wrote it. ``phone`` is the name of the player
    whose device wrote it, "" if that is not known. ``seat`` is the name of whose seat another phone
    got or lost, "" for none. ``takes_back`` is true if the pad's undo leads
    here, as it would take back what somebody else typed.
    """

    line: LogLine | RightChange | SeatChange
    day: str
    changed: bool
    is_right: bool
    own: bool
    phone: str
    takes_back: bool
    seat: str = ""


@blueprint.get("/log")
def page(game_id: str) -> ResponseReturnValue:
    """Show every act, the newest first, to everybody who may see the game.

    With ``only`` in the URL, show only acts that changed an earlier value.
    """
    opened = readers_game(game_id)
    only = request.args.get("only") == "changes"
    lines = [line for line in log_lines(opened.pad) if is_change(line) or not only]
    store = current_store()
    of_seats = _of_players(opened, seat_changes(store, game_id))
    every = with_rights(lines, [*right_changes(store, opened), *of_seats])
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
            _shown(opened, line, now if now != then else "", phones, undoable)
            for line, now, then in zip(every, days, before, strict=False)
        ],
        writes=opened.writes,
        only=only,
        back="history" if request.args.get("back") == "history" else "",
        opened_at=opened_at,
        opened_day="" if before[-1] == day(opened_at) else day(opened_at),
    )


def _of_players(opened: OpenedGame, changes: Iterable[SeatChange]) -> Iterator[SeatChange]:
    return (change for change in changes if opened.pad.names.get(change.player))


def _shown(
    opened: OpenedGame,
    line: LogLine | RightChange | SeatChange,
    day: str,
    phones: Mapping[str, str],
    undoable: Mark | None,
) -> ShownLine:
    is_act = isinstance(line, LogLine)
    changed = isinstance(line, LogLine) and is_change(line)
    own = is_author(known_device(), line.by)
    name = next((name for device, name in phones.items() if is_author(device, line.by)), "")
    is_newest = isinstance(line, LogLine) and undoable is not None and line.mark == undoable.id
    takes_back = is_newest and bool(name) and not own
    seat = opened.pad.names.get(line.player, "") if isinstance(line, SeatChange) else ""
    return ShownLine(line, day, changed, not is_act, own, name, takes_back, seat)
