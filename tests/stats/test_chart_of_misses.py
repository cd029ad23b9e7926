from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from scorepad.stats.charts import BEYOND, misses


@given(st.dictionaries(st.integers(-25, 25), st.integers(0, 1000)))
def test_every_round_stands_in_one_column(rounds: dict[int, int]) -> None:
    drawn = misses(rounds.items())
    if drawn is None:
        assert sum(rounds.values()) == 0
        return
    assert sum(column.rounds for column in drawn.columns) == sum(rounds.values())
    assert abs(sum(column.share for column in drawn.columns) - 1) < 1e-9
    assert max(column.height for column in drawn.columns) <= drawn.floor


def test_far_misses_share_the_outer_columns() -> None:
    drawn = misses([(-25, 1), (-BEYOND, 2), (0, 5), (BEYOND, 1), (9, 3)])
    assert [column.off for column in drawn.columns] == list(range(-BEYOND, BEYOND + 1))
    assert (drawn.columns[0].rounds, drawn.columns[-1].rounds) == (3, 4)


def test_columns_stand_beside_each_other_within_the_picture() -> None:
    drawn = misses([(0, 3), (1, 1)])
    places = [column.x for column in drawn.columns]
    assert all(later - x > drawn.column for x, later in pairwise(places))
    assert places[0] >= 0
    assert places[-1] + drawn.column <= drawn.width
    tall = {column.off: column.height for column in drawn.columns}
    assert tall[0] == 3 * tall[1]
