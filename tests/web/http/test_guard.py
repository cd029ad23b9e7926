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
    client = app.test_client()
    return client.get("/new/marks", headers=TOLD, base_url=base_url).headers["Set-Cookie"]


def group_page(app: Flask, **told: str) -> Phone:
    """The page with the code of a group, for a phone whose proxy has ``told`` these headers."""
    phone = Phone(app).begin_group()
    token = str(phone.client.get_cookie("device").value)
    phone.client.set_cookie("__Host-device", token, secure=True)
    return phone.go("/group", headers=told)


def test_no_proxy_is_trusted_by_default(made) -> None:
    assert "Secure" not in cookie(made())


def test_a_trusted_proxy_says_https_and_no_other_host(made) -> None:
    sent = cookie(made(proxies=1))
    assert "Secure" in sent
    assert "__Host-" in sent
    assert "https://localhost/c/" in group_page(made(proxies=1), **TOLD).text


def test_forwarded_for_of_a_client_is_ignored(made) -> None:
    server = made(proxies=1)
    counts: Counts = server.extensions["scorepad.counts"]
    for _ in range(WRONG_LINK.most):
        counts.use(WRONG_LINK, "203.0.113.9")
    for said in ("203.0.113.9", "198.51.100.1, 203.0.113.9"):
        told = {"X-Forwarded-For": said, "X-Forwarded-Proto": "https"}
        assert server.test_client().get("/o/x", headers=told).status_code == 429
    told = {"X-Forwarded-For": "203.0.113.9, 198.51.100.1"}
    assert server.test_client().get("/o/x", headers=told).status_code == 404


@pytest.mark.parametrize("said", ['"', '"203.0.113.1', '\\"', 'x, "a'])
def test_quote_in_forwarded_for_hides_no_client(made, said: str) -> None:
    server = made(proxies=1)
    counts: Counts = server.extensions["scorepad.counts"]
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
def test_links_are_http_or_https_whatever_a_header_says(made, said: str, scheme: str) -> None:
    app, told = made(proxies=1), {"X-Forwarded-Proto": said}
    assert f"{scheme}://localhost/c/" in group_page(app, **told).text
    answer = app.test_client().get("/new/marks", headers=told)
    assert ("__Host-" in answer.headers["Set-Cookie"]) == (scheme == "https")


@pytest.mark.parametrize("path", ["/", "/nothing", "/static/scorepad.js", "/group"])
def test_hsts_where_the_owner_sets_it(made, path: str) -> None:
    bound = made(hsts=YEAR).test_client().get(path, base_url="https://localhost")
    assert bound.headers["Strict-Transport-Security"] == f"max-age={YEAR}"


@pytest.mark.parametrize(
    ("settings", "scheme"),
    [
        ({}, "https"),
        ({"hsts": YEAR}, "http"),
        # A certificate that this machine made.
        ({"hsts": YEAR, "ca_certificate": b"certificate"}, "https"),
    ],
)
def test_no_hsts_otherwise(made, settings: dict[str, Any], scheme: str) -> None:
    answer = made(**settings).test_client().get("/", base_url=f"{scheme}://localhost")
    assert "Strict-Transport-Security" not in answer.headers


@pytest.mark.parametrize("base_url", ["http://localhost", "https://localhost"])
def test_secret_cookies_are_httponly(made, base_url: str) -> None:
    server = made()
    answer = server.test_client().get("/new/marks", base_url=base_url)
    cookies = answer.headers.getlist("Set-Cookie")
    assert len(cookies) == 2
    for each in cookies:
        assert "HttpOnly" in each
        assert "SameSite=Lax" in each
        assert "Path=/" in each
        assert "Domain" not in each
        assert ("Secure" in each) == base_url.startswith("https")


def test_url_of_a_failed_link_is_not_logged(
    made, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("out of order")

    monkeypatch.setattr(links, "_secret", broken)
    secret = "S" * 22 + "h" + "T" * 22
    with caplog.at_level(logging.DEBUG):
        assert made().test_client().get(f"/o/{secret}").status_code == 500
    assert "out of order" in caplog.text
    assert "/o/<path:token>" in caplog.text
    assert secret not in caplog.text
    assert "TTT" not in caplog.text


HTTPS, HTTP = "https://localhost", "http://localhost"


def test_device_of_http_is_asked_over_https_whether_it_is_its_own(table, phone: Phone) -> None:
    answer = phone.client.get(table().path, base_url=HTTPS)
    assert answer.status_code == 403
    assert "Was this phone used here before?" in answer.text


def test_cookies_of_https_do_not_block_http(phone: Phone) -> None:
    for root in (HTTPS, HTTP):
        form, _ = phone.go("/new", base_url=root).button("Start")
        names = {"name": ["A", "B", "C"], "do": "start"}
        answer = phone.client.post(
            "/new",
            data={**form.fields.to_dict(), **names},
            base_url=root,
            headers={"Referer": f"{root}/new"},
        )
        assert answer.status_code == 303
