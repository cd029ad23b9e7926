"""Disks that are full when somebody wants them to be, and may not be written."""

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from tests.permissions import bound_by_permissions
from tests.tools.trust.serving import Served

_PAGE = 4096


class Disk(Protocol):
    """A folder with as much room as it is left; a process that is to be bound to it, such as a
    server, calls ``bind``."""

    folder: Path

    @property
    def said(self) -> Path:
        """A file that has room for what a server says."""

    def leave(self, room: int, server: Served, /) -> None:
        """Only ``room`` bytes more can be written."""

    def free(self, server: Served, /) -> None:
        """There is room again."""

    def bind(self) -> None: ...


class SmallDisk:
    """A file system of its own, of a few megabytes in memory, filled with one file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = folder.with_name(f"{folder.name}.said")
        self._filler = folder / "filler"

    def leave(self, room: int, _server: Served) -> None:
        with self._filler.open("ab") as filler:
            size = filler.tell()
            there = os.statvfs(self.folder)
            grow = there.f_bavail * there.f_frsize - room
            if grow > 0:
                os.posix_fallocate(filler.fileno(), size, grow)
            else:
                os.ftruncate(filler.fileno(), max(0, size + grow))

    def free(self, _server: Served) -> None:
        self._filler.unlink()

    def bind(self) -> None:
        """Do nothing: this disk binds everybody."""


class BoundFiles:
    """No file of the server's may grow over the size that its database has now
    and ``room``: where nobody may make a file system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = folder.with_name(f"{folder.name}.said")
        self._size = resource.RLIM_INFINITY

    def leave(self, room: int, server: Served) -> None:
        self._size = size = (server.instance / "scorepad.db").stat().st_size + room
        for each in server.processes:
            resource.prlimit(each, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def free(self, server: Served) -> None:
        self._size = resource.RLIM_INFINITY
        for each in server.processes:
            resource.prlimit(each, resource.RLIMIT_FSIZE, (self._size, resource.RLIM_INFINITY))

    def bind(self) -> None:
        """Let no file of this process grow over that size."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (self._size, resource.RLIM_INFINITY))


class LockedFolder:
    """A folder in which nothing may be written any more, by nobody."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = folder.with_name(f"{folder.name}.said")

    def leave(self, _room: int, server: Served) -> None:
        self._allow(server, 0o400, 0o500)

    def free(self, server: Served) -> None:
        self._allow(server, 0o600, 0o700)

    def _allow(self, server: Served, file: int, folder: int) -> None:
        for each in server.instance.iterdir():
            if each.is_file():
                each.chmod(file)
        for each in (server.instance, self.folder):
            each.chmod(folder)

    def bind(self) -> None:
        """Have root, too, write nothing here."""
        bound_by_permissions()


@contextmanager
def small_disk(folder: Path, megabytes: int = 32) -> Iterator[SmallDisk]:
    """A disk in the place of ``folder``. Only within :func:`own_mounts`.

    Emptied, it has room for games, their log of 4 MB and several copies: of 8 MB, 0.8 were left in
    the end, and a copy that was made besides found the disk full.
    """
    options = f"size={megabytes}m"
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], check=True)
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def own_mounts() -> tuple[str, ...] | None:
    """A command that runs another with mounts of its own, which end with it;
    ``None`` where this machine allows nobody to make any."""
    for rights in ((), ("--map-root-user",)):
        command = ("unshare", "--mount", *rights)
        mount = ("mount", "-t", "tmpfs", "tmpfs", "/mnt")
        if _works((*command, *mount)):
            return command
    return None


def _works(command: tuple[str, ...]) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False
