"""The copy of all games that a server makes once a day, while it serves."""

import time
from collections.abc import Callable
from datetime import datetime
from threading import Thread

import click

from scorepad.play.copies import NoCopy, copy_of_today
from scorepad.store import Store

_AT_FIRST, _BETWEEN = 60.0, 600.0
"""Seconds from the start to the first look, and from look to look."""


def copy_daily(store: Store) -> None:
    """Looks after the copies of ``store`` for as long as this process lives."""
    Thread(target=_look_after, args=(store, time.sleep), name="copies", daemon=True).start()


def _look_after(store: Store, rest: Callable[[float], None]) -> None:
    rest(_AT_FIRST)
    said = ""
    while True:
        try:
            copy_of_today(store, datetime.now().astimezone().date())
            said = ""
        except NoCopy as no_copy:
            if no_copy.why != said:
                click.echo(f"scorepad: no copy of the games could be made: {no_copy.why}", err=True)
            said = no_copy.why
        rest(_BETWEEN)
