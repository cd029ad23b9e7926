"""Sizes of paper, and the layout of a sheet on them."""

from dataclasses import dataclass
from enum import StrEnum

LOWEST_ROW = 7.0
"""The least height of a box in millimetres; lower ones cannot be written in."""

LOWEST_READ_ROW = 6.0
"""The least height, in millimetres, of a box that nobody will write in any more."""

TOTAL_SHARE = 0.64
"""The part of a box that the total takes, where the bid alone stands beside it."""

_HIGHEST_ROW = 18.0
# Three figures and a sign, written by hand, are about so much wider than high.
_FIGURES = 1.5


class Paper(StrEnum):
    """The paper of a printer; ``a5x2`` is two A5 sheets on an A4, to be cut."""

    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"
    A5_2UP = "a5x2"


class Orientation(StrEnum):
    """The orientation of a sheet; ``auto`` is the one with more room to write."""

    AUTO = "auto"
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"

    @property
    def candidates(self) -> tuple["Orientation", ...]:
        """Return the orientations to choose from."""
        if self is Orientation.AUTO:
            return Orientation.PORTRAIT, Orientation.LANDSCAPE
        return (self,)


_SIZES = {
    Paper.A4: (210.0, 297.0),
    Paper.A5: (148.0, 210.0),
    Paper.LETTER: (215.9, 279.4),
    # 148.5, so that two of them fill an A4 exactly.
    Paper.A5_2UP: (148.5, 210.0),
}
# The margin that printers can't print on, and a little more where there is room.
_MARGINS = {Paper.A4: 10.0, Paper.A5: 7.5, Paper.LETTER: 10.0, Paper.A5_2UP: 7.5}


@dataclass(frozen=True, slots=True)
class Need:
    """The room that a sheet needs.

    It has ``columns`` boxes beside each other, ``rows`` below each other, each at least ``lowest``
    millimetres high, and millimetres for what stands at the ``side``, above (``head``) and below
    (``foot``).
    """

    columns: int
    rows: int
    side: float
    head: float
    foot: float
    lowest: float = LOWEST_ROW


@dataclass(frozen=True, slots=True)
class Layout:
    """A sheet on its paper, in millimetres.

    ``width`` by ``height`` is the sheet that is held in hand, ``inner_width`` by
    ``inner_height`` what is printed on; a box is ``column`` by ``row``.
    ``rows_on`` tells how many rows each page takes. ``copies`` sheets lie on
    one page of the printer, beside each other or one above the other.
    """

    paper: Paper
    landscape: bool
    width: float
    height: float
    margin: float
    column: float
    row: float
    rows_on: tuple[int, ...]

    @property
    def copies(self) -> int:
        """The number of sheets on a page of the printer."""
        return 2 if self.paper is Paper.A5_2UP else 1

    @property
    def inner_width(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def inner_height(self) -> float:
        """The height between the margins."""
        return self.height - 2 * self.margin

    @property
    def page_width(self) -> float:
        """The width of the printer's page: portrait sheets lie side by side."""
        return self.width * (1 if self.landscape else self.copies)

    @property
    def page_height(self) -> float:
        """The height of the printer's page: landscape sheets are stacked."""
        return self.height * (self.copies if self.landscape else 1)

    @property
    def writing_height(self) -> float:
        """The height at which a total can be written, in millimetres."""
        return min(self.row, self.column * TOTAL_SHARE / _FIGURES)


def lay_out(paper: Paper, orientation: Orientation, need: Need) -> Layout:
    """Lay out ``need`` on ``paper``, on as few pages as its lowest boxes allow.

    Of two orientations, the one with the larger writing height is taken.
    """
    layouts = [
        _laid_out(paper, each is Orientation.LANDSCAPE, need) for each in orientation.candidates
    ]
    return max(layouts, key=lambda each: (-len(each.rows_on), each.writing_height))


def _laid_out(paper: Paper, landscape: bool, need: Need) -> Layout:
    width, height = _SIZES[paper][::-1] if landscape else _SIZES[paper]
    margin = _MARGINS[paper]
    room = height - 2 * margin - need.head - need.foot
    fitting = max(1, int(room / need.lowest))
    pages = -(-need.rows // fitting)
    rows = -(-need.rows // pages)
    rows_on = tuple(min(rows, need.rows - page * rows) for page in range(pages))
    return Layout(
        paper=paper,
        landscape=landscape,
        width=width,
        height=height,
        margin=margin,
        column=(width - 2 * margin - need.side) / need.columns,
        row=min(_HIGHEST_ROW, room / rows),
        rows_on=rows_on,
    )


def fill_pages(
    rows: int, pages: int, room: float, on_last: float, highest: float
) -> tuple[tuple[int, ...], float]:
    """Return the rows of each page, and their height, which is as high as can be.

    There are ``on_last`` millimetres for them on the last page, and ``room`` on those before it.

    >>> fill_pages(26, 2, 168, 108, 10)
    ((16, 10), 10)
    """

    def height(rows_on: tuple[int, ...]) -> float:
        return min(highest, room / rows_on[0], on_last / rows_on[-1])

    before = pages - 1
    splits = ((*[each] * before, rows - each * before) for each in range(rows, 0, -1))
    best = max((split for split in splits if split[-1] > 0), key=height)
    return best, height(best)
