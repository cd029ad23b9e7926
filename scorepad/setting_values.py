"""The values of settings: each function reads the text of the setting, or option, ``name``.

It raises :class:`NoSuchSetting` where that can't have such a value.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Literal

from scorepad.address import (
    OWN_PARTS,
    address_in,
    host_of,
    is_named,
    means_this_computer,
    prefix_in,
)
from scorepad.secret_key import SHORTEST
from scorepad.zone import why_no_zone

IN_MEMORY = "memory://"
"""The place where requests are counted by default: each process counts for itself."""

_COUNT = re.compile(r"[0-9]{1,3}")
_ON, _OFF = ("on", "true", "yes", "1"), ("off", "false", "no", "0")

_HOST_NAME = re.compile(r"\.?\w[^\s/@*?#,;:\[\]\\]*(:\d{1,5})?")
"""The pattern of a name, or with a dot before it of every name below; the port is not compared."""


class NoSuchSetting(ValueError):
    """A setting that does not exist, or a value that it can't have; the message names both."""


def switch(name: str, text: str) -> bool:
    """Return whether it is on."""
    word = text.lower()
    if word not in (*_ON, *_OFF):
        near = get_close_matches(word, (*_ON, *_OFF), n=1)
        raise NoSuchSetting(
            f"{name} is on or off (true or false, yes or no, 1 or 0), not {word!r}"
            + (f"; {near[0]} is meant?" if near else "")
        )
    return word in _ON


def only(value: str) -> Callable[[str, str], bool]:
    """Return the reader of a setting that has this ``value``, or none."""

    def read(name: str, text: str) -> bool:
        if text.lower() != value:
            raise NoSuchSetting(f"{name} is {value}, or empty, not {text.lower()!r}")
        return True

    return read


def up_to(most: int) -> Callable[[str, str], int]:
    """Return the reader of a whole number."""

    def read(name: str, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 12 and int(text) <= most):
            raise NoSuchSetting(f"{name} is a whole number from 0 to {most}, not {text!r}")
        return int(text)

    return read


def token(name: str, text: str) -> str:
    """Return the token, which nobody can guess and a header can bring."""
    is_said = text.isascii() and text.isprintable() and " " not in text
    if len(text) < SHORTEST or not is_said:
        raise NoSuchSetting(
            f"{name} is {SHORTEST} or more letters, digits and signs, as "
            "openssl rand -hex 20 makes them"
        )
    return text


def address(name: str, text: str) -> str:
    """Return the URL that phones open, with a slash behind it."""
    url = address_in(text)
    if url is None:
        raise NoSuchSetting(
            f"{name} is what phones open, such as https://pad.example.org/ or "
            f"http://192.168.1.20:5000/, not {_quoted(text)}"
        )
    host = host_of(url)
    if means_this_computer(host):
        raise NoSuchSetting(
            f"{name} is what phones open, and by {host} each phone means itself; "
            "http://192.168.1.20:5000/ would be one"
        )
    return url


def prefix(name: str, text: str) -> str:
    """Return the path below which a proxy shows the app; "" for "/"."""
    path = prefix_in(text)
    if path is None:
        own = OWN_PARTS.intersection(text.split("/"))
        why = (
            f"not {text!r}: /{min(own)} is an address of scorepad's own"
            if own
            else f"of letters, digits, _ and -, not {text!r}"
        )
        raise NoSuchSetting(f"{name} is a path such as /scorepad, {why}")
    return path


def names(name: str, text: str) -> tuple[str, ...]:
    """Return the names of hosts that are listed; each answers to a request for it."""
    listed = tuple(each.strip().lower() for each in text.split(",") if each.strip())
    wrong = next((each for each in listed if not _is_answered(each)), None)
    if wrong is not None:
        right = ",".join(filter(_is_answered, map(_bare, re.split(r"[\s,;]+", text.lower()))))
        raise NoSuchSetting(
            f"{name} lists names as in pad.example.org,.club.example (with a dot: all "
            f"below), and {_quoted(wrong)} is none; "
            + (
                f"{right} would be right"
                if right
                else "without it, the server answers to names at home"
            )
        )
    return listed


def _is_answered(name: str) -> bool:
    if not _HOST_NAME.fullmatch(name):
        return False
    suffix = f"any{name}" if name.startswith(".") else name
    try:
        # Browsers ask for a name in letters of ASCII alone.
        return is_named(suffix.encode("idna").decode(), (name,))
    except UnicodeError:
        return False


def _bare(text: str) -> str:
    """Return the name in ``text``, which looks like an address or like a pattern for names."""
    host = re.sub(r"^[a-z+]*:?/+", "", text).partition("/")[0].rpartition("@")[2]
    return re.sub(r"^\*+(?=\.)", "", host)


def limits_url(name: str, text: str) -> str:
    """Return the storage of the rate limits, as the limits library writes it."""
    if text != IN_MEMORY:
        # Slow, and wanted here alone.
        from limits.errors import ConfigurationError
        from limits.storage import storage_from_string

        try:
            storage_from_string(text)
        except ConfigurationError as error:
            why = str(error).replace(text, f"{text.partition(':')[0]}://...").rstrip(".")
            raise NoSuchSetting(f"{name} can't be used: {why}") from error
    return text


def counts(name: str, text: str) -> tuple[int, int]:
    """Return the numbers of daily and weekly copies that stay, from "7,4"."""
    days, _, weeks = text.replace(" ", "").partition(",")
    if not (_COUNT.fullmatch(days) and _COUNT.fullmatch(weeks) and int(days)):
        raise NoSuchSetting(
            f"How many copies stay ({name}) is two numbers, daily ones "
            f"from 1 to 999 and weekly ones from 0, 7,4 for example, not {text!r}"
        )
    return int(days), int(weeks)


def zone(name: str, text: str) -> str:
    """Return the name of a time zone."""
    why = why_no_zone(text)
    if why is not None:
        raise NoSuchSetting(f"{name} {why}")
    return text


def folder(name: str, text: str) -> Path:
    """Return the folder."""
    path = Path(text).expanduser()
    if not path.is_absolute():
        raise NoSuchSetting(f"{name} is a folder from / on, not {text!r}")
    return path


def journal(name: str, text: str) -> Literal["wal", "delete"]:
    """Return the mode of an SQLite file's journal."""
    word = text.lower()
    if word == "wal":
        return "wal"
    if word != "delete":
        raise NoSuchSetting(f"{name} is wal, delete or empty, not {word!r}")
    return "delete"


def _quoted(text: str) -> str:
    """Return ``text`` in quotation marks, without a name and a password in it."""
    return repr(re.sub(r"//.*@", "//", text))
