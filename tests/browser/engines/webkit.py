"""WebKit, the engine of every iPhone, as GTK has it: its small browser, by WebDriver.

WebKitGTK is no iPhone: it has a mouse and no touch, and nothing of what iOS adds or withholds.
"""

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, ClassVar

from tests.browser.engines.tab import HEIGHT, WIDTH, Gone, Tab
from tests.tools.bench.servers import free_port

_PATIENCE = 60
_LOOK = 0.03
_BROWSERS = "*/webkit*gtk-*/MiniBrowser"

# Its driver has no log, and nothing can be put into a page before its own scripts: each call
# begins with a listener, where the page has none yet. Its lines outlive the page.
_LISTENER = """if (!window.isHeard) {
  window.isHeard = true;
  const note = (line) => sessionStorage.setItem("said",
    JSON.stringify([...JSON.parse(sessionStorage.getItem("said") ?? "[]"), line]));
  for (const level of ["error", "warn"]) {
    const before = console[level];
    console[level] = (...given) => { note(given.map(String).join(" ")); before(...given); };
  }
  addEventListener("error", ({ message, target }) =>
    note(message ?? `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`not handled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`against ${violatedDirective}: ${blockedURI}`));
}
"""
_CALL = """const done = arguments[1], given = JSON.parse(arguments[0]);
(async () => JSON.stringify(await ({})(...given)))().then(
  (said) => done({{ said: said ?? null }}), (error) => done({{ failed: String(error) }}));"""
_SAID = """() => {
  const said = JSON.parse(sessionStorage.getItem("said") ?? "[]");
  sessionStorage.removeItem("said");
  const asked = performance.getEntriesByType("resource");
  performance.clearResourceTimings();
  return [said, asked.map(({ name, responseStatus }) => [name, responseStatus ?? 0])];
}"""
_LEFT = ("no such window", "no such frame", "javascript error")
_LOADED = "() => document.readyState === 'complete' && !window.isLeft"


def webkit_paths() -> tuple[str, str, str]:
    """Return where WebKit's driver, its small browser and Xvfb are; whoever needs them
    fails without."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = os.environ.get("WEBKIT_BROWSER") or next(
        map(str, sorted(Path("/usr/lib").glob(_BROWSERS))), None
    )
    assert driver, "no WebKitWebDriver: make test-all installs it (Debian's webkit2gtk-driver)"
    assert browser, "no MiniBrowser of WebKitGTK: make test-all installs it, or set WEBKIT_BROWSER"
    assert screen, "no Xvfb: make test-all installs it"
    return driver, browser, screen


class Webkit(Tab):
    """A page on a screen of its own that is no larger than the page, so many device ``pixels`` to
    a pixel: each one costs, and only pictures need two. ``said`` lacks what a page complains of
    before the first call reaches it."""

    WITHOUT_SERVER: ClassVar = re.compile("Could not connect|Load failed|not loaded: ")

    def __init__(self, address: str, *, dark: bool = False, pixels: int = 1) -> None:
        super().__init__(address)
        driver, browser, screen = webkit_paths()
        self._open = ExitStack()
        try:
            home = self._open.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            environ = {
                "PATH": os.environ["PATH"],
                "HOME": home,
                "LC_ALL": "en_GB.UTF-8",
                "DISPLAY": self._start_screen(screen, pixels),
                "GDK_BACKEND": "x11",
                "GDK_SCALE": str(pixels),
                # Without a graphics card, layers that are put together in the end cost the
                # processor as much again as the pages: of 22 s of an evening 12 are left, and 9
                # with one device pixel to a pixel.
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            }
            self._port = self._start_driver(driver, environ)
            arguments = ["--automation", "--full-screen", *(["--dark-mode"] if dark else [])]
            asked = {
                "pageLoadStrategy": "none",
                "webkitgtk:browserOptions": {"binary": browser, "args": arguments},
            }
            self._path = ""
            opened = self._ask("POST", "/session", capabilities={"alwaysMatch": asked})
            self._path = f"/session/{opened['sessionId']}"
            self._ask("POST", "/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)
        except BaseException:
            self._open.close()
            raise

    def _start_screen(self, program: str, pixels: int) -> str:
        size = f"{pixels * WIDTH}x{pixels * HEIGHT}x24"
        command = [program, "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]
        process = self._start(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert process.stdout is not None
        self._open.callback(process.stdout.close)
        number = process.stdout.readline().decode().strip()
        assert number, "Xvfb does not start"
        return f":{number}"

    def _start_driver(self, program: str, environ: dict[str, str]) -> int:
        port = free_port()
        process = self._start(
            [program, f"--port={port}"],
            env=environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return port
            except OSError:
                time.sleep(_LOOK)
        raise AssertionError("WebKitWebDriver does not start")

    def _start(self, command: list[str], **how: Any) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(command, **how)
        self._open.callback(_end, process)
        return process

    def _ask(self, method: str, command: str, **body: Any) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=_PATIENCE)
        try:
            text = json.dumps(body) if method == "POST" else None
            connection.request(method, self._path + command, text)
            value = json.loads(connection.getresponse().read())["value"]
        except (OSError, HTTPException) as error:
            raise AssertionError(f"{command}: WebKitWebDriver does not answer ({error})") from None
        finally:
            connection.close()
        if isinstance(value, dict) and "error" in value:
            if value["error"] in _LEFT:
                raise Gone(value["message"])
            raise AssertionError(f"{command}: {value['error']}: {value['message']}")
        return value

    def goto(self, path: str) -> None:
        self._leave("/url", url=self.address + path)

    def reload(self) -> None:
        self._leave("/refresh")

    def _leave(self, command: str, **body: Any) -> None:
        self.listen()
        self.evaluate("() => { window.isLeft = true; }")
        self._ask("POST", command, **body)
        self.wait(_LOADED)

    def evaluate(self, function: str, *given: Any) -> Any:
        script = _LISTENER + _CALL.format(function)
        answer = self._ask("POST", "/execute/async", script=script, args=[json.dumps(given)])
        if "failed" in answer:
            raise AssertionError(f"{function}: {answer['failed']}")
        return None if answer["said"] is None else json.loads(answer["said"])

    def be_device(self, token: str) -> None:
        # A cookie can only be set on a page of its server.
        self.goto("/preferences")
        self._ask("POST", "/cookie", cookie={"name": "device", "value": token, "path": "/"})

    def press(self, x: int, y: int) -> None:
        strokes = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act(type="pointer", parameters={"pointerType": "mouse"}, actions=strokes)

    def type(self, text: str) -> None:
        strokes = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act(type="key", actions=strokes)

    def _act(self, **source: Any) -> None:
        self._ask("POST", "/actions", actions=[{"id": source["type"], **source}])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def listen(self) -> None:
        if self.evaluate("() => location.protocol") == "about:":
            return
        said, asked = self.evaluate(_SAID)
        self.said += said
        for url, status in asked:
            self._stays_here(url)
            if status >= 400:
                self.said.append(f"{status}: {url}")

    def close(self) -> None:
        try:
            self._ask("DELETE", "")
        finally:
            self._open.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(_PATIENCE / 4)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
