"""Safe reading of JSON from elsewhere, and marks as JSON."""

import json
import math
from collections.abc import Callable
from typing import Any

from scorepad.pad.marks import Cell, Mark, Value, is_id


def read_json(
    text: str | bytes, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> Any:
    """Return the value of the JSON ``text``; ``pairs`` makes an object of its keys and values.

    Raises:
        ValueError: it is not JSON, holds a number that JSON doesn't have, or is nested too deep.
    """
    try:
        return json.loads(
            text, parse_float=_finite, parse_constant=_finite, object_pairs_hook=pairs
        )
    except RecursionError as error:
        raise ValueError("too deep") from error


DEEPEST = 12
"""The deepest nesting read from phones; a game's file needs nine, for the rules in its opening."""


def strict_json(text: str | bytes, deepest: int = DEEPEST) -> dict[str, Any]:
    """Return the JSON object that ``text`` is.

    Raises:
        ValueError: it is not an object, nested too deep, or holds text that is not valid Unicode.
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
        return value.isascii() or value.encode(errors="replace").decode() == value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list):
        return deepest > 0 and all(_is_plain(item, deepest - 1) for item in value)
    return True


def mark_json(mark: Mark) -> dict[str, Any]:
    """Return a mark as a phone's script reads and writes it, with its id among its fields."""
    return {"id": mark.id, **mark.body()}


def mark_of(sent: object, by: str, at: int) -> Mark | None:
    """Return the mark that a phone has sent; ``None`` if it is malformed."""
    if not isinstance(sent, dict) or not isinstance(sent.get("cells", []), list):
        return None
    id, undoes, seen = sent.get("id"), sent.get("undoes"), sent.get("seen")
    if not is_id(id) or not (undoes is None or is_id(undoes)):
        return None
    if not (seen is None or is_id(seen)):
        return None
    cells = []
    for sent_cell in sent.get("cells", []):
        cell = _cell(sent_cell)
        if cell is None:
            return None
        cells.append(cell)
    return Mark(id, tuple(cells), seen, undoes, by, at)


def _cell(sent: object) -> tuple[Cell, Value] | None:
    if not isinstance(sent, list) or len(sent) != 5:
        return None
    number, deal, player, field, value = sent
    # ``isinstance`` would accept True.
    numbers = type(number) is int and type(deal) is int
    sound = numbers and isinstance(player, str) and isinstance(field, str)
    return (Cell(number, deal, player, field), value) if sound else None
