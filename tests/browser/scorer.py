"""A person with a phone: looks, taps, and counts the taps."""

import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import APIResponse, Browser, Error, Locator, Page, Response, Route

from tests.browser.entries import next_marks
from tests.browser.evening import PlayedRound
from tests.browser.traffic import FRAME, PATIENCE, Traffic

PHONE = {"width": 360, "height": 640}

# Seconds between two taps of the same key: one that comes sooner is a trembling finger's.
_APART = 0.15
_FASTEST = 0.15

# The middle of the target, where a finger hits it and nothing else once all that
# moves has come to its end; null where it is not there or something lies upon it, and false as
# long as nothing is painted, for want of styles: without them it stands elsewhere.
# A target given by CSS costs a tenth of one that Playwright finds. What stands in ``region`` is
# marked as old, so that what comes by the tap is known.
_AIM = """(target, region) => {
  const styles = [...document.querySelectorAll("link[rel=stylesheet][href]")];
  if (document.readyState !== "complete" && !styles.every(({ sheet }) => sheet)) return false;
  if (region) {
    const growsOld = () => document.querySelector(region)?.setAttribute("data-old", "");
    growsOld();
    // What others write may draw it anew before the tap arrives.
    addEventListener("click", growsOld, { capture: true, once: true });
  }
  const found = typeof target === "string" ? [...document.querySelectorAll(target)] : [target];
  if (found.length !== 1) return null;
  for (const each of document.getAnimations())
    if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  found[0].scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = found[0].getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return found[0].contains(document.elementFromPoint(...at)) ? at : null;
}"""

# True once nothing that was tapped waits on the phone any more, on a page that is not ours, or
# where the phone says that it can't and the server indeed gives it no answer. False after a while
# where it says nothing of the kind; a page that has no place to say it may have nothing to send it.
_ALL_SENT = """async () => {
  const asked = (request) => new Promise((resolve, fail) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => fail(request.error);
  });
  const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
  const waiting = async () => {
    // Opened before the page has made it, it would be there without its stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === "scorepad")) return 0;
    const database = await asked(indexedDB.open("scorepad"));
    try {
      return await asked(database.transaction("waiting").objectStore("waiting").count());
    } finally {
      database.close();
    }
  };
  // In the moment in which the network is back one more try may fail.
  const isAway = async () => {
    const game = location.pathname.match(/^.*?\\/g\\/[^/]+/)?.[0];
    for (let tries = 0; tries < 5; tries += 1) {
      const signal = AbortSignal.timeout(2000);
      const answer = await fetch(`${game}/marks`, { cache: "no-store", signal }).catch(() => null);
      if (answer?.ok) return false;
      await pause(100);
    }
    return true;
  };
  for (let tries = 0; tries < 500; tries += 1) {
    if (!(await waiting())) return true;
    if (document.readyState === "complete" && !document.querySelector("html[data-theme]"))
      return true;
    if (document.querySelector("#unsent:not(:empty)") && (await isAway())) return true;
    await pause(20);
  }
  return !document.getElementById("unsent");
}"""
# True once the game of the page, elsewhere any game, is on the phone, and nothing waits there any
# more.
HERE_AND_SENT = """async () => {
  const game = location.pathname.match(/\\/g\\/([^/]+)/)?.[1];
  const open = () => new Promise((resolve) => {
    const request = indexedDB.open("scorepad");
    request.onsuccess = () => resolve(request.result);
  });
  const count = (database, store, key) => new Promise((resolve) => {
    const asked = database.transaction(store).objectStore(store).count(key);
    asked.onsuccess = () => resolve(asked.result);
  });
  for (let tries = 0; tries < 1200; tries += 1) {
    // Opened before the page has made it, it would be there without its stores.
    if ((await indexedDB.databases()).some(({ name }) => name === "scorepad")) {
      const database = await open();
      const games = await count(database, "games", game);
      const waiting = await count(database, "waiting");
      database.close();
      if (games && !waiting) return true;
    }
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return false;
}"""
# Fetches at once what a phone that keeps the app fetches once there is time.
FETCH_BEHIND = "() => navigator.serviceWorker.ready.then((all) => all.active.postMessage('fill'))"
# What htmx logs of a request that the page gives up: it is left, or a newer tap takes its place.
# That there is no network comes of tests alone.
_NO_FAULT = ("htmx:afterRequest", "htmx:sendAbort", "net::ERR_INTERNET_DISCONNECTED")
_AIM_BY_CSS = f"([target, region]) => ({_AIM})(target, region)"


