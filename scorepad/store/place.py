"""What every kind of database can do for its store."""

from contextlib import AbstractContextManager
from datetime import date
from pathlib import Path
from typing import Protocol

from scorepad.store.facts import Facts
from scorepad.store.failures import StoreUnavailable
from scorepad.store.kept_copies import Most
from scorepad.store.opened import Opened


class Place(Protocol):
    """Where games are kept. ``near`` is the file by whose name and folder copies
    are named; ``called`` says in words for a person where the games are."""

    dialect: str
    near: Path
    called: str

    def explain(self, error: StoreUnavailable) -> str | None:
        """Return a sentence about why it could not be used, where there is more to say than
        the reason."""

    def open(self) -> Opened:
        """For this process; nothing is asked of the database yet."""

    def prepare(self, opened: Opened) -> None:
        """Creates the tables or upgrades them, after a copy was made."""

    def facts(self, opened: Opened) -> Facts | None:
        """Return what the database says of itself; ``None`` where there is none yet."""

    def is_made(self, opened: Opened) -> bool:
        """Return whether there is a database of games, be it without any."""

    def has_games(self, opened: Opened) -> bool:
        """Return whether there is anything that a copy could be made of."""

    def copy(self, opened: Opened, target: Path, *, replace: bool) -> None:
        """A checked copy, see :func:`scorepad.store.copies.copy_database`."""

    def is_damaged(self, opened: Opened) -> bool:
        """Return whether a page of the database can't be read."""

    def newest_sound_copy(self) -> Path | None:
        """See :func:`scorepad.store.kept_copies.newest_sound_copy`."""

    def copy_daily(self, opened: Opened, today: date, most: Most) -> Path | None:
        """See :func:`scorepad.store.kept_copies.keep_daily`."""

    def bring_back(self, opened: Opened, copy: Path, replaced: Path) -> None:
        """See :func:`scorepad.store.replacing.replace_database`."""

    def held(self) -> AbstractContextManager[None]:
        """While the block, a server, runs, nobody takes the games away under it."""
