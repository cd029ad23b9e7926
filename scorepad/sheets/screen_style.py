"""The style of paper for a screen: every length shrinks with the width of the window."""

import re
from functools import lru_cache
from pathlib import Path

from scorepad.places import STATIC

_LENGTH = re.compile(r"(?<![\w.#-])(-?\d*\.?\d+)(mm|pt)\b")
_PAPER_ONLY = re.compile(r"@font-face \{[^}]*\}|@page \{[^}]*\}|/\*.*?\*/", re.DOTALL)
_MM_A_POINT = 25.4 / 72
_PART = 96
"""Per cent of a narrow window that a page is wide."""


def style_on_screen(measures: str, width: float) -> str:
    """Our own stylesheet of paper as :func:`screen_style` has it."""
    path = STATIC / "css" / "paper.css"
    return screen_style(_read(path, path.stat().st_mtime_ns), measures, width)


@lru_cache(maxsize=2)
def _read(path: Path, _changed_ns: int) -> str:
    return path.read_text("utf-8")


def screen_style(style: str, measures: str, width: float) -> str:
    """Rules for a page ``width`` millimetres wide: on paper ``measures`` as they
    are; on a screen these and ``style`` again, where each length is at most
    its share of the window. Nothing needs a script, nor a style in the page.

    >>> screen_style(".a { width: 21mm }", "", 210).splitlines()[1]
    '.a { width: min(21mm, 9.6vw) }'
    """

    def shrunk(found: re.Match[str]) -> str:
        value, unit = float(found[1]), found[2]
        share = value * (_MM_A_POINT if unit == "pt" else 1) * _PART / width
        least = "max" if value < 0 else "min"
        return f"{least}({found[1]}{unit}, {round(share, 4):g}vw)"

    for_screen = _LENGTH.sub(shrunk, _PAPER_ONLY.sub("", f"{style}\n{measures}"))
    return f"@media screen {{\n{for_screen.strip()}\n}}\n@media print {{\n{measures}\n}}\n"
