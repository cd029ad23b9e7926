"""Whoever writes far more than a table does is told to wait, and no table ever is."""

import secrets
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask

from scorepad.app import create_app
from scorepad.pad.mark_json import mark_json
from scorepad.services import marks as marks_written
from scorepad.services import pad_cache
from scorepad.settings import Settings
from scorepad.web.http import rate_limit
from scorepad.web.http.rate_limit import (
    MARKS,
    PLAYERS_MARKS,
    SCORERS_MARKS,
    Counts,
    TooOften,
    count_at,
)
from tests.pad.long_games import one_cell
from tests.web.evening import let_in, play_rounds
from tests.web.http.test_rate_limit import NEAR, at, used_up
from tests.web.phone import Phone
from tests.web.script import Script, bid, fates
from tests.web.table import Open, Table


@pytest.fixture(autouse=True)
def counts(app: Flask) -> Counts:
    """Nobody has written anything yet."""
    count_at(app, "memory://")
    return app.extensions["scorepad.counts"]


@pytest.fixture
def script(phone: Phone, table: Open) -> Script:
    return Script(at(phone, NEAR), table(dealer=2))


def points(script: Script, number: int) -> list[dict[str, Any]]:
    """So many marks, each with another value for one cell."""
    player = script.news(0)["marks"][0]["cells"]
    (seating,) = (cell[4] for cell in player if cell[3] == "seating")
    marks = [replace(mark, id=secrets.token_hex(16)) for mark in one_cell(number)[1:]]
    sent = [mark_json(replace(mark, late=False)) for mark in marks]
    for each in sent:
        each["cells"][0][2] = seating[0]
    return sent


def used(counts: Counts, what: rate_limit.RateLimit, who: str = NEAR) -> int:
    from limits import RateLimitItemPerSecond

    limit = RateLimitItemPerSecond(what.most, what.seconds, namespace="scorepad")
    return what.most - counts._counts().get_window_stats(limit, what.what, who).remaining


