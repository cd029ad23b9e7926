"""Games in an SQLite file."""

from contextlib import AbstractContextManager, suppress
from datetime import date
from pathlib import Path

from sqlalchemy import URL

from scorepad.store.backups import (
    Most,
    copy_before_upgrade,
    copy_daily,
    newest_copy,
    newest_sound_copy,
)
from scorepad.store.engine import make_engine
from scorepad.store.engines import Engines
from scorepad.store.facts import Facts, facts_of
from scorepad.store.failures import DatabaseEmpty, StoreUnavailable
from scorepad.store.file_copies import copy_database, has_sound_pages, write_copy
from scorepad.store.locks import FairLock, file_lock
from scorepad.store.restore import replace_database
from scorepad.store.schema import bring_up_to_date


class DatabaseFile:
    """The file behind ``url``, a :class:`scorepad.store.store.Place`.

    ``patience``: see :class:`scorepad.store.Store`. Raises ``ValueError`` where
    the address names no file.
    """

    dialect = "sqlite"

    def __init__(self, url: URL, patience: float, _folder: Path) -> None:
        if url.database in (None, "", ":memory:"):
            raise ValueError("an SQLite file is named like this: sqlite:////path/to/scorepad.db")
        self.near = self._path = Path(str(url.database))
        self.called = str(self._path.parent)
        self._url, self._patience = url, patience

    def explain(self, _error: StoreUnavailable) -> str | None:
        return None

    def open(self) -> Engines:
        engine = make_engine(self._url, self._path, self._patience)
        turn = FairLock()
        return Engines(
            reading=engine,
            # Nothing begins unless SQLAlchemy's own connection is asked for.
            polling=engine,
            writing=engine.execution_options(begin="BEGIN IMMEDIATE"),
            turn=lambda: turn.taken(self._patience),
            waiting=turn.waiting,
        )

    def prepare(self, engines: Engines) -> None:
        try:
            self._refuse_empty()
        except FileNotFoundError:
            self._create()
        bring_up_to_date(engines.reading, lambda: copy_before_upgrade(self._path))

    def facts(self, engines: Engines) -> Facts | None:
        if not self._path.exists():
            return None
        self._refuse_empty()
        return facts_of(engines)

    def is_made(self, _engines: Engines) -> bool:
        return self._path.exists()

    def has_games(self, _engines: Engines) -> bool:
        return self._path.exists()

    def copy(self, _engines: Engines, target: Path, *, replace: bool) -> None:
        copy_database(self._path, target, replace=replace)

    def copy_daily(self, _engines: Engines, today: date, most: Most) -> Path | None:
        return copy_daily(self._path, today, most)

    def is_damaged(self, _engines: Engines) -> bool:
        return not has_sound_pages(self._path)

    def newest_sound_copy(self) -> Path | None:
        return newest_sound_copy(self._path)

    def bring_back(self, _engines: Engines, copy: Path, replaced: Path) -> None:
        replace_database(self._path, copy, replaced)

    def locked(self) -> AbstractContextManager[None]:
        return file_lock(self._path, alone=True)

    def _refuse_empty(self) -> None:
        if not self._path.stat().st_size:
            raise DatabaseEmpty(newest_copy(self._path))

    def _create(self) -> None:
        """Make the file with its tables in it, so that nobody ever meets an empty one."""
        with suppress(FileExistsError):
            # Somebody else may have made it meanwhile.
            write_copy(self._make, self._path)

    def _make(self, draft: Path) -> None:
        engine = make_engine(self._url, draft, self._patience)
        try:
            bring_up_to_date(engine, lambda: None)
        finally:
            engine.dispose()
