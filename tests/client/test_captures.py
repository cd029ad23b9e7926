"""A phone reads what a bonus was won with, and writes it, as the server does."""

from pathlib import Path
from random import Random

from scorepad.pad.captures import LONGEST_CAPTURES, read_captures
from scorepad.rules.formula import Bonus, BonusCard
from tests.client.scripted import Asked, answers, app_without_games, script_with

LONG_KEYS = ["a" * 31, "b" * 30, "c" * 30, "d" * 30, "e" * 30, "f" * 32]
"""So that what is allowed can be as long as a text may be, and longer by a space."""

CARDS = [
    BonusCard(10, 3, key="fourteen"),
    BonusCard(20, 2, key="mermaid"),
    BonusCard(30, 6, one_trick=True, key="pirate"),
    BonusCard(40, 1, one_trick=True, key="king"),
    *(BonusCard(10, 1, key=key) for key in LONG_KEYS),
]
LONG = " ".join(f"{key}=1" for key in LONG_KEYS)
TEXTS = [
    *("", " ", "fourteen=1", "fourteen=1 ", " fourteen=1", "fourteen=1  mermaid=1", "fourteen"),
    *("fourteen=0", "fourteen=01", "fourteen=3", "fourteen=4", "mermaid=2 fourteen=3", "other=1"),
    *("fourteen=1 fourteen=1", "fourteen=1 other=1", "pirate=6", "pirate=1 king=1", "king=10"),
    *(LONG, f"{LONG} ", f"{LONG} king=1"),
]
FORMS = {
    "0": None,
    "40": None,
    "40 mermaid=2": "mermaid=2",
    "70 king=1 fourteen=3": "king=1 fourteen=3",
}


def reading() -> list[Asked]:
    """Every text, and others of the same parts."""
    random = Random("captures")
    parts = [part for text in TEXTS for part in text.split()]
    others = [" ".join(random.choices(parts, k=random.randint(1, 4))) for _ in range(300)]
    cards = [
        {"key": card.key, "count": card.count, "points": card.points, "one_trick": card.one_trick}
        for card in CARDS
    ]
    return [("views/captures", "readCaptures", [cards, text]) for text in (*TEXTS, *others)]


def writing() -> list[Asked]:
    """What somebody's keys send, in the second deal of the third round."""
    return [
        ("views/captures", "winBonus", [{"player": "a", "value": sent}, {"number": 3, "deal": 2}])
        for sent in FORMS
    ]


def test_a_phone_reads_and_writes_captures_as_the_server_does(tmp_path: Path) -> None:
    path = tmp_path / "captures.js"
    path.write_text(script_with(app_without_games(tmp_path), "en", ["views/captures"]), "utf-8")
    asked = reading()
    for (_, _, (_, text)), said in zip(asked, answers(path, asked), strict=True):
        known = read_captures(Bonus(cards=tuple(CARDS)), text)
        assert said == (None if known is None else list(map(list, known.items()))), text
    for (sent, won), said in zip(FORMS.items(), answers(path, writing()), strict=True):
        bonus = int(sent.partition(" ")[0])
        assert said == {"cells": [[3, 2, "a", "bonus", bonus], [3, 2, "a", "captures", won]]}
    assert len(LONG) == LONGEST_CAPTURES
