"""The verdict on one duel: power before element before value.

The rule sheet lists no cards, so the effect of a power is told from outside.

Its twin on a phone is ``static/phone/rules/duel/verdict.mjs``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from scorepad.rules.duel.ruleset import DuelRuleset, Element
from scorepad.rules.refusal import Code, Refusal, Refused


class Side(StrEnum):
    """The winner of a duel: one of the two players, neither, or both by their powers."""

    A = "A"
    B = "B"
    BOTH = "both"
    NONE = "none"

    def loses(self, side: "Side") -> bool:
        """Return whether the player of ``side`` loses a duel that ``self`` wins.

        >>> Side.NONE.loses(Side.A), Side.BOTH.loses(Side.A)
        (True, False)
        """
        return self not in (side, Side.BOTH)


PLAYERS = (Side.A, Side.B)


class DuelReason(StrEnum):
    """The reason why a duel was won; in brackets the facts that go with it."""

    POWER = "power"
    ELEMENT = "element"  # strong, weak: codes
    VALUE = "value"  # a, b: values with bonus
    LEVEL_VALUES = "level"  # value


class PowerOrder(StrEnum):
    """The player whose Immediate power goes first."""

    A = "A"
    B = "B"
    UNSPECIFIED = "unspecified"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Sorcerer:
    """A card in the duel: its element's code, printed value, Dormant bonus.

    ``element`` is "" and ``value`` ``None`` where nobody has said them, because
    the duel was decided without them.
    """

    element: str = ""
    value: int | None = None
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class DuelVerdict:
    """The verdict on a duel: the winner, the reason, and the place in the rule sheet.

    The winner is ``NONE`` where both lose and ``BOTH`` where nobody does. The reason comes with the
    deciding facts, and the place is the heading under which it stands.
    """

    winner: Side
    reason: DuelReason
    place: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def element_wins(ruleset: DuelRuleset, a: str, b: str) -> Side:
    """Return which of two elements beats the other, ``NONE`` when neither does.

    Source: Wizards Cup, 3.B. Les Éléments.

    Raises:
        Refused: ``NO_SUCH_ELEMENT``.
    """
    one, other = _element(ruleset, a), _element(ruleset, b)
    if b in one.weaknesses:
        return Side.B
    return Side.A if a in other.weaknesses else Side.NONE


def power_order(ruleset: DuelRuleset, a: int, b: int, *, same_name: bool = False) -> PowerOrder:
    """Return whose Immediate power goes first when both cards were put down together.

    The printed values decide; Dormant bonuses do not count here.

    Source: Wizards Cup, F.A.Q. Cards of the same name lose their Immediate
    powers. The sheet is silent on equal values of different cards.

    Raises:
        Refused: ``OUT_OF_RANGE``.
    """
    for value in (a, b):
        _check_number(value, ruleset.highest)
    if same_name:
        return PowerOrder.CANCELLED
    if a == b:
        return PowerOrder.UNSPECIFIED
    return PowerOrder.A if a < b else PowerOrder.B


def duel(ruleset: DuelRuleset, a: Sorcerer, b: Sorcerer, power: Side | None = None) -> DuelVerdict:
    """Return the verdict on a duel: who wins it, and why.

    Args:
        ruleset: elements and the highest value.
        a, b: the cards; what the decision does not need may be unknown.
        power: the side that a power decided for, ``NONE`` against both, ``BOTH``
            for both, ``None`` where no power decided.

    Source: Wizards Cup, 3. Le Duel.

    Raises:
        Refused: ``NO_SUCH_ELEMENT``, ``OUT_OF_RANGE``: a card that there cannot
            be, or too little is known to decide.
    """
    for sorcerer in (a, b):
        _check_known(ruleset, sorcerer)
    places = ruleset.places
    if power is not None:
        return DuelVerdict(power, DuelReason.POWER, places["power"])
    by_element = element_wins(ruleset, a.element, b.element)
    if by_element is not Side.NONE:
        strong, weak = (a, b) if by_element is Side.A else (b, a)
        return DuelVerdict(
            by_element,
            DuelReason.ELEMENT,
            places["element"],
            {"strong": strong.element, "weak": weak.element},
        )
    one, other = (_value(ruleset, sorcerer) for sorcerer in (a, b))
    if one == other:
        return DuelVerdict(Side.NONE, DuelReason.LEVEL_VALUES, places["level"], {"value": one})
    winner = Side.A if one > other else Side.B
    return DuelVerdict(winner, DuelReason.VALUE, places["value"], {"a": one, "b": other})


def _check_known(ruleset: DuelRuleset, sorcerer: Sorcerer) -> None:
    if sorcerer.element:
        _element(ruleset, sorcerer.element)
    if sorcerer.value is not None:
        _check_number(sorcerer.value, ruleset.highest)
    _check_number(sorcerer.bonus, ruleset.highest)


def _value(ruleset: DuelRuleset, sorcerer: Sorcerer) -> int:
    _check_number(sorcerer.value, ruleset.highest)
    return (sorcerer.value or 0) + sorcerer.bonus


def check_sorcerer(ruleset: DuelRuleset, sorcerer: Sorcerer) -> None:
    """Check that there can be such a card, and that all of it is known.

    Raises:
        Refused: ``NO_SUCH_ELEMENT``, ``OUT_OF_RANGE``.
    """
    _element(ruleset, sorcerer.element)
    _check_number(sorcerer.value, ruleset.highest)
    _check_number(sorcerer.bonus, ruleset.highest)


def _element(ruleset: DuelRuleset, code: str) -> Element:
    element = ruleset.element(code)
    if element is None:
        raise Refused(Refusal(Code.NO_SUCH_ELEMENT, {"value": code}))
    return element


def _check_number(value: object, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
        raise Refused(Refusal(Code.OUT_OF_RANGE, {"value": value, "low": 0, "high": high}))
