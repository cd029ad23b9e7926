"""What a mark and each page take: whole requests, beside the smallest app and the disk."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from flask import Flask

from scorepad.app import create_app
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.tools.bench.browser import Browser, InProcess, Network, Transport
from tests.tools.bench.commits import Commits
from tests.tools.bench.evening import Evening
from tests.tools.bench.games import FOUR, SHEETS, keep, played
from tests.tools.bench.hello import hello_app
from tests.tools.bench.report import line_of, show
from tests.tools.bench.servers import HELLO, scorepad_in, serving
from tests.tools.bench.timing import Step, take_turns, timed

ROUNDS = 525
_SHEET_ROUNDS = 60
_UNMEASURED = 20
_MARK, _PAGE, _COMMIT = "one mark, durable", "the pad's page", "one row, committed"
_HELLO = "hello world"


@contextmanager
def opened(instance: Path) -> Iterator[Flask]:
    """The app within this process, its games kept in ``instance``."""
    app = create_app(prepare_server({}, instance))
    try:
        yield app
    finally:
        app.extensions["scorepad"].store.close()


def speed(folder: Path) -> None:
    """Measures marks and pages over the network, then within the process."""
    over_network(folder)
    within_process(folder)


def over_network(folder: Path) -> None:
    """Measures them as a server of its own answers them."""
    network = folder / "network"
    with (
        serving(scorepad_in(network)) as ours,
        serving(HELLO) as hello,
        closing(Store(prepare_server({}, network).database_url)) as store,
    ):
        apps = Network(ours), Network(hello)
        _measure("Requests to scorepad serve", *apps, store, folder / "over-network.db")


def within_process(folder: Path) -> None:
    """Measures them without a server."""
    with opened(folder / "process") as app:
        apps, store = (InProcess(app), InProcess(hello_app())), app.extensions["scorepad"].store
        title = "The same within the process, without server"
        _measure(title, *apps, store, folder / "within-process.db")


def _measure(title: str, ours: Transport, hellos: Transport, store: Store, beside: Path) -> None:
    """Measures both apps, and commits of a row into the database ``beside`` them."""
    commits = Commits(beside)
    browser, taps = Browser(ours), ROUNDS + _UNMEASURED
    opening, whole = played(FOUR, marks=1), len(played(FOUR)) - 1
    games = [keep(store, browser.device, opening) for _ in range(-(-taps // whole))]
    evening = Evening(browser, games.pop)
    hello = partial(_seconds_of, Browser(hellos), "/")
    steps: dict[str, Step] = {
        _COMMIT: timed(commits.commit),
        _HELLO: hello,
        _MARK: evening.mark,
        _PAGE: evening.page,
    }
    times = take_turns(steps, ROUNDS, unmeasured=_UNMEASURED)
    floor = (_HELLO, times[_HELLO])
    lines = [
        line_of(_MARK, times[_MARK], floor, goal=0.004),
        line_of(_MARK, times[_MARK], (_COMMIT, times[_COMMIT])),
        line_of(_PAGE, times[_PAGE], floor, goal=0.003),
    ]
    steps = {_HELLO: hello}
    for name, kind in SHEETS.items():
        game_id = keep(store, evening.browser.device, played(kind))
        steps[name] = partial(_seconds_of, evening.browser, f"/g/{game_id}/sheet")
    times = take_turns(steps, _SHEET_ROUNDS, unmeasured=3)
    floor = (_HELLO, times[_HELLO])
    show(title, [*lines, *(line_of(name, times[name], floor) for name in SHEETS)])
    print(f"\nOn the disk before the answer: journal {commits.journal}, synchronous EXTRA.")
    commits.close()


def _seconds_of(browser: Browser, path: str) -> float:
    return browser.get(path).seconds
