import logging
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from scorepad.pad import judge as judge_of_marks
from scorepad.store import Store
from scorepad.store.failures import WrongEncoding
from scorepad.store.sqlite_library import sqlite3
from scorepad.web.game import pad as pad_screen
from scorepad.web.http.context import install
from tests.languages import each_language
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, Table

TOO_LARGE = "x" * 70_000


@pytest.fixture
def hasty(app: Flask, database_file: Path) -> Iterator[Flask]:
    """Return the same app, which waits for a busy database for a moment only."""
    parts = app.extensions["scorepad"]
    parts.store.close()
    with closing(Store(f"sqlite:///{database_file}", patience=0.05)) as store:
        install(app, replace(parts, store=store))
        yield app


@contextmanager
def locked(database_file: Path) -> Iterator[None]:
    """Somebody else writes for a long time."""
    with closing(sqlite3.connect(database_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(app: Flask, database_file: Path) -> Iterator[None]:
    """No further page fits on the disk."""
    store = app.extensions["scorepad"].store
    with store.reading() as transaction:
        connection = transaction._connection
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    yield
    store.close()


def test_an_address_with_nothing_behind_it_says_so_in_the_readers_language(phone: Phone) -> None:
    assert phone.go("/nothing/here").status == 404
    assert "There is nothing at this address." in phone.text
    assert phone.follow("Home").path == "/"
    assert "There is no such game for this phone" in phone.go("/g/" + "x" * 22).text
    assert phone.go("/g/x/entries").status == 405
    assert set(phone.answer.headers["Allow"].split(", ")) == {"POST", "OPTIONS"}
    assert "There is nothing at this address." in phone.text
    phone.client.set_cookie("language", "de")
    assert '<html lang="de"' in phone.go("/nothing/here").html


@pytest.mark.parametrize("path", ["/nothing", "/nothing/ü%20"])
def test_a_query_may_have_bytes_that_are_no_text(path: str, phone: Phone) -> None:
    strange = {"QUERY_STRING": "a=\xff&b=%C3%BC"}
    assert phone.client.get(path, environ_overrides=strange).status_code == 404
    assert phone.client.get("/history", environ_overrides=strange).status_code == 200
    phone.go("/new")
    answer = phone.client.post(
        "/new",
        data={"csrf_token": "old", "name": "Anna"},
        headers={"Sec-Fetch-Site": "same-origin"},
        environ_overrides=strange,
    )
    assert answer.status_code == 400
    assert 'action="/new?a=%FF&amp;b=ü"' in answer.text


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "keeps no cookies"), ("fr", "ne garde pas les cookies"), ("de", "keine Cookies")],
)
def test_a_browser_that_keeps_no_cookies_is_told_so_and_nothing_typed_is_lost(
    app: Flask, language: str, says: str
) -> None:
    app.config["WTF_CSRF_ENABLED"] = True
    browser = app.test_client(use_cookies=False)
    heard = {"Accept-Language": language, "Origin": "http://localhost"}
    answer = browser.post("/new", data={"name": ["Ann", "Bob"], "do": "start"}, headers=heard)
    assert answer.status_code == 400
    assert says in answer.text
    assert 'value="Ann"' in answer.text


def test_a_browser_that_keeps_cookies_is_told_that_its_page_is_old(app: Flask) -> None:
    app.config["WTF_CSRF_ENABLED"] = True
    browser = app.test_client()
    browser.get("/new")
    answer = browser.post("/new", data={"do": "start"})
    assert answer.status_code == 400
    assert "too old" in answer.text
    assert "cookies" not in answer.text


def test_no_search_engine_lists_a_game(phone: Phone, table: Open) -> None:
    for path in ("/g/x", "/o/x", table().path):
        assert phone.go(path).answer.headers["X-Robots-Tag"] == "noindex"


def test_htmx_gets_a_sentence_for_its_notice(phone: Phone, table: Open) -> None:
    phone.go("/g/x/pad", headers=HTMX)
    assert (phone.status, phone.answer.headers["HX-Retarget"]) == (404, "#notice")
    assert phone.html.startswith("<span>There is no such game")
    answer = phone.client.post(f"{table().path}/entries", headers=HTMX)
    assert answer.status_code == 400
    assert answer.headers["HX-Retarget"] == "#notice"
    assert "Load it again" in answer.get_data(as_text=True)


