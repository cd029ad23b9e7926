"""A server between a browser and ours that counts what is sent: by the page, by what the
page loads, and by the worker that keeps the app."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.tools.proxy import Answer, Proxy, Request, running


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


class _Counting(Proxy):
    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.sent: list[Sent] = []

    def pass_on(self, request: Request) -> Answer | None:
        answer = super().pass_on(request)
        if answer is not None:
            head = sum(len(f"{name}: {value}\r\n") for name, value in answer.headers)
            size = len(f"HTTP/1.1 {answer.status} {answer.reason}\r\n\r\n") + head
            kind = dict(answer.headers).get("Content-Type", "")
            self.sent.append(Sent(request.path, kind, size + len(answer.body)))
        return answer


@contextmanager
def counting(address: str) -> Iterator[tuple[str, list[Sent]]]:
    """Passes on to the server at ``address`` as long as the block lasts; gives its
    own address, and the list that it writes down every answer in."""
    proxy = _Counting(address)
    with running(proxy) as there:
        yield there, proxy.sent
