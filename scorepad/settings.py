"""The settings of a server, read from the environment before it starts."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from sqlalchemy import URL

from scorepad import secret_key
from scorepad.address import (
    OWN_PARTS,
    address_in,
    host_of,
    is_named,
    means_this_computer,
    prefix_in,
    prefix_of,
)
from scorepad.paths import instance_folder
from scorepad.setting_names import SettingName, nearest, unknown_in
from scorepad.zone import why_no_zone

IN_MEMORY = "memory://"
"""The place where requests are counted by default: each process counts for itself."""

_COUNT = re.compile(r"[0-9]{1,3}")
_MOST_PROXIES = 10
_MOST_SECONDS = 10 * 365 * 24 * 3600
_MOST_DAYS = 10 * 365
_ON, _OFF = ("on", "true", "yes", "1"), ("off", "false", "no", "0")

_HOST_NAME = re.compile(r"\.?\w[^\s/@*?#,;:\[\]\\]*(:\d{1,5})?")
"""The pattern of a name, or with a dot before it of every name below; the port is not compared."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    instance: Path
    """The folder for what this machine keeps."""

    database_url: str = field(repr=False)
    """The database, as SQLAlchemy writes it."""

    secret_key: str = field(repr=False)
    """At least 32 characters that nobody else may know."""

    service_worker: bool = True
    """True if phones may store the app, so that it starts without network."""

    hosts: tuple[str, ...] = ()
    """The names that the server answers to; none for the names of home networks."""

    proxies: int = 0
    """The number of servers in front of it that pass on a client's IP address."""

    hsts: int = 0
    """The seconds of Strict-Transport-Security; 0 for no such header."""

    limits_url: str = field(default=IN_MEMORY, repr=False)
    """The storage of the rate limits, as the limits library writes it."""

    prefix: str = ""
    """The path below which a proxy shows the app, "/scorepad" for example; "" for none."""

    address: str = ""
    """The URL that phones open, with a slash behind it; "" where nobody says."""

    key_source: str = "secret_key"
    """The file or the setting that has the secret key."""

    members_only: bool = False
    """True if phones that are in no group begin no games."""

    backups: Path | None = None
    """A folder that copies go to as well."""

    backups_keep: tuple[int, int] = (7, 4)
    """The number of daily and of weekly copies that stay."""

    backups_days: int = 60
    """The days for which copies stay that were made before an upgrade or a restore."""

    backups_key: bool = False
    """True if the secret key goes to ``backups`` too."""

    log_requests: bool = False
    """True if each request has a line in the log."""

    zone: str = ""
    """The time zone of the household, "Europe/Paris"; "" for that of this machine."""

    watch_token: str = field(default="", repr=False)
    """The token of those who watch the server from elsewhere and are told all; "" for nobody."""

    journal: Literal["wal", "delete"] | None = None
    """The mode of an SQLite file's journal; ``None`` for what suits its file system."""


class NoSuchSetting(ValueError):
    """A setting that does not exist, or a value that it can't have; the message names both."""


