"""The floor under every mark: one row, on the disk for good."""

import sqlite3
from pathlib import Path

from scorepad.store.journal import journal_mode

_ROW = (
    "m" * 22,
    "0123456789abcdef0123456789abcdef",
    '{"cells":[[7,1,"01234567","tricks",2]],"seen":"0123456789abcdef0123456789abcdef"}',
    "01234567",
    1_790_000_000,
)


class Commits:
    """Durable commits of one mark's row, by ``sqlite3`` alone, with the journal
    and the care that the store takes too."""

    def __init__(self, path: Path) -> None:
        self.mode = journal_mode(sqlite3.sqlite_version_info)
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute(f"PRAGMA journal_mode={self.mode}")
        self._connection.execute("PRAGMA synchronous=EXTRA")
        self._connection.execute("CREATE TABLE mark (game_id, mark_id, body, by, at)")

    def commit(self) -> None:
        """One transaction."""
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("INSERT INTO mark VALUES (?, ?, ?, ?, ?)", _ROW)
        self._connection.execute("COMMIT")
