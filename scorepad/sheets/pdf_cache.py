"""A cache of sheets as files: none is drawn twice, and only so many are stored."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import BoundedSemaphore, Event, Lock
from typing import TYPE_CHECKING

from scorepad.paths import STATIC, TEMPLATES, TRANSLATIONS
from scorepad.sheets.drawing import Failure, Kind, NoSheet

MOST = 16 << 20
"""The most bytes that are stored; a sheet takes 20 to 150 KB."""

MOST_WAITING = 8
"""At most so many requests of one process wait for a sheet; further ones get ``BUSY`` at once.

A sheet takes 0.3 s of a core, and each who waits a thread: the last of eight has theirs after 2.4 s
on one core. All six of a table can ask at once, and two more.
"""

if TYPE_CHECKING:
    from scorepad.sheets.pdf_pool import PdfPool

Make = Callable[[str, Kind], bytes]
Join = Callable[[Sequence[bytes]], bytes]


class PdfCache:
    """The PDF pool, and a memory of the sheets it made; safe to use from many threads.

    Sheets live in memory alone, so nothing that was printed stays on disk. The pool, and what it
    needs, are loaded by the first sheet. ``make`` draws in place of the pool, and ``join``
    joins PDFs to one.
    """

    def __init__(
        self, make: Make | None = None, most: int = MOST, join: Join | None = None
    ) -> None:
        self._make = make
        self._join = join
        self._most = most
        self._files: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, Event] = {}
        self._lock = Lock()
        self._may_wait = BoundedSemaphore(MOST_WAITING)
        self._pool: PdfPool | None = None

    def file(self, key: str, kind: Kind, html: Callable[[], str]) -> bytes:
        """Return the file that was drawn under ``key``, or draw the page ``html()`` now.

        Of two who ask for the same at once, the second is given what the first gets.

        Raises:
            NoSheet: it could not be drawn, or too many wait already.
        """
        return self._made(key, lambda: (self._make or self._loaded().make)(html(), kind))

    def joined(self, key: str, parts: Callable[[], Sequence[bytes]]) -> bytes:
        """Return the file that was made under ``key``, or join the PDFs ``parts()`` to one now.

        Raises:
            NoSheet: they could not be joined, or too many wait already.
        """
        return self._made(key, lambda: (self._join or self._loaded().join)(parts()))

    def has(self, key: str) -> bool:
        """Return whether a file that was drawn under ``key`` is still here."""
        return self._cached(key) is not None

    def _made(self, key: str, make: Callable[[], bytes]) -> bytes:
        cached = self._cached(key)
        if cached is not None:
            return cached
        if not self._may_wait.acquire(blocking=False):
            raise NoSheet(Failure.BUSY)
        try:
            return self._made_once(key, make)
        finally:
            self._may_wait.release()

    def _made_once(self, key: str, make: Callable[[], bytes]) -> bytes:
        while True:
            with self._lock:
                other = self._drawing.get(key)
                if other is None:
                    done = self._drawing[key] = Event()
                    break
            other.wait()
            content = self._cached(key)
            if content is not None:
                return content
        try:
            content = self._cached(key)
            if content is None:
                content = make()
                self._cache(key, content)
            return content
        finally:
            with self._lock:
                del self._drawing[key]
            done.set()

    def _cached(self, key: str) -> bytes | None:
        with self._lock:
            file = self._files.get(key)
            if file is not None:
                self._files.move_to_end(key)
            return file

    def _cache(self, key: str, file: bytes) -> None:
        with self._lock:
            self._files[key] = file
            self._size += len(file)
            while self._size > self._most:
                _, oldest = self._files.popitem(last=False)
                self._size -= len(oldest)

    def _loaded(self) -> "PdfPool":
        with self._lock:
            if self._pool is None:
                from scorepad.sheets.pdf_pool import PdfPool

                self._pool = PdfPool()
            return self._pool

    def forget(self) -> None:
        """Forget every file that was stored."""
        with self._lock:
            self._files.clear()
            self._size = 0

    def close(self) -> None:
        """End the children of the PDF pool; the next sheet starts others."""
        with self._lock:
            if self._pool is not None:
                self._pool.close()


_PACKAGE = Path(__file__).resolve().parents[1]
_MADE_OF = (
    (TEMPLATES, "macros.html"),
    (TEMPLATES / "sheets", "*"),
    (TEMPLATES / "sheet", "_note.html"),
    (TEMPLATES / "evenings", "_span.html"),
    (TEMPLATES / "people", "_mark.html"),
    (STATIC / "css", "paper.css"),
    (STATIC / "fonts", "*"),
    (TRANSLATIONS, "**/*.mo"),
    (_PACKAGE / "rules", "**/*.toml"),
    *(
        (_PACKAGE / package, "**/*.py")
        for package in ("rules", "pad", "services", "views", "i18n", "sheets")
    ),
)
_LIBRARIES = ("weasyprint", "pypdfium2", "pillow", "segno", "babel")


def sources() -> Iterator[Path]:
    """Yield every file of ours that sheets are made of."""
    for folder, pattern in _MADE_OF:
        yield from (path for path in sorted(folder.glob(pattern)) if path.is_file())


@cache
def edition() -> str:
    """Return a digest of all that a sheet is made of beside the game; 12 characters."""
    digest = hashlib.sha256()
    for library in _LIBRARIES:
        digest.update(version(library).encode())
    for path in sources():
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]
