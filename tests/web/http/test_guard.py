"""Servers in front of this one, and what they are believed."""

import logging
from typing import Any

import pytest
from flask import Flask

from scorepad.services import links
from scorepad.web.http.rate_limit import WRONG_LINK, Counts
from tests.web.phone import Phone

TOLD = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "x"}
YEAR = 31_536_000


def cookie(app: Flask, base_url: str = "http://localhost") -> str:
    """The cookie that a new phone gets, from a page that gives it one."""
    return app.test_client().get("/circle", headers=TOLD, base_url=base_url).headers["Set-Cookie"]


def test_nobody_is_believed_by_default(made) -> None:
    assert "Secure" not in cookie(made())


def test_a_proxy_that_is_known_says_that_the_phone_came_by_https(made) -> None:
    sent = cookie(made(proxies=1))
    assert "Secure" in sent
    assert "__Host-" in sent


def test_no_proxy_says_by_which_name_the_server_was_called(made) -> None:
    answer = made(proxies=1).test_client().get("/circle", headers=TOLD)
    assert "https://localhost/c/" in answer.text


def test_what_a_phone_says_of_itself_before_the_proxy_does_is_not_believed(made) -> None:
    server = made(proxies=1)
    counts: Counts = server.extensions["scorepad.often"]
    for _ in range(WRONG_LINK.most):
        counts.use(WRONG_LINK, "203.0.113.9")
    for said in ("203.0.113.9", "198.51.100.1, 203.0.113.9"):
        told = {"X-Forwarded-For": said, "X-Forwarded-Proto": "https"}
        assert server.test_client().get("/o/x", headers=told).status_code == 429
    told = {"X-Forwarded-For": "203.0.113.9, 198.51.100.1"}
    assert server.test_client().get("/o/x", headers=told).status_code == 404


@pytest.mark.parametrize("said", ['"', '"203.0.113.1', '\\"', 'x, "a'])
def test_a_quote_hides_nobody_from_the_counts(made, said: str) -> None:
    server = made(proxies=1)
    counts: Counts = server.extensions["scorepad.often"]
    for _ in range(WRONG_LINK.most):
        counts.use(WRONG_LINK, "203.0.113.9")
    # A proxy puts the address behind what the phone says.
    told = {"X-Forwarded-For": f"{said}, 203.0.113.9"}
    assert server.test_client().get("/o/x", headers=told).status_code == 429


@pytest.mark.parametrize(
    ("said", "scheme"),
    [
        ("HTTPS", "https"),
        ('"https', "https"),
        ("javascript", "http"),
        ("//x", "http"),
        ("wss", "http"),
    ],
)
def test_links_begin_with_http_or_https_whatever_is_said(made, said: str, scheme: str) -> None:
    answer = made(proxies=1).test_client().get("/circle", headers={"X-Forwarded-Proto": said})
    assert f"{scheme}://localhost/c/" in answer.text
    assert ("__Host-" in answer.headers["Set-Cookie"]) == (scheme == "https")


@pytest.mark.parametrize("path", ["/", "/nothing", "/static/scorepad.js", "/circle"])
def test_browsers_are_bound_to_https_where_the_owner_says_so(made, path: str) -> None:
    bound = made(hsts=YEAR).test_client().get(path, base_url="https://localhost")
    assert bound.headers["Strict-Transport-Security"] == f"max-age={YEAR}"


@pytest.mark.parametrize(
    ("settings", "scheme"),
    [
        ({}, "https"),
        ({"hsts": YEAR}, "http"),
        # A certificate that this machine made.
        ({"hsts": YEAR, "own_authority": b"certificate"}, "https"),
    ],
)
def test_nobody_else_is_bound_to_https(made, settings: dict[str, Any], scheme: str) -> None:
    answer = made(**settings).test_client().get("/", base_url=f"{scheme}://localhost")
    assert "Strict-Transport-Security" not in answer.headers


@pytest.mark.parametrize("base_url", ["http://localhost", "https://localhost"])
def test_every_cookie_that_opens_something_is_out_of_reach_of_scripts(made, base_url: str) -> None:
    server = made()
    answer = server.test_client().get("/circle", base_url=base_url)
    cookies = answer.headers.getlist("Set-Cookie")
    assert len(cookies) == 2
    for each in cookies:
        assert "HttpOnly" in each
        assert "SameSite=Lax" in each
        assert "Path=/" in each
        assert "Domain" not in each
        assert ("Secure" in each) == base_url.startswith("https")


def test_a_link_that_fails_is_not_written_into_the_log(
    made, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("the shelf fell down")

    monkeypatch.setattr(links, "_secret", broken)
    secret = "S" * 22 + "h" + "T" * 22
    with caplog.at_level(logging.DEBUG):
        assert made().test_client().get(f"/o/{secret}").status_code == 500
    assert "the shelf fell down" in caplog.text
    assert "/o/<path:token>" in caplog.text
    assert secret not in caplog.text
    assert "TTT" not in caplog.text


HTTPS, HTTP = "https://localhost", "http://localhost"


def test_a_game_of_the_plain_address_is_known_over_https(table, phone: Phone) -> None:
    path = table().path
    assert phone.client.get(path, base_url=HTTPS).status_code == 200


def test_what_https_gave_does_not_stand_in_the_way_of_plain_http(phone: Phone) -> None:
    for root in (HTTPS, HTTP):
        phone.go("/new", base_url=root)
        form, _ = phone.button("Start")
        names = {"name": ["A", "B", "C"], "do": "start"}
        answer = phone.client.post(
            "/new",
            data={**form.fields.to_dict(), **names},
            base_url=root,
            headers={"Referer": f"{root}/new"},
        )
        assert answer.status_code == 303


def test_over_plain_http_the_cookies_have_their_plain_names(phone: Phone) -> None:
    answer = phone.client.get("/new", base_url=HTTP)
    assert answer.headers["Set-Cookie"].startswith("session=")
    assert "Secure" not in answer.headers["Set-Cookie"]
