"""The games that one device knows, as its first page lists them."""

from dataclasses import dataclass
from typing import Any

from scorepad.play.games import games_of
from scorepad.store import Before, DeviceGame, Store

_A_PAGE = 20


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's name and total."""

    name: str
    total: int
    won: bool


@dataclass(frozen=True, slots=True)
class Listed:
    """A game in the list: ``game`` is the ruleset's key, ``house`` what its
    house rules are called, "" for none; ``standings`` are in
    seating order, or the highest first once it is over; ``at`` is when it was
    last written, in Unix seconds."""

    game_id: str
    game: str
    house: str
    round: int
    rounds: int
    standings: tuple[Standing, ...]
    at: int
    writes: bool


@dataclass(frozen=True, slots=True)
class HomeView:
    """A page of the list; ``older`` says where the next one begins, as
    :func:`home_view` takes it, ``first`` whether this is the newest page."""

    running: tuple[Listed, ...]
    past: tuple[Listed, ...]
    older: str | None
    first: bool


def home_view(store: Store, device: str, after: str = "") -> HomeView:
    """The games of ``device``, last written first; those that are running apart.
    ``after`` is where the page before it ended; the newest page for one that
    nobody can read.

    Raises:
        StoreUnavailable: the games cannot be read now.
    """
    before = _before(after)
    known = games_of(store, device, _A_PAGE + 1, before) if device else []
    page = known[:_A_PAGE]
    more = len(known) > _A_PAGE
    last = page[-1].game if page else None
    return HomeView(
        running=tuple(_listed(each) for each in page if not each.game.summary["over"]),
        past=tuple(_listed(each) for each in page if each.game.summary["over"]),
        older=f"{last.updated_at}.{last.game_id}" if more and last else None,
        first=before is None,
    )


def _before(after: str) -> Before | None:
    moment, _, game_id = after.partition(".")
    if not (moment.isascii() and moment.isdecimal() and len(moment) < 16 and game_id):
        return None
    return Before(int(moment), game_id)


def _listed(known: DeviceGame) -> Listed:
    game, role = known
    summary = game.summary
    return Listed(
        game_id=game.game_id,
        game=summary["game"],
        house=summary.get("house", ""),
        round=summary["round"],
        rounds=summary["rounds"],
        standings=_standings(summary),
        at=game.updated_at,
        writes=role == "host",
    )


def _standings(summary: dict[str, Any]) -> tuple[Standing, ...]:
    winners = set(summary["winners"])
    standings = [
        Standing(name, total, name in winners)
        for name, total in zip(summary["players"], summary["totals"], strict=True)
    ]
    if summary["over"]:
        standings.sort(key=lambda standing: -standing.total)
    return tuple(standings)
