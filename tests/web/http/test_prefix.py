"""Below a path of a host that others share, every address, cookie and kept file follows."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorepad.address import OWN_PARTS, address_in, prefix_in
from scorepad.setting_values import NoSuchSetting
from scorepad.settings import settings_from
from scorepad.web.phone_script import _STAND_IN
from tests.kinds import thorough
from tests.web.addresses import addresses, ways
from tests.web.phone import Phone
from tests.web.table import Table

PREFIX = "/home/pad"
_ADDRESS = re.compile(
    r'(?<![\w-])(?:href|src|srcset|action|formaction|hx-\w+|data-\w+|content|value)="(/[^"]*)"'
)
_WHOLE = re.compile(r"https?://localhost(/[\w/.-]*)")


def by_setting(made: Callable[..., Flask]) -> tuple[Flask, str, dict[str, str]]:
    """A proxy that leaves the path as it is."""
    return made(prefix=PREFIX), PREFIX, {}


def by_header(made: Callable[..., Flask]) -> tuple[Flask, str, dict[str, str]]:
    """A proxy that takes the prefix off, and says so."""
    return made(proxies=1), "", {"X-Forwarded-Prefix": PREFIX}


def addresses_in(answer: TestResponse) -> Iterator[str]:
    """Every address that an answer leads to on this host."""
    if answer.headers.get("Location"):
        yield answer.headers["Location"].removeprefix("http://localhost")
    if answer.mimetype == "text/html":
        for found in _ADDRESS.findall(answer.text):
            yield from found.split()
        yield from _WHOLE.findall(answer.text)


@pytest.mark.parametrize("server", [by_setting, thorough(by_header)])
def test_every_screen_leads_to_addresses_below_the_prefix(
    made: Callable[..., Flask],
    server: Callable[[Callable[..., Flask]], tuple[Flask, str, dict[str, str]]],
) -> None:
    app, before, told = server(made)
    phone = Phone(app)
    phone.client.set_cookie("device.home.pad", phone.client.get_cookie("device").value)
    game = Table(app, phone)
    game.play({"b": 1, "c": 0, "a": 1}, {"b": 1, "c": 0})
    pages, led = 0, set()
    for method, rule in ways(app):
        if method != "GET":
            continue
        for address in addresses(app, rule, game_id=game.id):
            answer = phone.client.get(before + address, headers=told)
            for found in addresses_in(answer):
                assert found == PREFIX or found.startswith(f"{PREFIX}/"), (address, found)
                led.add(found)
            for cookie in answer.headers.getlist("Set-Cookie"):
                name = cookie.partition("=")[0]
                assert name.endswith(".home.pad")
                assert f"Path={PREFIX}" in cookie.split("; ")
            pages += answer.status_code == 200
    assert pages > 40
    assert len(led) > 100


def test_a_proxy_may_leave_the_prefix_in_the_path_or_take_it_off(made) -> None:
    client = made(prefix=PREFIX).test_client()
    for path in (f"{PREFIX}/", "/", f"{PREFIX}/healthz", "/healthz"):
        assert client.get(path).status_code == 200
    assert client.get(f"{PREFIX}x/").status_code == 404
    assert client.get(PREFIX).headers["Location"].endswith(f"{PREFIX}/")


BAD = [
    *("pad", "//evil.example", "/evil.example", "/a/../b", "/a//b", "/a b", "/%61", "/ä", "/a?b"),
    *('/"><script>', "/a;b", "/x\\y", f"/{'a' * 41}", "/a" * 5, "/a, /g", "/g", "/house/static"),
]


@pytest.mark.parametrize("said", BAD)
def test_what_can_be_no_prefix_is_not_believed_and_not_repeated(made, said: str) -> None:
    header = said.encode().decode("latin-1")
    answer = made(proxies=1).test_client().get("/new", headers={"X-Forwarded-Prefix": header})
    assert answer.status_code == 200
    assert "data-root" not in answer.text
    assert all(not found.startswith(f"{said}/") for found in addresses_in(answer))


def test_without_a_prefix_no_page_speaks_of_one_whatever_a_header_says(made, phone: Phone) -> None:
    answer = made().test_client().get("/new", headers={"X-Forwarded-Prefix": PREFIX})
    assert PREFIX not in answer.text
    assert "data-root" not in phone.go("/").html
    assert "data-moved" not in phone.html


@pytest.mark.parametrize("said", BAD)
def test_what_can_be_no_prefix_is_refused_as_a_setting(tmp_path: Path, said: str) -> None:
    with pytest.raises(NoSuchSetting, match="SCOREPAD_PREFIX is a path such as /scorepad, "):
        settings_from({"SCOREPAD_PREFIX": said}, tmp_path)


def test_a_slash_at_the_end_means_the_same() -> None:
    assert prefix_in("/scorepad/") == "/scorepad"
    assert address_in("http://192.168.1.20:8000/scorepad") == "http://192.168.1.20:8000/scorepad/"


def test_no_path_of_the_app_can_be_mistaken_for_a_prefix(app: Flask) -> None:
    first = {rule.rule.split("/")[1] for rule in app.url_map.iter_rules()} - {""}
    # A prefix has no dot in it.
    assert {part for part in first if "." not in part} == OWN_PARTS


def test_the_app_on_a_home_screen_and_what_phones_keep_are_called_after_the_prefix(made) -> None:
    client = made(prefix=PREFIX).test_client()
    said = json.loads(client.get(f"{PREFIX}/manifest.webmanifest").text)
    assert (said["id"], said["scope"]) == (f"{PREFIX}/start", f"{PREFIX}/")
    assert said["start_url"] == said["id"]
    assert all(icon["src"].startswith(f"{PREFIX}/static/") for icon in said["icons"])
    worker = client.get(f"{PREFIX}/sw.js").text
    shell = json.loads(re.match(r"const SHELL=(.*);", worker)[1])
    assert re.fullmatch(r"shell\.home\.pad-[0-9a-f]{16}", shell["cache"])
    assert all(file.startswith(f"{PREFIX}/") for file in [shell["page"], *shell["files"]])


def test_scripts_lead_below_each_of_many_prefixes_and_no_stand_in_is_left(made) -> None:
    client = made(proxies=1).test_client()
    for prefix in ("", "/a", "/b"):
        for part in ("pad", "later", "shell"):
            told = {"X-Forwarded-Prefix": prefix}
            text = client.get(f"/phone/{part}.en.js?v=", headers=told).text
            assert _STAND_IN.strip("/") not in text
            assert re.search(rf'(?:action|href)="{prefix}/', text)
    for number in range(30):
        answer = client.get("/phone/pad.en.js?v=", headers={"X-Forwarded-Prefix": f"/p{number}"})
        assert f'action="/p{number}/'.encode() in answer.data


def cookies_set(client: FlaskClient, path: str, scheme: str) -> list[str]:
    answer = client.get(path, base_url=f"{scheme}://localhost")
    return [each.partition("=")[0] for each in answer.headers.getlist("Set-Cookie")]


def test_over_https_cookies_below_a_prefix_are_as_safe_as_others(made) -> None:
    client = made(prefix=PREFIX).test_client()
    names = set(cookies_set(client, f"{PREFIX}/new/marks", "https"))
    assert names == {"__Secure-device.home.pad", "__Secure-session.home.pad"}
    plain = set(cookies_set(made().test_client(), "/new/marks", "https"))
    assert plain == {"__Host-device", "__Host-session"}


def test_a_phone_from_before_the_move_has_its_games_and_its_language_once_it_says_so(made) -> None:
    app = made(prefix=PREFIX)
    phone = Phone(app)
    game = Table(app, phone)
    phone.client.set_cookie("language", "de")
    page = phone.go(PREFIX + game.path)
    assert page.status == 403
    assert '<html lang="de"' in page.html
    assert "data-moved" not in page.html
    page = phone.tap("Ja")
    assert (page.status, page.path) == (200, PREFIX + game.path)
    assert "data-moved" in page.html
    assert "data-moved" in phone.go(f"{PREFIX}/").html
    # And the poll that is answered before the app is asked.
    assert phone.client.get(f"{PREFIX}{game.path}/marks?since=1").status_code == 204
    # It has an id of its own below the prefix.
    own = phone.client.get_cookie("device.home.pad", path=PREFIX)
    assert own.value != phone.client.get_cookie("device").value


def test_a_device_of_another_app_on_the_host_is_nobody_here(made) -> None:
    app = made(prefix=PREFIX)
    stranger = Phone(app)
    assert "data-moved" not in stranger.go(f"{PREFIX}/").html
    stranger.go(f"{PREFIX}/new/marks")
    own = stranger.client.get_cookie("device.home.pad", path=PREFIX)
    assert own.value != stranger.client.get_cookie("device").value
    assert "data-moved" not in stranger.go(f"{PREFIX}/").html


def test_a_choice_made_here_is_not_one_of_the_other_app(made) -> None:
    phone = Phone(made(prefix=PREFIX))
    phone.client.set_cookie("theme", "dark")
    assert 'data-theme="dark"' in phone.go(f"{PREFIX}/").html
    phone.go(f"{PREFIX}/preferences").tap("light")
    assert 'data-theme="light"' in phone.go(f"{PREFIX}/").html
    assert phone.client.get_cookie("theme").value == "dark"


def test_an_error_tries_the_same_address_again(made) -> None:
    phone = Phone(made(prefix=PREFIX))
    answer = phone.client.post(
        f"{PREFIX}/new?like=x", data={"name": "Anna"}, headers={"Sec-Fetch-Site": "same-origin"}
    )
    assert answer.status_code == 400
    assert f'action="{PREFIX}/new?like=x"' in answer.text
