"""Games in an SQLite file."""

from pathlib import Path

from sqlalchemy import URL

from scorepad.store.engine import make_engine
from scorepad.store.kept_copies import keep_before_upgrade
from scorepad.store.opened import Opened
from scorepad.store.schema import bring_up_to_date, create_file
from scorepad.store.turn import Turn


class DatabaseFile:
    """The file behind ``url``. ``patience``: see :class:`scorepad.store.Store`.

    Raises ``ValueError`` where the address names no file.
    """

    dialect = "sqlite"

    def __init__(self, url: URL, patience: float) -> None:
        if url.database in (None, "", ":memory:"):
            raise ValueError("an SQLite file is named like this: sqlite:////path/to/scorepad.db")
        self.path = Path(str(url.database))
        self._url, self._patience = url, patience

    def open(self) -> Opened:
        """The file must be there when it is first used."""
        engine = make_engine(self._url, self.path, self._patience)
        turn = Turn()
        return Opened(
            reading=engine,
            writing=engine.execution_options(begin="BEGIN IMMEDIATE"),
            turn=lambda: turn.taken(self._patience),
        )

    def prepare(self, opened: Opened) -> None:
        """Creates the file or upgrades its tables."""
        create_file(self.path)
        bring_up_to_date(opened.reading, lambda: keep_before_upgrade(self.path))
