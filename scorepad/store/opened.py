"""A database as one process has it open."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from sqlalchemy import Engine


class Opened(NamedTuple):
    """``reading`` and ``writing`` share their connections; those of ``glancing`` may
    be others, and begin no transaction. ``turn`` keeps the threads of this process
    in line before they write, and ``waiting`` says how many wait for it."""

    reading: Engine
    glancing: Engine
    writing: Engine
    turn: Callable[[], AbstractContextManager[None]]
    waiting: Callable[[], int] = lambda: 0
