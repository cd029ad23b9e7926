"""Every place where a text of somebody's own may show."""

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser

from werkzeug.test import TestResponse

from tests.tools.trust.fuzz.forms import Found
from tests.tools.trust.household import Household
from tests.tools.trust.injection.hostile import SEATS, players_of

_FILES = (".pdf", ".png", ".css", ".csv", ".crt", ".js", ".webmanifest", "/asked", "/end/evening")
_ELSEWHERE = ("/static/", "/phone/", "/o/", "/c/", "/healthz", "/files/games", "/start")
_A_NUMBER_OR_NOTHING = "/own-phone/bid"
_ALONE = {"person", "season", "house_id"}
_MARK = "zq7v"
_TOKEN = "csrf_token"
_ID = re.compile(r"/[\w-]{8,}(?=/|$)")


def lists(household: Household) -> list[str]:
    """Pages about everything."""
    return [
        path
        for rule in household.app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and not rule.arguments & {"game_id", *_ALONE}
        for path in household.addresses(rule.rule)
        if not path.endswith(_FILES) and not path.startswith(_ELSEWHERE)
    ]


def alone(household: Household, step: int = 1) -> list[str]:
    """Pages about one person, one season or one set of house rules, every ``step``-th of them."""
    return [
        path
        for rule in household.app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and rule.arguments & _ALONE
        for path in household.addresses(rule.rule)[::step]
    ]


def of_game(household: Household, place: int, players: int = SEATS) -> list[str]:
    """Pages about the game with this place among all, and about so many of its players."""
    of_all = household.known
    household.known = {
        **of_all,
        "game_id": [of_all["game_id"][place]],
        "player": players_of(place * SEATS)[:players],
    }
    try:
        return [
            path
            for rule in household.app.url_map.iter_rules()
            if "GET" in (rule.methods or ()) and "game_id" in rule.arguments
            for path in household.addresses(rule.rule)
            if not path.endswith((*_FILES, _A_NUMBER_OR_NOTHING)) and "/files/game." not in path
        ]
    finally:
        household.known = of_all


def echoes(household: Household, found: Found, texts: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Answers that show what was typed, into whichever field of a form or an address:
    where it was sent, and the page. The forms are sent, so all that can be deleted
    may be gone in the end."""
    client = household.phone.client
    marked = [f"{_MARK}{text}" for text in texts]
    for sent in found.forms.values():
        fields_with = {name: each for each in sent for name, _ in each[1] if name != _TOKEN}
        for name, (path, fields) in fields_with.items():
            for text in marked:
                typed = _together([(each, text if each == name else old) for each, old in fields])
                yield from _shown(path, client.post(path, data=typed))
    for endpoint, queries in found.queries.items():
        names = {name for fields in queries for name, _ in fields}
        for path in _pages(household, endpoint):
            for text in marked:
                asked = [{name: text} for name in sorted(names)]
                for query in (*asked, dict.fromkeys(found.values, text)):
                    yield from _shown(path, client.get(path, query_string=query))


class _Reader(HTMLParser):
    """Notes where a text that was typed stands, and what of it is left there."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[tuple[str, ...]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            self._note(value or "", tag, name)

    def handle_data(self, data: str) -> None:
        self._note(data, str(self.lasttag))

    def handle_comment(self, data: str) -> None:
        self._note(data, "comment")

    def _note(self, text: str, *place: str) -> None:
        _, mark, left = text.partition(_MARK)
        if mark:
            self.found.add((*place, " ".join(left.split())))


def kinds_of(path: str, page: bytes) -> set[tuple[str, ...]]:
    """Return of which page it is what was typed stands in, in which elements and attributes, and as
    what. Where it is not escaped, less of it is left: another kind."""
    reader = _Reader()
    reader.feed(page.decode())
    reader.close()
    screen = _ID.sub("/…", path.partition("?")[0])
    # What is no text of any element may stand anywhere.
    return {(screen, *each) for each in reader.found} or {(screen, page.decode())}


def _pages(household: Household, endpoint: str) -> list[str]:
    return [
        path
        for rule in household.app.url_map.iter_rules()
        if rule.endpoint == endpoint and "GET" in (rule.methods or ())
        for path in household.addresses(rule.rule)[:1]
        if not path.endswith(_FILES)
    ]


def _together(fields: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in fields:
        found.setdefault(name, []).append(value)
    return found


def _shown(path: str, answer: TestResponse) -> Iterator[tuple[str, bytes]]:
    if answer.mimetype == "text/html" and _MARK.encode() in answer.data:
        yield path, answer.data
