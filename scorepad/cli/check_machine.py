"""The machine of a server, as ``scorepad check`` tells: folder of games, clock, zone, fonts."""

import os
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from scorepad.cli.check_line import Line, megabytes
from scorepad.i18n.numbers import file_day
from scorepad.settings import Settings
from scorepad.sheets.text import pango_is_there
from scorepad.store import Facts

_SPARE = 50_000_000
"""Bytes that are to be free beside a copy of all games."""

_MADE = datetime(2026, 1, 1, tzinfo=UTC)
"""The earliest time that a clock can show and be right."""

_AHEAD, _CLOCKS_DIFFER = timedelta(days=1).total_seconds(), 60
"""Seconds by which the newest entry and the database's clock may be off."""


def folder_of(folder: Path, facts: Facts | None) -> Iterator[Line]:
    """Yield whether the folder of the games can be written, and has room for a copy of them."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    if not there.is_dir():
        yield Line("mend", "folder", f"{there} is a file; name a folder with SCOREPAD_INSTANCE")
        return
    if not os.access(there, os.W_OK | os.X_OK):
        yield Line("mend", "folder", f"{there} can't be written by this user")
    elif there != folder:
        yield Line("ok", "folder", f"{folder} is not there yet; the first start makes it")
    else:
        yield Line("ok", "folder", f"{folder} can be written")
    free, needed = shutil.disk_usage(there).free, _SPARE + (facts.size if facts else 0)
    is_enough = free >= needed
    yield Line(
        "ok" if is_enough else "mend",
        "disk",
        f"{megabytes(free)} are free"
        + ("" if is_enough else f", and a copy of the games needs {megabytes(needed)}"),
    )


def clock(facts: Facts | None) -> Iterator[Line]:
    """Yield whether the clock can be right, beside the database's and the newest entry."""
    now = time.time()
    clock = datetime.fromtimestamp(now).astimezone().isoformat(" ", "minutes")
    if now < _MADE.timestamp():
        yield Line("mend", "clock", f"it says {clock}, which is long ago")
    elif facts and facts.clock is not None and abs(facts.clock - now) > _CLOCKS_DIFFER:
        apart = abs(round(facts.clock - now))
        yield Line("note", "clock", f"it says {clock}, and the database's is {apart} s apart")
    elif facts and facts.newest is not None and facts.newest - now > _AHEAD:
        day = file_day(facts.newest) or "a day that no calendar has"
        yield Line("note", "clock", f"it says {clock}, and the newest entry is of {day}")
    else:
        yield Line("ok", "clock", f"it says {clock}")


def zone(settings: Settings) -> Line:
    """Return by which time zone days are told where no phone says its own."""
    whose = "for days and hours where a phone names no zone of its own"
    if not settings.zone:
        name = datetime.now().astimezone().tzname()
        return Line("ok", "zone", f"this machine's, {name}: {whose}; SCOREPAD_ZONE sets another")
    if not hasattr(time, "tzset"):
        return Line("note", "zone", "SCOREPAD_ZONE sets none on Windows: set it for the machine")
    return Line("ok", "zone", f"{settings.zone}: {whose}")


def pango() -> Line:
    """Return whether sheets can be printed."""
    if pango_is_there():
        return Line("ok", "Pango", "sheets are printed")
    return Line("note", "Pango", "it is missing: browsers print sheets, and there is no PDF")


def fonts() -> Iterator[Line]:
    """Yield which scripts the fonts of this machine lack."""
    if not pango_is_there():
        return
    from scorepad.sheets.fonts import PACKAGES, SAMPLES, unprintable

    lacking = set(unprintable(SAMPLES.values()))
    scripts = [f"{script} ({letter})" for script, letter in SAMPLES.items() if letter in lacking]
    if scripts:
        what = ", ".join(scripts)
        bring = " ".join(PACKAGES)
        yield Line("note", "fonts", f"sheets can't print {what}; on Debian, {bring} bring these")
    else:
        yield Line("ok", "fonts", "letters of all common scripts are printed")
