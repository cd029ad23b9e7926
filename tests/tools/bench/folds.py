"""What it takes to work out a game from its marks."""

import json
from functools import partial

from scorepad.pad.fold import fold
from tests.tools.bench.games import FOUR, TWENTY_ROUNDS, TWENTY_ROUNDS_OF_SIX, played
from tests.tools.bench.report import Floor, Line, line_of, show
from tests.tools.bench.timing import median, take_turns, timed

_ROUNDS = 300
_KINDS = {
    "15 rounds, 4 players": FOUR,
    "20 rounds, 3 players": TWENTY_ROUNDS,
    "20 rounds, 6 players": TWENTY_ROUNDS_OF_SIX,
}


def folds() -> None:
    """Measures the fold of whole games, and what it comes to for each mark."""
    games = {name: played(kind) for name, kind in _KINDS.items()}
    steps = {}
    for name, marks in games.items():
        text = json.dumps([mark.body() for mark in marks])
        steps[name] = timed(partial(fold, marks))
        steps[f"{name}: json"] = timed(partial(json.loads, text))
    times = take_turns(steps, _ROUNDS, unmeasured=10)
    lines: list[Line] = []
    for name, marks in games.items():
        json_times = times[f"{name}: json"]
        goal = 0.002 if name.startswith("20") else None
        whole = f"{name}, {len(marks)} marks"
        lines.append(
            line_of(whole, times[name], ("json.loads of its marks", json_times), goal=goal)
        )
        beside = Floor("json.loads of one", median(json_times) / len(marks))
        lines.append(Line("    for each mark", median(times[name]) / len(marks), "µs", beside))
    show("The fold of a whole game", lines)
