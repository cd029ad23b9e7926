"""The server's secret key: made once, kept for good.

Links to games are derived from it, so another key makes every link void.
"""

import os
import secrets
from contextlib import suppress
from pathlib import Path

SHORTEST = 32
"""Fewer characters than this are refused."""


class KeyTooShort(Exception):
    """A key that could be guessed; ``source`` says where it stands."""

    def __init__(self, source: str) -> None:
        super().__init__(f"the secret key in {source} is shorter than {SHORTEST} characters")
        self.source = source


def checked(key: str, source: str) -> str:
    """``key`` itself. Raises :class:`KeyTooShort`."""
    if len(key) < SHORTEST:
        raise KeyTooShort(source)
    return key


def kept_in(folder: Path) -> str:
    """The key in ``folder/secret_key``, which is made when there is none.

    Processes that start at once all get the same one. Raises ``OSError`` when
    it can't be read or written, and :class:`KeyTooShort`.
    """
    path = folder / "secret_key"
    if not path.exists():
        _make(path)
    return checked(path.read_text(encoding="ascii", errors="replace").strip(), str(path))


def _make(path: Path) -> None:
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        # A link appears whole or not at all, and never replaces another's key.
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()
