"""A match and its duels in words."""

from collections.abc import Sequence
from typing import Any

from scorepad.i18n.games import element_name
from scorepad.i18n.words import Words
from scorepad.rules.duel.verdict import DuelVerdict, PowerOrder, Sorcerer


def won_by(names: Sequence[str]) -> str:
    """Return who wins a round: "Anna wins the round", "Both win the round"."""
    return WORDS.write("won_by", names)


def duel_decided(verdict: DuelVerdict, names: Sequence[str]) -> str:
    """Return who wins a duel: "Anna wins", "Both lose", "Both win"."""
    return WORDS.write("duel_decided", verdict, names)


def duel_because(verdict: DuelVerdict, game: str) -> str:
    """Return the reason that decided a duel, in a sentence."""
    return WORDS.write("duel_because", verdict, game)


def goes_first(order: PowerOrder, names: Sequence[str]) -> str:
    """Return whose Immediate power goes first."""
    return WORDS.write("goes_first", order, names)


def duel_cards_in_words(cards: Sequence[Sorcerer], game: str) -> str:
    """Return the cards of a duel: "Fire 5 – Water 3"; "a power" where nothing is known of them."""
    return WORDS.write("duel_cards_in_words", cards, game)


def sides_in_words(sides: Sequence[Sequence[Any]], game: str) -> str:
    """Return the cards of a duel as a mark has them: element, value and bonus of each."""
    return duel_cards_in_words([Sorcerer(*side) for side in sides], game)


def duel_card_in_words(sorcerer: Sorcerer, game: str) -> str:
    """Return a card in a duel: "Fire 5", "Water 3 + 1"; as much as is known, or "?"."""
    return WORDS.write("duel_card_in_words", sorcerer, game)


WORDS = Words(
    "duels",
    functions={
        "duels": ("duel_because", "duel_cards_in_words", "duel_decided", "goes_first"),
        "match_duels": ("won_by",),
    },
    helpers=(element_name,),
)
