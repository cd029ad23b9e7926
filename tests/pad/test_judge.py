"""Live entries: what is impossible is refused, and a correction never is."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge
from scorepad.pad.judge_table import LONGEST_WHY
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe, code_of


def one(number: int, deal: int, player: str, field: str, value: Value) -> Cells:
    return ((Cell(number, deal, player, field), value),)


@pytest.fixture
def four() -> Scribe:
    """Four players after one round of five tricks: two, two, one and none."""
    table = Scribe(players="anna ben cleo dora", hands=[5, 5, 5])
    table.play([1, 1, 1, 1], [2, 2, 1, 0])
    return table


ONE_OF_EACH: dict[str, tuple[str, Value]] = {
    **dict.fromkeys(("bid", "tricks", "changed", "bonus"), ("ben", 1)),
    "trump": ("", "R"),
    "bomb": ("", True),
    "trick:1": ("", "ben"),
    "leader:2": ("", "ben"),
    "chooser": ("", "ben"),
    "reveal": ("", True),
}


@pytest.mark.parametrize("field", ONE_OF_EACH)
def test_a_round_that_is_not_open_takes_no_entry(table: Scribe, field: str) -> None:
    player, value = ONE_OF_EACH[field]
    refusal = Refusal(Code.ROUND_NOT_OPEN, {"round": 2, "open": 1})
    assert table.refusal(one(2, 1, player, field, value)) == refusal


def test_a_game_that_is_over_takes_no_entry_in_a_further_round() -> None:
    table = Scribe(rounds=1)
    table.play_rounds(1)
    for cells in (
        acts.enter(2, 1, "ben", "bid", 0),
        one(1, 0, "", "hand", 1),
        one(1, 0, "", "deal", 2),
    ):
        assert table.code(cells) is Code.GAME_IS_OVER


def test_somebody_who_does_not_sit_at_the_table_takes_no_entry(table: Scribe) -> None:
    assert table.code(table.bid_of("zoe", 0)) is Code.NOT_AT_THE_TABLE


@pytest.mark.parametrize(
    "cells",
    [
        (),
        one(1, 1, "ben", "mood", 3),
        one(0, 0, "", "ruleset", {}),
        one(1, 1, "ben", "trump", "R"),
        one(1, 1, "ben", "reveal", True),
        one(1, 1, "", "reveal", 1),
        one(1, 3, "ben", "adjustment", [5, "why"]),
        one(1, 0, "ben", "adjustment", 5),
        one(1, 0, "ben", "adjustment", [5]),
        one(1, 0, "ben", "adjustment", [5, 5]),
        one(1, 0, "ben", "start", "lowest"),
        one(0, 0, "", "name", "Ben"),
        one(0, 0, "ben", "name", 7),
        one(1, 0, "ben", "name", "Ben"),
        one(1, 0, "", "hands", [1, 2, 3]),
        one(1, 0, "ben", "rule:bidding.who", "last"),
        one(3, 0, "", "rule:bidding.who", "last"),
        one(1, 0, "", "seating", None),
        one(1, 0, "", "seating", ["anna", "ben", "ben"]),
        one(2, 0, "ben", "seating", None),
        one(0, 0, "ben", "ended", 0),
    ],
)
def test_what_is_no_mark_at_all_is_refused(table: Scribe, cells: Cells) -> None:
    assert table.code(cells) is Code.NOT_A_MARK


def test_what_is_set_for_the_next_round_can_be_taken_back(table: Scribe) -> None:
    assert table.refusal(one(2, 0, "", "rule:bidding.who", "last")) is None
    assert table.refusal(one(2, 0, "", "seating", None)) is None


def test_a_mark_that_writes_one_cell_twice_is_no_mark(table: Scribe) -> None:
    assert table.code(table.bid_of("ben", 0) + table.bid_of("ben", 1)) is Code.NOT_A_MARK


def test_an_entry_for_a_deal_that_was_thrown_in_is_refused(table: Scribe) -> None:
    table.bid(ben=1)
    table.write(acts.deal_again(table.round))
    assert table.code(acts.enter(1, 1, "cleo", "bid", 0)) is Code.DEAL_IS_OVER
    assert table.code(acts.enter(1, 3, "cleo", "bid", 0)) is Code.DEAL_IS_OVER


def test_results_that_do_not_add_up_are_refused_and_say_how_many_there_are() -> None:
    table = Scribe(hands=[5])
    table.bids(1, 1, 1)
    cells = acts.correct_tricks(table.round, {"anna": 1, "ben": 1, "cleo": 1})
    assert table.refusal(cells) == Refusal(
        Code.TRICKS_DO_NOT_ADD_UP, {"tricks": 3, "least": 5, "hand": 5}
    )


def test_several_results_wait_for_every_bid_as_one_does() -> None:
    table = Scribe(hands=[5])
    table.bid(ben=1)
    cells = acts.correct_tricks(table.round, {"anna": 3, "ben": 2})
    assert table.code(cells) is Code.BIDS_MISSING


def test_some_results_together_may_not_exceed_the_hand() -> None:
    table = Scribe(hands=[5])
    table.bids(1, 1, 1)
    cells = acts.correct_tricks(table.round, {"anna": 3, "ben": 3})
    assert table.code(cells) is Code.TOO_MANY_TRICKS
    table.take(anna=4)
    table.write(acts.correct_tricks(table.round, {"anna": 1, "ben": 4}))


@pytest.mark.parametrize("value", [True, None, "1", -1, 6])
def test_several_results_are_each_a_number_of_the_hand(four: Scribe, value: Value) -> None:
    cells = one(1, 1, "anna", "tricks", value) + one(1, 1, "ben", "tricks", 3)
    is_number = type(value) is int
    assert four.code(cells) is (Code.OUT_OF_RANGE if is_number else Code.NOT_A_MARK)


def test_one_result_of_a_finished_round_never_changes_alone(four: Scribe) -> None:
    assert four.refusal(acts.correct_tricks(four.done(1), {"anna": 1})) == Refusal(
        Code.OTHER_PLAYER_NEEDED, {"player": "anna"}
    )


def test_the_results_of_each_round_that_a_mark_corrects_add_up(four: Scribe) -> None:
    four.play([1, 1, 1, 1], [5, 0, 0, 0])
    right = [
        acts.correct_tricks(four.done(number), {"anna": 1, "dora": left})
        for number, left in ((1, 1), (2, 4))
    ]
    wrong = acts.correct_tricks(four.done(2), {"anna": 2, "dora": 2})
    assert four.refusal(right[0] + right[1]) is None
    for cells in (right[0] + wrong, wrong + right[0]):
        assert four.code(cells) is Code.TRICKS_DO_NOT_ADD_UP


def test_the_inferred_result_changes_like_any_other(four: Scribe) -> None:
    inferred = next(p for p, box in four.done(1).boxes.items() if box.inferred)
    assert inferred == "anna"
    four.correct_tricks(1, anna=0, dora=2)
    assert not four.done(1).boxes["anna"].inferred
    four.undo()
    assert four.done(1).boxes["anna"].inferred


def test_an_adjustment_counts_from_its_round_on(four: Scribe) -> None:
    four.play_rounds(1)
    before = four.totals()
    four.write(acts.adjust(1, "ben", -15, "  spilt   wine "))
    assert four.totals(1) == [-10, -25, 30, -10]
    assert four.totals() == [before[0], before[1] - 15, *before[2:]]
    assert four.pad.written.round(1)[0, "ben", "adjustment"] == [-15, "spilt wine"]
    four.write(acts.adjust(1, "ben", 0, ""))
    assert four.totals() == before


@pytest.mark.parametrize(
    ("points", "why", "code"),
    [
        (1001, "too much", Code.OUT_OF_RANGE),
        (-1001, "too little", Code.OUT_OF_RANGE),
        (True, "no number", Code.OUT_OF_RANGE),
        ("10", "no number", Code.OUT_OF_RANGE),
        (10, "   ", Code.WHY_MISSING),
        (10, "w" * (LONGEST_WHY + 1), Code.WHY_TOO_LONG),
    ],
)
def test_an_adjustment_needs_a_sane_number_and_a_word_why(
    table: Scribe, points: int, why: str, code: Code
) -> None:
    refusal = table.refusal(acts.adjust(1, "ben", points, why))
    assert code_of(refusal) is code
    if code is Code.OUT_OF_RANGE:
        assert refusal == Refusal(code, {"value": points, "low": -1000, "high": 1000})


def test_a_word_why_may_have_sixty_characters(table: Scribe) -> None:
    table.write(acts.adjust(1, "ben", 1000, "w" * 60))
    assert table.code(acts.adjust(1, "ben", 1000, "w" * 61)) is Code.WHY_TOO_LONG


def test_an_adjustment_is_for_somebody_who_sat_in_a_round_that_has_begun(table: Scribe) -> None:
    assert table.code(acts.adjust(2, "ben", 5, "why")) is Code.NOT_AT_THE_TABLE
    assert table.code(acts.adjust(1, "zoe", 5, "why")) is Code.NOT_AT_THE_TABLE


def test_an_undo_that_also_carries_cells_is_no_mark_and_read_as_an_undo_alone(
    table: Scribe,
) -> None:
    table.bid(ben=1)
    mark = Mark("f" * 32, table.bid_of("cleo", 1), undoes=table.marks[-1].id)
    assert judge(table.pad, mark) == Refusal(Code.NOT_A_MARK, {"what": "undoes"})
    pad = fold([*table.marks, mark])
    assert pad.current is not None
    assert [box.bid for box in pad.current.boxes.values()] == [None, None, None]
