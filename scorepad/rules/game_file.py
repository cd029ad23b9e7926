"""The data file of a game, as it is read before the kind of the game is known."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypedDict, TypeVar

from scorepad.rules.checking import RulesetError, Section

TRICKS = "tricks"
"""The kind of a game whose file names none."""

CARD = "{suit} {rank}"
"""The name of a card where a game's words don't say it."""

_NOT_KEPT = ("words", "examples", "trick_examples", "bid_examples", "more_places")


NUMBERS: Mapping[str, str] = {
    "1": "one",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "12": "twelve",
    "13": "thirteen",
    "14": "fourteen",
}
"""The English words for the numbers on cards, the same in every game."""


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game's own words, by the codes of its ruleset; its file has them in English.

    ``variants`` has a title and one sentence for each variant; ``ranks`` has the names of ranks
    that are no numbers; ``card`` is the pattern of a card's name, with ``{suit}`` and ``{rank}`` in
    it; ``edition`` says which edition of the rules it is; ``leader`` is the word for the player who
    bids and leads first, "" for no such word;
    ``notes`` say by variant where sources differ: for the page of the rules, not for whoever begins
    a game; ``third_hand`` is the name of the hand that is played and nobody holds; ``also`` says by
    topic what the rule sheet has besides, under the heading of the topic; ``bonus`` says by key
    what brings points of a bonus; ``elements`` are those of a game of duels; ``sheet_language`` is
    the code of the language that the headings of its rule sheet are left in, "" for no headings;
    ``box`` says in one line how to know the game: the publisher, the number of cards, and what
    differs from its relatives; ``sold`` are the languages of the countries in which its box is
    sold; ``numbers`` are the words for numbers on cards, in one text each form that people say,
    between commas.
    """

    name: str
    suits: Mapping[str, str] = field(default_factory=dict)
    specials: Mapping[str, str] = field(default_factory=dict)
    variants: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    ranks: Mapping[str, str] = field(default_factory=dict)
    card: str = CARD
    edition: str = ""
    leader: str = ""
    notes: Mapping[str, str] = field(default_factory=dict)
    third_hand: str = ""
    also: Mapping[str, str] = field(default_factory=dict)
    bonus: Mapping[str, str] = field(default_factory=dict)
    elements: Mapping[str, str] = field(default_factory=dict)
    sheet_language: str = ""
    box: str = ""
    sold: tuple[str, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=lambda: NUMBERS)


class BoxWords(TypedDict):
    """The words of a game about its box, as every kind of game has them."""

    box: str
    sold: tuple[str, ...]


def box_words(section: Section) -> BoxWords:
    """Take the words about the box, empty where a file has none."""
    return {
        "box": section.text("box") if section.has("box") else "",
        "sold": section.texts("sold") if section.has("sold") else (),
    }


def data_of(text: str, source: str) -> dict[str, Any]:
    """Return everything in the file; ``source`` is its name.

    Raises:
        RulesetError: it is no TOML.
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits and deep nesting are no faults of TOML's own.
        raise RulesetError(source, "the file", f"TOML: {error}") from error


class Keyed(Protocol):
    """Rules of any kind, which name their game."""

    @property
    def key(self) -> str: ...


Rules = TypeVar("Rules", bound=Keyed)


def read_data(
    data: Mapping[str, Any],
    source: str,
    rules: Callable[[Mapping[str, Any], str], Rules],
    words: Callable[[Section, Rules], GameWords],
) -> tuple[Rules, dict[str, Any], GameWords]:
    """Return the rules in a game's data, the part of the data that a pad stores, and the words.

    A pad stores all but the words, the worked examples and some headings. ``rules`` and ``words``
    read what a kind of game has of its own.

    Raises:
        RulesetError: naming the file, the key and what is allowed there.
    """
    section = Section(source, data.get("words", {}), "words.")
    read = rules({key: value for key, value in data.items() if key != "words"}, source)
    if read.key != source.removesuffix(".toml"):
        raise RulesetError(source, "key", f"the file's own name, not {read.key!r}")
    said = words(section, read)
    section.done()
    return read, {key: value for key, value in data.items() if key not in _NOT_KEPT}, said
