"""The cards that won a bonus, stored beside the number of points.

A cell holds them as a text, "fourteen=2 mermaid=1": keys of the ruleset's cards, each with the
number of times it was won. Only the number of points counts, so a pad adds up even if the text
can't be read.
"""

import re
from collections.abc import Mapping

from scorepad.pad.state import Pad, Round
from scorepad.rules.ruleset import Bonus

CAPTURES = "captures"
"""The field of the cell."""

LONGEST_CAPTURES = 200
"""The most letters in it."""

_TEXT = re.compile(r"(?:[a-z_]{1,32}=[1-9][0-9]?(?: |\Z))+\Z")

Captures = Mapping[str, int]
"""The number of times each card was won, by the card's key, in the order of the ruleset."""


def is_captures(text: str) -> bool:
    """Return whether ``text`` has the form of captures, whatever the rules allow.

    >>> is_captures("fourteen=2 mermaid=1"), is_captures("fourteen=0"), is_captures("")
    (True, False, False)
    """
    return len(text) <= LONGEST_CAPTURES and _TEXT.match(text) is not None


def read_captures(bonus: Bonus, text: str) -> Captures | None:
    """Return the captures that ``text`` names; ``None`` if the rules do not allow them.

    >>> from scorepad.rules.ruleset import BonusCard
    >>> bonus = Bonus(cards=(BonusCard(10, 3, key="fourteen"), BonusCard(20, 2, key="mermaid")))
    >>> read_captures(bonus, "mermaid=1 fourteen=2")
    {'fourteen': 2, 'mermaid': 1}
    >>> read_captures(bonus, "mermaid=3"), read_captures(bonus, "mermaid=1 mermaid=1")
    (None, None)
    """
    if not is_captures(text):
        return None
    parts = [part.split("=") for part in text.split()]
    won = {key: int(count) for key, count in parts}
    cards = {card.key: card for card in bonus.cards if card.key}
    if len(won) < len(parts) or not won.keys() <= cards.keys():
        return None
    taken_at_once = sum(cards[key].one_trick for key in won)
    if taken_at_once > 1 or any(count > cards[key].count for key, count in won.items()):
        return None
    return {key: won[key] for key in cards if key in won}


def captures_as_text(captures: Captures) -> str:
    """Return ``captures`` as the text of a cell; "" if there are none.

    >>> captures_as_text({"fourteen": 2, "mermaid": 1})
    'fourteen=2 mermaid=1'
    """
    return " ".join(f"{key}={count}" for key, count in captures.items())


def points_of(bonus: Bonus, captures: Captures) -> int:
    """Return the points that ``captures`` bring in all."""
    return sum(card.points * captures.get(card.key, 0) for card in bonus.cards if card.key)


def captures_of(pad: Pad, round_: Round, player: str) -> Captures:
    """Return the cards that won a player's bonus; empty if they are not known.

    They are no longer known if the points were changed without them.
    """
    text = pad.written.round(round_.number).get((round_.deal, player, CAPTURES))
    bonus, box = round_.ruleset.points.bonus, round_.boxes.get(player)
    captures = read_captures(bonus, text) if isinstance(text, str) else None
    if box is None or captures is None or points_of(bonus, captures) != box.bonus:
        return {}
    return captures
