"""A server that passes what it is asked on to another one, and what that answers back."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

_OF_ONE_CONNECTION = ("connection", "keep-alive", "transfer-encoding", "content-length")


class Request(NamedTuple):
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


class Answer(NamedTuple):
    """An answer without the headers that belong to one connection, but with its length."""

    status: int
    reason: str
    headers: list[tuple[str, str]]
    body: bytes


class Proxy(ThreadingHTTPServer):
    """The proxy before the server at ``address``."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, address: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self._behind = urlsplit(address).netloc

    def pass_on(self, request: Request) -> Answer | None:
        """The answer to a request; ``None`` where whoever asks gets none."""
        return self.ask(request)

    def ask(self, request: Request) -> Answer | None:
        """Return what the server answers."""
        connection = HTTPConnection(self._behind, timeout=60)
        try:
            method, path, headers, body = request
            connection.request(method, path, body or None, dict(headers))
            answer = connection.getresponse()
            content = answer.read()
        except (OSError, HTTPException):
            return None
        finally:
            connection.close()
        kept = [each for each in answer.getheaders() if each[0].lower() not in _OF_ONE_CONNECTION]
        length = ("Content-Length", str(len(content)))
        return Answer(answer.status, answer.reason, [*kept, length], content)

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever waits no longer hangs up; anything else is our own mistake."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)

    def end(self) -> None:
        self.shutdown()
        self.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Proxy

    def _pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        answer = self.server.pass_on(Request(self.command, self.path, dict(self.headers), body))
        self.close_connection = answer is None
        if answer is None:
            return
        # Whoever waits no longer is not there to read.
        with suppress(OSError):
            self.send_response_only(answer.status, answer.reason)
            for name, value in answer.headers:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.body)

    do_GET = do_POST = _pass_on  # noqa: N815

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


_Kind = TypeVar("_Kind", bound=Proxy)


@contextmanager
def running(proxy: _Kind) -> Iterator[str]:
    """The address of a proxy, which runs as long as the block lasts."""
    thread = Thread(target=proxy.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{proxy.server_port}"
    finally:
        proxy.end()
        thread.join()
