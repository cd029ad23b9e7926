"""Somebody's name taken out of a pad; what they bid and won stays, so that all adds up."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace

from scorepad.pad.marks import Mark
from scorepad.pad.names import folded

NOBODY = "\N{EN DASH}"
"""Stands where a name was; with a number where there are several."""


def is_erased(name: str) -> bool:
    """Return whether that stands for a name that was taken out."""
    return name == NOBODY or (name.startswith(f"{NOBODY} ") and name[2:].isdecimal())


def without_names(marks: Sequence[Mark], players: Set[str]) -> tuple[Mark, ...]:
    """The marks that name one of the ``players``, as they are without the name;
    no two players of a pad are called the same then."""
    taken = {
        folded(str(value))
        for mark in marks
        for cell, value in mark.cells
        if cell.field == "name" and cell.player not in players
    }
    called: dict[str, str] = {}
    changed = []
    for mark in marks:
        cells = tuple(
            (cell, _instead(cell.player, called, taken))
            if cell.field == "name" and cell.player in players and value is not None
            else (cell, value)
            for cell, value in mark.cells
        )
        if cells != mark.cells:
            changed.append(replace(mark, cells=cells))
    return tuple(changed)


def without_erased(mark: Mark, players: Set[str], names: Mapping[str, str]) -> Mark:
    """Return a mark that comes from a phone, with the present name of each of the
    erased ``players`` in the place of the one that it gives them.

    Args:
        names: present names by player; who is missing there is nobody.
    """
    cells = tuple(
        (cell, names.get(cell.player, NOBODY))
        if cell.field == "name" and cell.player in players and value is not None
        else (cell, value)
        for cell, value in mark.cells
    )
    return replace(mark, cells=cells)


def _instead(player: str, called: dict[str, str], taken: set[str]) -> str:
    number = 1
    while player not in called:
        name = NOBODY if number == 1 else f"{NOBODY} {number}"
        if name not in taken:
            called[player] = name
            taken.add(name)
        number += 1
    return called[player]
