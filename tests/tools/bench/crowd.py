"""Many phones at once, each with a connection that is kept alive."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

Times = list[float]

HELD = ("Prefer: wait=6",)
"""What a look says that the server may hold (``watching.mjs``, ``transport.mjs``)."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; ``seconds`` from the first byte asked to the last answered."""

    status: int
    head: str
    body: bytes
    seconds: float


class Phone:
    """A device that asks one thing after the other."""

    def __init__(self, address: str, headers: Sequence[str] = ()) -> None:
        place = urlsplit(address)
        self._host, self._port = place.hostname or "", place.port or 80
        self.headers = (f"Host: {place.netloc}", "Accept-Encoding: br, gzip", *headers)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Sequence[str] = (),
        kind: str = "application/json",
    ) -> Answer:
        """One request; a connection that the server has closed meanwhile is opened anew."""
        lines = [f"{method} {path} HTTP/1.1", *self.headers, *headers]
        if method == "POST":
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        sent = "\r\n".join([*lines, "", ""]).encode() + body
        start = time.perf_counter()
        try:
            head, content = await self._exchange(sent)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.leave()
            head, content = await self._exchange(sent)
        return Answer(int(head.split()[1]), head, content, time.perf_counter() - start)

    async def _exchange(self, sent: bytes) -> tuple[str, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(sent)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        size = header(head, "content-length")
        if header(head, "transfer-encoding"):
            raise RuntimeError("an answer of unknown length")
        return head, await reader.readexactly(int(size)) if size else b""

    def leave(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def header(head: str, name: str) -> str:
    """The first header of that name in an answer's head, or nothing."""
    lines = (line.partition(":") for line in head.split("\r\n")[1:])
    return next((value.strip() for key, _, value in lines if key.lower() == name), "")


async def again_and_again(
    act: Callable[[], Awaitable[float]], seconds: float, each: float = 0, first: float = 0
) -> Times:
    """The seconds of every ``act`` of somebody who goes on for so long: one after the
    other, or one at ``first`` and every ``each`` seconds."""
    begun = time.monotonic()
    due = begun + first
    times = []
    while (now := max(time.monotonic(), due)) < begun + seconds:
        await asyncio.sleep(now - time.monotonic())
        times.append(await act())
        due += each
    return times


@dataclass(frozen=True, slots=True)
class Measured:
    """The times of everybody, and how long all of it took."""

    times: Times
    seconds: float


async def together(all_of_them: Sequence[Awaitable[Times]]) -> Measured:
    start = time.monotonic()
    times = [each for one in await asyncio.gather(*all_of_them) for each in one]
    return Measured(times, time.monotonic() - start)
