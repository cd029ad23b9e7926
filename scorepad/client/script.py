"""Put together the scripts of the phone that writes, for one language."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment

from scorepad.client.bundler import Source, joined, joined_in_parts, minified
from scorepad.client.markup import markup_modules
from scorepad.client.pages import (
    behind_markup_module,
    match_markup_module,
    menu_markup_module,
    shell_markup_module,
)
from scorepad.client.speech import Speech
from scorepad.rules.duel.ruleset import DuelGame
from scorepad.rules.formula import TERMS
from scorepad.rules.game_file import GameWords
from scorepad.rules.library import Game, all_games, duel_games, games, games_for
from scorepad.rules.option_table import OPTIONS, Choices, Kind, Number, Order, Switch
from scorepad.rules.options import DECIDING

_TEXT = r'"(?:[^"\\\n]|\\.)*"'
_LITERAL = rf"{_TEXT}(?:\s*\+\s*{_TEXT})*"
_CALL = re.compile(
    rf"(?<![\w.$])(?:t\(\s*(?P<text>{_LITERAL})|nt\(\s*(?P<one>{_LITERAL}),\s*(?P<many>{_LITERAL}))"
)
_ANY_CALL = re.compile(r"(?<![\w.$])n?t\(")
_ONE_TEXT = re.compile(_TEXT)


class NotLiteral(Exception):
    """A sentence that cannot be looked up, because it is made at run time."""


def translated(module: str, speech: Speech) -> str:
    """Return the module with every ``t("…")`` and ``nt("…", "…")`` in one language.

    Raises:
        NotLiteral: a call whose sentence is no literal.
    """
    calls = list(_CALL.finditer(module))
    if len(calls) != len(_ANY_CALL.findall(module)):
        starts = {each.start() for each in calls}
        lost = next(each for each in _ANY_CALL.finditer(module) if each.start() not in starts)
        raise NotLiteral(module[lost.start() : lost.start() + 60])
    return _CALL.sub(lambda call: _translation(call, speech), module)


def _translation(call: re.Match[str], speech: Speech) -> str:
    if call["text"]:
        return f"t({_quoted(speech.say(_text(call['text'])))}"
    forms = speech.forms(_text(call["one"]), _text(call["many"]))
    return f"nt({','.join(map(_quoted, forms))}"


def _text(literal: str) -> str:
    return "".join(json.loads(each) for each in _ONE_TEXT.findall(literal))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


LibraryWords = Mapping[str, GameWords]
"""The words of every game in one language, by its key."""


def games_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/games.mjs``."""
    return _module("games", lambda game: _words(game, words[game.ruleset.key]))


def bonus_words_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/bonus_words.mjs``."""
    data = {key: dict(words[key].bonus) for key in games() if words[key].bonus}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"export const bonuses = {text};\n"


def card_names_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/card_names.mjs``."""
    return _module("cardNames", lambda game: _card_names(words[game.ruleset.key]))


def duel_rules_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/duel_rules.mjs``."""
    library = {key: _duel_rules(game, words[key]) for key, game in duel_games().items()}
    data = json.dumps(library, ensure_ascii=False, separators=(",", ":"))
    return f"export const duelRules = {data};\n"


def rule_sheets_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/rule_sheets.mjs``."""
    sheets = {key: _sheet(game, words[key]) for key, game in all_games().items()}
    return _constant("sheets", sheets)


