"""The process that serves: gunicorn's ASGI worker, with a deadline for all that a client does."""

import asyncio
import gc
import os
import signal
import sys
from asyncio.sslproto import SSLProtocol
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from ssl import SSLContext
from typing import Any, cast

from gunicorn.asgi.protocol import ASGIProtocol
from gunicorn.workers.gasgi import ASGIWorker

from scorepad.cli.heads import SENTENCE, TOO_LONG, Head, HeadTooLong
from scorepad.cli.held_polls import seconds_to_wait
from scorepad.cli.tls_or_redirect import TlsOrRedirect
from scorepad.cli.turns import Turns

_BACKLOG, _AT_ONCE = 1024, 8
"""Connections that wait in the system, and how many are taken before others have a turn."""

_RECEIVED_AT_ONCE = 8 * 1024
"""Bytes that are taken from a connection before others have a turn.

Python's own 256 KB can be 40,000 chunks of a byte, each of which is parsed: beside 300,000 of them
another request took 1.0 to 1.7 s, and takes a tenth of that with this.
"""

_HANDSHAKE = 15
"""Seconds for agreeing on keys; the head of a request has as long as a connection may idle."""

_SENDING = 30
"""Seconds in which a client has to take a piece of an answer, 64 KB."""

_SWITCHING = 0.0001
"""Seconds that a thread may compute while others wait.

A mark waits each time it asks the database, and goes on sooner where others compute for less long
at once.
"""

_COLLECTING = (2_000, 10, 100)
"""Thresholds of Python's garbage collector for its three generations of objects.

Objects made until the youngest are searched for garbage, and how often that is done until the older
ones are. To search all of them stops everybody for a tenth of a second where long games are in
memory, and hardly ever finds anything.
"""

_ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT)

_GONE = 5
"""Seconds in which a client that has closed its side of the connection still gets its answer."""

_FULL, _BROKEN, _UNREADABLE = 503, 500, 400
_SENTENCES = {
    _FULL: "Too many phones at once. Nothing is lost, try again in a moment.",
    _BROKEN: "Something went wrong here. Nothing that was written is lost.",
    _UNREADABLE: "That could not be read. Please try once more.",
    TOO_LONG: SENTENCE,
}


def join_what_is_written(transport: asyncio.Transport) -> None:
    """Let ``transport.writelines`` write all its parts as one.

    Python's own keeps a connection registered that is already lost (python/cpython#136234; 3.12
    and later): the next client that the system gives the same number is then never heard.
    """
    transport.writelines = partial(  # type: ignore[method-assign]
        asyncio.WriteTransport.writelines, transport
    )


def receive_a_little(transport: asyncio.Transport) -> None:
    """Let no more than :data:`_RECEIVED_AT_ONCE` bytes be read from ``transport`` at once."""
    transport.max_size = _RECEIVED_AT_ONCE  # type: ignore[attr-defined]


