"""A game of duels, from its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorepad.rules.checking import Section
from scorepad.rules.duel.ruleset import DuelRuleset, read_duel_ruleset
from scorepad.rules.game_file import data_of, read_data


@dataclass(frozen=True, slots=True)
class DuelWords:
    """The words of a game of duels in one language; ``elements`` by their codes.
    ``edition`` is as in a trick game's words."""

    name: str
    elements: Mapping[str, str]
    edition: str = ""


@dataclass(frozen=True, slots=True)
class DuelGame:
    """A game of duels on the shelf. ``data`` is what a pad keeps of it."""

    ruleset: DuelRuleset
    data: Mapping[str, Any]
    words: Mapping[str, DuelWords]


def read_duel_game(text: str, source: str) -> DuelGame:
    """The game that a data file describes; ``source`` is the file's name.

    Raises:
        RulesetError: naming the file, the key and what is allowed there.
    """
    return duel_game(data_of(text, source), source)


def duel_game(data: Mapping[str, Any], source: str) -> DuelGame:
    """Return the game from what stands in its file."""
    return DuelGame(*read_data(data, source, read_duel_ruleset, _words))


def _words(section: Section, ruleset: DuelRuleset) -> DuelWords:
    elements = section.section("elements")
    words = DuelWords(
        section.text("name"),
        {element.code: elements.text(element.code) for element in ruleset.elements},
        section.text("edition") if section.has("edition") else "",
    )
    elements.done()
    section.done()
    return words
