"""Two phones wrote the same cell while apart: both values stand until somebody chooses."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.conflicts import find_conflicts
from scorepad.pad.effective_marks import read_marks
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge_live
from scorepad.pad.marks import Cell, Fate, Mark, Value
from scorepad.rules import games
from tests.pad.scribe import Scribe
from tests.pad.whims import go_on

BID = Cell(1, 1, "anna", "bid")
OTHER_BID = Cell(1, 1, "ben", "bid")
TRUMP = Cell(1, 1, "", "trump")


class Phone:
    """Writes on its own copy of the marks, as long as nobody tells it of others."""

    def __init__(self, ids: str, marks: list[Mark]) -> None:
        self._ids, self.marks, self.own = ids, list(marks), list[Mark]()

    def writes(self, *cells: tuple[Cell, Value]) -> Mark:
        seen = read_marks(self.marks).seen_by(cells)
        return self._add(cells, seen=seen)

    def undoes(self, mark: Mark) -> Mark:
        return self._add((), undoes=mark.id)

    def hears(self, marks: list[Mark]) -> None:
        """Everything that is new at the server; its own marks that wait come after it."""
        waiting = [mark for mark in self.own if mark.id not in {each.id for each in marks}]
        self.marks = [*marks, *waiting]

    def _add(self, cells: Cells, **more: str | None) -> Mark:
        mark = Mark(f"{self._ids}{len(self.own):031x}", tuple(cells), late=True, **more)
        self.marks.append(mark)
        self.own.append(mark)
        return mark


@pytest.fixture
def server() -> list[Mark]:
    """Return what the server has: a game that is open."""
    return Scribe().marks


def values(marks: list[Mark], cell: Cell = BID) -> list[Value]:
    """The values that wait for a choice in a cell."""
    found = {conflict.cell: conflict.values for conflict in find_conflicts(marks)}
    return [value for value, _ in found.get(cell, ())]


@pytest.mark.parametrize(
    ("told", "apart"),
    [
        ("a2 b3", [2, 3]),
        ("a0 b1 c2", [0, 1, 2]),
        ("a2 b2", []),
        # Whoever writes live has seen everything; who writes late has not.
        ("L3 a2", [3, 2]),
        ("a2 L3", []),
        ("a0 b1 c2 L1", []),
        ("a2 b3 L2", []),
        # So does who chooses without network, and only between what was heard.
        ("a2 b3 c~ c2", []),
        ("a2 b3 c~ c3", []),
        ("a2 b3 b~ b3", []),
        ("a2 b3 a~ a3", []),
        ("a2 b3 c~ a4 c3", [4, 3]),
        ("a0 b1 c2 c~ c1", [0, 1]),
        ("a0 b1 c2 c~ c1 c1", []),
        # Nobody is in conflict with themselves, nor with what they have heard of.
        ("a2 a3 a1", []),
        ("a2 b~ b3", []),
        ("a2 b3 b4", [2, 4]),
        # What was corrected or taken back stands no more; what it had replaced does.
        ("a2 a3 b4 b5", [3, 5]),
        ("a2 b4 a3 b5", [3, 5]),
        ("a2 b3 -1", []),
        ("a2 b3 -2", []),
        ("a2 b3 L2 -3", [2, 3]),
        # An undo stands for the mark that it took back.
        ("a2 a3 a- a4", []),
        ("a2 L1 a3 a- a4", [1, 4]),
    ],
)
def test_values_of_phones_that_were_apart_stand_until_somebody_chooses(
    server: list[Mark], told: str, apart: list[Value]
) -> None:
    """``a2`` is a bid that phone a writes late, ``L3`` one that is written live; phone b
    hears of everything in ``b~``, phone a undoes its newest in ``a-``, ``-1`` the first is undone.
    """
    phones = {ids: Phone(ids, server) for ids in "abc"}
    for place, (who, act) in enumerate(told.split()):
        if act == "~":
            phones[who].hears(server)
        elif who == "L":
            server.append(Mark(f"d{place:031x}", ((BID, int(act)),)))
        elif who == "-":
            server.append(Mark(f"d{place:031x}", undoes=server[int(act)].id))
        else:
            phone = phones[who]
            newest = phone.own[-1:]
            server.append(phone.undoes(*newest) if act == "-" else phone.writes((BID, int(act))))
    assert values(server) == apart


def test_a_value_against_an_emptied_cell_is_a_conflict_but_nothing_against_a_value_is_not(
    server: list[Mark],
) -> None:
    server.append(Mark("c" * 32, ((TRUMP, "R"),)))
    one, other = Phone("a", server), Phone("b", server)
    emptied, written = one.writes((TRUMP, None)), other.writes((TRUMP, "G"))
    assert values([*server, written, emptied], TRUMP) == ["G", None]
    assert values([*server, emptied, written], TRUMP) == []


def test_results_that_change_together_are_in_no_conflict_with_those_typed_one_by_one(
    server: list[Mark],
) -> None:
    phone = Phone("a", server)
    cells = [Cell(1, 1, player, "tricks") for player in ("anna", "ben", "cleo")]
    for cell in cells:
        phone.writes((cell, 0))
    phone.writes((cells[0], 1), (cells[1], 2))
    phone.writes((cells[2], 1), (cells[0], 0))
    phone.writes((cells[1], 1), (cells[2], 2))
    assert find_conflicts([*server, *phone.own]) == ()


def test_results_that_change_together_are_in_conflict_with_what_another_phone_changed(
    server: list[Mark],
) -> None:
    one, two, three = (Cell(1, 1, player, "tricks") for player in ("anna", "ben", "cleo"))
    server.append(Mark("c" * 32, ((one, 1), (two, 0), (three, 0))))
    phone, other = Phone("a", server), Phone("b", server)
    server += [phone.writes((one, 0), (two, 1)), other.writes((three, 1), (one, 0), (two, 0))]
    assert values(server, one) == []
    assert values(server, two) == [1, 0]


def test_whoever_heard_all_chooses_in_several_cells_at_once(server: list[Mark]) -> None:
    one, other, third = (Phone(ids, server) for ids in "abc")
    server += [one.writes((BID, 2)), other.writes((BID, 3)), Mark("d" * 32, ((OTHER_BID, 1),))]
    third.hears(server)
    server.append(third.writes((BID, 4), (OTHER_BID, 2)))
    assert values(server) == []


def test_one_and_true_are_two_values() -> None:
    rule = Cell(1, 0, "", "rule:play.bomb")
    opening = Scribe().marks
    marks = [Mark("a" * 32, ((rule, 1),), late=True), Mark("b" * 32, ((rule, True),), late=True)]
    assert values([*opening, *marks], rule) == [1, True]


def test_a_mark_that_claims_to_have_seen_what_came_later_has_not(server: list[Mark]) -> None:
    first = Mark("a" * 32, ((BID, 1),), seen="c" * 32, late=True)
    second = Mark("b" * 32, ((BID, 2),), seen="b" * 32, late=True)
    third = Mark("c" * 32, ((BID, 3),), seen="f" * 32, late=True)
    assert values([*server, first, second, third]) == [1, 2, 3]


CELLS = st.sampled_from([BID, OTHER_BID, TRUMP, Cell(1, 1, "ben", "tricks")])
STEPS = st.lists(
    st.tuples(
        st.integers(0, 2), st.sampled_from(["write", "undo", "hear"]), CELLS, st.integers(0, 2)
    ),
    max_size=25,
)


@settings(max_examples=100)
@given(STEPS, st.randoms(use_true_random=False))
def test_conflicts_are_there_only_where_values_differ_and_a_choice_ends_them(
    steps: list[tuple[int, str, Cell, int]], order: Random
) -> None:
    server = Scribe().marks
    phones = [Phone(ids, server) for ids in "abc"]
    for place, act, cell, value in steps:
        phone = phones[place]
        own = [mark for mark in phone.own if mark.undoes is None]
        if act == "hear":
            phone.hears(server)
        elif act == "write":
            server.append(phone.writes((cell, value)))
        elif own:
            server.append(phone.undoes(order.choice(own)))
    pad = fold(server)
    for conflict in pad.written.conflicts:
        told = [value for value, _ in conflict.values]
        assert len({str(value) for value in told}) == len(told) > 1
        assert pad.written.round(1)[conflict.cell[1:]] == told[-1]
        for value, mark in conflict.values:
            assert (conflict.cell, value) in server[mark].cells
            assert server[mark].id not in pad.written.undone
    chosen = [
        Mark(f"d{place:031x}", acts.enter(*conflict.cell, conflict.values[0][0]))
        for place, conflict in enumerate(pad.written.conflicts)
    ]
    assert fold([*server, *chosen]).written.conflicts == ()
    for conflict in pad.written.conflicts:
        for value, _ in conflict.values:
            cells = acts.enter(*conflict.cell, value)
            choice = Mark("e" * 32, cells, pad.written.seen_by(cells))
            # Sent at once it is heard; what is no card in `TRUMP` is refused for that alone.
            assert judge_live(pad, choice).fate is Fate.WRITTEN or conflict.cell == TRUMP
            late = find_conflicts([*server, replace(choice, late=True)])
            left = [len(each.values) for each in late if each.cell == conflict.cell]
            assert left == ([] if len(conflict.values) == 2 else [len(conflict.values) - 1])


@settings(max_examples=40)
@given(st.sampled_from(sorted(games())), st.integers(0, 2**32).map(Random))
def test_a_whole_evening_of_one_phone_without_network_is_in_no_conflict(
    game: str, random: Random
) -> None:
    table = Scribe(game, "anna ben cleo dora", options={"play.bomb": True, "play.cloud": True})
    go_on(table, random, random.randint(0, 20))
    network = len(table.marks)
    go_on(table, random, 60)
    online, offline = table.marks[:network], table.marks[network:]
    assert find_conflicts([*online, *(replace(mark, late=True) for mark in offline)]) == ()
