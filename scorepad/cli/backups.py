"""``scorepad backup`` and ``scorepad restore``, and the copy that a server makes once a day."""

import os
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from threading import Thread

import click

from scorepad.cli.commands import Command, gettext
from scorepad.cli.errors import Failed
from scorepad.cli.progress import progress
from scorepad.cli.restore_game import restore_game
from scorepad.services.backups import (
    BackupHealth,
    CopyPlan,
    NoCopy,
    Why,
    back_up,
    back_up_into,
    copy_of_today,
    newest_copy,
    restore_copy,
)
from scorepad.services.deleted_groups import end_deleted_groups
from scorepad.services.people.erasing import finish_erasures
from scorepad.setting_values import NoSuchSetting, counts
from scorepad.settings import Settings
from scorepad.startup import NotReady, missing_key_place, settings_in_place, store_at
from scorepad.store import Store, StoreUnavailable

_WHY: Mapping[Why, str] = {
    "no_games": "there are no games in {place}; name their folder with --instance.",
    "there": "{file} is there already; --force replaces it.",
    "torn": ("{source} is packed, and damaged or cut off; take another copy. Nothing was changed."),
    "unsound": "{source} is no database of games, or it is damaged. Nothing was changed.",
    "newer": "{source} was written by a newer version of scorepad; update scorepad.",
    "served": "a server runs on {place}; stop it, and restore again.",
    "busy": "the games are in use by another program; try again.",
    "full": "the disk is full.",
    "readonly": "{file} or {place} can't be written.",
    "away": "no server answers at {place}.",
    "broken": "{source} can't be read, or the folder of {file} is not there.",
    "no_folder": "the folder {file} is not there; make it, or mount its disk.",
}

_INSTANCE = click.option(
    "--instance", type=click.Path(path_type=Path), help="Folder that keeps the games."
)


