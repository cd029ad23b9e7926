"""The screens that every game has, whichever kind of pad it is kept on."""

from dataclasses import dataclass

from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.play.match.sheet import MatchSheet, match_sheet
from scorepad.play.match.view import MatchView, match_view
from scorepad.play.pad.light import At
from scorepad.play.pad.view import PadView, pad_view
from scorepad.play.sheet_view import SheetView, sheet_view


@dataclass(frozen=True, slots=True)
class Screen:
    """What a screen shows, and the ``room`` of the templates that draw it."""

    room: str
    view: PadView | MatchView | SheetView | MatchSheet


def pad_screen(look: Look, at: At) -> Screen:
    """The pad of ``look`` at what was asked for."""
    return by_kind(
        look.pad,
        tricks=lambda _: Screen("pad", pad_view(look, at)),
        match=lambda _: Screen("match", match_view(look, at)),
    )


def sheet_screen(look: Look) -> Screen:
    """The sheet of ``look``."""
    return by_kind(
        look.pad,
        tricks=lambda _: Screen("sheet", sheet_view(look)),
        match=lambda _: Screen("match_sheet", match_sheet(look)),
    )
