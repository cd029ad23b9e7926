"""What cannot be written in a match, and why."""

import pytest

from scorepad.pad.acts import Cells, rename
from scorepad.pad.judge import judge, refuse_stale
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match import acts as match_acts
from scorepad.pad.opening import Opening, check_opening
from scorepad.rules import Code, Side, Sorcerer
from tests.pad.duellists import Duellists
from tests.pad.scribe import code_of

FIRE, WATER = Sorcerer("Fire", 5), Sorcerer("Water", 3, 1)


def cells(value: Value, number: int = 1, field: str = "won", player: str = "") -> Cells:
    return ((Cell(number, 0, player, field), value),)


def refused(table: Duellists, what: Cells) -> Code | None:
    refusal = table.try_to(what)
    return refusal.code if refusal else None


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (cells([]), Code.NOT_A_MARK),
        (cells("a"), Code.NOT_A_MARK),
        (cells(None), Code.NOT_A_MARK),
        (cells(["a", "a"]), Code.NOT_A_MARK),
        (cells(["a", "x"]), Code.NOT_AT_THE_TABLE),
        (cells([["a"]]), Code.NOT_AT_THE_TABLE),
        (cells(["a"], player="a"), Code.NOT_A_MARK),
        (cells(["a"], number=2), Code.ROUND_NOT_OPEN),
        (cells(["a"], number=0), Code.NOT_A_MARK),
        (((Cell(1, 1, "", "won"), ["a"]),), Code.NOT_A_MARK),
        (cells(3, field="bid", player="a"), Code.NOT_A_MARK),
        (cells(3, field="rounds"), Code.NOT_A_MARK),
        (cells(3, field="sum", player="a"), Code.NO_SUMS_NEEDED),
        (cells(3, field="sum", player="x"), Code.NOT_AT_THE_TABLE),
        ((), Code.NOT_A_MARK),
        (rename("a", " ben "), Code.NAME_TAKEN),
        (rename("x", "Cleo"), Code.NOT_AT_THE_TABLE),
    ],
)
def test_nonsense_is_refused_and_leaves_the_match_alone(what: Cells, code: Code) -> None:
    table = Duellists()
    assert refused(table, what) is code
    assert len(table.marks) == 1


@pytest.mark.parametrize("value", [[], ["a", "a"]])
def test_what_makes_no_sense_is_called_by_its_field(value: Value) -> None:
    refusal = Duellists().try_to(cells(value))
    assert refusal is not None
    assert refusal.facts == {"what": "won"}


def test_nobody_wins_a_round_after_the_end() -> None:
    table = Duellists("a", "a")
    assert refused(table, match_acts.win_round(3, ["b"])) is Code.GAME_IS_OVER


@pytest.mark.parametrize("value", ["21", True, None])
def test_a_sum_is_a_number(value: Value) -> None:
    assert refused(Duellists("ab", "ab"), cells(value, 2, "sum", "b")) is Code.NOT_A_MARK


@pytest.mark.parametrize("value", [-1, 595])
def test_a_sum_that_no_pile_can_have_is_refused_with_its_player(value: Value) -> None:
    table = Duellists("ab", "ab")
    refusal = table.try_to(cells(value, 2, "sum", "b"))
    assert refusal is not None
    assert (refusal.code, refusal.facts["player"]) == (Code.OUT_OF_RANGE, "b")
    assert (refusal.facts["low"], refusal.facts["high"]) == (0, 594)


@pytest.mark.parametrize("value", [0, 594])
def test_the_smallest_and_the_largest_sum_of_a_pile_are_taken(value: int) -> None:
    table = Duellists("ab", "ab")
    assert table.try_to(cells(value, 2, "sum", "b")) is None


def test_only_the_newest_act_can_be_taken_back() -> None:
    table = Duellists("a", "b")
    first = table.marks[1].id
    assert code_of(judge(table.match, Mark("f" * 32, undoes=first))) is Code.NOT_THE_NEWEST
    empty = judge(Duellists().match, Mark("f" * 32, undoes=first))
    assert empty is not None
    assert empty.code is Code.NOTHING_TO_UNDO