class Connection(ASGIProtocol):  # type: ignore[misc]  # gunicorn has no types
    """One client's connection.

    ``worker.idle`` has it while it waits for the head of a request. A head is parsed when it is
    whole. One that has come before the answer to the last request waits for its turn.
    """

    worker: "Worker"
    transport: asyncio.Transport
    _sending: asyncio.TimerHandle | None = None
    _ending: asyncio.TimerHandle | None = None
    _has_asked = False
    _has_written = False
    _waits_for_turn = False
    _in_a_row = 0

    def __init__(self, worker: "Worker") -> None:
        super().__init__(worker)
        self._head = Head()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        join_what_is_written(cast("asyncio.Transport", transport))
        receive_a_little(cast("asyncio.Transport", transport))
        super().connection_made(transport)
        # A write waits until the system has taken all earlier ones.
        self.transport.set_write_buffer_limits(high=0)
        self._arm_keepalive_timer()
        if self.worker.nr_conns > self.worker.worker_connections:
            self._make_room()

    def _make_room(self) -> None:
        idle = self.worker.idle
        # Thousands of clients that only ask must not take the places of those who write.
        asked_only = (each for each in idle if each is not self and not each._has_written)
        longest_idle = next(asked_only, next(iter(idle)))
        if longest_idle is self:
            self._refuse(_FULL)
        else:
            longest_idle.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_sent()
        self.worker.turns.end(self)
        # A lost connection needs no timer that aborts it.
        if self._ending is not None:
            self._ending.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._current_request is None and self._callback_parser is not None:
            self._head.add(data)
            if not self._waits_for_turn:
                self._look_at_head()
            return
        super().data_received(data)

    def _feed_callback_parser(self, data: bytes) -> bool:
        if self._current_request is not None:
            return self._parse(data)
        # The next request has come before the last one was answered.
        self._head.add(data)
        self._waits_for_turn = True
        self._pause_reading()
        self.worker.turns.wait(self, self._in_a_row, self._take_turn)
        self._in_a_row += 1
        return True

    def _take_turn(self) -> None:
        self._waits_for_turn = False
        if self.transport.is_closing():
            self.worker.turns.end(self)
            return
        self._resume_reading()
        self._look_at_head()
        if self._current_request is None and not self._closed:
            # It has not come to its end yet.
            self._arm_keepalive_timer()

    def _look_at_head(self) -> None:
        try:
            data = self._head.take()
        except HeadTooLong:
            self._refuse(TOO_LONG)
            return
        if data:
            self._parse(data)

    def _parse(self, data: bytes) -> bool:
        try:
            is_sound = bool(super()._feed_callback_parser(data))
            request = self._current_request
            self._has_written |= request is not None and request.method == "POST"
            return is_sound
        except ValueError:
            # The Content-Length has more digits than Python converts.
            self._refuse(_UNREADABLE)
            return False

    def _refuse(self, status: int) -> None:
        self._send_error_response(status, "")
        self._close_transport()

    def eof_received(self) -> bool:
        # Who has asked may close his side and wait for the answer, which TLS does not
        # know; most who close it have gone, and nothing is to be done for them. A phone that drops
        # a poll needs no news: 1,200 a second would else occupy 6,000 connections.
        receiver = self._body_receiver
        is_whole = receiver is not None and receiver._complete
        self._has_asked = is_whole or self._waits_for_turn
        is_idle = self in self.worker.idle
        stays = self._has_asked and not (is_idle or self._is_ssl or self._is_poll())
        if stays:
            self._end_in(_GONE)
        return stays

    def _is_poll(self) -> bool:
        request = self._current_request
        return request is not None and any(
            name == b"prefer" and seconds_to_wait(value.decode("latin-1"))
            for name, value in request.headers_bytes
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending = self.worker.loop.call_later(_SENDING, self.transport.abort)

    def resume_writing(self) -> None:
        self._has_sent()
        super().resume_writing()

    def _has_sent(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def _arm_keepalive_timer(self) -> None:
        if self._waits_for_turn:
            return
        self.worker.turns.end(self)
        self._in_a_row = 0
        super()._arm_keepalive_timer()
        self.worker.idle[self] = None
        if self._has_asked:
            self._keepalive_timeout()

    def _cancel_keepalive_timer(self) -> None:
        super()._cancel_keepalive_timer()
        self.worker.idle.pop(self, None)

    def _close_transport(self) -> None:
        gone = self.transport.is_closing()
        super()._close_transport()
        # The transport closes once all is sent; a client that does not read is cut off in the end.
        if not gone and self.transport.get_write_buffer_size():
            self._end_in(_SENDING)

    def _end_in(self, seconds: int) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._ending = self.worker.loop.call_later(seconds, self.transport.abort)

    def _send_error_response(
        self, status: int, _message: str, extra_headers: tuple[tuple[str, str], ...] = ()
    ) -> None:
        # Gunicorn's own sentences repeat what was sent.
        sentence = _SENTENCES.get(status, _SENTENCES[_UNREADABLE])
        super()._send_error_response(status, sentence, extra_headers)

    def _is_websocket_upgrade(self, _request: Any) -> bool:
        return False


class Worker(ASGIWorker):  # type: ignore[misc]  # gunicorn has no types
    """A worker that keeps at most ``worker_connections``.

    Where they are all taken, a new one gets the place of the one that has been idle for longest,
    and that of one on which somebody has written last of all.
    """

    loop: asyncio.AbstractEventLoop

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.idle: OrderedDict[Connection, None] = OrderedDict()
        self.turns = Turns()
        self._stopping = asyncio.Event()

    def init_process(self) -> None:
        sys.setswitchinterval(_SWITCHING)
        gc.set_threshold(*_COLLECTING)
        # What is encrypted is read into a buffer of this size.
        SSLProtocol.max_size = _RECEIVED_AT_ONCE
        super().init_process()

    def handle_exit_signal(self) -> None:
        super().handle_exit_signal()
        self._stopping.set()

    def handle_quit_signal(self) -> None:
        super().handle_quit_signal()
        self._stopping.set()

    def _connection(self, tls: SSLContext | None) -> asyncio.BaseProtocol:
        connection = Connection(self)
        if tls is None:
            return cast("asyncio.BaseProtocol", connection)
        return TlsOrRedirect(connection, tls, _HANDSHAKE, self.asgi.answers_to)

    async def _serve(self) -> None:
        self.asgi.start_threads()
        tls = self._get_ssl_context()
        for listener in self.sockets:
            server = await self.loop.create_server(
                partial(self._connection, tls), sock=listener.sock, backlog=_AT_ONCE
            )
            listener.sock.listen(_BACKLOG)
            self.servers.append(server)
        while self.alive and self.ppid == os.getppid():
            self.notify()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), 1)
        self.asgi.polls.let_go()
        for connection in [*self.idle]:
            connection.transport.abort()
        await self._shutdown()
        # One more Ctrl-C would find the loop closed, and break the end off with a traceback.
        for sent in _ENDING:
            self.loop.remove_signal_handler(sent)
            signal.signal(sent, signal.SIG_IGN)
