"""Tricks given one by one, as forms send them and as the pad shows them."""

import secrets
from typing import Any

import pytest
from flask import Flask

from scorepad.pad import acts
from tests.web.evening import let_in
from tests.web.phone import HTMX, Phone
from tests.web.table import Open, Table

BIDS = {"b": 1, "c": 1, "a": 1}


@pytest.fixture
def game(table: Open) -> Table:
    """Anna, Ben and Cleo have bid one each for three tricks."""
    opened = table(hands=[3, 3], options={"play.bomb": True})
    opened.play(BIDS, {})
    return opened


def trick(phone: Phone, game: Table, number: int, player: str, **more: Any) -> dict[str, Any]:
    """Return what a form sends that gives a trick."""
    sealed = {**phone.token, "id": secrets.token_hex(16)}
    return {**sealed, "round": 1, "deal": 1, "trick": number, "player": player, **more}


def give(phone: Phone, game: Table, number: int, player: str, **more: Any) -> Phone:
    return phone.send(f"{game.path}/tricks", trick(phone, game, number, player, **more))


def test_a_trick_is_given_and_the_pad_says_who_needs_how_many_more(
    phone: Phone, game: Table
) -> None:
    assert give(phone, game, 1, "b").status == 200
    assert give(phone, game, 2, "b").status == 200
    assert "Ben: tricks 2 1 over" in phone.html
    assert "Anna: tricks 0 1 more" in phone.html
    give(phone, game, 2, "c", seen=newest_in(game, 2))
    assert "Ben: tricks 1 ✓" in phone.html
    assert "trick 2: Ben → Cleo" in phone.go(f"{game.path}/log").text


def newest_in(game: Table, number: int) -> str | None:
    """The newest mark in the cell of a trick of round 1."""
    cells = acts.give_trick(game.pad.rounds[0], "b", number)
    return game.pad.written.seen(dict(cells))


def test_the_last_trick_fills_the_results_in(phone: Phone, game: Table) -> None:
    for number, player in enumerate(("b", "c", "b"), 1):
        assert give(phone, game, number, player).status == 200
    assert "2/2" in phone.text
    assert [box.total for box in game.pad.rounds[0].boxes.values()] == [-10, -10, 30]


def test_a_trick_that_nobody_took_is_the_bombs(phone: Phone, game: Table) -> None:
    give(phone, game, 1, "")
    assert game.pad.rounds[0].bomb is True
    assert "Bomb fell" not in [label for form in phone.forms for label in form.labels]
    assert "trick 1: nobody" in phone.text


def test_from_the_cards_on_the_table_a_trick_leads_back_there(phone: Phone, game: Table) -> None:
    data = trick(phone, game, 1, "b", next="check")
    answer = phone.client.post(
        f"{game.path}/tricks", data=data, headers={"Sec-Fetch-Site": "same-origin"}
    )
    assert (answer.status_code, answer.location) == (303, f"{game.path}/check")
    data = trick(phone, game, 2, "b", next="check")
    answer = phone.client.post(
        f"{game.path}/tricks", data=data, headers={"Sec-Fetch-Site": "same-origin", **HTMX}
    )
    assert answer.headers["HX-Redirect"] == f"{game.path}/check"
    assert game.pad.rounds[0].takers == ("b", "b")


def test_undo_from_there_leads_back_there_too(phone: Phone, game: Table) -> None:
    give(phone, game, 1, "b")
    form, _ = phone.button("↶ Undo")
    answer = phone.client.post(
        form.action,
        data={**form.fields.to_dict(), "next": "check"},
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    assert (answer.status_code, answer.location) == (303, f"{game.path}/check")
    assert game.pad.rounds[0].takers == ()


def test_a_trick_sent_twice_is_written_once(phone: Phone, game: Table) -> None:
    data = trick(phone, game, 1, "b")
    for _ in range(2):
        assert phone.send(f"{game.path}/tricks", data).status == 200
    assert game.pad.rounds[0].takers == ("b",)


def test_a_trick_that_another_phone_gave_meanwhile_is_a_conflict(phone: Phone, game: Table) -> None:
    data = trick(phone, game, 1, "b")
    give(phone, game, 1, "c")
    assert phone.send(f"{game.path}/tricks", data).status == 409
    assert game.pad.rounds[0].takers == ("c",)


def test_a_trick_of_a_deal_that_is_void_is_a_conflict(phone: Phone, game: Table) -> None:
    data = trick(phone, game, 1, "b")
    game.act(lambda pad: acts.deal_again(pad.current))
    assert phone.send(f"{game.path}/tricks", data).status == 409
    assert "Round 1 has been dealt again: bid again." in phone.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"trick": 2}, "Trick 1 comes next, not trick 2."),
        ({"player": "z"}, "That player is not at the table in this round."),
        ({"trick": 0}, "That could not be read."),
        ({"trick": "one"}, "That could not be read."),
        ({"next": "elsewhere"}, "That could not be read."),
    ],
)
def test_what_is_no_next_trick_is_refused_with_the_reason(
    more: dict[str, Any], words: str, phone: Phone, game: Table
) -> None:
    data = {**trick(phone, game, 1, "b"), **more}
    assert phone.send(f"{game.path}/tricks", data).status == 422
    assert words in phone.text
    assert game.pad.rounds[0].takers == ()


def test_the_way_to_the_count_is_on_the_pad_while_tricks_are_played(
    phone: Phone, game: Table, app: Flask
) -> None:
    assert ("Check · count tricks", f"{game.path}/check") in phone.go(game.path).links
    viewer = let_in(game, Phone(app))
    assert ("Check a trick", f"{game.path}/check") in viewer.go(game.path).links
    game.enter("b", "tricks", 1)
    game.enter("c", "tricks", 1)
    game.enter("a", "tricks", 1)
    assert f"{game.path}/check" not in [href for _, href in phone.go(game.path).links]


@pytest.mark.parametrize("by", ["abc", "1.5", "--1"])
def test_a_change_of_a_bid_that_is_no_number_is_refused(by: str, phone: Phone, game: Table) -> None:
    assert give(phone, game, 1, "b", by=by).status == 422
    assert game.pad.rounds[0].takers == ()
