from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.store import Store
from tests.web.phone import Phone
from tests.web.table import Table


@pytest.fixture
def app(tmp_path: Path) -> Flask:
    """A server's app with an empty database; forged forms are refused as on a real one."""
    settings = Settings(tmp_path, f"sqlite:///{tmp_path}/scorepad.db", "k" * 40)
    store = Store(settings.database_url)
    store.prepare()
    store.close()
    app = create_app(settings)
    app.config["TESTING"] = True
    yield app
    app.extensions["scorepad"].sheets.close()
    app.extensions["scorepad"].store.close()


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
def table(app: Flask, phone: Phone) -> Callable[..., Table]:
    """Opens games on the scorer's phone: ``table()``, ``table(("Ann", "Bob"), game=…)``."""
    return lambda *args, **opening: Table(app, phone, *args, **opening)
