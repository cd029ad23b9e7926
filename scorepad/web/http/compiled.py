"""A cache beside this module for what is made of the program's own files, as Python has one.

It has compiled Jinja templates, the phone's scripts, and compressed files. To make them, the first
pages after a start took 1 s of the processor; with the cache they take 0.1 s. If the folder can't
be written, they are made at every start. Like Python's own cache, it is trusted like the program,
and is removed with the installation.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import NamedTemporaryFile

import jinja2
from jinja2.bccache import Bucket, BytecodeCache

from scorepad.paths import PACKAGE, STATIC, TEMPLATES

FOLDER = Path(cache_from_source(__file__)).with_name("compiled")
_MADE_BY = (PACKAGE, TEMPLATES, STATIC / "phone", Path(jinja2.__file__).parent)
_DIGEST = sha256().digest_size


def compiled(name: str, source: bytes, make: Callable[[], bytes]) -> bytes:
    """Return what ``make`` returns, from the disk if it was made from the same ``source``.

    ``source`` is all that the content depends on. The file ``name`` has only the content of the
    last source.
    """
    content = _read(name, source)
    if content is None:
        content = make()
        _write(name, source, content)
    return content


@cache
def program() -> bytes:
    """Return a digest of the program's files, from their names, sizes and times.

    Python uses sizes and times to tell whether its compiled files are outdated.
    """
    digest = sha256(sys.version.encode())
    for folder in _MADE_BY:
        for path, size, changed_ns in sorted(_files_in(str(folder))):
            digest.update(f"{path}\0{size}\0{changed_ns}\n".encode())
    return digest.digest()


def _files_in(folder: str) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if not entry.is_dir():
                of = entry.stat()
                yield entry.path, of.st_size, of.st_mtime_ns
            elif entry.name != "__pycache__":
                yield from _files_in(entry.path)


class CompiledTemplates(BytecodeCache):
    """Jinja's templates as Python's own code."""

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give ``bucket`` the code of its template, if it is stored."""
        if content := _read(bucket.key, _source_of(bucket)):
            bucket.bytecode_from_string(content)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Store the code in ``bucket``."""
        _write(bucket.key, _source_of(bucket), bucket.bytecode_to_string())


def _source_of(bucket: Bucket) -> bytes:
    # Filters and settings of the environment are compiled into a template.
    return program() + bucket.checksum.encode()


def _read(name: str, source: bytes) -> bytes | None:
    try:
        kept = (FOLDER / name).read_bytes()
    except OSError:
        return None
    content = kept[2 * _DIGEST :]
    # A machine that lost its power may leave half of a file.
    return content if kept[: 2 * _DIGEST] == _digests(source, content) else None


def _write(name: str, source: bytes, content: bytes) -> None:
    if sys.dont_write_bytecode:
        return
    with suppress(OSError):
        FOLDER.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=FOLDER, prefix=f"{name}.", delete=False) as draft:
            try:
                draft.write(_digests(source, content) + content)
                draft.close()
                Path(draft.name).replace(FOLDER / name)
            except OSError:
                Path(draft.name).unlink()


def _digests(source: bytes, content: bytes) -> bytes:
    return sha256(source).digest() + sha256(content).digest()
