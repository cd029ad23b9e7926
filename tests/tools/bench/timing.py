"""Runs that take turns, and what their times say."""

import gc
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

Step = Callable[[], float]
"""One run: prepares untimed what it needs, and gives the seconds of what is measured."""

Times = Sequence[float]
_Name = TypeVar("_Name")


def timed(act: Callable[[], object]) -> Step:
    """The run that measures all of ``act``."""

    def run() -> float:
        start = time.perf_counter()
        act()
        return time.perf_counter() - start

    return run


def take_turns(
    steps: Mapping[_Name, Step], rounds: int, *, unmeasured: int = 0
) -> dict[_Name, Times]:
    """Seconds of each step in each of ``rounds``, the steps one after the other.

    Whatever else the machine does meanwhile meets all of them alike. As many
    rounds as ``unmeasured`` come before those that count. What was made until then is not searched
    for garbage: a server does that with what it made before the first request.
    """
    for _ in range(unmeasured):
        for step in steps.values():
            step()
    gc.collect()
    gc.freeze()
    found: dict[_Name, list[float]] = {name: [] for name in steps}
    for _ in range(rounds):
        for name, step in steps.items():
            found[name].append(step())
    return dict(found)


def median(times: Times) -> float:
    return statistics.median(times)


def p99(times: Times) -> float:
    """Return what 99 of 100 stay below, in seconds."""
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]


def p95(times: Times) -> float:
    """Return what 95 of 100 stay below, in seconds."""
    return sorted(times)[min(len(times) - 1, len(times) * 95 // 100)]