def settings_from(
    environ: Mapping[str, str], instance: Path | None = None, *, make: bool = True
) -> Settings:
    """Return the settings of this machine.

    With ``make``, the instance folder and the key are created at the first start; without it the
    key is "" where there is none.

    Raises ``OSError`` when the folder can't be used,
    :class:`scorepad.secret_key.WeakKey` and :class:`NoSuchSetting`.
    """
    refuse_unknown(environ)
    folder = instance_folder(environ, instance)
    if make:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    hosts = _names(environ.get(SettingName.HOSTS, ""))
    address = _address(environ.get(SettingName.ADDRESS, "").strip(), hosts)
    key = environ.get(SettingName.SECRET_KEY)
    return Settings(
        instance=folder,
        database_url=database_url(environ, folder),
        secret_key=_key(key, folder, make=make),
        service_worker=_switch(environ, SettingName.SERVICE_WORKER),
        hosts=hosts,
        proxies=_whole(environ, SettingName.PROXIES, _MOST_PROXIES),
        hsts=_whole(environ, SettingName.HSTS, _MOST_SECONDS),
        limits_url=_limits_url(environ.get(SettingName.LIMITS_URL) or IN_MEMORY),
        prefix=_prefix(environ.get(SettingName.PREFIX, "").strip(), address),
        address=address,
        key_source=str(folder / "secret_key") if key is None else SettingName.SECRET_KEY,
        members_only=_one_of(environ, SettingName.NEW_GAMES, "members"),
        backups=_folder(environ.get(SettingName.BACKUPS, "").strip()),
        backups_keep=counts_in(environ.get(SettingName.BACKUPS_KEEP, "").strip() or "7,4"),
        backups_days=_whole(environ, SettingName.BACKUPS_DAYS, _MOST_DAYS, 60),
        backups_key=_one_of(environ, SettingName.BACKUPS_KEY, "on"),
        log_requests=_one_of(environ, SettingName.LOG, "requests"),
        zone=_zone(environ.get(SettingName.ZONE, "").strip()),
        watch_token=_token(environ.get(SettingName.WATCH_TOKEN, "").strip()),
        journal=journal_in(environ),
    )


def refuse_unknown(environ: Mapping[str, str]) -> None:
    """Raise :class:`NoSuchSetting` for the first name that looks like a setting and is none."""
    unknown = unknown_in(environ)
    if unknown:
        raise NoSuchSetting(unknown)


def _key(key: str | None, folder: Path, *, make: bool) -> str:
    if key is not None:
        return secret_key.checked(key, SettingName.SECRET_KEY)
    return secret_key.stored_key(folder) if make or (folder / "secret_key").exists() else ""


def _token(text: str) -> str:
    is_said = text.isascii() and text.isprintable() and " " not in text
    if text and (len(text) < secret_key.SHORTEST or not is_said):
        raise NoSuchSetting(
            f"SCOREPAD_WATCH_TOKEN is {secret_key.SHORTEST} or more letters, digits and signs, as "
            "openssl rand -hex 20 makes them"
        )
    return text


def _quoted(text: str) -> str:
    """Return ``text`` in quotation marks, without a name and a password in it."""
    return repr(re.sub(r"//.*@", "//", text))


def _switch(environ: Mapping[str, str], name: str) -> bool:
    """Return whether a setting is on, as it is where nothing is said."""
    text = environ.get(name, "").strip().lower()
    if text in _OFF:
        return False
    if text and text not in _ON:
        near = nearest(text, (*_ON, *_OFF))
        raise NoSuchSetting(
            f"{name} is on or off (true or false, yes or no, 1 or 0), not {text!r}"
            + (f"; {near} is meant?" if near else "")
        )
    return True


def _address(text: str, hosts: tuple[str, ...]) -> str:
    address = address_in(text) if text else ""
    if address is None:
        raise NoSuchSetting(
            "SCOREPAD_ADDRESS is what phones open, such as https://pad.example.org/ or "
            f"http://192.168.1.20:5000/, not {_quoted(text)}"
        )
    host = host_of(address)
    if means_this_computer(host):
        raise NoSuchSetting(
            f"SCOREPAD_ADDRESS is what phones open, and by {host} each phone means itself; "
            "http://192.168.1.20:5000/ would be one"
        )
    if address and hosts and not is_named(host, hosts):
        raise NoSuchSetting(f"SCOREPAD_ADDRESS is at {host}: name it in SCOREPAD_HOSTS as well")
    return address


def _prefix(text: str, address: str) -> str:
    """Return the prefix in ``text``; without one, that in the address."""
    prefix = prefix_in(text) if text else prefix_of(address)
    if prefix is None:
        own = OWN_PARTS.intersection(text.split("/"))
        why = (
            f"not {text!r}: /{min(own)} is an address of scorepad's own"
            if own
            else f"of letters, digits, _ and -, not {text!r}"
        )
        raise NoSuchSetting(f"SCOREPAD_PREFIX is a path such as /scorepad, {why}")
    if address and prefix != prefix_of(address):
        raise NoSuchSetting(
            f"SCOREPAD_PREFIX is {prefix or '/'}, but the path in SCOREPAD_ADDRESS is "
            f"{prefix_of(address) or '/'}: leave one of them out"
        )
    return prefix


