"""Progress of long work, said on standard error: standard output may be read by a program."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

_FIRST, _ON_TERMINAL, _IN_LOG = 0.5, 0.2, 10.0
"""Seconds until the first word on a terminal, between two there, and between two lines in a log."""


class Progress:
    """Says how far the work is: in one line of a terminal, else in a line now and then.

    Work that is done at once says nothing.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._is_terminal = sys.stderr.isatty()
        self._next = clock() + (_FIRST if self._is_terminal else _IN_LOG)
        self._width = 0

    def say(self, text: str) -> None:
        """Say this, unless something was said just now."""
        now = self._clock()
        if now < self._next:
            return
        self._next = now + (_ON_TERMINAL if self._is_terminal else _IN_LOG)
        if self._is_terminal:
            click.echo(f"\r{text.ljust(self._width)}", err=True, nl=False)
            self._width = len(text)
        else:
            click.echo(f"scorepad: {text}", err=True)

    def games(self, done: int, of: int = 0) -> None:
        """Say how many games are done, of so many; 0 where nobody knows of how many."""
        self.say(f"{done} of {of} games" if of else f"{done} games")

    def games_at(self, what: str, done: int, of: int) -> None:
        """Say what is done with the games now, and how many are done."""
        self.say(f"{what}: {done} of {of} games" if of else f"{what}: {done} games")

    def part(self, what: str, done: int, of: int) -> None:
        """Say which part of something is done."""
        self.say(f"{what}: {100 * done // of} %" if of else what)

    def end(self) -> None:
        """Leave an empty line on the terminal for what comes next."""
        if self._width:
            click.echo(f"\r{' ' * self._width}\r", err=True, nl=False)
            self._width = 0


@contextmanager
def progress() -> Iterator[Progress]:
    """Say how far the work in the block is."""
    shown = Progress()
    try:
        yield shown
    finally:
        shown.end()
