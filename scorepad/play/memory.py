"""Pads that were worked out before: nobody reads a whole game again for one more mark."""

from collections import OrderedDict
from threading import Lock

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.store import GameRow, Opened, Reader

KEPT = 64
"""Games; a long one takes 120 KB."""

_lock = Lock()
_pads: OrderedDict[str, tuple[tuple[int, int, int], AnyPad]] = OrderedDict()


def pad_of(reader: Reader, opened: Opened) -> AnyPad:
    """The pad of the game as ``reader`` sees it.

    A pad is its marks and nothing else, and within an edition of the game marks
    are only ever added: their digest tells whether a pad is still the present one,
    whichever process has written meanwhile.
    """
    game_id = opened.game.game_id
    with _lock:
        kept, pad = _pads.get(game_id, (None, None))
        if pad is not None:
            _pads.move_to_end(game_id)
    if pad is None or kept != _state(opened.game):
        pad = read_pad(reader.marks(game_id))
        remember(opened.game, pad)
    return pad


def remember(game: GameRow, pad: AnyPad) -> None:
    """Keeps a pad that is on disk; the one that was not asked for longest goes."""
    game_id = game.game_id
    with _lock:
        _pads[game_id] = _state(game), pad
        _pads.move_to_end(game_id)
        if len(_pads) > KEPT:
            _pads.popitem(last=False)


def _state(game: GameRow) -> tuple[int, int, int]:
    return game.edition, game.version, game.digest
