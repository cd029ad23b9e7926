"""What can go wrong with the database, named so that people can be told."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

Reason = Literal["busy", "full", "readonly", "broken"]

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

_BY_ERRNO: dict[int, Reason] = {
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EROFS: "readonly",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


class StoreUnavailable(Exception):
    """The database can't do what was asked now; nothing was written.

    ``reason`` is ``busy`` (somebody else holds it for too long), ``full`` (no
    room), ``readonly`` (it may not be written) or ``broken`` (anything else:
    damaged, missing, unreadable). The cause is the driver's own error.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"database unavailable: {reason}")
        self.reason: Reason = reason


class DatabaseTooNew(Exception):
    """The database was written by a newer version, whose ``revision`` is unknown here."""

    def __init__(self, revision: str) -> None:
        super().__init__(f"database has the unknown revision {revision}")
        self.revision = revision


class AlreadyThere(Exception):
    """A game or a mark with this id (or number) is stored already; it is left as it was."""


class UnknownGame(LookupError):
    """No game has this id."""


def reason_of(error: BaseException | None) -> Reason:
    """Why the driver or the file system failed, from its error."""
    if isinstance(error, OSError) and error.errno is not None:
        return _BY_ERRNO.get(error.errno, "broken")
    code = getattr(error, "sqlite_errorcode", None)
    if not isinstance(code, int):
        return "broken"
    return _BY_SQLITE_CODE.get(code) or _BY_SQLITE_CODE.get(code & 0xFF, "broken")


@contextmanager
def failures_named() -> Iterator[None]:
    """Turns the database's operational errors into :class:`StoreUnavailable`.

    What only a mistake in the program can cause passes as it is.
    """
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except DatabaseError as error:
        raise StoreUnavailable(reason_of(error.orig)) from error
    except NoConnectionFree as error:
        raise StoreUnavailable("busy") from error