@pytest.mark.both_databases
def test_wrong_encoding_of_the_database_is_503(
    app: Flask, phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise WrongEncoding("SQL_ASCII")

    monkeypatch.setattr(app.extensions["scorepad"].store, "reading", refuse)
    assert phone.go("/g/" + "x" * 22).status == 503
    assert phone.answer.headers["Retry-After"] == "5"


# Forms without their token


def test_a_form_without_its_token_keeps_what_was_typed(phone: Phone, game: Table) -> None:
    form, _ = phone.go(game.path).button("1")
    forged = {**form.fields, "value": "1", "csrf_token": "old"}
    answer = phone.client.post(form.action, data=forged, headers={"Origin": "http://localhost"})
    phone._shown(answer)
    assert phone.status == 400
    assert "What you typed is still here" in phone.text
    assert game.pad.rounds[0].boxes["b"].bid is None
    phone.tap("Send it again")
    assert phone.path == game.path
    assert game.pad.rounds[0].boxes["b"].bid == 1


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://localhost"},
        {"Referer": "http://evil.example/localhost"},
    ],
)
def test_a_form_that_another_site_has_forged_gets_no_button_of_ours(
    headers: dict[str, str], phone: Phone, game: Table
) -> None:
    form, _ = phone.go(game.path).button("1")
    forged = {**form.fields, "value": "1", "csrf_token": ""}
    phone._shown(phone.client.post(form.action, data=forged, headers=headers))
    assert phone.status == 400
    # Where the browser does not say that it is forged, a proxy may have changed the host.
    changed = "evil.example" in str(headers)
    assert ("This page is at evil.example" if changed else "Load it again") in phone.text
    assert phone.forms == []


# Too much


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_body_that_is_too_large_is_refused(headers: dict[str, str], phone: Phone) -> None:
    form, _ = phone.go("/new").button("Start")
    sent = {**form.fields, "name": TOO_LARGE, "do": "start"}
    answer = phone.client.post("/new", data=sent, headers=headers)
    assert answer.status_code == 413
    assert "That is too much at once. Nothing was written." in answer.get_data(as_text=True)


def test_a_form_of_too_many_parts_or_with_one_that_has_no_name_is_refused(phone: Phone) -> None:
    form, _ = phone.go("/new").button("Start")
    sent = {**form.fields, **{f"x{n}": "" for n in range(300)}}
    phone._shown(phone.client.post("/new", data=sent, content_type="multipart/form-data"))
    assert phone.status == 413
    part = b"--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n"
    sent = phone.client.post("/new", data=part, content_type="multipart/form-data; boundary=x")
    assert sent.status_code == 400
    assert "could not be read" in sent.text


def test_a_game_that_is_full_says_so_and_can_still_be_read(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge_of_marks, "MOST_MARKS", 2)
    game = table()
    assert phone.go(game.path).tap("1").status == 200
    assert phone.tap("1").status == 422
    assert "This game is full" in phone.text
    assert phone.go(f"{game.path}/sheet").status == 200


# A database that can't do it now


def test_a_tap_on_a_locked_database_works_again_later(
    hasty: Flask, phone: Phone, game: Table, database_file: Path
) -> None:
    phone.go(game.path)
    with locked(database_file):
        phone.tap("1")
        assert phone.status == 503
        assert phone.answer.headers["Retry-After"] == "5"
        assert "Nothing was written" in phone.text
        assert phone.tap("Try again").status == 503
    phone.tap("Try again")
    assert (phone.status, phone.path) == (200, game.path)
    assert game.pad.rounds[0].boxes["b"].bid == 1


def test_a_new_game_on_a_locked_database_is_not_lost(
    hasty: Flask, phone: Phone, database_file: Path
) -> None:
    phone.go("/new")
    with locked(database_file):
        phone.tap("Start", name=["Anna", "<Ben>", "Cleo"], rounds="3")
        assert phone.status == 503
    phone.tap("Try again")
    assert "Anna" in phone.text
    assert "/3" in phone.text


