"""The grid of a sheet's table, and the sizes that layouts, templates and the style share."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import NamedTuple


class Weight(StrEnum):
    """The weight of a line."""

    HEAVY = "heavy"
    MEDIUM = "medium"
    HAIR = "hair"


LINE_WIDTHS = {Weight.HEAVY: 0.53, Weight.MEDIUM: 0.27, Weight.HAIR: 0.2}
"""The thickness of lines, in millimetres."""


class GridLine(NamedTuple):
    """A line ``across`` the page or down, from its left or upper end, in millimetres.

    Each is drawn in one go: borders of boxes would meet with a seam.
    """

    left: float
    top: float
    length: float
    across: bool
    weight: Weight


class Grid(NamedTuple):
    """The table of a page, in millimetres.

    The row of names begins at ``top`` and is ``names`` high. Columns begin at ``side``; each is
    ``column`` wide and divided into ``shares``. Rows are ``row`` high, and ``rows`` tells how many
    each column has, none more than the one before it. Below them are the rows ``totals``, with
    their heights.
    """

    top: float
    names: float
    side: float
    column: float
    shares: Sequence[float]
    row: float
    rows: Sequence[int]
    totals: Sequence[float] = ()

    def lines(self) -> Iterator[GridLine]:
        """Yield the lines, those between fields and rows before the thick ones."""
        first = self.top + self.names
        last, below = first + max(self.rows) * self.row, sum(self.totals)
        for index, rows in enumerate(self.rows):
            for share in list(accumulate(self.shares))[:-1]:
                yield self._down(index + share, first, rows * self.row, Weight.HAIR)
        for row in range(1, max(self.rows)):
            going_on = sum(rows > row for rows in self.rows)
            yield self._across(first + row * self.row, 0, going_on, Weight.MEDIUM)
        for height in accumulate(self.totals[:-1]):
            yield self._across(last + height, 0, len(self.rows), Weight.MEDIUM)
        for top in (self.top, first, *([last + below] if below else [])):
            yield self._across(top, 0, len(self.rows), Weight.HEAVY)
        for row in sorted({*self.rows} - {0}):
            top = first + row * self.row
            yield self._across(top, self.rows.index(row), self.rows.count(row), Weight.HEAVY)
        for index, rows in enumerate((self.rows[0], *self.rows)):
            height = self.names + rows * self.row + below
            yield self._down(index, self.top, height, Weight.HEAVY)

    def _across(self, top: float, column: int, columns: int, weight: Weight) -> GridLine:
        """Return a line that is a little longer than its columns, so that corners are full."""
        thick = LINE_WIDTHS[weight]
        left = self.side + column * self.column - thick / 2
        return GridLine(left, top - thick / 2, columns * self.column + thick, True, weight)

    def _down(self, column: float, top: float, length: float, weight: Weight) -> GridLine:
        left = self.side + column * self.column - LINE_WIDTHS[weight] / 2
        return GridLine(left, top, length, False, weight)


NUMBER, HAND = 8.5, 10.5
"""The columns of the round's number and of its cards, left of the boxes."""

BOMBS = 5.0
"""The column of the marks for the Bomb, where a table plays with it."""

FIELDS = 2.6
"""The line below the names that says what is written in each field."""

NAMES = 12.0 + FIELDS
"""The row of names with that line; higher where a name needs it."""

LABEL = 4.2
"""The line above a name in its box: the seat, and who left."""

NAME_PADDING = 2.0
"""The part of its column that a name leaves free, both sides together."""

FILLED_HEAD = 15.4
"""The title, the state of the game and the date of a filled sheet."""

TOTAL_ROW, MADE_ROW = 8.5, 5.0
"""The two rows below the rounds of a filled sheet: totals, bids made."""

GAP = 4.0
"""The space between the parts of a page."""

NOTE_LINE = 3.5
"""A line of a footnote or of the key."""

CARD_LINE = 3.3
"""The line that says what a special card does."""

CODE, CAPTION = 25.0, 4.0
"""The QR code, and the words below it."""

UNIT = 0.25
"""A unit of a drawing: its letters are 9 points high."""

TOKENS = {
    **{f"line-{weight.value}": width for weight, width in LINE_WIDTHS.items()},
    "number": NUMBER,
    "hand": HAND,
    "bombs": BOMBS,
    "duel-names": NAMES - FIELDS,
    "fields": FIELDS,
    "total-row": TOTAL_ROW,
    "made-row": MADE_ROW,
    "gap": GAP,
    "note-line": NOTE_LINE,
    "card-line": CARD_LINE,
    "code": CODE,
}
"""Those that the stylesheet reads, by the names of its custom properties."""
