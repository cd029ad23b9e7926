"""Call a WSGI app from an ASGI server, so that no thread ever waits for a client.

The whole request is received before the app is called. The app works in a pool of threads; its
answer is sent by the event loop, as fast as the client takes it. An answer that the app makes piece
by piece is made as fast as it is taken.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from logging import getLogger
from threading import Barrier, Event
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes

from scorepad.address import network_of
from scorepad.cli.heads import SENTENCE, TOO_LONG, is_too_long
from scorepad.cli.held_polls import HeldPolls, States, seconds_to_wait
from scorepad.cli.room import Room, RoomShare
from scorepad.cli.wsgi_threads import PIECE, Work
from scorepad.sheets.pdf_cache import MOST_WAITING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

REFUSAL = "scorepad.refusal"
"""The key in the environ of a request that the app has to refuse unread.

Its value is ``"busy"`` where there is no memory for the request, ``"too_slow"`` where it did not
arrive in time.
"""

IS_WANTED = "scorepad.is_wanted"
"""The key in the environ for a function that returns whether the client still waits."""

HOLD = "scorepad.hold"
"""The key in the environ for a function that holds the answer to a poll, if a phone asks.

The app calls it with the id of a game, its state, and the IP address of the client. It is asked
anew once the state is another.
"""

_LARGEST_BODY = 25_000_000
"""Bytes; more than the largest file that the app takes, so that the app refuses it."""

_UNDER_WAY = 1024 * 1024
"""Bytes that are counted for an answer while the app is still making it."""

_PATIENCE, _SLOWEST = 20, 16_000
"""Seconds that a body may take, and bytes for each of which it has another second."""

_GIVEN_WAY = 0.01
"""Seconds that the next part of a long answer waits at most for those who write a mark."""

_log = getLogger("scorepad")


class Adapter:
    """An ASGI app that answers as ``app`` does, a WSGI app.

    ``threads`` requests are worked on at once, the others wait for their turn. Beside them,
    requests that read much are worked on one at a time: two would slow down each other and every
    write of a mark. Files are imported two at a time. Requests for sheets have more threads than
    may wait for a sheet to be drawn: one is always free to send a sheet that is there, or to say
    no. ``states`` returns the present states of games: polls are held until they change,
    at most ``most_held`` at once, and have two threads of their own. ``answers_to`` says whether
    the app answers to a host, to which plain requests to an encrypted server are led.
    """

    def __init__(
        self,
        app: "WSGIApplication",
        threads: int,
        reads_much: Callable[[str], object] = lambda _path: False,
        is_printed: Callable[[str], object] = lambda _path: False,
        room: Room | None = None,
        states: States = lambda _games: {},
        most_held: int = 0,
        answers_to: Callable[[str], bool] = lambda _host: False,
    ) -> None:
        self._app, self.answers_to = app, answers_to
        self._threads = (threads, 1, 2, MOST_WAITING + 1, 2)
        names = ("answering", "reading-much", "importing", "sheets", "news")
        self._pools = tuple(map(ThreadPoolExecutor, self._threads, names))
        self._pool, self._reading_pool, self._importing_pool, self._sheets_pool, self._news_pool = (
            self._pools
        )
        self._reads_much, self._is_printed = reads_much, is_printed
        self._quick = 0
        self._room = room or Room()
        self.polls = HeldPolls(states, self._news_pool, most_held)

    def start_threads(self) -> None:
        """Start every thread now, and not while somebody waits for an answer."""
        for pool, number in zip(self._pools, self._threads, strict=True):
            all_there = Barrier(number)
            for _ in range(number):
                pool.submit(all_there.wait)

    def _pool_for(self, path: str, *, reads: bool) -> ThreadPoolExecutor:
        if self._is_printed(path):
            return self._sheets_pool
        if self._reads_much(path):
            return self._reading_pool if reads else self._importing_pool
        return self._pool

    async def _in(
        self, pool: ThreadPoolExecutor, work: Callable[..., bytes], *arguments: object
    ) -> bytes:
        """Let a thread of ``pool`` do the work.

        It is not begun where its client has gone before.
        """
        is_quick = pool is self._pool
        self._quick += is_quick
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        finally:
            self._quick -= is_quick

    async def _has_news(self, game_id: str, state: object, address: str, seconds: int) -> bool:
        return await self.polls.has_news(game_id, state, seconds, network_of(address))

    def _give_way(self) -> None:
        """Wait a moment for quick requests, between two parts of a long answer, in its thread."""
        until = time.monotonic() + _GIVEN_WAY
        while self._quick and time.monotonic() < until:
            time.sleep(0.001)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if is_too_long(scope["raw_path"] + scope["query_string"], scope["headers"]):
            await send({"type": "http.response.start", "status": TOO_LONG, "headers": []})
            await _send_body(send, SENTENCE.encode(), more=False)
            return
        environ = environ_of(scope)
        held = RoomShare(self._room, environ["REMOTE_ADDR"])
        reads = environ["REQUEST_METHOD"] in ("GET", "HEAD")
        seconds = seconds_to_wait(environ.get("HTTP_PREFER", "")) if reads else 0
        # Marks must not queue behind all who look on and come at once.
        pool = self._news_pool if seconds else self._pool_for(environ["PATH_INFO"], reads=reads)
        give_way = _answer_now if pool is self._pool else self._give_way
        work = Work(self._app, give_way)
        has_left = Event()
        environ[IS_WANTED] = lambda: not has_left.is_set()
        watching: asyncio.Future[None] | None = None
        polled: list[tuple[str, object, str]] = []
        if seconds:
            environ[HOLD] = lambda *poll: polled.append(poll)
        try:
            await _receive_body(environ, receive, held)
            if pool is self._importing_pool:
                watching = asyncio.ensure_future(_note_end(receive, has_left))
            if REFUSAL in environ:
                # Many refused requests at once must not hold up those that are accepted.
                pool = self._reading_pool
            begun = self._in(pool, work.begin, environ)
            # A request that was sent is carried out even if its client no longer waits.
            piece = await (begun if reads else asyncio.shield(begun))
            if polled and await self._has_news(*polled[0], seconds):
                work = Work(self._app, give_way)
                piece = await self._in(self._news_pool, work.begin, environ_of(scope))
            if not held.resize(len(piece) if work.is_done else len(piece) + _UNDER_WAY):
                pool.submit(work.abandon)
                work, environ = Work(self._app, give_way), environ_of(scope)
                environ[REFUSAL] = "busy"
                piece = await self._in(self._reading_pool, work.begin, environ)
            await send(
                {"type": "http.response.start", "status": work.status, "headers": work.headers}
            )
            while not work.is_done:
                await _send_body(send, piece, more=True)
                piece = await self._in(pool, work.go_on)
            await _send_body(send, piece, more=False)
        except Exception:
            # Do not log the path: the address of a game is the key to it.
            _log.exception("An answer broke off [%s]", environ["REQUEST_METHOD"])
            raise
        finally:
            has_left.set()
            if watching is not None:
                watching.cancel()
            held.resize(0)
            if not work.is_done:
                pool.submit(work.abandon)


async def _note_end(receive: Receive, has_left: Event) -> None:
    """Wait until the client has gone: not every server ends by itself what an app does for it."""
    while (await receive())["type"] != "http.disconnect":
        pass
    has_left.set()


async def _receive_body(environ: "WSGIEnvironment", receive: Receive, held: RoomShare) -> None:
    """Put the body into ``environ``, or the reason to refuse it."""
    length = environ.pop("CONTENT_LENGTH", "0")
    if length == "0" and "HTTP_TRANSFER_ENCODING" not in environ:
        return
    most = min(int(length) or _LARGEST_BODY, _LARGEST_BODY)
    body = bytearray()
    try:
        async with asyncio.timeout(_PATIENCE + most / _SLOWEST):
            if int(length) > _LARGEST_BODY:
                environ["CONTENT_LENGTH"] = length
                await _discard(environ, receive)
                return
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    # Who has gone is not answered: the server ends this now. Who has
                    # been silent for long is still there.
                    await asyncio.sleep(1)
                    raise TimeoutError
                body += message.get("body", b"")
                if len(body) > _LARGEST_BODY:
                    break
                if not held.resize(len(body)):
                    environ[REFUSAL] = "busy"
                    return
                if not message.get("more_body"):
                    break
    except TimeoutError:
        environ[REFUSAL] = "too_slow"
        return
    environ.pop("HTTP_TRANSFER_ENCODING", None)
    environ["CONTENT_LENGTH"] = str(len(body))
    environ["wsgi.input"] = BytesIO(body)


async def _discard(environ: "WSGIEnvironment", receive: Receive) -> None:
    """Read a body that is too large, and drop it: browsers show no answer before they have sent."""
    size = 0
    if environ.get("HTTP_EXPECT"):
        return
    while size < 10 * _LARGEST_BODY:
        message = await receive()
        size += len(message.get("body", b""))
        if not message.get("more_body"):
            return


async def _send_body(send: Send, body: bytes, *, more: bool) -> None:
    """Send ``body`` in pieces, so that no more than one waits in the server."""
    for start in range(0, len(body) or 1, PIECE):
        is_last = not more and start + PIECE >= len(body)
        piece = body[start : start + PIECE]
        await send({"type": "http.response.body", "body": piece, "more_body": not is_last})


def _answer_now() -> None:
    """Do nothing: quick requests need not give way."""


def environ_of(scope: Scope) -> "WSGIEnvironment":
    """Return the WSGI environment of an ASGI request, without its body."""
    path: bytes = scope["raw_path"]
    if not path.startswith(b"/") and b"://" in path:
        path = b"/" + path.partition(b"://")[2].partition(b"/")[2]
    host, port = scope["server"] or ("", None)
    environ: WSGIEnvironment = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": scope["root_path"],
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "SERVER_NAME": host,
        "SERVER_PORT": str(port or ""),
        "REMOTE_ADDR": (scope["client"] or ("",))[0],
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    for header, value in scope["headers"]:
        # With an underscore it would get the same name in ``environ`` as one that a proxy sets.
        if b"_" in header:
            continue
        name = header.decode("latin-1").upper().replace("-", "_")
        if name not in ("CONTENT_TYPE", "CONTENT_LENGTH"):
            name = f"HTTP_{name}"
        text = value.decode("latin-1")
        if name in environ:
            text = f"{environ[name]}{'; ' if name == 'HTTP_COOKIE' else ','}{text}"
        environ[name] = text
    return environ