def test_a_conflict_says_that_somebody_was_quicker() -> None:
    table = Duellists("a")
    mark = Mark("f" * 32, match_acts.win_round(1, ["b"]))
    refusal = refuse_stale(table.match, mark)
    nothing = {"player": "", "field": "won", "ours": None, "theirs": None}
    assert (refusal.code, refusal.facts) == (Code.WRITTEN_MEANWHILE, nothing)
    sums = Mark("f" * 32, match_acts.write_sums(1, {"a": 3, "b": 4}), seen="e" * 32)
    assert refuse_stale(table.match, sums).facts == nothing | {"field": "sum"}


@pytest.mark.parametrize(
    ("opening", "wrong"),
    [
        (Opening("wizards_cup", [("a", "Anna")]), {"players": Code.NUMBER_OF_PLAYERS}),
        (
            Opening("wizards_cup", [("a", "A"), ("b", "B"), ("c", "C")]),
            {"players": Code.NUMBER_OF_PLAYERS},
        ),
        (Opening("wizards_cup", [("a", "Anna"), ("b", "anna ")]), {"name.1": Code.NAME_TAKEN}),
        (
            Opening("wizards_cup", [("a", "A"), ("b", "B")], options={"bidding.who": "last"}),
            {"rules": Code.NO_SUCH_RULE},
        ),
        (Opening("wizards_cup", [("a", "A"), ("b", "B")]), {}),
    ],
)
def test_what_is_wrong_before_a_match(opening: Opening, wrong: dict[str, Code]) -> None:
    found = check_opening(opening)
    assert {place: code_of(refusal) for place, refusal in found.items()} == wrong


def test_duels_are_written_down_one_after_another() -> None:
    table = Duellists()
    table.write(match_acts.log_duel(1, 1, (FIRE, WATER)))
    table.write(match_acts.log_duel(1, 2, (FIRE, WATER), Side.A))
    duels = table.match.rounds[0].duels
    assert [duel.number for duel in duels] == [1, 2]
    assert [duel.verdict.winner for duel in duels] == [Side.B, Side.A]
    assert duels[0].sides == (FIRE, WATER)
    assert table.match.totals == {"a": 0, "b": 0}
    table.write(cells(None, field="duel:2"))
    assert len(table.match.rounds[0].duels) == 1
    table.undo()
    assert len(table.match.rounds[0].duels) == 2


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (match_acts.log_duel(1, 2, (FIRE, WATER)), Code.NOT_A_MARK),
        (match_acts.log_duel(2, 1, (FIRE, WATER)), Code.ROUND_NOT_OPEN),
        (match_acts.log_duel(1, 1, (FIRE, Sorcerer("Rain", 3))), Code.NO_SUCH_ELEMENT),
        (match_acts.log_duel(1, 1, (FIRE, Sorcerer("Void", 100))), Code.OUT_OF_RANGE),
        (match_acts.log_duel(1, 1, (FIRE,)), Code.NOT_A_MARK),
        (cells("Fire", field="duel:1"), Code.NOT_A_MARK),
        (cells({"sides": 3}, field="duel:1"), Code.NOT_A_MARK),
        (
            cells({"sides": [["Fire", 1, 0], ["Fire", 1, 0]], "power": "C"}, field="duel:1"),
            Code.NOT_A_MARK,
        ),
        (cells({}, field="duel:one"), Code.NOT_A_MARK),
    ],
)
def test_a_duel_that_cannot_be_is_not_written_down(what: Cells, code: Code) -> None:
    assert refused(Duellists(), what) is code


def test_a_round_has_no_more_duels_than_two_piles_can_have() -> None:
    table = Duellists()
    most = table.match.ruleset.most_duels
    for place in range(1, most + 1):
        table.write(match_acts.log_duel(1, place, (FIRE, WATER), Side.BOTH))
    late = match_acts.log_duel(1, most + 1, (FIRE, WATER), Side.BOTH)
    refusal = table.try_to(late)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == (Code.ROUND_HAS_ENDED, {"round": 1, "duels": most})


def test_a_duel_that_nobody_can_read_is_left_out() -> None:
    table = Duellists()
    table.marks.append(Mark("f" * 32, cells({"sides": []}, field="duel:1")))
    assert table.match.rounds[0].duels == ()