class Scorer:
    """One device in its own browser profile.

    ``taps`` counts what the finger did on the pad; ``console`` keeps every
    message of the browser's console and every failed or foreign request. A phone
    has the app ``kept`` on it by a service worker only where that is wanted;
    ``table`` are all who play, this one too.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        scripts: bool = True,
        dark: bool = False,
        language: str = "en-GB",
        zone: str | None = None,
        size: Mapping[str, int] = PHONE,
        kept: bool = False,
        table: Sequence["Scorer"] | None = None,
    ) -> None:
        self.address = address
        self._table = [self] if table is None else table
        self.taps = 0
        self._tapped = (-1, 0.0)
        self.console: list[str] = []
        self._is_online, self._was_offline = True, False
        self._context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            device_scale_factor=2,
            has_touch=True,
            is_mobile=True,
            java_script_enabled=scripts,
            color_scheme="dark" if dark else "light",
            locale=language,
            timezone_id=zone,
        )
        self._context.set_default_timeout(1000 * PATIENCE)
        if not kept:
            self._context.add_cookies([{"name": "offline", "value": "off", "url": address}])
        self.page: Page = self._context.new_page()
        self._listen()
        self._scripts = scripts
        self._touched: tuple[object, float] = (None, 0)
        self._kept = kept

    def _listen(self) -> None:
        self.page.on("console", lambda message: self.console.append(message.text))
        self.page.on("pageerror", lambda error: self.console.append(str(error)))
        self.page.on("request", lambda request: self._stays_here(request.url))
        self._traffic = Traffic(self.page)

    def _stays_here(self, url: str) -> None:
        if not url.startswith((self.address, "data:")):
            self.console.append(f"asked another host: {url}")

    def faults(self) -> list[str]:
        """Return what the console told, without what no fault of the page brings about."""
        # The worker says so of a file that it does not have.
        away = ("htmx:sendError", "net::ERR_FAILED")
        expected = (*_NO_FAULT, *away) if self._was_offline else _NO_FAULT
        return [line for line in self.console if not any(part in line for part in expected)]

    def leave(self) -> None:
        self._context.close()

    def go(self, path: str) -> Response | None:
        for person in self._table:
            person.all_sent()
        return self.page.goto(self.address + path)

    def open(self, link: str) -> None:
        """Open a link to a game or a group, and tap the button that lets in."""
        self.go(link.removeprefix(self.address))
        with self.page.expect_navigation():
            self.page.locator(".invitation button").click()

    def speak(self, language: str) -> None:
        """Have what is opened from now on in a language."""
        chosen = {"name": "language", "value": language, "url": self.address}
        self._context.add_cookies([chosen])

    def all_sent(self) -> None:
        """Wait until what was tapped is at the server, as long as the phone can reach it.

        Who leaves a phone that is without network, or whose server is away, leaves it as it is.
        """
        if self._scripts and self._is_online and self.page.url.startswith(self.address):
            self.until(_ALL_SENT)

    def is_kept(self) -> None:
        """Wait until the pad is open, its game on the phone, and what was tapped at the server."""
        self.page.locator("#pad").wait_for()
        self.has_sent()

    def has_sent(self) -> None:
        """Wait until a game is on the phone, and what was tapped at the server."""
        self.until(HERE_AND_SENT)

    def until(self, holds: str) -> None:
        """Wait until a function holds in the page, or in the one that comes in its place.

        Of one that promises, Playwright takes the first value, whatever that is.
        """
        # Most often it does: Playwright's own waiting costs the processor 30 ms more. Of a page
        # that has just gone nothing is heard.
        with suppress(Error):
            if self.page.evaluate(holds):
                return
        end = time.monotonic() + PATIENCE
        while not self.page.wait_for_function(holds).json_value():
            assert time.monotonic() < end, holds
            self.page.wait_for_timeout(FRAME)

    def network(self, *, on: bool) -> None:
        """Leave aeroplane mode, or begin it."""
        self._is_online = on
        self._was_offline |= not on
        self._context.set_offline(not on)

    def answered(self) -> None:
        """Wait until what the page has asked for since the last tap is answered."""
        self._traffic.answered()

    def settle(self) -> None:
        """Give the page the moment that it takes to be all there, with the app on the phone."""
        self._traffic.settle()
        if self._kept and self.page.evaluate("'serviceWorker' in navigator"):
            self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def on_requests(self, pattern: str, answer: Callable[[Route], None]) -> None:
        """Let ``answer`` decide what becomes of requests, whichever tab makes them."""
        self._context.route(pattern, answer)

    def kill(self) -> None:
        """The phone throws the tab away; a new one is empty."""
        old, self.page = self.page, self._context.new_page()
        self._listen()
        old.close()

    def get(self, path: str) -> APIResponse:
        """Ask for a page beside the one that is open.

        The server closes a connection on which nothing was asked for a while, perhaps in the very
        moment in which it is used again. As a browser does, ask on a new one then.
        """
        return self._context.request.get(self.address + path, max_retries=1)

    def marks(self, path: str) -> list[dict[str, Any]]:
        """Return what the server has of a game, as it tells phones."""
        marks: list[dict[str, Any]] = self._stands(path)["marks"]
        return marks

    def _stands(self, path: str) -> dict[str, Any]:
        """Return what the server has of a game: ``marks``, and the token ``csrf`` to write more."""
        answer = self.get(f"{path}/marks")
        assert answer.ok, answer.text()
        stands: dict[str, Any] = answer.json()
        return stands

    def write(self, path: str, marks: Sequence[Mapping[str, object]]) -> None:
        """Send marks of a game all at once, as a phone does that had no network."""
        self._send(path, self._stands(path)["csrf"], marks)

    def _send(self, path: str, token: str, marks: Sequence[Mapping[str, object]]) -> None:
        answer = self._context.request.post(
            f"{self.address}{path}/marks",
            data={"late": False, "marks": list(marks)},
            headers={"X-CSRFToken": token, "Referer": self.address},
        )
        assert answer.ok, answer.text()
        fates = [fate["fate"] for fate in answer.json()["fates"]]
        assert set(fates) <= {"written"}, answer.text()

    def wait_until_sent(self, path: str, marks: int) -> None:
        """Wait until the server has so many marks of the game, the opening included."""
        end = time.monotonic() + PATIENCE
        while len(self.marks(path)) < marks:
            assert time.monotonic() < end, f"{marks} marks never came"
            self.page.wait_for_timeout(50)

    def open_game(self, names: Sequence[str], *given: Any, **told: Any) -> str:
        """Begin a game, and open its pad."""
        path = self.begin_game(names, *given, **told)
        self.go(path)
        return path

    def begin_game(
        self,
        names: Sequence[str],
        game: str = "wizard_gigamic",
        dealer: int = 0,
        variants: Sequence[str] = (),
        choices: Mapping[str, str] | None = None,
        entries: Sequence[int] = (),
        **typed: str,
    ) -> str:
        """Send what "New game" would send; the path of the pad, which nobody has opened yet.

        ``variants`` are switches of the game, ``choices`` are house rules;
        ``typed`` goes into the fields ``rounds`` or ``hands``. ``entries`` are bids and results
        that stand there already: what is asked is how the pad looks, not who tapped them.
        """
        fields = [
            ("csrf_token", self.get("/new/marks").json()["csrf"]),
            ("form_id", secrets.token_urlsafe(16)),
            *(("name", name) for name in names),
            *(("variant", f"{game}.{variant}") for variant in variants),
            *((f"option.{option}", value) for option, value in (choices or {}).items()),
            *typed.items(),
            *(("game", game), ("dealer", str(dealer)), ("do", "start")),
        ]
        answer = self._context.request.post(
            f"{self.address}/new",
            data=urlencode(fields),
            headers={"Content-Type": "application/x-www-form-urlencoded"},
            max_redirects=0,
        )
        assert answer.status == 303, answer.text()
        path = urlsplit(answer.headers["location"]).path
        if entries:
            stands = self._stands(path)
            self._send(path, stands["csrf"], next_marks(stands["marks"], entries))
        return path

    def link(self, pad: str, role: str = "host") -> str:
        """The path of a link to the game, from the screen for other phones, which is not opened:
        a page takes 0.15 seconds of the processor, and to ask for it a tenth of that."""
        screen = self.get(f"{pad}/links?role={role}").text()
        found = re.search(r'id="link">([^<]+)<', screen)
        assert found, screen
        return urlsplit(found[1]).path

    def let_in(self, other: "Scorer", pad: str, role: str = "view") -> None:
        """Have the game, which is open here, open on another phone that has the link to it."""
        other.come_in(self.link(pad, role))

    def come_in(self, link: str) -> None:
        """Be where the link to a game leads after the tap that lets in, which ``open`` taps."""
        self.go(self._behind(link))

    def sit_down(self, link: str, name: str) -> None:
        """Come in by a link for players, and be the own phone of one of them."""
        self.take_seat(self._behind(link), name)

    def take_seat(self, seats: str, name: str) -> None:
        """Be where a tap on a name leads, on the screen with the seats of a game."""
        screen = self.get(seats).text()
        seat = re.search(rf'value="(\w+)">\s*<span translate="no">{re.escape(name)}</span>', screen)
        assert seat, screen
        self.go(self._answers(seats.partition("?")[0], screen, player=seat[1]))

    def _behind(self, link: str) -> str:
        path = link.removeprefix(self.address)
        return self._answers(path, self.get(path).text())

    def _answers(self, path: str, screen: str, **fields: str) -> str:
        """Send the form of a screen; the address that the answer leads to."""
        token = re.search(r'name="csrf_token" value="([^"]+)"', screen)
        assert token, screen
        answer = self._context.request.post(
            self.address + path,
            form={"csrf_token": token[1], **fields},
            headers={"Referer": self.address + path},
            max_redirects=0,
        )
        assert answer.status in (302, 303), answer.text()
        there = urlsplit(answer.headers["location"])
        return there.path + (f"?{there.query}" if there.query else "")

    def fill_in_new_game(
        self,
        names: Sequence[str],
        game: str = "wizard_gigamic",
        dealer: int = 0,
        variants: Sequence[str] = (),
        **typed: str,
    ) -> str:
        """Open a game by hand, field by field."""
        self.go("/new")
        page = self.page
        if not page.locator(f"#game-{game}").is_checked():
            self.choose_game(game)
        while page.locator("input[name=name]").count() < len(names):
            self._add_seat()
        self.fill_names(*names)
        deals = page.locator(f"label:has(input[name=dealer][value='{dealer}'])")
        if deals.count():
            deals.tap()
        for variant in variants:
            self.unfold("rules-and-length")
            page.locator(f"label:has(input[value='{game}.{variant}'])").tap()
        if typed:
            self.unfold("rules-and-length")
        for field, text in typed.items():
            page.locator(f"#{field}").fill(text)
        if self._scripts:
            self.answered()
        page.locator("button[name=do][value=start]").tap()
        page.wait_for_url(f"{self.address}/g/*")
        return urlsplit(page.url).path

    def unfold(self, part: str) -> None:
        """Have a part of a form open that may be folded, by its id."""
        details = self.page.locator(f"#{part}")
        if not details.evaluate("one => one.open"):
            details.locator("summary").tap()

    def choose_game(self, game: str) -> None:
        """Tap a game in the form of a new one, and have its rules there."""
        self.unfold("games")
        label = self.page.locator(f"label[for='game-{game}']")
        self._swap("#new", label, plain=False)
        if not self._scripts:
            with self.page.expect_navigation():
                self.page.locator("button[value=show]").tap()

    def fill_names(self, *names: str) -> None:
        """Type names into the form of a new game, in their order."""
        for place, name in enumerate(names):
            self.page.locator("input[name=name]").nth(place).fill(name)

    def _add_seat(self) -> None:
        """Have one more field for a name, which a script adds by itself."""
        if self._scripts:
            self._touch("#more")
            return
        with self.page.expect_navigation():
            self._touch("#more")

    def _swap(self, region: str, target: Locator | str, *, plain: bool = True) -> None:
        """Tap, and wait for the region or the page that comes; ``plain``: the
        tap sends the form when there are no scripts."""
        if self._scripts:
            self._touch(target, region)
            new = f"{region}:not([data-old], .htmx-added, .htmx-settling)"
            self.page.locator(new).wait_for()
        elif plain:
            with self.page.expect_navigation():
                self._touch(target)
        else:
            self._touch(target)

    def _touch(self, target: Locator | str, region: str | None = None) -> None:
        before, since = self._touched
        if str(target) == before:
            time.sleep(max(0, since + _APART - time.monotonic()))
        end = time.monotonic() + PATIENCE
        while (at := self._aimed(target, region)) is False:
            assert time.monotonic() < end, "nothing was painted"
            self.page.wait_for_timeout(FRAME)
        if at is not None:
            self.page.touchscreen.tap(*at)
        else:
            # Something may be about to come, or to move away.
            (self.page.locator(target) if isinstance(target, str) else target).tap()
        self._touched = (str(target), time.monotonic())

    def _aimed(self, target: Locator | str, region: str | None) -> Any:
        if isinstance(target, str):
            return self.page.evaluate(_AIM_BY_CSS, [target, region])
        return target.evaluate(_AIM, region)

    def tap(self, what: str) -> None:
        """Tap the element, and wait until the pad has answered."""
        self.taps += 1
        self._swap("#pad", self.page.locator(what) if ":has-text" in what else what)

    def key(self, value: int) -> None:
        """Tap a key of the number pad, as fast as a finger taps one key twice."""
        passed = time.monotonic() - self._tapped[1]
        if self._tapped[0] == value and passed < _FASTEST:
            self.page.wait_for_timeout(1000 * (_FASTEST - passed))
        self.tap(f"#key-{value}")
        self._tapped = (value, time.monotonic())

    def read(self) -> None:
        """Read what has come under the finger, which is not meant by a tap that comes sooner."""
        self.page.wait_for_timeout(1000 * _FASTEST)

    def keys(self, *values: int) -> None:
        for value in values:
            self.key(value)

    def play(self, played: PlayedRound) -> int:
        """Tap a round in, its last result follows; return how many taps that took."""
        before = self.taps
        self.keys(*played.taps)
        return self.taps - before

    def undo(self) -> None:
        self.tap("#undo")

    def totals(self) -> dict[str, int]:
        """The large figures beside the names."""
        return {name: int(row[0]) for name, row in self.rows().items()}

    def shows(self, totals: Mapping[str, int]) -> None:
        """Wait until the large figures are these.

        A page that was loaded anew may draw its pad once more under a tap, so that what the tap
        brings comes after what was waited for.
        """
        self._once(lambda: self.totals() == totals)
        assert self.totals() == totals

    def shows_others(self, totals: Mapping[str, int]) -> None:
        """Wait until the large figures are no longer these."""
        self._once(lambda: self.totals() != totals)
        assert self.totals() != totals

    def _once(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds() and time.monotonic() < end:
            self.page.wait_for_timeout(FRAME)

    def rows(self) -> dict[str, list[str]]:
        """Name → total, bid, tricks, as they can be read."""
        read = """() => [...document.querySelectorAll("li.row")].map(
            row => [".name span", ".total", ".bid", ".tricks"].map(
                part => [...row.querySelector(part).childNodes].filter(node => node.nodeType === 3)
                    .map(node => node.textContent.trim()).join("")))"""
        found = self.page.evaluate(read)
        return {row[0]: [text.replace("−", "-") for text in row[1:]] for row in found}

    def active(self) -> str:
        return self.page.locator("li.row.active .name").inner_text()

    def first_player(self) -> str:
        row = self.page.locator("li.row").first.get_attribute("id")
        assert row is not None
        return row.removeprefix("row-")

    def says(self) -> str:
        """The line above the keys."""
        return re.sub(r"\s+", " ", self.page.locator(".say").inner_text()).strip()

    def beyond(self) -> list[str]:
        """A complaint where the page is wider than the window."""
        across, _ = self.overflow()
        return [f"{across} pixels beyond the window"] if across > 0 else []

    def overflow(self) -> tuple[int, int]:
        """Pixels of the page beyond the window, sideways and downwards."""
        across, down = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        return across, down


Sit = Callable[..., Scorer]
"""Makes a person with a phone, and what a :class:`Scorer` is told besides."""
