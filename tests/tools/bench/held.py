"""How long one transaction keeps all other writes waiting, however long its game is.

By the clock, beside a commit of one row, which waits for the same disk; and the time of
the processor, which tells more where other programs are busy.
"""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from scorepad.pad.acts import rename
from scorepad.pad.judge import MOST_MARKS
from scorepad.pad.marks import Cell, Fate, Mark, author
from scorepad.pad.opening import Opening
from scorepad.services.access import opened_game
from scorepad.services.games import open_game
from scorepad.services.import_export.game_json import document
from scorepad.services.import_export.importing import import_games
from scorepad.services.marks import write
from scorepad.services.write_operations import Batch, FormWrite
from scorepad.store import Store, Transaction
from tests.tools.bench.commits import Commits
from tests.tools.bench.games import BEGUN
from tests.tools.bench.report import Line, line_of, show
from tests.tools.bench.timing import Step, timed

_GOAL = 0.02
_TIMES = 15
_LENGTHS, _LONGEST = (100, MOST_MARKS - 1_800), MOST_MARKS - 100
_LATER = BEGUN + 1_000
_DEVICE = "d" * 32
_SEATED = [("anna", "Anna"), ("ben", "Ben"), ("cleo", "Cleo"), ("dora", "Dora")]


def held(folder: Path) -> None:
    """Measures from the first statement of a transaction to the end of its commit."""
    commits = Commits(folder / "held-commits.db")
    with closing(Store(f"sqlite:///{folder}/held.db")) as store, _noted() as times:
        store.prepare()
        lines = [
            line
            for name, act in _acts(store)
            for line in _lines(name, times, act, timed(commits.commit))
        ]
    commits.close()
    show("A write transaction is held", lines)


def _acts(store: Store) -> Iterator[tuple[str, Callable[[], object]]]:
    for length in _LENGTHS:
        name = f"a game of {length:,} marks"
        game_id = _game(store, length)
        yield f"{name}: one mark", _renaming(store, game_id)
        yield f"{name}: 100 late marks", _writing(store, game_id)
    now = opened_game(store, _game(store, _LONGEST), _DEVICE)
    whole = document(now.game, now.pad.written.marks)

    def bring() -> None:
        text = json.dumps({**whole, "game_id": secrets.token_urlsafe(16)})
        import_games(store, _DEVICE, lambda: iter([text]), _LATER)

    yield f"a game of {now.game.version:,} marks brought in", bring


def _game(store: Store, length: int) -> str:
    game_id = secrets.token_urlsafe(16)
    open_game(store, _DEVICE, game_id, Opening("wizard_gigamic", _SEATED), BEGUN)
    for _ in range(0, length, 100):
        write(store, game_id, _DEVICE, _late().apply)
    return game_id


def _writing(store: Store, game_id: str) -> Callable[[], object]:
    return lambda: write(store, game_id, _DEVICE, _late().apply)


def _renaming(store: Store, game_id: str) -> Callable[[], object]:
    numbers = count()

    def mark() -> None:
        seen = opened_game(store, game_id, _DEVICE).pad.written.seen([Cell(0, 0, "ben", "name")])
        intent = replace(_name(next(numbers)), seen=seen)
        assert write(store, game_id, _DEVICE, intent.apply).fate is Fate.WRITTEN

    return mark


def _lines(
    name: str, times: list[tuple[float, float]], act: Callable[[], object], commit: Step
) -> Iterator[Line]:
    found: list[tuple[float, float]] = []
    commits = []
    for _ in range(_TIMES):
        times.clear()
        act()
        found.append((max(held for held, _ in times), max(used for _, used in times)))
        commits.append(commit())
    clock, processor = ([each[place] for each in found] for place in (0, 1))
    yield line_of(name, clock, ("one row, committed", commits), goal=_GOAL)
    yield line_of("    of the processor", processor, goal=_GOAL)


def _name(number: int) -> FormWrite:
    cells = rename("ben", f"Ben {number}")
    return FormWrite(secrets.token_hex(16), lambda _: cells, author(_DEVICE), _LATER)


def _late() -> Batch:
    """Values for one cell that nobody had seen."""
    cell = Cell(1, 0, "anna", "adjustment")
    marks = [
        Mark(secrets.token_hex(16), ((cell, [place, secrets.token_hex(4)]),), at=_LATER)
        for place in range(100)
    ]
    return Batch(marks, erased=frozenset, late=True)


@contextmanager
def _noted() -> Iterator[list[tuple[float, float]]]:
    """The seconds of every transaction within the block, without the wait for its turn:
    by the clock, and of the processor."""
    times: list[tuple[float, float]] = []
    writing = Store.writing

    @contextmanager
    def noted(self: Store, only: str | None = None) -> Iterator[Transaction]:
        inner = writing(self, only)
        transaction = inner.__enter__()
        begun, used = time.perf_counter(), time.thread_time()
        try:
            yield transaction
        except BaseException as error:
            inner.__exit__(type(error), error, error.__traceback__)
            raise
        else:
            inner.__exit__(None, None, None)
        finally:
            times.append((time.perf_counter() - begun, time.thread_time() - used))

    with patch.object(Store, "writing", noted):
        yield times


if __name__ == "__main__":
    with TemporaryDirectory() as here:
        held(Path(here))
