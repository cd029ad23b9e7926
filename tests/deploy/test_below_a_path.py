"""A whole evening below a path of a site that others share, through nginx and over https."""

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from scorepad.cli.tls import tls_in
from scorepad.sheets.qr import qr_code
from tests.chromium import chromium_path, launched
from tests.deploy.shipped import NGINX, PATIENCE, ended, nginx_around, shipped, wait_until
from tests.fonts import WIDE
from tests.forked import Forked
from tests.tools.bench.servers import free_port

pytestmark = pytest.mark.thorough

NAME, PATH = "home.example", "/scorepad"

_SITE = """
    server {{
        listen 127.0.0.1:{port} ssl;
        server_name {name};
        ssl_certificate {folder}/https.pem;
        ssl_certificate_key {folder}/https.pem;
        include {folder}/below.conf;
        location / {{ default_type text/html; return 200 "<title>another app</title>"; }}
    }}
"""
_KEPT = """async () => {
  for (let tries = 0; tries < 400 && !navigator.serviceWorker.controller; tries += 1)
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  return (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
}"""
_SENT = """async () => {
  const done = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  for (let tries = 0; tries < 400; tries += 1) {
    const database = await done(indexedDB.open("scorepad.scorepad"));
    const waiting = await done(database.transaction("waiting").objectStore("waiting").count());
    database.close();
    if (!waiting) return (await indexedDB.databases()).map(({ name }) => name);
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return [];
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the app on the shared site, without the last slash."""
    assert NGINX, "nginx is missing; on Debian, as root: apt-get install nginx"
    folder = tmp_path_factory.mktemp("site")
    inner, outer = free_port(), free_port()
    tls_in(folder, [])
    below = {"127.0.0.1:5000": f"127.0.0.1:{inner}", "/var/log/nginx": str(folder)}
    (folder / "below.conf").write_text(shipped("nginx-below-a-path.conf", below))
    around = nginx_around(folder, _SITE.format(folder=folder, port=outer, name=NAME))
    environ = {
        "PATH": os.environ["PATH"],
        "SCOREPAD_INSTANCE": str(folder / "games"),
        "SCOREPAD_PROXIES": "1",
        "SCOREPAD_HOSTS": NAME,
    }
    serve = ["serve", "--port", str(inner)]
    processes = [
        Forked(serve, cwd=folder, env=environ, stdout=subprocess.DEVNULL, stderr=2),
        subprocess.Popen([NGINX, "-c", around]),
    ]
    with ended(*processes):
        for port in (inner, outer):
            wait_until(partial(is_listening, port))
        yield f"https://{NAME}:{outer}{PATH}"


