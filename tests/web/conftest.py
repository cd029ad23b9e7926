import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from scorepad.app import create_app
from scorepad.services.import_export import ImportRefused, reading
from scorepad.services.import_export.reading import FileReader
from scorepad.settings import Settings
from scorepad.sheets.pdf import joined
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store import Store
from scorepad.web.http.context import AppServices, install
from tests.databases import lent_store, ready_and_empty
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


@pytest.fixture
def web_database(request: pytest.FixtureRequest) -> str:
    """The address of a database that is ready and holds nothing."""
    return ready_and_empty(request, request.param)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try the screens on a file; a few whose requests reach far into the store on both databases.

    That the store answers alike on both, tests/store holds.
    """
    if "web_database" in metafunc.fixturenames:
        far = metafunc.definition.get_closest_marker("both_databases") or EVERYTHING in os.environ
        both = bool(far) and "database_file" not in metafunc.fixturenames
        tried = [SQLITE, POSTGRESQL][: 1 + both]
        if metafunc.definition.get_closest_marker("on_postgresql"):
            tried = [POSTGRESQL]
        metafunc.parametrize("web_database", tried, indirect=True)


@pytest.fixture
def games_store(request: pytest.FixtureRequest, web_database: str) -> Iterator[Store]:
    """The store of the test's database."""
    with lent_store(request, web_database) as store:
        yield store


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
