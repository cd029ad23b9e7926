"""The games of a group as evenings: its finished games, cut where nobody played."""

import heapq
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from datetime import tzinfo
from itertools import islice

from scorepad.pad.moments import A_DAY, LAST
from scorepad.services.statistics.update import month_of
from scorepad.stats.evening import PAUSE, GameTimes, evenings
from scorepad.stats.tally import FORM
from scorepad.store import EndedRow, EveningMove, Transaction

_AT_ONCE, _MOST_AT_ONCE = 50, 1_000
"""Games whose times are read in the first piece, and in a later one at most."""
_NEWEST = 1_000
"""The most evenings that are searched for one with several games: each costs time."""
_BEFORE_PAPER = 3
"""The most evenings that are searched for one that was played, if the newest is from paper."""
_DAYS_AROUND = (4, 60, 0)
"""The days after a game that are searched for its evening, in turn; 0 stands for all of them.

For most games the first number suffices.
"""


class NoSuchEvening(LookupError):
    """Raised when a game is in no evening: there is none, it was deleted, or it is alone."""


def evenings_of_group(
    transaction: Transaction, group_id: str, zone: tzinfo | None, until: int | None = None
) -> Iterator[tuple[GameTimes, ...]]:
    """Yield the games of each evening of the group, the last first, also those of a game alone.

    With ``until``, games that ended at that moment or later are left out.
    """
    moves = transaction.evenings.moves(group_id, FORM).values()
    moved = sorted((time for move in moves if (time := _times_of(move))), key=_last)
    stayed = _last_ended_first(transaction, group_id, until)
    put_in = (time for time in reversed(moved) if until is None or time.ended_at < until)
    games = heapq.merge(stayed, put_in, key=_last, reverse=True)
    return evenings(games, transaction.evenings.ends(group_id), zone)


def newest_times(
    transaction: Transaction, group_id: str, zone: tzinfo | None
) -> tuple[GameTimes, ...]:
    """Return the games of the newest evening of the group, also of a game alone; empty for none.

    Games from paper can be typed in after midnight, when an evening has just been played. They are
    then a later evening by their day. If they are less than a day later, the evening that was
    played is returned.
    """
    newest: tuple[GameTimes, ...] = ()
    for times in islice(evenings_of_group(transaction, group_id, zone), _BEFORE_PAPER):
        newest = newest or times
        last = last_played(times)
        if last and last.ended_at > newest[-1].ended_at - A_DAY:
            return times
    return newest


def has_evenings(transaction: Transaction, group_id: str, zone: tzinfo | None) -> bool:
    """Return whether the group played several games on one of its newest evenings."""
    newest = islice(evenings_of_group(transaction, group_id, zone), _NEWEST)
    return any(len(times) > 1 for times in newest)


def ends_that_cut(transaction: Transaction, group_id: str, ends: Sequence[int]) -> list[int]:
    """Return those ``ends`` of another group's evenings that fall into evenings of this one.

    ``ends`` are Unix seconds in their order.
    """
    cut: list[int] = []
    for times in evenings_of_group(transaction, group_id, None) if ends else ():
        if times[-1].ended_at < ends[0]:
            break
        moments = [game.came_in_at for game in times if game.has_time]
        if moments:
            first, last = bisect_left(ends, min(moments)), bisect_left(ends, max(moments))
            cut += ends[first:last]
    return cut


def may_go_on(
    transaction: Transaction,
    group_id: str,
    times: tuple[GameTimes, ...],
    now: int,
    zone: tzinfo | None,
) -> bool:
    """Return whether a game that begins now would belong to the evening of these games.

    Games from paper do not keep an evening open: when they were played is not known.
    """
    last = last_played(times)
    if last is None or now > last.ended_at + PAUSE:
        return False
    if end_by_hand(times, transaction.evenings.ends(group_id)) is not None:
        return False
    found = evenings_of_group(transaction, group_id, zone)
    return times == next((each for each in found if last_played(each)), ())


def times_of_evening(
    transaction: Transaction, group_id: str, game_id: str, zone: tzinfo | None
) -> tuple[GameTimes, ...]:
    """Return the times of the evening of the game.

    The games of the days around it are read first, and others only if these do not suffice. To read
    all of 10,000 games took ten times as long.

    Raises:
        NoSuchEvening: the game is in none.
    """
    ended_at = _ended_at(transaction, group_id, game_id)
    for days in _DAYS_AROUND:
        # A damaged row may say more than a database holds.
        until = min(ended_at + days * A_DAY, LAST) if days else None
        for times in evenings_of_group(transaction, group_id, zone, until):
            if any(time.game_id == game_id for time in times):
                break
        else:
            raise NoSuchEvening(game_id)
        # One that was left out came in later than that, so it is of another evening.
        if until is None or times[-1].ended_at + 2 * PAUSE < until:
            break
    return times


def _ended_at(transaction: Transaction, group_id: str, game_id: str) -> int:
    """Return when a game ended; for one that was moved, the end that it got with that."""
    rows = transaction.statistics.finished([game_id], FORM) if group_id else []
    move = transaction.evenings.moves_among([game_id]).get(game_id)
    for row in rows:
        ended_at = row.ended_at if move is None else move.ended_at
        if row.group_id == group_id and row.month and ended_at is not None:
            return ended_at
    raise NoSuchEvening(game_id)


def end_by_hand(times: Sequence[GameTimes], ends: Sequence[int]) -> int | None:
    """Return when somebody ended the evening of these games, ``None`` if nobody did."""
    last = last_played(times)
    if last is None:
        return None
    came_in = max(time.came_in_at for time in times if time.has_time)
    return next((at for at in ends if came_in <= at <= last.ended_at + PAUSE), None)


def last_played(times: Sequence[GameTimes]) -> GameTimes | None:
    """Return the game that ended last of those whose time is known, ``None`` if there is none."""
    return next((time for time in reversed(times) if time.has_time), None)


def _last(time: GameTimes) -> tuple[int, str]:
    return time.ended_at, time.game_id


def _times_of(move: EveningMove) -> GameTimes | None:
    if move.begun_at is None or move.ended_at is None:
        return None
    return GameTimes(move.game_id, move.begun_at, move.ended_at)


def _last_ended_first(
    transaction: Transaction, group_id: str, until: int | None
) -> Iterator[GameTimes]:
    at_once = _AT_ONCE
    last = None if until is None else EndedRow(month_of(until), until, "", 0)
    while True:
        page = transaction.statistics.ended_last(group_id, FORM, at_once, last)
        for row in page:
            yield GameTimes(row.game_id, row.begun_at, row.ended_at)
        if len(page) < at_once:
            return
        at_once, last = min(2 * at_once, _MOST_AT_ONCE), page[-1]
