"""The facts about a database, for those who look after it; nothing is changed."""

import sqlite3
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from scorepad.store.engines import Engines
from scorepad.store.failures import StoreUnavailable, failures_named
from scorepad.store.properties import Properties
from scorepad.store.schema import HEAD, known_revision, refuse_if_readonly
from scorepad.store.tables import GAME

_ON_SERVER = """
SELECT current_setting('server_version'), current_setting('server_encoding'),
    pg_database_size(current_database()), CAST(extract(epoch FROM now()) AS bigint),
    current_setting('transaction_read_only') = 'off'
    AND coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
"""
_MAY_INSERT = "SELECT has_table_privilege('mark', 'INSERT')"


class Facts(NamedTuple):
    """The facts about a database.

    ``revision`` is that of its tables, ``None`` where there are none, and ``is_current`` whether it
    is this version's. ``size`` is in bytes; ``clock`` is a server's own time and ``newest`` that of
    the newest entry, in Unix seconds, ``None`` for none; ``key_fingerprint`` as in
    :meth:`scorepad.store.properties.Properties.key_fingerprint`.
    """

    program: str
    encoding: str
    size: int
    may_write: bool
    clock: int | None
    revision: str | None
    newest: int | None
    key_fingerprint: str | None

    @property
    def is_current(self) -> bool:
        """Return whether the next start has nothing to change."""
        return self.revision == HEAD


def facts_of(engines: Engines) -> Facts:
    """Return the facts of the database; raises like :func:`bring_up_to_date`."""
    with failures_named():
        with engines.reading.connect() as connection:
            revision = known_revision(connection)
            newest = connection.scalar(select(func.max(GAME.c.updated_at))) if revision else None
            fingerprint = (
                Properties(connection, None).key_fingerprint() if revision == HEAD else None
            )
            on_server = connection.dialect.name == "postgresql"
            found = (_of_server if on_server else _of_file)(connection, revision)
        if not on_server:
            found = (*found[:3], _can_be_written(engines), None)
    return Facts(*found, revision, newest, fingerprint)


_Found = tuple[str, str, int, bool, int | None]


def _of_server(connection: Connection, revision: str | None) -> _Found:
    version, encoding, size, clock, may = connection.exec_driver_sql(_ON_SERVER).one()
    if revision == HEAD:
        may = connection.exec_driver_sql(_MAY_INSERT).scalar()
    return f"PostgreSQL {version.split()[0]}", encoding, int(size), bool(may), int(clock)


def _of_file(connection: Connection, _revision: str | None) -> _Found:
    encoding, pages, each = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
        for name in ("encoding", "page_count", "page_size")
    )
    return f"SQLite {sqlite3.sqlite_version}", str(encoding), pages * each, True, None


def _can_be_written(engines: Engines) -> bool:
    try:
        refuse_if_readonly(engines.reading)
    except StoreUnavailable:
        return False
    return True
