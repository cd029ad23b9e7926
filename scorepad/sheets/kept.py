"""Files of sheets that were drawn before: none is drawn twice, and only so many are kept."""

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from threading import BoundedSemaphore, Event, Lock, Thread

from scorepad.sheets.failures import Failure, NoSheet
from scorepad.sheets.kind import Kind

MOST = 16 << 20
"""Bytes that are kept; a sheet takes 20 to 150 KB."""

_AT_THE_PRESS = 4
"""Requests that may wait for a sheet; a server has more threads, and the pad needs them."""

Make = Callable[[str, Kind], bytes]


class KeptSheets:
    """A press, and a memory of what it made; safe to use from many threads.

    Sheets live in memory alone, so nothing that was printed stays on disk. The
    press, and what it needs, are loaded by the first sheet, or before it where
    somebody says that one is near and ``warms``; presses with the same ``folder``
    take turns.
    """

    def __init__(
        self,
        make: Make | None = None,
        most: int = MOST,
        folder: Path | None = None,
        warms: bool = False,
    ) -> None:
        self._warms = warms
        self._make = make
        self._folder = folder
        self._most = most
        self._files: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, Event] = {}
        self._lock = Lock()
        self._places = BoundedSemaphore(_AT_THE_PRESS)
        self._close: Callable[[], None] | None = None
        self._start: Callable[[], None] | None = None

    def file(self, key: str, kind: Kind, html: Callable[[], str]) -> bytes:
        """The file that was drawn under ``key``, or the page ``html()`` drawn now.
        Of two who ask for the same at once, the second is given what the first gets.

        Raises:
            NoSheet: it could not be drawn.
        """
        kept = self._kept(key)
        if kept is not None:
            return kept
        if not self._places.acquire(blocking=False):
            raise NoSheet(Failure.BUSY)
        try:
            return self._drawn(key, kind, html)
        finally:
            self._places.release()

    def warm_up(self) -> None:
        """Have the press ready for a sheet that is near: beside, and only once."""
        with self._lock:
            warms, self._warms = self._warms, False
        if warms:
            Thread(target=self._warm_up, daemon=True).start()

    def _warm_up(self) -> None:
        self._press()
        if self._start is not None:
            self._start()

    def _drawn(self, key: str, kind: Kind, html: Callable[[], str]) -> bytes:
        while True:
            with self._lock:
                other = self._drawing.get(key)
                if other is None:
                    done = self._drawing[key] = Event()
                    break
            other.wait()
            kept = self._kept(key)
            if kept is not None:
                return kept
        try:
            kept = self._kept(key)
            if kept is None:
                kept = self._press()(html(), kind)
                self._keep(key, kept)
            return kept
        finally:
            with self._lock:
                del self._drawing[key]
            done.set()

    def _kept(self, key: str) -> bytes | None:
        with self._lock:
            file = self._files.get(key)
            if file is not None:
                self._files.move_to_end(key)
            return file

    def _keep(self, key: str, file: bytes) -> None:
        with self._lock:
            self._files[key] = file
            self._size += len(file)
            while self._size > self._most:
                _, oldest = self._files.popitem(last=False)
                self._size -= len(oldest)

    def _press(self) -> Make:
        with self._lock:
            if self._make is None:
                from scorepad.sheets.press import Press

                press = Press(folder=self._folder)
                self._make, self._close, self._start = press.make, press.close, press.warm_up
            return self._make

    def forget(self) -> None:
        """Every file that was kept."""
        with self._lock:
            self._files.clear()
            self._size = 0

    def close(self) -> None:
        """Ends the children of the press; the next sheet starts others."""
        with self._lock:
            if self._close is not None:
                self._close()
