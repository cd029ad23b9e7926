"""The game of the anniversary editions, by its file: all nine special cards."""

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from scorepad.rules import Card, Ruleset, library
from scorepad.rules.cards import kinds_of_card, ways_to_play
from scorepad.rules.deck import CardRole
from scorepad.rules.reading import read_ruleset

FILE = Path(library.__file__).parent / "games" / "wizard_jubilee.toml"


def anniversary_data() -> dict[str, Any]:
    """Return the part of the file that a pad holds."""
    data = tomllib.loads(FILE.read_text("utf-8"))
    left = ("words", "examples", "trick_examples")
    return {key: value for key, value in data.items() if key not in left}


@cache
def anniversary_ruleset() -> Ruleset:
    """Return its rules."""
    return read_ruleset(anniversary_data(), FILE.name)


def data_with_every_card() -> dict[str, Any]:
    """Return the same rules, with every card in the deck that no option puts there."""
    data = anniversary_data()
    deck = data["deck"]
    added = [
        {key: row[key] for key in row if key not in ("option", "since")} for row in deck["added"]
    ]
    return {**data, "deck": {**deck, "specials": deck["specials"] + added, "added": []}}


def drawn_trick(random: Random) -> tuple[Card, list[Card], list[Card]]:
    """Return a turned card, plays and a hand; half of the tricks are full of special cards."""
    deck = anniversary_ruleset().deck
    few = random.choice((0.2, 1))
    cards = [card for card, _ in kinds_of_card(deck) if card.role or random.random() < few]
    cards = [card for card in cards if card.role is not CardRole.NEVER]
    random.shuffle(cards)
    turned, *cards = cards
    size = random.randint(1, 6)
    plays = [random.choice(ways_to_play(deck, card, turned) or (card,)) for card in cards[:size]]
    return turned, plays, cards[size : size + 6]
