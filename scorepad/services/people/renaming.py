"""Changing a person's name in all games of a group."""

import time
from collections.abc import Collection, Mapping
from itertools import islice
from typing import NamedTuple

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import with_marks
from scorepad.pad.marks import author
from scorepad.pad.people import called, players_of
from scorepad.services.marks import GameChange, append_change, change_of
from scorepad.services.pad_cache import pad_if_readable
from scorepad.services.pauses import A_STEP
from scorepad.services.people.people import person_within
from scorepad.services.write_operations import new_mark
from scorepad.store import GameRow, Store, Transaction

ReadGame = tuple[GameRow, AnyPad]
"""A game of the group as it was read."""


def read_games(store: Store, group_id: str, game_ids: Collection[str]) -> dict[str, ReadGame]:
    """Return the games by their ids, a few in each transaction, so that no mark waits long."""
    games: dict[str, ReadGame] = {}
    waiting = iter(game_ids)
    while some := list(islice(waiting, _AT_ONCE)):
        with store.reading() as transaction:
            for game_id in some:
                game = read_again(transaction, group_id, game_id, {})
                if game is not None:
                    games[game_id] = game
    return games


def read_again(
    transaction: Transaction, group_id: str, game_id: str, known: Mapping[str, ReadGame]
) -> ReadGame | None:
    """Return the game as it is now; ``None`` if the group does not have it, or it is damaged.

    If nobody has written in the game since it was read, return the one in ``known``.
    """
    row, read = transaction.games.get(game_id), known.get(game_id)
    if row is None or row.group_id != group_id:
        return None
    if read is not None and read[0] == row:
        return read
    pad = pad_if_readable(transaction, game_id)
    return None if pad is None else (row, pad)


def write_in(game: ReadGame, cells: Cells, by: str, now: int) -> GameChange:
    """Return the change that one mark of these ``cells`` makes in the game."""
    row, pad = game
    mark = new_mark(pad, cells, by, now)
    return change_of(row.game_id, (mark,), with_marks(pad, (mark,)), pad)


_AT_ONCE = 20


class Renaming(NamedTuple):
    """The progress of writing a new name in games.

    Games up to ``after``, in the order of their ids, have it; "" means none. ``left`` of the
    person's ``number`` games follow.
    """

    name: str
    after: str
    left: int
    number: int


def rename_in_games(
    store: Store,
    device: str,
    person_id: str,
    now: int,
    after: str = "",
    seconds: float = A_STEP,
) -> Renaming:
    """Write the person's present name on more of their pads, as a mark like any other.

    Games with an id after ``after`` are written, a few at least, until ``seconds`` are over. A few
    are written in each transaction, so that no mark waits long. A game in which somebody else has
    that name keeps the old one.

    Raises:
        NoSuchPerson: the group has nobody with this id.
        StoreUnavailable: not all was written; it can be tried again.
    """
    until = time.monotonic() + seconds
    is_over = False
    while True:
        with store.reading() as transaction:
            group_id, person = person_within(transaction, device, person_id)
            theirs = transaction.people.games_of(group_id, person.person_id)
            ids = set(transaction.people.ids_of(group_id, person.person_id))
        games = sorted(game_id for game_id in theirs if game_id > after)
        if not games or is_over:
            return Renaming(person.name, after, len(games), len(theirs))
        changes = {
            game_id: _renamed(store, game_id, ids, person.name, author(device), now)
            for game_id in games[:_AT_ONCE]
        }
        with store.writing() as transaction:
            if person_within(transaction, device, person_id)[1].name != person.name:
                continue
            for game_id, (row, change) in changes.items():
                if transaction.games.get(game_id) != row:
                    # Somebody has written there meanwhile: begin again with this game.
                    break
                if row is not None and change is not None:
                    append_change(transaction, row, change)
                after = game_id
        is_over = time.monotonic() > until


def _renamed(
    store: Store, game_id: str, ids: set[str], name: str, by: str, now: int
) -> tuple[GameRow | None, GameChange | None]:
    """Return a game as it is, and the change that writes the new name in it, ``None`` for none."""
    with store.reading() as transaction:
        game = transaction.games.get(game_id)
        if game is None or game.deleted_at is not None:
            return game, None
        pad = pad_if_readable(transaction, game_id)
    cells = _called_otherwise(pad, ids, name) if pad else ()
    if pad is None or not cells:
        return game, None
    return game, write_in((game, pad), cells, by, now)


def _called_otherwise(pad: AnyPad, ids: set[str], name: str) -> Cells:
    names = (called(pad, player, name) for player in players_of(pad, ids))
    return next((cells for cells in names if cells), ())
