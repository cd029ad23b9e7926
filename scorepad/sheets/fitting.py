"""How large a name can be printed in its box."""

import unicodedata

SIZES = (13, 11, 9.5, 8, 7, 6, 5)
"""In points, the largest first."""

_MM_A_POINT = 25.4 / 72
_LINE = 1.15
_WIDE, _CAPITAL, _COMMON = 1.02, 0.78, 0.56


def _ems(text: str) -> float:
    return sum(
        _WIDE
        if char in "WMwm@%—" or unicodedata.east_asian_width(char) in "WF"
        else _CAPITAL
        if char.isupper() or ord(char) > 0x2FF
        else _COMMON
        for char in text
        if not unicodedata.combining(char)
    )


def name_size(name: str, width: float, height: float) -> float:
    """The largest of :data:`SIZES` with which ``name`` fits into ``width`` by
    ``height`` millimetres, broken anywhere where no word ends; the smallest
    where none fits.

    >>> name_size("Anna", 30, 9), name_size("Maximiliane", 20, 9), name_size("W" * 32, 18, 9)
    (13, 8, 5)
    """
    longest = max(map(_ems, name.split()), default=0)
    for size in SIZES:
        em = size * _MM_A_POINT
        lines = int(height / (em * _LINE))
        # A line that ends with a word is not quite full.
        whole = longest * em <= width
        needed = _ems(name) * em / (width * (0.8 if " " in name.strip() else 1))
        if lines and -(-needed // 1) <= lines and (whole or size <= SIZES[3]):
            return size
    return SIZES[-1]
