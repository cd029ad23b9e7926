"""Text on sheets: the check for Pango, which draws it, and the sizes of names in boxes."""

import ctypes
import re
import unicodedata
from collections.abc import Iterable

_LIBRARIES = (
    ("libgobject-2.0.so.0", "libgobject-2.0.0.dylib", "libgobject-2.0-0.dll"),
    ("libpango-1.0.so.0", "libpango-1.0.dylib", "libpango-1.0-0.dll"),
    ("libpangoft2-1.0.so.0", "libpangoft2-1.0.dylib", "libpangoft2-1.0-0.dll"),
    ("libharfbuzz.so.0", "libharfbuzz.0.dylib", "libharfbuzz-0.dll"),
    ("libfontconfig.so.1", "libfontconfig.1.dylib", "libfontconfig-1.dll"),
)


def pango_is_there() -> bool:
    """Return whether sheets can be printed, without importing WeasyPrint, which takes 0.3 s."""
    return all(any(map(_loaded, names)) for names in _LIBRARIES)


def load_pango() -> tuple[ctypes.CDLL, ctypes.CDLL, ctypes.CDLL] | None:
    """Return the libraries of GObject, Pango and its fonts; ``None`` where one is missing."""
    found = [next(filter(None, map(_loaded, names)), None) for names in _LIBRARIES[:3]]
    gobject, pango, fonts = found
    return (gobject, pango, fonts) if gobject and pango and fonts else None


def _loaded(name: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


SIZES = (13, 11, 9.5, 8, 7, 6, 5)
"""The sizes of names in points, the largest first."""

_EASY = 8
"""The size in points from which a name is easily read at a table."""

MM_A_POINT = 25.4 / 72
"""Millimetres of a typographic point."""

_LINE = 1.15
_FIGURE = 0.57
_WIDE, _CAPITAL, _COMMON, _NARROW = 1.02, 0.78, 0.6, 0.37


def ems(text: str) -> float:
    """Return how wide a text is, in ems, as letters usually are."""
    return sum(
        _WIDE
        if char in "WMwm@%—" or unicodedata.east_asian_width(char) in "WF"
        else _CAPITAL
        if char.isupper() or ord(char) > 0x2FF
        else _NARROW
        if char in " -.'fijlt"
        else _COMMON
        for char in text
        if not unicodedata.combining(char)
    )


def name_size(name: str, width: float, height: float) -> float:
    """Return the largest of :data:`SIZES` with which a name fits into ``width`` by ``height`` mm.

    It breaks at gaps and hyphens alone. If none fits: the smallest, and it may break inside a word.

    >>> name_size("Anna", 30, 9), name_size("Maximiliane", 20, 9), name_size("W" * 32, 18, 9)
    (13, 8, 5)
    """
    parts = [ems(part) for part in re.split(r"(?<=[ -])", name)]
    for size in SIZES:
        em = size * MM_A_POINT
        if max(parts) * em <= width and _lines(parts, width / em) * em * _LINE <= height:
            return size
    return SIZES[-1]


def _lines(parts: Iterable[float], room: float) -> int:
    """Return the number of lines for the parts of a name, none wider than ``room``."""
    lines, taken = 1, 0.0
    for part in parts:
        if taken + part > room:
            lines, taken = lines + 1, 0
        taken += part
    return lines


def name_sizes(names: Iterable[str], width: float, height: float) -> dict[str, float]:
    """Return the size of each of the names that stand side by side in boxes of so many millimetres.

    They share the size of the longest name, as long as that is easily read. A name that needs a
    smaller one has it alone.

    >>> name_sizes(["Jo", "Maximiliane"], 20, 9), name_sizes(["Jo", "W" * 32], 20, 9)
    ({'Jo': 8, 'Maximiliane': 8}, {'Jo': 8, 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW': 5})
    """
    sizes = {name: name_size(name, width, height) for name in names}
    common = max(min(sizes.values(), default=_EASY), _EASY)
    return {name: min(size, common) for name, size in sizes.items()}


def name_height(name: str, width: float) -> float:
    """Return how high ``name`` is at the smallest size, broken anywhere to ``width``."""
    em = SIZES[-1] * MM_A_POINT
    return -(-ems(name) * em // (0.92 * width)) * em * _LINE


def figure_size(characters: float, width: float, height: float) -> float:
    """Return the largest size in points, at most 17, with which so many figures fit into a box.

    The box is ``width`` by ``height`` millimetres.

    >>> figure_size(4, 16, 7), figure_size(5, 7.3, 7)
    (17, 7.0)
    """
    by_width = width / (max(characters, 1) * _FIGURE * MM_A_POINT)
    by_height = height / (_LINE * MM_A_POINT)
    return min(17, int(2 * min(by_width, by_height)) / 2)


def shortened(text: str, most: float) -> str:
    """Cut ``text`` so that it is at most ``most`` ems wide, with an ellipsis.

    >>> shortened("Anna", 6), shortened("Maximiliane", 4)
    ('Anna', 'Maxi…')
    """
    if ems(text) <= most:
        return text
    while text and ems(text) > most - 1:
        text = text[:-1]
    return text.rstrip() + "\N{HORIZONTAL ELLIPSIS}"
