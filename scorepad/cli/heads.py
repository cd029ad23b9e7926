"""The head of a request: how long it may be, whatever server reads it.

A parser looks at a head byte by byte while everybody else waits: 97 fields of 8 KB took 130 to
220 ms. Those of browsers behind two proxies have 25 fields and 4 KB.
"""

from collections.abc import Collection, Sized

MOST_BYTES = 16 * 1024
"""The most bytes of a whole head, its first line and the empty one after it included."""

MOST_FIELDS = 40

TOO_LONG = 431
"""The status of an answer to a request whose head is too long."""

SENTENCE = "The address and the cookies are too long together. Delete the cookies of this site."

_END = b"\r\n\r\n"


class HeadTooLong(Exception):
    """Raised when a head is too long, or has too many fields."""


class Head:
    """All that has arrived from a client since its last request, before anybody parses it."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._looked_at = 0

    def add(self, data: bytes) -> None:
        """Keep what has arrived."""
        self._bytes += data

    def take(self) -> bytes:
        """Return all that has arrived once the head is whole, and b"" before that.

        Raises:
            HeadTooLong: whatever else arrives.
        """
        end = self._bytes.find(_END, self._looked_at, MOST_BYTES)
        if end < 0:
            if len(self._bytes) >= MOST_BYTES:
                raise HeadTooLong
            self._looked_at = max(0, len(self._bytes) - len(_END) + 1)
            return b""
        # One line for each field, and the first one.
        if self._bytes.count(b"\n", 0, end) > MOST_FIELDS:
            raise HeadTooLong
        taken = bytes(self._bytes)
        self._bytes.clear()
        self._looked_at = 0
        return taken


def is_too_long(first_line: Sized, fields: Collection[tuple[bytes, bytes]]) -> bool:
    """Return whether a head that a server has read is too long."""
    size = len(first_line) + sum(len(name) + len(value) + 4 for name, value in fields)
    return len(fields) > MOST_FIELDS or size > MOST_BYTES
