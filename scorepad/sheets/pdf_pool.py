"""The PDF pool: sheets are drawn in child processes, few at a time, each within limits."""

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from tempfile import TemporaryDirectory
from threading import Lock

from pebble import ProcessExpired, ProcessPool

from scorepad.processes import Limits
from scorepad.sheets.drawing import Failure, Kind, NoSheet
from scorepad.sheets.pdf_worker import draw, join, prepare
from scorepad.sheets.text import pango_is_there

_AT_ONCE = 2
# WeasyPrint leaks a little memory with every sheet, so children are replaced now and then.
_SHEETS_A_CHILD = 50
# By the clock, a sheet may take this many times its CPU seconds: the machine
# has other things to do, and the pad goes first.
_PATIENCE = 6
# Windows can't limit a child's CPU time, and so never ends one for it.
_ENDED_BY_SYSTEM = -getattr(signal, "SIGXCPU", 24)


class PdfPool:
    """A pool that makes files of pages; safe to use from many threads.

    Children are started by the first sheet and end with the process that started them.
    ``at_once`` sheets are drawn at the same time.
    """

    def __init__(self, limits: Limits | None = None, at_once: int = _AT_ONCE) -> None:
        self._limits = limits or Limits()
        self._at_once = at_once
        self._lock = Lock()
        self._pool: ProcessPool | None = None
        self._temp_folder: TemporaryDirectory[str] | None = None

    def make(self, html: str, kind: Kind) -> bytes:
        """Make the page a file of this kind.

        Raises:
            NoSheet: without Pango, or when the sheet took too long, too much
                memory, or its child with it.
        """
        if not pango_is_there():
            raise NoSheet(Failure.NO_PANGO)
        return self._done(draw, html, kind)

    def join(self, pdfs: Sequence[bytes]) -> bytes:
        """Join PDFs to one, in their order.

        Raises:
            NoSheet: as :meth:`make`.
        """
        return self._done(join, pdfs)

    def _done(self, work: Callable[..., bytes], *given: object) -> bytes:
        try:
            try:
                return self._done_once(work, *given)
            except BrokenProcessPool:
                # Idle children were killed from outside, not by this sheet: try once more.
                return self._done_once(work, *given)
        except (BrokenProcessPool, futures.CancelledError, OSError) as error:
            # An OSError: no room for what children need, or no right to write it.
            raise NoSheet(Failure.BROKEN) from error

    def _done_once(self, work: Callable[..., bytes], *given: object) -> bytes:
        try:
            done = self._running().schedule(
                work,
                args=(*given, self._limits),
                timeout=self._limits.seconds * _PATIENCE,
            )
        except RuntimeError as error:
            # Its threads are gone, because the server is about to end.
            raise BrokenProcessPool from error
        try:
            return done.result()
        except futures.TimeoutError as error:
            raise self._too_long() from error
        except (MemoryError, ProcessExpired) as error:
            if isinstance(error, ProcessExpired) and error.exitcode == _ENDED_BY_SYSTEM:
                raise self._too_long() from error
            # When a C library runs out of memory, the whole process ends.
            raise NoSheet(Failure.TOO_LARGE) from error

    def _too_long(self) -> NoSheet:
        return NoSheet(Failure.TOO_LONG, seconds=self._limits.seconds)

    def _running(self) -> ProcessPool:
        with self._lock:
            if self._pool is not None and not self._pool.active:
                self._end()
            if self._pool is None:
                # Children leave their unpacked fonts behind when they are stopped.
                self._temp_folder = TemporaryDirectory(prefix="scorepad-")
                self._pool = ProcessPool(
                    max_workers=self._at_once,
                    max_tasks=_SHEETS_A_CHILD,
                    initializer=prepare,
                    initargs=(self._limits, self._temp_folder.name),
                    # A fork would copy the server's threads, locks and sockets.
                    context=multiprocessing.get_context("spawn"),
                )
            return self._pool

    def close(self) -> None:
        """End the children; what they draw is lost."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None
        if self._temp_folder is not None:
            self._temp_folder.cleanup()
            self._temp_folder = None
