"""What ``scorepad check`` says of the copies that are there: how many, how large, and if whole."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from scorepad.cli.check_line import Line, megabytes
from scorepad.settings import Settings
from scorepad.store import Store
from scorepad.store.packed import is_packed, is_whole


def kept(store: Store, settings: Settings) -> list[Path]:
    """Return the copies of the games; none where their folders can't be read."""
    with suppress(OSError):
        return [copy.path for copy in store.kept_copies(settings.backups_days, settings.backups)]
    return []


def said_of(copies: Sequence[Path], size: int) -> Iterator[Line]:
    """Yield what is said of the copies, beside games of so many bytes."""
    if not copies:
        yield Line("ok", "kept", "there is none yet")
        return
    packed = [copy for copy in copies if is_packed(copy)]
    room = sum(copy.stat().st_size for copy in copies)
    number = "1 copy takes" if len(copies) == 1 else f"{len(copies)} copies take"
    yield Line(
        "ok",
        "kept",
        f"{number} {megabytes(room)} beside games of {megabytes(size)}"
        + (f"; {len(packed)} of them packed (.gz)" if packed else ""),
    )
    for copy in packed:
        if not _is_sound(copy):
            yield Line(
                "note",
                "kept",
                f"{copy} is damaged or was cut off, and can't be brought back; delete it",
            )


def _is_sound(packed: Path) -> bool:
    try:
        return is_whole(packed)
    except OSError:
        return False
