"""An engine of SQLAlchemy on an SQLite file."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError

from scorepad.store.sqlite_library import connect, sqlite3


def make_engine(url: URL, path: Path, patience: float) -> Engine:
    """Return an engine on the SQLite file ``path``, which must exist when it is first used.

    Transactions begin with ``BEGIN``, or with what the execution option
    ``begin`` says; where that is empty, each statement stands alone.
    ``patience``: seconds that a statement waits for a lock, and a thread for a
    connection.
    """
    # Opened read-write and never created: a file that vanished while games are
    # played must be an error, not a new empty database.
    file = path.absolute().as_uri() + "?mode=rw"
    engine = create_engine(
        url,
        module=sqlite3,
        poolclass=QueuePool,
        pool_size=8,
        max_overflow=24,
        pool_timeout=patience,
        # Errors are logged: values of statements must not be in them.
        hide_parameters=True,
        connect_args={"timeout": patience, "isolation_level": None},
    )

    def open_file(
        _dialect: object, _record: object, _args: object, options: dict[str, Any]
    ) -> sqlite3.Connection:
        return connect(file, **options)

    event.listen(engine, "do_connect", open_file)
    event.listen(engine, "handle_error", _name_broken_rule, retval=True)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys=ON")
    # With a rollback journal EXTRA also syncs the folder, without which a
    # commit can come undone when the power fails; with WAL it equals FULL.
    connection.execute("PRAGMA synchronous=EXTRA")
    # A page that is split keeps copies of the rows that went to another one, where no later wiping
    # finds them: a name that is erased would stay there. No page more is written for it.
    connection.execute("PRAGMA secure_delete=FAST")


def _name_broken_rule(context: ExceptionContext) -> IntegrityError | None:
    """Give an error about a rule of the tables its class, which its extended code hides."""
    error = context.original_exception
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF != sqlite3.SQLITE_CONSTRAINT or isinstance(error, sqlite3.IntegrityError):
        return None
    return IntegrityError(context.statement, None, error, hide_parameters=True)


def _begin(connection: Connection) -> None:
    begin = connection.get_execution_options().get("begin", "BEGIN")
    if begin:
        connection.exec_driver_sql(begin)
