"""All cards of a deck as keys, suit by suit, in rows of seven."""

from dataclasses import dataclass

from scorepad.play.check.trick import Trick
from scorepad.rules.cards import Card, kinds_of_card

IN_A_ROW = 7


@dataclass(frozen=True, slots=True)
class CardKey:
    """A key: its card, what is written on it, and how many of it can still
    come; ``several`` when the deck has more than one."""

    card: Card
    label: str
    left: int
    several: bool


Block = tuple[CardKey | None, ...]
"""Whole rows of keys; ``None`` stays empty."""


def grid_of(trick: Trick) -> tuple[Block, ...]:
    """The keys: a block for each suit from the lowest card, with the special
    cards at the ends of the last ones, or in a block of their own."""
    gone = trick.gone
    blocks: dict[str, list[CardKey | None]] = {}
    specials: list[CardKey | None] = []
    for card, count in kinds_of_card(trick.ruleset.deck):
        label = card.label or card.code
        key = CardKey(card, label, count - gone[card.code], count > 1)
        (blocks.setdefault(card.suit, []) if card.suit else specials).append(key)
    suits = [_whole_rows(block) for block in blocks.values()]
    if len(specials) <= len(suits) and all(block[-1] is None for block in suits):
        for block, special in zip(reversed(suits), reversed(specials), strict=False):
            block[-1] = special
        specials = []
    return tuple(tuple(block) for block in (*suits, _whole_rows(specials)) if block)


def _whole_rows(keys: list[CardKey | None]) -> list[CardKey | None]:
    return keys + [None] * (-len(keys) % IN_A_ROW)
