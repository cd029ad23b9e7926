"""Somebody's name taken out of a pad."""

from dataclasses import replace

import pytest

from scorepad.pad.acts import adjust
from scorepad.pad.field import Text
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.people import is_erased, without_name_in, without_names

NAMED = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]
OPENED = Mark("00", opening_cells(Opening("wizard_gigamic", NAMED)))
BID = Mark("01", ((Cell(1, 1, "b", "bid"), 1),))
RENAMED = Mark("02", ((Cell(0, 0, "b", "name"), "Benno"),))


def erased(*players: str) -> list[Mark]:
    marks = [OPENED, BID, RENAMED]
    changed = {mark.id: mark for mark in without_names(marks, set(players))}
    return [changed.get(mark.id, mark) for mark in marks]


def test_only_marks_that_name_somebody_change() -> None:
    assert [mark.id for mark in without_names([OPENED, BID, RENAMED], {"b"})] == ["00", "02"]
    assert [mark.id for mark in without_names([OPENED, BID, RENAMED], {"c"})] == ["00"]
    assert without_names([OPENED, BID, RENAMED], {"x"}) == ()


def test_every_name_that_somebody_had_is_gone_and_all_else_stands() -> None:
    before, after = fold([OPENED, BID, RENAMED]), fold(erased("b"))
    assert after.names == {"a": "Anna", "b": "–", "c": "Cleo"}
    assert "Ben" not in repr(erased("b"))
    assert (after.rounds, after.totals) == (before.rounds, before.totals)


def test_several_who_are_erased_are_told_apart() -> None:
    names = fold(erased("b", "a")).names
    assert names == {"a": "–", "b": "– 2", "c": "Cleo"}
    assert all(is_erased(names[player]) for player in ("a", "b"))
    assert not is_erased(names["c"])


def test_somebody_erased_later_gets_a_sign_of_their_own() -> None:
    first = erased("a")
    later = {mark.id: mark for mark in without_names(first, {"c"})}
    assert fold([later.get(mark.id, mark) for mark in first]).names["c"] == "– 2"


def test_erasing_twice_changes_nothing_more() -> None:
    assert without_names(erased("b"), {"b"}) == ()


TEXTS = {name for name, field in (FIELDS | MATCH_FIELDS).items() if isinstance(field.shape, Text)}


@pytest.mark.parametrize("field", sorted(TEXTS))
def test_a_text_about_the_game_names_somebody_no_more(field: str) -> None:
    note = Mark("03", ((Cell(0, 0, "", field), "BEN forgot, Benno’s turn; Benedikt was late"),))
    (*_, changed) = without_names([OPENED, RENAMED, note], {"b"})
    assert changed == replace(
        note, cells=((Cell(0, 0, "", field), "– forgot, –’s turn; Benedikt was late"),)
    )


def test_the_reason_for_points_names_somebody_no_more_and_the_points_stand() -> None:
    reason = Mark("03", adjust(1, "a", -30, "for Ben"))
    (*_, changed) = without_names([OPENED, reason], {"b"})
    assert changed.cells == tuple(adjust(1, "a", -30, "for –"))


def test_house_rules_that_are_called_after_somebody_are_so_no_more() -> None:
    opening = Opening("wizard_gigamic", NAMED, house="Bens Regeln")
    (changed,) = without_names([Mark("00", opening_cells(opening))], {"b"})
    assert (Cell(0, 0, "", "house"), "–s Regeln") in changed.cells


def test_a_name_by_which_only_other_games_know_somebody_goes_too() -> None:
    note = Mark("03", ((Cell(0, 0, "", "note"), "Benjamin won"),))
    assert without_names([OPENED, note], {"b"}, {"Benjamin"})[-1].cells[0][1] == "– won"
    # Nobody is called so any more: whoever is erased next has the dash, and texts keep theirs.
    again = [*without_names([OPENED, note], {"b"}, {"Benjamin"})]
    assert without_names(again, {"b"}, {"Benjamin"}) == ()


@pytest.mark.parametrize(
    ("text", "name", "left"),
    [
        ("l’idée d’Anna", "Anna", "l’idée d’–"),
        ("ANNAS Joker, Annabel", "Anna", "–S Joker, Annabel"),
        ("Anna Lena und Anna", "Anna Lena", "– und Anna"),
        ("สมชายชนะ", "สมชาย", "–ชนะ"),
        ("欧阳娜娜忘了", "欧阳娜娜", "–忘了"),
        ("+1 for C++ (1)", "C++", "+1 for – (1)"),
        ("17 tricks of 7", "7", "17 tricks of –"),
        ("A said a card was As", "A", "– said a card was –s"),
        ("i said I do", "I", "i said – do"),
    ],
)
def test_a_name_is_found_as_people_write_it(text: str, name: str, left: str) -> None:
    assert without_name_in(text, {name}) == left
