"""Names that nobody has, but somebody types."""

from collections.abc import Callable
from io import BytesIO
from itertools import dropwhile, groupby
from operator import not_

import pytest
from flask import Flask
from flask_babel import force_locale
from PIL import Image

from scorepad.i18n.numbers import figure
from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from scorepad.pad.names import LONGEST_NAME, check_name
from scorepad.paths import STATIC
from scorepad.rules.library import games
from scorepad.sheets.any_sheet import html_of, lay_out_sheet
from scorepad.sheets.blank import blank_sheet
from scorepad.sheets.blank_layout import HEAD
from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.filled import SheetParts, filled_sheet
from scorepad.sheets.filled_layout import SIDE
from scorepad.sheets.grid import FIELDS, FILLED_HEAD, HAND, NAMES, NUMBER
from scorepad.sheets.paper import Orientation, Paper
from scorepad.sheets.pdf import PackagedFiles, pdf_of, png_of
from tests.kinds import soak, thorough
from tests.pad.scribe import Scribe
from tests.sheets.conftest import Print, Printed
from tests.sheets.filled import LINK, LONG_NAMES, play, seen

HOSTILE = {
    "markup": "<img src=http://a.example/x.png>",
    "a stylesheet": "</style><link href=//a.example>",
    "a script": "<script>alert(1)</script>",
    "a file": "<img src='file:///etc/passwd'>",
    "an import": "@import url(http://a.example/)",
    "a background": "x);background:url(/etc/passwd)",
    "an entity": "&lt;&#0;&#x202e;",
    "a template": "{{ config }}{% raw %}",
    "combining marks": "a" + "\u0301" * 31,
    "stacked marks": "\u0e33" * 32,
    "dashes that hold together": "-\u00a0" * 16,
    "long dashes that hold together": "\u2014\u00a0" * 16,
    "wide letters": "W" * 32,
    "wider letters": "\ufdfd" * 32,
    "full width": "\uff37" * 32,
    "no word ends": "Rindfleischetikettierungsüberwac",
    "only spaces between": "W W W W W W W W W W W W W W W W",
    "Arabic": "محمد عبد الرحمن",
    "Hebrew and Latin": "אבג abc דהו 123",
    "Chinese": "欧阳娜娜",
    "Thai": "สมชาย ใจดี",
    "emoji": "🎲🃏🏆👨🏽",
    "joined emoji": "👩\u200d👩\u200d👧\u200d👦" * 4,
    "letters that are joined": "ab\u200d" * 10 + "c",
    "no such character": "\U0001fbff\U000e0fff",
}

# What the pad refuses may stand in an old game, or come by another way.
REFUSED = {
    "soft hyphens": "\u00ad" * 32,
    "right to left": "\u202e" + "gnirts" + "\u202c\u2067abc\u2069",
    "no width": "\u200b" * 32,
    "a nul": "a\x00b",
    "private": "\ue000\uf8ff",
}


def test_these_names_can_be_typed_and_those_can_not() -> None:
    assert [name for name in HOSTILE.values() if check_name(name, ())] == []
    assert [name for name in REFUSED.values() if not check_name(name, ())] == []
    assert max(map(len, HOSTILE.values())) == LONGEST_NAME


@pytest.fixture
def fetching_nothing(app: Flask) -> Callable[[LaidOut], Printed]:
    """Prints a sheet that takes one page and asks for no file but ours."""

    def print_it(laid_out: LaidOut) -> Printed:
        with app.app_context(), force_locale("en"):
            html = html_of(laid_out)
        files = PackagedFiles(STATIC)
        printed = Printed(laid_out, html, lambda: pdf_of(html, files))
        assert len(printed.sizes()) == 1
        assert files.refused == []
        return printed

    return print_it


_EACH = [*HOSTILE, *REFUSED]
_SOONEST = [kind if place % 4 == 0 else thorough(kind) for place, kind in enumerate(_EACH)]
# What each sign does on paper, a blank sheet shows; a filled sheet has the same boxes for names.
_SEVERAL = [
    *_EACH[::12],
    *(thorough(kind) for place, kind in enumerate(_EACH[::3]) if place % 4),
    *(soak(kind) for kind in _EACH if kind not in _EACH[::3]),
]


