"""A game written anew from what stands on its lines."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from itertools import groupby

from scorepad.play.exchange.book import Book
from scorepad.play.exchange.game_json import WholeGame
from scorepad.play.exchange.match_book import MatchBook
from scorepad.play.exchange.rows import Row
from scorepad.play.exchange.trick_book import TrickBook
from scorepad.play.exchange.wrong import NotBrought, What
from scorepad.rules.library import duel_games, games


def rebuilt(rows: Sequence[Row], now: int) -> WholeGame:
    """The game that ``rows`` tell; one without an id or a time of its own gets
    an id that comes from its content, and ``now``.

    Raises:
        NotBrought: the rules do not allow it, or give other points.
    """
    first = rows[0]
    kind = _book_for(first.texts["game"])
    if kind is None:
        raise NotBrought(first.line, What.NO_SUCH_GAME, value=first.texts["game"])
    rounds = [list(each) for _, each in groupby(rows, key=lambda row: row.round)]
    for number, each in enumerate(rounds, 1):
        if each[0].round != number:
            raise NotBrought(each[0].line, What.ROUND_OUT_OF_ORDER, round=each[0].round)
    begun = now if first.begun is None else first.begun
    book = kind(first.texts.get("game_id") or _id_of(rows), begun, rounds[0])
    for each in rounds:
        book.enter_round(each)
    if first.switches.get("over"):
        book.end(rows[-1])
    book.compare(rows)
    return WholeGame(book.game_id, begun, book.pad, first.line)


def _book_for(game: str) -> type[Book] | None:
    if game in duel_games():
        return MatchBook
    return TrickBook if game in games() else None


def _id_of(rows: Sequence[Row]) -> str:
    """128 bits that come from what was played: brought twice, it is one game."""
    told = [
        (
            *(sorted(row.texts.items()), sorted(row.numbers.items())),
            *(row.begun, sorted(row.options)),
            # A trick game is told by its numbers.
            *(row.switches[each] for each in ("won",) if each in row.switches),
        )
        for row in rows
    ]
    digest = hashlib.sha256(repr(told).encode()).digest()[:16]
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
