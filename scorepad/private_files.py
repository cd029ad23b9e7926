"""Files that only their owner may read: secrets, and copies of games."""

import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path


def write_private(path: Path, pieces: Iterable[bytes]) -> Path:
    """Write a new file that only its owner may read, to the disk itself, and return its path.

    It is gone again where that fails.

    Raises:
        FileExistsError: There is a file at ``path``.
        OSError: It can't be written.
    """
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(pieces)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise
    return path


def draft_beside(target: Path) -> Path:
    """Return a name beside ``target`` that nobody else uses, for what will take its place."""
    return target.with_name(f".{target.name}.{secrets.token_hex(8)}")


def create_private(target: Path, content: bytes) -> None:
    """Write ``target`` whole or not at all, readable by its owner alone; one that is there stays.

    Raises ``OSError`` when it can't be written.
    """
    draft = write_private(draft_beside(target), [content])
    try:
        # A hard link appears complete or not at all, and never replaces what another start made.
        with suppress(FileExistsError):
            os.link(draft, target)
    finally:
        draft.unlink()
