"""A database as one process has it open."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from sqlalchemy import Engine


class Opened(NamedTuple):
    """``reading`` and ``writing`` share their connections; ``turn`` keeps the
    threads of this process in line before they write."""

    reading: Engine
    writing: Engine
    turn: Callable[[], AbstractContextManager[None]]
