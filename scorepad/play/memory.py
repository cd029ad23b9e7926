"""Pads that were worked out before: nobody reads a whole game again for one more mark."""

from collections import OrderedDict
from threading import Lock

from scorepad.pad.fold import fold
from scorepad.pad.state import Pad
from scorepad.store import Opened, Reader

KEPT = 64
"""Games; a long one takes 120 KB."""

_lock = Lock()
_pads: OrderedDict[str, Pad] = OrderedDict()


def pad_of(reader: Reader, opened: Opened) -> Pad:
    """The pad of the game as ``reader`` sees it.

    A pad is its marks and nothing else, and marks are only ever added: how
    many there are, and the random id of the newest, tell whether a pad is
    still the present one, whichever process has written meanwhile.
    """
    game_id = opened.game.game_id
    with _lock:
        pad = _pads.get(game_id)
        if pad is not None:
            _pads.move_to_end(game_id)
    if pad is None or _newest(pad) != (opened.game.version, opened.newest):
        pad = fold(reader.marks(game_id))
        remember(game_id, pad)
    return pad


def remember(game_id: str, pad: Pad) -> None:
    """Keeps a pad that is on disk; the one that was not asked for longest goes."""
    with _lock:
        _pads[game_id] = pad
        _pads.move_to_end(game_id)
        if len(_pads) > KEPT:
            _pads.popitem(last=False)


def _newest(pad: Pad) -> tuple[int, str]:
    marks = pad.written.marks
    return len(marks), marks[-1].id
