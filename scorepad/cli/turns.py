"""The turns of connections that send one request after the other without waiting for answers.

100 connections with 200 requests each, all sent at once, left half as many marks through, and the
worst of them waited for 1.9 s. So one such request is answered at a time, whoever has had fewest in
a row first, and everybody who waits for answers goes before.
"""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

_LONGEST = 0.05
"""Seconds after which a turn is over though the answer is not: it may take as long as it likes."""


class Turns:
    """The turns of the connections of one event loop."""

    def __init__(self) -> None:
        self._waiting: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = count()
        self._begun: asyncio.TimerHandle | None = None
        self._current: object = None

    def wait(self, owner: object, had: int, begin: Callable[[], None]) -> None:
        """Call ``begin`` when it is the turn of ``owner``, who has ``had`` so many in a row."""
        self.end(owner)

        def turn() -> None:
            self._current = owner
            begin()

        heappush(self._waiting, (had, next(self._numbers), turn))
        if self._begun is None:
            self._next_soon()

    def end(self, owner: object) -> None:
        """End the turn of ``owner``, if it is theirs."""
        if self._begun is not None and self._current is owner:
            self._begun.cancel()
            self._next_soon()

    def _next_soon(self) -> None:
        # Never at once: what others have sent meanwhile is looked at before.
        self._current = None
        self._begun = asyncio.get_running_loop().call_later(0, self._next)

    def _next(self) -> None:
        self._begun = None
        if self._waiting:
            *_, turn = heappop(self._waiting)
            self._begun = asyncio.get_running_loop().call_later(_LONGEST, self._next)
            turn()
