"""The trick games as data for the phone, in one language."""

import json
from collections.abc import Callable
from typing import Any

from scorepad.rules.library import Game, games


def games_module(language: str) -> str:
    """The module that takes the place of ``games.mjs``."""
    return _module("games", lambda game: _words(game, language))


def shelf_module(language: str) -> str:
    """The module that takes the place of ``shelf.mjs``."""
    return _module("shelf", lambda game: _rules(game, language))


def _module(name: str, said: Callable[[Game], dict[str, Any]]) -> str:
    shelf = {key: said(game) for key, game in games().items()}
    data = json.dumps(shelf, ensure_ascii=False, separators=(",", ":"))
    return f"export const {name} = {data};\n"


def _words(game: Game, language: str) -> dict[str, Any]:
    words = game.words[language]
    return {
        "name": words.name,
        "suits": dict(words.suits),
        "specials": dict(words.specials),
        "leader": words.leader,
        "deck": game.data["deck"]["suits"],
    }


def _rules(game: Game, language: str) -> dict[str, Any]:
    titled = game.words[language].variants
    return {
        "variants": {name: list(each) for name, each in titled.items()},
        "data": dict(game.data),
    }
