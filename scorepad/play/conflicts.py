"""Cells that wait for a choice, as far as anybody may see and needs to know."""

from scorepad.pad.conflicts import Conflict
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad
from scorepad.pad.visibility import is_hidden


def shown_conflicts(pad: Pad) -> tuple[Conflict, ...]:
    """Those of the game, and of the rounds as they were dealt last; none whose
    values are still secret."""
    return tuple(
        each for each in pad.conflicts if _counts(pad, each.cell) and not is_hidden(pad, each.cell)
    )


def _counts(pad: Pad, cell: Cell) -> bool:
    if cell.round == 0:
        return True
    played = pad.round(cell.round)
    if played is None or cell.deal == 0:
        return played is not None
    return cell.deal == played.deal and (not cell.player or cell.player in played.boxes)
