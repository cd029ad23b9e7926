"""What a table decides: worked out on the pad that lay before whoever decided."""

from collections.abc import Callable
from dataclasses import dataclass

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import read_pad
from scorepad.play.looking import look_to_write
from scorepad.play.writing import Fate, Intent, Outcome, write
from scorepad.rules.refusal import Code, Refusal
from scorepad.store import Store

Act = Callable[[AnyPad], Cells | Refusal]
"""The cells that a decision writes on a pad, or why it cannot be; none when
all is as wanted already."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of one device. ``id`` is random and made once for each
    form; ``newest`` is the last mark of the pad that the form was made for."""

    id: str
    act: Act
    device: str
    at: int
    newest: str


def newest_mark(pad: AnyPad) -> str:
    """Return what a form for decisions sends along: the id of the pad's last mark."""
    return pad.written.marks[-1].id


def decide(store: Store, game_id: str, decision: Decision) -> Outcome:
    """Write a decision, or say why not. The cells depend on the pad that its
    maker saw, never on what came since: whoever wrote in the same cells
    meanwhile makes it a conflict.

    Raises:
        NoSuchGame, ViewingOnly: the device may not write.
        StoreUnavailable: nothing was written, and the same form can come again.
    """
    now = look_to_write(store, game_id, decision.device)
    then = _as_of(now.pad, decision.newest)
    if then is None:
        return Outcome(Fate.REFUSED, now, Refusal(Code.NOT_A_MARK, {"what": "seen"}))
    cells = decision.act(then)
    if isinstance(cells, Refusal):
        return Outcome(Fate.REFUSED, now, cells)
    if not cells:
        return Outcome(Fate.WRITTEN_BEFORE, now)
    seen = then.written.seen(dict(cells))
    intent = Intent(decision.id, lambda _: cells, decision.device, decision.at, seen)
    return write(store, game_id, intent)


def _as_of(pad: AnyPad, newest: str) -> AnyPad | None:
    marks = pad.written.marks
    for place, mark in enumerate(marks, 1):
        if mark.id == newest:
            return read_pad(marks[:place])
    return None
