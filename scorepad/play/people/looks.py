"""The sign of each person of a circle: a colour and a shape, no two alike."""

from collections.abc import Collection, Iterable

from scorepad.store import PersonRow

_EACH = 10
"""Colours, and shapes: five outlines, filled and hollow."""

LOOKS = _EACH * _EACH
"""Signs that there are. The first ten share neither colour nor shape; no two share both."""


def colour_of(look: int) -> int:
    """Return the number of the colour, 0 to 9; where there is none, of the dashes."""
    return look % _EACH


def shape_of(look: int) -> int:
    """Return the number of the shape, 0 to 9; from 5 on it is hollow."""
    return (look + look // _EACH) % _EACH


def free_look(taken: Collection[int]) -> int:
    """Return the first sign that is not ``taken``; when all are, they begin again."""
    return next((look for look in range(LOOKS) if look not in taken), len(taken) % LOOKS)


def looks_of(people: Iterable[PersonRow]) -> dict[str, int]:
    """Return everybody's sign by their ids. Of two who were given the same, by earlier
    versions or another circle, the one who is known longer keeps it."""
    looks: dict[str, int] = {}
    for person in sorted(people, key=lambda each: (each.created_at, each.person_id)):
        look, taken = person.look % LOOKS, set(looks.values())
        looks[person.person_id] = free_look(taken) if look in taken else look
    return looks


def table_looks(players: Iterable[str], known: dict[str, int]) -> dict[str, int]:
    """Return a sign for each of a game's players, by their ids: the ``known`` ones, and
    for the others those that are left over, in their order."""
    players = tuple(players)
    looks = {player: known[player] for player in players if player in known}
    for player in players:
        if player not in looks:
            looks[player] = free_look(set(looks.values()))
    return looks
