import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from scorepad.app import create_app
from scorepad.services.import_export import ImportRefused, reading
from scorepad.services.import_export.reading import FileReader
from scorepad.settings import Settings
from scorepad.sheets.pdf import joined
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store import Store
from scorepad.web.http.context import AppServices, install
from tests.postgresql import POSTGRESQL, SQLITE
from tests.sheets.drawn import drawn
from tests.web.phone import Phone
from tests.web.table import NOON, Open, Table, begin_clock

EVERYTHING = "SCOREPAD_TESTS_ALL_ON_POSTGRESQL"
"""Where this is set, the tests of every screen run on both databases."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a page counts to the end."""
    monkeypatch.setattr("scorepad.services.statistics.results._PATIENCE", 600.0)


@pytest.fixture(scope="session")
def assembled(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """A server's app; its screens are put together and compiled once for all tests."""
    app = create_app(Settings(tmp_path_factory.mktemp("app"), "sqlite:///unused.db", "k" * 40))
    app.config["TESTING"] = True
    return app


@pytest.fixture(scope="session")
def games_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the file of the test's database lies, one test after the other."""
    return tmp_path_factory.mktemp("games") / "scorepad.db"


@pytest.fixture
def web_database(request: pytest.FixtureRequest, games_file: Path) -> str:
    """The address of a database that is ready and holds nothing."""
    if request.param == SQLITE:
        shutil.rmtree(games_file.parent)
        games_file.parent.mkdir()
        shutil.copy(request.getfixturevalue("empty_database"), games_file)
        return f"sqlite:///{games_file}"
    url: str = request.getfixturevalue("empty_on_server")
    return url


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try the screens on a file; a few whose requests reach far into the store on both databases.

    That the store answers alike on both, tests/store holds.
    """
    if "web_database" in metafunc.fixturenames:
        far = metafunc.definition.get_closest_marker("both_databases") or EVERYTHING in os.environ
        both = bool(far) and "database_file" not in metafunc.fixturenames
        metafunc.parametrize("web_database", [SQLITE, POSTGRESQL][: 1 + both], indirect=True)


@pytest.fixture(scope="session")
def store_on_server(games_on_server: str) -> Iterator[Store]:
    with closing(Store(games_on_server)) as store:
        yield store


@pytest.fixture(scope="session")
def store_in_file(games_file: Path) -> Iterator[Store]:
    with closing(Store(f"sqlite:///{games_file}")) as store:
        # No game of a test has to outlive the machine. To wait for the disk took a seventh of the
        # time; what it is waited for, tests/store tries.
        event.listen(store.database.engines.reading, "connect", _wait_for_no_disk)
        yield store


def _wait_for_no_disk(connection: Any, _: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


@pytest.fixture
def games_store(request: pytest.FixtureRequest, web_database: str) -> Iterator[Store]:
    """The store of the test's database: what SQLAlchemy makes of each statement, it makes once for
    all tests. No connection to a file stays open, as the next test has another one."""
    in_file = web_database.startswith(SQLITE)
    store: Store = request.getfixturevalue("store_in_file" if in_file else "store_on_server")
    yield store
    if in_file:
        store.database.engines.reading.dispose()


@pytest.fixture
def app(assembled: Flask, games_store: Store) -> Iterator[Flask]:
    """A server's app with an empty database; forged forms are refused as on a real one."""
    begin_clock()
    install(assembled, AppServices(games_store, tuple, PdfCache(drawn, join=joined)))
    config = dict(assembled.config)
    yield assembled
    assembled.config.clear()
    assembled.config.update(config)


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """It is noon, and stays so until a test moves it."""
    with time_machine.travel(NOON, tick=False) as now:
        yield now


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have files of games read in this process: a child that first brings all that reads them takes
    half a second. What it is there for, tests/services/test_reading.py tries."""

    def read(reader: FileReader, folder: Path, now: int, _: object) -> None:
        if refused := reading._read(folder, now, reader._limits):
            line, why, names, facts = refused
            raise ImportRefused(line, why, names, **facts)

    monkeypatch.setattr(reading, "limit_this_process", lambda _memory: None)
    monkeypatch.setattr(FileReader, "_read_in_child", read)


@pytest.fixture
def made(app: Flask, tmp_path: Path) -> Callable[..., Flask]:
    """Makes a server as its owner has set it up, with the database of ``app``."""

    def make(ca_certificate: bytes = b"", **settings: Any) -> Flask:
        told = Settings(tmp_path, "sqlite:///unused.db", "k" * 40, **settings)
        other = create_app(told, ca_certificate=ca_certificate)
        install(other, app.extensions["scorepad"])
        return other

    return make


@pytest.fixture
def database_file(games_file: Path) -> Path:
    """The file of the test's database, for tests that look at it or take it away."""
    return games_file


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A bare client, a device that was never here."""
    return app.test_client()


@pytest.fixture
def phone(app: Flask) -> Phone:
    """The scorer's phone."""
    return Phone(app)


@pytest.fixture
def other_phone(app: Flask) -> Phone:
    """Somebody else's phone, a stranger to every game."""
    return Phone(app)


@pytest.fixture
def game(table: Open) -> Table:
    """A game of Anna, Ben and Cleo on the scorer's phone: Anna deals, nothing is written."""
    return table()


@pytest.fixture
def table(app: Flask, phone: Phone) -> Callable[..., Table]:
    """Opens games on the scorer's phone: ``table()``, ``table(("Ann", "Bob"), game=…)``."""
    return lambda *args, **opening: Table(app, phone, *args, **opening)
