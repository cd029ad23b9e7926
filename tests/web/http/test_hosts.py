"""A page of another name that a browser was led here by gets nothing."""

from pathlib import Path

import pytest
from flask import Flask

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web.http.context import install


@pytest.fixture
def named(app: Flask, tmp_path: Path) -> Flask:
    """Return the same server, which its owner has given names."""
    parts = app.extensions["scorepad"]
    named = create_app(
        Settings(
            tmp_path,
            "sqlite:///unused.db",
            "k" * 40,
            hosts=("pad.example.org", ".club.example"),
        )
    )
    install(named, parts)
    return named


def status(app: Flask, host: str, path: str = "/healthz") -> int:
    return app.test_client().get(path, headers={"Host": host}).status_code


@pytest.mark.parametrize(
    "host",
    [
        "192.168.1.20:5000",
        "192.168.1.20",
        "[fd00::7]:5000",
        "[::1]",
        "127.0.0.1:8123",
        "localhost:5000",
        "pad.localhost",
        "pad:5000",
        "PAD",
        "pad.local",
        "Pad.Local.:5000",
        "pad.lan",
        "pad.home.arpa",
        "pad.fritz.box",
    ],
)
def test_at_home_addresses_and_names_of_the_network_are_answered(app: Flask, host: str) -> None:
    assert status(app, host) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:5000",
        "local.evil.example",
        "notlocal.example",
        "192.168.1.20.evil.example",
        "192.168.1.20.nip.io",
        "localhost.evil.example",
        "fritz.box.evil.example",
        "evil.example/",
        "evil example",
        "[evil.example]",
        "pad.local:99999999",
    ],
)
@pytest.mark.parametrize("path", ["/", "/static/scorepad.js", "/no/such/page"])
def test_a_strangers_name_gets_nothing_of_ours(app: Flask, host: str, path: str) -> None:
    answer = app.test_client().get(path, headers={"Host": host})
    assert answer.status_code == 421
    assert "does not answer to the name in this address" in answer.text
    assert "Set-Cookie" not in answer.headers
    assert answer.cache_control.no_store


def test_a_host_that_is_none_is_told_so(app: Flask) -> None:
    assert status(app, "x" * 300) == 400


def test_a_form_under_a_strangers_name_writes_nothing(app: Flask) -> None:
    assert app.test_client().post("/new", headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.parametrize("host", ["pad.example.org", "pad.example.org:8443", "a.club.example"])
def test_a_server_with_names_of_its_own_answers_to_them(named: Flask, host: str) -> None:
    assert status(named, host) == 200


@pytest.mark.parametrize("host", ["192.168.1.20", "pad.local", "evil.example", "localhost"])
def test_a_server_with_names_of_its_own_answers_to_no_others(named: Flask, host: str) -> None:
    assert status(named, host, "/") == 421


@pytest.mark.parametrize("host", ["127.0.0.1:5000", "localhost", "[::1]:5000"])
def test_the_machine_itself_may_ask_how_a_server_with_names_is(named: Flask, host: str) -> None:
    assert status(named, host) == 200
    assert status(named, host, "/healthz/") == 421


@pytest.mark.parametrize("host", ["192.168.1.20", "evil.example", "127.0.0.1.evil.example"])
def test_nobody_else_may(named: Flask, host: str) -> None:
    assert status(named, host) == 421


def test_a_server_at_home_answers_to_the_name_in_its_address_too(
    app: Flask, tmp_path: Path
) -> None:
    other = create_app(
        Settings(tmp_path, "sqlite:///unused.db", "k" * 40, address="https://pad.example.org/")
    )
    install(other, app.extensions["scorepad"])
    assert [status(other, host) for host in ("pad.example.org", "pad.local")] == [200, 200]
    assert status(other, "evil.example") == 421
