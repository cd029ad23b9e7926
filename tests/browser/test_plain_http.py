"""By the machine's own address over plain http, as at home: no service worker, no
wake lock, no randomUUID; the open page goes on without network all the same."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.tools.bench.servers import scorepad_in, serving

NAMES = ("Anna", "Ben", "Cleo")


def own_address() -> str:
    """An address of this machine that is not the loopback's; where there is no
    network at all, the loopback's own other name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which address it would send from.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "0.0.0.0"
        return str(probe.getsockname()[0])


@pytest.fixture
def far_address(tmp_path: Path) -> Iterator[str]:
    with serving((*scorepad_in(tmp_path), "--host", own_address()), forked=True) as address:
        yield address.rstrip("/")


_LETS_NOBODY_KEEP = """
const forbidden = { get() { throw new DOMException("no", "SecurityError"); } };
for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(window, name, forbidden);
"""


@pytest.mark.thorough
def test_where_the_browser_keeps_nothing_the_page_goes_on_without_network_and_says_so(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address)
    anna.page.add_init_script(_LETS_NOBODY_KEEP)
    path = anna.open_game(NAMES, rounds="4")
    anna.settle()
    anna.network(on=False)
    (played,) = evening(NAMES, range(1, 2))
    for bid in played.bids.values():
        anna.key(bid)
    unsent = anna.page.locator("#unsent")
    expect(unsent).to_contain_text("This browser keeps nothing: leave the page open.")
    anna.network(on=True)
    anna.until(f"() => fetch('{path}').then((it) => it.ok, () => false)")
    anna.wait_until_sent(path, 4)
    assert len(anna.marks(path)) == 4
    anna.leave()


def test_the_open_page_goes_on_where_the_browser_trusts_nothing(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address, kept=True)
    anna.go("/")
    assert anna.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    path = anna.open_game(NAMES, rounds="4")
    anna.settle()
    anna.network(on=False)
    rounds = list(evening(NAMES, range(1, 5)))
    for played in rounds:
        anna.play(played)
    assert anna.totals() == rounds[-1].totals
    expect(anna.page.locator("#unsent")).to_have_text("20 entries wait on this phone")
    anna.network(on=True)
    expect(anna.page.locator("#unsent")).to_be_hidden()
    anna.all_sent()
    assert len(anna.marks(path)) == 21
    anna.leave()
