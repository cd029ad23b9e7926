"""What it takes to read games far longer than any evening, on the server and on a phone.

Processor time, the best of several: other programs must not count.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path

from scorepad.pad.fold import fold
from scorepad.pad.judge import MOST_MARKS
from scorepad.pad.mark_json import mark_json
from tests.node import run_node
from tests.pad.long_games import SHAPES
from tests.tools.bench.report import Floor, Line, show

_GOAL = 0.05
_TIMES = 7
_SIZES = (MOST_MARKS // 2, MOST_MARKS)
_PROGRAM = Path(__file__).with_name("long_games.mjs")


def long_games() -> None:
    """Measures the fold of the longest games, conflicts included, in every shape."""
    games = {name: [make(size) for size in _SIZES] for name, make in SHAPES.items()}
    ours = {name: [_best(marks) for marks in both] for name, both in games.items()}
    _show("The longest games, read by the server (processor time)", ours)
    lines = [
        json.dumps([mark_json(mark) for mark in marks]) for both in games.values() for marks in both
    ]
    said = run_node(_PROGRAM, str(_TIMES), given="\n".join(lines))
    times = iter(float(line) for line in said.split())
    _show(
        "The same, read by the phone's script on this machine",
        {name: [next(times), next(times)] for name in games},
    )


def _best(marks: list) -> float:
    return min(_seconds(lambda: fold(marks)) for _ in range(_TIMES))


def _seconds(act: Callable[[], object]) -> float:
    begun = time.process_time()
    act()
    return time.process_time() - begun


def _show(title: str, times: dict[str, list[float]]) -> None:
    lines = [
        Line(name, more, "ms", Floor("half as many", fewer), goal=_GOAL)
        for name, (fewer, more) in times.items()
    ]
    show(title, lines, what="best")


if __name__ == "__main__":
    long_games()
