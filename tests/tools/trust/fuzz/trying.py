"""Many inputs for one target, in portions that can be repeated by their seed."""

import time
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.tools.trust.fuzz.asking import SLOWEST
from tests.tools.trust.fuzz.target import Target

_PORTION = 1_000
_LONGEST_NOTE = 4_000


@dataclass
class Tried:
    """How many ``inputs`` were read, and the seconds of work for the slowest."""

    inputs: int = 0
    slowest: float = 0.0


def attempt(target: Target, number: int, seeded: int) -> Tried:
    """Reads that many inputs; an error of the parser comes out with its input, which is
    a few changes away from a right one and not made any smaller."""
    tried = Tried()
    place = 0
    while tried.inputs < number:
        portion = min(_PORTION, number - tried.inputs)
        _one_portion(target, portion, seeded * 1_000_000 + place, tried)
        place += 1
    return tried


def _one_portion(target: Target, number: int, seeded: int, tried: Tried) -> None:
    @seed(seeded)
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.randoms(use_true_random=True).map(target.make))
    def read(sent: Any) -> None:
        tried.inputs += 1
        begun = time.thread_time()
        try:
            target.read(sent)
        except Exception as error:
            error.add_note(f"It was to read {sent!r}"[:_LONGEST_NOTE])
            raise
        took = time.thread_time() - begun
        tried.slowest = max(tried.slowest, took)
        assert took <= SLOWEST, f"{took:.1f} s of work"

    read()