def is_listening(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def phones(site: str, browser: Browser) -> Iterator[Browser]:
    """A browser that finds the site, and trusts its certificate; a process drives all of
    its browsers alike."""
    found = (f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--ignore-certificate-errors")
    with launched(browser.browser_type, chromium_path(), WIDE, *found) as finding:
        yield finding


@pytest.fixture
def phone(phones: Browser, site: str) -> Iterator[Page]:
    """A new phone on the app's first page; nothing that it asks may lie beside the app."""
    asked: list[str] = []
    context = phones.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{site}/")
    yield page
    context.close()
    assert [url for url in asked if not url.startswith((f"{site}/", "data:"))] == []


@pytest.fixture
def plain(phones: Browser) -> Iterator[Page]:
    """A new phone without JavaScript."""
    context = phones.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, java_script_enabled=False
    )
    yield context.new_page()
    context.close()


def begin(page: Page, *names: str) -> str:
    """A new game by taps; the pad's address."""
    page.get_by_text("New game", exact=True).tap()
    page.wait_for_url("**/new")
    fields = page.locator("input[name=name]")
    while (there := fields.count()) < len(names):
        page.locator("#more").tap()
        fields.nth(there).wait_for()
    for place, name in enumerate(names):
        page.locator("input[name=name]").nth(place).fill(name)
    page.locator("label:has(input[name=dealer][value='0'])").tap()
    page.locator("button[name=do][value=start]").tap()
    page.locator("#pad").wait_for()
    return page.url


def play(page: Page, *keys: int) -> None:
    """Keys of the pad, slower than a finger trembles."""
    for key in keys:
        page.locator(f"#key-{key}").tap()
        page.wait_for_timeout(150)


def totals(page: Page) -> dict[str, str]:
    """The large figures beside the names."""
    rows = page.locator("li.row")
    names, figures = (rows.locator(part).all_inner_texts() for part in (".name", ".total"))
    figures = [re.search(r"[−-]?\d+", figure)[0] for figure in figures]
    return {name.split()[0]: figure for name, figure in zip(names, figures, strict=True)}


def marks_of(page: Page, game: str) -> int:
    """Return how many the server has; 0 where the page comes anew meanwhile."""
    ask = "address => fetch(address).then((answer) => answer.json())"
    try:
        return len(page.evaluate(ask, f"{game}/marks")["marks"])
    except Error as error:
        if "navigation" not in error.message:
            raise
        return 0


def follow(page: Page, what: str) -> None:
    """A tap that leads to another page."""
    with page.expect_navigation():
        page.locator(what).first.tap()


def cookies(context: BrowserContext) -> dict[str, str]:
    return {cookie["name"]: cookie["path"] for cookie in context.cookies()}


def test_a_round_is_played_with_the_script_and_without_network(phone: Page, site: str) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    # Ben bids 1, Cleo 0, Anna 1; Ben takes the trick.
    play(phone, 1, 0, 1)
    assert phone.evaluate(_KEPT) == [f"{site}/"]
    assert phone.evaluate(_SENT) == ["scorepad.scorepad"]
    phone.context.set_offline(True)
    phone.reload()
    phone.locator("#pad").wait_for()
    assert phone.evaluate("'shell' in document.body.dataset")
    play(phone, 1, 0)
    assert totals(phone) == {"Anna": "−10", "Ben": "30", "Cleo": "20"}
    phone.locator("nav a[href$='/sheet']").first.tap()
    phone.locator("#sheet").wait_for()
    phone.goto(f"{site}/start")
    phone.locator("#pad").wait_for()
    assert totals(phone)["Ben"] == "30"
    phone.context.set_offline(False)
    assert phone.evaluate(_SENT) == ["scorepad.scorepad"]
    phone.reload()
    assert not phone.evaluate("'shell' in document.body.dataset")
    assert totals(phone) == {"Anna": "−10", "Ben": "30", "Cleo": "20"}
    kept = cookies(phone.context)
    assert {"__Secure-device.scorepad", "__Secure-session.scorepad"} <= kept.keys()
    assert set(kept.values()) == {PATH}
    assert all(name.endswith(".scorepad") for name in kept)


def test_a_phone_without_javascript_takes_over_by_the_code_and_the_sheet_has_one(
    phone: Page, plain: Page, site: str
) -> None:
    game = begin(phone, "Dora", "Emil", "Fred")
    phone.goto(f"{game}/links?role=host")
    link = phone.locator("#link").input_value()
    assert link.startswith(f"{site}/o/")
    assert phone.locator(f'path[d="{qr_code(link).path}"]').count() == 1
    plain.goto(link)
    follow(plain, ".invitation button")
    assert plain.url == game
    for key in (0, 0, 0, 0, 1):
        follow(plain, f"#key-{key}")
    assert totals(plain) == {"Dora": "20", "Emil": "20", "Fred": "−10"}
    follow(plain, "nav a[href$='/sheet']")
    assert plain.url == f"{game}/sheet"
    phone.goto(f"{game}/links?role=view")
    looking = phone.locator("#link").input_value()
    phone.goto(f"{game}/paper")
    assert phone.locator(f'path[d="{qr_code(looking).path}"]').count() == 1
    drawn = "address => fetch(address).then((answer) => answer.text())"
    assert phone.evaluate(drawn, f"{game}/sheet.pdf").startswith("%PDF-")


def test_what_was_kept_before_the_app_lay_below_its_path_is_sent_and_moved(
    phone: Page, site: str
) -> None:
    game = begin(phone, "Gina", "Hans", "Ida")
    play(phone, 1)
    phone.evaluate(_SENT)
    # As a phone looks that was here when the app had the host to itself.
    phone.context.set_offline(True)
    play(phone, 0)
    phone.goto(f"{site}/")
    phone.locator("[data-shell] a.running").wait_for()
    phone.evaluate(_RENAME)
    # The page for want of network would load itself anew in between.
    phone.goto("about:blank")
    old = next(c for c in phone.context.cookies() if c["name"] == "__Secure-device.scorepad")
    phone.context.clear_cookies()
    moved = {"name": "__Host-device", "value": old["value"], "url": site.removesuffix(PATH) + "/"}
    phone.context.add_cookies([{**moved, "secure": True}])
    phone.context.set_offline(False)
    # Once all is sent, the page comes anew and says so no longer.
    phone.add_init_script(_NOTES_MOVED)
    phone.goto(f"{site}/")
    assert "Was this phone used here before?" in phone.locator("h1").inner_text()
    with phone.expect_navigation():
        phone.get_by_role("button", name="Yes, it was").tap()
    end = time.monotonic() + PATIENCE
    while marks_of(phone, game) < 3:
        assert time.monotonic() < end
        phone.wait_for_timeout(100)
    phone.goto(game)
    phone.locator("#pad").wait_for()
    assert phone.evaluate("sessionStorage.moved") == "yes"
    assert "Gina" in phone.locator("li.row.active").inner_text()
    assert phone.evaluate(_LEFT) == 0


_NOTES_MOVED = """addEventListener("DOMContentLoaded", () => {
  if ("moved" in document.body.dataset) sessionStorage.moved = "yes";
});"""

_RENAME = """async () => {
  const done = (request) => new Promise((resolve, fail) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => fail(request.error);
  });
  const names = ["games", "marks", "waiting"];
  const made = indexedDB.open("scorepad", 1);
  made.onupgradeneeded = () => names.forEach((name) => made.result.createObjectStore(name));
  const [from, to] = [await done(indexedDB.open("scorepad.scorepad")), await done(made)];
  for (const name of names) {
    const store = from.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const writing = to.transaction(name, "readwrite").objectStore(name);
    for (const [place, key] of keys.entries()) await done(writing.put(values[place], key));
    await done(from.transaction(name, "readwrite").objectStore(name).clear());
  }
  from.close();
  to.close();
}"""
_LEFT = """async () => {
  const request = indexedDB.open("scorepad");
  await new Promise((resolve) => { request.onsuccess = resolve; });
  const asked = request.result.transaction("waiting").objectStore("waiting").count();
  return new Promise((resolve) => { asked.onsuccess = () => resolve(asked.result); });
}"""


_KEPT_OWN = """async ([cache, said]) => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const kept = await (await caches.open(cache)).match(location.href);
    if (kept && (await kept.text()).includes(said)) return true;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return false;
}"""
_KEEP_BESIDE = """async (names) => {
  for (const name of names)
    await (await caches.open(name)).put(location.href, new Response("another app"));
}"""
_GAMES_KEPT = """async (names) => {
  const ofGame = async (name) => (await (await caches.open(name)).keys())
    .filter(({ url }) => new URL(url).pathname.includes("/g/")).length;
  return Promise.all(names.map(ofGame));
}"""
OWN = "shell.scorepad-own"
BESIDE = ("shell-own", "shell.scorepad.inner-own", "shell.scorepad-own-own", "another")
"""The caches of apps at other paths of the site, as they would be called."""


def test_whoever_leaves_a_seat_without_network_leaves_the_caches_of_other_paths_alone(
    phone: Page, phones: Browser, site: str
) -> None:
    game = begin(phone, "Anna", "Ben", "Cleo")
    phone.goto(f"{game}/links?role=player")
    link = phone.locator("#link").input_value()
    context = phones.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    try:
        anna = context.new_page()
        anna.goto(link)
        follow(anna, ".invitation button")
        follow(anna, "button[name=player][value]")
        anna.goto(game)
        assert anna.evaluate(_KEPT) == [f"{site}/"]
        # The page that the worker answers with from now on keeps itself.
        anna.goto(game)
        assert anna.evaluate(_KEPT_OWN, [OWN, "Anna"])
        anna.evaluate(_KEEP_BESIDE, [*BESIDE])
        anna.goto(f"{game}/own-phone")
        context.set_offline(True)
        anna.get_by_role("button", name="I am not").tap()
        anna.wait_for_function(f"async () => !(await ({_GAMES_KEPT})(['{OWN}']))[0]")
        anna.goto(game)
        assert anna.locator("body").get_attribute("data-shell") is not None
        assert anna.locator("#pad.own, .pad.own").count() == 0
        assert anna.evaluate(_GAMES_KEPT, [OWN, *BESIDE]) == [0, *(1 for _ in BESIDE)]
    finally:
        context.close()
