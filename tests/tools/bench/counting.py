"""A server between a browser and ours that counts what is sent: by the page, by what the
page loads, and by the worker that keeps the app."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from urllib.parse import urlsplit

_OF_ONE_CONNECTION = ("connection", "keep-alive", "transfer-encoding")


@dataclass(frozen=True, slots=True)
class Sent:
    """An answer: what was asked for, its type, and its bytes with status line and headers."""

    path: str
    content_type: str
    size: int

    @property
    def name(self) -> str:
        """The path without what differs from one run to the next."""
        path = self.path.partition("?")[0]
        return "/g/…" if path.startswith("/g/") and path.count("/") == 2 else path

    @property
    def kind(self) -> str:
        """Return what it is, as the table calls it."""
        if "/vendor/" in self.path:
            return "htmx"
        kinds = {"html": "pages", "css": "styles", "javascript": "own JavaScript"}
        found = (kind for part, kind in kinds.items() if part in self.content_type)
        return next(found, "icons and the rest")


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, behind: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.behind = behind
        self.sent: list[Sent] = []
        self.lock = Lock()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def _pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        connection = HTTPConnection(self.server.behind, timeout=60)
        connection.request(self.command, self.path, body or None, dict(self.headers))
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        headers = [
            (name, value)
            for name, value in answer.getheaders()
            if name.lower() not in (*_OF_ONE_CONNECTION, "content-length")
        ]
        headers.append(("Content-Length", str(len(content))))
        head = sum(len(f"{name}: {value}\r\n") for name, value in headers)
        size = len(f"HTTP/1.1 {answer.status} {answer.reason}\r\n\r\n") + head + len(content)
        sent = Sent(self.path, answer.getheader("Content-Type") or "", size)
        with self.server.lock:
            self.server.sent.append(sent)
        self.send_response_only(answer.status, answer.reason)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = _pass_on  # noqa: N815

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def counting(address: str) -> Iterator[tuple[str, list[Sent]]]:
    """Passes on to the server at ``address`` as long as the block lasts; gives its
    own address, and the list that it writes down every answer in."""
    server = _Server(urlsplit(address).netloc)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", server.sent
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
