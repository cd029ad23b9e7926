"""The transfer of games from a server into a database file, and from a file onto a server.

The copy of a server is a file like any other machine's: it is checked in the
same way, needs no program of the server's, and can be brought back on either
kind of database.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import (
    Connection,
    Engine,
    Insert,
    MetaData,
    NullPool,
    Table,
    create_engine,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql

from scorepad.store.database import known_revision
from scorepad.store.failures import failures_named
from scorepad.store.progress import Say, silent
from scorepad.store.sqlite_library import sqlite3
from scorepad.store.tables import FORGOTTEN

_AT_ONCE = 1_000
_REVISION = "alembic_version"
_NO_LIMITS = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")


def carry_into_file(server: Engine, file: Path, say: Say = silent) -> None:
    """Copy everything on the ``server``, as it is in one moment, into the empty ``file``."""
    from scorepad.store.migrations import migrate  # brings Alembic, see database.REVISIONS

    with failures_named(), server.connect() as here, _connected(file) as there:
        lift_limits(here)
        revision = known_revision(here)
        if revision is not None:
            migrate(there, revision)
        tables = _tables(there)
        for number, table in enumerate(tables):
            say("copying", number, len(tables))
            _carry(here, there, table)


def carry_onto_server(file: Path, server: Engine, say: Say = silent) -> None:
    """Replace everything on the ``server`` with what is in ``file``, in one transaction.

    The file is sound, and of the newest revision. Meanwhile readers see the old state, and writers
    wait. What was erased for good on the server stays erased.
    """
    with failures_named(), server.begin() as there, _connected(file) as here:
        lift_limits(there)
        tables = _tables(here)
        names = ", ".join(f'"{table.name}"' for table in tables)
        there.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")
        for table in reversed(tables):
            if table.name != FORGOTTEN.name:
                there.execute(table.delete())
        for number, table in enumerate(tables):
            say("writing", number, len(tables))
            _carry(here, there, table)


def lift_limits(connection: Connection) -> None:
    """Let the transaction take as long as it needs."""
    for limit in _NO_LIMITS:
        connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


@contextmanager
def _connected(file: Path) -> Iterator[Connection]:
    engine = create_engine(
        "sqlite://", module=sqlite3, creator=lambda: sqlite3.connect(file), poolclass=NullPool
    )
    with engine.begin() as connection:
        yield connection


def _tables(file: Connection) -> list[Table]:
    """Return the tables of a file of any revision, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(file)
    return [table for table in metadata.sorted_tables if table.name != _REVISION]


def _carry(here: Connection, there: Connection, table: Table) -> None:
    adding: Insert = insert(table)
    if table.name == FORGOTTEN.name and there.dialect.name == "postgresql":
        adding = postgresql.insert(table).on_conflict_do_nothing()
    rows = here.execute(select(table), execution_options={"yield_per": _AT_ONCE})
    for some in rows.partitions():
        there.execute(adding, [dict(row._mapping) for row in some])
