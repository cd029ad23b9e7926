"""What a mark costs when the database holds few games, and when it holds thousands."""

import os
import random
from collections.abc import Sequence
from pathlib import Path

from flask import Flask

from scorepad.services.links import new_game_id
from scorepad.store.sqlite_library import sqlite3
from scorepad.store.tables import DEVICE_GAME, GAME, MARK
from tests.tools.bench.browser import Browser, InProcess
from tests.tools.bench.evening import Evening
from tests.tools.bench.games import FOUR, keep, played
from tests.tools.bench.report import line_of, show
from tests.tools.bench.speed import opened
from tests.tools.bench.timing import take_turns

_MARKS = 99
"""Fourteen rounds of four players: the last one is still to be scored."""
_ROUNDS = 280


def growth(folder: Path, *, few: int = 1, many: int = 10_000) -> Path:
    """Measures the same marks in both databases, in turns; gives the folder of the large one."""
    small, large = folder / f"games-{few}", folder / f"games-{many}"
    with opened(small) as small_app, opened(large) as large_app:
        ones, first = _half_played(small_app)
        manys, pattern = _half_played(large_app)
        _copy(small / "scorepad.db", first, few - 1)
        copies = _copy(large / "scorepad.db", pattern, many - 1)
        order = random.Random(11).sample(copies, len(copies))
        alone = Evening(ones, lambda: _rewound(small / "scorepad.db", first))
        among = Evening(manys, order.pop)
        steps = {"1": alone.mark, "n": among.mark, "page 1": alone.page, "page n": among.page}
        times = take_turns(steps, _ROUNDS, unmeasured=14)
    lines = [
        line_of(name, times[n], (f"with {few:,}", times[one]), goal=goal, of_ratio=True)
        for name, n, one, goal in (
            ("one mark, durable", "n", "1", 1.3),
            ("the pad's page", "page n", "page 1", None),
        )
    ]
    size = (large / "scorepad.db").stat().st_size / 1e6
    show(f"With {many:,} games of {_MARKS} marks ({size:,.0f} MB)", lines)
    return large


def _half_played(app: Flask) -> tuple[Browser, str]:
    browser = Browser(InProcess(app))
    store = app.extensions["scorepad"].store
    return browser, keep(store, browser.device, played(FOUR, marks=_MARKS))


def _copy(database: Path, game_id: str, copies: int) -> Sequence[str]:
    """Copies a game with its marks and rights, each copy under an id of its own."""
    ids = sorted(new_game_id() for _ in range(copies))
    connection = sqlite3.connect(database)
    try:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY) WITHOUT ROWID")
        connection.executemany("INSERT INTO copies VALUES (?)", zip(ids))
        for source in (GAME, MARK, DEVICE_GAME):
            names = ", ".join(f'"{each.name}"' for each in source.columns if each.name != "game_id")
            connection.execute("DROP TABLE IF EXISTS temp.pattern")
            connection.execute(
                f"CREATE TEMP TABLE pattern AS SELECT {names} FROM {source.name} WHERE game_id = ?",
                (game_id,),
            )
            connection.execute(
                f"INSERT INTO {source.name} (game_id, {names})"
                f" SELECT id, {names} FROM copies CROSS JOIN temp.pattern"
            )
        connection.commit()
    finally:
        connection.close()
    _flush(database)
    return ids


def _flush(path: Path) -> None:
    # What is still on its way to the disk would slow the commits that are measured.
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def _rewound(database: Path, game_id: str) -> str:
    """The game again as it was before its last round."""
    connection = sqlite3.connect(database)
    try:
        connection.execute("DELETE FROM mark WHERE game_id = ? AND number > ?", (game_id, _MARKS))
        connection.execute("UPDATE game SET version = ? WHERE game_id = ?", (_MARKS, game_id))
        connection.commit()
    finally:
        connection.close()
    return game_id
