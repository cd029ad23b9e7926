"""The real server, and phones in front of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.scorer import Scorer, Sit
from tests.chromium import chromium_path, launched
from tests.fonts import NARROW, WIDE, Font
from tests.tools.bench.servers import scorepad_in, serving


@pytest.fixture(scope="session")
def narrow_browser(browser: Browser) -> Iterator[Browser]:
    """Open the browser in the narrow font."""
    with launched(browser.browser_type, chromium_path(), NARROW) as narrow:
        yield narrow


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of ``scorepad serve`` with an empty database."""
    with serving(scorepad_in(tmp_path_factory.mktemp("instance")), forked=True) as address:
        yield address.rstrip("/")


@pytest.fixture
def font() -> Font:
    """The font that pages are written in; modules may name others."""
    return WIDE


@pytest.fixture
def scorer(
    browser: Browser, address: str, font: Font, request: pytest.FixtureRequest
) -> Iterator[Sit]:
    """Makes people with a phone of their own; at the end no console may have told a fault."""
    people: list[Scorer] = []
    writes = browser if font is WIDE else request.getfixturevalue("narrow_browser")

    def sit_down(**phone: object) -> Scorer:
        people.append(Scorer(writes, address, table=people, **phone))
        return people[-1]

    yield sit_down
    told = [line for person in people for line in person.faults()]
    for person in people:
        person.leave()
    assert told == []
