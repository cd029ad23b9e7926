"""The players of a pad among people whom other games know."""

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import judge, refuse_shape
from scorepad.pad.marks import Cell, Mark, MarkIndex
from scorepad.pad.offline_opening import refuse_opening
from scorepad.pad.opening import PERSON, Opening, opening_cells
from scorepad.pad.people import (
    be_person,
    called,
    called_before,
    is_erased,
    person_ids,
    players_of,
    without_erased,
    written_persons,
)
from scorepad.rules.refusal import Code
from scorepad.stats.finished import count_game
from tests.pad.scribe import Scribe, code_of

ID = "a" * 32


def opened(persons: dict[str, str]) -> Mark:
    players = [("t1", "Thomas"), ("a", "Anna"), ("b", "Ben")]
    return Mark(ID, opening_cells(Opening("wizard_gigamic", players, persons=persons)))


def test_players_are_known_by_their_own_ids_unless_it_is_said_otherwise(table: Scribe) -> None:
    assert written_persons(table.pad) == {}
    assert person_ids(table.pad) == {each: each for each in table.pad.names}
    told = read_pad((*table.marks, Mark(ID, be_person({"anna": "other"}))))
    assert written_persons(told) == {"anna": "other"}
    assert players_of(told, {"other", "ben"}) == ("anna", "ben")
    assert players_of(told, {"anna"}) == ()
    back = read_pad((*told.written.marks, Mark("b" * 32, be_person({"anna": None}))))
    assert person_ids(back) == person_ids(table.pad)


def test_what_is_said_of_a_person_changes_no_figure_on_the_pad(table: Scribe) -> None:
    table.play_rounds(20)
    told = read_pad((*table.marks, Mark(ID, be_person({"anna": "other"}))))
    assert (told.totals, told.rounds, told.winners, told.over) == (
        *(table.pad.totals, table.pad.rounds, table.pad.winners),
        True,
    )
    before, after = count_game("g", table.pad), count_game("g", told)
    assert after.tallies == {
        "other" if each == "anna" else each: tally for each, tally in before.tallies.items()
    }
    assert after.places["other"] == before.places["anna"]
    assert {best.person for best in after.bests.values()}.isdisjoint({"anna"})


def test_an_opening_may_say_that_somebody_is_nobody_who_is_known() -> None:
    mark = opened({"t1": "t1"})
    assert refuse_opening(mark) is None
    assert written_persons(read_pad([mark])) == {"t1": "t1"}
    opening = Opening("wizards_cup", [("t1", "Thomas"), ("a", "Anna")], persons={"t1": "t1"})
    match = Mark(ID, opening_cells(opening))
    assert refuse_opening(match) is None
    assert written_persons(read_pad([match])) == {"t1": "t1"}


@pytest.mark.parametrize("wrong", [{"t1": "no id!"}, {"nobody": "t1"}])
def test_an_opening_that_says_it_of_nobody_or_with_no_id_opens_nothing(
    wrong: dict[str, str],
) -> None:
    assert refuse_opening(opened(wrong)) is not None


@pytest.mark.parametrize(
    ("value", "sound"), [("x1", True), (None, True), ("no id!", False), (3, False)]
)
def test_only_an_id_says_who_somebody_is(table: Scribe, value: object, sound: bool) -> None:
    mark = Mark("c" * 32, ((Cell(0, 0, "anna", PERSON), value),))
    refusal = refuse_shape(table.pad, MarkIndex(table.marks), mark)
    assert (refusal is None) is sound


def test_no_phone_says_of_those_who_sit_there_who_they_are(table: Scribe) -> None:
    assert code_of(judge(table.pad, Mark(ID, be_person({"anna": "other"})))) is Code.NOT_A_MARK


def test_a_new_name_does_not_make_a_player_another_person(table: Scribe) -> None:
    mark = Mark(ID, (*acts.rename("anna", "Anne"), *be_person({"anna": "other"})))
    assert code_of(judge(table.pad, mark)) is Code.NOT_A_MARK


