"""What cannot be done without network: in every engine our own page says so, nothing is lost."""

from collections.abc import Callable

from tests.browser.engines.tab import Tab
from tests.tools.trust.serving import Served

_KEPT = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  return kept?.active?.state === "activated";
}"""


def test_a_page_and_a_form_that_need_the_network_say_so(
    server: Served, engine: Callable[[str], Tab]
) -> None:
    # In this order the tab closes before its server ends, whatever it still fetches.
    tab = engine(server.address)
    tab.goto("/circle/new")
    tab.wait(_KEPT)
    tab.fill("#name", "Our table")
    server.end()
    tab.tap("main form button")
    tab.wait_to_read("Nothing is lost", "#notice")
    assert tab.evaluate("() => document.querySelector('#name').value") == "Our table"
    tab.tap(".top .up", new="[data-shell] main")
    tab.forgive_that_there_was_no_server()
    tab.evaluate("() => { location.href = '/statistics'; }")
    tab.wait_to_read("This needs the network", "main")
    again = "() => document.querySelector('main > a.wide:last-child').getAttribute('href')"
    assert tab.evaluate(again) == "/statistics"
    server.start()
    # The page also loads itself anew, which may be before anybody taps.
    tab.wait_for("body:not([data-shell]) main")
    assert tab.text("h1") == "Statistics"
    tab.forgive_that_there_was_no_server()
