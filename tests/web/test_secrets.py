"""A secret bid is secret at every address, for everybody, until the reveal: two
evenings that differ in one of them give the same answers to the last byte."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from scorepad.play.circles import circle_token, circles_of, open_circle
from tests.web.addresses import addresses, ways
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Table
from tests.web.twins import NOW, Twins

SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
SPECIAL = {"play.bomb": True, "play.cloud": True, "points.bonus": "made"}
TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}

HTMX = {"HX-Request": "true"}
LIGHTS = ("at=bid.a", "at=bid.a&alone=1", "at=tricks.a", "at=trump", "round=1", "at=bid.b&to=1")
PAPER = "tricks=1&corrections=1&curve=1&qr=1"
ASKED = {
    "pad.page": LIGHTS,
    "pad.fragment": (*LIGHTS, "since=2", "since=9"),
    "marks.news": ("since=1", "since=2", "since=99"),
    "filled_sheets.page": (PAPER,),
    "filled_sheets.pdf": (PAPER,),
    "filled_sheets.png": (PAPER,),
    "history.page": ("player=Anna",),
    "new_game.page": ("like={game}",),
    "statistics.page": ("player=a",),
    "house.new": ("like={game}",),
    "check.of_game": ("count=1",),
}
"""What else an address may be asked."""

Said = tuple[int, bytes, list[tuple[str, str]]]


@pytest.fixture
def twins(
    app: Flask, empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Twins:
    return Twins(app, empty_database, tmp_path, monkeypatch)


def people(app: Flask, game: Table) -> dict[str, Phone]:
    """Who may look: on the scorer's phone, another that writes, one of the circle,
    and one that only looks."""
    store, key = game.store, str(app.secret_key).encode()
    [circle] = circles_of(store, game.phone.device)
    near, host, viewer = Phone(app), Phone(app), Phone(app)
    open_circle(store, key, circle_token(key, circle), near.device, 1)
    let_in(game, host, "host")
    let_in(game, viewer)
    return {"scorer": game.phone, "circle": near, "host": host, "viewer": viewer}


def looked_at(app: Flask, game: Table, everything: bool) -> Iterator[tuple[str, dict[str, str]]]:
    """Whatever can be asked for, ``everything`` or what takes no drawing, and how."""
    for method, rule in ways(app):
        drawn = rule.rule.endswith((".pdf", ".png"))
        if method != "GET" or (drawn and not everything):
            continue
        queries = ASKED.get(rule.endpoint, ())
        for player in "ab" if "player" in rule.arguments else "a":
            for path in addresses(app, rule, game_id=game.id, player=player):
                for query in queries if drawn else ("", *queries):
                    mark = "&" if "?" in path else "?"
                    address = path + (mark + query.format(game=game.id) if query else "")
                    fragment = rule.endpoint in ("pad.fragment", "check.trick_of_game")
                    yield address, HTMX if fragment else {}


def sent(app: Flask, game: Table, phone: Phone, number: int) -> dict[str, Any]:
    """A form that every screen can read, about the bid that is hidden."""
    marks = game.pad.written.marks
    return {
        "csrf_token": phone.client.get("/new/marks").json["csrf"],
        "deal": "1",
        "field": "bid",
        "form_id": "f" * 22,
        "game": "wizard_gigamic",
        "id": f"{number:032x}",
        "mark": marks[-1].id,
        "name": "Gus",
        "player": "a",
        "role": "view",
        "round": "1",
        "seen": marks[-1].id,
        "start": "zero",
        "trick": "1",
        "tricks": "1",
        "value": "1",
    }


def tapped(app: Flask, game: Table) -> Iterator[tuple[str, Any]]:
    """Every form that can be sent, and marks as a phone's script sends them: ones that
    guess what stands there already among them."""
    for method, rule in ways(app):
        if method == "POST" and rule.endpoint not in ("marks.write", "marks.bring"):
            [address, *_] = addresses(app, rule, game_id=game.id)
            yield address, None
    hidden = game.pad.written.marks[1]
    guess = {**hidden.body(), "cells": [[*cell, 1] for cell, _ in hidden.cells], "at": NOW}
    for late in (True, False):
        for id in (hidden.id, "e" * 32):
            yield f"/g/{game.id}/marks", {"late": late, "marks": [{**guess, "id": id}]}


def evening(
    app: Flask,
    twins: Twins,
    options: dict[str, Any],
    bids: str,
    bid: int,
    *,
    everything: bool = False,
) -> dict[str, Said]:
    """All that anybody can get at in an evening where Anna has said ``bid``."""
    found: dict[str, Said] = {}

    def say(way: str, answer: TestResponse) -> None:
        found[way] = answer.status_code, answer.data, list(answer.headers)

    with twins.one() as as_it_was:
        game = Table(app, Phone(app), dealer=2, options=options)
        for player in bids:
            game.enter(player, "bid", bid if player == "a" else 0)
        phones = people(app, game)
        as_it_was()
        for who, phone in phones.items():
            for address, headers in looked_at(app, game, everything):
                # In the circle they see no more of the game than who writes in it.
                if who != "circle" or game.path not in address:
                    twins.at(f"{who} {address}")
                    say(f"{who} {address}", phone.client.get(address, headers=headers))
        host = phones["host"]
        for number, (address, marks) in enumerate(tapped(app, game)):
            as_it_was()
            twins.at(f"{number}")
            form = sent(app, game, host, number)
            headers = {"X-CSRFToken": form["csrf_token"], **HTMX}
            body = {"json": marks} if marks else {"data": form}
            say(f"{number} {address}", host.client.post(address, headers=headers, **body))
    return found


@pytest.mark.parametrize(
    ("options", "bids"),
    [(SECRET, "ab"), (SECRET, "abc"), (TOGETHER, "ab"), (SECRET | SPECIAL, "abc")],
    ids=["bidding", "playing", "bidding together", "playing with special cards"],
)
def test_two_evenings_that_differ_in_one_hidden_bid_are_the_same_to_the_last_byte(
    options: dict[str, Any], bids: str, app: Flask, twins: Twins
) -> None:
    everything = options == SECRET and bids == "abc"
    one, other = (evening(app, twins, options, bids, bid, everything=everything) for bid in (0, 1))
    assert one.keys() == other.keys()
    assert len(one) > 250
    assert [way for way, answer in one.items() if answer != other[way]] == []


def test_the_same_answers_differ_where_bids_are_open(app: Flask, twins: Twins) -> None:
    one, other = (evening(app, twins, {}, "a", bid, everything=True) for bid in (0, 1))
    differing = {way.partition("?")[0] for way, answer in one.items() if answer != other[way]}
    ends = {way.rpartition("/")[2] for way in differing}
    assert {"sheet", "log", "marks", "sheet.pdf", "sheet.png", "game.csv", "games.csv"} <= ends
    # Nothing but the bid makes a difference.
    assert {"scorer /people", "scorer /preferences", "host /circle"}.isdisjoint(differing)
