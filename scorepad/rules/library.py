"""The games on the shelf: one data file each, found by its name."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.reading import read_ruleset
from scorepad.rules.ruleset import Ruleset

LANGUAGES = ("en", "fr", "de")


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game's own words in one language, by the codes of its ruleset.

    ``variants`` has a title and one sentence for each variant.
    """

    name: str
    suits: Mapping[str, str]
    specials: Mapping[str, str]
    variants: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Game:
    """A game on the shelf. ``data`` is what a pad keeps of it: the rules, so
    that an old pad keeps its sums whatever becomes of the file."""

    ruleset: Ruleset
    data: Mapping[str, Any]
    words: Mapping[str, GameWords]


def read_game(text: str, source: str) -> Game:
    """The game that a data file describes; ``source`` is the file's name.

    Raises:
        RulesetError: naming the file, the key and what is allowed there.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesetError(source, "the file", f"TOML: {error}") from error
    words = data.pop("words", {})
    ruleset = read_ruleset(data, source)
    if ruleset.key != source.removesuffix(".toml"):
        raise RulesetError(source, "key", f"the file's own name, not {ruleset.key!r}")
    languages = Section(source, words, "words.")
    read = {language: _words(languages.section(language), ruleset) for language in LANGUAGES}
    languages.done()
    kept = {key: value for key, value in data.items() if key != "examples"}
    return Game(ruleset, kept, read)


def _words(section: Section, ruleset: Ruleset) -> GameWords:
    def named(key: str, codes: list[str]) -> dict[str, str]:
        inner = section.section(key)
        names = {code: inner.text(code) for code in codes}
        inner.done()
        return names

    name = section.text("name")
    suits = named("suits", [suit.code for suit in ruleset.deck.suits])
    specials = named("specials", [card.code for card in ruleset.deck.specials])
    variants = {}
    if ruleset.variants:
        inner = section.section("variants")
        for variant in ruleset.variants:
            each = inner.section(variant.key)
            variants[variant.key] = (each.text("title"), each.text("sentence"))
            each.done()
        inner.done()
    section.done()
    return GameWords(name, suits, specials, variants)


@cache
def games() -> Mapping[str, Game]:
    """Every game on the shelf by its key, those for the fewest players last.

    >>> sorted(games())
    ['quoicoupli', 'wizard_club', 'wizard_fisher', 'wizard_gigamic']
    """
    files = resources.files("scorepad.rules") / "games"
    found = (
        read_game(file.read_text("utf-8"), file.name)
        for file in files.iterdir()
        if file.name.endswith(".toml")
    )
    shelf = sorted(found, key=lambda game: (-game.ruleset.least, game.ruleset.sheet))
    return {game.ruleset.key: game for game in shelf}
