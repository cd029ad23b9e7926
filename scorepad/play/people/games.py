"""Games of a circle in which something is written about the people who play in them."""

import secrets
from collections.abc import Collection, Mapping
from itertools import islice

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.pad.marks import Mark
from scorepad.play.keeping import Change, change_of
from scorepad.store import GameRow, Reader, Store

Read = tuple[GameRow, AnyPad]
"""A game of the circle as it was read."""

_AT_ONCE = 20


def read_games(store: Store, circle_id: str, game_ids: Collection[str]) -> dict[str, Read]:
    """Return the games by their ids, a few in each transaction, so that no mark waits long."""
    found: dict[str, Read] = {}
    waiting = iter(game_ids)
    while some := list(islice(waiting, _AT_ONCE)):
        with store.reading() as reader:
            for game_id in some:
                game = read_again(reader, circle_id, game_id, {})
                if game is not None:
                    found[game_id] = game
    return found


def read_again(
    reader: Reader, circle_id: str, game_id: str, known: Mapping[str, Read]
) -> Read | None:
    """Return the game as it is now, which is that of the ``known`` ones where nobody has written
    in it since; ``None`` where the circle has none."""
    row, read = reader.game(game_id), known.get(game_id)
    if row is None or row.circle_id != circle_id:
        return None
    if read is not None and read[0] == row:
        return read
    return row, read_pad(reader.marks(game_id))


def write_in(game: Read, cells: Cells, by: str, at: int) -> Change:
    """Return the change that one mark of these ``cells`` makes in the game."""
    row, pad = game
    seen = pad.written.seen(cell for cell, _ in cells)
    mark = Mark(secrets.token_hex(16), cells, seen, by=by, at=at)
    return change_of(row.game_id, (mark,), read_pad((*pad.written.marks, mark)), pad)
