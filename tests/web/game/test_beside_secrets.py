"""No sentence beside a hidden bid holds a number: somebody would take it for the bid."""

import re
from html import unescape

from flask import Flask

from tests.web.evening import let_in
from tests.web.game.test_own_phones import FISHER, joined
from tests.web.phone import Phone
from tests.web.table import TOGETHER, Open

_FIGURES = re.compile(
    # The round, the cards and the keys are known to everybody, and stand in places of their own.
    r'<header class="head">.*?</header>|<div class="panel.*?</div>\s*</section>'
    r'|<span class="total">.*?</span>\s*(?=<(?:a|span) class="box)|<head>.*?</head>'
    r"|<(script|style|template)\b.*?</\1>",
    re.DOTALL,
)


def numbers_said(phone: Phone) -> list[str]:
    """Return the numbers in sentences of the page, seen or read aloud."""
    html = _FIGURES.sub("", phone.html)
    aloud = re.findall(r'(?:aria-label|title)="([^"]*)"', html)
    return re.findall(r"[0-9]+", unescape(" ".join([*aloud, re.sub(r"<[^>]*>", " ", html)])))


def test_no_number_is_said_beside_hidden_bids(app: Flask, table: Open) -> None:
    game = table(**{**FISHER, "options": TOGETHER, "reveal": True})
    anna, ben = joined(app, game, "Anna"), joined(app, game, "Ben")
    others = (game.phone, ben, let_in(game, Phone(app)))
    for bid in ("4", "3"):
        # The own phone names the own bid alone, to whom it belongs.
        assert set(numbers_said(anna.go(game.path).tap(bid))) == {bid}
        for phone in others:
            assert "Anna: bid hidden" in phone.go(game.path).html
            assert numbers_said(phone) == [], phone.text
    ben.go(game.path).tap("2")
    for address in (game.path, f"{game.path}?at=bid.b", f"{game.path}?at=bid.c&alone=1"):
        assert numbers_said(game.phone.go(address)) == [], game.phone.text
    game.phone.tap("1")
    assert "Reveal" in game.phone.text
    assert numbers_said(game.phone) == [], game.phone.text
