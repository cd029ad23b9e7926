"""Clocks that jump, on the server and on phones, change no score, order or login."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask

from scorepad.pad.state import Pad
from scorepad.services.deleted_games import deleted_games
from scorepad.services.links import SECONDS_SHOWN, screen_token
from scorepad.store import Store
from tests.web.evening import as_it_stands, let_in
from tests.web.phone import Phone
from tests.web.script import Json, Script, bid, fates, new_id
from tests.web.table import Open, Table

NOW = datetime(2026, 11, 21, 21, 0, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
JUMPS = (-HOUR, -DAY, -2000 * DAY, DAY, 60 * DAY, 2000 * DAY)
TAPS = (("b", "bid", 0), ("c", "bid", 1), ("a", "bid", 1), ("b", "tricks", 0), ("c", "tricks", 1))


def tricks(player: str, value: int) -> Json:
    return {"id": new_id(), "cells": [[1, 1, player, "tricks", value]]}


def at(moment: datetime) -> time_machine.travel:
    """The server's clock stands at that moment."""
    return time_machine.travel(moment, tick=False)


@pytest.mark.parametrize("jump", JUMPS, ids=str)
def test_a_phone_stays_in_and_its_forms_and_scripts_are_good(
    phone: Phone, table: Open, jump: timedelta
) -> None:
    with at(NOW):
        game = table(dealer=0)
        script = Script(phone, game)
        form, _ = phone.go(game.path).button("1")
    with at(NOW + jump):
        fields = {**form.fields.to_dict(), "value": "1"}
        assert phone.send(form.action, fields).status == 200
        assert fates(script.send(bid("c", 1))) == ["written"]
        assert phone.go("/").text.count("Anna") > 0
    boxes = game.pad.rounds[0].boxes
    assert (boxes["b"].bid, boxes["c"].bid) == (1, 1)


def played(game: Table, script: Script, moments: Sequence[datetime]) -> Pad:
    """The pad after a round whose marks are written at these moments of the server's."""
    for (player, field, value), moment in zip(TAPS, moments, strict=True):
        with at(moment):
            mark = bid(player, value) if field == "bid" else tricks(player, value)
            assert fates(script.send(mark)) == ["written"]
    return game.pad


def test_the_score_and_the_order_of_marks_are_those_of_a_steady_clock(
    phone: Phone, table: Open
) -> None:
    jumping, steady = table(dealer=0), table(dealer=0)
    moments = [NOW, NOW - DAY, NOW + 400 * DAY, NOW - 9000 * DAY, NOW]
    ours = played(jumping, Script(phone, jumping), moments)
    theirs = played(steady, Script(phone, steady), [NOW] * 5)
    assert as_it_stands(ours) == as_it_stands(theirs)
    written = [cell[2:4] for mark in ours.written.marks[1:] for cell, _ in mark.cells]
    assert written == [(player, field) for player, field, _ in TAPS]


@pytest.mark.parametrize("off", [-DAY, DAY, -400 * DAY, 400 * DAY], ids=str)
def test_what_a_phone_of_another_day_sends_late_stands_where_it_arrives(
    phone: Phone, other_phone: Phone, table: Open, off: timedelta
) -> None:
    game = table(dealer=0)
    let_in(game, other_phone, "host")
    with at(NOW):
        ours, theirs = Script(phone, game), Script(other_phone, game)
        assert fates(ours.send(bid("b", 0))) == ["written"]
        wrong = int((NOW + off).timestamp())
        assert fates(theirs.send(bid("c", 1, at=wrong), late=True)) == ["written"]
        assert fates(ours.send(bid("a", 1))) == ["written"]
    marks = game.pad.written.marks[1:]
    assert [cell.player for mark in marks for cell, _ in mark.cells] == ["b", "c", "a"]
    # Nobody wrote tomorrow, or before there was the game.
    assert marks[1].at == (wrong if off == -DAY else int(NOW.timestamp()))


def test_a_deleted_game_can_come_back_for_thirty_days_of_the_servers_clock(
    app: Flask, phone: Phone, table: Open
) -> None:
    store: Store = app.extensions["scorepad"].store
    game = table()

    def can_come_back() -> bool:
        return [each.game_id for each in deleted_games(store, phone.device)] == [game.id]

    with at(NOW):
        phone.go(f"{game.path}/delete").tap("Delete it")
    for moment in (NOW - 2000 * DAY, NOW + 29 * DAY, NOW - HOUR, NOW + 30 * DAY):
        with at(moment):
            phone.go("/history/deleted")
            assert can_come_back(), moment
    with at(NOW + 31 * DAY):
        phone.go("/history/deleted")
        assert not can_come_back()


LATER = 5 * HOUR


def asks(phone: Phone, game: Table) -> str:
    phone.send(f"{game.path}/continue", {"player": "c", **phone.token})
    return phone.text


def question(game: Table) -> dict[str, str]:
    with game.store.reading() as transaction:
        return {"id": transaction.takeovers.all(game.id)[-1].takeover_id}


def test_a_clock_that_was_put_back_keeps_nobody_from_answering_who_asks(
    app: Flask, phone: Phone, table: Open
) -> None:
    watcher, third = Phone(app), Phone(app)
    with at(NOW + LATER):
        game = table(dealer=0)
        let_in(game, watcher)
        let_in(game, third, "host")
        game.begin()
        assert "Asked at" in asks(watcher, game)
    with at(NOW):
        form = {**question(game), "answer": "yes", **third.token}
        assert third.send(f"{game.path}/continue/answer", form).path == game.path
        assert "View only" not in watcher.go(game.path).text


def test_a_no_of_a_clock_that_was_put_back_counts_no_longer_than_a_minute(
    app: Flask, phone: Phone, table: Open
) -> None:
    watcher = Phone(app)
    with at(NOW + LATER):
        let_in(game := table(dealer=0), watcher)
        game.begin()
        asks(watcher, game)
        form = {**question(game), "answer": "no", **phone.token}
        phone.send(f"{game.path}/continue/answer", form)
        assert "You can ask again in 60 seconds." in asks(watcher, game)
    with at(NOW):
        assert "Asked at" in asks(watcher, game)


def test_who_was_allowed_after_the_clock_was_put_back_is_asked_first(
    app: Flask, phone: Phone, table: Open
) -> None:
    watcher, other = Phone(app), Phone(app)
    game = table(dealer=0)
    let_in(game, other)
    with at(NOW + LATER):
        third = let_in(game, Phone(app), "host")
        Script(third, game).send(bid("b", 1))
        let_in(game, watcher)
    with at(NOW):
        asks(watcher, game)
    with at(NOW + timedelta(minutes=2)):
        phone.send(
            f"{game.path}/continue/answer", {**question(game), "answer": "yes"} | phone.token
        )
        asks(other, game)
        pages = [each.go(f"{game.path}/continue").text for each in (watcher, third)]
    assert ["this phone may answer" in page for page in pages] == [False, True]


def test_a_code_on_a_television_is_shown_for_ten_minutes_of_any_clock(
    app: Flask, phone: Phone, table: Open
) -> None:
    game = table(dealer=0)
    key = str(app.secret_key).encode()
    with game.store.reading() as transaction:
        row = transaction.games.get(game.id)
    link = f"/o/{screen_token(key, row, int(NOW.timestamp()) + SECONDS_SHOWN)}"
    shown = []
    for moment in (NOW, NOW + timedelta(minutes=9), NOW + timedelta(minutes=10), NOW - LATER):
        with at(moment):
            shown.append(phone.client.get(link).status_code)
    assert shown == [200, 200, 410, 410]
