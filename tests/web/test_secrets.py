"""A secret bid is secret on every screen, for everybody, until the reveal."""

import re
from collections.abc import Callable, Iterator

import pytest
from flask import Flask

from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Table

Open = Callable[..., Table]

SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
SPECIAL = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
IDS = re.compile(
    r"[\w-]{22,}\.[\w-]+\.[\w-]+|[0-9a-f]{32}|\b[0-9a-f]{8}\b|[\w-]{22,}|\d+:\d\d\W[AP]M"
    r'|(?<=data-created=")\d+|(?<=at":)\d+|(?<=T)\d\d:\d\d:\d\dZ'
)
QR = re.compile(r'<path d="[^"]*" fill="#000"/>')


def screens(app: Flask, game: Table) -> Iterator[str]:
    """Every address of the game that can be looked at."""
    for rule in app.url_map.iter_rules():
        if "game_id" in rule.arguments and "GET" in (rule.methods or ()):
            players = {"player": "a"} if "player" in rule.arguments else {}
            endings = ("json", "csv") if "ending" in rule.arguments else ("",)
            for ending in endings:
                values = {**players, **({"ending": ending} if ending else {})}
                with app.test_request_context():
                    yield app.url_for(rule.endpoint, game_id=game.id, **values)
    for query in ("?at=bid.a", "?at=bid.a&alone=1", "?at=tricks.a", "?at=trump", "?round=1"):
        yield game.path + query


def seen(app: Flask, phone: Phone, game: Table) -> dict[str, str]:
    found = {}
    for address in screens(app, game):
        # Sheets of paper are no text: every byte of theirs is compared.
        html = phone.go(address).answer.get_data().decode("utf-8", "surrogateescape")
        known = html.replace(game.id, "GAME")
        found[address.replace(game.id, "GAME")] = IDS.sub("*", QR.sub("", known))
    return found


@pytest.mark.parametrize(
    ("options", "bids"),
    [(SECRET, "ab"), (SECRET, "abc"), (TOGETHER, "ab"), (SECRET | SPECIAL, "abc")],
    ids=["bidding", "playing", "bidding together", "playing with special cards"],
)
def test_two_games_that_differ_in_one_hidden_bid_look_the_same_on_every_screen(
    options: dict[str, str | bool], bids: str, app: Flask, phone: Phone, table: Open
) -> None:
    pages = []
    for bid in (0, 1):
        game = table(dealer=2, options=options)
        for player in bids:
            game.enter(player, "bid", bid if player == "a" else 0)
        viewer = let_in(game, Phone(app))
        pages.append((seen(app, phone, game), seen(app, viewer, game)))
    assert len(pages[0][0]) > 15
    for one, other in zip(*pages, strict=True):
        for address, html in one.items():
            assert html == other[address], address


def test_the_same_screens_differ_where_bids_are_open(app: Flask, phone: Phone, table: Open) -> None:
    pages = []
    for bid in (0, 1):
        game = table(dealer=2)
        game.enter("a", "bid", bid)
        pages.append(seen(app, phone, game))
    differing = {address for address, html in pages[0].items() if html != pages[1][address]}
    assert {"/g/GAME", "/g/GAME/sheet", "/g/GAME/log"} <= differing
