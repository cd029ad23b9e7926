"""What has to be in order before a server listens."""

import os
from collections.abc import Mapping
from pathlib import Path

from scorepad.places import instance_folder
from scorepad.secret_key import WeakKey
from scorepad.settings import NoSuchSetting, Settings, database_url, settings_from
from scorepad.store import DatabaseTooNew, Reason, Store, StoreUnavailable

_DATABASE: dict[Reason, str] = {
    "busy": "is in use by another program; try again",
    "full": "can't be written: the disk is full",
    "readonly": "can't be written; name another folder with --instance",
    "away": "can't be reached",
    "broken": "can't be opened",
}


class NotReady(Exception):
    """The server can't start; the message is one line for a person."""


def make_ready(environ: Mapping[str, str], instance: Path | None = None) -> Settings:
    """The settings, with the instance folder, the key and an up-to-date database in place.

    Raises :class:`NotReady`.
    """
    try:
        settings = settings_from(environ, instance)
    except (WeakKey, NoSuchSetting) as error:
        raise NotReady(f"{error}.") from error
    except OSError as error:
        raise NotReady(
            f"The folder {instance_folder(environ, instance)} can't be used "
            f"({os.strerror(error.errno or 0)}); name another one with --instance "
            "or SCOREPAD_INSTANCE."
        ) from error
    _prepare_database(settings)
    return settings


def store_at(environ: Mapping[str, str], instance: Path | None = None) -> Store:
    """The store of this machine as it lies there: nothing is made, nothing upgraded.

    Raises :class:`NotReady` where the address is none.
    """
    try:
        folder = instance_folder(environ, instance)
        return Store(database_url(environ, folder), folder=folder)
    except ValueError as error:
        raise NotReady(f"SCOREPAD_DATABASE_URL can't be used: {error}.") from error


def _prepare_database(settings: Settings) -> None:
    try:
        store = Store(settings.database_url, folder=settings.instance)
    except ValueError as error:
        raise NotReady(f"SCOREPAD_DATABASE_URL can't be used: {error}.") from error
    try:
        store.prepare()
    except DatabaseTooNew as error:
        raise NotReady(
            f"The database in {store.called} was written by a newer version of scorepad; "
            "update scorepad, or name another folder with --instance."
        ) from error
    except StoreUnavailable as error:
        raise NotReady(f"The database in {store.called} {_DATABASE[error.reason]}.") from error
    finally:
        # The server's processes open their own connections.
        store.close()
