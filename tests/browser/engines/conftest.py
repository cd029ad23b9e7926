"""A server that can be killed, and a browser of each engine in front of it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser.engines.chosen import ENGINES
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.tab import Tab
from tests.browser.engines.webkit import Webkit
from tests.tools.trust.serving import Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """``scorepad serve`` with an empty database, its address the same after each start."""
    with served(tmp_path / "instance") as running:
        yield running


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Callable[..., Tab]]:
    """Opens browsers on a server's address; none may have complained of anything at the end.

    Somebody else's phone, at which nothing of the engine is tried, may have ``another`` one:
    Chromium runs already, and Firefox takes three seconds of the processor to start.
    """
    # A tab closes before its server ends, whatever it still fetches.
    if "server" in request.fixturenames:
        request.getfixturevalue("server")
    tabs: list[Tab] = []
    with ExitStack() as open_:

        def opened(address: str, another: str | None = None) -> Tab:
            named = another or request.param
            if named == "chromium":
                tabs.append(Chromium(request.getfixturevalue("browser"), address))
            else:
                tabs.append({"firefox": Firefox, "webkit": Webkit}[named](address))
            open_.callback(tabs[-1].close)
            return tabs[-1]

        yield opened
        for tab in tabs:
            tab.listen()
    assert [line for tab in tabs for line in tab.faults()] == []
