"""One duel: power before element before value.

The rule sheet lists no cards, so what a power does is told from outside.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from scorepad.rules.duel.ruleset import DuelRuleset, Element
from scorepad.rules.refusal import Code, Refusal, Refused


class Side(StrEnum):
    """One of the two players of a duel, or neither."""

    A = "A"
    B = "B"
    NONE = "none"


class DuelReason(StrEnum):
    """What decided a duel; the facts that go with it in brackets."""

    POWER = "power"
    ELEMENT = "element"  # strong, weak: codes
    VALUE = "value"  # a, b: values with bonus
    LEVEL_VALUES = "level"  # value


class PowerOrder(StrEnum):
    """Whose Immediate power goes first."""

    A = "A"
    B = "B"
    UNSPECIFIED = "unspecified"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Sorcerer:
    """A card in the duel: its element's code, printed value, Dormant bonus."""

    element: str
    value: int
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class DuelVerdict:
    """Who wins (``NONE``: both lose), by what, with the deciding facts, and
    the heading of the rule sheet under which it stands."""

    winner: Side
    reason: DuelReason
    place: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def element_wins(ruleset: DuelRuleset, a: str, b: str) -> Side:
    """Which of two elements beats the other, ``NONE`` when neither does.

    Source: Wizards Cup, 3.B. Les Éléments.

    Raises:
        Refused: ``NO_SUCH_ELEMENT``.
    """
    one, other = _element(ruleset, a), _element(ruleset, b)
    if b in one.weaknesses:
        return Side.B
    return Side.A if a in other.weaknesses else Side.NONE


def power_order(ruleset: DuelRuleset, a: int, b: int, *, same_name: bool = False) -> PowerOrder:
    """Whose Immediate power goes first when both cards were put down together,
    by their printed values; Dormant bonuses do not count here.

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
    """Who wins a duel; ``power`` is the side that a power decided for, ``NONE``
    against both, ``None`` where no power decided.

    Source: Wizards Cup, 3. Le Duel.

    Raises:
        Refused: ``NO_SUCH_ELEMENT``, ``OUT_OF_RANGE``.
    """
    for sorcerer in (a, b):
        check_sorcerer(ruleset, sorcerer)
    by_element = element_wins(ruleset, a.element, b.element)
    places = ruleset.places
    if power is not None:
        return DuelVerdict(power, DuelReason.POWER, places["power"])
    if by_element is not Side.NONE:
        strong, weak = (a, b) if by_element is Side.A else (b, a)
        return DuelVerdict(
            by_element,
            DuelReason.ELEMENT,
            places["element"],
            {"strong": strong.element, "weak": weak.element},
        )
    values = a.value + a.bonus, b.value + b.bonus
    if values[0] == values[1]:
        facts = {"value": values[0]}
        return DuelVerdict(Side.NONE, DuelReason.LEVEL_VALUES, places["level"], facts)
    winner = Side.A if values[0] > values[1] else Side.B
    facts = {"a": values[0], "b": values[1]}
    return DuelVerdict(winner, DuelReason.VALUE, places["value"], facts)


def check_sorcerer(ruleset: DuelRuleset, sorcerer: Sorcerer) -> None:
    """A card that there can be.

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
