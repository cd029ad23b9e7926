"""A ruleset: everything that a rule sheet fixes, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.deck import Deck

Option = str | int | bool
"""The value of an option that a table may set for itself."""


class Restricted(StrEnum):
    """Who may not make the bids add up to the number of tricks."""

    NOBODY = "nobody"
    LAST = "last"
    SOLE_LEADER = "sole_leader"


class Visibility(StrEnum):
    """When bids are seen: at once, all together, or after the round."""

    OPEN = "open"
    SIMULTANEOUS = "simultaneous"
    SECRET = "secret"


class OwnCards(StrEnum):
    """Whether players see their own cards before they bid."""

    SEEN = "seen"
    FOREHEAD = "forehead"


class Entry(StrEnum):
    """Who types the bids: the scorer, or each player on the phone passed round."""

    SCORER = "scorer"
    PLAYERS = "players"


class Turned(StrEnum):
    """What a special card turned for trump does."""

    CHOOSE = "choose"
    NONE = "none"


class Course(StrEnum):
    """Whether hands grow or shrink from round to round."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of the schedule: cards each, and whether nobody sees their own."""

    hand: int
    blind: bool = False


@dataclass(frozen=True, slots=True)
class Schedule:
    """How hand sizes run; ``keep`` cards at least stay undealt; ``extra``
    deals follow when the course is through."""

    course: Course
    keep: int
    extra: tuple[Deal, ...]


@dataclass(frozen=True, slots=True)
class Trump:
    """What a turned special card of each role means for trump."""

    top_turned: Turned
    bottom_turned: Turned


@dataclass(frozen=True, slots=True)
class Bidding:
    """How bids are made, and the restriction on the last of them."""

    who: Restricted
    zero_exempt: bool
    from_hand: int
    blind_exempt: bool
    visibility: Visibility
    own_cards: OwnCards
    entry: Entry


@dataclass(frozen=True, slots=True)
class Formula:
    """Points: ``base`` + ``trick`` x tricks taken + ``off`` x tricks off the bid."""

    base: int = 0
    trick: int = 0
    off: int = 0


@dataclass(frozen=True, slots=True)
class Points:
    """The formula for a bid that was made, and for one that was missed."""

    made: Formula
    missed: Formula


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant that the rule sheet names: the options that it sets."""

    key: str
    sets: tuple[tuple[str, Option], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the points, and the place where the sheet has it."""

    place: str
    bid: int
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class Ruleset:
    """How a game is played."""

    key: str
    sheet: str
    edition: str
    least: int
    most: int
    deck: Deck
    schedule: Schedule
    trump: Trump
    bidding: Bidding
    points: Points
    leavers_win: bool
    variants: tuple[Variant, ...]
    examples: tuple[Example, ...]

    @property
    def options(self) -> Mapping[str, Option]:
        """The options that a table may set, with their present values."""
        bidding = self.bidding
        return {
            "bidding.who": bidding.who,
            "bidding.zero_exempt": bidding.zero_exempt,
            "bidding.from_hand": bidding.from_hand,
            "bidding.blind_exempt": bidding.blind_exempt,
            "bidding.visibility": bidding.visibility,
            "bidding.own_cards": bidding.own_cards,
            "bidding.entry": bidding.entry,
            "trump.top_turned": self.trump.top_turned,
            "end.leavers_win": self.leavers_win,
        }
