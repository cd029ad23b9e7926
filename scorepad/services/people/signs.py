"""The sign of each person of a group: a colour and a shape, no two alike."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from scorepad.pad.names import caseless
from scorepad.pad.people import person_ids
from scorepad.services.access import OpenedGame
from scorepad.store import GameRow, PersonRow, Store, Transaction

_EACH = 10
"""The number of colours, and of shapes: five outlines, filled and hollow."""

SIGNS = _EACH * _EACH
"""The number of signs. The first ten share neither colour nor shape; no two share both."""

UNKNOWN: Mapping[str, int] = {}


def colour_of(sign: int) -> int:
    """Return the number of the colour, 0 to 9; without colours, that of the dashes."""
    return sign % _EACH


def shape_of(sign: int) -> int:
    """Return the number of the shape, 0 to 9; from 5 on it is hollow."""
    return (sign + sign // _EACH) % _EACH


def character_of(sign: int) -> str:
    """Return the shape as a character, where there can be text alone."""
    return "●■▲◆★○□△◇☆"[shape_of(sign)]


def free_sign(taken: Collection[int]) -> int:
    """Return the first sign that is not ``taken``; when all are, they begin again."""
    return next((sign for sign in range(SIGNS) if sign not in taken), len(taken) % SIGNS)


def free_signs(taken: Collection[int], own: int, most: int) -> tuple[int, ...]:
    """Return the first signs that are not ``taken``, at most ``most``, the ``own`` among them."""
    free = [sign for sign in range(SIGNS) if sign not in taken and sign != own]
    return tuple(sorted((own, *free[: most - 1])))


def with_own_sign(taken: set[int], person: PersonRow) -> PersonRow:
    """Return a person who comes into a group, with a sign of their own, added to ``taken``."""
    own = person._replace(sign=free_sign(taken)) if person.sign in taken else person
    taken.add(own.sign)
    return own


def signs_at(store: Store, opened: OpenedGame) -> dict[str, int]:
    """Return the signs of the players of a game, by player; unknown players are left out.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    if not opened.game.group_id:
        return {}
    ids = person_ids(opened.pad)
    with store.reading() as transaction:
        known = transaction.people.signs_in_game(opened.game.game_id, set(ids.values()))
    return {player: known[person] for player, person in ids.items() if person in known}


def table_signs(players: Iterable[str], known: Mapping[str, int]) -> dict[str, int]:
    """Return a sign for each of a game's players, by their ids.

    It is the ``known`` one; the others get the first free ones, in their order.
    """
    players = tuple(players)
    signs = {player: known[player] for player in players if player in known}
    for player in players:
        if player not in signs:
            signs[player] = free_sign(set(signs.values()))
    return signs


Signs = Mapping[tuple[str, str], int]
"""Signs of people, by the game's id and the person's caseless name in it."""

NONE: Signs = {}


def who_share_a_name(names: Mapping[str, str]) -> tuple[str, ...]:
    """Return the ids, in the order of ``names``, of those whose name somebody else there has.

    >>> who_share_a_name({"a": "Anna", "b": "Ben", "c": "ANNA"})
    ('a', 'c')
    """
    called = Counter(map(caseless, names.values()))
    return tuple(id for id, name in names.items() if called[caseless(name)] > 1)


def namesakes_in(transaction: Transaction, group_id: str, games: Iterable[GameRow]) -> Signs:
    """Return the signs of people in a list of ``games`` who share their name with somebody.

    If two people of one game have the same name now, that name has no sign there.
    """
    called: dict[str, list[tuple[str, int]]] = {}
    for person, name, sign in transaction.people.named_signs(group_id) if group_id else ():
        called.setdefault(caseless(name), []).append((person, sign))
    several = {name: people for name, people in called.items() if len(people) > 1}
    if not several:
        return NONE
    ids = {person for people in several.values() for person, _ in people}
    there = transaction.people.who_played({game.game_id for game in games}, ids)
    signs: dict[tuple[str, str], int] = {}
    for game_id in {game_id for game_id, _ in there}:
        for name, people in several.items():
            here = [sign for person, sign in people if (game_id, person) in there]
            if len(here) == 1:
                signs[game_id, name] = here[0]
    return signs
