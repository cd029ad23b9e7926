"""The floor under every mark: one row, on the disk for good."""

from pathlib import Path

from sqlalchemy import make_url

from scorepad.store import Store
from scorepad.store.sqlite_engine import make_engine
from scorepad.store.sqlite_library import sqlite3

_ROW = (
    "m" * 22,
    "0123456789abcdef0123456789abcdef",
    '{"cells":[[7,1,"01234567","tricks",2]],"seen":"0123456789abcdef0123456789abcdef"}',
    "01234567",
    1_790_000_000,
)


class Commits:
    """Durable commits of one mark's row by ``sqlite3`` alone, on a connection
    that the store has set up as its own."""

    def __init__(self, path: Path) -> None:
        url = make_url(f"sqlite:///{path}")
        store = Store(str(url))
        store.prepare()
        store.close()
        self._engine = make_engine(url, path, patience=5)
        opened = self._engine.raw_connection().driver_connection
        assert isinstance(opened, sqlite3.Connection)
        self._connection = opened
        self._connection.execute("CREATE TABLE line (game_id, mark_id, body, by, at)")

    @property
    def journal(self) -> str:
        return str(self._connection.execute("PRAGMA journal_mode").fetchone()[0])

    def commit(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("INSERT INTO line VALUES (?, ?, ?, ?, ?)", _ROW)
        self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()
