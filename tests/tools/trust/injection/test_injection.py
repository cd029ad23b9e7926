"""Whatever somebody calls himself, it is shown and never done; ``make injection`` tries every
text in every place, for minutes."""

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.tools.trust.fuzz.forms import look_around
from tests.tools.trust.household import Household, app_in, cookies_of
from tests.tools.trust.injection.hostile import hostile_household
from tests.tools.trust.injection.payloads import KINDS, PAYLOADS
from tests.tools.trust.injection.places import alone, echoes, kinds_of, lists, of_game
from tests.tools.trust.injection.sheets import (
    SEATS_ON_PAPER,
    asked_by_blank_sheet,
    asked_by_sheet,
    formulas_in,
)
from tests.tools.trust.injection.trap import Trap, served

pytestmark = pytest.mark.thorough

_EVERYTHING = "SCOREPAD_TESTS_EVERY_TEXT" in os.environ
_TOGETHER = 250
"""Characters that most fields take."""
_ON_ONE_PAGE = 30
"""Texts in the household to which forms are sent."""
_ECHO = "\"'></title></script></textarea><svg onload=t()><img src=//x.invalid>{{1234*4321}}"


@pytest.fixture(scope="module")
def household(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Household]:
    found = hostile_household(app_in(tmp_path_factory.mktemp("hostile")), PAYLOADS)
    yield found
    found.close()


@pytest.fixture(scope="module")
def address(household: Household) -> Iterator[str]:
    with served(household.app) as address:
        yield address


@pytest.fixture
def strict_trap(browser: Browser, household: Household, address: str) -> Iterator[Trap]:
    """Reports what only the pages' policy stops."""
    found = Trap(browser, address, cookies_of(household.phone), strict=True)
    yield found
    print(f"{found.pages} pages under their policy")
    found.close()


@pytest.fixture
def trap(browser: Browser, household: Household, address: str) -> Iterator[Trap]:
    found = Trap(browser, address, cookies_of(household.phone))
    yield found
    print(f"{found.pages} pages without a policy")
    found.close()


@pytest.fixture
def kept_trap(browser: Browser, household: Household, address: str) -> Iterator[Trap]:
    found = Trap(browser, address, cookies_of(household.phone), kept=True)
    yield found
    found.close()


def test_there_are_enough_texts_of_every_kind() -> None:
    assert len(PAYLOADS) >= 300
    assert all(len(texts) >= 9 for texts in KINDS.values())


@pytest.mark.parametrize(
    ("text", "does"),
    [
        ("<svg onload=t()>", "ran"),
        ("<img src=x onerror=t()>", "ran"),
        ("<script>alert()</script>", "ran"),
        ("<img src=//x.invalid>", "asked"),
        ("<b style=background:url(//x.invalid)>", "asked"),
        ("<a href=javascript:t()>x", "<a href"),
        ('<p title="" onclick=t()>', "<p onclick"),
        ("<iframe src=/>", "<iframe>"),
        ("5332114", "worked out"),
    ],
)
def test_the_trap_is_sprung_by_what_is_not_escaped(text: str, does: str, trap: Trap) -> None:
    trap.show("/new", f"<!doctype html><body>{text}".encode())
    assert any(does in caught for caught in trap.caught)


def test_what_the_policy_stops_is_reported(strict_trap: Trap) -> None:
    strict_trap.look_at("/")
    with strict_trap.page.expect_console_message(lambda said: "Security Policy" in said.text):
        strict_trap.page.evaluate("new Image().src = '//x.invalid'")
    assert strict_trap.caught


def test_lists_of_everything_do_nothing_that_a_name_says(trap: Trap, household: Household) -> None:
    for path in (*lists(household), *alone(household, step=4 if _EVERYTHING else 180)):
        trap.look_at(path)
    assert trap.caught == []


@pytest.mark.parametrize("policy", ["trap", "strict_trap"])
def test_screens_of_a_game_do_nothing_that_a_name_says(
    policy: str, household: Household, request: pytest.FixtureRequest
) -> None:
    trap: Trap = request.getfixturevalue(policy)
    games, screens = len(household.known["game_id"]), len(of_game(household, 0, players=1))
    # Each screen with another table of ten, so that all texts have their turn.
    paths = [of_game(household, place % games, players=1)[place] for place in range(screens)]
    if _EVERYTHING:
        every = [path for place in range(games) for path in of_game(household, place, players=2)]
        paths = every[:: 10 if policy == "strict_trap" else 1]
    elif policy == "strict_trap":
        paths = paths[::2]
    for path in paths:
        trap.look_at(path)
    assert trap.caught == []


def test_a_phone_without_network_does_nothing_that_a_name_says(
    kept_trap: Trap, household: Household
) -> None:
    trap = kept_trap
    running = [f"/g/{game_id}" for game_id in household.known["game_id"][:6:2]]
    trap.keep_app()
    for path in running:
        trap.keep(path)
    trap.go_offline()
    for path in ("/", "/new", *running, f"{running[0]}/sheet"):
        trap.look_at(path)
        assert trap.page.locator("body[data-shell]").count() == 1
    assert trap.caught == []


def test_no_text_in_a_spreadsheet_is_a_formula(household: Household) -> None:
    text = household.phone.client.get("/files/games.csv").text
    assert sum(payload[:9] in text for payload in PAYLOADS) > 250
    assert formulas_in(text) == []


def test_json_says_every_name_as_it_is(household: Household) -> None:
    answer = household.phone.client.get("/files/games.jsonl")
    found = json.dumps([json.loads(line) for line in answer.data.splitlines()])
    assert all(json.dumps(payload[:60])[1:-1] in found for payload in PAYLOADS)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_sheet_asks_for_nothing_and_does_nothing(household: Household) -> None:
    games = household.known["game_id"]
    for game_id in games if _EVERYTHING else games[:2]:
        assert asked_by_sheet(household, game_id) == []
    for first in range(0, len(PAYLOADS) if _EVERYTHING else 1, SEATS_ON_PAPER):
        assert asked_by_blank_sheet(household, PAYLOADS[first : first + SEATS_ON_PAPER]) == []


# The last: the forms are sent, and all that can be deleted may be gone.


def as_many_as_fit(texts: Sequence[str]) -> Iterator[str]:
    """The texts, as many at once as fit into a field."""
    some = ""
    for text in texts:
        if some and len(some) + len(text) > _TOGETHER:
            yield some
            some = ""
        some += f"{text} "
    yield some


@pytest.fixture
def asked(household: Household, tmp_path: Path) -> Iterator[Household]:
    """The household, or one with as much as stands on one page of a list: what was typed is shown
    in the same places there, on pages that are a third as long."""
    if _EVERYTHING:
        yield household
        return
    found = hostile_household(app_in(tmp_path), PAYLOADS[:_ON_ONE_PAGE])
    yield found
    found.close()


def test_answers_do_nothing_that_was_typed(trap: Trap, asked: Household) -> None:
    household = asked
    begun = [*lists(household), *of_game(household, 1, players=1)]
    texts = list(as_many_as_fit(PAYLOADS)) if _EVERYTHING else [_ECHO]
    shown = list(echoes(household, look_around(household, begun, steps=1), texts))
    assert len({path for path, _ in shown}) >= 10
    seen: set[tuple[str, ...]] = set()
    for path, page in shown:
        kinds = kinds_of(path, page)
        # The same text in the same element of the same screen does what it did.
        if _EVERYTHING or not kinds <= seen:
            trap.show(path, page)
        seen |= kinds
    print(f"{trap.pages} of {len(shown)} pages shown")
    assert trap.caught == []
