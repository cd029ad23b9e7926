"""``scorepad new-key``: another secret key, which ends all links."""

import os
from contextlib import closing
from pathlib import Path

import click

from scorepad.cli.commands import Command
from scorepad.cli.errors import Failed
from scorepad.secret_key import fingerprint, renew_key
from scorepad.services.backups import NoCopy, served
from scorepad.settings import SECRET_KEY, Settings
from scorepad.startup import WHY_NOT, NotReady, prepare_database, settings_in_place, store_at
from scorepad.store import Store, StoreUnavailable

_ENDED = (
    "All links and codes that were given have ended, those on paper too; phones that have come "
    "by them stay in, and the next start shows a new code."
)


@click.command("new-key", cls=Command)
@click.option("--instance", type=click.Path(path_type=Path), help="Folder that keeps the games.")
def new_key(instance: Path | None) -> None:
    """Make a new secret key, which ends all links and codes.

    The former key is kept beside as secret_key.old. Where the key that is there
    is not the one of the games, because only they were brought here, it becomes
    theirs, and none is made. So is one in SCOREPAD_SECRET_KEY: set the new one
    first, on every machine that serves the games. No scorepad may serve them
    meanwhile.
    """
    try:
        settings = settings_in_place(os.environ, instance)
        with closing(store_at(os.environ, instance)) as store, served(store):
            prepare_database(store, settings, links=False)
            click.echo(_renew(settings, store))
    except NotReady as error:
        raise Failed(str(error)) from error
    except NoCopy as error:
        if error.why != "served":
            raise Failed(f"The database in {settings.instance} {WHY_NOT[error.why]}.") from error
        raise Failed(
            f"A server has the games in {settings.instance}; stop it, and try again."
        ) from error
    except StoreUnavailable as error:
        raise Failed(
            f"The key can't be written down: the database {WHY_NOT[error.reason]}."
        ) from error
    except OSError as error:
        raise Failed(f"{settings.key_source} can't be written ({error.strerror}).") from error
    click.echo(_ENDED)


def _renew(settings: Settings, store: Store) -> str:
    """Change the key, and return a sentence about it.

    The file is changed first, so that the next start says when the database has not followed.
    """
    key, message = (
        settings.secret_key,
        f"The key in {settings.key_source} is that of these games now.",
    )
    with store.reading() as transaction:
        stored = transaction.properties.key_fingerprint()
    if stored in (None, fingerprint(key)):
        if settings.key_source == SECRET_KEY:
            raise NotReady(
                f"The key in {SECRET_KEY} is still that of these games: set another one "
                "there, of at least 32 characters, and run this again."
            )
        key, former = renew_key(settings.instance)
        message = f"There is a new key in {settings.key_source}; the former one is in {former}."
    with store.writing() as transaction:
        transaction.properties.save_key_fingerprint(fingerprint(key))
    return message