@pytest.mark.parametrize(
    ("place", "value"), [((0, 0), None), ((0, 0), ""), ((0, 0), 3), ((1, 0), "x"), ((0, 1), "x")]
)
def test_a_newcomer_is_a_person_for_the_whole_game(
    table: Scribe, place: tuple[int, int], value: object
) -> None:
    seats = acts.seat(
        table.pad, ("anna", "ben", "new"), keep_end=False, newcomers={"new": "Thomas"}
    )
    mark = Mark(ID, (*seats, (Cell(*place, "new", PERSON), value)))
    assert code_of(judge(table.pad, mark)) is Code.NOT_A_MARK


def test_a_newcomer_comes_with_the_word_who_that_is(table: Scribe) -> None:
    table.seat("anna ben cleo", keep_end=True)
    seats = acts.seat(
        table.pad, ("anna", "ben", "cleo", "new"), keep_end=False, newcomers={"new": "Thomas"}
    )
    mark = Mark(ID, (*seats, *be_person({"new": "new"})))
    assert judge(table.pad, mark) is None


def test_a_player_is_called_otherwise_where_nobody_else_has_the_name(table: Scribe) -> None:
    assert called(table.pad, "ben", "Benny") == acts.rename("ben", "Benny")
    assert called(table.pad, "ben", "BEN") == acts.rename("ben", "BEN")
    assert called(table.pad, "ben", "Ben") == ()
    assert called(table.pad, "ben", "anna") == ()


def linked(table: Scribe, person: str, name: str = "") -> None:
    cells = be_person({"ben": person}) + (acts.rename("ben", name) if name else ())
    table.marks.append(Mark(f"d{len(table.marks):031x}", cells))
    table._pad = None


def test_who_was_somebody_for_a_while_gets_the_name_from_before(table: Scribe) -> None:
    linked(table, "p1", "Peter")
    assert called_before(table.pad, "p1") == acts.rename("ben", "Ben")
    assert called_before(table.pad, "p2") == ()
    linked(table, "p2", "Paul")
    assert called_before(table.pad, "p2") == acts.rename("ben", "Peter")
    # Its name has been another since.
    assert called_before(table.pad, "p1") == ()
    table.undo()
    assert called_before(table.pad, "p1") == acts.rename("ben", "Ben")
    table.write(acts.rename("ben", "Bob"))
    assert called_before(table.pad, "p1") == ()
    table.undo()
    table.write(acts.rename("anna", "Ben"))
    assert called_before(table.pad, "p1") == ()


def test_a_link_that_gave_no_name_takes_none_away(table: Scribe) -> None:
    linked(table, "p1")
    assert called_before(table.pad, "p1") == ()


def test_a_mark_that_comes_late_names_nobody_who_was_erased() -> None:
    cells = (
        (Cell(0, 0, "anna", "name"), "Anna"),
        (Cell(0, 0, "ben", "name"), "Ben"),
        (Cell(0, 0, "cleo", "name"), "Cleo"),
        (Cell(1, 1, "ben", "bid"), 1),
    )
    mark = Mark("f" * 32, cells, seen="e" * 32, late=True)
    nameless = without_erased(mark, {"ben", "cleo"}, {"ben": "\N{EN DASH} 2"})
    assert [value for _, value in nameless.cells] == ["Anna", "\N{EN DASH} 2", "\N{EN DASH}", 1]
    assert (nameless.seen, nameless.late) == (mark.seen, True)
    assert without_erased(mark, set(), {}) == mark


@pytest.mark.parametrize(
    ("name", "erased"),
    [
        ("\N{EN DASH}", True),
        ("\N{EN DASH} 12", True),
        ("\N{EN DASH} Ben", False),
        ("\N{EN DASH}2", False),
        ("Nr 12", False),
        ("12", False),
    ],
)
def test_what_stands_for_an_erased_name_is_known(name: str, erased: bool) -> None:
    assert is_erased(name) is erased
