"""An LRU cache of pads, so that one more mark does not mean reading a whole game again."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import read_whole
from scorepad.pad.mark_json import mark_json, mark_of
from scorepad.pad.marks import Mark
from scorepad.store import (
    NOT_AS_WRITTEN,
    DeviceGame,
    GameRow,
    Transaction,
    UnreadableGame,
)

KEPT = 128
"""The most games in the cache; a long one takes 120 KB.

A large club has 100 tables: if the cache had fewer games, each bid would read its game anew.
"""

_lock = Lock()
_pads: OrderedDict[str, "Remembered"] = OrderedDict()


class Remembered(NamedTuple):
    """The pad of a game as it was stored once."""

    state: str
    """The state of the game's marks then: a pad is current while the stored state is the same.

    That holds across processes, since a pad depends on nothing but its marks.
    """
    pad: AnyPad


def remembered(game_id: str) -> Remembered | None:
    """Return the pad of the game as this process last saw it."""
    with _lock:
        cached = _pads.get(game_id)
        if cached is not None:
            _pads.move_to_end(game_id)
        return cached


def pad_of(transaction: Transaction, opened: DeviceGame) -> AnyPad:
    """Return the pad of the game as ``transaction`` sees it.

    Raises:
        UnreadableGame: what is stored of it is damaged.
    """
    cached = remembered(opened.game.game_id)
    if cached is not None and cached.state == opened.game.state:
        return cached.pad
    pad = stored_pad(opened.game.game_id, transaction.marks.all(opened.game.game_id))
    remember(opened.game, pad)
    return pad


def stored_pad(game_id: str, marks: Sequence[Mark]) -> AnyPad:
    """Return the pad that the stored ``marks`` of a game make.

    Raises:
        UnreadableGame: they are JSON, but not marks as they were written.
    """
    try:
        return read_pad(marks)
    except NOT_AS_WRITTEN as error:
        # Marks are judged before they are written: if these pass, the program has a fault.
        plain = all(mark_of(mark_json(mark), mark.by, mark.at) is not None for mark in marks)
        if plain and not isinstance(read_whole(marks), tuple):
            raise
        raise UnreadableGame(game_id) from error


def pad_if_readable(transaction: Transaction, game_id: str) -> AnyPad | None:
    """Return the pad of a game, and do not cache it; ``None`` if it is damaged."""
    try:
        return stored_pad(game_id, transaction.marks.all(game_id))
    except UnreadableGame:
        return None


def remember(game: GameRow, pad: AnyPad) -> None:
    """Put the pad of a stored game into the cache; the least recently used one goes."""
    game_id = game.game_id
    with _lock:
        _pads[game_id] = Remembered(game.state, pad)
        _pads.move_to_end(game_id)
        if len(_pads) > KEPT:
            _pads.popitem(last=False)
