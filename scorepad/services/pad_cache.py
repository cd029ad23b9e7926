"""An LRU cache of pads, so that one more mark does not mean reading a whole game again."""

from collections import OrderedDict
from threading import Lock
from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.store import DeviceGame, GameRow, Transaction

KEPT = 64
"""The most games in the cache; a long one takes 120 KB."""

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
    """Return the pad of the game as ``transaction`` sees it."""
    cached = remembered(opened.game.game_id)
    if cached is not None and cached.state == opened.game.state:
        return cached.pad
    pad = read_pad(transaction.marks.all(opened.game.game_id))
    remember(opened.game, pad)
    return pad


def remember(game: GameRow, pad: AnyPad) -> None:
    """Put the pad of a stored game into the cache; the least recently used one goes."""
    game_id = game.game_id
    with _lock:
        _pads[game_id] = Remembered(game.state, pad)
        _pads.move_to_end(game_id)
        if len(_pads) > KEPT:
            _pads.popitem(last=False)
