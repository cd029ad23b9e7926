"""A scorer's own hidden bid is read by the sitting that has typed it, and stands on no page."""

from flask import Flask

from tests.web.evening import let_in
from tests.web.game.test_own_phones import FISHER, joined
from tests.web.phone import Phone
from tests.web.table import TOGETHER, Open, Table


def own_bid(phone: Phone, game: Table) -> str:
    phone.go(f"{game.path}/own-phone/bid")
    assert phone.status in (200, 204, 403, 404)
    return str(phone.answer.text) if phone.status == 200 else ""


def test_the_scorers_own_hidden_bid_is_told_to_its_sitting_alone(app: Flask, table: Open) -> None:
    game = table(**{**FISHER, "options": TOGETHER, "reveal": True})
    ben, viewer = joined(app, game, "Ben"), let_in(game, Phone(app))
    joined(app, game, "Cleo")
    game.phone.go(f"{game.path}/own-phone").tap("Anna")
    assert own_bid(game.phone, game) == ""
    game.phone.go(game.path).tap("4")
    ben.go(game.path).tap("3")
    assert own_bid(game.phone, game) == "4"
    assert game.phone.answer.headers["Cache-Control"] == "no-store"
    assert [own_bid(phone, game) for phone in (ben, viewer, Phone(app))] == ["", "", ""]
    assert "Anna: bid hidden" in game.phone.go(game.path).html
    marks = game.phone.client.get(f"{game.path}/marks?since=0").json["marks"]
    assert [cell[4] for mark in marks for cell in mark["cells"] if cell[3] == "bid"] == [
        {"hidden": True}
    ] * 2
    # Who sits down anew sees nothing of before, and what was typed for another is that one's.
    game.phone.go(f"{game.path}/own-phone").tap("I am not Anna")
    assert own_bid(game.phone, game) == ""
    game.phone.go(f"{game.path}/own-phone").tap("Anna")
    assert own_bid(game.phone, game) == ""


def test_what_was_typed_for_a_seat_before_is_not_told_to_who_takes_it(
    app: Flask, table: Open
) -> None:
    game = table(**{**FISHER, "options": TOGETHER, "reveal": True})
    game.phone.go(f"{game.path}?at=bid.c&alone=1").tap("2")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo")
    assert own_bid(game.phone, game) == ""


def test_after_the_reveal_nothing_is_left_to_tell(app: Flask, table: Open) -> None:
    game = table(**{**FISHER, "options": TOGETHER, "reveal": True})
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    game.phone.go(f"{game.path}/own-phone").tap("Cleo").tap("0")
    assert own_bid(game.phone, game) == "0"
    for phone in (anna, ben):
        phone.go(game.path).tap("1")
    assert own_bid(game.phone, game) == ""


def test_nothing_is_told_while_the_phone_goes_round(app: Flask, table: Open) -> None:
    game = table(**{**FISHER, "options": TOGETHER, "reveal": True})
    joined(app, game, "Ben")
    game.phone.go(f"{game.path}/own-phone").tap("Anna")
    game.phone.go(game.path).tap("4")
    assert own_bid(game.phone, game) == ""
    game.phone.go(f"{game.path}?at=bid.c&alone=1").tap("2")
    assert own_bid(game.phone, game) == "4"
