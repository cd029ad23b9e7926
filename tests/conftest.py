"""An app with its own empty database, and a browser."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, sync_playwright

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.store import Store


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A machine of its own, its database in place."""
    settings = Settings(tmp_path, f"sqlite:///{tmp_path / 'scorepad.db'}", "k" * 32)
    store = Store(settings.database_url)
    store.prepare()
    store.close()
    return settings


@pytest.fixture
def app(settings: Settings) -> Iterator[Flask]:
    app = create_app(settings)
    app.testing = True
    yield app
    app.extensions["scorepad"].store.close()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser that the tests use; the tests fail without one."""
    names = (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    assert found, "no Chromium: make test installs it, or set CHROMIUM to its path"
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=root)
        yield browser
        browser.close()
