"""The cards that a bonus was won with, as they stand on a pad beside the number.

A cell holds them as a text, "fourteen=2 mermaid=1": keys of the ruleset's cards, each with how
often it was won. The number alone is counted, so that a pad adds up for whoever cannot read them.
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
"""The number of times that each was won, by the keys of a ruleset's cards and in their order."""


def is_captures(text: str) -> bool:
    """Return whether ``text`` has the shape of captures, whatever the rules.

    >>> is_captures("fourteen=2 mermaid=1"), is_captures("fourteen=0"), is_captures("")
    (True, False, False)
    """
    return len(text) <= LONGEST_CAPTURES and _TEXT.match(text) is not None


def read_captures(bonus: Bonus, text: str) -> Captures | None:
    """Return what ``text`` says; ``None`` where nobody can win that by these rules.

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
    """Return the text of a cell; "" for nothing.

    >>> captures_as_text({"fourteen": 2, "mermaid": 1})
    'fourteen=2 mermaid=1'
    """
    return " ".join(f"{key}={count}" for key, count in captures.items())


def points_of(bonus: Bonus, captures: Captures) -> int:
    """Return the points that they bring together."""
    return sum(card.points * captures.get(card.key, 0) for card in bonus.cards if card.key)


def captures_of(pad: Pad, round_: Round, player: str) -> Captures:
    """Return what a player's bonus was won with; nothing where that is not known.

    It is not where the number was changed since by itself.
    """
    text = pad.written.round(round_.number).get((round_.deal, player, CAPTURES))
    bonus, box = round_.ruleset.points.bonus, round_.boxes.get(player)
    captures = read_captures(bonus, text) if isinstance(text, str) else None
    if box is None or captures is None or points_of(bonus, captures) != box.bonus:
        return {}
    return captures
