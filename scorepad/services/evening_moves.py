"""Games moved to another evening, and evenings ended by a tap."""

from collections import deque
from collections.abc import Sequence
from datetime import tzinfo
from enum import StrEnum
from typing import NamedTuple

from scorepad.pad.moments import A_DAY, LAST
from scorepad.services.access import NoSuchGame
from scorepad.services.evening_times import (
    NoSuchEvening,
    evenings_of_group,
    may_go_on,
    times_of_evening,
)
from scorepad.services.game_summary import Listed, listed, readable_game
from scorepad.services.groups import current_group_id
from scorepad.services.people.signs import namesakes_in
from scorepad.stats.evening import GameTimes
from scorepad.stats.tally import FORM
from scorepad.store import DeviceGame, EveningMove, GameRow, Store, Transaction

NOWHERE = "none"
"""Stands for no evening at all, where the id of a game stands for its evening."""

_AROUND = 3
"""The most later evenings, and the most earlier ones, that are offered for a game to move to."""

_LATER = 60 * A_DAY
"""The most seconds between the end of a game and a later evening that is offered."""


class NotMoved(StrEnum):
    """The reason why a game was not moved."""

    CHANGED = "changed"
    """Somebody else has moved it meanwhile."""
    GONE = "gone"
    """The evening to which it was to be moved is there no longer."""


class Target(NamedTuple):
    """An evening to which a game can be moved, by the first of its ``games``."""

    game_id: str
    began_at: int
    games: tuple[Listed, ...]


class Placing(NamedTuple):
    """A game, the evening that it is in, and those to which it can be moved.

    ``here`` has the other games of its evening: none if it is in no evening, or alone. ``state``
    says whether and where the game was moved; "" if it was not. ``is_nowhere`` is true if it was
    moved out of all evenings.
    """

    game: Listed
    here: Target | None
    targets: tuple[Target, ...]
    state: str

    @property
    def is_nowhere(self) -> bool:
        """Return whether the game was moved out of all evenings."""
        return self.state == NOWHERE


def placing_of(store: Store, device: str, game_id: str, zone: tzinfo | None) -> Placing:
    """Return where a game of the group of ``device`` is, and where it can be moved.

    Raises:
        NoSuchGame: the device is not in the group of such a game.
        NoSuchEvening: the game runs, or counts for nobody, so that no evening can have it.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id, game = _game_of_group(transaction, device, game_id)
        own = _own_times(transaction, game)
        move = transaction.evenings.moves_among([game_id]).get(game_id)
        around = _around(transaction, group_id, game_id, own, zone)
        ids = {time.game_id for times in around for time in times} | {game_id}
        rows = {row.game_id: row for row in transaction.history.among(group_id, ids)}
        signs = namesakes_in(transaction, group_id, rows.values())
        lines = {
            row.game_id: listed(
                DeviceGame(readable_game(transaction, row), "host"), group_id, signs
            )
            for row in rows.values()
        }
    here, targets = None, []
    for times in around:
        others = tuple(
            lines[time.game_id]
            for time in times
            if time.game_id in lines and time.game_id != game_id
        )
        if not others:
            continue
        target = Target(others[0].game_id, min(time.came_in_at for time in times), others)
        if any(time.game_id == game_id for time in times):
            here = target
        else:
            targets.append(target)
    return Placing(lines[game_id], here, tuple(targets), _state(move))


def move_to_evening(
    store: Store, device: str, game_id: str, to: str, state: str
) -> NotMoved | None:
    """Move a game to the evening of the game ``to``; return why not, or ``None``.

    Args:
        to: the id of a game of that evening, :data:`NOWHERE` for no evening, or "" for the one in
            which its own times put it.
        state: what :class:`Placing` said when somebody chose. If that has changed since, nothing
            is written.

    Raises:
        NoSuchGame: the device is not in the group of such a game.
        NoSuchEvening: the game runs, or counts for nobody.
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        group_id, game = _game_of_group(transaction, device, game_id)
        _own_times(transaction, game)
        moves = transaction.evenings.moves_among([game_id, to])
        wanted: EveningMove | None = None
        if to == NOWHERE:
            wanted = EveningMove(game_id, None, None)
        elif to:
            beside = _times_of_other(transaction, group_id, to, moves.get(to))
            if beside is None or to == game_id:
                return NotMoved.GONE
            wanted = EveningMove(game_id, beside.begun_at, beside.ended_at)
        now = _state(moves.get(game_id))
        if now == _state(wanted):
            # Two people have done the same.
            return None
        if now != state:
            return NotMoved.CHANGED
        if wanted is None:
            transaction.evenings.take_back_move(game_id)
        else:
            transaction.evenings.move(group_id, wanted)
    return None


