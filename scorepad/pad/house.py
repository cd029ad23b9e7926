"""The name of the house rules that a game was begun by."""

from scorepad.pad.marks import Cell
from scorepad.pad.written import Written

HOUSE = Cell(0, 0, "", "house")
"""Written with the opening, where the game has house rules; older pads have none."""


def house_name(written: Written) -> str:
    """Return what the house rules were called when the game began; "" for none."""
    return str(written.round(HOUSE.round).get(HOUSE[1:], ""))
