"""The questions about a trick or a duel in an address, as they were typed, tapped or sent."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any

from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import DuelVerdict, Side, Sorcerer, duel, element_wins
from scorepad.rules.refusal import Code, Refusal

_MOST_CARDS = 120
"""The most codes that are read, which are more than any deck has cards."""

_LONGEST = 300
"""The most characters of one value that are read."""

NO_TRUMP = "none"
"""The value by which an address says that there is no trump."""

ROUND_PARTS = ("trump", "turned", "again", "top_lead", "cloud")
"""The parts that hold for a whole round: the next trick's address says them again."""


TABLE_PARTS = ("ranks", "bid_change", "swap")
"""The parts that say what a table plays by, where no pad does: options of ``play``."""


class Ask(StrEnum):
    """The things that the screen can ask for, other than the next card."""

    TRUMP = "trump"
    TURNED = "turned"
    AGAIN = "again"
    LEADER = "leader"
    TAKER = "taker"
    TYPING = "typing"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class TrickQuery:
    """The parts of an address, unchecked.

    ``game`` is a key, ``players``, ``round``, ``leader`` (a seat) and ``judge`` (a play) are
    numbers, ``cards``, ``held``, ``turned`` and ``again`` codes: that of the card that was turned
    for one that is a copy of it, with the suit that was then named. ``typed`` are cards in words,
    ``top_lead`` is how this table reads a lead of a card that beats all, ``ranks`` the names of the
    ranks on its cards, ``bid_change`` when a card changes a bid, ``swap`` whether a swap is left to
    whoever may make it. ``cloud`` is the number of the trick of the round whose taker changes a
    bid.
    """

    game: str = ""
    players: str = ""
    round: str = ""
    leader: str = ""
    trump: str = ""
    turned: str = ""
    again: str = ""
    top_lead: str = ""
    ranks: str = ""
    bid_change: str = ""
    swap: str = ""
    cloud: str = ""
    cards: tuple[str, ...] = ()
    judge: str = ""
    had: str = ""
    held: tuple[str, ...] = ()
    typed: str = ""
    ask: str = ""

    def with_changes(self, **changes: Any) -> "TrickQuery":
        """Return the question with other parts."""
        return replace(self, **changes)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The names and values, as an address or a form's hidden fields hold them."""
        return tuple(self._pairs())

    @property
    def round_pairs(self) -> tuple[tuple[str, str], ...]:
        """The names and values that the next trick's address says again."""
        return tuple((name, value) for name, value in self.pairs if name in ROUND_PARTS)

    def _pairs(self) -> Iterable[tuple[str, str]]:
        for name, value in zip(_SINGLE, _single_of(self), strict=True):
            if value:
                yield name, value
        yield from (("card", code) for code in self.cards)
        yield from (("held", code) for code in self.held)


_SINGLE: Mapping[str, str] = {
    "game": "game",
    "n": "players",
    "round": "round",
    "leader": "leader",
    "trump": "trump",
    "turned": "turned",
    "again": "again",
    "top_lead": "top_lead",
    "ranks": "ranks",
    "bid_change": "bid_change",
    "swap": "swap",
    "cloud": "cloud",
    "judge": "judge",
    "had": "had",
    "typed": "typed",
    "ask": "ask",
}
# One call for all: a screen has dozens of addresses, and asks for every part in each.
_single_of = attrgetter(*_SINGLE.values())


def read_trick_query(values: Mapping[str, Sequence[str]]) -> TrickQuery:
    """Return the parts of an address; names that are not known are passed over.

    >>> read_trick_query({"card": ["B5", "B3"], "trump": ["R"], "utm": ["x"]}).pairs
    (('trump', 'R'), ('card', 'B5'), ('card', 'B3'))
    """
    single = {
        part: values[name][-1][:_LONGEST] for name, part in _SINGLE.items() if values.get(name)
    }
    return TrickQuery(
        **single, cards=_codes(values.get("card", ())), held=_codes(values.get("held", ()))
    )


def _codes(texts: Sequence[str]) -> tuple[str, ...]:
    """Return the codes, in which a colon may stand before what was said of a card."""
    return tuple(code[:_LONGEST].replace(":", "") for code in texts[:_MOST_CARDS])


