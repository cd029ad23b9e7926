"""One device that asks a server: over the network, or within this process."""

import gzip
import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

import brotli
from werkzeug.test import create_environ

Headers = list[tuple[str, str]]
Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]

_UNPACK: Mapping[str, Callable[[bytes], Any]] = {
    "": bytes,
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}
_FORM = "application/x-www-form-urlencoded"


class Answer(NamedTuple):
    """What came back; ``seconds`` from the first byte asked to the last answered."""

    status: int
    headers: Headers
    body: bytes
    seconds: float

    def header(self, name: str) -> str:
        """The first header of that name, or nothing."""
        return next((value for key, value in self.headers if key.lower() == name), "")

    @property
    def sent(self) -> int:
        """Bytes as sent: status line, headers and body."""
        head = sum(len(f"{name}: {value}\r\n") for name, value in self.headers)
        return len(f"HTTP/1.1 {self.status} OK\r\n\r\n") + head + len(self.body)

    @property
    def plain(self) -> bytes:
        """The body as it was before it was compressed."""
        unpacked: bytes = _UNPACK[self.header("content-encoding")](self.body)
        return unpacked


Transport = Callable[[str, str, Mapping[str, str], bytes], Answer]


class Network:
    """A connection that is kept alive from one request to the next."""

    def __init__(self, address: str) -> None:
        self.connection = HTTPConnection(urlsplit(address).netloc, timeout=30)

    def __call__(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        start = time.perf_counter()
        self.connection.request(method, path, body or None, dict(headers))
        response = self.connection.getresponse()
        content = response.read()
        seconds = time.perf_counter() - start
        return Answer(response.status, response.getheaders(), content, seconds)


class InProcess:
    """The app as its server calls it, without server and network."""

    def __init__(self, app: Wsgi) -> None:
        self.app = app

    def __call__(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        environ = create_environ(
            path, "http://127.0.0.1", method=method, headers=headers, data=body
        )
        environ["REMOTE_ADDR"] = "127.0.0.1"
        started: list[Any] = []
        start = time.perf_counter()
        answer = self.app(environ, lambda *given: started.extend(given))
        content = b"".join(answer)
        if hasattr(answer, "close"):
            answer.close()
        seconds = time.perf_counter() - start
        return Answer(int(started[0].split()[0]), started[1], content, seconds)


class Browser:
    """A device with its cookies, known to the server as ``device`` by its ``token``."""

    def __init__(self, transport: Transport) -> None:
        self.token = secrets.token_urlsafe(16)
        self.device = hashlib.sha256(self.token.encode()).hexdigest()[:32]
        self._transport = transport
        self._cookies = {"device": self.token}

    def get(self, path: str) -> Answer:
        """A page or a file; any other status than 200 is an error."""
        return self._ask("GET", path, {}, b"")

    def tap(self, path: str, fields: Mapping[str, str]) -> Answer:
        """A form sent as htmx does, answered with a fragment."""
        body = urlencode(fields).encode()
        return self._ask("POST", path, {"HX-Request": "true", "Content-Type": _FORM}, body)

    def _ask(self, method: str, path: str, more: Mapping[str, str], body: bytes) -> Answer:
        headers = {
            "Accept-Encoding": "br, gzip",
            "Accept-Language": "en",
            "Cookie": "; ".join(f"{name}={value}" for name, value in self._cookies.items()),
            **more,
        }
        answer = self._transport(method, path, headers, body)
        if answer.status != 200:
            raise RuntimeError(f"{method} {path}: {answer.status}\n{answer.plain.decode()}")
        for name, value in answer.headers:
            if name.lower() == "set-cookie":
                cookies = SimpleCookie(value)
                self._cookies |= {key: morsel.value for key, morsel in cookies.items()}
        return answer
