"""The classic block: one sheet for any number of players, its columns a stair."""

from collections.abc import Sequence

from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import deals
from scorepad.sheets.blank import BlankSheet, Column, Corner, Line


def has_classic_block(ruleset: Ruleset) -> bool:
    """Return whether all numbers of players share one schedule that grows, so that
    the round's number is its hand whoever plays."""
    numbers = range(ruleset.least, ruleset.most + 1)
    return all(
        [(deal.hand, deal.blind) for deal in deals(ruleset, players)]
        == [(number, False) for number in range(1, len(deals(ruleset, players)) + 1)]
        for players in numbers
    )


def classic_block(ruleset: Ruleset, names: Sequence[str] = ()) -> BlankSheet:
    """The block of a ruleset that has one (:func:`has_classic_block`).

    A column ends where the game with that many players ends: the fourth of six
    stops after round 15. ``names`` fill the first columns.

    >>> from scorepad.rules import games
    >>> block = classic_block(games()["wizard_fisher"].ruleset)
    >>> [column.until for column in block.columns]
    [20, 20, 20, 15, 12, 10]
    """
    columns = tuple(
        Column(
            number,
            names[number - 1] if number <= len(names) else "",
            len(deals(ruleset, max(number, ruleset.least))),
        )
        for number in range(1, ruleset.most + 1)
    )
    lines = tuple(
        Line(number, hand=0, blind=False, trump=None, dealer=None)
        for number in range(1, columns[0].until + 1)
    )
    return BlankSheet(
        ruleset=ruleset,
        columns=columns,
        lines=lines,
        classic=True,
        corner=_corner(columns),
    )


def _corner(columns: Sequence[Column]) -> Corner | None:
    last = columns[0].until
    free = [
        Corner(len(columns) - place, column.until)
        for place, column in enumerate(columns)
        if column.until < last
    ]
    # Boxes are two or three times as wide as high, and words are wider than high.
    return max(
        free, key=lambda corner: min(3 * corner.columns, 2 * (last - corner.after)), default=None
    )
