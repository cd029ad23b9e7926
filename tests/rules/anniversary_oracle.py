"""A second opinion on tricks with the cards of the anniversary editions, as a person reasons.

It shares no code with the rules. A card is its code as it lies: ``B5``, ``Z``, ``JR``, ``SN``.
"""

from typing import NamedTuple

HIGH = {"J": 7.5, "C": 9.75}


class Lying(NamedTuple):
    """What a card is on the table: a special one by its letter, else a suit and a number."""

    letter: str
    suit: str = ""
    number: float = 0


def lying(code: str, turned: str | None = None, again: str | None = None) -> Lying:
    """Return what the card is, where ``turned`` lies, and ``again`` in its place."""
    code = code.replace(":", "")
    if code[0] == "V":
        if turned is None:
            return Lying("N")
        return lying((again or "") if turned == "W" else turned + code[1:])
    if code[0] in "RGBY":
        return Lying("", code[0], float(code[1:]))
    if code[0] in HIGH:
        return Lying("", code[1], HIGH[code[0]])
    return Lying(code[1] if code[0] == "S" else code)


def demanded(cards: list[Lying]) -> str | None:
    """Return the suit that must be followed."""
    for card in cards:
        if card.suit:
            return card.suit
        if card.letter in "ZD":
            return None
    return None


def leader(cards: list[Lying], trump: str | None) -> int:
    """Return who takes the trick, or would without the Bomb."""
    letters = [card.letter for card in cards]
    if "D" in letters:
        return letters.index("F" if "F" in letters else "D")
    if "Z" in letters:
        return letters.index("Z")
    suits = [card.suit for card in cards if card.suit]
    for wanted in (trump, *suits[:1]):
        numbers = {card.number: place for place, card in enumerate(cards) if card.suit == wanted}
        if wanted and numbers:
            return numbers[max(numbers)]
    return next((letters.index(letter) for letter in "NFH" if letter in letters), 0)


def may_be_played(code: str, hand: list[str], suit: str | None) -> bool:
    """Return whether a card of the hand may follow."""
    numbers = [each for each in hand if each[0] in "RGBY"]
    can_follow = any(each[0] == suit for each in numbers)
    return code not in numbers or not can_follow or code[0] == suit
