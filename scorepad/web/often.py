"""How often one address may do what costs everybody something."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from threading import Lock
from time import time
from typing import TYPE_CHECKING

from flask import Flask, current_app, request

from scorepad.play.circles import NoSuchCircle
from scorepad.play.looking import NoSuchGame

if TYPE_CHECKING:
    from limits.strategies import RateLimiter

_NAME = "scorepad.often"


@dataclass(frozen=True, slots=True)
class Often:
    """What is counted, and how much of it one address has in an hour."""

    what: str
    most: int


NEW_GAME = Often("game", 200)
"""A club with fifty tables behind one address begins fewer."""

FILE = Often("file", 60)
"""Files brought in, each with many games."""

CIRCLE = Often("circle", 60)
"""Phones that come for the first time and have no link."""

WRONG_LINK = Often("wrong_link", 60)
"""Nobody guesses 128 bits; but nobody is to try in peace either."""


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
        """Counts one more; with a ``cost`` of 0 it only asks whether there is any left.

        Raises:
            TooOften: there is none.
        """
        from limits import RateLimitItemPerHour
        from limits.errors import StorageError

        limit = RateLimitItemPerHour(what.most, namespace="scorepad")
        # A game must not wait for whoever counts.
        with suppress(StorageError):
            counts = self._counts()
            free = counts.hit if cost else counts.test
            if not free(limit, what.what, who):
                ends = counts.get_window_stats(limit, what.what, who).reset_time
                raise TooOften(max(1, round(ends - time())))

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
    who = _network(request.remote_addr or "")
    if who:
        counts: Counts = current_app.extensions[_NAME]
        counts.use(what, who, cost=cost)


def _network(address: str) -> str:
    """Whose address it is: with IPv6 everybody has 2⁶⁴ of them. "" for this computer."""
    try:
        found = ip_address(address)
    except ValueError:
        # A socket that has no address is this computer's as well.
        return ""
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return ""
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False).network_address)
    return str(found)
