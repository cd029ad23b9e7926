"""The connections of one process to a database."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from sqlalchemy import Engine


class Engines(NamedTuple):
    """The connections of one process to a database.

    ``reading`` and ``writing`` share theirs; those of ``polling`` may be others, and begin no
    transaction. ``turn`` keeps the threads of this process in line before they write, and
    ``waiting`` says how many wait for it.
    """

    reading: Engine
    polling: Engine
    writing: Engine
    turn: Callable[[], AbstractContextManager[None]]
    waiting: Callable[[], int] = lambda: 0
