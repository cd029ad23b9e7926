import errno
import sqlite3

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from scorepad.store import StoreUnavailable
from scorepad.store.failures import failures_named, reason_of


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("made up")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_BUSY, "busy"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
        (sqlite3.SQLITE_LOCKED, "busy"),
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_IOERR_WRITE, "full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "full"),
        (sqlite3.SQLITE_READONLY, "readonly"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "readonly"),
        (sqlite3.SQLITE_PERM, "readonly"),
        (sqlite3.SQLITE_IOERR_READ, "broken"),
        (sqlite3.SQLITE_CORRUPT, "broken"),
        (sqlite3.SQLITE_NOTADB, "broken"),
        (sqlite3.SQLITE_CANTOPEN, "broken"),
    ],
)
def test_every_kind_of_sqlite_error_has_a_reason(code, reason):
    with pytest.raises(StoreUnavailable) as caught, failures_named():
        raise OperationalError("SELECT", {}, sqlite_error(code))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.EACCES, "readonly"),
        (errno.EROFS, "readonly"),
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.ENOENT, "broken"),
    ],
)
def test_a_file_that_cannot_be_made_has_a_reason(number, reason):
    assert reason_of(OSError(number, "made up")) == reason


def test_an_error_without_a_code_is_broken():
    assert reason_of(RuntimeError()) == "broken"


def test_waiting_in_vain_for_a_connection_is_busy():
    with pytest.raises(StoreUnavailable) as caught, failures_named():
        raise NoConnectionFree
    assert caught.value.reason == "busy"


@pytest.mark.parametrize("kind", [IntegrityError, ProgrammingError])
def test_a_mistake_in_the_program_is_no_failure_of_the_database(kind):
    with pytest.raises(kind), failures_named():
        raise kind("SELECT", {}, sqlite3.ProgrammingError("made up"))
