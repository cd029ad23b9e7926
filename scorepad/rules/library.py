"""The library of games: one data file each, found by its name."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.duel.ruleset import DuelGame, duel_game
from scorepad.rules.game_file import CARD, TRICKS, GameWords, box_words, data_of, read_data
from scorepad.rules.reading import read_ruleset
from scorepad.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Game:
    """A game in the library.

    ``data`` is the part of it that a pad stores: the rules, so that an old pad keeps its sums
    whatever becomes of the file.
    """

    ruleset: Ruleset
    data: Mapping[str, Any]
    words: GameWords


AnyGame = Game | DuelGame
"""A game of any kind; each has a kind of pad of its own."""


def read_game(text: str, source: str) -> Game:
    """Return the trick game that a data file describes; ``source`` is the file's name.

    Raises:
        RulesetError: naming the file, the key and what is allowed there.
    """
    return _trick_game(data_of(text, source), source)


def _trick_game(data: Mapping[str, Any], source: str) -> Game:
    return Game(*read_data(data, source, read_ruleset, _words))


def _words(section: Section, ruleset: Ruleset) -> GameWords:
    def named(key: str, codes: list[str]) -> dict[str, str]:
        inner = section.section(key)
        names = {code: inner.text(code) for code in codes}
        inner.done()
        return names

    name = section.text("name")
    suits = named("suits", [suit.code for suit in ruleset.deck.suits])
    specials = named(
        "specials", [card.code for card in (*ruleset.deck.specials, *ruleset.deck.added)]
    )
    ranks: dict[str, str] = {}
    printed = dict.fromkeys((*ruleset.deck.ranks, *ruleset.deck.court))
    named_ranks = [rank for rank in printed if not rank.isdecimal()]
    if named_ranks:
        ranks = named("ranks", named_ranks)
    card = section.text("card") if section.has("card") else CARD
    if {"{suit}", "{rank}"} != set(re.findall(r"\{.*?\}", card)):
        raise section.wrong("card", "a text with {suit} and {rank} in it")
    leader = section.text("leader") if section.has("leader") else ""
    third_hand = section.text("third_hand") if ruleset.play.third_hand else ""
    also = section.optional("also").all_texts()
    won = [card.key for card in ruleset.points.bonus.cards if card.key]
    bonus = named("bonus", won) if won else {}
    variants, notes = {}, {}
    if ruleset.variants:
        inner = section.section("variants")
        for variant in ruleset.variants:
            each = inner.section(variant.key)
            variants[variant.key] = (each.text("title"), each.text("sentence"))
            if each.has("note"):
                notes[variant.key] = each.text("note")
            each.done()
        inner.done()
    return GameWords(
        name=name,
        suits=suits,
        specials=specials,
        variants=variants,
        ranks=ranks,
        card=card,
        edition=ruleset.edition,
        sheet_language=section.text("sheet_language") if ruleset.places else "",
        leader=leader,
        notes=notes,
        third_hand=third_hand,
        also=also,
        bonus=bonus,
        **box_words(section),
    )


_READERS: Mapping[str, Callable[[Mapping[str, Any], str], AnyGame]] = {
    TRICKS: _trick_game,
    "duel": duel_game,
}


@cache
def all_games() -> Mapping[str, AnyGame]:
    """Return every game of every kind by its key.

    Those with equally many cards stand together, as the editions of one game do. Among these, and
    among the groups, those whose rule sheet is known come first; of these and of the others those
    for the fewest players come last.

    Raises:
        RulesetError: a file that is wrong.
    """
    files = resources.files("scorepad.rules") / "games"
    by_key = [
        _read(file.read_text("utf-8"), file.name)
        for file in files.iterdir()
        if file.name.endswith(".toml")
    ]
    by_key.sort(key=lambda game: (not game.ruleset.places, -game.ruleset.least, game.ruleset.sheet))
    sizes = [_deck_size(game) for game in by_key]
    by_key.sort(key=lambda game: sizes.index(_deck_size(game)))
    return {game.ruleset.key: game for game in by_key}


def games_for(language: str) -> tuple[str, ...]:
    """Return the keys of all games; those whose box is sold to readers of ``language`` come first.

    >>> games_for("fr")[0]
    'wizard_gigamic'
    """
    library = all_games()
    return tuple(sorted(library, key=lambda key: language not in library[key].words.sold))


def _deck_size(game: AnyGame) -> int:
    """Return the number of cards in the deck of a trick game; 0 for a game of duels."""
    return game.ruleset.deck.size if isinstance(game, Game) else 0


def _read(text: str, source: str) -> AnyGame:
    data = data_of(text, source)
    kind = str(data.get("kind", TRICKS))
    if kind not in _READERS:
        raise RulesetError(source, "kind", "one of " + ", ".join(_READERS))
    return _READERS[kind](data, source)


@cache
def games() -> Mapping[str, Game]:
    """Return the trick games of the library by their keys, in its order.

    >>> "quoicoupli" in games()
    True
    """
    return {key: game for key, game in all_games().items() if isinstance(game, Game)}


@cache
def duel_games() -> Mapping[str, DuelGame]:
    """Return the games of duels in the library by their keys, in its order.

    >>> list(duel_games())
    ['wizards_cup']
    """
    return {key: game for key, game in all_games().items() if isinstance(game, DuelGame)}
