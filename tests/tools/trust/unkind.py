"""A proxy that drops, doubles, holds up and replays what phones ask."""

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Lock, Thread
from typing import NamedTuple
from urllib.parse import urlsplit

_OF_ONE_CONNECTION = ("connection", "keep-alive", "transfer-encoding", "content-length")
_REMEMBERED = 200


class _Request(NamedTuple):
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


class _Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


@dataclass
class Unkindness:
    """How likely each harm is, for each request by itself; ``longest`` is how many
    seconds one may be held up, so that others overtake it. ``done`` counts."""

    dropped: float = 0.3
    doubled: float = 0.3
    replayed: float = 0.3
    held: float = 0.3
    longest: float = 0.5
    done: dict[str, int] = field(default_factory=dict)


class _Proxy(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, behind: str, unkindness: Unkindness, random: Random) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.behind = behind
        self._unkindness, self._random = unkindness, random
        self._lock = Lock()
        self._seen: list[_Request] = []
        self._strays: list[Thread] = []

    def pass_on(self, request: _Request) -> _Answer | None:
        """The answer to a request; ``None`` where the phone gets none."""
        harms = self._draw()
        if "replayed" in harms:
            self._stray(self._earlier(request))
        if "held" in harms:
            time.sleep(self._below(self._unkindness.longest))
        if "doubled" in harms:
            self._stray(request)
        if "dropped" not in harms:
            return self._ask(request)
        # Half of what is lost is lost on the way back: the server has done it.
        if self._below(1) < 0.5:
            self._ask(request)
        return None

    def handle_error(self, request: object, client_address: object) -> None:
        """Phones that wait no longer hang up; anything else is our own mistake."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)

    def end(self) -> None:
        """Ends when all that is on its way has arrived."""
        self.shutdown()
        for each in self._strays:
            each.join()
        self.server_close()

    def _draw(self) -> set[str]:
        with self._lock:
            harms = {
                name
                for name in ("dropped", "doubled", "replayed", "held")
                if self._random.random() < getattr(self._unkindness, name)
            }
            for name in harms:
                self._unkindness.done[name] = self._unkindness.done.get(name, 0) + 1
        return harms

    def _earlier(self, request: _Request) -> _Request:
        with self._lock:
            if request.method == "POST":
                self._seen = [*self._seen[-_REMEMBERED:], request]
            return self._random.choice(self._seen or [request])

    def _stray(self, request: _Request) -> None:
        """The request arrives once more, on its own, some time from now."""
        wait = self._below(3 * self._unkindness.longest)

        def later() -> None:
            time.sleep(wait)
            self._ask(request)

        thread = Thread(target=later, daemon=True)
        thread.start()
        with self._lock:
            self._strays = [each for each in self._strays if each.is_alive()] + [thread]

    def _below(self, most: float) -> float:
        with self._lock:
            return self._random.uniform(0, most)

    def _ask(self, request: _Request) -> _Answer | None:
        connection = HTTPConnection(self.behind, timeout=60)
        try:
            connection.request(
                request.method, request.path, request.body or None, dict(request.headers)
            )
            answer = connection.getresponse()
            return _Answer(answer.status, answer.getheaders(), answer.read())
        except (OSError, HTTPException):
            return None
        finally:
            connection.close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Proxy

    def _pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        answer = self.server.pass_on(_Request(self.command, self.path, dict(self.headers), body))
        self.close_connection = answer is None
        if answer is None:
            return
        # A phone that waits no longer is not there to read.
        with suppress(OSError):
            self._answer(answer)

    def _answer(self, answer: _Answer) -> None:
        self.send_response_only(answer.status)
        for name, value in answer.headers:
            if name.lower() not in _OF_ONE_CONNECTION:
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        self.wfile.write(answer.body)

    do_GET = do_POST = _pass_on  # noqa: N815

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def unkind(address: str, unkindness: Unkindness, random: Random) -> Iterator[str]:
    """The address of a proxy before the server at ``address``, for the block; at its
    end everything that the proxy still held has arrived."""
    proxy = _Proxy(urlsplit(address).netloc, unkindness, random)
    thread = Thread(target=proxy.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{proxy.server_port}"
    finally:
        proxy.end()
        thread.join()
