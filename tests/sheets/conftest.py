"""Sheets that are really printed, and what can be read on them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

import pypdfium2
import pytest
from flask import Flask
from flask_babel import force_locale

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.sheets.any_sheet import Sheet, html_of, lay_out_sheet
from scorepad.sheets.drawing import Kind, LaidOut
from scorepad.sheets.filled_layout import FilledLayout
from scorepad.sheets.paper import Layout, Orientation, Paper
from scorepad.sheets.text import MM_A_POINT
from tests.sheets.drawn import drawn


@dataclass(frozen=True)
class Word:
    """A printed word and its middle, in millimetres from the upper left corner."""

    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Printed:
    """A sheet, how it was laid out, and its file, which is drawn for whoever looks at it: a page
    alone takes a hundredth of the time."""

    laid_out: LaidOut
    html: str
    draw: Callable[[], bytes]

    @cached_property
    def pdf(self) -> bytes:
        """The file."""
        return self.draw()

    @property
    def layout(self) -> Layout:
        """The layout on its paper."""
        return self.laid_out.layout

    @property
    def filled_layout(self) -> FilledLayout:
        """The layout of a filled sheet."""
        layout = self.laid_out.facts["filled_layout"]
        assert isinstance(layout, FilledLayout)
        return layout

    @property
    def tight(self) -> str:
        """The page without the white space that only its source has."""
        return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", self.html))

    def sizes(self) -> list[tuple[float, float]]:
        """Width and height of each page, in millimetres."""
        with pypdfium2.PdfDocument(self.pdf) as document:
            return [
                (round(page.get_width() * MM_A_POINT, 1), round(page.get_height() * MM_A_POINT, 1))
                for page in document
            ]

    def words(self, page: int = 0) -> tuple[Word, ...]:
        """Return what is printed on a page, in the order of the file."""
        return _words_of(self.pdf, page)

    def text(self, page: int = 0) -> str:
        """The words of a page, one space between them."""
        return " ".join(word.text for word in self.words(page))

    def at(self, left: float, top: float, right: float, bottom: float, page: int = 0) -> list[str]:
        """The words whose middle lies in a rectangle of millimetres."""
        return [
            word.text
            for word in self.words(page)
            if left <= word.x < right and top <= word.y < bottom
        ]


@lru_cache(maxsize=4)
def _words_of(pdf: bytes, page: int) -> tuple[Word, ...]:
    with pypdfium2.PdfDocument(pdf) as document:
        return tuple(_words(document[page]))


def _words(page: pypdfium2.PdfPage) -> Iterator[Word]:
    height = page.get_height()
    read = page.get_textpage()
    text, boxes = "", []
    for index in range(read.count_chars()):
        char = read.get_text_range(index, 1)
        left, bottom, right, top = read.get_charbox(index)
        # A step to another line or box ends a word where no space does.
        high = max(top - bottom, 6)
        apart = boxes and (left - boxes[-1][2] > high / 3 or abs(bottom - boxes[-1][1]) > high)
        if text and (char.isspace() or apart):
            yield _word(text, boxes, height)
            text, boxes = "", []
        if not char.isspace():
            text += char
            boxes.append((left, bottom, right, top))
    if text:
        yield _word(text, boxes, height)


def _word(text: str, boxes: list[tuple[float, ...]], height: float) -> Word:
    left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)
    bottom, top = min(box[1] for box in boxes), max(box[3] for box in boxes)
    return Word(text, (left + right) / 2 * MM_A_POINT, (height - (top + bottom) / 2) * MM_A_POINT)


@pytest.fixture(scope="session")
def app() -> Flask:
    """An app that never opens its database."""
    return create_app(Settings(Path.cwd(), "sqlite:///unused.db", "k" * 32))


Print = Callable[..., Printed]


@pytest.fixture(scope="session")
def printed(app: Flask) -> Print:
    """Prints a sheet on ``paper``, in this process and without limits."""

    def printed(
        sheet: Sheet,
        paper: str = "a4",
        orientation: str = "auto",
        lang: str = "en",
    ) -> Printed:
        laid_out = lay_out_sheet(sheet, Paper(paper), Orientation(orientation))
        with app.app_context(), force_locale(lang):
            html = html_of(laid_out)
        return Printed(laid_out, html, lambda: drawn(html, Kind.PDF))

    return printed
