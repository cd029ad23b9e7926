"""Names that are written from right to left, on every page, among words from left to right."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from flask import Flask

from tests.web.addresses import addresses, ways
from tests.web.evening import finished, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table

NAMES = ("דוד", "משה", "שרה", "Anna")
FROM_RIGHT = re.compile("[\u0590-\u05ff]")
MARKED = re.compile("\u2068[^\u2068\u2069]*\u2069")
BLOCKS = {"button", "h1", "h2", "h3", "legend", "option", "p", "td", "th", "title"}
"""Elements that are lines of their own, or cells."""
SHEETS = ("blank_sheets", "filled_sheets")
NO_END = {"area", "br", "col", "hr", "img", "input", "link", "meta", "path", "use"}


def bare(text: str) -> str:
    """Return what stands outside of marks, if a name from right to left is there."""
    before = ""
    while before != text:
        before, text = text, MARKED.sub("", text)
    return text.strip() if FROM_RIGHT.search(text) else ""


class Bare(HTMLParser):
    """Finds names that are neither between marks nor alone in an element that isolates them."""

    def __init__(self) -> None:
        super().__init__()
        self.around: list[tuple[str, bool, bool]] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        shown = dict(attrs)
        if bare(shown.get("title") or "") not in ("", *NAMES):
            self.found.append(f"<{tag} title={shown['title']}>")
        if tag in NO_END:
            return
        # Styles lay out the parts of what is called a name one by one, as cells of a row.
        is_row = "name" in (shown.get("class") or "").split()
        in_row = bool(self.around) and self.around[-1][2]
        isolates = tag in BLOCKS or tag == "bdi" or shown.get("translate") == "no"
        self.around.append((tag, isolates or is_row or in_row, is_row))

    def handle_endtag(self, tag: str) -> None:
        while self.around and self.around.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        tag, isolates, _ = self.around[-1] if self.around else ("", False, False)
        left = bare(data)
        if left and tag not in ("script", "style") and not (isolates and left in NAMES):
            self.found.append(f"<{tag}>{left}")


def pages(app: Flask, phone: Phone, game: Table) -> Iterator[tuple[str, str]]:
    """Return the addresses of all pages about this game, and their HTML."""
    person = re.search(r'href="/people/([\w-]+)"', phone.go("/people").html)
    assert person
    given = {"game_id": game.id, "person": person[1], "player": game.pad.present[0]}
    for method, rule in ways(app):
        if method == "GET" and rule.endpoint.partition(".")[0] not in SHEETS:
            for address in addresses(app, rule, **given):
                answer = phone.client.get(address)
                if answer.mimetype == "text/html":
                    yield address.replace(game.id, "…"), answer.text


def test_no_name_from_right_to_left_stands_bare_in_a_line(
    app: Flask, phone: Phone, table: Open
) -> None:
    ended = finished(table, *NAMES[:3])
    running = table(NAMES)
    play_rounds(running, 2)
    running.enter(running.pad.current.leader, "bid", 0)
    named, found = set(), set()
    for game in (running, ended):
        for address, html in pages(app, phone, game):
            page = Bare()
            page.feed(html)
            found |= {f"{address} {each}" for each in page.found}
            if NAMES[0] in html:
                named.add(address)
    assert len(named) > 20
    assert not found, "\n".join(sorted(found))
