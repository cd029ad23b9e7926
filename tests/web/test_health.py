"""What those who watch over a server are told."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from scorepad import __version__
from scorepad.app import create_app
from scorepad.services.backups import BackupHealth, Why
from scorepad.services.groups import household_token
from scorepad.settings import Settings
from scorepad.store import Store
from scorepad.web.http.context import current_store
from tests.web.phone import Phone

KEY = "k" * 32


@pytest.mark.both_databases
def test_a_server_that_is_well_says_so(client: FlaskClient, web_database: str) -> None:
    answer = client.get("/healthz")
    kind = web_database.partition(":")[0]
    assert answer.status_code == 200
    assert answer.json == {"status": "ok", "version": __version__, "database": kind, "copies": "ok"}
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("content", [None, b"this is no database" * 100])
def test_a_server_that_can_not_read_its_database_says_so(
    tmp_path: Path, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "lost.db").write_bytes(content)
    app = create_app(Settings(tmp_path, f"sqlite:///{tmp_path}/lost.db", "k" * 32))
    answer = app.test_client().get("/healthz")
    assert answer.status_code == 503
    assert answer.json["status"] == "unavailable"


@pytest.mark.parametrize(("why", "status"), [("unsound", "damaged"), ("full", "no_copies")])
def test_what_keeps_the_games_from_being_copied_is_said_to_watchers_and_to_the_household(
    tmp_path: Path, empty_database: Path, why: Why, status: str
) -> None:
    shutil.copy(empty_database, tmp_path / "scorepad.db")
    health = BackupHealth(why, "This is why.")
    url = f"sqlite:///{tmp_path}/scorepad.db"
    app = create_app(Settings(tmp_path, url, KEY), backups=health)
    app.config["TESTING"] = True
    answer = app.test_client().get("/healthz")
    assert answer.status_code == 200
    assert (answer.json["status"], answer.json["copies"]) == (status, "This is why.")
    stranger, ours = Phone(app), Phone(app)
    store = current_store(app)
    ours.open(f"/c/{household_token(store, KEY.encode(), 1_000)}")
    assert 'class="warn"' in ours.go("/").html
    assert 'class="warn"' not in stranger.go("/").html
    health.why = None
    assert 'class="warn"' not in ours.go("/").html
    store.close()


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[FlaskClient]:
    """A server with one copy, asked from the machine that it runs on."""
    store = Store(f"sqlite:///{tmp_path}/scorepad.db")
    store.prepare()
    app = create_app(Settings(tmp_path, f"sqlite:///{tmp_path}/scorepad.db", KEY, proxies=1))
    yield app.test_client()
    current_store(app).close()
    store.close()


def test_the_machine_itself_is_told_all(at_home: FlaskClient, tmp_path: Path) -> None:
    told = at_home.get("/healthz?full").json
    assert (told["newest_copy"], told["copy_age"], told["waiting_writes"]) == (None, None, 0)
    assert 0 < told["free_disk"] < shutil.disk_usage(tmp_path).total
    (tmp_path / "backups").mkdir()
    shutil.copy(tmp_path / "scorepad.db", tmp_path / "backups" / "scorepad-2026-11-01-0001.db")
    told = at_home.get("/healthz?full").json
    assert told["newest_copy"] == "scorepad-2026-11-01-0001.db"
    assert 0 <= told["copy_age"] < 3_600


@pytest.mark.parametrize(
    "asked",
    [
        {"headers": {"X-Forwarded-For": "127.0.0.1"}},
        {"headers": {"X-Forwarded-Proto": "https"}},
        {"headers": {"X-Real-IP": "127.0.0.1"}},
        {"headers": {"Via": "1.1 proxy"}},
        {"headers": {"Forwarded": "for=127.0.0.1"}},
        {"base_url": "http://pad.local/"},
        {"environ_base": {"REMOTE_ADDR": "192.168.1.7"}},
    ],
    ids=str,
)
def test_nobody_else_is(at_home: FlaskClient, asked: dict[str, object]) -> None:
    told = at_home.get("/healthz?full", **asked)
    assert told.status_code == 200
    assert set(told.json) == {"status", "version", "database", "copies"}


TOKEN = "0123456789abcdef" * 2


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[FlaskClient]:
    """A server behind a proxy that somebody elsewhere watches, with one copy."""
    url = f"sqlite:///{tmp_path}/scorepad.db"
    store = Store(url)
    store.prepare()
    (tmp_path / "backups").mkdir()
    shutil.copy(tmp_path / "scorepad.db", tmp_path / "backups" / "scorepad-2026-11-01-0001.db")
    app = create_app(Settings(tmp_path, url, KEY, proxies=1, watch_token=TOKEN))
    yield app.test_client()
    current_store(app).close()
    store.close()


def through_proxy(token: str) -> dict[str, str]:
    return {"X-Forwarded-For": "203.0.113.7", "Authorization": f"Bearer {token}"}


def test_who_has_the_token_is_told_all_through_the_proxy(watched: FlaskClient) -> None:
    told = watched.get("/healthz?full", headers=through_proxy(TOKEN)).json
    assert told["newest_copy"] == "scorepad-2026-11-01-0001.db"
    assert told["free_disk"] > 0


@pytest.mark.parametrize("token", ["", TOKEN[:-1], f"{TOKEN}x", TOKEN.upper(), "ü"])
def test_who_has_another_token_is_told_no_more_than_anybody(
    watched: FlaskClient, token: str
) -> None:
    told = watched.get("/healthz?full", headers=through_proxy(token.encode().decode("latin-1")))
    assert set(told.json) == {"status", "version", "database", "copies"}


def test_without_a_token_in_the_settings_none_is_taken(at_home: FlaskClient) -> None:
    told = at_home.get("/healthz?full", headers=through_proxy(""))
    assert "free_disk" not in told.json


def test_prometheus_reads_the_figures(watched: FlaskClient) -> None:
    answer = watched.get("/healthz?full=prometheus", headers=through_proxy(TOKEN))
    assert answer.content_type == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert told.pop(f'scorepad_info{{version="{__version__}",database="sqlite"}}') == "1"
    assert told.pop("scorepad_games_readable") == told.pop("scorepad_copies_made") == "1"
    assert told.pop("scorepad_waiting_writes") == "0"
    assert int(told.pop("scorepad_free_disk_bytes")) > 0
    assert 0 <= int(told.pop("scorepad_newest_copy_age_seconds")) < 3_600
    assert told == {}
    for name in re.findall(r"^scorepad_\w+", answer.text, re.MULTILINE):
        assert lines.count(f"# TYPE {name} gauge") == 1
        assert sum(line.startswith(f"# HELP {name} ") for line in lines) == 1


def test_prometheus_is_told_that_games_can_not_be_read(
    watched: FlaskClient, tmp_path: Path
) -> None:
    current_store(watched.application).close()
    (tmp_path / "scorepad.db").write_bytes(b"this is no database" * 100)
    answer = watched.get("/healthz?full=prometheus", headers=through_proxy(TOKEN))
    assert answer.status_code == 200
    assert "\nscorepad_games_readable 0\n" in answer.text
    assert "\nscorepad_copies_made 0\n" in answer.text


def test_anybody_is_told_no_figure_of_the_machine(watched: FlaskClient) -> None:
    text = watched.get("/healthz?full=prometheus", headers=through_proxy("")).text
    assert "scorepad_games_readable 1" in text
    assert "disk" not in text
