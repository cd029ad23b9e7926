"""Two people who were written down in each other's rows change rows by one mark."""

from dataclasses import replace
from random import Random

import pytest

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Fate, Mark, Verdict
from scorepad.pad.opening import PERSON, Opening, opening_cells
from scorepad.pad.people import (
    be_person,
    called_before,
    person_ids,
    persons_named,
    rows_ever,
    without_names,
)
from scorepad.pad.sittings import Sitter, Sitting
from scorepad.pad.visibility import shown_to
from scorepad.rules.refusal import Code
from scorepad.services.write_operations import Batch
from scorepad.stats.finished import Finished, count_game
from tests.client.evenings import whole_game
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe, code_of


def exchanged(pad: AnyPad, one: str, other: str) -> AnyPad:
    mark = Mark(f"e{len(pad.written.marks):031x}", acts.exchange(pad, one, other))
    return read_pad((*pad.written.marks, mark))


def undone(pad: AnyPad) -> AnyPad:
    last = pad.written.marks[-1]
    return read_pad((*pad.written.marks, Mark(f"f{len(pad.written.marks):031x}", undoes=last.id)))


def by_person(pad: AnyPad) -> dict[str, int]:
    return {person_ids(pad)[player]: total for player, total in pad.totals.items()}


def without_people(pad: AnyPad) -> AnyPad:
    """The pad but for its marks and names."""
    return replace(pad, written=read_pad(pad.written.marks[:1]).written, names={}, masked=None)


def figures(counted: Finished) -> tuple[object, ...]:
    bests = {feat: (best.person, best) for feat, best in counted.bests.items()}
    return counted.tallies, counted.places, bests


@pytest.mark.parametrize("seed", range(30))
def test_totals_stay_in_their_rows_and_people_change_them_in_any_game(seed: int) -> None:
    random = Random(seed)
    pad = read_pad(whole_game(random))
    one, other = random.sample([*pad.totals], 2)
    after = exchanged(pad, one, other)
    assert without_people(after) == without_people(pad)
    assert [after.names[one], after.names[other]] == [pad.names[other], pad.names[one]]
    # Some games have people who changed rows, or who were told apart, before.
    ids = person_ids(pad)
    swapped = {ids[one]: ids[other], ids[other]: ids[one]}
    assert by_person(after) == {swapped.get(p, p): total for p, total in by_person(pad).items()}
    before_counted, counted = count_game("g", pad), count_game("g", after)
    assert counted.tallies == {swapped.get(p, p): t for p, t in before_counted.tallies.items()}
    assert counted.places == {swapped.get(p, p): t for p, t in before_counted.places.items()}
    assert {feat: best.person for feat, best in counted.bests.items()} == {
        feat: swapped.get(best.person, best.person) for feat, best in before_counted.bests.items()
    }
    for back in (undone(after), exchanged(after, other, one)):
        assert (back.names, person_ids(back)) == (pad.names, person_ids(pad))
        assert figures(count_game("g", back)) == figures(before_counted)
    # With a third person it is a cycle, and three exchanges are one again.
    if len(pad.totals) > 2:
        third = random.choice([each for each in pad.totals if each not in (one, other)])
        cycle = exchanged(after, other, third)
        assert sorted(person_ids(cycle).values()) == sorted(person_ids(pad).values())
        assert person_ids(exchanged(cycle, one, third)) == person_ids(exchanged(pad, other, third))


def test_a_match_is_exchanged_too() -> None:
    table = Duellists("a", "a")
    table.write(acts.exchange(table.match, "a", "b"))
    match = table.match
    assert (match.names, person_ids(match)) == ({"a": "Ben", "b": "Anna"}, {"a": "b", "b": "a"})
    assert match.totals == Duellists("a", "a").match.totals
    table.write(acts.exchange(match, "a", "b"))
    assert table.match.names == {"a": "Anna", "b": "Ben"}


