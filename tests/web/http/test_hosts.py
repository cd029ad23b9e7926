"""A page of another name that a browser was led here by gets nothing."""

from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web.http.request_log import LOG
from tests.web.phone import Phone


def status(app: Flask, host: str, path: str = "/healthz") -> int:
    return app.test_client().get(path, headers={"Host": host}).status_code


@pytest.mark.parametrize(
    "host",
    [
        "192.168.1.20:5000",
        "[fd00::7]:5000",
        "[::1]",
        "127.0.0.1:8123",
        "pad.localhost",
        "pad:5000",
        "my_pi:5000",
        "my_pi.fritz.box",
        "pad.local",
        "Pad.Local.:5000",
        "pad.fritz.box",
    ],
)
def test_at_home_addresses_and_names_of_the_network_are_answered(app: Flask, host: str) -> None:
    assert status(app, host) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "local.evil.example",
        "192.168.1.20.evil.example",
        "192.168.1.20.nip.io",
        "fritz.box.evil.example",
        "my_pi.evil.example",
        "evil.example/",
        "[evil.example]",
        "pad.local:99999999",
    ],
)
@pytest.mark.parametrize("path", ["/", "/static/scorepad.js", "/no/such/page"])
def test_foreign_host_is_refused(app: Flask, host: str, path: str) -> None:
    answer = app.test_client().get(path, headers={"Host": host})
    assert answer.status_code == 421
    assert "does not answer to the name in this address" in answer.text
    assert "Set-Cookie" not in answer.headers
    assert answer.cache_control.no_store


@pytest.mark.parametrize(
    ("settings", "setting"),
    [
        ({}, "SCOREPAD_ADDRESS"),
        ({"address": "https://pad.example.org/"}, "SCOREPAD_HOSTS"),
        ({"hosts": ("pad.example.org",)}, "SCOREPAD_HOSTS"),
    ],
    ids=["at home", "with an address", "with names"],
)
def test_a_name_that_is_refused_is_told_with_the_setting_that_allows_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, settings: dict[str, Any], setting: str
) -> None:
    caplog.set_level("INFO", LOG)
    made = Settings(tmp_path, f"sqlite:///{tmp_path}/scorepad.db", "k" * 40, **settings)
    app = create_app(made)
    for _ in range(2):
        answer = app.test_client().get("/", headers={"Host": "pi.tail1234.ts.net:443"})
    assert f"can allow pi.tail1234.ts.net by the setting {setting}." in answer.text
    for number in range(40):
        app.test_client().get("/", headers={"Host": f"x{number}.example"})
    app.test_client().get("/", headers={"Host": "<b>.example"})
    lines = [record.getMessage() for record in caplog.records if record.name == LOG]
    told = f"The name pi.tail1234.ts.net is refused with 421; {setting} allows it [GET /]"
    assert (lines[0], lines.count(told), len(lines)) == (told, 1, 20)


def test_an_invalid_host_is_refused_and_a_form_under_a_foreign_one_writes_nothing(
    app: Flask,
) -> None:
    assert status(app, "x" * 300) == 400
    assert app.test_client().post("/new", headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(
    ("host", "path", "code"),
    [
        ("pad.example.org", "/healthz", 200),
        ("pad.example.org:8443", "/healthz", 200),
        ("a.club.example", "/healthz", 200),
        *((host, "/", 421) for host in ("192.168.1.20", "pad.local", "evil.example", "localhost")),
        # The machine itself may ask how the server is, and nobody else may.
        *((host, "/healthz", 200) for host in ("127.0.0.1:5000", "localhost", "[::1]:5000")),
        ("localhost", "/healthz/", 421),
        ("192.168.1.20", "/healthz", 421),
        ("evil.example", "/healthz", 421),
        ("127.0.0.1.evil.example", "/healthz", 421),
    ],
)
def test_configured_hosts_are_the_only_ones(made, host: str, path: str, code: int) -> None:
    assert status(made(hosts=("pad.example.org", ".club.example")), host, path) == code


def test_host_of_the_public_url_is_allowed(made) -> None:
    other = made(address="https://pad.example.org/")
    assert [status(other, host) for host in ("pad.example.org", "pad.local")] == [200, 200]
    assert status(other, "evil.example") == 421


def test_a_name_with_an_underscore_is_answered_and_is_no_other(made) -> None:
    named = made(hosts=("my_pi", ".my_club.example"))
    answered = ("my_pi", "My_Pi:5000", "a.my_club.example")
    assert [status(named, host, "/") for host in answered] == [200, 200, 200]
    assert [status(named, host, "/") for host in ("my-pi", "my-club.example")] == [421, 421]


def test_under_a_name_with_an_underscore_forms_are_taken_and_links_have_it(phone: Phone) -> None:
    here = {"Host": "my_pi:5000", "Origin": "http://my_pi:5000"}
    fields = {**phone.begin_group().token, "do": "name", "name": "The Fridays"}
    assert phone.client.post("/group", data=fields, headers=here).status_code == 303
    page = phone.client.get("/group", headers=here).text
    assert "The Fridays" in page
    assert "http://my_pi:5000/c/" in page
