"""Sizes in millimetres that layouts, templates and the style of sheets share."""

from scorepad.sheets.grid import LINE_WIDTHS

NUMBER, HAND = 8.5, 10.5
"""The columns of the round's number and of its cards, left of the boxes."""

NAMES = 12.0
"""The row of names; higher where a name needs it."""

LABEL = 4.2
"""What stands above a name in its box: the seat, and who left."""

NAME_PADDING = 2.0
"""What a name leaves free of its column, both sides together."""

FILLED_HEAD = 15.4
"""The title, the state of the game and the date of a filled sheet."""

TOTAL_ROW, MADE_ROW = 8.5, 5.0
"""The two rows below the rounds of a filled sheet: totals, bids made."""

GAP = 4.0
"""The space between the parts of a page."""

NOTE_LINE = 3.5
"""A line of a footnote or of the key."""

CODE, CAPTION = 25.0, 4.0
"""The QR code, and the words below it."""

UNIT = 0.25
"""A unit of a drawing: its letters are 9 points high."""

TOKENS = {
    **{f"line-{weight.value}": width for weight, width in LINE_WIDTHS.items()},
    "number": NUMBER,
    "hand": HAND,
    "duel-names": NAMES,
    "total-row": TOTAL_ROW,
    "made-row": MADE_ROW,
    "gap": GAP,
    "note-line": NOTE_LINE,
    "code": CODE,
}
"""Those that the stylesheet reads, by the names of its custom properties."""
