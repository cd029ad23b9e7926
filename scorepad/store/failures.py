"""The failures of the database, named so that people can be told."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

Reason = Literal["busy", "full", "readonly", "away", "broken"]

_BY_SQLITE_CODE: dict[int, Reason] = {
    3: "readonly",  # SQLITE_PERM
    5: "busy",  # SQLITE_BUSY
    6: "busy",  # SQLITE_LOCKED
    8: "readonly",  # SQLITE_READONLY
    13: "full",  # SQLITE_FULL
    # A quota that is used up and a full disk under the WAL index come as I/O errors.
    778: "full",  # SQLITE_IOERR_WRITE
    4874: "full",  # SQLITE_IOERR_SHMSIZE
}

# By the longest beginning that is there; see "PostgreSQL Error Codes" in its manual.
_BY_SQLSTATE: dict[str, Reason] = {
    "08": "away",  # connection_exception
    "25006": "readonly",  # read_only_sql_transaction
    "25P03": "busy",  # idle_in_transaction_session_timeout
    "40": "busy",  # transaction_rollback: two that can't both be
    "42501": "readonly",  # insufficient_privilege
    "42P01": "broken",  # undefined_table
    "53": "busy",  # insufficient_resources: too many connections
    "53100": "full",  # disk_full
    "55P03": "busy",  # lock_not_available
    "57014": "busy",  # query_canceled: it took too long
    "57P": "away",  # operator_intervention: stopped, crashed, not there yet
}

_MISTAKES = (IntegrityError, ProgrammingError, DataError)

_BY_ERRNO: dict[int, Reason] = {
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EROFS: "readonly",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


class StoreUnavailable(Exception):
    """Raised when the database can't do this now; nothing was written.

    ``reason`` is ``busy`` (somebody else holds it for too long), ``full`` (no room), ``readonly``
    (it may not be written), ``away`` (no server answers) or ``broken`` (anything else: damaged,
    missing, unreadable, or in an encoding that lacks letters). ``passing`` where another try may
    succeed at once. The cause is the driver's own error.
    """

    def __init__(self, reason: Reason, *, passing: bool = False) -> None:
        super().__init__(f"database unavailable: {reason}")
        self.reason: Reason = reason
        self.passing = passing


class WrongEncoding(StoreUnavailable):
    """Raised when a server's database stores text in an ``encoding`` that lacks letters."""

    def __init__(self, encoding: str) -> None:
        super().__init__("broken")
        self.encoding = encoding


class UnreadableGame(StoreUnavailable):
    """Raised when what is stored of one game is damaged: others are as they were."""

    def __init__(self, game_id: str) -> None:
        super().__init__("broken")
        self.game_id = game_id


class DatabaseTooNew(Exception):
    """Raised when a newer version wrote the database, with a ``revision`` unknown here."""

    def __init__(self, revision: str) -> None:
        super().__init__(f"database has the unknown revision {revision}")
        self.revision = revision


class DatabaseEmpty(Exception):
    """Raised when the database is a file of no bytes, as a full disk leaves it behind.

    ``copy`` is the newest copy that is kept beside it, if there is one.
    """

    def __init__(self, copy: Path | None) -> None:
        super().__init__("database file is empty")
        self.copy = copy


class AlreadyThere(Exception):
    """Raised when a game or a mark with this id (or number) is stored already.

    It is left as it was.
    """


class UnknownGame(LookupError):
    """Raised when no game has this id."""


def reason_of(error: BaseException | None) -> Reason:
    """Return the reason why the driver or the file system failed, from its error."""
    if isinstance(error, OSError) and error.errno is not None:
        return _BY_ERRNO.get(error.errno, "broken")
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _BY_SQLITE_CODE.get(code) or _BY_SQLITE_CODE.get(code & 0xFF, "broken")
    # Where no server answers there is no code either.
    away = getattr(error, "sqlstate", "") is None
    return "away" if away else _by_sqlstate(error) or "broken"


@contextmanager
def failures_named() -> Iterator[None]:
    """Turn the database's operational errors into :class:`StoreUnavailable`.

    Errors that only a mistake in the program can cause pass as they are.
    """
    try:
        yield
    except DatabaseError as error:
        if isinstance(error, _MISTAKES) and _by_sqlstate(error.orig) is None:
            raise
        raise StoreUnavailable(reason_of(error.orig), passing=_is_passing(error)) from error
    except NoConnectionFree as error:
        raise StoreUnavailable("busy") from error


def _by_sqlstate(error: BaseException | None) -> Reason | None:
    state = getattr(error, "sqlstate", None) or ""
    begins = (state[:length] for length in range(len(state), 1, -1))
    return next((_BY_SQLSTATE[begin] for begin in begins if begin in _BY_SQLSTATE), None)


def _is_passing(error: DatabaseError) -> bool:
    """Return whether the same may succeed at once, on another connection.

    Two stood in each other's way, or a connection was cut off.
    """
    state = getattr(error.orig, "sqlstate", None) or ""
    return error.connection_invalidated or state.startswith("40")
