"""The trick games as data for the phone, in one language."""

import json
from typing import Any

from scorepad.rules.library import games


def games_module(language: str) -> str:
    """The module that takes the place of ``games.mjs``."""
    shelf = {key: _game(key, language) for key in games()}
    data = json.dumps(shelf, ensure_ascii=False, separators=(",", ":"))
    return f"export const games = {data};\n"


def _game(key: str, language: str) -> dict[str, Any]:
    game = games()[key]
    words = game.words[language]
    return {
        "name": words.name,
        "suits": dict(words.suits),
        "specials": dict(words.specials),
        "variants": {name: list(titled) for name, titled in words.variants.items()},
        "data": dict(game.data),
    }
