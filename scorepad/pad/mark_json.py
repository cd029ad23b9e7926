"""Marks as JSON: written for phones, and parsed from untrusted input."""

from typing import Any

from scorepad.pad.mark_schema import is_id
from scorepad.pad.marks import Cell, Mark, Value


def mark_json(mark: Mark) -> dict[str, Any]:
    """Return a mark as a phone's script reads and writes it: its id beside its body."""
    return {"id": mark.id, **mark.body()}


def mark_of(sent: object, by: str, at: int) -> Mark | None:
    """Return the mark that a phone has sent; ``None`` where it has another shape."""
    if not isinstance(sent, dict) or not isinstance(sent.get("cells", []), list):
        return None
    id, undoes, seen = sent.get("id"), sent.get("undoes"), sent.get("seen")
    if not is_id(id) or not (undoes is None or is_id(undoes)):
        return None
    if not (seen is None or is_id(seen)):
        return None
    cells = []
    for sent_cell in sent.get("cells", []):
        cell = _cell(sent_cell)
        if cell is None:
            return None
        cells.append(cell)
    return Mark(id, tuple(cells), seen, undoes, by, at)


def _cell(sent: object) -> tuple[Cell, Value] | None:
    if not isinstance(sent, list) or len(sent) != 5:
        return None
    number, deal, player, field, value = sent
    # An exact type: True is no number of a round.
    numbers = type(number) is int and type(deal) is int
    sound = numbers and isinstance(player, str) and isinstance(field, str)
    return (Cell(number, deal, player, field), value) if sound else None
