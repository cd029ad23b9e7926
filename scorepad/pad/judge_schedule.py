"""Judging a change of the schedule while the game is played."""

from collections.abc import Mapping
from typing import cast

from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Pad
from scorepad.pad.table import RULE, Table
from scorepad.pad.written import Key
from scorepad.rules.refusal import Code, Refusal

SCHEDULE_RULE = f"{RULE}schedule."
"""The start of the field of each cell that changes the schedule."""


def judge_hands(pad: Pad, written: Mapping[Cell, Value]) -> Refusal | None:
    """Return whether what is ``written`` leaves the rounds that were begun in the game,
    and each with the hand that it was bid for."""
    table = Table(pad.written.round(0))
    for played in pad.rounds:
        cells = _cells(pad, played.number, written)
        table.sit(cells)
        if not table.to_come:
            facts = {
                "players": len(table.seats),
                "rounds": played.number - 1,
                "round": len(pad.rounds),
            }
            return Refusal(Code.GAME_WOULD_BE_OVER, facts)
        hand = cast("int", cells.get((0, "", "hand"), table.deal(cells).hand))
        if hand != played.hand and any(box.bid is not None for box in played.boxes.values()):
            facts = {"round": played.number, "hand": played.hand}
            return Refusal(Code.HAND_IS_DEALT, facts)
    return None


def _cells(pad: Pad, number: int, written: Mapping[Cell, Value]) -> dict[Key, Value]:
    cells = dict(pad.written.round(number))
    cells |= {cell[1:]: value for cell, value in written.items() if cell.round == number}
    return {key: value for key, value in cells.items() if value is not None}
