"""How long the server takes from nothing to its first answer."""

import itertools
from pathlib import Path

from tests.tools.bench.report import line_of, show
from tests.tools.bench.servers import HELLO, scorepad_in, start_of
from tests.tools.bench.timing import take_turns

_ROUNDS = 7


def starts(folder: Path, filled: Path) -> None:
    """Measures starts in an empty folder and with the database in ``filled``."""
    empty = (folder / f"empty-{number}" for number in itertools.count())
    times = take_turns(
        {
            "hello world": lambda: start_of(HELLO),
            "empty": lambda: start_of(scorepad_in(next(empty))),
            "filled": lambda: start_of(scorepad_in(filled)),
        },
        _ROUNDS,
        unmeasured=1,
    )
    hello = ("hello world", times["hello world"])
    lines = [
        line_of("in an empty folder", times["empty"], hello, unit="s"),
        line_of("with the games above", times["filled"], hello, goal=1.5, unit="s"),
    ]
    show("From scorepad serve to the first answer", lines)