@pytest.mark.parametrize("kind", _SOONEST)
def test_a_hostile_name_prints_on_its_one_page_and_fetches_nothing(
    kind: str, fetching_nothing: Callable[[LaidOut], Printed]
) -> None:
    sheet = blank_sheet(games()["quoicoupli"].ruleset, [(HOSTILE | REFUSED)[kind], *"BCDEF"])
    printed = fetching_nothing(lay_out_sheet(sheet, Paper.A5))
    # The others stand where they always do: nothing was pushed away.
    layout = printed.layout
    for column, other in enumerate("BCDEF", 1):
        left = layout.margin + SIDE + column * layout.column
        top = layout.margin + HEAD
        assert other in printed.at(left, top, left + layout.column, top + NAMES)


@pytest.mark.parametrize("players", [*map(thorough, (4, 6, 8)), 10])
def test_names_as_long_as_can_be_leave_the_first_row_where_it_is(
    players: int, fetching_nothing: Callable[[LaidOut], Printed]
) -> None:
    names = [*LONG_NAMES, "Jo", "Ben", "Hal", "Ida"][:players]
    sheet = blank_sheet(games()["quoicoupli"].ruleset, names)
    printed = fetching_nothing(lay_out_sheet(sheet, Paper.A5))
    layout = printed.layout
    (first,) = (word for word in printed.words() if word.text == "1" and word.x < layout.margin + 8)
    assert first.y == pytest.approx(layout.margin + HEAD + NAMES + layout.row / 2, abs=0.5)


@pytest.mark.parametrize(
    "kind", ["Arabic", *map(thorough, ("Chinese", "Thai", "emoji", "no such character"))]
)
def test_what_our_font_lacks_leaves_its_mark_on_the_paper(kind: str, app: Flask) -> None:
    def picture(name: str) -> bytes:
        sheet = blank_sheet(games()["wizard_club"].ruleset, [name, "", ""])
        with app.app_context(), force_locale("en"):
            html = html_of(lay_out_sheet(sheet, Paper.A5))
        return png_of(pdf_of(html))

    assert picture(HOSTILE[kind]) != picture("")


def test_marks_above_capitals_are_clear_of_the_number_of_the_seat(app: Flask) -> None:
    sheet = blank_sheet(games()["wizard_club"].ruleset, ["\u1eb2\u1eb4", "", ""])
    laid_out = lay_out_sheet(sheet, Paper.A4, Orientation.LANDSCAPE)
    with app.app_context(), force_locale("en"):
        png = png_of(pdf_of(html_of(laid_out)))
    layout, dots = laid_out.layout, 150 / 25.4
    left, top = layout.margin + NUMBER + HAND, layout.margin + HEAD
    box = (left + 0.6, top + 0.6, left + layout.column / 2, top + NAMES - FIELDS - 0.6)
    with Image.open(BytesIO(png)) as picture:
        drawn = picture.crop(tuple(round(each * dots) for each in box))
        lines = (drawn.crop((0, y, drawn.width, y + 1)) for y in range(drawn.height))
        rows = [line.getextrema()[0] < 128 for line in lines]
    number, gap, *_ = [len([*run]) for _, run in groupby(dropwhile(not_, rows))]
    assert number / dots == pytest.approx(1.4, abs=0.3)
    assert gap / dots >= 0.5, "millimetres"


def test_what_is_typed_as_markup_is_printed_as_it_was_typed(printed: Print) -> None:
    sheet = blank_sheet(games()["wizard_club"].ruleset, ["<b>Al</b>", "", ""])
    assert "<b>Al</b>" in printed(sheet).text()


@pytest.mark.parametrize("kind", _SEVERAL)
def test_a_hostile_name_moves_nothing_on_a_filled_sheet_either(
    kind: str, fetching_nothing: Callable[[LaidOut], Printed]
) -> None:
    table = play(Scribe(), 5)
    cells = acts.rename("anna", (HOSTILE | REFUSED)[kind])
    pad = fold([*table.marks, Mark("f" * 32, cells, table.pad.written.seen(dict(cells)))])
    sheet = filled_sheet(seen(pad), SheetParts(tricks=True), LINK)
    printed = fetching_nothing(lay_out_sheet(sheet, Paper.A4, Orientation.PORTRAIT))
    layout = printed.layout
    left = layout.margin + SIDE + layout.column
    top = layout.margin + FILLED_HEAD + printed.filled_layout.names + 4 * layout.row
    words = printed.at(left, top, left + layout.column / 2, top + layout.row)
    assert figure(pad.rounds[4].boxes["ben"].total) in words
