"""A game's data file, before anybody asks which kind of game it describes."""

import tomllib
from collections.abc import Mapping
from typing import Any

from scorepad.rules.checking import RulesetError

LANGUAGES = ("en", "fr", "de")
"""The languages that every game has words in."""

TRICKS = "tricks"
"""The kind of a game whose file names none."""


_NOT_KEPT = ("words", "examples", "trick_examples", "bid_examples")


def data_of(text: str, source: str) -> dict[str, Any]:
    """Everything in the file; ``source`` is its name.

    Raises:
        RulesetError: it is no TOML.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesetError(source, "the file", f"TOML: {error}") from error


def check_key(key: str, source: str) -> None:
    """A game is found by its file's name.

    Raises:
        RulesetError: the key is another.
    """
    if key != source.removesuffix(".toml"):
        raise RulesetError(source, "key", f"the file's own name, not {key!r}")


def kept_on_pads(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a pad keeps of the data: all but the words and the worked examples."""
    return {key: value for key, value in data.items() if key not in _NOT_KEPT}
