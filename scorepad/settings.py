"""The settings of a server, read from the environment before it starts."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, TypeVar

from sqlalchemy import URL

from scorepad import secret_key
from scorepad import setting_values as read
from scorepad.address import host_of, is_named, prefix_of
from scorepad.paths import INSTANCE, instance_folder
from scorepad.setting_values import NoSuchSetting
from scorepad.zone import ZONE

ADDRESS = "SCOREPAD_ADDRESS"
DATABASE_URL = "SCOREPAD_DATABASE_URL"
SECRET_KEY = "SCOREPAD_SECRET_KEY"
_JOURNAL = "SCOREPAD_SQLITE_JOURNAL"
_BEGINNING = "SCOREPAD_"

_Value = TypeVar("_Value")


def _setting(
    name: str, reader: Callable[[str, str], _Value], usual: _Value, *, shown: bool = True
) -> _Value:
    """Return the field of the setting ``name``: ``reader(name, text)`` makes its text a value.

    Without a text, or with one of spaces alone, the value is the ``usual`` one.
    """
    return field(default=usual, repr=shown, metadata={"name": name, "read": reader})


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server, each with its name, its reader and what it is without a text."""

    instance: Path = field(metadata={"name": INSTANCE})
    """The folder for what this machine keeps."""

    database_url: str = field(repr=False, metadata={"name": DATABASE_URL})
    """The database, as SQLAlchemy writes it."""

    secret_key: str = field(repr=False, metadata={"name": SECRET_KEY})
    """At least 32 characters that nobody else may know."""

    service_worker: bool = _setting("SCOREPAD_SERVICE_WORKER", read.switch, True)
    """True if phones may store the app, so that it starts without network."""

    hosts: tuple[str, ...] = _setting("SCOREPAD_HOSTS", read.names, ())
    """The names that the server answers to; none for the names of home networks."""

    proxies: int = _setting("SCOREPAD_PROXIES", read.up_to(10), 0)
    """The number of servers in front of it that pass on a client's IP address."""

    hsts: int = _setting("SCOREPAD_HSTS", read.up_to(10 * 365 * 24 * 3600), 0)
    """The seconds of Strict-Transport-Security; 0 for no such header."""

    limits_url: str = _setting("SCOREPAD_LIMITS_URL", read.limits_url, read.IN_MEMORY, shown=False)
    """The storage of the rate limits, as the limits library writes it."""

    prefix: str = _setting("SCOREPAD_PREFIX", read.prefix, "")
    """The path below which a proxy shows the app, "/scorepad" for example; "" for none.

    Without a text, it is that in the address.
    """

    address: str = _setting(ADDRESS, read.address, "")
    """The URL that phones open, with a slash behind it; "" where nobody says."""

    key_source: str = "secret_key"
    """The file or the setting that has the secret key."""

    members_only: bool = _setting("SCOREPAD_NEW_GAMES", read.only("members"), False)
    """True if phones that are in no group begin no games."""

    backups: Path | None = _setting("SCOREPAD_BACKUPS", read.folder, None)  # noqa: RUF009 - a field
    """A folder that copies go to as well."""

    backups_keep: tuple[int, int] = _setting("SCOREPAD_BACKUPS_KEEP", read.counts, (7, 4))
    """The number of daily and of weekly copies that stay."""

    backups_days: int = _setting("SCOREPAD_BACKUPS_DAYS", read.up_to(10 * 365), 60)
    """The days for which copies stay that were made before an upgrade or a restore."""

    backups_key: bool = _setting("SCOREPAD_BACKUPS_KEY", read.only("on"), False)
    """True if the secret key goes to ``backups`` too."""

    log_requests: bool = _setting("SCOREPAD_LOG", read.only("requests"), False)
    """True if each request has a line in the log."""

    zone: str = _setting(ZONE, read.zone, "")
    """The time zone of the household, "Europe/Paris"; "" for that of this machine."""

    watch_token: str = _setting("SCOREPAD_WATCH_TOKEN", read.token, "", shown=False)
    """The token of those who watch the server from elsewhere and are told all; "" for nobody."""

    journal: Literal["wal", "delete"] | None = _setting(_JOURNAL, read.journal, None)
    """The mode of an SQLite file's journal; ``None`` for what suits its file system."""


SETTINGS = {each.metadata["name"]: each for each in fields(Settings) if each.metadata}
"""The field of each setting, by its name."""

_NO_SETTING = re.compile(r"SCOREPAD_(TESTS_.*|PORT(_.*)?|SERVICE_(HOST|PORT)(_.*)?)")
"""Variables that are no settings.

The tests and compose.yaml read some; Docker and Kubernetes set others in the containers beside one
that is called scorepad.
"""


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
    values: dict[str, Any] = {
        each.name: each.metadata["read"](name, text)
        for name, each in SETTINGS.items()
        if "read" in each.metadata and (text := environ.get(name, "").strip())
    }
    address = values.get("address", "")
    values.setdefault("prefix", prefix_of(address))
    if address:
        _refuse_contradiction(address, values["prefix"], values.get("hosts", ()))
    folder = instance_folder(environ, instance)
    if make:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    key = environ.get(SECRET_KEY)
    return Settings(
        instance=folder,
        database_url=database_url(environ, folder),
        secret_key=_key(key, folder, make=make),
        key_source=str(folder / "secret_key") if key is None else SECRET_KEY,
        **values,
    )


def refuse_unknown(environ: Mapping[str, str]) -> None:
    """Raise :class:`NoSuchSetting` for the first name that looks like a setting and is none.

    Its value is not repeated.
    """
    for name in sorted(environ):
        looks_like_one = name.upper().startswith(_BEGINNING) and not _NO_SETTING.fullmatch(name)
        if looks_like_one and name not in SETTINGS:
            known = sorted(SETTINGS)
            endings = [each.removeprefix(_BEGINNING) for each in known]
            near = get_close_matches(name.upper().removeprefix(_BEGINNING), endings, n=1)
            hint = f"{_BEGINNING}{near[0]} is meant?" if near else f"there are {', '.join(known)}"
            raise NoSuchSetting(f"there is no setting {name}; {hint}")


def _refuse_contradiction(address: str, prefix: str, hosts: tuple[str, ...]) -> None:
    host, path = host_of(address), prefix_of(address)
    if hosts and not is_named(host, hosts):
        raise NoSuchSetting(f"{ADDRESS} is at {host}: name it in SCOREPAD_HOSTS as well")
    if prefix != path:
        raise NoSuchSetting(
            f"SCOREPAD_PREFIX is {prefix or '/'}, but the path in {ADDRESS} is {path or '/'}: "
            "leave one of them out"
        )


def _key(key: str | None, folder: Path, *, make: bool) -> str:
    if key is not None:
        return secret_key.checked(key, SECRET_KEY)
    return secret_key.stored_key(folder) if make or (folder / "secret_key").exists() else ""


def journal_in(environ: Mapping[str, str]) -> Literal["wal", "delete"] | None:
    """Return the journal mode that is asked for. Raises :class:`NoSuchSetting`."""
    text = environ.get(_JOURNAL, "").strip()
    return read.journal(_JOURNAL, text) if text else None


def database_url(environ: Mapping[str, str], folder: Path) -> str:
    """Return the database address of a machine that keeps its games in ``folder``."""
    path = folder / "scorepad.db"
    url = environ.get(DATABASE_URL)
    return url or URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)
