"""Places in a picture, and the round values that its grid shows."""

from math import ceil, floor

WIDTH = 360
"""Every picture is as wide as a narrow phone, and grows with the page."""

_STEPS = tuple(unit * 10**power for power in range(5) for unit in (1, 2, 5))
_MOST_LEVELS = 6


def tenths(value: float) -> float:
    """A coordinate as it is written: no digit that nobody can see."""
    return round(value, 1)


def levels(low: float, high: float) -> range:
    """Round values, evenly apart, from just below ``low`` to just above ``high``;
    two at least, six at most for everything that spans less than 200,000."""
    step = next((s for s in _STEPS if _last(high, s) - floor(low / s) < _MOST_LEVELS), _STEPS[-1])
    first, last = floor(low / step), _last(high, step)
    return range(first * step, max(last, first + 1) * step + 1, step)


def _last(high: float, step: int) -> int:
    return ceil(high / step)
