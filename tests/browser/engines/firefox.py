"""Firefox, spoken to by WebDriver BiDi, which it understands by itself."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

import websocket

from tests.browser.engines.tab import HEIGHT, WIDTH, Gone, Tab

_PATIENCE = 60
_LISTENS = re.compile(r"BiDi listening on (ws://\S+)")
_CALL = "async (given) => JSON.stringify(await ({})(...JSON.parse(given)))"
# It forgets the page at these: another one is being loaded.
_LEFT = ("no such frame", "unknown error", "Actor", "AbortError")


def firefox_path() -> str:
    """Return where Firefox is; whoever needs it fails without one."""
    names = (os.environ.get("FIREFOX"), "firefox-esr", "firefox")
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    assert found, "no Firefox: make test-all installs it, or set FIREFOX to its path"
    return found


class Firefox(Tab):
    """A page in a new profile, on a phone with two device pixels to a pixel."""

    WITHOUT_SERVER: ClassVar = re.compile("NetworkError when attempting to fetch resource")

    def __init__(self, address: str, *, dark: bool = False) -> None:
        super().__init__(address)
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # A phone's scroll bars take no room.
        looks = {
            "layout.css.prefers-color-scheme.content-override": int(not dark),
            "ui.useOverlayScrollbars": 1,
            "intl.accept_languages": "en-GB, en",
            # Processes for further pages, which nobody opens.
            "dom.ipc.processPrelaunch.enabled": False,
            "dom.ipc.processCount": 1,
        }
        lines = "".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in looks.items()
        )
        (Path(self._profile.name) / "user.js").write_text(lines, "utf-8")
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(firefox_path(), "--headless", "--no-remote", "--profile", self._profile.name),
                *("--remote-debugging-port", "0", "about:blank"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._asked = 0
        try:
            self._socket = self._connected()
            self._call("session.new", capabilities={})
            self._call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
            tree = self._call("browsingContext.getTree")
            self._context = tree["contexts"][0]["context"]
            size = {"width": WIDTH, "height": HEIGHT}
            self._in_tab("browsingContext.setViewport", viewport=size, devicePixelRatio=2)
        except BaseException:
            self._end()
            self._profile.cleanup()
            raise

    def open_again(self) -> None:
        try:
            self._call("browser.close")
            self._socket.close()
        finally:
            self._end()
        self._start()

    def _connected(self) -> websocket.WebSocket:
        assert self._process.stderr is not None
        said = []
        for line in self._process.stderr:
            if found := _LISTENS.search(line):
                return websocket.create_connection(
                    f"{found[1]}/session", timeout=_PATIENCE, suppress_origin=True
                )
            said.append(line)
        raise AssertionError(f"Firefox does not start: {''.join(said)}")

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") != self._asked:
                self._note(message)
            elif message["type"] == "error":
                if message["error"] in _LEFT:
                    raise Gone(message["message"])
                raise AssertionError(f"{method}: {message['error']}: {message['message']}")
            else:
                result: dict[str, Any] = message["result"]
                return result

    def _in_tab(self, method: str, **params: Any) -> dict[str, Any]:
        return self._call(method, context=self._context, **params)

    def _note(self, message: dict[str, Any]) -> None:
        params = message.get("params", {})
        if message.get("method") == "log.entryAdded":
            self.said.append(params["text"])
        elif message.get("method") == "network.beforeRequestSent":
            self._stays_here(params["request"]["url"])

    def goto(self, path: str) -> None:
        self._in_tab("browsingContext.navigate", url=self.address + path, wait="complete")

    def reload(self) -> None:
        self._in_tab("browsingContext.reload", wait="complete")

    def evaluate(self, function: str, *given: Any) -> Any:
        answer = self._call(
            "script.callFunction",
            functionDeclaration=_CALL.format(function),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise AssertionError(f"{function}: {answer['exceptionDetails']['text']}")
        said = answer["result"].get("value")
        return None if said is None else json.loads(said)

    def be_device(self, token: str) -> None:
        host = urlsplit(self.address).hostname
        cookie = {"name": "device", "value": {"type": "string", "value": token}, "domain": host}
        self._call("storage.setCookie", cookie=cookie)

    def press(self, x: int, y: int) -> None:
        click = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        # On a busy machine a touch takes so long that it is none of a tap.
        self._act(type="pointer", parameters={"pointerType": "mouse"}, actions=click)

    def type(self, text: str) -> None:
        strokes = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act(type="key", actions=strokes)

    def _act(self, **source: Any) -> None:
        self._in_tab("input.performActions", actions=[{"id": source["type"], **source}])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._in_tab("browsingContext.captureScreenshot")["data"])

    def listen(self) -> None:
        self._call("session.status")

    def close(self) -> None:
        try:
            self._call("browser.close")
            self._socket.close()
        finally:
            self._end()
            self._profile.cleanup()

    def _end(self) -> None:
        try:
            self._process.communicate(timeout=_PATIENCE / 4)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
