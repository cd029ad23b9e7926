"""A browser with one page open, whichever its engine: what a scenario needs of it, and no more."""

import json
import math
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

WIDTH, HEIGHT = 360, 640

# Seconds between two taps of one key: one that comes sooner is a trembling finger's.
_APART = 0.15
_NEAR = 12
"""Pixels within which two taps are at one place, where a finger that trembles is told apart."""
_LOOK = 0.03
_PATIENCE = 60

# The middle of the only target, where a finger hits it and nothing else; null until
# it is there. What moves comes to its end first: what has moved by the second frame from
# now, as after a field had the focus, is no target yet.
_AIM = """async (target) => {
  const found = [...document.querySelectorAll(target)];
  if (found.length !== 1) return null;
  for (const each of document.getAnimations())
    if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  found[0].scrollIntoView({ block: "nearest" });
  const middle = () => {
    const { x, y, width, height } = found[0].getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const before = middle();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const at = middle();
  if (`${at}` !== `${before}`) return null;
  return found[0].contains(document.elementFromPoint(...at)) ? at : null;
}"""
_GROWS_OLD = """region => {
  const growsOld = () => document.querySelector(region)?.setAttribute("data-old", "");
  growsOld();
  // What others write may draw it anew before the tap arrives.
  addEventListener("click", growsOld, { capture: true, once: true });
}"""
_IS_NEW = """region => document.readyState === "complete"
  && document.querySelector(`${region}:not([data-old], .htmx-added, .htmx-settling)`) !== null"""
# A worker that has claimed the page has all that it keeps; what state it is in, WebKit's page
# may never hear. A page that was loading at that moment is not claimed.
_IS_KEPT = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  return kept?.active?.state === "activated" || navigator.serviceWorker.controller !== null;
}"""
_TEXT = """what => [...document.querySelectorAll(what)].map(
  each => each.innerText.replace(/\\s+/g, " ").trim())"""
_OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


# What is said of a request that the page gives up: by htmx, as the page is left or a newer tap
# takes its place; by Firefox's worker, of each file that is under way when the page is left.
_GIVEN_UP = re.compile(
    "htmx:(afterRequest|sendAbort)"
    "|A ServiceWorker intercepted the request and encountered an unexpected error"
)


class Gone(Exception):
    """The page went away while it was asked."""


class Tab(ABC):
    """One page in a browser that was never used before.

    ``address`` is the server's; ``said`` collects every line of the console, every
    error of a script, and what was asked of another host. ``WITHOUT_SERVER`` matches
    the lines that the engine adds by itself where a request meets no server.
    """

    WITHOUT_SERVER: ClassVar[re.Pattern[str]]

    def __init__(self, address: str) -> None:
        self.address = address
        self.said: list[str] = []
        self.taps = 0
        self._tapped: tuple[tuple[float, float], float] = ((-_NEAR, -_NEAR), 0.0)

    @abstractmethod
    def goto(self, path: str) -> None:
        """Open a page of the server, and wait until it is loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    def open_again(self) -> None:
        """Close the browser, and open it again with what it has kept.

        Where it keeps nothing, as WebKitGTK's small browser does while it is driven, the page is
        loaded again.
        """
        self.reload()

    @abstractmethod
    def evaluate(self, function: str, *given: Any) -> Any:
        """Return what a function of JavaScript returns, or resolves to.

        Arguments and result are what JSON can say.

        Raises:
            Gone: The page was left meanwhile.
        """

    @abstractmethod
    def be_device(self, token: str) -> None:
        """Be the device that another browser is known as, by its cookie."""

    @abstractmethod
    def press(self, x: int, y: int) -> None:
        """Touch the page at so many CSS pixels from its left and upper edge, and let go."""

    @abstractmethod
    def type(self, text: str) -> None:
        """Type into what has the focus."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return what the window shows, as a PNG."""

    @abstractmethod
    def listen(self) -> None:
        """Bring ``said`` up to date."""

    @abstractmethod
    def close(self) -> None:
        """End the browser, and all that was started for it."""

    def faults(self) -> list[str]:
        """Return what was said and is a fault of the page."""
        return [line for line in self.said if not _GIVEN_UP.search(line)]

    def tap(self, target: str, new: str = "") -> None:
        """Tap the only element that a selector finds, once it can be hit.

        Args:
            new: A region of the page; the tap is over when another one is there, on
                this page or the next.
        """
        at = self.wait(_AIM, target)
        # What has come under the finger is read before it is tapped.
        if math.dist(at, self._tapped[0]) < _NEAR:
            time.sleep(max(0.0, self._tapped[1] + _APART - time.monotonic()))
        if new:
            self.evaluate(_GROWS_OLD, new)
        self.press(*at)
        self.taps += 1
        self._tapped = (at, time.monotonic())
        if new:
            self.wait(_IS_NEW, new)

    def fill(self, target: str, text: str) -> None:
        """Type a text into a field, in place of what is there."""
        self.tap(target)
        self.evaluate("target => document.querySelector(target).select()", target)
        self.type(text)

    def wait(self, function: str, *given: Any, seconds: float = _PATIENCE) -> Any:
        """Ask again and again until the answer is true in JavaScript's sense, and return it."""
        end = time.monotonic() + seconds
        while True:
            try:
                if answer := self.evaluate(function, *given):
                    return answer
            except Gone:
                pass
            if time.monotonic() > end:
                raise AssertionError(f"in vain: {function} {json.dumps(given)}\n{self._here()}")
            time.sleep(_LOOK)

    def wait_until_kept(self) -> None:
        """Wait until the app is on this phone, so that it opens without a server."""
        self.wait(_IS_KEPT)

    def wait_for(self, what: str, seconds: float = _PATIENCE) -> None:
        """Wait until a selector finds something that is shown."""
        shown = "what => document.querySelector(what)?.checkVisibility()"
        self.wait(shown, what, seconds=seconds)

    def texts(self, what: str) -> Sequence[str]:
        """Return what can be read in each element that a selector finds."""
        found: list[str] = self.evaluate(_TEXT, what)
        return found

    def text(self, what: str) -> str:
        """Return what can be read in the only element that a selector finds."""
        (only,) = self.texts(what)
        return only

    def overflow(self) -> tuple[int, int]:
        """Return the pixels of the page beyond the window, sideways and downwards."""
        across, down = self.evaluate(_OVERFLOW)
        return across, down

    def forgive_that_there_was_no_server(self) -> None:
        """Engines note by themselves what met no server; nothing else may have been said."""
        self.listen()
        assert [line for line in self.faults() if not self.WITHOUT_SERVER.search(line)] == []
        self.said.clear()

    def _here(self) -> str:
        self.listen()
        page = self.evaluate("() => `${location} ${document.body.innerText}`")
        return "\n".join([page, *self.said])

    def _stays_here(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:", "about:")):
            self.said.append(f"asked another host: {url}")
