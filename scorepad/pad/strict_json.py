"""Parsing of JSON from untrusted sources."""

import json
import math
from collections.abc import Callable
from typing import Any


def read_json(
    text: str | bytes, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> Any:
    """Return what ``text`` says; ``pairs`` makes an object of its keys and values.

    Raises:
        ValueError: it is no JSON, holds a number that JSON doesn't have, or is nested too deep.
    """
    try:
        return json.loads(
            text, parse_float=_finite, parse_constant=_finite, object_pairs_hook=pairs
        )
    except RecursionError as error:
        raise ValueError("too deep") from error


def strict_json(text: str | bytes, deepest: int = 8) -> dict[str, Any]:
    """Return the JSON object that ``text`` is.

    Raises:
        ValueError: it is none, too deep, or holds text that is no valid Unicode.
    """
    read = read_json(text)
    if not isinstance(read, dict) or not _is_plain(read, deepest):
        raise ValueError("no JSON of ours")
    return read


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _is_plain(value: object, deepest: int) -> bool:
    """Return whether every JSON library can read the value: not too deep, no lone surrogates."""
    if isinstance(value, str):
        return value.isascii() or value.encode("utf-8", "replace").decode() == value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list):
        return deepest > 0 and all(_is_plain(item, deepest - 1) for item in value)
    return True