POWERS = ("", *Side)
"""The values for powers: none decided, or for A, for B, for both, against both."""


@dataclass(frozen=True, slots=True)
class DuelSideQuery:
    """One side: the element's code, value and bonus as they were typed."""

    element: str = ""
    value: str = ""
    bonus: str = ""


@dataclass(frozen=True, slots=True)
class DuelQuery:
    """A duel as far as it is typed.

    ``power`` is one of :data:`POWERS`; ``both_powers`` when both cards have an Immediate power,
    ``same_name`` when they have the same name.
    """

    game: str = ""
    a: DuelSideQuery = field(default_factory=DuelSideQuery)
    b: DuelSideQuery = field(default_factory=DuelSideQuery)
    power: str = ""
    both_powers: bool = False
    same_name: bool = False


EMPTY_DUEL_QUERY = DuelQuery()


def read_duel_query(fields: Mapping[str, str]) -> DuelQuery:
    """Return the duel that an address or a form holds."""

    def side(key: str) -> DuelSideQuery:
        parts = (fields.get(f"{key}.{part}", "").strip() for part in ("element", "value", "bonus"))
        return DuelSideQuery(*parts)

    return DuelQuery(
        game=fields.get("game", ""),
        a=side("a"),
        b=side("b"),
        power=fields.get("power", ""),
        both_powers=fields.get("both") == "1",
        same_name=fields.get("same") == "1",
    )


def wrong_in(query: DuelQuery, ruleset: DuelRuleset) -> dict[str, Refusal]:
    """Return what cannot be, by the field where it was typed.

    A field that is not typed yet is not wrong.
    """
    wrong = {}
    for key, side in (("a", query.a), ("b", query.b)):
        if side.element and ruleset.element(side.element) is None:
            unknown = {"value": side.element}
            wrong[f"{key}.element"] = Refusal(Code.NO_SUCH_ELEMENT, unknown)
        for part, text in (("value", side.value), ("bonus", side.bonus)):
            number = typed_number(text)
            if text and (number is None or number > ruleset.highest):
                facts = {"value": text, "low": 0, "high": ruleset.highest}
                wrong[f"{key}.{part}"] = Refusal(Code.OUT_OF_RANGE, facts)
    if query.power not in POWERS:
        wrong["power"] = Refusal(Code.NOT_A_MARK, {"what": "power"})
    return wrong


def sorcerer_of(side: DuelSideQuery) -> Sorcerer:
    """Return the card that was typed, as far as it is known."""
    return Sorcerer(side.element, typed_number(side.value), typed_number(side.bonus) or 0)


def power_of(query: DuelQuery) -> Side | None:
    """Return the side that a power decided for, ``None`` where none did."""
    return Side(query.power) if query.power else None


def needed(query: DuelQuery, ruleset: DuelRuleset) -> tuple[str, ...]:
    """Return the fields that the decision needs and that are not typed.

    They are in the order in which the sheet decides: elements, then values. Where a power decides,
    none are; what is typed wrong counts as not typed.

    >>> from scorepad.rules.library import duel_games
    >>> (game,) = duel_games().values()
    >>> needed(DuelQuery(a=DuelSideQuery("Fire")), game.ruleset)
    ('b.element',)
    """
    if query.power:
        return ()
    wrong = wrong_in(query, ruleset)
    sides = (("a", query.a), ("b", query.b))
    elements = [f"{key}.element" for key, side in sides if not side.element]
    elements += [field for field in wrong if field.endswith(".element")]
    if elements:
        return tuple(elements)
    values = [f"{key}.value" for key, side in sides if not side.value]
    values += wrong
    by_element = element_wins(ruleset, query.a.element, query.b.element) is not Side.NONE
    return () if by_element else tuple(values)


def verdict_of(query: DuelQuery, ruleset: DuelRuleset) -> DuelVerdict | None:
    """Return the verdict with the winner, ``None`` while the decision needs more."""
    if needed(query, ruleset) or wrong_in(query, ruleset):
        return None
    return duel(ruleset, sorcerer_of(query.a), sorcerer_of(query.b), power_of(query))
