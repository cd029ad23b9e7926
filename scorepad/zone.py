"""The time zone of the household: its name as a setting, and the clock of this process."""

import os
import time
from difflib import get_close_matches
from zoneinfo import available_timezones

ZONE = "SCOREPAD_ZONE"
"""The setting that names the time zone of the household."""


def why_no_zone(name: str) -> str | None:
    """Return what is wrong with the name of a time zone; ``None`` where there is one, or "".

    >>> why_no_zone("Europe/Paris")
    >>> why_no_zone("Europe/Pari")
    "is a time zone such as Europe/Berlin, not 'Europe/Pari'; Europe/Paris is meant?"
    """
    if not name or name in available_timezones():
        return None
    near = get_close_matches(name, available_timezones(), n=1)
    meant = f"; {near[0]} is meant?" if near else ""
    return f"is a time zone such as Europe/Berlin, not {name!r}{meant}"


def keep_time_of_household() -> None:
    """Let this process and its children show the time of ``SCOREPAD_ZONE``, if that is a zone.

    On Windows a process has the zone of its machine.
    """
    name = os.environ.get(ZONE, "").strip()
    if name and hasattr(time, "tzset") and why_no_zone(name) is None:
        os.environ["TZ"] = name
        time.tzset()
