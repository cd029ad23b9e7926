"""Whoever has left is known to the game, and takes no part in the rounds after."""

import pytest

from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe


@pytest.fixture
def left() -> Scribe:
    """The second round of a game of four, which Dora has left; the bids are made."""
    table = Scribe("wizard_jubilee", "anna ben cleo dora", hands=[2, 2, 2, 2, 2])
    table.play([1, 1, 1, 1], [2, 0, 0, 0])
    table.seat("anna ben cleo")
    table.bids(0, 0, 1)
    return table


def test_dora_has_left(left: Scribe) -> None:
    assert left.round.seats == ("anna", "ben", "cleo")
    assert "dora" in left.pad.names


@pytest.mark.parametrize(
    "cells",
    [
        ((Cell(2, 1, "dora", "bid"), 1),),
        ((Cell(2, 1, "dora", "tricks"), 1),),
        ((Cell(2, 1, "", "trick:1"), "dora"),),
        ((Cell(2, 1, "", "trick:1"), ""), (Cell(2, 1, "", "leader:2"), "dora")),
        ((Cell(2, 1, "", "trump"), "WR"), (Cell(2, 1, "", "chooser"), "dora")),
        ((Cell(2, 0, "", "dealer"), "dora"),),
    ],
)
def test_whoever_has_left_takes_no_part(left: Scribe, cells: Cells) -> None:
    left.write(((Cell(2, 1, "", "bomb"), True),))
    assert left.refusal(cells) == Refusal(Code.NOT_AT_THE_TABLE, {"player": "dora"})
