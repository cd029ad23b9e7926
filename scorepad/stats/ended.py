"""When a game ended."""

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Cell
from scorepad.pad.results import TRICK

_RESULTS = frozenset({"bid", "tricks", "won", "sum"})
_END = Cell(0, 0, "", "ended")


def ended_at(pad: AnyPad) -> int:
    """Return when the last entry of the last round was first made, or the game was
    ended early, in Unix seconds: a correction does not make it later."""
    last = len(pad.rounds)
    first: dict[Cell, int] = {}
    for mark in pad.written.marks:
        for cell, _ in mark.cells:
            if cell == _END and pad.ended_early:
                first[cell] = mark.at
            elif cell.round == last and _is_result(cell.field):
                first.setdefault(cell, mark.at)
    return max(first.values(), default=pad.written.marks[-1].at)


def _is_result(field: str) -> bool:
    return field in _RESULTS or field.startswith(TRICK)
