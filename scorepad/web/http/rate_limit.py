"""Limits for one IP address, on requests that cost everybody something.

Flask-Limiter uses the same library, but imports it at the start. It would also refuse requests for
hours after the clock was put back.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from threading import Lock
from time import time
from typing import TYPE_CHECKING

from flask import Flask, Response, current_app, g, request

from scorepad.address import networks_of
from scorepad.services.access import NoSuchGame
from scorepad.services.groups import GroupLinkRenewed, NoSuchGroup, current_group_id
from scorepad.services.links import LinkRenewed
from scorepad.store import StoreUnavailable
from scorepad.web.http.context import current_store
from scorepad.web.http.device import NotConfirmed, known_device

if TYPE_CHECKING:
    from limits.strategies import RateLimiter

_NAME = "scorepad.counts"


_HOUR = 3600


@dataclass(frozen=True, slots=True)
class RateLimit:
    """A kind of request that is counted, and how many one address may make in ``seconds``."""

    what: str
    most: int
    seconds: int = _HOUR


NEW_GAME = RateLimit("game", 200)
"""New games and groups; a club with fifty tables behind one address begins fewer."""

IMPORT = RateLimit("import", 60)
"""Files that are brought in, each with many games."""

SHEET = RateLimit("sheet", 600)
"""Sheets that are drawn; an hour's take three minutes of one core."""

WRONG_LINK = RateLimit("wrong_link", 60)
"""Wrong links. Nobody guesses 128 bits, so a right link is opened however many were wrong."""

MARKS = RateLimit("marks", 30_000)
"""Marks. A club with fifty tables behind one address writes a third of that in an hour. If its
network was away, the marks that its phones kept fit in as well."""

SCORERS_MARKS = RateLimit("scorers_marks", 600)
PLAYERS_MARKS = RateLimit("players_marks", 100)
GROUPS_GAMES = RateLimit("groups_games", 20)
"""The limits that still hold when an address has used up its own: for the marks of the scorers of
one game, for the marks of one player, and for the games of one group. An evening has fewer of each.

A club is one address, and one of its phones can use up all that the address has. Then everybody at
a table goes on with this.
"""

_WIDER = 4
"""A block of 256 networks of IPv6 may do so many times what one of them may do.

Its sheets then take 12 minutes of one core in an hour. If each network was counted for itself, all
256 would take 13 hours.
"""


class TooOften(Exception):
    """Raised when a client has used up its limit; ``wait`` is in seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"again in {wait} s")
        self.wait = wait


class Counts:
    """The counts of requests in the last hour, in the storage ``url`` of the limits library.

    Each process opens the storage for itself, when it first needs it.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = Lock()
        # The library's storage in memory starts its own timer, which two threads can't do at once.
        # Any number of threads may ask a storage in another process.
        self._in_turn = Lock() if url.startswith("memory:") else nullcontext()
        self._opened: dict[int, RateLimiter] = {}

    def use(self, rate: RateLimit, who: str, *, cost: int = 1) -> None:
        """Count ``cost`` more for ``who``, such as a network.

        With a ``cost`` of 0, only check whether any is left.

        Raises:
            TooOften: none is left.
        """
        from limits import RateLimitItemPerSecond
        from limits.errors import StorageError

        limit = RateLimitItemPerSecond(rate.most, rate.seconds, namespace="scorepad")
        # A game goes on even when the storage of the counts can't be reached.
        with suppress(StorageError), self._in_turn:
            counts = self._counts()
            ids = rate.what, who
            free = counts.hit(limit, *ids, cost=cost) if cost else counts.test(limit, *ids)
            if not free:
                wait = counts.get_window_stats(limit, *ids).reset_time - time()
                if wait > rate.seconds + 1:
                    # The clock was put back; what was counted would stay until it is
                    # there again.
                    counts.clear(limit, *ids)
                    return
                raise TooOften(max(1, round(wait)))

    def _counts(self) -> "RateLimiter":
        # Importing it takes 80 ms, which no start should wait for.
        from limits.storage import storage_from_string
        from limits.strategies import FixedWindowRateLimiter

        with self._lock:
            opened = self._opened.get(os.getpid())
            if opened is None:
                storage = storage_from_string(self._url, wrap_exceptions=True)
                opened = self._opened[os.getpid()] = FixedWindowRateLimiter(storage)
        return opened


