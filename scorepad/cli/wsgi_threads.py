"""The work of a WSGI app for one request, in threads that change from piece to piece."""

from collections.abc import Callable, Iterable, Iterator
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

PIECE = 64 * 1024
"""Bytes of an answer that are made, and sent, in one go."""


class Work:
    """One request to ``app``; ``give_way`` is called between two parts of a piece."""

    def __init__(self, app: "WSGIApplication", give_way: Callable[[], None]) -> None:
        self._app = app
        self._give_way = give_way
        self._answer: Iterable[bytes] = ()
        self._pieces: Iterator[bytes] = iter(())
        self._lock = Lock()
        self._is_abandoned = False
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.is_done = False

    def begin(self, environ: "WSGIEnvironment") -> bytes:
        """Call the app and return the first piece of its answer."""
        try:
            with self._lock:
                self._answer = self._app(environ, self._start)
                self._pieces = iter(self._answer)
                return self._next_piece()
        finally:
            if self._is_abandoned:
                self.abandon()

    def go_on(self) -> bytes:
        """Return the next piece; the last one is there when ``is_done``."""
        try:
            with self._lock:
                return self._next_piece()
        finally:
            if self._is_abandoned:
                self.abandon()

    def abandon(self) -> None:
        """Close the app's answer, now or as soon as it has made the piece it is working on."""
        self._is_abandoned = True
        if self._lock.acquire(blocking=False):
            try:
                self._end()
            finally:
                self._lock.release()

    def _start(
        self, status: str, headers: list[tuple[str, str]], _exc_info: object = None
    ) -> Callable[[bytes], object]:
        self.status = int(status.partition(" ")[0])
        self.headers = [
            (name.encode("latin-1"), value.encode("latin-1")) for name, value in headers
        ]
        return _cannot_write

    def _next_piece(self) -> bytes:
        parts, size = [], 0
        try:
            for part in self._pieces:
                parts.append(part)
                size += len(part)
                if size >= PIECE:
                    break
                self._give_way()
            else:
                self._end()
        except BaseException:
            self._end()
            raise
        return b"".join(parts)

    def _end(self) -> None:
        answer, self._answer, self._pieces = self._answer, (), iter(())
        self.is_done = True
        close = getattr(answer, "close", None)
        if close is not None:
            close()


def _cannot_write(_: bytes) -> None:
    raise NotImplementedError("an app returns its answer")
