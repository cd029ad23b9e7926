"""The players of a pad among people whom other games know, too.

Most players are known elsewhere by the id that they have on the pad. A cell tells where
it is another: two people of one name are told apart by it, whatever stands in their boxes.
"""

from collections.abc import Mapping, Set

from scorepad.pad.acts import Cells, rename
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Cell
from scorepad.pad.names import folded
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


def called(pad: AnyPad, player: str, name: str) -> Cells:
    """Give the player this name where nobody else has it; no cells where nothing changes."""
    others = {folded(each) for id, each in pad.names.items() if id != player}
    return rename(player, name) if pad.names[player] != name and folded(name) not in others else ()


def called_before(pad: AnyPad, person: str) -> Cells:
    """Give the player who was said to be ``person`` the name from before that was said, where
    it was changed by the same mark and not since; no cells where nothing changes."""
    names: dict[str, str] = {}
    before: dict[str, str] = {}
    for mark in pad.written.marks:
        if mark.undoes is not None or mark.id in pad.written.undone:
            continue
        said = {
            cell.player for cell, value in mark.cells if (cell.field, value) == (PERSON, person)
        }
        for cell, value in mark.cells:
            if cell.field == "name":
                before.pop(cell.player, None)
                if cell.player in said and cell.player in names:
                    before[cell.player] = names[cell.player]
                names[cell.player] = str(value)
    return tuple(cell for player, name in before.items() for cell in called(pad, player, name))
