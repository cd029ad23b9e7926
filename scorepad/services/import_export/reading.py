"""The reading of files from elsewhere: each in a process of its own, within limits.

When the server itself read them, 24 MB of ``[{},{},...]`` held up everybody for 50 s and took 1 GB.
"""

import errno
import hashlib
import multiprocessing
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError
from concurrent.futures import TimeoutError as TooSlow
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import IO, TYPE_CHECKING, Any

from scorepad.processes import Limits, at_most, limit_this_process
from scorepad.rules.refusal import Refusal
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.files import BEGINNING, check_beginning, read_file
from scorepad.services.import_export.items import ItemFile
from scorepad.store import StoreUnavailable
from scorepad.store.failures import reason_of

try:
    import fcntl
except ImportError:  # not on every system; there, one process serves
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from pebble import ProcessFuture

_LIMITS = Limits(seconds=60, memory=300 << 20)
"""24 MB of games take 10 s. The libraries need 150 MB of addresses, of which 60 MB are used."""

_PATIENCE = 6
"""The limit by the clock, in multiples of the CPU seconds: the pad comes before files."""

_A_WHILE = 0.05
_LONGEST_WAIT = 120

_Refused = tuple[int, What | Refusal, Mapping[str, str], dict[str, Any]]


class FileReader:
    """Reads files: one at a time for each person, ``at_once`` for all servers of a ``folder``."""

    def __init__(
        self, folder: Path | None = None, limits: Limits = _LIMITS, at_once: int = 2
    ) -> None:
        self._folder, self._limits, self._at_once = folder, limits, at_once
        self._lock = Lock()
        self._reading: list[str] = []
        self._noted: dict[str, tuple[int, int]] = {}

    @contextmanager
    def read(
        self, file: IO[bytes], who: str, now: int, is_wanted: Callable[[], bool]
    ) -> Iterator[ItemFile]:
        """Yield the people and games in the ``file``, and close it.

        Until the block ends, no other file is read for ``who``.

        Raises:
            ImportRefused: it can't be read, ``who`` has another one read, or nobody waits for it.
            StoreUnavailable: there is no room for it, or the folder may not be written.
        """
        beginning = file.read(BEGINNING)
        check_beginning(_as_text(beginning))
        file.seek(0)
        with ExitStack() as held:
            held.enter_context(self._turn(who, is_wanted))
            try:
                folder = Path(held.enter_context(TemporaryDirectory(prefix="scorepad-")))
                with (folder / "sent").open("xb") as sent:
                    shutil.copyfileobj(file, sent)
                file.close()
            except OSError as error:
                raise StoreUnavailable("full") from error
            self._read_in_child(folder, now, is_wanted)
            yield ItemFile(held.enter_context((folder / "items").open("rb")))

    @contextmanager
    def noting(self, upload: str) -> Iterator[Callable[[int, int], None]]:
        """Yield a function that notes how many games of an ``upload`` are done, and of how many.

        Any process of the server can then be asked, see :meth:`noted`. ``upload`` is a text that
        the page has made up; for "" nothing is noted.
        """

        def note(done: int, of: int) -> None:
            if not upload:
                return
            self._noted[upload] = done, of
            if self._folder is not None:
                with suppress(OSError):
                    _note_in(self._folder, upload).write_text(f"{done} {of}", "ascii")

        try:
            yield note
        finally:
            self._noted.pop(upload, None)
            if self._folder is not None and upload:
                with suppress(OSError):
                    _note_in(self._folder, upload).unlink(missing_ok=True)

    def noted(self, upload: str) -> tuple[int, int] | None:
        """Return what was noted last of an upload; ``None`` if nothing is."""
        if upload in self._noted or self._folder is None:
            return self._noted.get(upload)
        with suppress(OSError, ValueError):
            done, of = _note_in(self._folder, upload).read_text("ascii").split()
            return int(done), int(of)
        return None

    def _read_in_child(self, folder: Path, now: int, is_wanted: Callable[[], bool]) -> None:
        from pebble import ProcessExpired, ProcessPool

        # A fork would copy the server's threads, locks and sockets: what ends it would end the
        # server, too.
        pool = ProcessPool(max_workers=1, context=multiprocessing.get_context("spawn"))
        patience = self._limits.seconds * _PATIENCE
        try:
            future = pool.schedule(_read, args=(folder, now, self._limits), timeout=patience)
            refused = _waited_for(future, is_wanted)
        except (ProcessExpired, TooSlow, MemoryError, SystemError, CancelledError) as error:
            # When a C library runs out of memory, the whole process ends, or Python says that the
            # library has failed without a reason.
            raise ImportRefused(0, What.TOO_MUCH) from error
        except OSError as error:
            if error.errno == errno.ENOMEM:
                raise ImportRefused(0, What.TOO_MUCH) from error
            raise StoreUnavailable("full") from error
        finally:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()
        if refused is not None:
            line, why, names, facts = refused
            raise ImportRefused(line, why, names, **facts)

    @contextmanager
    def _turn(self, who: str, is_wanted: Callable[[], bool]) -> Iterator[None]:
        """Wait until fewer than ``at_once`` files are read, and hold one of their places."""
        with ExitStack() as held:
            until = time.monotonic() + _LONGEST_WAIT
            while not self._take(who, held):
                if time.monotonic() > until or not is_wanted():
                    raise ImportRefused(0, What.ONE_AT_A_TIME)
                time.sleep(_A_WHILE)
            yield

    def _take(self, who: str, held: ExitStack) -> bool:
        """Take a place, which ``held`` gives back; return False if none is free.

        Raises:
            ImportRefused: one of those who have a place is ``who``.
            StoreUnavailable: nothing can be written in the folder of the places.
        """
        with self._lock:
            if who in self._reading:
                raise ImportRefused(0, What.ONE_AT_A_TIME)
            if len(self._reading) >= self._at_once:
                return False
            if self._folder is not None and fcntl is not None:
                # On a full disk, a file can't be closed either.
                try:
                    with ExitStack() as opened:
                        if not _take_among_servers(self._folder, self._at_once, who, opened):
                            return False
                        held.push(opened.pop_all())
                except OSError as error:
                    raise StoreUnavailable(reason_of(error)) from error
            self._reading.append(who)
            held.callback(self._reading.remove, who)
            return True


