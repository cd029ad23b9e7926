"""Values that nobody expects, and right ones made a little wrong."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

_LONG = "9" * 5_000

TEXTS = (
    *("", " ", "0", "-1", "1", "01", "+1", "1e9", "1.5", "99999999999999999999", "-0", "٣", "²"),
    "½",
    *("\x00", "\x1b[31m", "\r\nX: y", "\t", "\x7f", "\x85", "\u2028", "\u202e", "\u200b", "\ufeff"),
    *("\ud800", "\udfff", "\uffff", "🃏", "👩‍👩‍👧", "e" + "\u0301" * 200, "ß", "İ", "ﬀ", "\u1e9e"),
    *("%", "%00", "%0d%0a", "%s%n", "%(name)s", "{0.__class__}", "{{7*7}}", "${7*7}", "#", "?"),
    "&",
    *("'", '"', "\\", "`", ";--", "' OR 1=1--", "_", "%%", "null", "None", "NaN", "true", "inf"),
    *("..", "../../etc/passwd", "/", "//x.invalid", "\\\\x.invalid", "javascript:x", "data:,x"),
    *("<script>", "</script>", "a" * 33, "x" * 3_000, _LONG, "-" + _LONG, "[" * 400, "=1+1", "@x"),
)
"""Texts that have broken programs."""

VALUES = (
    *(None, True, False, 0, 1, -1, 2, 10**6, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e300),
    *("", "a", "0", "\x00", "\ud800", "x" * 300, "wizard_gigamic", "none"),
    *([], {}, [[]], [None], {"": None}, {"a": {}}, [1, 2], [["a"]], list(range(300))),
)
"""The same for JSON and TOML."""


def odd_text(random: Random) -> str:
    if random.random() < 0.7:
        return random.choice(TEXTS)
    return "".join(chr(random.randrange(1, 0xD800)) for _ in range(random.randint(1, 6)))


def odd_value(random: Random) -> Any:
    how = random.randrange(6)
    if how == 0:
        return random.randint(-3, 70)
    return odd_text(random) if how == 1 else deepcopy(random.choice(VALUES))


def mangled(random: Random, text: str) -> str:
    """The text with a few cuts, doublings and foreign pieces in it; sometimes as it is."""
    for _ in range(random.randint(0, 3)):
        start = random.randint(0, len(text))
        end = min(len(text), start + random.choice((0, 1, 1, 2, 5, 40, 400)))
        how = random.choice(("cut", "put", "put", "double", "end"))
        if how == "cut":
            text = text[:start] + text[end:]
        elif how == "put":
            text = text[:start] + odd_text(random) + text[end:]
        elif how == "double":
            text = text[:end] + text[start:]
        else:
            text = text[:start]
    return text


def changed(random: Random, value: Any) -> Any:
    """The JSON value with a few of its parts replaced, dropped, doubled or moved."""
    value = deepcopy(value)
    for _ in range(random.randint(0, 3)):
        spots = list(_spots(value))
        if not spots:
            break
        inside, key = random.choice(spots)
        how = random.choice(("put", "put", "put", "drop", "add", "move"))
        if how == "put":
            inside[key] = odd_value(random)
        elif how == "drop":
            del inside[key]
        elif how == "move":
            other, there = random.choice(spots)
            inside[key] = deepcopy(other[there])
        elif isinstance(inside, list):
            inside.insert(key, odd_value(random))
        else:
            inside[odd_text(random)] = odd_value(random)
    return value


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object in ``value``, with each of its keys."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    if isinstance(value, dict | list):
        for key, each in inner:
            yield value, key
            yield from _spots(each) if isinstance(each, dict | list) else ()
