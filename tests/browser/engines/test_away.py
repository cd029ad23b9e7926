"""What cannot be done without network: in every engine our own page says so, nothing is lost."""

from collections.abc import Callable

from tests.browser.engines.tab import Tab
from tests.tools.trust.serving import Served

_KEPT = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  return kept?.active?.state === "activated";
}"""


def test_a_page_and_a_form_that_need_the_network_say_so(
    engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    tab.goto("/circle/new")
    tab.wait(_KEPT)
    tab.fill("#name", "Our table")
    server.end()
    tab.tap("main form button")
    tab.wait("() => document.querySelector('#notice').textContent.includes('Nothing is lost')")
    assert tab.evaluate("() => document.querySelector('#name').value") == "Our table"
    tab.tap(".top .up", new="[data-shell] main")
    tab.forgive_that_there_was_no_server()
    tab.evaluate("() => { location.href = '/statistics'; }")
    tab.wait("() => document.querySelector('main')?.innerText.includes('This needs the network')")
    server.start()
    # Once the server is back, the page comes by itself.
    tab.wait_for("body:not([data-shell]) .statistics")
    tab.wait("() => document.readyState === 'complete'")
    assert tab.text("h1") == "Statistics"
    tab.forgive_that_there_was_no_server()
