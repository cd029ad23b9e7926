"""Games on a PostgreSQL server."""

from collections.abc import Callable
from contextlib import nullcontext
from functools import cache, partial
from importlib.util import find_spec
from logging import getLogger
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, select

from scorepad.store.backups import copy_before_upgrade
from scorepad.store.database import (
    HEAD,
    Database,
    Description,
    Engines,
    Facts,
    facts_of,
    known_revision,
    upgrade_tables,
)
from scorepad.store.database_url import refuse_unknown_options, without_secrets
from scorepad.store.failures import StoreUnavailable, WrongEncoding, failures_named
from scorepad.store.file_copies import drafted, write_copy
from scorepad.store.postgresql_trouble import sentence_about
from scorepad.store.progress import Say, silent
from scorepad.store.sqlite import copy_upgraded
from scorepad.store.tables import GAME
from scorepad.store.transfer import carry_into_file, carry_onto_server, lift_limits

_UPGRADING = 7_305_211_934_105
"""The key of the advisory lock, unlikely to be used by other programs on the server."""

_ON_SERVER = """
SELECT current_setting('server_version'), current_setting('server_encoding'),
    pg_database_size(current_database()), CAST(extract(epoch FROM now()) AS bigint),
    current_setting('transaction_read_only') = 'off'
    AND coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
"""
_MAY_INSERT = "SELECT has_table_privilege('mark', 'INSERT')"
_MAY_WRITE = """
SELECT current_setting('transaction_read_only') = 'off' AND has_table_privilege('mark', 'INSERT')
"""


_log = getLogger("scorepad.database")

_DRIVER = "psycopg"
_ENCODING = "UTF8"
_SECOND = 10**9
"""One second in nanoseconds."""

_CONNECTING = 3
"""Seconds until a server that does not answer counts as away."""

_LONGEST_SILENCE = 5
"""Seconds until a server counts as away that acknowledges nothing: its machine or the network is
gone, and said nothing. Without that bound a request, with its thread, waits a quarter of an hour.
"""

_LONGEST_STATEMENT, _LONGEST_PAUSE = 10_000, 15_000
"""Milliseconds after which the server ends a statement, or a transaction that pauses.

So whoever holds a game and is gone lets it go.
"""


