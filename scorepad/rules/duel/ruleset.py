"""The rules of a game of duels: elements and their weaknesses, tokens, piles."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from scorepad.rules.checking import Section
from scorepad.rules.game_file import GameWords, box_words, data_of, read_data
from scorepad.rules.ruleset import Option, Variant

PLACES = ("power", "element", "value", "level", "order", "round", "end")
"""The topics that the rule sheet has a heading for.

They are the three ways to win a duel, level values, which power goes first, the end of a round and
of the game.
"""

MORE_PLACES = ("cards", "order_of_cards", "swap", "dormant", "permanent", "may")
"""The headings that may be missing from the rules stored in an old pad."""

_MOST_CARDS = 20


@dataclass(frozen=True, slots=True)
class Element:
    """An element, and how it is drawn; it loses to each of its ``weaknesses``."""

    code: str
    colour: str
    shape: str
    weaknesses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuelExample:
    """A worked duel: each side is (element, printed value, bonus); ``winner`` is
    ``A``, ``B`` or ``none`` when both lose."""

    place: str
    a: tuple[str, int, int]
    b: tuple[str, int, int]
    winner: str


@dataclass(frozen=True, slots=True)
class DuelRuleset:
    """The rules of a game of duels.

    ``tokens`` win the match; a pile has ``pile`` cards, of which ``fighting`` are put down in
    order; a printed value is at most ``highest``. ``places`` are headings of the rule sheet, by
    :data:`PLACES`; ``more_places``, which no pad stores, by :data:`MORE_PLACES`. Rules are the same
    without worked examples and without those headings.
    """

    key: str
    sheet: str
    edition: str
    least: int
    most: int
    elements: tuple[Element, ...]
    tokens: int
    pile: int
    fighting: int
    highest: int
    places: Mapping[str, str]
    examples: tuple[DuelExample, ...] = field(compare=False)
    variants: tuple[Variant, ...] = ()
    leavers_win: bool = False
    more_places: Mapping[str, str] = field(default_factory=dict, compare=False)

    @property
    def options(self) -> Mapping[str, Option]:
        """The options that a table may set: none."""
        return {}

    @property
    def most_duels(self) -> int:
        """The most duels that can be written down in a round: as many as two
        piles can lose one by one, and again half as many that nobody loses."""
        return 3 * self.pile

    @property
    def highest_sum(self) -> int:
        """The most that the values of a pile can add up to."""
        return self.pile * self.highest

    def element(self, code: str) -> Element | None:
        """Return the element with this code."""
        return next((element for element in self.elements if element.code == code), None)


def read_duel_ruleset(data: Mapping[str, Any], source: str) -> DuelRuleset:
    """Return the ruleset that ``data`` describes; ``source`` names it in errors.

    ``data`` has the shape of a file in ``rules/games`` whose ``kind`` is
    ``duel``, without its words.

    Raises:
        RulesetError: naming the source, the key and what is allowed there.
    """
    top = Section(source, data)
    players, cards, places = (top.section(key) for key in ("players", "cards", "places"))
    more = top.optional("more_places")
    pile = cards.integer("pile", 2, _MOST_CARDS)
    if top.text("kind") != "duel":
        raise top.wrong("kind", "duel")
    ruleset = DuelRuleset(
        key=top.text("key"),
        sheet=top.text("sheet"),
        edition=top.text("edition"),
        least=players.integer("least", 2, 2),
        most=players.integer("most", 2, 2),
        elements=top.each("elements", _element),
        tokens=top.integer("tokens", 1, 5),
        pile=pile,
        fighting=cards.integer("fighting", 1, pile),
        highest=cards.integer("highest", 1, 99),
        places={topic: places.text(topic) for topic in PLACES},
        examples=top.each("examples", _example),
        more_places={topic: more.text(topic) for topic in MORE_PLACES if more.has(topic)},
    )
    for section in (players, cards, places, more, top):
        section.done()
    _check_elements(ruleset, top)
    return ruleset


def remembered_duel_ruleset(data: Mapping[str, Any]) -> DuelRuleset:
    """Return the ruleset written on a pad: read once, however often the pad is."""
    return _remembered(json.dumps(data, sort_keys=True))


@lru_cache(maxsize=64)
def _remembered(data: str) -> DuelRuleset:
    return read_duel_ruleset(json.loads(data), "the pad")


def _element(section: Section) -> Element:
    weaknesses = section.texts("weaknesses") if section.has("weaknesses") else ()
    return Element(section.text("code"), section.text("colour"), section.text("shape"), weaknesses)


def _example(section: Section) -> DuelExample:
    return DuelExample(
        section.text("place"),
        _side(section.section("a")),
        _side(section.section("b")),
        section.text("winner"),
    )


def _side(section: Section) -> tuple[str, int, int]:
    bonus = section.integer("bonus", 0, 99) if section.has("bonus") else 0
    side = (section.text("element"), section.integer("value", 0, 99), bonus)
    section.done()
    return side


def _check_elements(ruleset: DuelRuleset, top: Section) -> None:
    codes = [each.code for each in ruleset.elements]
    if not codes or len(set(codes)) < len(codes):
        raise top.wrong("elements", "at least one, and a code of its own for each")
    for number, element in enumerate(ruleset.elements, 1):
        for weakness in element.weaknesses:
            other = ruleset.element(weakness)
            key = f"elements.{number}.weaknesses"
            if other is None:
                raise top.wrong(key, "one of " + ", ".join(codes))
            if element.code in other.weaknesses:
                raise top.wrong(key, f"no two elements that beat each other, as {weakness} does")
    for number, example in enumerate(ruleset.examples, 1):
        for side, (code, _, _) in (("a", example.a), ("b", example.b)):
            if code not in codes:
                raise top.wrong(f"examples.{number}.{side}.element", "one of " + ", ".join(codes))
        if example.winner not in ("A", "B", "none"):
            raise top.wrong(f"examples.{number}.winner", "A, B or none")


@dataclass(frozen=True, slots=True)
class DuelGame:
    """A game of duels in the library. ``data`` is the part of it that a pad stores."""

    ruleset: DuelRuleset
    data: Mapping[str, Any]
    words: GameWords


def read_duel_game(text: str, source: str) -> DuelGame:
    """Return the game that a data file describes; ``source`` is the file's name.

    Raises:
        RulesetError: naming the file, the key and what is allowed there.
    """
    return duel_game(data_of(text, source), source)


def duel_game(data: Mapping[str, Any], source: str) -> DuelGame:
    """Return the game from the data in its file."""
    return DuelGame(*read_data(data, source, read_duel_ruleset, _words))


def _words(section: Section, ruleset: DuelRuleset) -> GameWords:
    elements = section.section("elements")
    words = GameWords(
        section.text("name"),
        edition=ruleset.edition,
        sheet_language=section.text("sheet_language"),
        also=section.optional("also").all_texts(),
        elements={element.code: elements.text(element.code) for element in ruleset.elements},
        **box_words(section),
    )
    elements.done()
    return words
