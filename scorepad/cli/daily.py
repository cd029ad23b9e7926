"""The copy of all games that a server makes once a day, while it serves."""

import time
from collections.abc import Callable, Mapping
from datetime import date, datetime
from pathlib import Path
from threading import Thread

import click

from scorepad.play.copies import USUAL_PLAN, CopyHealth, CopyPlan, NoCopy, Why, copy_of_today
from scorepad.store import Store

_AT_FIRST, _BETWEEN = 60.0, 600.0
"""Seconds from the start to the first look, and from look to look."""

_REASONS: Mapping[Why, str] = {
    "full": "the disk is full",
    "readonly": "the folder backups beside the games can't be written",
    "busy": "the database is in use by another program",
    "away": "the database does not answer",
    "newer": "the database was written by a newer version of scorepad",
    "broken": "the database can't be read",
    "no_folder": "the folder is not there",
}


def copy_daily(store: Store, health: CopyHealth, plan: CopyPlan = USUAL_PLAN) -> None:
    """Look after the copies of ``store`` for as long as this process lives."""
    look_after = Thread(
        target=_look_after, args=(store, health, time.sleep, plan), name="copies", daemon=True
    )
    look_after.start()


def _look_after(
    store: Store,
    health: CopyHealth,
    rest: Callable[[float], None],
    plan: CopyPlan = USUAL_PLAN,
) -> None:
    said_on: date | None = None
    if store.is_damaged():
        said_on = _say(health, "unsound", store, None)
    rest(_AT_FIRST)
    while True:
        today = datetime.now().astimezone().date()
        try:
            # Where nothing was written there is no new copy, and a damaged database stays one.
            if copy_of_today(store, today, plan) or health.why != "unsound":
                health.why, health.said = None, ""
        except NoCopy as no_copy:
            said_on = _say(health, no_copy.why, store, said_on, no_copy.where)
        if health.why == "unsound":
            said_on = _say(health, "unsound", store, said_on)
        rest(_BETWEEN)


def _say(
    health: CopyHealth, why: Why, store: Store, said_on: date | None, where: Path | None = None
) -> date:
    """Note why there is no copy, and say it in the log, each day anew; return the day."""
    today = datetime.now().astimezone().date()
    if why != health.why or today != said_on:
        health.why, health.said = why, _sentence(why, store, where)
        click.echo(f"scorepad: {health.said}", err=True)
    return today


def _sentence(why: Why, store: Store, where: Path | None) -> str:
    if why == "readonly" and where:
        return f"No copy of the games could be made in {where}: it can't be written there."
    if why != "unsound":
        place = f" in {where}" if where else ""
        return f"No copy of the games could be made{place}: {_REASONS.get(why, why)}."
    copy = store.newest_sound_copy()
    way_out = (
        f'the newest sound copy is {copy}: scorepad restore "{copy}" brings it back'
        if copy
        else "there is no sound copy in backups"
    )
    return f"The database of the games is damaged; {way_out}."