def catalogue_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/game_catalogue.mjs``."""
    return _module("catalogue", lambda game: _rules(game, words[game.ruleset.key]))


def boxes_module(words: LibraryWords, language: str) -> str:
    """Return the module that takes the place of ``rules/library/boxes.mjs``."""
    return _constant("boxes", {key: words[key].box for key in games_for(language)})


def variant_words_module(words: LibraryWords) -> str:
    """Return the module that takes the place of ``rules/library/variant_words.mjs``."""
    return _module("variants", lambda game: {**words[game.ruleset.key].variants})


def library_options_module() -> str:
    """Return the module that takes the place of ``rules/library/library_options.mjs``."""
    options = {key: [*game.ruleset.options.values()] for key, game in games().items()}
    return f"export const libraryOptions = {json.dumps(options, separators=(',', ':'))};\n"


def _module(name: str, facts: Callable[[Game], dict[str, Any]]) -> str:
    library = {key: facts(game) for key, game in games().items()}
    data = json.dumps(library, ensure_ascii=False, separators=(",", ":"))
    return f"export const {name} = {data};\n"


def _words(game: Game, words: GameWords) -> dict[str, Any]:
    return {
        "name": words.name,
        "suits": dict(words.suits),
        "specials": dict(words.specials),
        "leader": words.leader,
        "deck": game.data["deck"]["suits"],
    }


def _card_names(words: GameWords) -> dict[str, Any]:
    return {"ranks": dict(words.ranks), "card": words.card, "third_hand": words.third_hand}


def _duel_rules(game: DuelGame, words: GameWords) -> dict[str, Any]:
    return {"name": words.name, "names": dict(words.elements), "data": dict(game.data)}


def _sheet(game: Game | DuelGame, words: GameWords) -> dict[str, Any]:
    said = {
        "name": words.name,
        "edition": words.edition,
        "also": dict(words.also),
        "sheet_language": words.sheet_language,
    }
    if isinstance(game, DuelGame):
        return {**said, "notes": {}}
    ruleset = game.ruleset
    return {
        **said,
        "notes": dict(words.notes),
        "examples": {
            "points": [asdict(example) for example in ruleset.examples],
            "tricks": [asdict(example) for example in ruleset.trick_examples],
            "bids": [asdict(example) for example in ruleset.bid_examples],
        },
    }


def _constant(name: str, data: object) -> str:
    return f"export const {name} = {json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def _rules(game: Game, words: GameWords) -> dict[str, Any]:
    return {
        "variants": {name: list(each) for name, each in words.variants.items()},
        "data": dict(game.data),
    }


def option_table_module() -> str:
    """Return the module ``rules/option_table.mjs``: every option of the rules, and what it allows.

    Options that differ in a term of a formula alone stand there once, by what comes before it.
    """
    allowed = {}
    for name, kind in OPTIONS.items():
        formula, _, term = name.rpartition(".")
        allowed[f"{formula}." if term in TERMS else name] = _allowed(kind)
    return _SETTINGS.format(
        terms="".join(f'  "{term}",\n' for term in TERMS),
        deciding="".join(f'  "{name}",\n' for name in OPTIONS if name in DECIDING),
        allowed="".join(f'  "{name}": {text},\n' for name, text in allowed.items()),
    )


_SETTINGS = """\
/**
 * The options of the rules, as scorepad/rules/option_table.py has them. Made by
 * option_table_module() in scorepad/client/script.py; a test compares this file with it.
 */

/** The terms of a formula for points. */
export const TERMS = [
{terms}];

/** The options that rules can be refused for: any other can be added to them. */
export const DECIDING = [
{deciding}];

/**
 * What each option allows; a name that ends with a dot stands for one with each term.
 *
 * @type {{Record<string, Allowed>}}
 */
export const ALLOWED = {{
{allowed}}};
"""


def _allowed(kind: Kind) -> str:
    match kind:
        case Choices(words):
            return json.dumps([word.value for word in words])
        case Number(low, high):
            return f"{{ low: {low}, high: {high} }}"
        case Switch():
            return "[false, true]"
        case Order():
            return "{ order: true }"


ROOT = "main.mjs"
BEHIND: Mapping[str, Sequence[str]] = {
    "later": (),
    "shell": (),
    "menu": (),
    "match": ("later",),
    "checker": ("later", "shell"),
    "rules": ("later", "shell", "checker"),
    "paper": ("later", "shell"),
}
"""The scripts that run after the pad's own, each with those that it needs besides.

