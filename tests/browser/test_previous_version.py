"""A phone that has the scripts and styles of the version before plays on beside this server."""

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import ZipFile

import pytest
from playwright.sync_api import Route

from tests.browser.scorer import Scorer, Sit
from tests.tools.save_version import PAGE

SAVED = Path(__file__).parents[1] / "data" / "previous_version.zip"


@pytest.fixture
def before() -> Iterator[ZipFile]:
    """Return what the version before gave to phones."""
    with ZipFile(SAVED) as archive:
        yield archive


def keeps(phone: Scorer, before: ZipFile) -> set[str]:
    """Let the phone have the scripts and styles of the version before, whatever the
    server has by now; returns the paths of those that it asks for."""
    asked: set[str] = set()
    names = set(before.namelist())

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.lstrip("/") in names:
            asked.add(path)
            kind = "text/css" if path.endswith(".css") else "text/javascript"
            route.fulfill(body=before.read(path.lstrip("/")), content_type=kind)
        else:
            route.continue_()

    phone.on_requests("**/*", answer)
    return asked


def page_before(before: ZipFile, pad: str, now: str) -> str:
    """The page of the version before, for the match at ``pad`` whose page is ``now``."""
    page = before.read(PAGE).decode().replace("/g/GAME", pad)
    players = (re.findall(r'id="row-(\w+)"', html) for html in (page, now))
    for old, new in zip(*players, strict=True):
        page = page.replace(old, new)
    for part in (r'name="csrf_token" value="([^"]+)"', r"state=([\w.]+)"):
        old, new = (re.search(part, html) for html in (page, now))
        assert old
        assert new
        page = page.replace(old[1], new[1])
    return re.sub(r'(name="id" value=")\w+', rf"\g<1>{secrets.token_hex(16)}", page)


@pytest.mark.thorough
def test_a_match_that_runs_is_played_to_its_end(scorer: Sit, before: ZipFile) -> None:
    anna = scorer()
    pad = anna.open_game(("Anna", "Ben"), game="wizards_cup")
    page = page_before(before, pad, anna.page.content())
    asked = keeps(anna, before)

    def answer(route: Route) -> None:
        route.fulfill(response=route.fetch(), body=page)

    anna.on_requests(re.compile(rf"{pad}$"), answer)
    anna.go(pad)
    assert anna.page.locator("#follow-duels").count() == 0
    for place, held in ((0, [1, 0]), (2, [1, 1]), (0, [2, 1])):
        anna._swap("#pad", anna.page.locator(".who .key").nth(place))
        totals = anna.page.locator(".match .total").all_inner_texts()
        assert [int(total) for total in totals] == held
    assert anna.page.locator(".winners").inner_text() == "Anna"
    anna.undo()
    assert anna.page.locator(".who .key").count() == 3
    assert {"/static/scorepad.js", "/static/phone/beside.mjs", "/static/css/match.css"} <= asked


@pytest.mark.thorough
def test_a_trick_game_that_runs_is_played_to_its_end(scorer: Sit, before: ZipFile) -> None:
    anna = scorer()
    asked = keeps(anna, before)
    pad = anna.open_game(("Anna", "Ben", "Cleo"), game="wizard_fisher", rounds="2")
    for hand in (1, 2):
        anna.keys(0, 0, hand, 0, 0)
    anna.page.locator(".over").wait_for()
    anna.all_sent()
    assert anna.page.locator(".winners").inner_text()
    assert len(anna.marks(pad)) == 1 + 2 * 5
    assert "/phone/pad.en.js" in asked
