"""A phone whose processor and network are slow, and when its pad answers a finger."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.traffic import Traffic

SLOWER = 4
"""How many times a phone's processor is slower than this machine's."""
_MEGABIT = 1_000_000 / 8
_PHONE = {"width": 360, "height": 640}
_PATIENCE = 90_000

# Taps the first key as soon as there is one, and again until it is answered by the
# script, or by another page where the script is not there yet: the time from the start
# of the visit until the answer has been painted.
_USABLE = """const bids = () =>
  [...document.querySelectorAll("#pad .bid")].map((one) => one.innerText).join();
let leaving = false;
addEventListener("submit", (event) => { leaving = !event.defaultPrevented; });
addEventListener("DOMContentLoaded", () => {
  const begun = JSON.parse(sessionStorage.begun ?? null) ?? [performance.timeOrigin, bids()];
  sessionStorage.begun = JSON.stringify(begun);
  const [since, before] = begun;
  const look = () => {
    if (bids() !== before) {
      painted(() => { window.usable = performance.timeOrigin + performance.now() - since; });
    } else {
      if (!leaving) document.querySelector("#pad .key:not([aria-disabled])")?.click();
      requestAnimationFrame(look);
    }
  };
  look();
});"""

# From the finger on the screen until what it changes has been painted.
_ECHO = """window.echoes = [];
let finger = 0;
addEventListener("pointerdown", (event) => { finger = event.timeStamp; }, true);
new MutationObserver(() => {
  if (!finger) return;
  const since = finger;
  finger = 0;
  painted(() => { window.echoes.push(performance.now() - since); });
}).observe(document, { subtree: true, childList: true, characterData: true });"""

# Keys that have just become others are deaf for a wink.
_AWAKE = "() => !document.querySelector('#pad .panel').getAnimations().length"

_PAINTED = """const painted = (then) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = then;
  after.port2.postMessage(0);
});"""


@contextmanager
def phone(browser: Browser, address: str, token: str = "") -> Iterator[BrowserContext]:
    """A device that was never here before; ``token`` makes it one that owns games."""
    context = browser.new_context(
        viewport={"width": _PHONE["width"], "height": _PHONE["height"]},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )
    context.set_default_timeout(_PATIENCE)
    if token:
        context.add_cookies([{"name": "device", "value": token, "url": address}])
    yield context
    context.close()


def slowed(context: BrowserContext, *, megabits: float, milliseconds: float, slower: float) -> Page:
    """A page whose requests take ``milliseconds`` more, and whose processor is so many
    times ``slower``."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": milliseconds,
            "downloadThroughput": megabits * _MEGABIT,
            "uploadThroughput": megabits * _MEGABIT,
        },
    )
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def seconds_until_usable(context: BrowserContext, pad: str, slower: float = SLOWER) -> float:
    """From the start of a visit until the pad has answered a tap, at 1.6 Mbit/s
    and 150 ms; ``pad`` awaits a bid."""
    page = slowed(context, megabits=1.6, milliseconds=150, slower=slower)
    page.add_init_script(_PAINTED + _USABLE)
    page.goto(pad)
    page.wait_for_function("() => window.usable")
    usable: float = page.evaluate("window.usable")
    page.close()
    return usable / 1000


def echoes(context: BrowserContext, pad: str, taps: int, slower: float = SLOWER) -> list[float]:
    """Seconds from each tap until the pad shows it, with a round trip of two seconds."""
    page = slowed(context, megabits=1.6, milliseconds=2000, slower=slower)
    page.add_init_script(_PAINTED + _ECHO)
    traffic = Traffic(page)
    page.goto(pad)
    traffic.settle()
    for tap in range(taps):
        page.wait_for_function(_AWAKE)
        key = page.locator("#pad .key:not([aria-disabled])").first.bounding_box()
        assert key is not None
        page.touchscreen.tap(key["x"] + key["width"] / 2, key["y"] + key["height"] / 2)
        page.wait_for_function("count => window.echoes.length > count", arg=tap)
        # A finger is not quicker.
        page.wait_for_timeout(400)
    found: list[float] = page.evaluate("window.echoes")
    page.close()
    return [milliseconds / 1000 for milliseconds in found]


# True once the phone has the app, and what it fetches of it when there is time.
_FILLED = """async () => {
  (await navigator.serviceWorker.ready).active.postMessage("fill");
  for (;;) {
    for (const name of await caches.keys()) {
      const all = await (await caches.open(name)).keys();
      if (all.some(({ url }) => url.includes("/phone/checker."))) return true;
    }
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}"""
_TRICK = ("B5", "R2", "N")


def verdicts_without_network(
    context: BrowserContext, address: str, tricks: int, slower: float = SLOWER
) -> list[float]:
    """Seconds from the tap on the last card of each trick until its verdict is shown, on a phone
    that has no network and whose processor is so many times ``slower``."""
    page = context.new_page()
    page.add_init_script(_PAINTED + _ECHO)
    page.goto(address)
    page.wait_for_function(_FILLED)
    context.set_offline(True)
    page.goto(f"{address}/check?game=wizard_gigamic&n={len(_TRICK)}&trump=R")
    page.locator("[data-shell] #check").wait_for()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = []
    for _ in range(tricks):
        for card in _TRICK:
            page.evaluate("window.echoes.length = 0")
            page.locator(f"#key-{card}").tap()
            page.wait_for_function("() => window.echoes.length")
            # A finger is not quicker.
            page.wait_for_timeout(200)
        assert page.locator("#verdict").is_visible()
        found.append(page.evaluate("window.echoes[0]") / 1000)
        page.locator("#new").tap()
        page.wait_for_timeout(200)
    page.close()
    context.set_offline(False)
    return found
