"""Many inputs for one target, in portions that can be repeated by their seed."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.trust.fuzz.asking import SLOWEST
from tests.trust.fuzz.targets import Target

_PORTION = 1_000


@dataclass
class Tried:
    """How many ``inputs`` were read, and the seconds of work for the slowest."""

    inputs: int = 0
    slowest: float = 0.0


def attempt(target: Target, number: int, seeded: int, *, small: bool = False) -> Tried:
    """Reads that many inputs; an error of the parser comes out with its input, which
    is made as ``small`` as can be where that is asked for and takes longer."""
    tried = Tried()
    for portion in _portions(number, seeded):
        before = tried.inputs
        while tried.inputs - before < portion[0]:
            _one_portion(
                target, portion[0] - (tried.inputs - before), portion[1], tried, small=small
            )
            portion = (portion[0], portion[1] + 1)
    return tried


def _portions(number: int, seeded: int) -> Iterator[tuple[int, int]]:
    for place, begun in enumerate(range(0, number, _PORTION)):
        yield min(_PORTION, number - begun), seeded * 1_000_000 + place * 1_000


def _one_portion(target: Target, number: int, seeded: int, tried: Tried, *, small: bool) -> None:
    @seed(seeded)
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.randoms(use_true_random=not small).map(target.make))
    def read(sent: Any) -> None:
        tried.inputs += 1
        begun = time.thread_time()
        target.read(sent)
        took = time.thread_time() - begun
        tried.slowest = max(tried.slowest, took)
        assert took <= SLOWEST, f"{took:.1f} s of work"

    read()
