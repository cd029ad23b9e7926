"""``make phone-figures``: what a phone is promised, measured in Chromium: bytes, times, Lighthouse.

The server, the browser and the slow network are all on this machine, which should
have nothing else to do meanwhile: what it is busy with is measured too.
"""

import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.browser.traffic import Traffic
from tests.chromium import chromium, chromium_path
from tests.tools.bench.counting import counting
from tests.tools.bench.games import FOUR, keep, played
from tests.tools.bench.lighthouse import NoLighthouse, judged, version
from tests.tools.bench.servers import scorepad_in, serving
from tests.tools.bench.slow_phone import (
    SLOWER,
    echoes,
    phone,
    seconds_until_usable,
    verdicts_without_network,
)
from tests.tools.names import command_for

_VISITS = 5
_TAPS = 60
_TRICKS = 40


@dataclass(frozen=True, slots=True)
class Promise:
    """A figure as it is printed, and whether it is as good as promised; ``None``
    where nothing is."""

    what: str
    figure: str
    goal: str = ""
    met: bool | None = None

    def __str__(self) -> str:
        met = {True: "met", False: "MISSED", None: ""}[self.met]
        return f"{self.what:<52} {self.figure:>12}  {self.goal:<12} {met}".rstrip()


@dataclass(frozen=True, slots=True)
class Table:
    """A server, and the device that owns the games on it."""

    address: str
    store: Store
    token: str

    def game(self) -> str:
        """The address of a pad in its seventh round, a bid being awaited."""
        device = sha256(self.token.encode()).hexdigest()[:32]
        # The opening, and eight entries in each of six rounds of four but for the
        # last results, which are inferred.
        return f"/g/{keep(self.store, device, played(FOUR, marks=1 + 6 * 7))}"


def sizes(browser: Browser, table: Table) -> Iterator[Promise]:
    """A first visit: home, the form for a new game, and the pad that it opens."""
    asked: list[str] = []
    with counting(table.address) as (address, sent), phone(browser, address) as context:
        # What a phone fetches five seconds later, or for other screens when nothing else is to be
        # done, is left out, however slow this machine is.
        context.add_init_script(
            "ServiceWorker.prototype.postMessage = globalThis.requestIdleCallback = () => {};"
        )
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        traffic = Traffic(page)
        page.goto(address)
        traffic.settle()
        page.goto(f"{address}/new")
        traffic.settle()
        for place, name in enumerate(("Anna", "Ben", "Cleo")):
            page.locator("input[name=name]").nth(place).fill(name)
        traffic.answered()
        page.locator("button[name=do][value=start]").tap()
        page.wait_for_url("**/g/*")
        traffic.settle()
        # What a worker keeps from the start is fetched when the page has all it needs.
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        foreign = [url for url in asked if not url.startswith((address, "data:", "blob:"))]
    kinds = Counter[str]()
    for each in sent:
        kinds[each.kind] += each.size
    whole = sum(kinds.values())
    yield Promise("first visit, everything", _kb(whole), "≤ 60 KB", whole <= 60_000)
    for kind, size in kinds.most_common():
        own = kind == "own JavaScript"
        fits = size <= 14_000 if own else None
        yield Promise(f"  {kind}", _kb(size), "≤ 14 KB" if own else "", fits)
        for file in sorted(sent, key=lambda file: -file.size):
            if file.kind == kind:
                yield Promise(f"      {file.name}", _kb(file.size))
    yield Promise("requests to other hosts", str(len(foreign)), "0", not foreign)


def times(
    browser: Browser, table: Table, most: int | None = None, slower: float = SLOWER
) -> Iterator[Promise]:
    """Until the pad answers, and from tap to echo; each ``most`` times."""
    visits, number, tricks = (min(each, most or each) for each in (_VISITS, _TAPS, _TRICKS))
    first, again, taps = [], [], []
    for _ in range(visits):
        pad = table.address + table.game()
        with phone(browser, table.address, table.token) as context:
            first.append(seconds_until_usable(context, pad, slower))
            again.append(seconds_until_usable(context, pad, slower))
    with phone(browser, table.address, table.token) as context:
        taps = sorted(echoes(context, table.address + table.game(), number, slower))
    slow = f"1.6 Mbit/s, 150 ms, CPU ÷ {slower:g}"
    for what, found, goal in (("first", median(first), 2.5), ("next", median(again), 1.0)):
        said = f"pad usable, {what} visit ({slow})"
        yield Promise(said, f"{found:.2f} s", f"≤ {goal:g} s", found <= goal)
    yield Promise(
        f"tap to echo, median (round trip 2 s, {number} taps)", f"{1000 * median(taps):.0f} ms"
    )
    echo = taps[len(taps) * 95 // 100]
    said = f"tap to echo, 95th of 100 (round trip 2 s, {number} taps)"
    yield Promise(said, f"{1000 * echo:.0f} ms", "≤ 100 ms", echo <= 0.1)
    with phone(browser, table.address, table.token) as context:
        judged_in = sorted(verdicts_without_network(context, table.address, tricks, slower))
    slowest = judged_in[len(judged_in) * 95 // 100]
    said = f"tap to verdict without network, 95th of 100 (CPU ÷ {slower:g}, {tricks} tricks)"
    yield Promise(said, f"{1000 * slowest:.0f} ms", "≤ 100 ms", slowest <= 0.1)


def verdicts(browser: Browser, table: Table) -> Iterator[Promise | str]:
    """Lighthouse, as on a phone."""
    lighthouse = f"Lighthouse {version()}"
    for name, path in (("home", "/"), ("new game", "/new"), ("pad", table.game())):
        verdict = judged(browser.browser_type, table.address + path, table.token)
        for category, score in verdict.scores.items():
            if category != "seo" or name == "home":
                said = f"{lighthouse}, {name}: {category}"
                yield Promise(said, f"{score:.0f}", "100", score >= 100)
        wanted = [each for each in verdict.complaints if name == "home" or "seo" not in each]
        yield from (f"    {each}" for each in wanted)


def main() -> None:
    command = command_for(__doc__, ("sizes", "times", "lighthouse"))
    command.add_argument("--number", type=int, help="of visits, taps and tricks, where fewer")
    command.add_argument(
        "--slower", type=float, default=SLOWER, help="times, a phone's processor than this one"
    )
    asked = command.parse_args()
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        store = Store(prepare_server({}, folder).database_url)
        open_.callback(store.close)
        address = open_.enter_context(serving(scorepad_in(folder))).rstrip("/")
        table = Table(address, store, secrets.token_urlsafe(16))
        browser = open_.enter_context(chromium(chromium_path()))
        print(f"Chromium {browser.version}")
        if "sizes" in asked.names:
            _show(sizes(browser, table))
        if "times" in asked.names:
            _show(times(browser, table, asked.number, asked.slower))
        if "lighthouse" in asked.names:
            try:
                _show(verdicts(browser, table))
            except NoLighthouse as why:
                sys.exit(str(why))


def _show(lines: Iterator[Promise] | Iterator[Promise | str]) -> None:
    for line in lines:
        print(line, flush=True)


def _kb(size: int) -> str:
    return f"{size / 1000:.1f} KB"


if __name__ == "__main__":
    main()