def test_nobody_is_exchanged_with_somebody_who_does_not_play_or_is_the_same(table: Scribe) -> None:
    assert acts.exchange(table.pad, "anna", "anna") == acts.exchange(table.pad, "anna", "zoe") == ()
    same = read_pad((*table.marks, Mark("e" * 32, be_person({"anna": "p", "ben": "p"}))))
    assert acts.exchange(same, "anna", "ben") == ()


def test_only_a_whole_exchange_says_of_people_who_sit_there_who_they_are(table: Scribe) -> None:
    cells = acts.exchange(table.pad, "anna", "ben")
    assert table.refusal(cells) is None
    assert table.code(cells[:2]) is Code.NAME_TAKEN
    persons = tuple(cell for cell in cells if cell[0].field == PERSON)
    assert table.refusal(persons) is None
    for wrong in (
        persons[:1],
        be_person({"anna": "ben", "ben": "cleo"}),
        be_person({"anna": "ben", "ben": "anna", "cleo": "x"}),
        be_person({"anna": "ben", "zoe": "anna"}),
    ):
        assert table.code(wrong) in (Code.NOT_A_MARK, Code.NOT_AT_THE_TABLE)


def test_two_of_one_name_are_exchanged(table: Scribe) -> None:
    late = Mark("a" * 32, acts.rename("ben", "Anna"), late=True)
    pad = read_pad((*table.marks, late))
    assert code_of(scribe_of(pad).refusal(acts.exchange(pad, "anna", "ben"))) is None


def scribe_of(pad: AnyPad) -> Scribe:
    table = Scribe()
    table.marks, table._pad = [*pad.written.marks], None
    return table


def late(table: Scribe, *marks: Mark) -> tuple[tuple[Verdict, ...], AnyPad]:
    proposed = Batch(marks, erased=frozenset, late=True, reveals=True).apply(table.pad)
    return proposed.results, proposed.pad


def made_late(number: int, table: Scribe, one: str, other: str) -> Mark:
    cells = acts.exchange(table.pad, one, other)
    return Mark(f"d{number:031x}", cells, table.pad.written.seen(dict(cells)))


def test_an_exchange_without_network_counts_unless_somebody_wrote_there(table: Scribe) -> None:
    mark = made_late(0, table, "anna", "ben")
    table.bid(ben=1)
    [verdict], pad = late(table, mark)
    assert (verdict.fate, pad.names["anna"]) == (Fate.WRITTEN, "Ben")
    # Another phone did the same meanwhile, or something else.
    same, other = table.phone("1"), table.phone("2")
    same.write(acts.exchange(same.pad, "anna", "ben"))
    assert late(same, mark)[0][0].fate is Fate.WRITTEN_BEFORE
    other.write(acts.exchange(other.pad, "anna", "cleo"))
    [verdict], pad = late(other, mark)
    assert (verdict.fate, code_of(verdict.refusal)) == (Fate.STALE, Code.WRITTEN_MEANWHILE)
    assert pad.names == {"anna": "Cleo", "ben": "Ben", "cleo": "Anna"}


def test_nobody_is_left_in_two_rows_by_an_undo_that_comes_late(table: Scribe) -> None:
    first = table.write(acts.exchange(table.pad, "anna", "ben"))
    undo = Mark("d" * 32, undoes=first.id)
    [verdict], pad = late(table, undo)
    assert (verdict.fate, pad.names["anna"]) == (Fate.WRITTEN, "Anna")
    table.bid(ben=1)
    table.write(acts.exchange(table.pad, "anna", "cleo"))
    [verdict], pad = late(table, undo)
    assert (verdict.fate, code_of(verdict.refusal)) == (Fate.REFUSED, Code.NOT_THE_NEWEST)
    assert sorted(person_ids(pad).values()) == ["anna", "ben", "cleo"]


def test_what_was_entered_before_and_comes_late_stays_in_its_row(table: Scribe) -> None:
    entry = Mark("d" * 32, table.bid_of("anna", 1))
    table.write(acts.exchange(table.pad, "anna", "ben"))
    _, pad = late(table, entry)
    assert pad.current.boxes["anna"].bid == 1
    assert pad.names["anna"] == "Ben"