One has what no first tap needs, one the pages behind ⋯, one a match. One is that of the page that
comes without network; the others bring screens of that page, at addresses of ``web/addresses.mjs``.
"""
WITHOUT_SERVER: Mapping[str, Sequence[str]] = {
    **{part: before for part, before in BEHIND.items() if part != "paper"},
    "statistics": ("later", "shell"),
    "house": ("later", "shell", "menu"),
}
"""The scripts of an edition without a server: it has statistics and house rules of its own, and no
rounds from paper, which a server finishes."""

_STATELESS = (
    *("rules/library/bonus_words.mjs", "rules/library/duel_rules.mjs"),
    *("rules/digits.mjs", "rules/unplayable.mjs"),
    *("rules/duel/round.mjs", "rules/duel/verdict.mjs", "trick_checker/duel_query.mjs"),
    *("pad/field_table.mjs", "pad/match/fold.mjs", "pad/match/orders.mjs", "pad/match/state.mjs"),
    *("pad/names.mjs", "pad/plain_fields.mjs", "pad/typed_numbers.mjs"),
    *("services/match_writing.mjs", "views/plain_fields.mjs"),
    *("page/display_options.mjs", "sending/kept_cookies.mjs"),
    *("i18n/duels.mjs", "i18n/elements.mjs", "i18n/later_words.mjs", "i18n/option_words.mjs"),
    *("i18n/fields.mjs", "i18n/field_titles.mjs", "i18n/hands.mjs", "i18n/rules.mjs"),
    *("words/duels.mjs", "words/field_words.mjs", "words/rule_words.mjs"),
    "words/table_refusals.mjs",
)
"""The modules that two of the scripts behind may both have."""

_SAYS = "i18n/speech.mjs"


class Modules:
    """The modules of one language by their paths below ``folder``.

    Those in ``folder`` have their sentences translated; others are made here. ``words`` are those
    of the games, in this language. ``rule_texts``, ``option_words`` and ``field_titles`` return
    what the modules of these names hold, as JSON has it; ``sentences`` are what makes the modules
    of sentences, by their paths.
    """

    def __init__(
        self,
        folder: Path,
        env: Environment,
        speech: Speech,
        address: Callable[..., str],
        words: LibraryWords,
        rule_texts: Callable[[], object],
        option_words: Callable[[], object],
        field_titles: Callable[[], Mapping[str, Sequence[str]]],
        sentences: Mapping[str, Callable[[], str]],
    ) -> None:
        self._folder, self._speech = folder, speech
        markup = cache(lambda: markup_modules(env, speech, address))
        self._made: dict[str, Callable[[], str]] = {
            "rules/library/bonus_words.mjs": lambda: bonus_words_module(words),
            "rules/library/games.mjs": lambda: games_module(words),
            "i18n/language.mjs": lambda: _language_module(speech),
            **sentences,
            "markup/helpers.mjs": lambda: markup()["markup/helpers.mjs"],
            "markup/pad.mjs": lambda: markup()["markup/pad.mjs"],
            "markup/later.mjs": lambda: markup()["markup/later.mjs"],
            "rules/library/game_catalogue.mjs": lambda: catalogue_module(words),
            "rules/library/boxes.mjs": lambda: boxes_module(words, speech.language),
            "rules/library/variant_words.mjs": lambda: variant_words_module(words),
            "i18n/field_titles.mjs": lambda: _constant("fieldTitles", field_titles()),
            "i18n/option_words.mjs": lambda: _constant("optionWords", option_words()),
            "rules/library/library_options.mjs": library_options_module,
            "rules/library/card_names.mjs": lambda: card_names_module(words),
            "rules/library/duel_rules.mjs": lambda: duel_rules_module(words),
            "markup/checker.mjs": lambda: behind_markup_module("checker", env, speech, address),
            "i18n/rule_texts.mjs": lambda: _constant("texts", rule_texts()),
            "rules/library/rule_sheets.mjs": lambda: rule_sheets_module(words),
            "rules/option_table.mjs": option_table_module,
            "markup/match.mjs": lambda: match_markup_module(env, speech, address),
            "markup/menu.mjs": lambda: menu_markup_module(env, speech, address),
            "markup/shell.mjs": lambda: shell_markup_module(env, speech, address),
            "markup/paper.mjs": lambda: behind_markup_module("paper", env, speech, address),
            "markup/rules.mjs": lambda: behind_markup_module("rules", env, speech, address),
        }
        if not env.globals["has_server"]:
            self._made["markup/statistics.mjs"] = lambda: behind_markup_module(
                "statistics", env, speech, address
            )
            self._made["markup/house.mjs"] = lambda: behind_markup_module(
                "house", env, speech, address
            )

    def source(self, file: str) -> str:
        """Return the module's text.

        Raises:
            OSError: there is none.
            Unknown, NotLiteral: it cannot be made in this language.
        """
        if file in self._made:
            return self._made[file]()
        text = (self._folder / file).read_text("utf-8")
        return text if file == _SAYS else translated(text, self._speech)


def script(source: Source, root: str = ROOT) -> str:
    """Return one classic script that runs ``root``, as short as it can be."""
    return minified(joined(root, source))


def scripts(source: Source, behind: Mapping[str, Sequence[str]] = BEHIND) -> dict[str, str]:
    """Return the text of each script, as short as it can be: "pad", and those ``behind`` it."""
    others = {f"{part}.mjs": [f"{each}.mjs" for each in before] for part, before in behind.items()}
    parts = joined_in_parts(ROOT, others, source, _STATELESS)
    return dict(zip(("pad", *behind), map(minified, parts), strict=True))


def _language_module(speech: Speech) -> str:
    language, written = json.dumps(speech.language), json.dumps(speech.written or speech.language)
    return (
        f"export const language = {language};\nexport const written = {written};\n"
        f"export const plural = (n) => {speech.plural};\n"
    )
