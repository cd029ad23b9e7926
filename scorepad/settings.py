"""What a server is told before it starts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL

from scorepad import secret_key
from scorepad.places import instance_folder


@dataclass(frozen=True, slots=True)
class Settings:
    """``instance`` is the folder for what this machine keeps, ``database_url``
    an SQLAlchemy address, ``secret_key`` at least 32 characters that nobody
    else may know. ``service_worker``: whether phones may keep the app, so that
    it starts without network."""

    instance: Path
    database_url: str = field(repr=False)
    secret_key: str = field(repr=False)
    service_worker: bool = True


def settings_from(environ: Mapping[str, str], instance: Path | None = None) -> Settings:
    """The settings of this machine; makes the instance folder and the key at the first start.

    Raises ``OSError`` when the folder can't be used and
    :class:`scorepad.secret_key.KeyTooShort`.
    """
    folder = instance_folder(environ, instance)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    given = environ.get("SCOREPAD_SECRET_KEY")
    return Settings(
        instance=folder,
        database_url=database_url(environ, folder),
        secret_key=(
            secret_key.kept_in(folder)
            if given is None
            else secret_key.checked(given, "SCOREPAD_SECRET_KEY")
        ),
        service_worker=environ.get("SCOREPAD_SERVICE_WORKER", "").lower() != "off",
    )


def database_url(environ: Mapping[str, str], folder: Path) -> str:
    """The address of the games of a machine that keeps them in ``folder``."""
    path = folder / "scorepad.db"
    given = environ.get("SCOREPAD_DATABASE_URL")
    return given or URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)
