"""The folder of the edition without a server.

Each file but the pages, the manifests and the workers has a digest of its content in its name. A
file of the version before stays until the next version is written: a page that is open still finds
its own.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath

_LIST = "scorepad-files.json"
_FIRST_PAGE = "index.html"
_SHARED = "files"
"""The folder of what all languages have."""


_OF_LANGUAGE = ("index.html", "manifest.webmanifest", "sheets.html", "sw.js")
"""The files in the folder of a language whose names do not say their content."""


class NotOurs(Exception):
    """A folder with a first page that scorepad has not written."""


class ListDamaged(Exception):
    """A folder whose list of files cannot be read; the message is the list's path."""


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


def make(folder: Path) -> None:
    """Make the folder where there is none, before all that takes long.

    Raises:
        NotOurs: it holds another site.
        ListDamaged: its list of files cannot be read.
        OSError: it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _versions(folder)


def write(files: Files, folder: Path) -> None:
    """Write the files into ``folder``, and delete those that only older versions need.

    What names others comes after them, so that a page never asks for a file that is not there yet.

    Raises:
        NotOurs: the folder holds another site.
        ListDamaged: its list of files cannot be read.
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
    for language in _languages(path for version in versions for path in version) - _languages(now):
        for name in _OF_LANGUAGE:
            (folder / language / name).unlink(missing_ok=True)
    _write(folder / _LIST, json.dumps([now, *kept]).encode())


def _languages(paths: Iterable[str]) -> set[str]:
    """Return the languages of the named files: each has a folder with scripts."""
    return {path.partition("/")[0] for path in paths if path.endswith(".js")} - {_SHARED}


def _versions(folder: Path) -> list[list[str]]:
    """Return the named files of the versions in the folder, the newest first."""
    there = folder / _LIST
    if there.is_file():
        return _read_list(there)
    if (folder / _FIRST_PAGE).exists():
        raise NotOurs(folder)
    return []


def _read_list(there: Path) -> list[list[str]]:
    try:
        versions = json.loads(there.read_bytes())
    except ValueError as error:
        raise ListDamaged(there) from error
    if not isinstance(versions, list) or not all(map(_are_paths, versions)):
        raise ListDamaged(there)
    return versions


def _are_paths(version: object) -> bool:
    """Return whether these are paths of files within the folder."""
    return isinstance(version, list) and all(
        isinstance(path, str) and path[:1] != "/" and ".." not in PurePosixPath(path).parts
        for path in version
    )


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
