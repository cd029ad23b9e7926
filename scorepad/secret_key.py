"""The server's secret key: created once, stored for good.

Links to games are derived from it, so another key makes every link void.
"""

import hashlib
import hmac
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from scorepad.private_files import create_private

SHORTEST = 32
"""The least number of characters of a key; shorter ones are refused."""

FEWEST_KINDS = 8
"""The least number of different characters in a key.

Keys drawn at random have more, and keys that somebody typed often fewer.
"""

_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class WeakKey(Exception):
    """A key that could be guessed.

    ``source`` says where it is stored, ``why`` what is wrong with it.
    """

    def __init__(self, source: str, why: str) -> None:
        super().__init__(f"the secret key in {source} {why}")
        self.source = source


def checked(key: str, source: str) -> str:
    """Return ``key`` itself. Raises :class:`WeakKey`."""
    if len(key) < SHORTEST:
        raise WeakKey(source, f"is shorter than {SHORTEST} characters")
    if len(set(key)) < FEWEST_KINDS:
        raise WeakKey(source, f"has fewer than {FEWEST_KINDS} different characters")
    return key


def stored_key(folder: Path) -> str:
    """Return the key in ``folder/secret_key``, which is created where there is none.

    Processes that start at once all get the same one. Raises ``OSError`` when
    it can't be read or written, and :class:`WeakKey`.
    """
    path = folder / "secret_key"
    if not path.exists():
        _make(path)
    elif path.stat().st_mode & _OTHERS:
        # A copy that was brought back is often open to everybody.
        with suppress(OSError):
            path.chmod(0o600)
    return checked(path.read_text(encoding="ascii", errors="replace").strip(), str(path))


def fingerprint(key: str) -> str:
    """Return 32 letters that tell two keys apart and from which nobody can find the key."""
    return hmac.new(key.encode(), b"fingerprint of the key", hashlib.sha256).hexdigest()[:32]


def renew_key(folder: Path) -> tuple[str, Path]:
    """Create another key in ``folder/secret_key``; return it, and the file that has the former key.

    Raises ``OSError`` when it can't be read or written.
    """
    path = folder / "secret_key"
    former = path.with_name(f"{path.name}.old")
    path.replace(former)
    return stored_key(folder), former


def _make(path: Path) -> None:
    create_private(path, f"{secrets.token_hex(32)}\n".encode("ascii"))
