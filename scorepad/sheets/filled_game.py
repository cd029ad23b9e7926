"""The filled sheet of a game, whatever the kind of its pad."""

from collections.abc import Mapping

from scorepad.services.access import OpenedGame
from scorepad.services.pad_kinds import by_kind
from scorepad.services.people.signs import UNKNOWN
from scorepad.sheets.display_options import Shown
from scorepad.sheets.filled import FilledSheet, filled_sheet
from scorepad.sheets.match import FilledMatch, filled_match


def filled_game(
    opened: OpenedGame, shown: Shown, link: str = "", looks: Mapping[str, int] = UNKNOWN
) -> FilledSheet | FilledMatch:
    """Return the sheet of the opened game.

    ``link`` is where its code leads, "" for no code, ``looks`` are the signs of players.
    """

    def tricks(_: object) -> FilledSheet | FilledMatch:
        return filled_sheet(opened, shown, link, looks)

    return by_kind(opened.pad, tricks=tricks, match=lambda _: filled_match(opened, shown, link))
