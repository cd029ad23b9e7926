"""Whatever phones send late, a phone reads it as the server does."""

import json
from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from scorepad.pad.judge import refuse_shape
from scorepad.pad.marks import Mark, MarkIndex
from tests.client import looks
from tests.client.cases import case_of, look_of
from tests.client.comparison import VIEW_PROGRAM, compare
from tests.pad.late_marks import late_marks
from tests.pad.scribe import Scribe

GAMES = ["wizard_gigamic", "quoicoupli", "oh_hell", "skull_king", "wizard_fisher"]
SPECIAL = {"play.bomb": True, "play.cloud": True}


def evenings() -> list[list[Mark]]:
    """A round that was judged, and then whatever has the right shape, in any order."""
    found = []

    @settings(max_examples=50, database=None, phases=[Phase.generate])
    @given(st.sampled_from(GAMES), late_marks(25), st.randoms(use_true_random=False))
    def gather(game: str, late: list[Mark], order: Random) -> None:
        table = Scribe(game, "anna ben cleo dora", options=SPECIAL)
        table.play_rounds(order.randint(0, 1))
        known, marks = MarkIndex(table.marks), list(table.marks)
        for mark in late:
            if refuse_shape(table.pad, known, mark) is None:
                known.add(mark)
                marks.append(mark)
        if order.random() < 0.3:
            marks[1:] = order.sample(marks[1:], len(marks) - 1)
        found.append(marks)

    gather()
    return found


def test_late_marks_of_any_shape_are_the_same_on_a_phone_and_on_its_screens() -> None:
    games = evenings()
    folds = [
        json.dumps(case_of(str(place), marks, [look_of(marks, Random(place))]))
        for place, marks in enumerate(games)
    ]
    compared = compare(iter(folds))
    assert (compared.cases, compared.different) == (len(games), 0), compared.said
    shown = [
        looks.case_of(str(place), marks, [len(marks)], Random(place))
        for place, marks in enumerate(games)
    ]
    compared = compare(iter(shown), VIEW_PROGRAM)
    assert (compared.cases, compared.different) == (len(games), 0), compared.said
