import errno

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from scorepad.store import StoreUnavailable
from scorepad.store.failures import failures_named, reason_of
from scorepad.store.sqlite_library import sqlite3


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("made up")
    error.sqlite_errorcode = code
    return error


def server_error(state: str | None) -> Exception:
    error = Exception("made up")
    error.sqlstate = state
    return error


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_BUSY, "busy"),
        (517, "busy"),  # SQLITE_BUSY_SNAPSHOT
        (sqlite3.SQLITE_FULL, "full"),
        (778, "full"),  # SQLITE_IOERR_WRITE
        (1032, "readonly"),  # SQLITE_READONLY_DBMOVED
        (266, "broken"),  # SQLITE_IOERR_READ
        (sqlite3.SQLITE_CORRUPT, "broken"),
    ],
)
def test_every_kind_of_sqlite_error_has_a_reason(code, reason):
    with pytest.raises(StoreUnavailable) as caught, failures_named():
        raise OperationalError("SELECT", {}, sqlite_error(code))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("state", "reason", "passing"),
    [
        ("40001", "busy", True),  # serialization_failure
        ("55P03", "busy", False),  # lock_not_available
        ("53100", "full", False),  # disk_full
        ("25006", "readonly", False),  # read_only_sql_transaction
        ("57P01", "away", False),  # admin_shutdown
        ("08006", "away", False),  # connection_failure
        (None, "away", False),  # nobody answers
        ("42P01", "broken", False),  # undefined_table
    ],
)
def test_every_kind_of_error_of_a_server_has_a_reason(state, reason, passing):
    with pytest.raises(StoreUnavailable) as caught, failures_named():
        raise OperationalError("SELECT", {}, server_error(state))
    assert (caught.value.reason, caught.value.passing) == (reason, passing)


def test_a_connection_that_broke_may_be_replaced_at_once():
    error = OperationalError("COMMIT", {}, server_error(None), connection_invalidated=True)
    with pytest.raises(StoreUnavailable) as caught, failures_named():
        raise error
    assert (caught.value.reason, caught.value.passing) == ("away", True)


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.EACCES, "readonly"),
        (errno.ENOSPC, "full"),
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
