"""Polls for news: what a phone has of a game, whether that is all, and what it then waits for."""

import time
from collections.abc import Collection
from typing import NamedTuple

from scorepad.pad.moments import A_DAY
from scorepad.services.access import SECONDS_OPEN, OwnPhones, asked_of_all, is_open
from scorepad.services.sittings import is_recent, newest_change
from scorepad.services.takeovers import note_shown
from scorepad.store import Store, StoreUnavailable, Watched, state_of_marks

PHONES_SEPARATOR = "~"
"""The sign between the state of the marks and the own phones; a phone that writes sends both."""


A_MONTH = 31 * A_DAY
"""Seconds after which a game that was not finished runs no more, for a television."""


class Poll(NamedTuple):
    """The facts that a phone sends with a poll: what it has of a game, and what it shows."""

    marks: int
    """The number of marks that it has."""
    state: str | None
    """The state of these marks, see :func:`scorepad.store.rows.state_of`, followed by the own
    phones.

    ``None`` from a script that is too old to send it.
    """
    writes: bool = False
    """True if it needs all news that a phone which may write all gets."""
    as_host: bool | None = None
    """True if its page is for a phone that may write all, ``None`` if it is for everybody."""
    player: str | None = None
    """The player whose own phone it believes to be, "" for none; ``None`` if it does not say."""
    asked: int = 0
    """The number of what stood above its screen, see :func:`_shown_on_own`."""


def knows_all(store: Store, game_id: str, device: str, poll: Poll, now: int) -> Watched | None:
    """Return what ``device`` is to wait for if it has all of the game, without reading any mark.

    Return ``None`` if it lacks something, if its role or player is not what the poll says, if it
    may not see the game, or while games can't be read. Return ``None`` also if it has a question to
    answer that it does not show yet: somebody asks to write on another phone.

    Args:
        poll: what the device says that it has.
        now: in Unix seconds.
    """
    try:
        present = store.game_state(game_id, device)
    except StoreUnavailable:
        return None
    if present is None:
        return None
    is_host = present.role == "host"
    is_another = poll.as_host not in (None, is_host) or poll.player not in (None, present.player)
    if is_another or (poll.writes and not is_host):
        return None
    state, _, phones = (poll.state or "").partition(PHONES_SEPARATOR)
    if poll.marks != present.version or (poll.state is not None and state != present.state):
        return None
    is_asked = present.asked_at is not None and now < present.asked_at + SECONDS_OPEN
    is_told = is_recent(present.seated_at, now)
    if poll.writes and (is_asked or is_told):
        return None
    if poll.player:
        shown = 0
        if is_asked or is_told:
            shown = _shown_on_own(store, game_id, device, poll.player, now)
        if shown != poll.asked:
            return None
    if poll.writes and poll.state is not None and (phones or present.has_own_phones):
        with store.reading() as transaction:
            all_phones = transaction.links.own_phones(game_id)
        if phones != str(OwnPhones(present.player, all_phones)):
            return None
    return present.watched


def _shown_on_own(store: Store, game_id: str, device: str, player: str, now: int) -> int:
    """Return the number of what a player's own phone shows above its screen, 0 for nothing.

    It is the number of the question that all phones are asked, see :func:`asked_of_all`. If there
    is none, it is the time at which somebody else changed the seat. If the phone is asked about its
    own seat, the poll is noted: the phone is not silent.
    """
    with store.reading() as transaction:
        every = transaction.takeovers.all(game_id)
        change = newest_change(transaction, game_id, device, player, now)
    of_seat = [each for each in every if (each.role, each.player) == ("player", player)]
    open_ = [each for each in of_seat if is_open(each, now) and each.device != device]
    note_shown(store, game_id, device, open_, now)
    return asked_of_all(every, now) or (change.at if change else 0)


_ROOM = "room:"


def room_key(group_id: str) -> str:
    """Return what stands for all running games of the group among the ids of games."""
    return f"{_ROOM}{group_id}"


def watched(store: Store, ids: Collection[str]) -> dict[str, Watched | str]:
    """Return what those who watch wait for: phones for a game, a television for a whole room.

    The ``ids`` are those of games, and :func:`room_key` of groups. What is deleted or unknown is
    left out. While games can't be read, all are.
    """
    groups = {each.removeprefix(_ROOM) for each in ids if each.startswith(_ROOM)}
    games = {each for each in ids if not each.startswith(_ROOM)}
    found: dict[str, Watched | str] = {}
    try:
        with store.reading() as transaction:
            if games:
                found |= transaction.games.watched(games)
            if groups:
                since = int(time.time()) - A_MONTH
                running = transaction.games.running(groups, since)
                found |= {room_key(group_id): running.get(group_id, "") for group_id in groups}
    except StoreUnavailable:
        return {}
    return found


def has_ended(store: Store, game_id: str, device: str, marks: int, state: str) -> bool:
    """Return whether ``device``, which may not see the game now, could see it once.

    Then it knows the first ``marks`` marks and thus their ``state``, see
    :func:`scorepad.store.rows.state_of`. A device with other marks is told nothing, as after an
    older copy was brought back: it may have marks that are lost here.
    """
    with store.reading() as transaction:
        game = transaction.games.get(game_id)
        if game is None or game.deleted_at is not None or not 0 < marks <= game.version:
            return False
        if transaction.games.opened(game_id, device) is not None:
            return False
        ids = [mark.id for mark in transaction.marks.all(game_id)[:marks]]
    # If a name was erased since, the device knows an older edition.
    edition, _, rest = state.partition(PHONES_SEPARATOR)[0].partition(".")
    return edition.isdecimal() and rest == state_of_marks(0, ids).partition(".")[2]
