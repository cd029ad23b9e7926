"""A match from its marks: tokens, sums, corrections, and what no longer counts."""

import pytest

from scorepad.pad.acts import implied_reveals
from scorepad.pad.fold import read_pad, with_marks
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad, Phase
from tests.pad.duellists import Duellists, standing, tokens
from tests.pad.scribe import Scribe


def test_a_pad_is_of_the_kind_that_its_game_says(table: Scribe) -> None:
    assert isinstance(read_pad(Duellists().marks), Match)
    assert isinstance(read_pad(table.pad.written.marks), Pad)


def test_a_match_grows_with_new_marks_into_what_all_of_them_make() -> None:
    opening, *rest = Duellists("a", "b", "a").marks
    pad = read_pad([opening])
    for mark in rest:
        pad = with_marks(pad, (mark,))
    assert pad == read_pad([opening, *rest])


def test_a_new_match_waits_for_the_winner_of_its_first_round() -> None:
    match = Duellists().match
    assert match.shown is match
    assert {box.points for box in match.rounds[0].boxes.values()} == {None}
    assert tokens(match) == (0, 0)
    assert match.current is not None
    assert match.current.phase is Phase.WINNER
    assert (len(match.rounds), match.number_of_rounds) == (1, 3)
    assert not match.over
    assert match.names == {"a": "Anna", "b": "Ben"}


@pytest.mark.parametrize(
    ("rounds", "held", "winners", "most"),
    [
        (["a"], (1, 0), (), 3),
        (["ab"], (1, 1), (), 2),
        (["a", "b"], (1, 1), (), 3),
        (["a", "a"], (2, 0), ("a",), 2),
        (["b", "ab"], (1, 2), ("b",), 2),
        (["a", "b", "a"], (2, 1), ("a",), 3),
        (["ab", "b"], (1, 2), ("b",), 2),
    ],
)
def test_tokens_after_each_course(
    rounds: list[str], held: tuple[int, int], winners: tuple[str, ...], most: int
) -> None:
    match = Duellists(*rounds).match
    assert tokens(match) == held
    assert match.winners == winners
    assert match.over == bool(winners)
    assert match.number_of_rounds == most


def test_two_winners_of_the_last_round_need_their_sums() -> None:
    table = Duellists("ab", "ab")
    assert table.match.current is not None
    assert table.match.current.phase is Phase.SUMS
    assert table.match.current.tied
    assert tokens(table.match) == (1, 1)
    assert table.match.to_come == ()
    table.sums(21, 24, 2)
    assert tokens(table.match) == (2, 1)
    assert table.match.winners == ("a",)
    assert [box.sum for box in table.match.rounds[1].boxes.values()] == [21, 24]


def test_level_sums_are_a_draw_without_a_winner() -> None:
    table = Duellists("a", "b", "ab")
    table.sums(24, 24, 3)
    assert table.match.over
    assert table.match.winners == ()
    assert tokens(table.match) == (1, 1)


def test_rounds_after_a_corrected_end_are_kept_and_count_for_nothing() -> None:
    table = Duellists("a", "b", "b")
    before = standing(table.match)
    table.won("a", 2)
    match = table.match
    assert (tokens(match), match.winners) == ((2, 0), ("a",))
    assert match.beyond == (3,)
    assert len(match.rounds) == match.number_of_rounds == 2
    table.undo()
    assert standing(table.match) == before


def test_sums_are_kept_when_the_double_win_goes_and_comes_back() -> None:
    table = Duellists("ab", "ab")
    table.sums(30, 20, 2)
    table.won("a", 2)
    assert table.match.winners == ("a",)
    assert table.match.rounds[1].boxes["a"].sum is None
    table.won("ab", 2)
    assert table.match.winners == ("b",)


def test_a_round_left_open_keeps_the_match_open() -> None:
    table = Duellists("a")
    marks = [*table.marks, Mark("f" * 32, ((Cell(3, 0, "", "won"), ["a"]),))]
    match = read_pad(marks)
    assert match.current is not None
    assert match.current.number == 2
    assert match.winners == ()
    filled = read_pad([*marks, Mark("e" * 32, ((Cell(2, 0, "", "won"), ["b"]),))])
    assert filled.winners == ("a",)


def test_winners_that_are_not_at_the_table_win_nothing() -> None:
    marks = [*Duellists().marks, Mark("f" * 32, ((Cell(1, 0, "", "won"), ["x"]),))]
    assert read_pad(marks).current.phase is Phase.WINNER


def test_no_mark_of_a_match_implies_a_reveal() -> None:
    table = Duellists("a", "b")
    assert implied_reveals(table.match, table.marks) == ()