def test_a_script_is_told_in_json_when_to_come_again_and_what_it_sent_can_come_again(
    script: Script, counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> None:
    used_up(counts, MARKS)
    used_up(counts, SCORERS_MARKS, script.path.split("/")[2])
    mark = bid("nobody", 1)
    answer = script.post({"late": True, "marks": [mark]})
    assert answer.status_code == 429
    assert 0 < int(answer.headers["Retry-After"]) <= MARKS.seconds
    assert answer.json["error"] == "too_often"
    assert "nothing is lost" in answer.json["says"]
    assert script.news(0)["version"] == 1
    from limits.storage import memory as counted

    later = counted.time.time() + int(answer.headers["Retry-After"]) + 1
    monkeypatch.setattr(counted.time, "time", lambda: later)
    assert script.post({"late": True, "marks": points(script, 1)}).status_code == 200


def test_a_form_is_told_on_its_page_in_the_language_of_the_reader(
    phone: Phone, game: Table, counts: Counts
) -> None:
    used_up(counts, MARKS)
    used_up(counts, SCORERS_MARKS, game.id)
    at(phone, NEAR)
    answer = phone.client.post(
        f"{game.path}/undo", data={"mark": "x"}, headers={"Accept-Language": "fr"}
    )
    assert answer.status_code == 429
    assert "minutes" in answer.text
    assert "Too many" not in answer.text


def test_whoever_is_told_to_wait_costs_nothing(
    script: Script, counts: Counts, monkeypatch: pytest.MonkeyPatch
) -> None:
    used_up(counts, MARKS)
    used_up(counts, SCORERS_MARKS, script.path.split("/")[2])
    monkeypatch.setattr("scorepad.web.game.marks.sent_json", lambda: pytest.fail("read"))
    monkeypatch.setattr("scorepad.store.Store.writing", lambda *_: pytest.fail("written"))
    before = used(counts, MARKS)
    assert script.post({"late": True, "marks": []}).status_code == 429
    assert used(counts, MARKS) == before


def test_where_one_phone_has_used_up_the_marks_of_a_club_every_table_goes_on(
    app: Flask, script: Script, table: Open, counts: Counts
) -> None:
    game = table(dealer=2)
    own, watcher, stranger = (at(Phone(app), NEAR) for _ in range(3))
    let_in(game, own, "player")
    own.send(f"{game.path}/own-phone", {"player": "a", **own.token})
    let_in(game, watcher)
    with pytest.raises(TooOften):
        # Some are counted already.
        used_up(counts, MARKS)
    for sent in (points(script, 100) for _ in range(SCORERS_MARKS.most // 100)):
        assert set(fates(script.send(*sent, late=True))) == {"written"}
    assert script.post({"late": True, "marks": points(script, 1)}).status_code == 429
    # Others have their own: each player, and each other game.
    form = {"round": 1, "deal": 1, "player": "a", "field": "bid", **own.token}
    for number in range(PLAYERS_MARKS.most + 1):
        tap = {**form, "id": secrets.token_hex(16), "value": number % 2}
        status = own.client.post(f"{game.path}/entries", data=tap).status_code
        assert (status == 429) is (number == PLAYERS_MARKS.most)
    # Whoever may not write has no share.
    for each in (watcher, stranger):
        answer = each.client.post(f"{game.path}/undo", data={"mark": "x", **each.token})
        assert answer.status_code == 429
    other = Script(script.phone, table(dealer=2))
    assert fates(other.send(*points(other, 1), late=True)) == ["written"]


def test_marks_are_counted_one_by_one_and_looking_is_not_counted(
    script: Script, counts: Counts
) -> None:
    script.send(*points(script, 30), late=True)
    script.phone.client.get(script.path)
    script.news(3)
    assert used(counts, MARKS) == 30


def test_the_computer_itself_writes_as_much_as_it_likes(script: Script, counts: Counts) -> None:
    used_up(counts, MARKS, "127.0.0.1")
    at(script.phone, "127.0.0.1")
    assert script.post({"late": True, "marks": []}).status_code == 200


def test_an_outbox_that_brings_thousands_of_marks_is_not_told_to_wait(
    phone: Phone, table: Open, counts: Counts
) -> None:
    """Ten evenings without network at once, and one that was three times as long as any."""
    for marks in (*[250] * 10, 750):
        script = Script(at(phone, NEAR), table(dealer=2))
        sent = points(script, marks)
        for first in range(0, marks, 100):
            told = fates(script.send(*sent[first : first + 100], late=True))
            assert set(told) == {"written"}


def test_who_asks_through_a_proxy_is_counted_by_the_address_that_it_tells(
    web_database: str, tmp_path
) -> None:
    app = create_app(Settings(tmp_path, web_database, "0123456789abcdef" * 2, proxies=1))
    used_up(app.extensions["scorepad.counts"], MARKS)
    client = app.test_client()
    for behind, status in ((NEAR, 429), ("192.168.1.99", 400)):
        answer = client.post("/g/x/marks", json={}, headers={"X-Forwarded-For": behind})
        assert answer.status_code == status


def test_a_full_row_of_writers_in_long_games_is_told_to_come_again_in_a_moment(
    script: Script, counts: Counts
) -> None:
    sent = points(script, marks_written.LONG + 1)
    for first in range(0, len(sent), 100):
        script.send(*sent[first : first + 100], late=True)
    assert pad_cache.remembered(script.path.split("/")[2]) is not None
    places = marks_written._places
    assert places.acquire(blocking=False)
    assert places.acquire(blocking=False)
    try:
        answer = script.post({"late": True, "marks": points(script, 1)})
    finally:
        places.release(2)
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "1")
    assert fates(script.send(*points(script, 1), late=True)) == ["written"]


def test_a_players_phone_that_floods_the_game_is_told_so_and_the_table_plays_on(
    app: Flask, phone: Phone, table: Open
) -> None:
    game = table(dealer=2, hands=[5, 4])
    own = let_in(game, Phone(app), "player")
    own.send(f"{game.path}/own-phone", {"player": "a", **own.token})
    play_rounds(game, 1)
    form = {"round": 1, "deal": 1, "player": "a", "field": "bid", "late": "1", **own.token}
    written = len(game.pad.written.marks)
    for number in range(60):
        id = secrets.token_hex(16)
        own.send(f"{game.path}/entries", {**form, "id": id, "value": 1 + number % 4})
    assert own.status == 422
    assert "4 is not written: this phone has entered as much as one phone can" in own.text
    assert len(game.pad.written.marks) == written + 80
    # Whoever keeps the score enters for the player as well.
    for player in game.pad.current.order:
        game.enter(player, "bid", 0)
    assert phone.go(game.path).tap("↶ Undo").status == 200
