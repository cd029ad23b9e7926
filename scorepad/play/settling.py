"""Choosing one of the values that phones wrote apart."""

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.conflicts import as_text
from scorepad.pad.marks import Cell
from scorepad.pad.visibility import is_hidden
from scorepad.rules.refusal import Code, Refusal


def settle(pad: AnyPad, cell: tuple[int, int, str, str], text: str) -> Cells | Refusal:
    """The ``cell`` with the value that reads ``text``, one of those that wait in it;
    where they are hidden, nobody is told whether it is."""
    chosen = Cell(*cell)
    waiting = [
        conflict.values
        for conflict in pad.conflicts
        if conflict.cell == chosen and not is_hidden(pad, chosen)
    ]
    if not waiting:
        nothing = {"player": chosen.player, "field": chosen.field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    for value, _ in waiting[0]:
        if as_text(value) == text:
            return ((chosen, value),)
    return Refusal(Code.NOT_A_MARK, {"what": "value"})
