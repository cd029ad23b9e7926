"""A phone whose link was renewed, with its tab open: what it says, and what is left on it."""

import re
from collections.abc import Callable

import pytest

from tests.browser.engines.chosen import tried_in
from tests.browser.engines.tab import Tab
from tests.browser.engines.test_evening import _BEGIN
from tests.tools.trust.serving import Served

pytestmark = pytest.mark.thorough

NAMES = ("Annabelle", "Benedikt", "Cleopatra")

_LINK = """async (path) => {
  const html = await (await fetch(`${path}/links?role=host`)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  return new URL(page.querySelector(".link").textContent.trim()).pathname;
}"""
_RENEW = """async (path) => {
  const html = await (await fetch(`${path}/links?role=host`)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const form = page.querySelector("form[method=post]");
  const body = new URLSearchParams(new FormData(form));
  return (await fetch(form.getAttribute("action"), { method: "POST", body })).ok;
}"""
# As where no request gets through; all else goes on.
_NETWORK = """(isThere) => {
  window.asks ??= window.fetch;
  window.fetch = isThere ? window.asks : () => Promise.reject(new Error("no network"));
}"""
# Everything that the browser keeps for this origin and that scripts can read.
_KEEPS = """async () => {
  const done = (request) => new Promise((resolve, fail) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await done(indexedDB.open("scorepad"));
  const stores = {};
  for (const name of database.objectStoreNames)
    stores[name] = await done(database.transaction(name).objectStore(name).getAll());
  database.close();
  const cached = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request, { ignoreVary: true })).text();
      cached.push([new URL(request.url).pathname, text]);
    }
  }
  return { stores, cached, page: document.documentElement.outerHTML };
}"""
_HAS = f"async (number) => (await ({_KEEPS})()).stores.marks[0]?.length === number"
_BIDS = "() => [...document.querySelectorAll('li.row .bid')].map((bid) => bid.innerText.trim())"


def names_in(text: str) -> list[str]:
    return [name for name in NAMES if name in text]


# Of Chromium, tests/browser/test_thrown_out.py sees the same, but for what lies in its cache.
@tried_in("webkit")
def test_an_open_tab_says_that_access_has_ended_and_keeps_only_what_was_not_sent(
    server: Served, engine: Callable[..., Tab]
) -> None:
    anna, ben = engine(server.address, "chromium"), engine(server.address)
    anna.goto("/new")
    fields = [["game", "wizard_gigamic"], *(["name", name] for name in NAMES)]
    path = anna.evaluate(_BEGIN, [*fields, ["dealer", "2"], ["do", "start"]])
    ben.goto(anna.evaluate(_LINK, path))
    ben.tap(".invitation button")
    ben.wait_for("#pad")
    ben.tap("#key-0")
    ben.wait_until_kept()
    ben.wait(_HAS, 2)
    assert names_in(ben.evaluate(_KEEPS)["page"]) == list(NAMES)

    ben.evaluate(_NETWORK, False)
    assert anna.evaluate(_RENEW, path)
    ben.tap("#key-1")
    ben.evaluate(_NETWORK, True)
    ben.wait_for("#stuck")
    assert "The code of this game was renewed" in ben.text("main")
    assert "1 entry waits" in ben.text("#stuck")
    kept = ben.evaluate(_KEEPS)
    assert names_in(kept["page"]) == []
    assert (kept["stores"]["games"], kept["stores"]["marks"]) == ([], [])
    (waiting,) = kept["stores"]["waiting"]
    assert waiting["mark"]["cells"][0][4] == 1
    assert kept["cached"], "the app is on the phone"
    assert [address for address, text in kept["cached"] if names_in(text) or path in text] == []

    # The app itself, without network, has nothing of the game either.
    server.end()
    ben.goto("/")
    ben.wait_for("[data-shell] #home")
    assert names_in(ben.evaluate("() => document.documentElement.outerHTML")) == []
    # Once the server is back, the page would come by itself, and be cut off by the next.
    ben.evaluate("() => { location.href = 'about:blank'; }")
    ben.wait("() => location.href === 'about:blank'")
    server.start()

    # With the new link everything is back, and what waited is sent.
    ben.goto(anna.evaluate(_LINK, path))
    ben.tap(".invitation button")
    ben.wait_for("#pad")
    ben.wait(_HAS, 3)
    anna.goto(path)
    anna.wait_for("#pad")
    assert anna.evaluate(_BIDS)[:2] == ["0", "1"]
    # Engines write down each refusal, and each request without an answer; Anna's page may have
    # been asking something when the server ended.
    for tab in (anna, ben):
        tab.listen()
        tab.said[:] = [
            line
            for line in tab.said
            if not re.search(r"status of 40[34]|40[34] \(", line)
            and not tab.WITHOUT_SERVER.search(line)
        ]
