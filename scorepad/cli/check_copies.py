"""The copies, as ``scorepad check`` tells: where they go, how many are there, and if whole."""

import os
from collections.abc import Iterator

from scorepad.cli.backups import plan_of
from scorepad.cli.check_line import Line, megabytes
from scorepad.services.backups import CopiesThere, copies_there
from scorepad.settings import Settings
from scorepad.store import Store


def kept(store: Store, settings: Settings) -> CopiesThere | None:
    """Return what copies there are; ``None`` where they can't be read."""
    try:
        return copies_there(store, plan_of(settings))
    except OSError:
        return None


def said_of(copies: CopiesThere | None, size: int) -> Iterator[Line]:
    """Yield what is said of the copies, beside games of so many bytes."""
    if copies is None:
        yield Line("note", "kept", "the copies can't be read by this user")
        return
    if not copies.number:
        yield Line("ok", "kept", "there is no copy yet; a server makes one a day")
        return
    number = "1 copy takes" if copies.number == 1 else f"{copies.number} copies take"
    yield Line(
        "ok",
        "kept",
        f"{number} {megabytes(copies.size)} beside games of {megabytes(size)}"
        + (f"; {copies.packed} of them packed (.gz)" if copies.packed else ""),
    )
    for copy in copies.torn:
        said = f"{copy} is damaged or was cut off, and can't be brought back; delete it"
        yield Line("note", "kept", said)


def where_kept(settings: Settings) -> Line:
    """Return what is said of the folders for copies; nothing is written there."""
    folder = settings.backups
    if folder and not folder.is_dir():
        return Line(
            "mend",
            "copies",
            f"SCOREPAD_BACKUPS is {folder}, which is not there; make it, or mount its disk",
        )
    if folder and not os.access(folder, os.W_OK | os.X_OK):
        return Line("mend", "copies", f"{folder} (SCOREPAD_BACKUPS) can't be written by this user")
    days, weeks = settings.backups_keep
    return Line(
        "ok",
        "copies",
        f"{days} daily and {weeks} weekly ones stay"
        + (f", also in {folder}" if folder else "")
        + f"; those from before an upgrade or a restore for {settings.backups_days} days",
    )
