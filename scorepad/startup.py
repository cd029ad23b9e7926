"""The preparation of a server: its instance folder, its key and its database."""

import os
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from scorepad import __version__
from scorepad.paths import INSTANCE, instance_folder
from scorepad.secret_key import WeakKey, fingerprint, stored_key
from scorepad.setting_values import NoSuchSetting
from scorepad.settings import (
    DATABASE_URL,
    SECRET_KEY,
    Settings,
    database_url,
    journal_in,
    refuse_unknown,
    settings_from,
)
from scorepad.store import DatabaseEmpty, DatabaseTooNew, Store, StoreUnavailable

WHY_NOT: Mapping[str, str] = {
    "busy": "is in use by another program; try again",
    "full": "can't be written: the disk is full",
    "readonly": "can't be written; name another folder with --instance",
    "away": "can't be reached",
    "broken": "can't be opened",
}


class NotReady(Exception):
    """An error by which the server can't start; the message is one line for a person."""


def prepare_server(
    environ: Mapping[str, str], instance: Path | None = None, *, links: bool = True
) -> Settings:
    """Return the settings, with the instance folder, the key and an up-to-date database in place.

    Where no ``links`` are to be made, the key may be another than that of the games.
    Raises :class:`NotReady`.
    """
    settings = settings_in_place(environ, instance)
    with closing(store_at(environ, instance)) as store:
        prepare_database(store, settings, links=links)
    return settings


def settings_in_place(
    environ: Mapping[str, str], instance: Path | None = None, *, make: bool = True
) -> Settings:
    """Return the settings, with the instance folder and the key in place; ``make`` creates them.

    Raises :class:`NotReady`.
    """
    try:
        return settings_from(environ, instance, make=make)
    except (WeakKey, NoSuchSetting) as error:
        raise NotReady(_sentence(error)) from error
    except OSError as error:
        raise NotReady(
            f"The folder {instance_folder(environ, instance)} can't be used "
            f"({os.strerror(error.errno or 0)}); name another one with --instance "
            f"or {INSTANCE}."
        ) from error


def store_at(environ: Mapping[str, str], instance: Path | None = None) -> Store:
    """Return the store of this machine as it is: nothing is created, nothing upgraded.

    Raises :class:`NotReady` where the address of the database is none, or a setting is unknown.
    """
    try:
        refuse_unknown(environ)
        journal = journal_in(environ)
    except NoSuchSetting as error:
        raise NotReady(_sentence(error)) from error
    try:
        folder = instance_folder(environ, instance)
        return Store(database_url(environ, folder), folder=folder, journal=journal)
    except ValueError as error:
        raise NotReady(_sentence(error, f"{DATABASE_URL} can't be used: ")) from error


def prepare_database(
    store: Store, settings: Settings, *, links: bool = True, alone: bool = False
) -> None:
    """Create or upgrade the database; ``links`` as for :func:`prepare_server`.

    ``alone`` where this process holds the lock of a server, whose version is kept then.
    Raises :class:`NotReady`.
    """
    with failures_explained(store):
        store.prepare(alone=alone)
        if links:
            _compare_key(store, settings)
        if alone:
            _keep_version(store)


@contextmanager
def failures_explained(store: Store) -> Iterator[None]:
    """Raise :class:`NotReady` with a sentence where the database can't be used in the block."""
    try:
        yield
    except DatabaseTooNew as error:
        raise NotReady(
            f"The database in {store.location} was written by a newer version of scorepad; "
            "update scorepad, or name another folder with --instance."
        ) from error
    except DatabaseEmpty as error:
        raise NotReady(
            f"The database {store.backup_base} is empty. {_way_out(error.copy)}"
        ) from error
    except StoreUnavailable as error:
        raise NotReady(
            store.database.explain(error)
            or f"The database in {store.location} {WHY_NOT[error.reason]}."
        ) from error


def _compare_key(store: Store, settings: Settings) -> None:
    """Compare the key with the fingerprint in the database, and store it where there is none yet.

    Raises :class:`NotReady` where the database has the fingerprint of another key.
    """
    own = fingerprint(settings.secret_key)
    with store.reading() as transaction:
        stored = transaction.properties.key_fingerprint()
    if stored is None:
        try:
            with store.writing() as transaction:
                # Of servers that start at once, the first says which key it is.
                stored = transaction.properties.key_fingerprint()
                if stored is None:
                    transaction.properties.save_key_fingerprint(own)
        except StoreUnavailable as error:
            if error.reason not in ("full", "busy"):
                raise
    if stored not in (None, own):
        raise NotReady(another_key(settings))


def _keep_version(store: Store) -> None:
    """Store which version serves these games, for ``scorepad check`` of the next one."""
    with store.reading() as transaction:
        if transaction.properties.served_by() == __version__:
            return
    try:
        with store.writing() as transaction:
            transaction.properties.save_served_by(__version__)
    except StoreUnavailable as error:
        if error.reason not in ("full", "busy"):
            raise


def another_key(settings: Settings) -> str:
    """Return the sentence about a key that is not the one of the games, and the way out."""
    return (
        f"{settings.key_source} does not have the key of these games: no link that was given "
        "would open any. Bring that key back, from a copy of the folder or from the machine "
        "that the games come from; or run scorepad new-key, which ends all links."
    )


def missing_key_place(
    environ: Mapping[str, str], instance: Path | None, store: Store
) -> str | None:
    """Return the place for the key from which the links to the games in ``store`` are derived.

    ``None`` where it is in place, or nobody can say. Nothing is created or changed.
    """
    folder = instance_folder(environ, instance)
    key = environ.get(SECRET_KEY)
    try:
        if key is None and (folder / "secret_key").exists():
            key = stored_key(folder)
        with store.reading() as transaction:
            stored = transaction.properties.key_fingerprint()
    except (OSError, StoreUnavailable, WeakKey):
        return None
    if stored is None or (key is not None and fingerprint(key) == stored):
        return None
    return SECRET_KEY if SECRET_KEY in environ else f"{folder}/secret_key"


def _sentence(error: Exception, before: str = "") -> str:
    text = f"{before}{error}"
    return f"{text[0].upper()}{text[1:]}" + ("" if text.endswith("?") else ".")


def _way_out(copy: Path | None) -> str:
    """Return the way to go on where a full disk, or something like it, has emptied the database."""
    if copy is None:
        return "There is no copy of it in backups; to begin with no games, delete the file."
    return f'Its newest copy is {copy}: scorepad restore "{copy}" brings that back.'
