"""Games that come from elsewhere: the first mark that cannot be is named, and why."""

from dataclasses import replace

import pytest

from scorepad.pad import acts
from scorepad.pad.import_check import is_same_beginning, read_whole
from scorepad.pad.marks import Cell, Mark
from scorepad.rules import Code, Refusal
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe, looked_at

ID = "f" * 32


@pytest.fixture
def played() -> list[Mark]:
    """Two rounds of three cards; the second has its bids and one result."""
    table = Scribe(hands=[3, 3])
    table.play([1, 1, 1], [1, 1, 1])
    table.bids(0, 1, 1)
    table.write(table.tricks_of("ben", 1))
    return table.marks


def wrong(marks: list[Mark]) -> tuple[int, Code]:
    found = read_whole(marks)
    assert isinstance(found, tuple), "it can be"
    looked_at(found[1])
    return found[0], found[1].code


def with_value(marks: list[Mark], cell: Cell, value: object) -> tuple[int, list[Mark]]:
    """The marks with another value in a cell, and the place of the mark that wrote there."""
    (place,) = (index for index, mark in enumerate(marks) if cell in dict(mark.cells))
    changed = replace(marks[place], cells=((cell, value),))
    return place, [*marks[:place], changed, *marks[place + 1 :]]


def test_every_beginning_of_a_game_comes_back(played: list[Mark]) -> None:
    for number in range(1, len(played) + 1):
        pad = read_whole(played[:number])
        assert not isinstance(pad, tuple)
        assert pad.written.marks == tuple(played[:number])


def test_a_match_comes_back() -> None:
    marks = Duellists("a", "b").marks
    pad = read_whole(marks)
    assert not isinstance(pad, tuple)
    assert pad.written.marks == tuple(marks)


def test_a_game_begins_with_its_opening(played: list[Mark]) -> None:
    assert wrong([]) == (0, Code.NOT_A_MARK)
    assert read_whole([]) == (0, Refusal(Code.NOT_A_MARK, {"what": "marks"}))
    assert wrong(played[1:])[0] == 0
    match = Duellists().marks[0]
    assert wrong([replace(match, cells=match.cells[:-1])])[0] == 0


def test_a_mark_without_a_sound_shape_is_named(played: list[Mark]) -> None:
    strange = Mark(ID, ((Cell(1, 1, "zoe", "bid"), 1),))
    assert wrong([*played, strange]) == (len(played), Code.NOT_AT_THE_TABLE)
    assert wrong([*played[:3], strange, *played[3:]]) == (3, Code.NOT_AT_THE_TABLE)


def test_a_mark_writes_five_hundred_cells_at_most(played: list[Mark]) -> None:
    cells = tuple((Cell(number, 0, "", "hand"), 2) for number in range(1, 100))
    cells += tuple((Cell(1, number, "ben", "bid"), 2) for number in range(1, 100))
    cells += tuple((Cell(2, number, "ben", "bid"), 2) for number in range(1, 100))
    cells += tuple((Cell(2, number, "ben", "tricks"), 2) for number in range(1, 100))
    cells += tuple((Cell(1, number, "ben", "tricks"), 2) for number in range(1, 100))
    cells += tuple((Cell(number, 0, "", "deal"), 1) for number in range(1, 100))
    late = Mark(ID, cells[:500], late=True)
    assert not isinstance(read_whole([*played, late]), tuple)
    assert wrong([*played, replace(late, cells=cells[:501])]) == (len(played), Code.NOT_A_MARK)


def test_an_id_stands_once(played: list[Mark]) -> None:
    assert wrong([*played, replace(played[1])]) == (len(played), Code.SAME_ID)


@pytest.mark.parametrize("field", ["bid", "tricks"])
def test_a_number_beyond_the_hand_cannot_be(played: list[Mark], field: str) -> None:
    place, marks = with_value(played, Cell(1, 1, "ben", field), 4)
    assert wrong(marks) == (place, Code.OUT_OF_RANGE)
    found = read_whole(marks)
    assert isinstance(found, tuple)
    assert found[1].facts == {"value": 4, "low": 0, "high": 3}


@pytest.mark.parametrize("value", [0, 3])
def test_the_smallest_and_the_largest_bid_can_be(played: list[Mark], value: int) -> None:
    _, marks = with_value(played, Cell(1, 1, "ben", "bid"), value)
    assert not isinstance(read_whole(marks), tuple)


def test_results_that_do_not_add_up_are_named_by_the_newest_of_them() -> None:
    table = Scribe(hands=[3, 3])
    table.bids(1, 1, 1)
    table.write(acts.correct_tricks(table.round, {"anna": 1}))
    results = [
        Mark(f"{number}" * 32, ((Cell(1, 1, player, "tricks"), 2),))
        for number, player in ((1, "ben"), (2, "cleo"))
    ]
    marks = [*table.marks, *results]
    assert wrong(marks) == (len(marks) - 1, Code.TRICKS_DO_NOT_ADD_UP)
    found = read_whole(marks)
    assert isinstance(found, tuple)
    assert found[1].facts == {"tricks": 5, "least": 3, "hand": 3}
    # What was written without network shows its flag instead.
    assert not isinstance(read_whole([*marks[:-1], replace(marks[-1], late=True)]), tuple)


@pytest.mark.parametrize("field", ["bid", "tricks"])
def test_nothing_is_played_beyond_the_last_round(played: list[Mark], field: str) -> None:
    beyond = Mark(ID, ((Cell(3, 1, "ben", field), 1),))
    assert wrong([*played, beyond]) == (len(played), Code.ROUND_NOT_OPEN)
    planned = Mark(ID, ((Cell(3, 0, "", "hand"), 2),))
    assert not isinstance(read_whole([*played, planned]), tuple)
    ended = Mark("e" * 32, ((Cell(0, 0, "", "ended"), 1),))
    assert not isinstance(read_whole([*played, ended, beyond]), tuple)


def test_games_with_one_beginning_are_known(played: list[Mark]) -> None:
    assert is_same_beginning(played, played[:3])
    assert is_same_beginning(played[:3], played)
    assert is_same_beginning([replace(mark, late=True) for mark in played], played)
    assert not is_same_beginning([played[0], played[2]], played)
    _, other = with_value(played, Cell(1, 1, "ben", "bid"), 2)
    assert not is_same_beginning(other, played)
    assert not is_same_beginning([replace(played[0], id=ID)], played)


def test_a_second_mark_that_nobody_can_read_is_named(played: list[Mark]) -> None:
    unreadable = Mark(ID, ((Cell(1, 0, "", "seating"), 7),))
    assert wrong([played[0], unreadable]) == (1, Code.NOT_A_MARK)
