"""The real server, and phones in front of it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.full_pads import full_pads
from tests.browser.scorer import Scorer, Sit
from tests.browser.screens import NO_SUCH_PAGE, Played, every_screen
from tests.chromium import chromium_path, launched
from tests.fonts import NARROW, WIDE, Font
from tests.tools.bench.servers import scorepad_in, serving

_NO_NETWORK = "net::ERR_INTERNET_DISCONNECTED"


@pytest.fixture(scope="session")
def narrow_browser(browser: Browser) -> Iterator[Browser]:
    """Open the browser in the narrow font."""
    with launched(browser.browser_type, chromium_path(), NARROW) as narrow:
        yield narrow


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of ``scorepad serve`` with an empty database."""
    with serving(scorepad_in(tmp_path_factory.mktemp("instance"))) as address:
        yield address.rstrip("/")


@pytest.fixture(scope="session")
def played(browser: Browser, address: str) -> Played:
    """All screens, each with something on it."""
    return _played(browser, address, every_screen)


@pytest.fixture(scope="session")
def crowded(browser: Browser, address: str) -> Played:
    """The pads that need the most room, and more of their games."""
    return _played(browser, address, full_pads)


@pytest.fixture
def font() -> Font:
    """The font that pages are written in; modules may name others."""
    return WIDE


@pytest.fixture
def scorer(
    browser: Browser, address: str, font: Font, request: pytest.FixtureRequest
) -> Iterator[Sit]:
    """Makes people with a phone of their own; at the end nobody's console may
    have said anything but that there is no network, which comes of tests alone."""
    people: list[Scorer] = []
    writes = browser if font is WIDE else request.getfixturevalue("narrow_browser")

    def sit_down(**phone: object) -> Scorer:
        people.append(Scorer(writes, address, table=people, **phone))
        return people[-1]

    yield sit_down
    said = [line for person in people for line in person.console if _NO_NETWORK not in line]
    for person in people:
        person.leave()
    assert said == []


def _played(browser: Browser, address: str, play: Callable[[Scorer], list[str]]) -> Played:
    plain = Scorer(browser, address, scripts=False)
    paths = play(plain)
    gone = {path for path in paths if plain.get(path).status == 404}
    assert gone <= {NO_SUCH_PAGE}
    cookies = plain.page.context.cookies()
    plain.leave()
    return paths, list(cookies)
