"""The players of a pad among people whom other games know, too.

Most players are known elsewhere by the id that they have on the pad. A cell tells where
it is another: two people of one name are told apart by it, whatever stands in their boxes.
"""

from collections.abc import Mapping, Set

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Cell
from scorepad.pad.opening import PERSON


def told_apart(pad: AnyPad) -> dict[str, str]:
    """Return the ids of the persons that some players were said to be, by player; a
    player's own id says that it is nobody who was known before."""
    return {
        player: str(person)
        for (_, player, field), person in pad.written.round(0).items()
        if field == PERSON and player in pad.names
    }


def person_ids(pad: AnyPad) -> dict[str, str]:
    """Return the id that each player is known by in other games, by player."""
    return {player: player for player in pad.names} | told_apart(pad)


def players_of(pad: AnyPad, ids: Set[str]) -> tuple[str, ...]:
    """Return the players who are the person that any of these ``ids`` means."""
    return tuple(player for player, person in person_ids(pad).items() if person in ids)


def be_person(players: Mapping[str, str | None]) -> Cells:
    """Say which person each of the ``players`` is; ``None`` for whom the player's own
    id has always meant."""
    return tuple((Cell(0, 0, player, PERSON), person) for player, person in players.items())
