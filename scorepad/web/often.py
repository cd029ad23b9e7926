"""How often one address may do what costs everybody something."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Lock
from time import time
from typing import TYPE_CHECKING

from flask import Flask, Response, current_app, g, request

from scorepad.address import network_of
from scorepad.play.circles import NoSuchCircle
from scorepad.play.looking import NoSuchGame
from scorepad.play.memory import remembered
from scorepad.play.write_down import LONG

if TYPE_CHECKING:
    from limits.strategies import RateLimiter

_NAME = "scorepad.often"


_HOUR = 3600


@dataclass(frozen=True, slots=True)
class Often:
    """What is counted, and how much of it one address has in so many ``seconds``."""

    what: str
    most: int
    seconds: int = _HOUR


NEW_GAME = Often("game", 200)
"""A club with fifty tables behind one address begins fewer."""

FILE = Often("file", 60)
"""Files brought in, each with many games."""

CIRCLE = Often("circle", 60)
"""Phones that come for the first time and have no link."""

WRONG_LINK = Often("wrong_link", 60)
"""Nobody guesses 128 bits; but nobody is to try in peace either."""

MARKS_AT_ONCE = Often("marks_at_once", 12_000, 60)
"""An outbox that brings some evenings fits in, and a club that is back from a hole in
the network."""

MARKS = Often("marks", 30_000)
"""A club with fifty tables behind one address writes a third of that."""

MARKS_OF_A_GAME = Often("marks_of_a_game", 12_000)
"""From all addresses together: more than twice what a game can hold."""

_READ_AT_THE_COST_OF_ONE = 20
"""Marks beyond that which are read in the time in which one is written."""


class TooOften(Exception):
    """The address has used up what it has; ``wait`` is in seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"again in {wait} s")
        self.wait = wait


class Counts:
    """What has been asked for in the last hour, kept at ``url`` in the words of
    the limits library. Opened late, and by each process for itself."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = Lock()
        self._opened: dict[int, RateLimiter] = {}

    def use(self, what: Often, who: str, *, cost: int = 1) -> None:
        """Counts as many more; with a ``cost`` of 0 it only asks whether there is any left.

        Raises:
            TooOften: there is none.
        """
        from limits import RateLimitItemPerSecond
        from limits.errors import StorageError

        limit = RateLimitItemPerSecond(what.most, what.seconds, namespace="scorepad")
        # A game must not wait for whoever counts.
        with suppress(StorageError):
            counts = self._counts()
            ids = what.what, who
            free = counts.hit(limit, *ids, cost=cost) if cost else counts.test(limit, *ids)
            if not free:
                wait = counts.get_window_stats(limit, *ids).reset_time - time()
                if wait > what.seconds + 1:
                    # The clock was put back; what was counted would stay until it is
                    # there again.
                    counts.clear(limit, *ids)
                    return
                raise TooOften(max(1, round(wait)))

    def _counts(self) -> "RateLimiter":
        # 80 ms that no start has to wait for.
        from limits.storage import storage_from_string
        from limits.strategies import FixedWindowRateLimiter

        with self._lock:
            opened = self._opened.get(os.getpid())
            if opened is None:
                storage = storage_from_string(self._url, wrap_exceptions=True)
                opened = self._opened[os.getpid()] = FixedWindowRateLimiter(storage)
        return opened


def count_at(app: Flask, url: str) -> None:
    """``app`` counts at ``url``."""
    app.extensions[_NAME] = Counts(url)


def count_marks(app: Flask) -> None:
    """Whoever writes far more than a table does is told to wait, before what was sent
    is read: there is enough left for what comes, or there is not."""
    app.before_request(_refuse_too_many_marks)
    app.after_request(_count_marks)


def marks_are_sent(number: int, *, folds: int = 1) -> None:
    """Say that the request brings so many marks, for which its game is read ``folds``
    times; one and once for a request that says nothing."""
    g.marks, g.folds = number, folds


def _refuse_too_many_marks() -> None:
    for what, who in _counted_marks():
        _counts().use(what, who, cost=0)


def _count_marks(response: Response) -> Response:
    if response.status_code != 429:
        for what, who in _counted_marks():
            # Who may not write in a game uses up nothing of those who may.
            if what is not MARKS_OF_A_GAME or _was_judged(response):
                with suppress(TooOften):
                    _counts().use(what, who, cost=_cost())
    return response


def _was_judged(response: Response) -> bool:
    """Return whether what was sent was written, or refused for what it says: so is
    nothing of somebody who may not write."""
    return response.status_code < 400 or response.status_code in (409, 422)


def _counted_marks() -> list[tuple[Often, str]]:
    """Return what a request that writes in a game uses up; nothing for any other."""
    game_id = (request.view_args or {}).get("game_id")
    who = network_of(request.remote_addr or "")
    if request.method != "POST" or not game_id or not who:
        return []
    return [(MARKS_AT_ONCE, who), (MARKS, who), (MARKS_OF_A_GAME, str(game_id))]


def _cost() -> int:
    """Return what the request has cost, in marks of a game of usual length: those that it
    brought, and the game that was read for them where it is a very long one."""
    seen = remembered(str((request.view_args or {}).get("game_id")))
    marks = len(seen.pad.written.marks) if seen else 0
    reading = max(0, marks - LONG) // _READ_AT_THE_COST_OF_ONE
    sent, folds = int(g.get("marks", 1)), int(g.get("folds", 1))
    return max(1, sent) + folds * reading


def one_more(what: Often) -> None:
    """Counts one more for the address that asks. The computer itself has as much
    as it likes.

    Raises:
        TooOften: it has had too much.
    """
    _use(what, 1)


@contextmanager
def wrong_links_counted() -> Iterator[None]:
    """A link is opened in the block; an address that has tried too many wrong ones
    is told nothing of any.

    Raises:
        TooOften: it has.
    """
    _use(WRONG_LINK, 0)
    try:
        yield
    except (NoSuchGame, NoSuchCircle):
        _use(WRONG_LINK, 1)
        raise


def _use(what: Often, cost: int) -> None:
    who = network_of(request.remote_addr or "")
    if who:
        _counts().use(what, who, cost=cost)


def _counts() -> Counts:
    counts: Counts = current_app.extensions[_NAME]
    return counts