def test_a_hidden_bid_is_seen_by_the_sitting_that_wrote_it_and_no_other() -> None:
    table = Scribe(options={"bidding.visibility": "secret", "bidding.entry": "players"})
    for by, player in (("1" * 16, "anna"), ("2" * 16, "ben")):
        table.by = by
        table.bid(**{player: 1 if player == "anna" else 0})
    pad = table.pad
    table.write(acts.exchange(pad, "anna", "ben"))
    anna, ben = (Sitter(device * 32, 0) for device in "12")
    for there, shown in ((pad, {"anna": 1, "ben": None}), (table.pad, {"anna": 1, "ben": None})):
        seen = shown_to(there, Sitting("anna", (anna,))).current.boxes
        assert {player: seen[player].bid for player in shown} == shown
    # Anna's phone sits in Ben's row now, and Ben's in hers.
    for player, sitter in (("ben", anna), ("anna", ben)):
        boxes = shown_to(table.pad, Sitting(player, (sitter,))).current.boxes
        assert [box.bid for box in boxes.values()] == [None] * 3
        assert boxes[player].bid_hidden


def opened_as(**persons: str) -> Mark:
    opening = Opening(
        "wizard_gigamic", [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")], persons=persons
    )
    return Mark("0" * 32, opening_cells(opening))


def test_who_was_named_as_somebody_is_that_one_in_another_row_too() -> None:
    pad = exchanged(read_pad([opened_as(b="new")]), "a", "b")
    assert (person_ids(pad), persons_named(pad)) == (
        {"a": "new", "b": "a", "c": "c"},
        frozenset({"new"}),
    )
    assert persons_named(exchanged(read_pad([opened_as()]), "a", "b")) == frozenset()


def names_in(marks: tuple[Mark, ...]) -> list[str]:
    return [str(v) for mark in marks for cell, v in mark.cells if cell.field == "name"]


def test_an_erased_name_is_nowhere_and_that_of_the_other_stays() -> None:
    pad = exchanged(read_pad([opened_as()]), "a", "b")
    renamed = Mark("1" * 32, acts.rename("b", "Anne"))
    back = exchanged(read_pad((*pad.written.marks, renamed)), "b", "a")
    for now, row in ((pad, "b"), (undone(pad), "a"), (back, "a"), (undone(back), "b")):
        marks = now.written.marks
        new = {mark.id: mark for mark in without_names(marks, {row})}
        erased = tuple(new.get(mark.id, mark) for mark in marks)
        left = names_in(erased)
        assert {"Anna", "Anne"}.isdisjoint(left)
        assert left.count("Ben") == names_in(marks).count("Ben")
        assert read_pad(erased).names[row] == "\N{EN DASH}"
        assert rows_ever(marks, {row}) == {"a", "b"}
    # A mark that was taken back before it came exchanged nobody.
    early = [opened_as(), Mark("9" * 32, undoes="8" * 32)]
    early.append(Mark("8" * 32, acts.exchange(read_pad(early), "a", "b")))
    assert rows_ever(early, {"a"}) == {"a"}


def test_who_was_somebody_for_a_while_gets_the_name_back_in_the_row_of_now() -> None:
    parted = Mark("1" * 32, (*be_person({"a": "p"}), *acts.rename("a", "Paula")))
    pad = exchanged(read_pad([opened_as(), parted]), "a", "b")
    assert called_before(pad, "p") == acts.rename("b", "Anna")
    assert called_before(undone(pad), "p") == acts.rename("a", "Anna")


def test_a_mark_from_elsewhere_with_three_persons_exchanges_nobody() -> None:
    mark = Mark("1" * 32, be_person({"a": "b", "b": "a", "c": "a"}))
    assert rows_ever([opened_as(), mark], {"a"}) == {"a"}
    assert Cell(0, 0, "a", PERSON) in dict(mark.cells)
