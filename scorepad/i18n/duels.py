"""A match and its duels in words."""

from collections.abc import Sequence
from typing import Any

from scorepad.i18n.games import element_name
from scorepad.i18n.speech import gettext
from scorepad.rules.duel.verdict import DuelReason, DuelVerdict, PowerOrder, Side, Sorcerer


def won_by(names: Sequence[str]) -> str:
    """Return who wins a round: "Anna wins the round", "Both win the round"."""
    if len(names) > 1:
        return gettext("Both win the round")
    return gettext("%(name)s wins the round", name=names[0] if names else "")


def duel_decided(verdict: DuelVerdict, names: Sequence[str]) -> str:
    """Return who wins a duel: "Anna wins", "Both lose", "Both win"."""
    if verdict.winner is Side.BOTH:
        return gettext("Both win")
    if verdict.winner is Side.NONE:
        return gettext("Both lose")
    return gettext("%(name)s wins", name=names[0] if verdict.winner is Side.A else names[1])


def duel_because(verdict: DuelVerdict, game: str) -> str:
    """Return the reason that decided a duel, in a sentence."""
    facts = verdict.facts
    if verdict.reason is DuelReason.ELEMENT:
        strong, weak = (element_name(facts[key], game) for key in ("strong", "weak"))
        return gettext("%(strong)s beats %(weak)s, whatever the values.", strong=strong, weak=weak)
    if verdict.reason is DuelReason.VALUE:
        high, low = max(facts["a"], facts["b"]), min(facts["a"], facts["b"])
        return gettext("No element is weaker, and %(high)s beats %(low)s.", high=high, low=low)
    if verdict.reason is DuelReason.LEVEL_VALUES:
        return gettext("No element is weaker, and both values are %(value)s.", value=facts["value"])
    if verdict.winner is Side.NONE:
        return gettext("A power decided against both.")
    if verdict.winner is Side.BOTH:
        return gettext("Powers decided for both.")
    return gettext("A power decided; it goes before element and value.")


def goes_first(order: PowerOrder, names: Sequence[str]) -> str:
    """Return whose Immediate power goes first."""
    if order is PowerOrder.CANCELLED:
        return gettext("Cards of the same name: both lose their Immediate power.")
    if order is PowerOrder.UNSPECIFIED:
        return gettext("Level printed values: the rule sheet does not say. Agree on it.")
    name = names[0] if order is PowerOrder.A else names[1]
    return gettext("%(name)s’s power goes first: the lower printed value.", name=name)


def duel_cards_in_words(cards: Sequence[Sorcerer], game: str) -> str:
    """Return the cards of a duel: "Fire 5 – Water 3"; "a power" where nothing is known of them."""
    if not any(card.element or card.value is not None for card in cards):
        return gettext("a power")
    return " \N{EN DASH} ".join(duel_card_in_words(card, game) for card in cards)


def sides_in_words(sides: Sequence[Sequence[Any]], game: str) -> str:
    """Return the cards of a duel as a mark has them: element, value and bonus of each."""
    return duel_cards_in_words([Sorcerer(*side) for side in sides], game)


def duel_card_in_words(sorcerer: Sorcerer, game: str) -> str:
    """Return a card in a duel: "Fire 5", "Water 3 + 1"; as much as is known, or "?"."""
    element = element_name(sorcerer.element, game) if sorcerer.element else ""
    value = "" if sorcerer.value is None else str(sorcerer.value)
    text = f"{element} {value}".strip() or "?"
    return f"{text} + {sorcerer.bonus}" if sorcerer.bonus else text
