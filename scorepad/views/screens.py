"""The views of a pad: each is made by the function for the kind of game, tricks or duels."""

from functools import singledispatch

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad
from scorepad.services.access import OpenedGame
from scorepad.views.active_cell import At
from scorepad.views.match_pad import MatchView, match_view
from scorepad.views.match_sheet import MatchSheet, match_sheet
from scorepad.views.pad import PadView, pad_view
from scorepad.views.sheet import SheetView, sheet_view


@singledispatch
def pad_screen(pad: AnyPad, opened: OpenedGame, at: At) -> PadView | MatchView:
    """Return the pad of ``opened`` at what was asked for; its ``folder`` has the templates."""
    raise NotImplementedError(type(pad))


pad_screen.register(Pad, pad_view)
pad_screen.register(Match, match_view)


@singledispatch
def sheet_screen(pad: AnyPad, opened: OpenedGame) -> SheetView | MatchSheet:
    """Return the sheet of ``opened``; its ``folder`` has the templates."""
    raise NotImplementedError(type(pad))


sheet_screen.register(Pad, sheet_view)
sheet_screen.register(Match, match_sheet)
