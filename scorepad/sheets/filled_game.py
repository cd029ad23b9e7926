"""The filled sheet of a game, whichever kind of pad it is kept on."""

from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.sheets.filled import FilledSheet, filled_sheet
from scorepad.sheets.filled_match import FilledMatch, filled_match
from scorepad.sheets.shown import Shown


def filled_game(look: Look, shown: Shown, link: str = "") -> FilledSheet | FilledMatch:
    """The sheet of ``look``; ``link`` is where its code leads, "" for no code."""

    def tricks(_: object) -> FilledSheet | FilledMatch:
        return filled_sheet(look, shown, link)

    return by_kind(look.pad, tricks=tricks, match=lambda _: filled_match(look, shown, link))
