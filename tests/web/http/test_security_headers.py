"""What every answer tells the browser to refuse, and caches to forget."""

from collections.abc import Iterator

from flask import Flask
from werkzeug.test import TestResponse

from tests.web.addresses import addresses, ways
from tests.web.phone import Phone
from tests.web.table import Open, Table

FOR_EVERYBODY = {
    "authority.certificate",
    "authority.page",
    "blank_sheets.pdf",
    "blank_sheets.png",
    "manifest.manifest",
    "phone_script.script",
    "shell.page",
    "shell.worker",
    "static",
}
"""What says the same to all; a cache on the way may keep it."""

OWN_VIEWERS = {
    f"{screen}.{kind}" for screen in ("blank_sheets", "filled_sheets") for kind in ("pdf", "png")
}
"""Files that browsers show on a page of their own, which has a style of its own."""


def every_answer(app: Flask, phone: Phone, game: Table) -> Iterator[tuple[str, str, TestResponse]]:
    """Return what the scorer and a stranger get from everywhere, forms without a token
    included, and once more for whoever has the answer already."""
    for method, rule in ways(app):
        for client in (phone.client, app.test_client()):
            for address in addresses(app, rule, game_id=game.id):
                answer = client.open(address, method=method)
                yield rule.endpoint, f"{method} {address}", answer
                if "ETag" in answer.headers:
                    known = {"If-None-Match": answer.headers["ETag"]}
                    again = client.get(address, headers=known)
                    assert again.status_code == 304
                    yield rule.endpoint, f"{method} {address} again", again


def test_every_response_has_the_security_headers(app: Flask, phone: Phone, table: Open) -> None:
    statuses = set()
    for endpoint, way, answer in every_answer(app, phone, table()):
        statuses.add(answer.status_code)
        headers = answer.headers
        # What is not HTML loads nothing, but for the worker.
        is_page = answer.mimetype == "text/html" or endpoint == "shell.page"
        policy = headers["Content-Security-Policy"]
        assert ("connect-src" in policy) is (is_page or endpoint == "shell.worker"), way
        assert "default-src 'none'" in policy, way
        assert "frame-ancestors 'none'" in policy, way
        sources = {each for part in policy.split("; ") for each in part.split(" ")[1:]}
        assert sources <= {"'none'", "'self'", "data:", "'unsafe-inline'"}, way
        if "unsafe-inline" in policy:
            assert endpoint in OWN_VIEWERS, way
            assert "script-src" not in policy, way
        assert headers["X-Content-Type-Options"] == "nosniff", way
        assert headers["Scorepad"] == "1", way
        silent = "strict-origin" if _is_link(endpoint) else "same-origin" if is_page else None
        assert headers.get("Referrer-Policy") == silent, way
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin", way
        assert ("camera=()" in headers.get("Permissions-Policy", "")) is is_page, way
        assert not {"Server", "X-Powered-By", "Access-Control-Allow-Origin"} & set(headers), way
        if endpoint not in FOR_EVERYBODY:
            caches = answer.cache_control
            assert caches.no_store or (caches.private and caches.no_cache), way
        if caches_may_share(answer):
            assert "Set-Cookie" not in headers, way
    assert statuses >= {200, 302, 303, 304, 400, 404}


def caches_may_share(answer: TestResponse) -> bool:
    caches = answer.cache_control
    return not (caches.no_store or caches.private)


def test_cacheable_responses_do_not_depend_on_device(app: Flask, phone: Phone, table: Open) -> None:
    table()
    for method, rule in ways(app):
        if rule.endpoint in FOR_EVERYBODY and method == "GET":
            for address in addresses(app, rule):
                stranger = app.test_client().get(address)
                assert phone.client.get(address).data == stranger.data, address


def _is_link(endpoint: str) -> bool:
    """Return whether whoever knows an address of the endpoint gets in by it."""
    screen, _, name = endpoint.rpartition(".")
    return screen in ("television", "programs") or (
        screen in ("links", "groups") and name in ("open_it", "let_in")
    )
