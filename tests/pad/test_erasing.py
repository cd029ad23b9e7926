"""Somebody's name taken out of a pad."""

from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.people import is_erased, without_names

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
