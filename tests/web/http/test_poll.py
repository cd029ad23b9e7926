"""Who has all there is, is told so without a mark being read; everybody else gets the news."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.store import Store
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table

PAD, MARKS = "pad", "marks"


def poll(phone: Phone, game: Table, what: str, since: object = 1, **asked: str) -> TestResponse:
    return phone.client.get(f"{game.path}/{what}?since={since}", **asked)


@pytest.mark.parametrize("what", [PAD, MARKS])
@pytest.mark.both_databases
def test_poll_is_204_until_a_new_mark(phone: Phone, table: Open, what: str) -> None:
    game = table(dealer=2)
    answer = poll(phone, game, what)
    assert (answer.status_code, answer.data) == (204, b"")
    game.enter("a", "bid", 0)
    assert poll(phone, game, what).status_code == 200
    assert poll(phone, game, what, since=2).status_code == 204


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Flask]:
    """A server that tells browsers to come by https alone."""
    url = f"sqlite:///{tmp_path}/games.db"
    with closing(Store(url)) as store:
        store.prepare()
    app = create_app(Settings(tmp_path, url, "k" * 40, hsts=1000))
    yield app
    app.extensions["scorepad"].store.close()


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize("what", [PAD, MARKS])
def test_poll_has_the_security_headers(strict: Flask, scheme: str, what: str) -> None:
    phone = Phone(strict)
    token = phone.client.get_cookie("device").value
    phone.client.set_cookie("__Host-device", token, secure=True)
    game = Table(strict, phone)
    nothing = poll(phone, game, what, base_url=f"{scheme}://localhost")
    # What loads nothing either.
    news = poll(phone, game, MARKS, since=0, base_url=f"{scheme}://localhost")
    assert (nothing.status_code, news.status_code) == (204, 200)
    of_a_body = {"Content-Type", "Content-Length", "Vary", "Set-Cookie"}
    said = {name: value for name, value in news.headers if name not in of_a_body}
    assert {name: value for name, value in nothing.headers if name != "Vary"} == said
    assert "default-src 'none'" in nothing.headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in nothing.headers["Content-Security-Policy"]
    assert ("Strict-Transport-Security" in nothing.headers) is (scheme == "https")


@pytest.mark.parametrize("what", [PAD, MARKS])
@pytest.mark.parametrize("since", ["", "0", "2", "-1", "01x", "1&at=bid.a", "1" * 40])
def test_other_queries_get_the_whole_pad(phone: Phone, table: Open, what: str, since: str) -> None:
    assert poll(phone, table(), what, since).status_code == 200


@pytest.mark.parametrize("what", [PAD, MARKS])
def test_foreign_game_looks_like_missing_game(
    phone: Phone, other_phone: Phone, game: Table, what: str
) -> None:
    answer = poll(other_phone, game, what)
    game.id = "x" * 22
    unknown = poll(other_phone, game, what)
    assert (answer.status_code, answer.data) == (404, unknown.data)


def test_viewer_may_poll_the_pad_and_not_the_marks_until_the_link_is_renewed(
    other_phone: Phone, game: Table, phone: Phone
) -> None:
    viewer = let_in(game, other_phone)
    assert poll(viewer, game, PAD).status_code == 204
    assert poll(viewer, game, MARKS).status_code == 403
    with game.store.writing() as transaction:
        transaction.links.renew(game.id, "view")
    assert poll(viewer, game, PAD).status_code == 404


def test_a_page_of_another_right_is_loaded_anew_and_no_other(
    other_phone: Phone, game: Table
) -> None:
    viewer = let_in(game, other_phone)

    def refreshes(query: str = "") -> bool:
        address = f"{game.path}/pad?since=1{query}"
        answer = viewer.client.get(address, headers={"HX-Request": "true"})
        assert (answer.status_code, answer.data) == (204, b"")
        return answer.headers.get("HX-Refresh") == "true"

    assert not refreshes()
    assert refreshes("&writes=1")
    let_in(game, other_phone, "host")
    assert refreshes()
    assert not refreshes("&writes=1")


@pytest.mark.parametrize("what", [PAD, MARKS])
def test_foreign_host_gets_421(phone: Phone, game: Table, what: str) -> None:
    address = "http://pad.example.com"
    token = phone.client.get_cookie("device").value
    phone.client.set_cookie("device", token, domain="pad.example.com")
    assert poll(phone, game, what, base_url=address).status_code == 421


@pytest.mark.parametrize("what", [PAD, MARKS])
def test_unreadable_database_is_an_error_of_the_server(
    phone: Phone, game: Table, what: str, database_file: Path
) -> None:
    game.store.close()
    database_file.rename(database_file.with_suffix(".away"))
    assert poll(phone, game, what).status_code == 503


def test_post_is_not_answered_as_poll(phone: Phone, game: Table) -> None:
    assert phone.client.post(f"{game.path}/marks?since=1").status_code == 400
    assert phone.client.post(f"{game.path}/pad?since=1").status_code == 405
