"""Progress of what takes long with a database, for whoever waits for it."""

from collections.abc import Callable

Say = Callable[[str, int, int], None]
"""A function that is told what is done now, how much of it, and of how much (0: nobody knows)."""


def silent(_what: str, _done: int, _of: int) -> None:
    """Say nothing."""