class DatabaseServer(Database):
    """The database behind ``url``.

    Copies are kept in ``folder`` on this machine.

    ``patience``: see :class:`scorepad.store.Store`. Raises ``ValueError`` where
    the driver is missing, or the address has an option that there is none of.
    """

    dialect = "postgresql"

    def __init__(self, url: URL, patience: float, folder: Path) -> None:
        super().__init__()
        if find_spec(_DRIVER) is None:
            raise ValueError("for PostgreSQL, install scorepad[postgresql]")
        refuse_unknown_options(url)
        self.backup_base = folder / "scorepad.db"
        self.location = without_secrets(url)
        self._url, self._patience = url.set(drivername=f"postgresql+{_DRIVER}"), patience
        self._is_away = False

    def explain(self, error: StoreUnavailable) -> str | None:
        return sentence_about(error, self._url)

    def _open(self) -> Engines:
        engine = self._engine()
        return Engines(
            # One state of the database as long as a block lasts.
            reading=engine.execution_options(isolation_level="REPEATABLE READ"),
            # Connections of its own, on which nothing runs but the query itself.
            polling=self._engine(pool_pre_ping=False, isolation_level="AUTOCOMMIT"),
            # Each statement sees what was committed before it: a transaction that has waited for
            # a row lock reads the row as the last writer left it. With snapshot isolation it
            # would fail and have to be retried.
            writing=engine.execution_options(isolation_level="READ COMMITTED"),
            turn=nullcontext,
        )

    def prepare(self, *, alone: bool = False) -> None:  # noqa: ARG002 - it is never locked
        before_upgrade = partial(
            copy_before_upgrade, self.backup_base, self.copy_into, lambda: None
        )
        _bring_up_to_date(self.engines.writing, before_upgrade)

    def facts(self) -> Facts | None:
        return facts_of(self.engines.reading, _describe)

    def is_made(self) -> bool:
        with failures_named(), self.engines.reading.connect() as connection:
            return known_revision(connection) is not None

    def has_games(self) -> bool:
        return self.written_at() is not None

    def copy_into(self, draft: Path, say: Say = silent) -> None:
        carry_into_file(self.engines.reading, draft, say)

    def written_at(self) -> int | None:
        """Return when a mark was written last, by its own time, in nanoseconds.

        ``None`` where there is no game, or no table for one yet.

        Clocks are put back, so the number of all marks stands in the place of what is smaller than
        a second: each state has its own time.
        """
        newest = select(func.max(GAME.c.updated_at), func.sum(GAME.c.version))
        with failures_named(), self.engines.reading.connect() as connection:
            if known_revision(connection) is None:
                return None
            seconds, marks = connection.execute(newest).one()
        return None if seconds is None else int(seconds) * _SECOND + int(marks) % _SECOND

    def restore(self, copy: Path, replaced: Path, say: Say = silent) -> None:
        with (
            TemporaryDirectory() as folder,
            drafted(partial(copy_upgraded, copy, say=say), Path(folder) / "copy.db", say) as draft,
        ):
            self.prepare()
            if self.has_games():
                write_copy(partial(self.copy_into, say=say), replaced, say=say)
            carry_onto_server(draft, self.engines.writing, say)

    def _engine(self, **otherwise: Any) -> Engine:
        options: dict[str, Any] = {
            "pool_size": 8,
            "max_overflow": 24,
            "pool_timeout": self._patience,
            # A server that was restarted has forgotten its connections.
            "pool_pre_ping": True,
            # Errors are logged: values of statements must not be in them.
            "hide_parameters": True,
            "connect_args": self._connecting(),
        }
        engine = create_engine(self._url, **options | otherwise)
        event.listen(engine, "connect", _take_any_text)
        # Before SQLAlchemy reads anything, which stumbles over text in no encoding at all.
        event.listen(engine, "connect", _refuse_other_encodings, insert=True)
        # Once for all connections of this process that break together.
        event.listen(engine, "invalidate", self._note_broken)
        event.listen(engine, "connect", self._note_back)
        return engine

    def _note_broken(self, _connection: object, _record: object, _error: object) -> None:
        if not self._is_away:
            self._is_away = True
            _log.info("The connection to the database broke.")

    def _note_back(self, _connection: object, _record: object) -> None:
        if self._is_away:
            self._is_away = False
            _log.info("The database answers again.")

    def _connecting(self) -> dict[str, Any]:
        """Return the options of the connection that the address itself does not set."""
        given = self._url.query
        limits = {
            "lock_timeout": int(self._patience * 1000),
            "statement_timeout": _LONGEST_STATEMENT,
            "idle_in_transaction_session_timeout": _LONGEST_PAUSE,
        }
        options = [f"-c {name}={milliseconds}" for name, milliseconds in limits.items()]
        defaults = {
            "connect_timeout": _CONNECTING,
            "application_name": "scorepad",
            # While a statement is on its way, and while its result is awaited.
            "tcp_user_timeout": _LONGEST_SILENCE * 1000,
            "keepalives_idle": _LONGEST_SILENCE - 2,
            "keepalives_interval": 1,
            "keepalives_count": 2,
        }
        return {
            **{name: value for name, value in defaults.items() if name not in given},
            # Whatever the server, its owner or this machine would speak otherwise.
            "client_encoding": "utf8",
            "options": " ".join([*options, str(given.get("options", ""))]).strip(),
        }


def _bring_up_to_date(engine: Engine, before_upgrade: Callable[[], None]) -> None:
    """Create or upgrade the tables, in one transaction; quick when there is nothing to do.

    Servers that start at once wait for each other. Raises
    :class:`DatabaseTooNew` and :class:`StoreUnavailable`.
    """
    with failures_named():
        with engine.connect() as connection:
            revision = known_revision(connection)
            if revision == HEAD:
                if not connection.exec_driver_sql(_MAY_WRITE).scalar():
                    raise StoreUnavailable("readonly")
                return
        if revision is not None:
            before_upgrade()
        with engine.begin() as connection:
            # No timeouts, neither for an upgrade nor for processes that wait for one.
            lift_limits(connection)
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
            upgrade_tables(connection)


def _describe(connection: Connection, revision: str | None) -> Description:
    version, encoding, size, clock, may = connection.exec_driver_sql(_ON_SERVER).one()
    if revision == HEAD:
        may = connection.exec_driver_sql(_MAY_INSERT).scalar()
    return f"PostgreSQL {version.split()[0]}", encoding, int(size), bool(may), int(clock), None


def _refuse_other_encodings(connection: Any, _record: object) -> None:
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != _ENCODING:
        connection.close()
        raise WrongEncoding(encoding)


def _take_any_text(connection: Any, _record: object) -> None:
    connection.adapters.register_dumper(str, _any_text())


@cache
def _any_text() -> type[Any]:
    """Return a type that makes any text fit for the server.

    An address may be made up of any letters, and a NUL has no place in a server's text: it becomes
    the sign that browsers show for it.
    """
    from psycopg.types.string import StrDumper  # there only where PostgreSQL is used

    class AnyText(StrDumper):
        def dump(self, text: str) -> Any:
            return super().dump(text.replace("\0", "\ufffd"))

    return AnyText
