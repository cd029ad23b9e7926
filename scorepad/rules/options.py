"""Options: what a table may set for itself, each with the values it allows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from scorepad.rules.checking import Section
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import (
    Entry,
    Option,
    OwnCards,
    Restricted,
    Ruleset,
    Turned,
    Visibility,
)


@dataclass(frozen=True, slots=True)
class Choices:
    """One of the words of an enum."""

    kind: type[StrEnum]

    def take(self, section: Section, key: str) -> Option:
        """The value under ``key``, or an error that names what is allowed."""
        return section.choice(key, self.kind)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def take(self, section: Section, key: str) -> Option:
        """The value under ``key``, or an error that names what is allowed."""
        return section.flag(key)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def take(self, section: Section, key: str) -> Option:
        """The value under ``key``, or an error that names what is allowed."""
        return section.integer(key, self.low, self.high)


OPTIONS: Mapping[str, Choices | Switch | Number] = {
    "bidding.who": Choices(Restricted),
    "bidding.zero_exempt": Switch(),
    "bidding.from_hand": Number(1, 60),
    "bidding.blind_exempt": Switch(),
    "bidding.visibility": Choices(Visibility),
    "bidding.own_cards": Choices(OwnCards),
    "bidding.entry": Choices(Entry),
    "trump.top_turned": Choices(Turned),
    "end.leavers_win": Switch(),
}


def with_options(
    ruleset: Ruleset, options: Mapping[str, Option], source: str = "the options"
) -> Ruleset:
    """``ruleset`` as the table plays it.

    A ban on the last bidder needs an order of bidding, so it cannot stand
    together with bids that are revealed together or later.

    Raises:
        RulesetError: an option that does not exist, or a value it does not allow.
        Refused: ``BAN_NEEDS_OPEN_BIDS``.
    """
    section = Section(source, options)
    values = {name: OPTIONS[name].take(section, name) for name in OPTIONS if section.has(name)}
    section.done()
    if not values:
        return ruleset
    group: dict[str, dict[str, Any]] = {"bidding": {}, "trump": {}, "end": {}}
    for name, value in values.items():
        room, _, key = name.partition(".")
        group[room][key] = value
    changed = replace(
        ruleset,
        bidding=replace(ruleset.bidding, **group["bidding"]),
        trump=replace(ruleset.trump, **group["trump"]),
        **group["end"],
    )
    bidding = changed.bidding
    if bidding.who is not Restricted.NOBODY and bidding.visibility is not Visibility.OPEN:
        raise Refused(Refusal(Code.BAN_NEEDS_OPEN_BIDS, {"who": bidding.who}))
    return changed
