"""A browser that notices when a page does what a name, and not our own code, says."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Flask
from playwright.sync_api import Browser, Error, Page, Route
from werkzeug.serving import WSGIRequestHandler, make_server

from tests.browser.scorer import HERE_AND_SENT
from tests.tools.trust.injection.payloads import HOST, WORKED_OUT

_TRAPS = """for (const name of ["alert", "confirm", "prompt", "open", "print"])
  window[name] = () => window.t(name);"""

# Whatever would only act once somebody taps it, or once a policy is laxer.
_LOOK = """([worked]) => {
  const found = [];
  const acts = ["href", "src", "action", "formaction", "xlink:href", "data", "poster"];
  const ours = ["http:", "https:"];
  for (const each of document.querySelectorAll("*")) {
    const tag = each.localName;
    if (["iframe", "object", "embed", "base", "marquee", "frame", "applet"].includes(tag))
      found.push(`<${tag}>`);
    if (tag === "script" && !each.src) found.push("a script of its own");
    if (tag === "style" && !each.classList.contains("htmx")) found.push("a style of its own");
    if (tag === "meta" && each.httpEquiv) found.push("a meta that acts");
    for (const { name, value } of each.attributes) {
      if (name.startsWith("on") || name === "srcdoc" || name.startsWith("hx-on"))
        found.push(`<${tag} ${name}>`);
      if (name === "style") found.push(`<${tag} style="${value}">`);
      if (!acts.includes(name) && !/^hx-(get|post|put|patch|delete)$/.test(name)) continue;
      let there = null;
      try { there = new URL(value, location.href); } catch { continue; }
      const here = there.host === location.host && ours.includes(there.protocol);
      if (!here && there.protocol !== "data:") found.push(`<${tag} ${name}="${value}">`);
      if (there.protocol === "data:" && tag !== "img" && tag !== "link")
        found.push(`<${tag} ${name}="${value}">`);
    }
  }
  if (document.documentElement.outerHTML.includes(worked)) found.push("a sum worked out");
  return found;
}"""


class Trap:
    """A phone's browser, before which a server is at ``address``; ``strict``: the
    pages' own policy holds, so that whatever breaks out is only reported; ``kept``: the phone keeps
    the app, by a worker that fetches pages itself. ``caught`` says what was done and where."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        cookies: dict[str, str],
        *,
        strict: bool = False,
        kept: bool = False,
    ) -> None:
        self.address, self.caught, self.pages = address, list[str](), 0
        self._strict = strict
        self._context = browser.new_context(
            viewport={"width": 360, "height": 640},
            bypass_csp=not strict,
            service_workers="allow" if kept else "block",
        )
        self._context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in cookies.items()]
        )
        self._context.expose_binding("t", lambda _, *said: self._catch(f"ran: {said}"))
        self._context.add_init_script(_TRAPS)
        self._context.on("request", lambda request: self._asked(request.url))
        # Who asks another host is caught, and does not wait until its name is looked up.
        self._context.route(
            lambda url: not url.startswith((address, "data:", "blob:")), lambda route: route.abort()
        )
        self._context.on("dialog", lambda dialog: (self._catch("a dialog"), dialog.dismiss()))
        self.page: Page = self._context.new_page()
        self._context.on("page", lambda _: self._catch("a window"))
        self._context.on("console", lambda message: self._said(message.text))
        self._where = ""

    def look_at(self, path: str) -> None:
        self._where = path
        self.pages += 1
        answer = self.page.goto(self.address + path, wait_until="load")
        if answer is None or answer.status >= 500:
            self._catch("nothing to look at")
        self.look()

    def show(self, path: str, html: bytes) -> None:
        """Looks at what came as the answer to a form that was sent to ``path``."""
        asked = []

        def answer(route: Route) -> None:
            asked.append(route.request.url)
            route.fulfill(body=html, content_type="text/html; charset=utf-8")

        self.page.route(f"{self.address}{path}?shown", answer, times=1)
        self.look_at(f"{path}?shown")
        assert asked, "another page was shown"

    def look(self) -> None:
        try:
            for found in self.page.evaluate(_LOOK, [WORKED_OUT]):
                self._catch(found)
        except Error as error:
            if "navigation" not in error.message:
                raise
            self._catch("left the page")

    def keep_app(self) -> None:
        """Opens the first page, and waits until the phone has the app."""
        self.look_at("/")
        self.page.wait_for_function("navigator.serviceWorker.controller !== null")

    def keep(self, path: str) -> None:
        """Opens the pad of a game, writes on it, and waits until the phone has the
        game; what it shows then is made by its own script."""
        self.look_at(path)
        self.page.locator("#key-0").click()
        assert self.page.evaluate(HERE_AND_SENT)
        self.look()

    def go_offline(self) -> None:
        self._context.set_offline(True)

    def close(self) -> None:
        self._context.close()

    def _asked(self, url: str) -> None:
        if HOST in url.partition("?")[0] or not url.startswith((self.address, "data:", "blob:")):
            self._catch(f"asked {url}")

    def _said(self, text: str) -> None:
        if self._strict and "Content Security Policy" in text:
            self._catch(text)

    def _catch(self, what: str) -> None:
        self.caught.append(f"{self._where}: {what}")


@contextmanager
def served(app: Flask) -> Iterator[str]:
    """The app at an address of this computer, as long as the block lasts."""
    server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=_Quiet)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.shutdown()
        thread.join()


class _Quiet(WSGIRequestHandler):
    def log_request(self, *_: Any) -> None:
        """Says nothing."""
