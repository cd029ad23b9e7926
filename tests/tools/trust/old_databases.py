"""Databases as earlier versions left them, and what these said of their games."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

from scorepad.pad.fold import read_pad
from scorepad.store import Store
from scorepad.store.sqlite_library import sqlite3

_KEPT = Path(__file__).parents[2] / "store" / "databases"

OLD = sorted(path.stem for path in _KEPT.glob("*.sql"))
"""The revisions of which there is one."""

Said = dict[str, Any]


def make_old(path: Path, revision: str) -> Said:
    """Make the database of ``revision`` at ``path``; return what its version said of each game."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((_KEPT / f"{revision}.sql").read_text(encoding="utf-8"))
        # As every version sets it up on an SQLite of this kind.
        connection.execute("PRAGMA journal_mode=DELETE")
    return said_then(revision)


def said_then(revision: str) -> Said:
    """Return what the version of the ``revision`` said of each game."""
    said: Said = json.loads((_KEPT / f"{revision}.json").read_text(encoding="utf-8"))
    return said


def said_now(path: Path, ids: Said) -> Said:
    """Return what this version says of the same games in an up-to-date database."""
    with closing(Store(f"sqlite:///{path}")) as store, store.reading() as transaction:
        pads = {game_id: read_pad(transaction.marks.all(game_id)) for game_id in ids}
    return {
        game_id: {
            "totals": dict(pad.totals),
            "round": len(pad.rounds),
            "over": pad.over,
            "winners": list(pad.winners),
        }
        for game_id, pad in pads.items()
    }
