"""The filled sheet of a game, whichever kind of pad it is kept on."""

from collections.abc import Mapping

from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.play.people.looks import UNKNOWN
from scorepad.sheets.filled import FilledSheet, filled_sheet
from scorepad.sheets.filled_match import FilledMatch, filled_match
from scorepad.sheets.shown import Shown


def filled_game(
    look: Look, shown: Shown, link: str = "", looks: Mapping[str, int] = UNKNOWN
) -> FilledSheet | FilledMatch:
    """The sheet of ``look``; ``link`` is where its code leads, "" for no code, ``looks`` are
    the signs of players."""

    def tricks(_: object) -> FilledSheet | FilledMatch:
        return filled_sheet(look, shown, link, looks)

    return by_kind(look.pad, tricks=tricks, match=lambda _: filled_match(look, shown, link))
