"""How long the server takes from nothing to its first answer, and what commands cost that
other programs ask all the time."""

import itertools
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.tools.bench.browser import Browser, Network
from tests.tools.bench.report import Line, line_of, show
from tests.tools.bench.servers import HELLO, TOP, running, scorepad_in, start_of
from tests.tools.bench.timing import Times, take_turns

_ROUNDS, _ROUNDS_OF_COMMANDS = 7, 15
_WHO_TAKES_IT = (
    b'{"id": 1, "game": "wizard_gigamic", "kind": "trick",'
    b' "in": {"plays": ["B5", "B3", "N"], "trump": "R"}}\n'
)
_FLASK = 'python -c "import flask"'


def starts(folder: Path, filled: Path) -> None:
    """Measures starts in an empty folder and with the database in ``filled``, and of commands."""
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
    commands(folder, filled)


def commands(folder: Path, instance: Path) -> None:
    """Measures commands and a first page, each beside Flask's own import."""
    by_processor: dict[str, list[float]] = {}

    def noted(name: str, run: Callable[[], tuple[float, float]]) -> Callable[[], float]:
        """The run that gives seconds of the clock, and notes those of the processor."""

        def noting() -> float:
            seconds, used = run()
            by_processor.setdefault(name, []).append(used)
            return seconds

        return noting

    with running(scorepad_in(folder / "asked")) as server:
        port = server.address.rstrip("/").rpartition(":")[2]
        runs = {
            _FLASK: lambda: _ended("-c", "import flask"),
            "scorepad --version": lambda: _ended("-m", "scorepad", "--version"),
            "scorepad healthy": lambda: _ended("-m", "scorepad", "healthy", "--port", port),
            "scorepad referee, one answer": lambda: _ended("-m", "scorepad", "referee"),
            "scorepad serve, to the first page": lambda: _first_page(instance),
        }
        by_clock = take_turns(
            {name: noted(name, run) for name, run in runs.items()}, _ROUNDS_OF_COMMANDS
        )
    show("Commands, by the processor", _beside_flask(by_processor))
    show("The same by the clock", _beside_flask(by_clock))


_GOALS = {"--version": 0.6, "healthy": 0.8, "referee,": 1.2, "serve,": 4}


def _beside_flask(times: Mapping[str, Times]) -> list[Line]:
    return [
        line_of(name, each, (_FLASK, times[_FLASK]), goal=_GOALS[name.split()[1]], of_ratio=True)
        for name, each in times.items()
        if name != _FLASK
    ]


def _ended(*arguments: str) -> tuple[float, float]:
    """Return the seconds of clock and processor that a program takes which ends by itself."""
    start, used = time.perf_counter(), _used_by_children()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=TOP,
        input=_WHO_TAKES_IT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - start, _used_by_children() - used


def _used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _first_page(instance: Path) -> tuple[float, float]:
    """Return the seconds of clock and processor until a server's first page is there."""
    start = time.perf_counter()
    with running(scorepad_in(instance)) as server:
        Browser(Network(server.address)).get("/")
        return time.perf_counter() - start, server.processor_time
