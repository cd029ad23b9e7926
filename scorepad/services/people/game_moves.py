"""Moving games into another group, with their players and what they add to statistics."""

from collections.abc import Mapping
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import caseless
from scorepad.pad.people import person_ids, persons_named
from scorepad.services.access import NoSuchGame, OpenedGame
from scorepad.services.groups import NoSuchGroup
from scorepad.services.pad_cache import stored_pad
from scorepad.services.people.seating import KnownPeople, known_people, note_people
from scorepad.services.people.signs import with_own_sign
from scorepad.services.statistics.update import store_finished
from scorepad.stats.finished import Finished, count_game
from scorepad.store import GameRow, GroupRow, Store, Transaction


class CountedGame(NamedTuple):
    """A game as it was read, with what it adds to statistics when it is over."""

    row: GameRow
    pad: AnyPad
    finished: Finished | None


def read_game(transaction: Transaction, game_id: str) -> CountedGame | None:
    """Return the game as it is now; ``None`` if there is none."""
    row = transaction.games.get(game_id)
    if row is None:
        return None
    pad = stored_pad(game_id, transaction.marks.all(game_id))
    return CountedGame(row, pad, count_game(game_id, pad) if pad.over else None)


def place_game(transaction: Transaction, game: CountedGame, to: str, group: KnownPeople) -> bool:
    """Put the game into the group ``to``; return False if it is there already, or gone.

    The group recognizes its players by their ids, otherwise by their present names. ``group`` are
    the people of ``to``, as they were read before.
    """
    row = transaction.games.get(game.row.game_id)
    if row is None or row.group_id == to:
        return False
    if row.state != game.row.state:
        # Somebody has written in it since, and a new player may have joined.
        changed = read_game(transaction, row.game_id)
        assert changed is not None
        game = changed
    names = _leave(transaction, row, game.pad, to, group) if row.group_id else {}
    transaction.games.move(row.game_id, to)
    placed = row._replace(group_id=to)
    note_people(transaction, placed, game.pad, row.created_at, names=names, group=group)
    if game.finished is not None:
        store_finished(transaction, placed, game.finished)
    return True


def groups_to_move_to(store: Store, opened: OpenedGame, device: str) -> tuple[GroupRow, ...]:
    """Return the other groups that ``device`` plays in.

    Raises:
        NoSuchGame: the device is not in the game's own group. It may see the game, or write in it,
            but not take it away.
    """
    with store.reading() as transaction:
        groups = transaction.groups.of_device(device)
    if opened.game.group_id not in {group.group_id for group in groups}:
        raise NoSuchGame(opened.game.game_id)
    return tuple(group for group in groups if group.group_id != opened.game.group_id)


def move_game(store: Store, game_id: str, device: str, to: str) -> None:
    """Move a game into the group ``to``: lists and statistics of both follow at once.

    Moving it back undoes that. Moving it again changes nothing.

    Raises:
        NoSuchGame: the device is not in the group of such a game.
        NoSuchGroup: the device is not in the group ``to``.
        StoreUnavailable: nothing was moved.
    """
    with store.reading() as transaction:
        game = read_game(transaction, game_id)
        group = known_people(transaction, to)
    with store.writing() as transaction:
        mine = {group.group_id for group in transaction.groups.of_device(device)}
        row = transaction.games.get(game_id)
        if game is None or row is None or row.deleted_at is not None or row.group_id not in mine:
            raise NoSuchGame(game_id)
        if to not in mine:
            raise NoSuchGroup(to)
        place_game(transaction, game, to, group)


def _leave(
    transaction: Transaction, row: GameRow, pad: AnyPad, to: str, group: KnownPeople
) -> Mapping[str, str]:
    """Remove what its group stores of the game; return the names of its players in that group.

    The players keep their signs in the group ``to``, if they are new in it.
    """
    transaction.statistics.drop_game(row.game_id, row.group_id)
    transaction.people.forget_played(row.group_id, row.game_id)
    ids, apart = person_ids(pad), persons_named(pad)
    people = {player: transaction.people.get(row.group_id, id) for player, id in ids.items()}
    there = set(transaction.people.ids_among(to, ids.values()))
    for player, person in people.items():
        if person is None or ids[player] in there or person.person_id != ids[player]:
            continue
        is_new = ids[player] in apart or caseless(person.name) not in group.names
        if is_new and not group.is_full:
            own = with_own_sign(group.signs, person)
            transaction.people.add(to, own)
            group.add(own.name, own.person_id, own.sign)
    return {player: person.name for player, person in people.items() if person}
