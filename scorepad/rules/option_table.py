"""The options of the rules: the values of each, and its place in a ruleset."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import Any

from scorepad.rules.checking import Section
from scorepad.rules.choices import (
    BidChange,
    BonusWhen,
    Course,
    Edition,
    Entry,
    OwnCards,
    RankNames,
    Restricted,
    Swap,
    Tie,
    TopLead,
    TrumpSource,
    Turned,
    Visibility,
)
from scorepad.rules.formula import TERMS

Option = str | int | bool
"""The value of an option that a table may set for itself."""

MOST_ROUNDS = 60
"""The most rounds of a game, more than any evening has.

It keeps a wrong number from filling the pad.
"""

OWN_ZERO = "points.own_zero"
"""The option that has no field: whether a bid of zero has points of its own."""


@dataclass(frozen=True, slots=True)
class Choices:
    """A choice among the words of an enum."""

    kind: type[StrEnum]

    def take(self, section: Section, key: str) -> Option:
        """Return the value under ``key``, or raise an error that names what is allowed."""
        return section.choice(key, self.kind)


@dataclass(frozen=True, slots=True)
class Switch:
    """A switch: on or off."""

    def take(self, section: Section, key: str) -> Option:
        """Return the value under ``key``, or raise an error that names what is allowed."""
        return section.flag(key)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def take(self, section: Section, key: str) -> Option:
        """Return the value under ``key``, or raise an error that names what is allowed."""
        return section.integer(key, self.low, self.high)


@dataclass(frozen=True, slots=True)
class Order:
    """An order of things with codes of one letter, each once: "DSHC-"; "" is that of the game."""

    def take(self, section: Section, key: str) -> Option:
        """Return the value under ``key``, or raise an error that says what is allowed."""
        value = section.word(key)
        if len(set(value)) < len(value):
            raise section.wrong(key, f"letters, each once, not {value!r}")
        return value


Kind = Choices | Switch | Number | Order

OPTIONS: Mapping[str, Kind] = {
    "bidding.who": Choices(Restricted),
    "bidding.zero_exempt": Switch(),
    "bidding.from_hand": Number(1, 60),
    "bidding.blind_exempt": Switch(),
    "bidding.visibility": Choices(Visibility),
    "bidding.own_cards": Choices(OwnCards),
    "bidding.entry": Choices(Entry),
    "trump.top_turned": Choices(Turned),
    "trump.bottom_turned": Choices(Turned),
    "end.leavers_win": Switch(),
    "end.tie": Choices(Tie),
    "play.top_lead": Choices(TopLead),
    "play.bomb": Switch(),
    "play.cloud": Switch(),
    "play.kraken": Switch(),
    "play.whale": Switch(),
    "play.loot": Switch(),
    "play.third_hand": Switch(),
    "play.pirates": Switch(),
    "play.edition": Choices(Edition),
    "play.dragon": Switch(),
    "play.werewolf": Switch(),
    "play.juggler": Switch(),
    "play.shapeshifter": Switch(),
    "play.witch": Switch(),
    "play.vampire": Switch(),
    "play.bid_change": Choices(BidChange),
    "play.swap": Choices(Swap),
    "play.tricks_by_scorer": Switch(),
    "play.ranks": Choices(RankNames),
    "trump.source": Choices(TrumpSource),
    "trump.order": Order(),
    "schedule.course": Choices(Course),
    "schedule.largest": Number(0, 60),
    "schedule.rounds": Number(0, MOST_ROUNDS),
    "schedule.first": Number(0, 60),
    "schedule.step": Number(-10, 10),
    "schedule.whole_deck": Switch(),
    **{f"points.made.{term}": Number(-1000, 1000) for term in TERMS},
    **{f"points.missed.{term}": Number(-1000, 1000) for term in TERMS},
    OWN_ZERO: Switch(),
    **{f"points.zero_made.{term}": Number(-1000, 1000) for term in TERMS},
    **{f"points.zero_missed.{term}": Number(-1000, 1000) for term in TERMS},
    "points.near_half": Switch(),
    "points.cannonball": Number(0, 1000),
    "points.loot": Number(0, 1000),
    "points.wager": Number(0, 1000),
    "points.bonus": Choices(BonusWhen),
    "points.bonus_step": Number(1, 1000),
    "points.bonus_most": Number(0, 1000),
}
"""Every option by its name, and what it allows."""

OF_ZERO = "points.zero_"
"""The beginning of the names of the options that set the points of a bid of zero."""

_ELSEWHERE = {
    "end.leavers_win": "leavers_win",
    "end.tie": "tie",
    "play.ranks": "deck.called",
    "points.bonus": "points.bonus.when",
    "points.bonus_step": "points.bonus.step",
    "points.bonus_most": "points.bonus.most",
}


class Group(StrEnum):
    """The subject of an option, by the beginning of its name."""

    BIDDING = "bidding"
    TRUMP = "trump"
    PLAY = "play"
    SCHEDULE = "schedule"
    POINTS = "points"
    END = "end"


def group_of(name: str) -> Group:
    """Return the subject of the option."""
    return Group(name.partition(".")[0])


HOUSE_ONLY = frozenset(
    name
    for name in OPTIONS
    if group_of(name) in (Group.SCHEDULE, Group.POINTS) or name in ("trump.source", "trump.order")
)
"""Options too many and too deep for the screens at the table; the form for
house rules has them."""


def path_of(name: str) -> list[str]:
    """Return the fields that lead from a ruleset to the option's value."""
    return _ELSEWHERE.get(name, name).split(".")


def values_of(ruleset: Any) -> dict[str, Option]:
    """Return the present value of every option of a ruleset.

    Without points of its own, a bid of zero has those of any other bid.
    """
    own_zero = ruleset.points.zero_made is not None
    return {name: read(ruleset) for name, read in _readers(own_zero)}


@cache
def _readers(own_zero: bool) -> list[tuple[str, Callable[[Any], Option]]]:
    """Return what reads each option of a ruleset whose bids of zero have points of their own."""

    def reader(name: str) -> Callable[[Any], Option]:
        if name == OWN_ZERO:
            return lambda _: own_zero
        path = path_of(name if own_zero else name.replace(OF_ZERO, "points."))
        return attrgetter(".".join(path))

    return [(name, reader(name)) for name in OPTIONS]
