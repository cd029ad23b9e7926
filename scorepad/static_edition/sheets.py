"""Blank sheets of all games as finished files: A4, for each number of players."""

from collections.abc import Iterator
from typing import NamedTuple

from scorepad.sheets.any_sheet import blank_sheet_for, html_of, lay_out_sheet, offers_classic_block
from scorepad.sheets.drawing import Kind
from scorepad.sheets.paper import Paper
from scorepad.sheets.pdf_pool import PdfPool
from scorepad.static_edition.folder import Files
from scorepad.views.blank_sheet import (
    BlankSheetQuery,
    numbers_of_players,
    offered_games,
    rules_for,
)


class GameSheets(NamedTuple):
    """The files of a game: the classic block, "" for none, and one by each number of players."""

    game: str
    block: str
    by_players: dict[int, str]


def blank_sheets(files: Files, language: str, pool: PdfPool) -> Iterator[GameSheets]:
    """Yield the sheets of each game in the reader's language, and add their files.

    Needs a request context. Addresses are those from the folder of the language.

    Raises:
        NoSheet: the library Pango is not there, or a sheet took too long.
    """
    for game in offered_games():
        least, most = numbers_of_players(game)

        def drawn(players: int, game: str = game, *, classic: bool = False) -> str:
            rules = rules_for(BlankSheetQuery(game, players))
            sheet = blank_sheet_for(
                rules.ruleset,
                ("",) * players,
                usual=rules.usual,
                classic=classic,
                first_dealer=0,
                rounds=rules.rounds,
                hands=rules.hands,
            )
            pdf = pool.make(html_of(lay_out_sheet(sheet, Paper.A4)), Kind.PDF)
            name = f"{language}/{game}-{'block' if classic else players}.pdf"
            return files.add(name, pdf).rpartition("/")[2]

        block = drawn(most, classic=True) if offers_classic_block(game) else ""
        yield GameSheets(game, block, {each: drawn(each) for each in range(least, most + 1)})
