"""The folder of the edition without a server.

Each file but the pages, the manifests and the workers has a digest of its content in its name. A
file of the version before stays until the next version is written: a page that is open still finds
its own.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath

_LIST = "scorepad-files.json"
_FIRST_PAGE = "index.html"


class NotOurs(Exception):
    """A folder with a first page that scorepad has not written."""


class Files:
    """The files of one version, by their paths in the folder; each is there once."""

    def __init__(self) -> None:
        self.named: dict[str, bytes] = {}
        """Files whose names say their content."""
        self.others: dict[str, bytes] = {}
        """Pages, manifests and workers, in the order in which they are written."""

    def add(self, path: str, content: bytes) -> str:
        """Return the path of a file with a digest in its name; ``path`` is one without."""
        there = PurePosixPath(path)
        digest = sha256(content).hexdigest()[:12]
        named = str(there.with_name(f"{there.stem}-{digest}{there.suffix}"))
        self.named[named] = content
        return named


def write(files: Files, folder: Path) -> None:
    """Write the files into ``folder``, and delete those that only older versions need.

    What names others comes after them, so that a page never asks for a file that is not there yet.

    Raises:
        NotOurs: the folder holds another site.
        OSError: it cannot be written.
    """
    versions = _versions(folder)
    now = sorted(files.named)
    kept = versions[1:] if versions and versions[0] == now else versions[:1]
    for path, content in (*files.named.items(), *files.others.items()):
        _write(folder / path, content)
    known = {path for version in kept for path in version} | set(now)
    for path in {path for version in versions for path in version} - known:
        (folder / path).unlink(missing_ok=True)
    _write(folder / _LIST, json.dumps([now, *kept]).encode())


def _versions(folder: Path) -> list[list[str]]:
    """Return the named files of the versions in the folder, the newest first."""
    there = folder / _LIST
    if there.is_file():
        versions: list[list[str]] = json.loads(there.read_bytes())
        return versions
    if (folder / _FIRST_PAGE).exists():
        raise NotOurs(folder)
    return []


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # A host may serve the folder meanwhile: each file is whole at every moment.
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(content)
    beside.replace(path)


def size_of(files: Files) -> int:
    """Return how many bytes one version has."""
    every: Mapping[str, bytes] = {**files.named, **files.others}
    return sum(map(len, every.values()))
