"""The real server, and phones in front of it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.bench.servers import scorepad_in, serving
from tests.browser.scorer import Scorer

_NO_NETWORK = "net::ERR_INTERNET_DISCONNECTED"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of ``scorepad serve`` with an empty database."""
    with serving(scorepad_in(tmp_path_factory.mktemp("instance"))) as address:
        yield address.rstrip("/")


@pytest.fixture
def scorer(browser: Browser, address: str) -> Iterator[Callable[..., Scorer]]:
    """Makes people with a phone of their own; at the end nobody's console may
    have said anything but that there is no network, which comes of tests alone."""
    people: list[Scorer] = []

    def sit_down(**phone: object) -> Scorer:
        people.append(Scorer(browser, address, table=people, **phone))
        return people[-1]

    yield sit_down
    said = [line for person in people for line in person.console if _NO_NETWORK not in line]
    for person in people:
        person.leave()
    assert said == []
