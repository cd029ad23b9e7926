"""Letters that can be printed: those of our own fonts, and of the machine's, as Pango has it."""

import ctypes
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from threading import Lock

from scorepad.paths import STATIC
from scorepad.sheets.text import load_pango

SAMPLES = {
    "Arabic": "ع",
    "Armenian": "Ա",
    "Bengali": "ক",
    "Chinese": "李",
    "Devanagari": "क",
    "Ethiopic": "አ",
    "Georgian": "ა",
    "Gujarati": "ક",
    "Gurmukhi": "ਕ",
    "Hebrew": "א",
    "Japanese": "あ",
    "Kannada": "ಕ",
    "Khmer": "ក",
    "Korean": "한",
    "Lao": "ລ",
    "Malayalam": "ക",
    "Myanmar": "မ",
    "Sinhala": "ක",
    "Tamil": "த",
    "Telugu": "త",
    "Thai": "ก",
    "Tibetan": "བ",
    "emoji": "\N{MAGE}",
}
"""A letter of each of the scripts that names are written in, apart from those of our own fonts."""

PACKAGES = ("fonts-noto-core", "fonts-wqy-zenhei", "fonts-symbola")
"""The packages of Debian that bring them all."""

_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
_alone = Lock()


def unprintable(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the letters of ``texts`` that no font has, each once; none where there is no Pango."""
    letters = dict.fromkeys(letter for text in texts for letter in text)
    foreign = "".join(letter for letter in letters if ord(letter) not in _own_letters())
    return _lacking(foreign) if foreign else ()


@cache
def _own_letters() -> frozenset[int]:
    """Return the code points that the fonts of a sheet have themselves."""
    style = (STATIC / "css" / "paper.css").read_text("utf-8")
    return frozenset(
        point
        for first, last in _RANGE.findall(style)
        for point in range(int(first, 16), int(last or first, 16) + 1)
    )


@lru_cache(maxsize=1000)
def _lacking(letters: str) -> tuple[str, ...]:
    with _alone:
        return tuple(_unknown(letters))


def _unknown(letters: str) -> Iterator[str]:
    """Yield the letters for which Pango finds a glyph in no font.

    It passes over what nobody sees, like the joiners of an emoji.
    """
    libraries = load_pango()
    if libraries is None:
        return
    gobject, pango, pangoft2 = libraries
    make_map, make_context = pangoft2.pango_ft2_font_map_new, pango.pango_font_map_create_context
    make_layout, count = pango.pango_layout_new, pango.pango_layout_get_unknown_glyphs_count
    for made in (make_map, make_context, make_layout):
        made.restype = ctypes.c_void_p
    for takes in (make_context, make_layout, count, gobject.g_object_unref):
        takes.argtypes = [ctypes.c_void_p]
    pango.pango_layout_set_text.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    font_map = make_map()
    context = make_context(font_map)
    layout = make_layout(context)
    for letter in letters:
        text = letter.encode()
        pango.pango_layout_set_text(layout, text, len(text))
        if count(layout):
            yield letter
    for each in (layout, context, font_map):
        gobject.g_object_unref(each)
