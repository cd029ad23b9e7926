from hypothesis import given
from hypothesis import strategies as st

from scorepad.stats.charts import levels

VALUES = st.integers(-100_000, 100_000).map(lambda tenths: tenths / 10)


@given(VALUES, VALUES)
def test_levels_are_few_round_values_around_what_is_drawn(one: float, other: float) -> None:
    low, high = min(one, other), max(one, other)
    shown = levels(low, high)
    assert 2 <= len(shown) <= 6
    assert shown[0] <= low
    assert high <= shown[-1]
    assert str(shown.step).strip("0") in {"1", "2", "5"}
