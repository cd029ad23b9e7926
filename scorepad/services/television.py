"""The room of a group, for its television: the running tables, and how the evening stands."""

from collections.abc import Mapping, Sequence
from datetime import tzinfo
from typing import NamedTuple

from scorepad.services.evening_times import end_by_hand, last_played, newest_times
from scorepad.services.evenings import Evening, count_for_a_moment, worked_out
from scorepad.services.game_summary import Listed, listed
from scorepad.services.games import games_listed
from scorepad.services.group_links import group_looked_at
from scorepad.services.people.signs import namesakes_in
from scorepad.services.polls import A_MONTH, room_key
from scorepad.stats.evening import PAUSE, GameTimes
from scorepad.stats.tally import FORM
from scorepad.store import DeviceGame, FinishedRow, GameRow, HistoryFilter, Store, Transaction

_LOOKED_AT = 100
"""The most games that are looked at: more may be running that everybody has forgotten."""
_BEGINNING = 3600
"""Seconds for which a game without an entry counts as one that is just being begun."""
_STAYS = 600
"""Seconds for which a table is shown after the end of its game, so that all read who won."""
_AFTERWARDS = 12 * 3600
"""Seconds for which the standings of an evening are shown after its last game."""


class Room(NamedTuple):
    """The running tables of a group, those just over, and how its evening stands.

    Tables are in the order in which their games began. ``evening`` is ``None`` where it has no
    second game. ``waits_for`` is what :func:`scorepad.services.polls.watched` says of these games.
    """

    running: tuple[Listed, ...]
    just_over: tuple[Listed, ...]
    evening: Evening | None
    waits_for: str


class Waiting(NamedTuple):
    """The key and value of :func:`scorepad.services.polls.watched` that a television waits for."""

    key: str
    state: str


def waiting_behind(store: Store, key: bytes, token: str, now: int) -> Waiting:
    """Return what a television with the link's ``token`` waits for, without reading any game.

    Raises:
        GroupLinkRevoked, NoSuchGroup: as :func:`scorepad.services.group_links.group_looked_at`.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = group_looked_at(transaction, key, "television", token)
        return Waiting(room_key(group_id), _state(transaction, group_id, now))


def room_behind(
    store: Store,
    key: bytes,
    token: str,
    now: int,
    zone: tzinfo | None,
    *,
    totals_hidden: bool = False,
) -> Room:
    """Return what a television with the link's ``token`` shows at ``now``, in Unix seconds.

    Of a game it has what lists have: totals, and nothing of the round that is being played. With
    ``totals_hidden`` it has nothing of a game that is just over, and the standings do not count it
    yet: they would tell who won before the phones at that table have uncovered it.

    Raises:
        GroupLinkRevoked, NoSuchGroup: as :func:`scorepad.services.group_links.group_looked_at`.
        StoreUnavailable: it cannot be read now.
    """
    with store.reading() as transaction:
        group_id = group_looked_at(transaction, key, "television", token)
    count_for_a_moment(store, group_id)
    with store.reading() as transaction:
        running = _running(transaction, group_id, now)
        times = newest_times(transaction, group_id, zone)
        over = _just_over(transaction, group_id, now)
        if totals_hidden:
            ids = {each.game.game_id for each in over}
            times, over = tuple(time for time in times if time.game_id not in ids), []
        signs = namesakes_in(transaction, group_id, (each.game for each in (*running, *over)))
        is_tonight = _is_tonight(transaction, group_id, times, running, now)
        evenings = worked_out(transaction, group_id, [times]) if is_tonight else []
        left = _without_played_on(transaction, over, (*running, *over))
        return Room(
            running=tuple(listed(each, group_id, signs) for each in running),
            just_over=tuple(listed(each, group_id, signs) for each in left),
            evening=evenings[0] if evenings else None,
            waits_for=_state(transaction, group_id, now),
        )


def _without_played_on(
    transaction: Transaction, over: Sequence[DeviceGame], shown: Sequence[DeviceGame]
) -> list[DeviceGame]:
    """Leave out games of which most people play in one that began later, as in a rematch.

    People who play on have seen the end, and a table that is shown twice takes the place of another
    one. People are told apart by their ids, because people at two tables can have the same names.
    """
    people = transaction.people.players_of(each.game.game_id for each in shown) if over else {}

    def is_played_on(ended: GameRow) -> bool:
        theirs = people.get(ended.game_id, set())
        return any(
            2 * len(theirs & people.get(each.game.game_id, set())) > len(theirs)
            for each in shown
            if each.game.created_at > ended.created_at
        )

    return [each for each in over if not is_played_on(each.game)]


def _state(transaction: Transaction, group_id: str, now: int) -> str:
    return transaction.games.running([group_id], now - A_MONTH).get(group_id, "")


def _running(transaction: Transaction, group_id: str, now: int) -> list[DeviceGame]:
    begun = HistoryFilter(since=now - A_MONTH)
    games = games_listed(
        transaction, "", group_id, over=False, limit=_LOOKED_AT, history_filter=begun
    )
    drafts = transaction.paper_drafts.among(each.game.game_id for each in games)
    return [each for each in reversed(games) if _is_played(each.game, drafts, now)]


def _is_played(game: GameRow, drafts: Mapping[str, int], now: int) -> bool:
    """Return whether a game that is not over is played now, and not forgotten or from paper."""
    if drafts.get(game.game_id, 0) >= game.updated_at:
        return False
    return game.updated_at > now - (PAUSE if game.version > 1 else _BEGINNING)


def _just_over(transaction: Transaction, group_id: str, now: int) -> list[DeviceGame]:
    """Return the games that were over a moment ago, also those that count for nobody."""
    begun = HistoryFilter(since=now - A_MONTH)
    games = games_listed(
        transaction, "", group_id, over=True, limit=_LOOKED_AT, history_filter=begun
    )
    written = {each.game.game_id: each for each in games if each.game.updated_at > now - _STAYS}
    # A correction makes no end later.
    rows = transaction.statistics.finished(written, FORM) if written else []
    ended = {row.game_id for row in rows if _has_just_ended(row, written[row.game_id].game, now)}
    return [each for key, each in reversed(written.items()) if key in ended]


def _has_just_ended(row: FinishedRow, game: GameRow, now: int) -> bool:
    times = GameTimes(row.game_id, game.created_at, row.ended_at)
    return times.has_time and times.ended_at > now - _STAYS


def _is_tonight(
    transaction: Transaction,
    group_id: str,
    times: Sequence[GameTimes],
    running: Sequence[DeviceGame],
    now: int,
) -> bool:
    """Return whether the newest evening is the one of the running games, or has just ended."""
    last = last_played(times)
    if last is None:
        return False
    if not running:
        return now <= last.ended_at + _AFTERWARDS
    ended_at = end_by_hand(times, transaction.evenings.ends(group_id))
    is_theirs = ended_at is None or any(each.game.created_at <= ended_at for each in running)
    return is_theirs and now <= last.ended_at + PAUSE