def test_a_new_game_on_a_full_disk_is_not_lost(
    hasty: Flask, phone: Phone, table: Open, database_file: Path
) -> None:
    table()
    phone.go("/new")
    names = [f"{letter * 30}" for letter in "ABCDEF"]
    with full(hasty, database_file):
        for _ in range(20):
            phone.go("/new").tap("Start", name=names)
            if phone.status == 503:
                break
        assert phone.status == 503
    phone.tap("Try again")
    assert (phone.status, names[0] in phone.text) == (200, True)


def test_a_fragment_on_a_locked_database_is_a_notice(
    hasty: Flask, phone: Phone, table: Open, database_file: Path
) -> None:
    form, _ = phone.go(table().path).button("1")
    with locked(database_file):
        sent = {**form.fields, "value": "1"}
        answer = phone.client.post(form.action, data=sent, headers=HTMX)
    assert (answer.status_code, answer.headers["HX-Retarget"]) == (503, "#notice")
    assert "Nothing is lost, tap once more" in answer.get_data(as_text=True)


@pytest.mark.parametrize("path", ["/", "/new", "pad", "links"])
@pytest.mark.both_databases
def test_a_page_that_can_not_be_read_now_says_so(
    path: str, phone: Phone, game: Table, database_file: Path
) -> None:
    path = {"pad": game.path, "links": f"{game.path}/links"}.get(path, path)
    game.store.close()
    away = database_file.rename(database_file.with_suffix(".away"))
    assert phone.go(path).status == 503
    assert "The games can’t be read right now" in phone.text
    away.rename(database_file)
    assert phone.follow("Try again").status == 200


# What nobody expected


@pytest.fixture
def failing(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at a game fails, as it would by a mistake of ours."""
    app.config["PROPAGATE_EXCEPTIONS"] = False

    def look(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(pad_screen, "readers_game", look)


@pytest.mark.parametrize("language", each_language())
def test_500_is_a_page_without_details(
    language: str, phone: Phone, failing: None, caplog: pytest.LogCaptureFixture
) -> None:
    phone.client.set_cookie("language", language)
    with caplog.at_level(logging.ERROR):
        phone.go("/g/x")
    assert phone.status == 500
    assert f'<html lang="{language}"' in phone.html
    for detail in ("Traceback", "ZeroDivision", "secret detail", "Internal Server Error"):
        assert detail not in phone.html
    assert "secret detail" in caplog.text
    assert "Traceback" in caplog.text


def test_500_is_a_notice_for_htmx(
    phone: Phone, failing: None, caplog: pytest.LogCaptureFixture
) -> None:
    phone.go("/g/x", headers=HTMX)
    assert (phone.status, phone.answer.headers["HX-Retarget"]) == (500, "#notice")
    assert "Nothing that was written is lost" in phone.html


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])
def test_no_http_method_causes_500(method: str, phone: Phone) -> None:
    for path in ("/", "/new", "/preferences", "/g/x", "/g/x/links", "/g/x/forget", "/o/x"):
        assert phone.client.open(path, method=method).status_code in (400, 405), path


# What the server could not receive


@pytest.mark.parametrize(
    ("why", "status", "says"),
    [
        ("busy", 503, "Nothing is lost, try again in a moment."),
        ("too_slow", 408, "Nothing was written, nothing is lost: try again."),
    ],
)
def test_request_that_was_not_received_is_refused_before_it_is_read(
    why: str, status: int, says: str, phone: Phone
) -> None:
    refused = {"scorepad.refusal": why}
    phone.go("/statistics", environ_overrides=refused)
    assert (phone.status, says in phone.text) == (status, True)
    phone._shown(phone.client.post("/files", environ_overrides=refused))
    assert (phone.status, says in phone.text) == (status, True)
    answer = phone.client.post("/g/x/marks", json={}, environ_overrides=refused)
    assert (answer.status_code, answer.json["error"]) == (status, why)
    assert says in answer.json["says"]
    assert (answer.headers.get("Retry-After") is not None) == (status == 503)
