"""A quarrel without network, in every engine: a trick of a game is judged and counted, a duel."""

from collections.abc import Callable

import pytest

from tests.browser.engines.chosen import tried_in
from tests.browser.engines.tab import Tab
from tests.browser.engines.webkit import Webkit
from tests.browser.test_check_offline import FILLED
from tests.tools.trust.serving import Served

pytestmark = pytest.mark.thorough

# What the server has, once that is so many marks.
_MARKS = """async (path, number) => {
  const { marks } = await (await fetch(`${path}/marks`)).json();
  return marks.length >= number;
}"""

# From the next such event on, what begins on the phone's disk goes on for ever, as a transaction
# does whose page sleeps. What is committed is not asked further.
_NEVER_ENDS = """(mode, event) => {
  const { objectStore } = IDBTransaction.prototype;
  addEventListener(event, () => {
    IDBTransaction.prototype.objectStore = function (name) {
      const store = objectStore.call(this, name);
      const again = () => { try { store.count().onsuccess = again; } catch {} };
      if (this.mode === mode) again();
      return store;
    };
  }, { capture: true, once: true });
}"""
_WRITES = """() => new Promise((resolve) => {
  indexedDB.open("scorepad").onsuccess = ({ target }) => {
    const writing = target.result.transaction(["games", "marks", "waiting"], "readwrite");
    writing.oncomplete = () => resolve(true);
  };
  setTimeout(resolve, 20000, false);
})"""


def lay(tab: Tab, *cards: str) -> None:
    for card in cards:
        tab.tap(f"#key-{card}", new="#check")


# Of Chromium, tests/browser/test_check_offline.py sees the same; what Firefox does with the scripts
# and stores of the phone, test_without_network.py, with a quarrel in it.
@tried_in("webkit")
def test_a_quarrel_ends_where_there_is_no_network(
    engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    tab.goto("/new")
    for place, name in enumerate(("Anna", "Ben", "Cleo")):
        tab.fill(f"#name-{place}", name)
    tab.tap("button[value=start]", new="#pad")
    path = tab.evaluate("() => location.pathname")
    tab.wait_until_kept()
    tab.wait(FILLED)
    for bid in (0, 1, 1):
        tab.tap(f"#key-{bid}", new="#pad")
    server.end()
    tab.tap("#count", new="#check")
    tab.forgive_that_there_was_no_server()
    tab.tap("#trump-R", new="#check")
    lay(tab, "B5", "R2", "N")
    assert tab.text("#verdict").endswith("takes the trick")
    assert tab.text(".reason") == "The only trump: red 2."
    assert tab.text(".source a") == "Rules in short: Who takes the trick"
    tab.tap(".takes .slot", new="#check")
    tab.tap("#had-yes", new="#check")
    assert "That was not legal" in tab.text("#ruling")
    assert tab.text(".source a") == "Rules in short: Follow suit"
    tab.tap("#back-to-trick", new="#check")
    # The page is left while it writes: the next one has the marks all the same. What it writes by
    # itself before the tap ends, or the trick would find no room on the disk.
    tab.evaluate(_NEVER_ENDS, "readwrite", "submit")
    tab.tap("#next", new="#pad")
    tab.wait("() => document.querySelector('.head')?.innerText.includes('2/')")
    tab.evaluate("() => { location.href = '/duel'; }")
    tab.tap("label:has(#a-Fire)")
    tab.tap("label:has(#b-Water)")
    tab.wait("() => document.querySelector('#verdict h2')?.innerText === 'B wins'")
    server.start()
    tab.goto(path)
    # The opening, three bids, trump, and the trick that was counted.
    tab.wait(_MARKS, path, 6)
    tab.forgive_that_there_was_no_server()
    if not isinstance(tab, Webkit):
        return
    # The first page is left while it looks for what waits: the next one writes all the same.
    tab.goto("/")
    tab.wait("() => localStorage.compared")
    tab.reload()
    tab.evaluate(_NEVER_ENDS, "readonly", "pageshow")
    tab.evaluate("() => { dispatchEvent(new Event('pageshow')); }")
    tab.goto(path)
    assert tab.evaluate(_WRITES)
