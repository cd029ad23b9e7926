"""Sheets of games, blank or filled, whatever the kind of pad: made, laid out, and as HTML."""

from collections.abc import Mapping, Sequence

from flask import render_template

from scorepad.pad.match.state import Match
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.library import games
from scorepad.rules.ruleset import Ruleset
from scorepad.services.access import OpenedGame
from scorepad.services.people.signs import UNKNOWN
from scorepad.sheets.blank import BlankSheet, blank_sheet, classic_block, has_classic_block
from scorepad.sheets.blank_layout import lay_out_blank
from scorepad.sheets.drawing import Failure, LaidOut, NoSheet
from scorepad.sheets.filled import FilledSheet, SheetParts, filled_sheet
from scorepad.sheets.filled_drawing import lay_out_filled
from scorepad.sheets.match import (
    BlankMatchSheet,
    FilledMatchSheet,
    blank_match,
    filled_match,
    lay_out_blank_match,
    lay_out_match,
)
from scorepad.sheets.paper import Orientation, Paper

AnyRuleset = Ruleset | DuelRuleset


def blank_sheet_for(
    ruleset: AnyRuleset,
    names: Sequence[str],
    *,
    usual: AnyRuleset | None = None,
    classic: bool = False,
    first_dealer: int = 1,
    rounds: int | None = None,
    hands: Sequence[int] = (),
) -> BlankSheet | BlankMatchSheet:
    """Return the sheet for ``names`` ("" for one left open), or the classic block.

    Raises:
        NoSheet: ``NO_CLASSIC``, ``NO_SUCH_DEALER``.
    """
    if classic:
        if not isinstance(ruleset, Ruleset) or not has_classic_block(ruleset):
            raise NoSheet(Failure.NO_CLASSIC)
        return classic_block(ruleset, names)
    if not isinstance(ruleset, Ruleset):
        return blank_match(ruleset, (names[0], names[1]))
    if not 0 <= first_dealer <= len(names):
        raise NoSheet(Failure.NO_SUCH_DEALER, players=len(names))
    return blank_sheet(
        ruleset,
        names,
        usual=usual if isinstance(usual, Ruleset) else None,
        first_dealer=first_dealer,
        rounds=rounds,
        hands=hands,
    )


def offers_classic_block(game: str) -> bool:
    """Return whether the game with this key has a classic block."""
    game_found = games().get(game)
    return game_found is not None and has_classic_block(game_found.ruleset)


def filled_sheet_for(
    opened: OpenedGame, parts: SheetParts, link: str = "", signs: Mapping[str, int] = UNKNOWN
) -> FilledSheet | FilledMatchSheet:
    """Return the sheet of the opened game, with a code that leads to ``link`` if there is one."""
    if isinstance(opened.pad, Match):
        return filled_match(opened, parts, link)
    return filled_sheet(opened, parts, link, signs)


Sheet = BlankSheet | BlankMatchSheet | FilledSheet | FilledMatchSheet


def lay_out_sheet(
    sheet: Sheet, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> LaidOut:
    """Lay out the sheet on its paper."""
    match sheet:
        case BlankSheet():
            return lay_out_blank(sheet, paper, orientation)
        case BlankMatchSheet():
            return lay_out_blank_match(sheet, paper, orientation)
        case FilledSheet():
            return lay_out_filled(sheet, paper, orientation)
        case FilledMatchSheet():
            return lay_out_match(sheet, paper, orientation)


def html_of(laid_out: LaidOut) -> str:
    """Return the HTML document for the printer.

    Needs an app context, whose locale it uses.
    """
    return render_template(
        laid_out.html_template, printed=True, css_template=laid_out.css_template, **laid_out.facts
    )