@click.command(cls=Command)
@click.argument("file", required=False, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@click.option("--to", "folder", type=click.Path(path_type=Path), help="A folder for many copies.")
@click.option(
    "--keep", help="With --to: how many daily and weekly copies stay.", show_default="7,4"
)
@click.option("--with-key", is_flag=True, help="With --to: lay secret_key beside the copies.")
@_INSTANCE
def backup(
    file: Path | None,
    force: bool,
    folder: Path | None,
    keep: str | None,
    with_key: bool,
    instance: Path | None,
) -> None:
    """Copy all games into FILE, or for cron --to a FOLDER.

    The copy is checked before it gets its name: every page, every reference,
    and the number of marks of each game. FILE has no secret key: whoever moves
    to another machine takes secret_key from the same folder along; without it
    the games are not served there, unless scorepad new-key ends all links.

    In a FOLDER copies are named by the day and numbered; of those by --to, one a day stays for
    seven days, and one a week for four weeks before.
    """
    if (file is None) == (folder is None):
        raise click.UsageError(gettext("Say which FILE, or --to which FOLDER."))
    if folder is not None:
        _back_up_into(folder, keep, with_key, instance)
        return
    assert file is not None
    with closing(_store(instance)) as store, progress() as shown:
        try:
            back_up(store, file.absolute(), replace=force, say=shown.part)
        except NoCopy as no_copy:
            raise _failed(no_copy, store, file, store.backup_base) from no_copy
    click.echo(f"All games are in {file}.")


def _back_up_into(folder: Path, keep: str | None, with_key: bool, instance: Path | None) -> None:
    with closing(_store(instance)) as store, progress() as shown:
        try:
            settings = settings_in_place(os.environ, instance, make=False)
            plan = plan_of(settings, keep, folder.absolute(), with_key=with_key)
            made = back_up_into(store, datetime.now().astimezone().date(), plan, shown.part)
        except NoCopy as no_copy:
            raise _failed(no_copy, store, folder, store.backup_base) from no_copy
        except (NotReady, NoSuchSetting) as error:
            raise Failed(str(error)) from error
    click.echo(f"All games are in {made}.")


def plan_of(
    settings: Settings,
    keep: str | None = None,
    folder: Path | None = None,
    *,
    with_key: bool = False,
) -> CopyPlan:
    """Return the plan of copies that the settings describe, where the command says nothing else."""
    retention = counts("--keep", keep) if keep else settings.backups_keep
    key = settings.secret_key if with_key or settings.backups_key else ""
    return CopyPlan(retention, folder or settings.backups, key, settings.backups_days)


@click.command(cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="Brings back this game alone, by its id or a link.")
@click.option("--group", help="With --game: where it goes, if its own group is not here any more.")
@_INSTANCE
def restore(file: Path, game: str | None, group: str | None, instance: Path | None) -> None:
    """Bring back the games of FILE, a copy made by backup.

    It may be packed (.gz), and is checked first. The games that it replaces are kept beside, and no
    scorepad may serve them meanwhile, unless a PostgreSQL server keeps them.

    With --game all others stay as they are, and a server may go on. A game comes
    back that is gone, deleted or damaged; what was written in it since stays.
    """
    if group and not game:
        raise click.UsageError(gettext("--group goes with --game."))
    if game:
        with closing(_store(instance)) as store:
            try:
                restore_game(file, game, group, instance)
            except NoCopy as no_copy:
                raise _failed(no_copy, store, store.backup_base, file) from no_copy
        return
    with closing(_store(instance)) as store, progress() as shown:
        store.backup_base.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            replaced = restore_copy(store, file.absolute(), time.time(), shown.part)
        except NoCopy as no_copy:
            raise _failed(no_copy, store, store.backup_base, file) from no_copy
        missing = missing_key_place(os.environ, instance, store)
    click.echo(f"The games of {file} are back.")
    if replaced:
        until = _until(replaced, instance)
        click.echo(f"Those that were there are kept in {replaced}{until}.")
    if missing:
        click.echo(
            "Links to them were made with another key than this machine has: put the key of the "
            f"machine that they come from into {missing}, or run scorepad new-key, which ends "
            "all links."
        )


def _until(replaced: Path, instance: Path | None) -> str:
    """Return until when the games that were replaced are kept; "" where no setting says so."""
    try:
        days = settings_in_place(os.environ, instance, make=False).backups_days
    except NotReady:
        return ""
    until = datetime.fromtimestamp(replaced.stat().st_ctime).astimezone() + timedelta(days)
    return f", until {until.date()} at least (SCOREPAD_BACKUPS_DAYS={days})"


def _store(instance: Path | None) -> Store:
    try:
        return store_at(os.environ, instance)
    except NotReady as error:
        raise Failed(str(error)) from error


def _failed(no_copy: NoCopy, store: Store, file: Path, source: Path) -> Failed:
    cause = no_copy.__cause__
    explained = store.database.explain(cause) if isinstance(cause, StoreUnavailable) else None
    reason = explained or _WHY[no_copy.why].format(file=file, place=store.location, source=source)
    return Failed(reason)


_AT_FIRST, _BETWEEN = 60.0, 600.0
"""Seconds from the start to the first check, and from check to check."""

_REASONS: Mapping[Why, str] = {
    "full": "the disk is full",
    "readonly": "the folder backups beside the games can't be written",
    "busy": "the database is in use by another program",
    "away": "the database does not answer",
    "newer": "the database was written by a newer version of scorepad",
    "broken": "the database can't be read",
    "no_folder": "the folder is not there",
}


def copy_daily(store: Store, health: BackupHealth, plan: CopyPlan) -> None:
    """Start a thread that makes daily copies of ``store`` for as long as this process lives."""
    look_after = Thread(
        target=_watch, args=(store, health, time.sleep, plan), name="copies", daemon=True
    )
    look_after.start()


def _watch(
    store: Store,
    health: BackupHealth,
    rest: Callable[[float], None],
    plan: CopyPlan,
) -> None:
    said_on: date | None = None
    if plan.folder and not plan.folder.is_dir():
        said_on = _say(health, "no_folder", store, None, plan.folder)
    if store.database.is_damaged():
        said_on = _say(health, "unsound", store, None)
    rest(_AT_FIRST)
    while True:
        today = datetime.now().astimezone().date()
        try:
            # With no new copy, as when nothing was written, a damaged database is still damaged.
            if copy_of_today(store, today, plan) or health.why != "unsound":
                health.why, health.sentence = None, ""
        except NoCopy as no_copy:
            said_on = _say(health, no_copy.why, store, said_on, no_copy.where)
        if health.why == "unsound":
            said_on = _say(health, "unsound", store, said_on)
        _finish(store)
        rest(_BETWEEN)


def _finish(store: Store) -> None:
    """Go on with what was said and cut off: people who are erased, and groups past their time."""
    # Another time is as good.
    with suppress(StoreUnavailable):
        finish_erasures(store)
        end_deleted_groups(store, int(time.time()))


def _say(
    health: BackupHealth, why: Why, store: Store, said_on: date | None, where: Path | None = None
) -> date:
    """Note why there is no copy, and log it once a day; return the day."""
    today = datetime.now().astimezone().date()
    if why != health.why or today != said_on:
        health.why, health.sentence = why, _sentence(why, store, where)
        click.echo(f"scorepad: {health.sentence}", err=True)
    return today


def _sentence(why: Why, store: Store, where: Path | None) -> str:
    if why == "readonly" and where:
        return f"No copy of the games could be made in {where}: it can't be written there."
    if why != "unsound":
        place = f" in {where}" if where else ""
        return f"No copy of the games could be made{place}: {_REASONS.get(why, why)}."
    copy = newest_copy(store, sound=True)
    way_out = (
        f'the newest sound copy is {copy}: scorepad restore "{copy}" brings it back'
        if copy
        else "there is no sound copy in backups"
    )
    return f"The database of the games is damaged; {way_out}."
