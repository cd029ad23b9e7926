"""A late mark is refused only where nobody could ever read it."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad.fields import FIELDS
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge, refuse_shape
from scorepad.pad.marks import Cell, Mark, MarkIndex, Value
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.rules import Code, Refusal
from tests.client.pad_json import pad_json
from tests.pad.late_marks import PLAYERS, late_marks, written_in
from tests.pad.scribe import Scribe, code_of, looked_at
from tests.pad.test_marks import VALUES

ID = "f" * 32
GAMES = ["wizard_gigamic", "quoicoupli", "oh_hell", "skull_king", "wizard_fisher"]


def refusal_of(table: Scribe, cells: dict[Cell, Value], **more: Any) -> Code | None:
    mark = Mark(ID, tuple(cells.items()), **more)
    refusal = looked_at(refuse_shape(table.pad, MarkIndex(table.marks), mark))
    return refusal and refusal.code


def cell(place: str) -> Cell:
    number, deal, player, field = place.split(",")
    return Cell(int(number), int(deal), player, field)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("1,1,anna,bid", 0),
        ("99,99,anna,bid", 60),
        ("1,1,anna,tricks", 60),
        ("1,1,anna,changed", None),
        ("1,1,anna,changed", 61),
        ("1,1,anna,bonus", 7),
        ("1,1,,bomb", True),
        ("1,1,,bomb", None),
        ("1,1,,trump", "??"),
        ("1,1,,trump", None),
        ("1,1,,trick:99", "anna"),
        ("1,1,,trick:1", ""),
        ("1,0,anna,adjustment", [-1000, "why \N{CARD INDEX DIVIDERS}"]),
        ("1,0,anna,adjustment", None),
        ("1,0,anna,adjustment", [1, "w"]),
        ("1,0,anna,adjustment", [1, "w" * 60]),
        ("1,0,anna,start", "lowest"),
        ("0,0,anna,name", "Cleo"),
        ("4,0,,seating", ["cleo", "anna", "ben"]),
        ("2,0,,seating", None),
        ("1,0,,dealer", "ben"),
        ("1,0,,hand", 60),
        ("1,0,,rounds", 60),
        ("1,0,,rounds", "schedule"),
        ("2,0,,rounds", None),
        ("1,0,,rounds", 1),
        ("1,0,,deal", 99),
        ("0,0,,ended", 3),
        ("0,0,,ended", None),
        ("1,0,,rule:bidding.who", "last"),
        ("2,0,,rule:bidding.who", None),
    ],
)
def test_what_can_be_read_is_taken_whatever_the_rules_say(
    table: Scribe, place: str, value: Value
) -> None:
    assert refusal_of(table, {cell(place): value}) is None


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        ("1,1,anna,mood", 1, Code.NOT_A_MARK),
        ("0,0,,ruleset", {}, Code.NOT_A_MARK),
        ("0,0,,house", "Ours", Code.NOT_A_MARK),
        ("1,0,,hands", [1, 2], Code.NOT_A_MARK),
        ("0,1,anna,bid", 1, Code.NOT_A_MARK),
        ("-1,1,anna,bid", 1, Code.NOT_A_MARK),
        ("100,1,anna,bid", 1, Code.NOT_A_MARK),
        ("1,0,anna,bid", 1, Code.NOT_A_MARK),
        ("1,100,anna,bid", 1, Code.NOT_A_MARK),
        ("1,1,,bid", 1, Code.NOT_A_MARK),
        ("1,1,zoe,bid", 1, Code.NOT_AT_THE_TABLE),
        ("1,1,anna,bid", 61, Code.OUT_OF_RANGE),
        ("1,1,anna,bid", -1, Code.OUT_OF_RANGE),
        ("1,1,anna,bid", True, Code.NOT_A_MARK),
        ("1,1,anna,bid", None, Code.NOT_A_MARK),
        ("1,1,anna,bid", "1", Code.NOT_A_MARK),
        ("1,1,anna,tricks", [1], Code.NOT_A_MARK),
        ("1,1,anna,bonus", 1001, Code.OUT_OF_RANGE),
        ("1,1,,bomb", 1, Code.NOT_A_MARK),
        ("1,1,anna,bomb", True, Code.NOT_A_MARK),
        ("1,1,,trump", "", Code.NOT_A_MARK),
        ("1,1,,trump", "RED", Code.NOT_A_MARK),
        ("1,1,,trump", "é", Code.NOT_A_MARK),
        ("1,1,,trump", 7, Code.NOT_A_MARK),
        ("1,1,,trick:0", "anna", Code.NOT_A_MARK),
        ("1,1,,trick:01", "anna", Code.NOT_A_MARK),
        ("1,1,,trick:100", "anna", Code.NOT_A_MARK),
        ("1,1,,trick:1", "zoe", Code.NOT_AT_THE_TABLE),
        ("1,1,,trick:1", None, Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1001, "why"], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [True, "why"], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1, ""], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1, " why"], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1, "w\x00"], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1, "w\ud800"], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1, "w" * 61], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", [1], Code.NOT_A_MARK),
        ("1,0,anna,adjustment", 1, Code.NOT_A_MARK),
        ("1,0,anna,start", "high", Code.NOT_A_MARK),
        ("1,0,anna,start", None, Code.NOT_A_MARK),
        ("0,0,anna,name", "", Code.NAME_EMPTY),
        ("0,0,anna,name", " Anna", Code.NOT_A_MARK),
        ("0,0,anna,name", "A" * 33, Code.NAME_TOO_LONG),
        ("0,0,anna,name", None, Code.NOT_A_MARK),
        ("0,0,zoe,name", "Zoe", Code.NOT_AT_THE_TABLE),
        ("1,0,,seating", None, Code.NOT_A_MARK),
        ("1,0,,seating", [], Code.NUMBER_OF_PLAYERS),
        ("1,0,,seating", ["anna", "ben"], Code.NUMBER_OF_PLAYERS),
        ("1,0,,seating", ["anna", "ben", "anna"], Code.NOT_A_MARK),
        ("1,0,,seating", ["anna", "ben", "zoe"], Code.NOT_AT_THE_TABLE),
        ("1,0,,seating", ["anna", "ben", ["cleo"]], Code.NOT_A_MARK),
        ("1,0,,seating", "anna", Code.NOT_A_MARK),
        ("1,0,,dealer", "zoe", Code.NOT_AT_THE_TABLE),
        ("1,0,,dealer", "", Code.NOT_AT_THE_TABLE),
        ("1,0,,dealer", None, Code.NOT_A_MARK),
        ("1,0,,hand", 0, Code.OUT_OF_RANGE),
        ("1,0,,hand", 61, Code.OUT_OF_RANGE),
        ("1,0,,rounds", 0, Code.OUT_OF_RANGE),
        ("1,0,,rounds", None, Code.NOT_A_MARK),
        ("1,0,,rounds", "long", Code.NOT_A_MARK),
        ("1,0,,deal", None, Code.NOT_A_MARK),
        ("0,0,,ended", 0, Code.OUT_OF_RANGE),
        ("0,0,,ended", True, Code.NOT_A_MARK),
        ("1,0,,rule:bidding.who", "me", Code.NO_SUCH_RULE),
        ("1,0,,rule:bidding.who", ["last"], Code.NOT_A_MARK),
        ("1,0,,rule:bidding.who", None, Code.NOT_A_MARK),
        ("1,0,,rule:bidding.from_hand", True, Code.NO_SUCH_RULE),
        ("1,0,,rule:nobodys", 1, Code.NOT_A_MARK),
        ("0,0,,rule:bidding.who", "last", Code.NOT_A_MARK),
    ],
)
def test_what_nobody_could_ever_read_is_refused(
    table: Scribe, place: str, value: Value, code: Code
) -> None:
    assert refusal_of(table, {cell(place): value}) is code


def test_somebody_new_comes_with_a_seat_and_a_name(table: Scribe) -> None:
    seats = Cell(2, 0, "", "seating")
    seated: Value = ["anna", "ben", "cleo", "zoe"]
    name = Cell(0, 0, "zoe", "name")
    assert refusal_of(table, {seats: seated, name: "Zoe"}) is None
    assert refusal_of(table, {seats: seated}) is Code.NOT_AT_THE_TABLE
    odd: Value = ["anna", "ben", "cleo", "z,e"]
    assert (
        refusal_of(table, {seats: odd, Cell(0, 0, "z,e", "name"): "Zoe"}) is Code.NOT_AT_THE_TABLE
    )


def test_a_mark_needs_cells_or_a_mark_that_it_takes_back(table: Scribe) -> None:
    bid = Cell(1, 1, "anna", "bid")
    written = table.write(table.bid_of("ben", 1))
    undo = table.marks[0].id
    known = MarkIndex(table.marks)
    sound = [Mark(ID, undoes=written.id), Mark(ID, ((bid, 1),), seen=written.id)]
    wrong = [
        Mark(ID),
        Mark(ID, ((bid, 1), (bid, 2))),
        Mark(ID, ((bid, 1),), undoes=written.id),
        Mark(ID, undoes=undo),
        Mark(ID, undoes="e" * 32),
        Mark("short", ((bid, 1),)),
        Mark(ID, ((bid, 1),), seen="short"),
        Mark(ID, tuple((Cell(1, 1, "", f"trick:{n}"), "") for n in range(1, 502))),
    ]
    assert [refuse_shape(table.pad, known, mark) for mark in sound] == [None, None]
    for mark in wrong:
        assert code_of(refuse_shape(table.pad, known, mark)) is Code.NOT_A_MARK
    known.add(sound[0])
    assert refuse_shape(table.pad, known, Mark("e" * 32, undoes=ID)) is not None


@pytest.mark.parametrize("name", [each for each in FIELDS if not FIELDS[each].judged_late])
@settings(max_examples=10)
@given(data=st.data())
def test_what_random_marks_write_in_a_field_has_its_shape(name: str, data: st.DataObject) -> None:
    table = Scribe(players=" ".join(PLAYERS))
    cell, value = data.draw(written_in(name))
    cells = {cell: value}
    if name == "seating" and isinstance(value, list):
        new = [player for player in value if player not in PLAYERS]
        cells |= {Cell(0, 0, player, "name"): player.capitalize() for player in new}
    # What the game was opened with can't be taken back.
    takes_back = cell.round == 1 and value is None and name in ("rounds", "seating", RULE)
    refusal = refusal_of(table, cells)
    too_many = name == "seating" and refusal is Code.NUMBER_OF_PLAYERS
    assert too_many or refusal == (Code.NOT_A_MARK if takes_back else None)


@settings(max_examples=75)
@given(st.sampled_from(GAMES), late_marks(25))
def test_whatever_has_the_right_shape_makes_a_pad(game: str, marks: list[Mark]) -> None:
    table = Scribe(game, "anna ben cleo dora")
    known, written = MarkIndex(table.marks), list(table.marks)
    for mark in marks:
        if refuse_shape(table.pad, known, mark) is None:
            known.add(mark)
            written.append(mark)
    pad = fold(written)
    assert pad.rounds
    assert pad_json(pad)["over"] is pad.over


@settings(max_examples=150)
@given(
    st.sampled_from(["bid", "tricks", "trump", "seating", "name", "adjustment", "rounds", "ended"])
    | st.sampled_from(["rule:bidding.who", "trick:1", "bomb", "hand", "dealer", "start", "deal"]),
    st.integers(0, 2),
    st.integers(0, 2),
    st.sampled_from(["", "anna", "zoe"]),
    VALUES,
)
def test_a_value_of_any_kind_is_refused_or_makes_a_pad(
    field: str, number: int, deal: int, player: str, value: Any
) -> None:
    table = Scribe()
    mark = Mark(ID, ((Cell(number, deal, player, field), value),), late=True)
    if refuse_shape(table.pad, MarkIndex(table.marks), mark) is None:
        assert fold([*table.marks, mark]).rounds


@settings(max_examples=200)
@given(
    st.sampled_from([*FIELDS]).map(lambda field: f"{field}2" if field in (TRICK, LEADER) else field)
    | st.sampled_from(["rule:bidding.who", "rule:schedule.largest", "rule:nobodys"]),
    st.integers(-1, 3),
    st.integers(-1, 2),
    st.sampled_from(["", "anna", "zoe"]),
    VALUES | st.sampled_from([0, 1, 2, "R", "anna", "lowest", ["anna", "ben", "cleo"], [5, "why"]]),
    st.integers(0, 2),
)
def test_what_is_written_live_has_the_shape_of_a_late_mark_whatever_was_sent(
    field: str, number: int, deal: int, player: str, value: Any, played: int
) -> None:
    table = Scribe(hands=[2, 2, 2])
    table.play_rounds(played)
    mark = Mark(ID, ((Cell(number, deal, player, field), value),))
    if judge(table.pad, mark) is None:
        assert refuse_shape(table.pad, MarkIndex(table.marks), mark) is None


def test_what_makes_an_act_invalid_is_named() -> None:
    table = Scribe()
    known = MarkIndex(table.marks)
    bid = ((Cell(1, 1, "ben", "bid"), 1),)
    wrong = {
        "id": [Mark("x", bid), Mark(ID, bid, seen="x")],
        "undoes": [Mark(ID, undoes="e" * 32), Mark(ID, bid, undoes=table.marks[0].id)],
        "cells": [Mark(ID, ()), Mark(ID, bid * 2)],
    }
    for part, marks in wrong.items():
        for mark in marks:
            refusal = refuse_shape(table.pad, known, mark)
            assert refusal == Refusal(Code.NOT_A_MARK, {"what": part})


def test_newcomers_are_seated_by_the_mark_that_names_them_up_to_a_full_table(table: Scribe) -> None:
    seats: list[Value] = ["anna", "ben", "cleo", "dora", "emil", "finn"]
    seating = Cell(1, 0, "", "seating")
    names: dict[Cell, Value] = {
        Cell(0, 0, str(each), "name"): str(each).capitalize() for each in seats[3:]
    }
    assert refusal_of(table, {seating: seats} | names) is None
    start = Cell(1, 0, "dora", "start")
    assert refusal_of(table, {start: "zero", seating: seats[:3]}) is Code.NOT_AT_THE_TABLE
    seven: dict[Cell, Value] = {Cell(0, 0, "gina", "name"): "Gina"}
    wrong = refusal_of(table, {seating: [*seats, "gina"]} | names | seven)
    assert wrong is Code.NUMBER_OF_PLAYERS
