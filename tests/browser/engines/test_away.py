"""What cannot be done without network: in every engine our own page says so, nothing is lost."""

from collections.abc import Callable

import pytest

from tests.browser.engines.chosen import tried_in
from tests.browser.engines.tab import Tab
from tests.tools.trust.serving import Served

pytestmark = pytest.mark.thorough


# Chromium does both in tests/browser/test_offline_shell.py; WebKit plays whole evenings without
# network in test_evening.py and test_without_network.py.
@tried_in("firefox")
def test_a_page_and_a_form_that_need_the_network_say_so(
    engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    tab.goto("/group/new")
    tab.wait_until_kept()
    tab.fill("#name", "Our table")
    server.end()
    tab.tap("main form button")
    tab.wait("() => document.querySelector('#notice').textContent.includes('Nothing is lost')")
    assert tab.evaluate("() => document.querySelector('#name').value") == "Our table"
    tab.tap(".top .up", new="[data-shell] main")
    tab.forgive_that_there_was_no_server()
    tab.evaluate("() => { location.href = '/statistics'; }")
    tab.wait("() => document.querySelector('main')?.innerText.includes('This needs the network')")
    again = "() => document.querySelector('main > a.wide:last-child').getAttribute('href')"
    assert tab.evaluate(again) == "/statistics"
    server.start()
    # The page also loads itself anew, which may be before anybody taps.
    tab.wait_for("body:not([data-shell]) main")
    tab.wait("() => document.querySelector('h1')?.innerText === 'Statistics'")
    tab.forgive_that_there_was_no_server()
