"""The screens that every game has, of whichever kind its pad is."""

from dataclasses import dataclass

from scorepad.services.access import OpenedGame
from scorepad.services.pad_kinds import by_kind
from scorepad.views.active_cell import At
from scorepad.views.match_pad import MatchView, match_view
from scorepad.views.match_sheet import MatchSheet, match_sheet
from scorepad.views.pad import PadView, pad_view
from scorepad.views.sheet import SheetView, sheet_view


@dataclass(frozen=True, slots=True)
class Screen:
    """The content of a screen, and the folder of templates (``room``) that draw it."""

    room: str
    view: PadView | MatchView | SheetView | MatchSheet


def pad_screen(opened: OpenedGame, at: At) -> Screen:
    """Return the pad of ``opened`` at what was asked for."""
    return by_kind(
        opened.pad,
        tricks=lambda _: Screen("pad", pad_view(opened, at)),
        match=lambda _: Screen("match", match_view(opened, at)),
    )


def sheet_screen(opened: OpenedGame) -> Screen:
    """Return the sheet of ``opened``."""
    return by_kind(
        opened.pad,
        tricks=lambda _: Screen("sheet", sheet_view(opened)),
        match=lambda _: Screen("match_sheet", match_sheet(opened)),
    )
