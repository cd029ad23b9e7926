"""Points that a player types for special cards, in games that have them."""

from typing import Any

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import bonus_values
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Phase
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe


def with_bonus(when: str = "made", **opening: Any) -> Scribe:
    """Anna, Ben and Cleo, who have bid one each for two tricks."""
    table = Scribe(hands=[2, 2], options={"points.bonus": when}, **opening)
    table.bids(1, 1, 1)
    return table


def bonus(player: str, value: Value, number: int = 1) -> Cells:
    return acts.enter(number, 1, player, "bonus", value)


@pytest.mark.parametrize(
    ("when", "totals"),
    [("made", [50, 30, -10]), ("always", [50, 30, 20]), ("never", [30, 30, -10])],
)
def test_it_counts_as_the_rules_say(when: str, totals: list[int]) -> None:
    table = with_bonus("always")
    table.write(bonus("anna", 20))
    table.write(bonus("cleo", 30))
    table.take(ben=1, cleo=0)
    table.write(acts.change_rules(table.pad, {"points.bonus": when}, whole_game=True))
    assert table.totals() == totals


def test_what_does_not_count_stays_written() -> None:
    table = with_bonus()
    table.write(bonus("cleo", 30))
    assert table.round.boxes["cleo"].scored_bonus == 0
    table.take(ben=1, cleo=0)
    cleo = table.done(1).boxes["cleo"]
    assert (cleo.bonus, cleo.scored_bonus, cleo.points) == (30, 0, -10)
    table.correct_tricks(1, cleo=1, ben=0)
    cleo = table.done(1).boxes["cleo"]
    assert (cleo.bonus, cleo.scored_bonus, cleo.points) == (30, 30, 60)


def test_a_round_does_not_wait_for_it() -> None:
    table = with_bonus()
    table.take(ben=1, cleo=0)
    assert table.done(1).phase is Phase.DONE
    assert table.round.number == 2
    table.write(bonus("ben", 170))
    assert table.totals() == [30, 200, -10]
    table.write(bonus("ben", 0))
    assert table.totals() == [30, 30, -10]
    table.write(bonus("ben", None))
    assert table.totals() == [30, 30, -10]


@pytest.mark.parametrize("value", [5, -10, 180])
def test_it_goes_up_in_steps(value: Value) -> None:
    table = with_bonus()
    assert table.refusal(bonus("ben", value)) == Refusal(
        Code.BONUS_IN_STEPS, {"step": 10, "most": 170}
    )


@pytest.mark.parametrize("value", [True, "10", 10.0])
def test_it_is_a_number(value: Value) -> None:
    assert with_bonus().code(bonus("ben", value)) is Code.NOT_A_MARK


def test_its_keys_are_its_steps() -> None:
    assert bonus_values(with_bonus().round) == tuple(range(0, 180, 10))
    assert bonus_values(Scribe().round) == ()
    few = {"points.bonus": "made", "points.bonus_step": 1, "points.bonus_most": 3}
    assert bonus_values(Scribe(options=few).round) == (0, 1, 2, 3)


def test_a_game_without_takes_none(table: Scribe) -> None:
    table.bids(0, 0, 0)
    assert table.code(bonus("ben", 10)) is Code.NO_BONUS
    assert table.code(bonus("zoe", 10)) is Code.NOT_AT_THE_TABLE


def test_it_comes_after_the_bids() -> None:
    table = Scribe(options={"points.bonus": "made"})
    assert table.code(bonus("ben", 10)) is Code.BIDS_MISSING
    assert table.code(bonus("ben", 10, 2)) is Code.ROUND_NOT_OPEN


def test_it_belongs_to_its_deal() -> None:
    table = with_bonus()
    table.write(bonus("ben", 10))
    table.write(acts.deal_again(table.round))
    assert table.round.boxes["ben"].bonus is None
    assert table.code(((Cell(1, 1, "ben", "bonus"), 20),)) is Code.DEAL_IS_OVER