def count_at(app: Flask, url: str) -> None:
    """Let ``app`` store its counts at ``url``."""
    app.extensions[_NAME] = Counts(url)


def marks_are_sent(number: int) -> None:
    """Note how many marks the request brings; a request that notes nothing counts as one."""
    g.marks = number


def refuse_too_many_marks() -> None:
    """Refuse marks for a game from an address that writes far more than a table.

    A request is refused as a whole, before it is read, or not at all.

    Raises:
        TooOften: they are refused.
    """
    game_id = (request.view_args or {}).get("game_id")
    if game_id is None:
        return
    try:
        _use(MARKS, 0)
    except TooOften:
        g.share = _share_in(game_id)
        if g.share is None:
            raise
        _counts().use(*g.share, cost=0)


def _share_in(game_id: str) -> tuple[RateLimit, str] | None:
    """Return what the device may still write in the game, and for whom; ``None`` for nothing."""
    present = None
    with suppress(NotConfirmed, StoreUnavailable):
        present = current_store().game_state(game_id, known_device())
    if present is None or present.role == "view":
        return None
    if present.role == "host":
        return SCORERS_MARKS, game_id
    return (PLAYERS_MARKS, f"{game_id}.{present.player}") if present.player else None


def count_marks(response: Response) -> None:
    """Count the marks of the request, unless the ``response`` has refused it by this limit."""
    if "game_id" not in (request.view_args or {}) or response.status_code == 429:
        return
    share = g.get("share")
    for limit, who in [*_counted_by(MARKS), *([share] if share else [])]:
        with suppress(TooOften):
            _counts().use(limit, who, cost=max(1, int(g.get("marks", 1))))


def count_new_game() -> None:
    """Count one more game for the address that asks, and for the group if that has none left.

    Raises:
        TooOften: none is left.
    """
    try:
        _use(NEW_GAME, 1)
    except TooOften:
        group_id = ""
        with suppress(NotConfirmed, StoreUnavailable), current_store().reading() as transaction:
            group_id = current_group_id(transaction, known_device())
        if not group_id:
            raise
        _counts().use(GROUPS_GAMES, group_id)


def count_request(rate: RateLimit) -> None:
    """Count one more for the address that asks; this computer itself has no limit.

    Raises:
        TooOften: the address has reached its limit.
    """
    _use(rate, 1)


@contextmanager
def count_wrong_links() -> Iterator[None]:
    """Count a wrong link that is opened in the block; a right one is never refused.

    A link that was genuine once is not counted: nobody guesses it.

    Raises:
        TooOften: the link is wrong, and the client has tried too many.
    """
    try:
        yield
    except (LinkRenewed, GroupLinkRenewed):
        raise
    except (NoSuchGame, NoSuchGroup):
        _use(WRONG_LINK, 1)
        raise


def _use(rate: RateLimit, cost: int) -> None:
    for limit, network in _counted_by(rate):
        _counts().use(limit, network, cost=cost)


def _counted_by(rate: RateLimit) -> list[tuple[RateLimit, str]]:
    """Return the networks of the client that are counted, each with its limit."""
    if "networks" not in g:
        # Every mark asks twice: before it is read, and once it is written.
        g.networks = networks_of(request.remote_addr or "")
    return [
        (replace(rate, most=_WIDER * rate.most) if place else rate, network)
        for place, network in enumerate(g.networks)
    ]


def _counts() -> Counts:
    counts: Counts = current_app.extensions[_NAME]
    return counts
