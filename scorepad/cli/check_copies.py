"""The copies that are there, as ``scorepad check`` tells: how many, how large, and if whole."""

from collections.abc import Iterator

from scorepad.cli.check_line import Line, megabytes
from scorepad.services.backups import CopiesThere, CopyPlan, copies_there
from scorepad.settings import Settings
from scorepad.store import Store


def kept(store: Store, settings: Settings) -> CopiesThere | None:
    """Return what copies there are; ``None`` where they can't be read."""
    plan = CopyPlan(folder=settings.backups, days=settings.backups_days)
    try:
        return copies_there(store, plan)
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
