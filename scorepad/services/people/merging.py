"""Merging people who were taken for two, and separating ids that were merged."""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import NamedTuple

from scorepad.pad.people import players_of
from scorepad.services.people.people import person_within
from scorepad.services.people.renaming import ReadGame, read_again, read_games
from scorepad.services.people.signs import free_sign
from scorepad.store import PersonRow, Store, Transaction

_AT_ONCE = 20
"""Games that are in memory at once."""


def merge_people(store: Store, device: str, double: str, into: str) -> bool:
    """Merge ``double`` into the person ``into``; return False for two who were in one game.

    Raises:
        NoSuchPerson: the group has nobody with one of the ids.
    """
    with store.writing() as transaction:
        return merge_within(transaction, device, double, into)


def unmerge_person(store: Store, device: str, second: str, into: str = "") -> bool:
    """Separate a second id, with those merged under it, from the person it was merged into.

    The id then means a person of its own again, or the person ``into``. Return False if that is
    impossible: the id was never merged, or is merged into ``into``, or both were in one game.

    Raises:
        NoSuchPerson: the group has nobody with one of the ids.
        StoreUnavailable: nothing was changed.
    """
    theirs = NOTHING_SEEN
    for is_last in TRIES:
        theirs = games_seen(store, device, second, theirs)
        with store.writing() as transaction:
            done = separate_within(transaction, device, second, into, theirs, is_last=is_last)
        if done is not None:
            return done
    return False


def second_ids(store: Store, device: str, person_id: str) -> tuple[PersonRow, ...]:
    """Return the ids that were merged with the person, or that have another name.

    Each has the name and the sign that it had on its own.

    Raises:
        NoSuchPerson: the group has nobody with this id.
    """
    with store.reading() as transaction:
        group_id, person = person_within(transaction, device, person_id)
        ids = transaction.people.second_ids(group_id, person.person_id)
    direct = (person.person_id, None)
    return tuple(
        second
        for second in ids
        if second.merged_under in direct and (second.merged_under or second.name != person.name)
    )


def merge_within(transaction: Transaction, device: str, double: str, into: str) -> bool:
    """Merge as :func:`merge_people` does, within a transaction."""
    group_id, one = person_within(transaction, device, double)
    _, other = person_within(transaction, device, into)
    if one == other or transaction.people.have_met(group_id, one.person_id, other.person_id):
        return False
    transaction.statistics.change_months(
        group_id, transaction.statistics.months_of_person(group_id, one.person_id)
    )
    transaction.people.merge(group_id, one.person_id, other.person_id)
    return True


TRIES = (False, False, True)
"""The tries to separate ids; True for the last, which reads changed games in its transaction."""


class SeenGames(NamedTuple):
    """The games of a person as they were read before the transaction.

    ``plays`` has, by the game's id, its state, and whether one of ``ids`` played in it.
    """

    ids: frozenset[str]
    plays: Mapping[str, tuple[str, bool]]


NOTHING_SEEN = SeenGames(frozenset(), {})


def games_seen(
    store: Store,
    device: str,
    second: str,
    before: SeenGames,
    look: Callable[[ReadGame], None] = lambda _: None,
) -> SeenGames:
    """Return the games of the person with the id ``second``; unchanged ones come from ``before``.

    They are read a few at a time: no mark should wait for thousands, and they have no room in
    memory. ``look`` is called with each that is read.
    """
    with store.reading() as transaction:
        group_id, person = person_within(transaction, device, second)
        states = transaction.games.states_of_person(group_id, person.person_id)
        ids = frozenset(_with_those_under(transaction, group_id, person, second))
    known = before.plays if before.ids == ids else {}
    # A damaged game counts as one in which nobody played.
    plays = {game_id: known.get(game_id, ("", False)) for game_id in states}
    changed = iter([game_id for game_id, seen in plays.items() if seen[0] != states[game_id]])
    while some := list(islice(changed, _AT_ONCE)):
        plays |= {game_id: (states[game_id], False) for game_id in some}
        for game_id, game in read_games(store, group_id, some).items():
            plays[game_id] = game[0].state, bool(players_of(game[1], ids))
            look(game)
    return SeenGames(ids, plays)


def separate_within(
    transaction: Transaction, device: str, second: str, into: str, seen: SeenGames, *, is_last: bool
) -> bool | None:
    """Separate as :func:`unmerge_person` does, within a transaction.

    Return ``None``, and write nothing, if games have changed since they were ``seen``. The last try
    reads those in the transaction instead.
    """
    group_id, person = person_within(transaction, device, second)
    _, other = person_within(transaction, device, into) if into else (group_id, None)
    if person.person_id in (second, other.person_id if other else ""):
        return False
    ids = frozenset(_with_those_under(transaction, group_id, person, second))
    plays = seen.plays if seen.ids == ids else {}
    states = transaction.games.states_of_person(group_id, person.person_id)
    changed = {id for id, state in states.items() if plays.get(id, ("", False))[0] != state}
    if changed and not is_last:
        return None
    moved = [id for id in states if id not in changed and plays[id][1]]
    for game_id in changed:
        now = read_again(transaction, group_id, game_id, {})
        if now is not None and players_of(now[1], ids):
            moved.append(game_id)
    to = other.person_id if other else second
    if not set(moved).isdisjoint(transaction.people.games_of(group_id, to)):
        return False
    transaction.statistics.change_months(
        group_id, transaction.statistics.months_of_person(group_id, person.person_id)
    )
    transaction.people.point_ids(group_id, ids, to)
    transaction.people.change(group_id, second, merged_under=other and other.person_id)
    transaction.people.hand_games(group_id, moved, person.person_id, to)
    own = transaction.people.get(group_id, second)
    if own is not None and own.person_id == second:
        shared = transaction.people.number(group_id, own.sign) > 1
        taken = transaction.people.signs_taken(group_id)
        sign = free_sign(taken) if shared else own.sign
        transaction.people.change(group_id, second, sign=sign)
    return True


def _with_those_under(
    transaction: Transaction, group_id: str, person: PersonRow, second: str
) -> Iterable[str]:
    """Return the second id, and those that were merged with it before it was merged itself."""
    rows = transaction.people.second_ids(group_id, person.person_id)
    ids, waiting = [second], [second]
    while waiting:
        under = waiting.pop()
        new = [row.person_id for row in rows if row.merged_under == under]
        waiting += [each for each in new if each not in ids]
        ids += [each for each in new if each not in ids]
    return ids