def _note_in(folder: Path, upload: str) -> Path:
    return folder / f"import-{hashlib.sha256(upload.encode()).hexdigest()[:16]}.done"


def _take_among_servers(folder: Path, at_once: int, who: str, opened: ExitStack) -> bool:
    """Lock one of the files that all servers have in ``folder``, and write ``who`` into it.

    Return False if none is free.
    """
    guard = opened.enter_context((folder / "imports.lock").open("a+"))
    fcntl.flock(guard, fcntl.LOCK_EX)
    free: IO[str] | None = None
    for number in range(1, at_once + 1):
        file = opened.enter_context((folder / f"import-{number}.lock").open("a+"))
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            if file.read() == who:
                raise ImportRefused(0, What.ONE_AT_A_TIME) from None
            continue
        if free is None:
            free = file
        else:
            fcntl.flock(file, fcntl.LOCK_UN)
    if free is not None:
        free.truncate(0)
        free.write(who)
        free.flush()
    fcntl.flock(guard, fcntl.LOCK_UN)
    return free is not None


def _waited_for(
    future: "ProcessFuture[_Refused | None]", is_wanted: Callable[[], bool]
) -> _Refused | None:
    while True:
        try:
            return future.result(_A_WHILE)
        except TooSlow:
            if future.done():
                raise
            if not is_wanted():
                future.cancel()  # type: ignore[no-untyped-call]
                raise


def _as_text(beginning: bytes) -> str:
    # The last letter may be cut off; whether all of it is text is seen when it is read.
    return beginning.decode(errors="ignore")


def _read(folder: Path, now: int, limits: Limits) -> _Refused | None:
    """Read the file that was sent, in a child; return why it is refused, if it is."""
    limit_this_process(limits.memory)
    with (
        at_most(limits.seconds),
        (folder / "sent").open(encoding="utf-8", newline="") as sent,
        (folder / "items").open("xb") as stream,
    ):
        try:
            ItemFile(stream).write(read_file(sent, now))
        except UnicodeDecodeError:
            return 0, What.NOT_TEXT, {}, {}
        except ImportRefused as error:
            return error.line, error.why, dict(error.names), error.facts
    return None
