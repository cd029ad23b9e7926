"""The sheets of a match, blank and filled, and their layout."""

from dataclasses import replace
from typing import Any, NamedTuple

from scorepad.pad.any_pad import as_match
from scorepad.pad.match.state import LoggedDuel, Match, MatchRound
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.services.access import OpenedGame
from scorepad.sheets.blank_layout import HEAD
from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.filled import SheetParts
from scorepad.sheets.grid import CAPTION, CODE, FILLED_HEAD, GAP, NOTE_LINE, TOKENS, UNIT
from scorepad.sheets.paper import LOWEST_READ_ROW, Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.qr import qr_code
from scorepad.sheets.text import SIZES, name_size, name_sizes
from scorepad.views.match_sheet import (
    Correction,
    MatchLine,
    MatchSheet,
    corrections,
    match_sheet,
    token_picture,
)


class BlankMatchSheet(NamedTuple):
    """The blank sheet of a match.

    ``names`` are those of both sides, "" where left open; ``rounds`` are as many as a match can
    have at most, each with ``duels`` lines; ``values`` are the fields of a pile's values for the
    tie-break.
    """

    ruleset: DuelRuleset
    names: tuple[str, str]
    rounds: int
    duels: int
    values: int


def blank_match(ruleset: DuelRuleset, names: tuple[str, str] = ("", "")) -> BlankMatchSheet:
    """Return the sheet of a match.

    A match has at most twice its tokens of rounds, less one; each duel but the last discards at
    least one card.

    >>> from scorepad.rules.library import duel_games
    >>> (game,) = duel_games().values()
    >>> match = blank_match(game.ruleset)
    >>> match.rounds, match.duels, match.values
    (3, 9, 6)
    """
    return BlankMatchSheet(
        ruleset=ruleset,
        names=names,
        rounds=2 * ruleset.tokens - 1,
        duels=2 * ruleset.fighting - 1,
        values=ruleset.pile,
    )


class FilledMatchSheet(NamedTuple):
    """The sheet of one match; ``duels`` by the number of their round, in the
    order in which they were fought; ``corrections`` where they are wanted;
    ``link`` as on any filled sheet."""

    view: MatchSheet
    pad: Match
    ruleset: DuelRuleset
    duels: dict[int, tuple[LoggedDuel, ...]]
    corrections: tuple[Correction, ...]
    parts: SheetParts
    link: str

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.view.ruleset

    @property
    def names(self) -> tuple[str, ...]:
        """The names of both sides."""
        return tuple(column.name for column in self.view.columns)

    @property
    def lines(self) -> tuple[MatchLine, ...]:
        """The rounds that were begun."""
        return tuple(line for line in self.view.lines if line.boxes)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners; none after a draw, or while the match goes on."""
        return tuple(column.name for column in self.view.columns if column.won)

    @property
    def longest(self) -> int:
        """The number of lines of the round with the most duels."""
        return max(map(len, self.duels.values()), default=0)


def filled_match(opened: OpenedGame, parts: SheetParts, link: str = "") -> FilledMatchSheet:
    """Return the sheet of the opened match."""
    match = as_match(opened.pad)
    return FilledMatchSheet(
        view=match_sheet(match, opened),
        pad=match,
        ruleset=match.ruleset,
        duels={round_.number: _in_order(round_) for round_ in match.rounds},
        corrections=corrections(match) if parts.corrections else (),
        parts=parts,
        link=link if parts.qr else "",
    )


def _in_order(round_: MatchRound) -> tuple[LoggedDuel, ...]:
    return tuple(sorted(round_.duels, key=lambda each: each.number))


_HIGHEST_BLANK_ROW, _HIGHEST_ROW = 16.0, 9.0
_BLANK_NAMES, _NAMES = 22.5, 28.5
"""Millimetres of a round beside its duels: title, names and headings; filled, who won it too."""

_TIE_BREAK, _TIE_BREAK_NAME = 32.0, (31.0, 7.0)
"""Millimetres of the tie-break; of a name beside its values, its width and height."""

_BLANK_KEY, _KEY = 10.0, 26.0
_NAME_PADDING, _NAME_ROOM = 5.6, 6.5
"""The part of its column that a name leaves free, half the gap between rounds with it; its
height, below the token."""

_OPEN_ROWS = 5
"""Rows of a round that goes on, to be written in by hand."""


def lay_out_blank_match(sheet: BlankMatchSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a blank match; where duels fill the page, the tie-break has one of its own."""
    need = Need(2 * sheet.rounds, sheet.duels, 0, HEAD + _BLANK_NAMES, _TIE_BREAK + _BLANK_KEY)
    layout = lay_out(paper, orientation, need)
    pages: list[tuple[str, ...]] = [("duels", "tie-break")]
    if len(layout.rows_on) > 1:
        pages = [("duels",), ("tie-break",)]
        layout = lay_out(paper, orientation, replace(need, foot=_BLANK_KEY))
    layout = replace(layout, row=min(layout.row, _HIGHEST_BLANK_ROW))
    facts = {
        **_facts(sheet, layout),
        "pages": pages,
        "head": HEAD,
        "tie_break_name_sizes": name_sizes(sheet.names, *_TIE_BREAK_NAME),
    }
    return LaidOut(layout, "blank_match", facts, len(pages))


def lay_out_match(sheet: FilledMatchSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a match on one page, with rows as high as they can be there."""
    rows = max(sheet.longest, 0 if sheet.view.over else _OPEN_ROWS)
    tokens = token_picture(sheet.pad) if sheet.parts.curve else None
    code = CODE + CAPTION if sheet.link else 0
    extras = max(code, UNIT * tokens.height if tokens else 0)
    need = Need(
        columns=2 * max(len(sheet.lines), 2),
        rows=max(rows, 1),
        side=0,
        head=FILLED_HEAD + _NAMES,
        foot=_KEY + (extras + GAP if extras else 0) + NOTE_LINE * len(sheet.corrections),
        lowest=LOWEST_READ_ROW,
    )
    layout = lay_out(paper, orientation, need)
    row = (layout.inner_height - need.head - need.foot) / need.rows
    layout = replace(layout, row=min(row, _HIGHEST_ROW), rows_on=(need.rows,))
    facts = {
        **_facts(sheet, layout),
        "pages": [1],
        "head": FILLED_HEAD,
        "rows": rows,
        "name_size": name_size,
        "tokens_drawn": tokens,
        "unit": UNIT,
        "code": qr_code(sheet.link) if sheet.link else None,
    }
    return LaidOut(layout, "filled_match", facts, 1)


def _facts(sheet: BlankMatchSheet | FilledMatchSheet, layout: Layout) -> dict[str, Any]:
    return {
        "sheet": sheet,
        "layout": layout,
        "tokens": TOKENS,
        "sizes": SIZES,
        "name_sizes": name_sizes(sheet.names, layout.column - _NAME_PADDING, _NAME_ROOM),
    }
