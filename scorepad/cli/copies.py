"""``scorepad backup`` and ``scorepad restore``: all games in one file, and back."""

import os
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Never

import click

from scorepad.play.copies import NoCopy, Why, back_up, bring_back
from scorepad.ready import NotReady, key_to_bring_along, store_at
from scorepad.store import Store, StoreUnavailable

_WHY: Mapping[Why, str] = {
    "no_games": "there are no games in {place}; name their folder with --instance.",
    "there": "{file} is there already; --force replaces it.",
    "unsound": "{source} is no database of games, or it is damaged. Nothing was changed.",
    "newer": "{source} was written by a newer version of scorepad; update scorepad.",
    "served": "a server runs on {place}; stop it, and restore again.",
    "busy": "the games are in use by another program; try again.",
    "full": "the disk is full.",
    "readonly": "{file} or {place} can't be written.",
    "away": "no server answers at {place}.",
    "broken": "{source} can't be read, or the folder of {file} is not there.",
}

_INSTANCE = click.option(
    "--instance", type=click.Path(path_type=Path), help="Folder that keeps the games."
)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@_INSTANCE
def backup(file: Path, force: bool, instance: Path | None) -> None:
    """Copy all games into FILE, while they are played.

    The copy is checked before it gets its name: every page, every reference,
    and the number of marks of each game. FILE has no secret key: whoever moves
    to another machine takes secret_key from the same folder along; without it
    the games are not served there, unless scorepad new-key ends all links.
    """
    with closing(_store(instance)) as store:
        try:
            back_up(store, file.absolute(), replace=force)
        except NoCopy as no_copy:
            _give_up(no_copy, store, file, store.near)
    click.echo(f"All games are in {file}.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@_INSTANCE
def restore(file: Path, instance: Path | None) -> None:
    """Bring the games of FILE back, a copy made by scorepad backup.

    FILE is checked first. The games that it replaces are kept beside, and no
    scorepad may serve them meanwhile, unless a PostgreSQL server keeps them.
    """
    with closing(_store(instance)) as store:
        store.near.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            replaced = bring_back(store, file.absolute(), time.time())
        except NoCopy as no_copy:
            _give_up(no_copy, store, store.near, file)
        missing = key_to_bring_along(os.environ, instance, store)
    click.echo(f"The games of {file} are back.")
    if replaced:
        click.echo(f"Those that were there are kept in {replaced}.")
    if missing:
        click.echo(
            "Links to them were made with another key than this machine has: put the key of the "
            f"machine that they come from into {missing}, or run scorepad new-key, which ends "
            "all links."
        )


def _store(instance: Path | None) -> Store:
    try:
        return store_at(os.environ, instance)
    except NotReady as error:
        click.echo(f"scorepad: {error}", err=True)
        sys.exit(1)


def _give_up(no_copy: NoCopy, store: Store, file: Path, source: Path) -> Never:
    cause = no_copy.__cause__
    explained = store.explain(cause) if isinstance(cause, StoreUnavailable) else None
    said = explained or _WHY[no_copy.why].format(file=file, place=store.called, source=source)
    click.echo(f"scorepad: {said}", err=True)
    sys.exit(1)
