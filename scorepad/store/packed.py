"""Packed copies: copies of the games compressed as gzip does, so that gunzip unpacks them too.

Eleven copies of 1,000 games took 33 MB; a packed one takes about a quarter of a plain one.
"""

import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Callable
from pathlib import Path

from scorepad.private_files import draft_beside

ENDING = ".gz"
_MAGIC = b"\x1f\x8b"
_PIECE = 1 << 20
"""Bytes that are worked on at once."""

_LONGEST_REST = 0.05
"""Seconds of a rest after each piece, at most: the server goes on meanwhile."""

CUT_OR_DAMAGED = (EOFError, gzip.BadGzipFile, zlib.error)
"""The errors of reading a packed file that is damaged, or was cut off."""


def is_packed(path: Path) -> bool:
    """Return whether the file begins like a packed one, whatever it is called."""
    try:
        with path.open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        # Whoever opens it next finds out why it can't be read.
        return False


def unpack(packed: Path, into: Path, say: Callable[[int, int], None] = lambda *_: None) -> None:
    """Write what is in a packed file into the file ``into``, which is there.

    ``say`` is told how many bytes of the packed file are read, of all. Raises
    :data:`CUT_OR_DAMAGED`, and ``OSError``.
    """
    size = packed.stat().st_size
    with packed.open("rb") as raw, gzip.open(raw) as file, into.open("r+b") as target:
        while piece := file.read(_PIECE):
            target.write(piece)
            say(min(raw.tell(), size), size)


def is_whole(packed: Path) -> bool:
    """Return whether a packed file can be unpacked to its end. Raises ``OSError``."""
    try:
        with gzip.open(packed) as file:
            while file.read(_PIECE):
                pass
    except CUT_OR_DAMAGED:
        return False
    return True


def pack(plain: Path) -> Path | None:
    """Put a packed file in the place of a plain one, with the same time; return its path.

    Its name is the plain one's and ``.gz``. The plain file goes only when the packed one is on the
    disk and was read back; where that can't be done, the plain one stays, and ``None`` is returned.

    Raises:
        OSError: there is no room, or the folder may not be written; the plain file stays.
    """
    target = plain.with_name(plain.name + ENDING)
    draft = draft_beside(target)
    times = plain.stat()
    try:
        digest = hashlib.sha256()
        made = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with (
            plain.open("rb") as source,
            open(made, "wb") as raw,  # noqa: PTH123 - opened so that only its owner reads it
            gzip.GzipFile("", "wb", 6, raw, mtime=0) as file,
        ):
            while piece := source.read(_PIECE):
                begun = time.monotonic()
                digest.update(piece)
                file.write(piece)
                time.sleep(min(_LONGEST_REST, time.monotonic() - begun))
            file.flush()
        if _digest(draft) != digest.digest() or plain.stat().st_mtime_ns != times.st_mtime_ns:
            return None
        os.utime(draft, ns=(times.st_mtime_ns, times.st_mtime_ns))
        with draft.open("r+b") as written:
            os.fsync(written.fileno())
        draft.replace(target)
        plain.unlink(missing_ok=True)
    finally:
        draft.unlink(missing_ok=True)
    return target


def _digest(packed: Path) -> bytes:
    digest = hashlib.sha256()
    with gzip.open(packed) as file:
        while piece := file.read(_PIECE):
            digest.update(piece)
    return digest.digest()
