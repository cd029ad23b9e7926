"""Pages of which htmx swaps a part bring htmx along; no other page does."""

import re
from collections.abc import Iterator

from flask import Flask

from tests.web.addresses import addresses, ways
from tests.web.phone import Phone
from tests.web.table import Open, Table

SWAPS = re.compile(r"\shx-(?:get|post)=")
HTMX = '<meta name="htmx-config"'


def pages(app: Flask, phone: Phone, game: Table) -> Iterator[tuple[str, str]]:
    """Return the addresses of all pages and their HTML, as the scorer and a stranger see them."""
    for method, rule in ways(app):
        for address in addresses(app, rule, game_id=game.id) if method == "GET" else ():
            for client in (phone.client, app.test_client()):
                answer = client.get(address)
                if answer.mimetype == "text/html" and answer.text.startswith("<!doctype"):
                    yield address, answer.text


def test_what_is_swapped_has_htmx(app: Flask, phone: Phone, table: Open) -> None:
    swapping = {
        address: HTMX in html for address, html in pages(app, phone, table()) if SWAPS.search(html)
    }
    assert len(swapping) > 5
    assert all(swapping.values()), swapping


def test_the_first_pages_load_no_htmx(phone: Phone) -> None:
    assert HTMX not in phone.go("/").html
    new = phone.go("/new").html
    assert HTMX in new
    assert not re.search(r"<script[^>]*htmx", new)
