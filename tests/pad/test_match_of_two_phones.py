"""Two phones write a match: whatever order their marks come in, a match comes out."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.acts import Cells
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.match import acts as match_acts
from scorepad.pad.match.state import Match
from scorepad.rules import Side, Sorcerer
from tests.pad.duellists import Duellists, standing

numbers = st.integers(1, 4)
acts = st.one_of(
    st.builds(match_acts.win_round, numbers, st.sampled_from([["a"], ["b"], ["a", "b"]])),
    st.builds(
        match_acts.write_sums,
        numbers,
        st.fixed_dictionaries({"a": st.integers(0, 3), "b": st.integers(0, 3)}),
    ),
    st.builds(
        match_acts.log_duel,
        numbers,
        st.integers(1, 7),
        st.just((Sorcerer("Fire", 3), Sorcerer("Void", 2))),
        st.sampled_from([None, *Side]),
    ),
    st.builds(match_acts.pending_card, numbers, st.sampled_from("ab"), st.booleans()),
    st.builds(lambda number: ((Cell(0, 0, "", "ended"), number),), numbers),
)


def sound(match: Match) -> None:
    """Return what holds in every match, however it came about."""
    held = list(match.totals.values())
    assert max(held) <= 2
    assert sum(held) <= 3
    assert held == [sum(played.boxes[p].points or 0 for played in match.rounds) for p in "ab"]
    assert [played.number for played in match.rounds] == list(range(1, len(match.rounds) + 1))
    if match.over:
        assert match.to_come == ()
        leads = max(held) > min(held) if match.ended_early else max(held) == 2
        assert bool(match.winners) == leads
    else:
        assert match.winners == ()
        assert match.current in match.rounds
    assert not set(match.beyond) & {played.number for played in match.rounds}


@given(st.lists(acts, max_size=12), st.randoms(use_true_random=False))
def test_marks_in_any_order_make_a_sound_match(written: list[Cells], order) -> None:
    marks = [Mark(f"{place:032x}", cells) for place, cells in enumerate(written, 1)]
    order.shuffle(marks)
    match = read_pad([*Duellists().marks, *marks])
    assert isinstance(match, Match)
    sound(match)


@given(st.lists(st.tuples(acts, st.booleans()), max_size=15))
def test_what_is_judged_live_is_undone_to_where_it_was(steps: list[tuple[Cells, bool]]) -> None:
    table = Duellists()
    for cells, takes_back in steps:
        before = standing(table.match)
        if table.try_to(cells) is None:
            sound(table.match)
            if takes_back:
                table.undo()
                assert standing(table.match) == before