def _names(listed: str) -> tuple[str, ...]:
    """Return the names that are ``listed``; each answers to a request for it."""
    names = tuple(name.strip().lower() for name in listed.split(",") if name.strip())
    wrong = next((name for name in names if not _is_answered(name)), None)
    if wrong is not None:
        right = ",".join(filter(_is_answered, map(_bare, re.split(r"[\s,;]+", listed.lower()))))
        raise NoSuchSetting(
            "SCOREPAD_HOSTS lists names as in pad.example.org,.club.example (with a dot: all "
            f"below), and {_quoted(wrong)} is none; "
            + (f"{right} would be right" if right else "without it, names at home are answered to")
        )
    return names


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


def _limits_url(url: str) -> str:
    if url != IN_MEMORY:
        # Slow, and wanted here alone.
        from limits.errors import ConfigurationError
        from limits.storage import storage_from_string

        try:
            storage_from_string(url)
        except ConfigurationError as error:
            why = str(error).replace(url, f"{url.partition(':')[0]}://...").rstrip(".")
            raise NoSuchSetting(f"SCOREPAD_LIMITS_URL can't be used: {why}") from error
    return url


def _whole(environ: Mapping[str, str], name: str, most: int, usual: int = 0) -> int:
    text = environ.get(name, "").strip() or str(usual)
    if not (text.isascii() and text.isdecimal() and len(text) < 12 and int(text) <= most):
        raise NoSuchSetting(f"{name} is a whole number from 0 to {most}, not {text!r}")
    return int(text)


def counts_in(text: str) -> tuple[int, int]:
    """Return the numbers of daily and weekly copies that stay, from "7,4".

    Raises :class:`NoSuchSetting`.
    """
    days, _, weeks = text.replace(" ", "").partition(",")
    if not (_COUNT.fullmatch(days) and _COUNT.fullmatch(weeks) and int(days)):
        raise NoSuchSetting(
            "How many copies stay (SCOREPAD_BACKUPS_KEEP, --keep) is two numbers, daily ones "
            f"from 1 to 999 and weekly ones from 0, 7,4 for example, not {text!r}"
        )
    return int(days), int(weeks)


def _zone(name: str) -> str:
    why = why_no_zone(name)
    if why is not None:
        raise NoSuchSetting(f"SCOREPAD_ZONE {why}")
    return name


def _folder(text: str) -> Path | None:
    folder = Path(text).expanduser()
    if text and not folder.is_absolute():
        raise NoSuchSetting(f"SCOREPAD_BACKUPS is a folder from / on, not {text!r}")
    return folder if text else None


def _one_of(environ: Mapping[str, str], name: str, value: str) -> bool:
    """Return whether the setting has its one ``value``; "" means that it has not."""
    text = environ.get(name, "").strip().lower()
    if text not in ("", value):
        raise NoSuchSetting(f"{name} is {value}, or empty, not {text!r}")
    return text == value


def journal_in(environ: Mapping[str, str]) -> Literal["wal", "delete"] | None:
    """Return the journal mode that is asked for. Raises :class:`NoSuchSetting`."""
    text = environ.get(SettingName.SQLITE_JOURNAL, "").strip().lower()
    if text == "wal":
        return "wal"
    if text not in ("", "delete"):
        raise NoSuchSetting(f"SCOREPAD_SQLITE_JOURNAL is wal, delete or empty, not {text!r}")
    return "delete" if text else None


def database_url(environ: Mapping[str, str], folder: Path) -> str:
    """Return the database address of a machine that keeps its games in ``folder``."""
    path = folder / "scorepad.db"
    url = environ.get(SettingName.DATABASE_URL)
    return url or URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)