def end_evening(store: Store, device: str, game_id: str, now: int, zone: tzinfo | None) -> None:
    """End the evening of a game: what begins later belongs to another one.

    If it is over already, nothing is changed.

    Raises:
        NoSuchEvening: the game is in none.
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        group_id = current_group_id(transaction, device)
        times = times_of_evening(transaction, group_id, game_id, zone)
        if len(times) < 2:
            raise NoSuchEvening(game_id)
        if may_go_on(transaction, group_id, times, now, zone):
            # A phone whose clock is ahead may have ended a game later than now.
            last = max(time.ended_at for time in times if time.has_time)
            transaction.evenings.end(group_id, max(now, last))


def take_back_end(store: Store, device: str, at: int) -> None:
    """Let an evening go on that was ended at this moment; nothing if it goes on already.

    Raises:
        StoreUnavailable: nothing was written.
    """
    with store.writing() as transaction:
        group_id = current_group_id(transaction, device)
        # A database refuses to look for a number that is too big for it.
        if group_id and at in transaction.evenings.ends(group_id):
            transaction.evenings.take_back_end(group_id, at)


def _game_of_group(transaction: Transaction, device: str, game_id: str) -> tuple[str, GameRow]:
    group_id = current_group_id(transaction, device)
    found = transaction.history.among(group_id, [game_id]) if group_id else []
    if not found:
        raise NoSuchGame(game_id)
    return group_id, found[0]


def _own_times(transaction: Transaction, game: GameRow) -> GameTimes:
    """Return when a game was played; raise :class:`NoSuchEvening` if it counts for nobody."""
    for row in transaction.statistics.finished([game.game_id], FORM):
        if row.month:
            return GameTimes(game.game_id, game.created_at, row.ended_at)
    raise NoSuchEvening(game.game_id)


def _times_of_other(
    transaction: Transaction, group_id: str, game_id: str, move: EveningMove | None
) -> GameTimes | None:
    """Return the times by which a game is in its evening; ``None`` if it is in none."""
    found = transaction.history.among(group_id, [game_id])
    try:
        times = _own_times(transaction, found[0]) if found else None
    except NoSuchEvening:
        return None
    if times is None or move is None:
        return times
    if move.begun_at is None or move.ended_at is None:
        return None
    return GameTimes(game_id, move.begun_at, move.ended_at)


def _around(
    transaction: Transaction,
    group_id: str,
    game_id: str,
    own: GameTimes,
    zone: tzinfo | None,
) -> Sequence[tuple[GameTimes, ...]]:
    """Return the evening of the game, then some later and earlier ones, the last first."""
    try:
        mine = times_of_evening(transaction, group_id, game_id, zone)
    except NoSuchEvening:
        mine = ()
    later = deque[tuple[GameTimes, ...]](maxlen=_AROUND)
    earlier: list[tuple[GameTimes, ...]] = []
    until = min(own.ended_at + _LATER, LAST)
    for times in evenings_of_group(transaction, group_id, zone, until):
        if any(time.game_id == game_id for time in times):
            continue
        if times[-1].ended_at > own.ended_at:
            later.append(times)
        else:
            earlier.append(times)
        if len(earlier) == _AROUND:
            break
    return [*([mine] if mine else []), *later, *earlier]


def _state(move: EveningMove | None) -> str:
    if move is None:
        return ""
    return NOWHERE if move.ended_at is None else f"{move.begun_at}-{move.ended_at}"
