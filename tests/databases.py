"""The databases that tests run on, each kind in turn: a file, and a PostgreSQL server's."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.postgresql import (
    MISSING,
    POSTGRESQL,
    REQUIRED,
    SQLITE,
    Server,
    emptied,
    is_there,
    server,
)

if TYPE_CHECKING:
    from scorepad.store import Store


@pytest.fixture(scope="session")
def needs_postgresql() -> None:
    """For tests that start a server of their own."""
    assert is_there(), MISSING


@pytest.fixture(scope="session")
def postgresql(needs_postgresql: None) -> Iterator[Server]:
    """A PostgreSQL server for these tests alone."""
    with server() as running:
        yield running


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a database that is ready and holds nothing, to be copied."""
    path = tmp_path_factory.mktemp("empty") / "scorepad.db"
    _ready(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def games_on_server(postgresql: Server) -> str:
    """The address of a database that is ready, on the server."""
    return _ready(postgresql.new_database())


@pytest.fixture(scope="session")
def empties(games_on_server: str) -> Iterator[Callable[[], None]]:
    """What takes all rows out of that database."""
    with emptied(games_on_server) as empty:
        yield empty


@pytest.fixture
def empty_on_server(games_on_server: str, empties: Callable[[], None]) -> str:
    """The address of that database, which holds nothing."""
    empties()
    return games_on_server


@pytest.fixture(scope="session")
def games_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the file of a test's database lies that has :func:`lent_store`, one test after the
    other."""
    return tmp_path_factory.mktemp("games") / "scorepad.db"


@pytest.fixture(scope="session")
def store_on_server(games_on_server: str) -> "Iterator[Store]":
    from scorepad.store import Store

    with closing(Store(games_on_server)) as store:
        yield store


@pytest.fixture(scope="session")
def store_in_file(games_file: Path) -> "Iterator[Store]":
    from sqlalchemy import event

    from scorepad.store import Store

    with closing(Store(f"sqlite:///{games_file}")) as store:
        # No game of a test has to outlive the machine. To wait for the disk took a seventh of the
        # time; what it is waited for, tests/store tries.
        event.listen(store.database.engines.reading, "connect", _wait_for_no_disk)
        yield store


def _wait_for_no_disk(connection: Any, _: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


def ready_and_empty(request: pytest.FixtureRequest, kind: str) -> str:
    """Return the address of a database of a kind that is ready and holds nothing, for
    :func:`lent_store`."""
    if kind == SQLITE:
        file: Path = request.getfixturevalue("games_file")
        shutil.rmtree(file.parent)
        file.parent.mkdir()
        shutil.copy(request.getfixturevalue("empty_database"), file)
        return f"sqlite:///{file}"
    url: str = request.getfixturevalue("empty_on_server")
    return url


@contextmanager
def lent_store(request: pytest.FixtureRequest, url: str) -> "Iterator[Store]":
    """The store of the database at an address of :func:`ready_and_empty`: what SQLAlchemy makes of
    each statement, it makes once for all tests. No connection to a file stays open, as the next
    test has another one."""
    in_file = url.startswith(SQLITE)
    store: Store = request.getfixturevalue("store_in_file" if in_file else "store_on_server")
    yield store
    if in_file:
        store.database.engines.reading.dispose()


def _ready(url: str) -> str:
    """Make the database at an address ready; return the address."""
    # Whoever asks for no database needs none of what this imports.
    from scorepad.store import Store

    store = Store(url)
    store.prepare()
    store.close()
    return url


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without games, on each kind of database in turn. It is ready;
    where a test looks at the file ``path``, it has yet to be made there."""
    if request.param == SQLITE:
        if "path" not in request.fixturenames:
            shutil.copy(request.getfixturevalue("empty_database"), tmp_path)
        return f"sqlite:///{tmp_path / 'scorepad.db'}"
    url: str = request.getfixturevalue("empty_on_server")
    return url


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whoever needs a database is tried on both, unless they look at the file itself."""
    if "database" in metafunc.fixturenames:
        only_file = "path" in metafunc.fixturenames
        kinds = (SQLITE,) if only_file else (SQLITE, POSTGRESQL)
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the tests of PostgreSQL without it, but never where they are required."""
    left_out = not is_there() and not os.environ.get(REQUIRED)
    for item in filter(_needs_postgresql, items):
        item.add_marker("thorough")
        if item.get_closest_marker("one_database"):
            item.add_marker("soak")
        if left_out:
            item.add_marker(pytest.mark.skip(reason=MISSING))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = sum(
        MISSING in str(each.longrepr) for each in terminalreporter.stats.get("skipped", ())
    )
    if left_out:
        terminalreporter.write_sep(
            "=", f"{MISSING}: {left_out} tests on it were left out", yellow=True
        )


def _needs_postgresql(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    chosen = POSTGRESQL in called.params.values() if called else False
    return chosen or "needs_postgresql" in getattr(item, "fixturenames", ())
