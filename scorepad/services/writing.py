"""Writing on a pad: one act, which is judged, and on disk when the answer is given."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.conflicts import as_text
from scorepad.pad.judge import stale
from scorepad.pad.kinds import conflict, judge_mark, read_pad
from scorepad.pad.marks import Cell, Mark, same
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame, opened_to_write
from scorepad.services.batch_writing import Worked, write_down
from scorepad.store import Store


@dataclass(frozen=True, slots=True)
class Undo:
    """The act of taking back the mark with this id."""

    mark: str


Act = Callable[[AnyPad], Cells | Undo | Refusal]
"""A function that works out what somebody wants to write on the pad as it stands."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One act of one device.

    ``id`` is random and made once for each form, so that a form sent twice is written once;
    ``seen`` is the newest mark that its writer had seen in the cells that it writes.
    """

    id: str
    act: Act
    device: str
    at: int
    seen: str | None = None


class Fate(StrEnum):
    """The result of an act."""

    WRITTEN = "written"
    WRITTEN_BEFORE = "written_before"
    REFUSED = "refused"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an act, and the game after it."""

    fate: Fate
    look: OpenedGame
    refusal: Refusal | None = None


def write(store: Store, game_id: str, intent: Intent) -> Outcome:
    """Write one act, or say why not; when the answer is ``WRITTEN``, it is on disk.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        StoreUnavailable: nothing was written, and the same act can come again.
    """

    def work(pad: AnyPad) -> Worked[tuple[Fate, Refusal | None]]:
        made, fate, refusal = _weighed(pad, intent)
        if made is None:
            return Worked((fate, refusal), (), pad)
        return Worked((fate, refusal), (made,), read_pad((*pad.written.marks, made)))

    look, (fate, refusal) = write_down(store, game_id, intent.device, work)
    return Outcome(fate, look, refusal)


def _weighed(pad: AnyPad, intent: Intent) -> tuple[Mark | None, Fate, Refusal | None]:
    """Return the mark that an act is on ``pad``, if it is to be written, its fate, and why not."""
    marks = pad.written.marks
    for place, mark in enumerate(marks):
        if mark.id == intent.id:
            again = _mark_of(read_pad(marks[:place]), intent)
            if isinstance(again, Mark) and is_the_same(pad, mark, again):
                return None, Fate.WRITTEN_BEFORE, None
            return None, Fate.STALE, Refusal(Code.SAME_ID)
    made = _mark_of(pad, intent)
    if isinstance(made, Refusal):
        return None, Fate.REFUSED, made
    fate, refusal = weigh(pad, made)
    return (made if fate is Fate.WRITTEN else None), fate, refusal


def weigh(pad: AnyPad, mark: Mark) -> tuple[Fate, Refusal | None]:
    """Return the fate of a live mark on ``pad``, and the reason where it is not written."""
    if stale(pad, mark):
        return Fate.STALE, conflict(pad, mark)
    if stands_already(pad, mark.cells):
        return Fate.WRITTEN_BEFORE, None
    if is_choice(pad, mark):
        return Fate.WRITTEN, None
    refusal = judge_mark(pad, mark)
    return (Fate.WRITTEN if refusal is None else Fate.REFUSED), refusal


def is_choice(pad: AnyPad, mark: Mark) -> bool:
    """Return whether a mark writes one of the values that wait in a cell for a choice.

    Each was written before, so that no rule can forbid it now. Values that are hidden wait for
    their reveal, and are judged like any other: a guess must not tell.
    """
    if len(mark.cells) != 1:
        return False
    ((chosen, value),) = mark.cells
    return any(
        same(value, written)
        for conflict in pad.shown.conflicts
        if conflict.cell == chosen
        for written, _ in conflict.values
    )


def is_the_same(pad: AnyPad, known: Mark, again: Mark) -> bool:
    """Return whether ``again`` is the mark that ``known`` is already.

    Of what is hidden, nobody but the device that wrote it is told so: a guess must not tell.
    """
    if known.by == again.by:
        return known.says_what(again)
    marks = pad.shown.written.marks
    return next((mark for mark in marks if mark.id == known.id), known).says_what(again)


def _mark_of(pad: AnyPad, intent: Intent) -> Mark | Refusal:
    act = intent.act(pad)
    if isinstance(act, Refusal):
        return act
    by = intent.device[:8]
    if isinstance(act, Undo):
        return Mark(intent.id, undoes=act.mark, by=by, at=intent.at)
    return Mark(intent.id, act, seen=intent.seen, by=by, at=intent.at)


def stands_already(pad: AnyPad, cells: Cells) -> bool:
    """Return whether the cells hold already what would be written: nobody meant anything by it.

    To write it again is a choice where another value stands beside it; and what is hidden is
    written again, so that nobody can ask what it is.
    """
    shown = pad.shown
    waiting = {conflict.cell for conflict in shown.conflicts}
    return bool(cells) and all(
        shown.written.round(cell.round).get(cell[1:]) == value and cell not in waiting
        for cell, value in cells
    )


DecisionAct = Callable[[AnyPad], Cells | Refusal]
"""A function that returns the cells that a decision writes on a pad, or why it cannot be.

There are none when all is as wanted already.
"""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of one device.

    ``id`` is random and made once for each form; ``newest`` is the last mark of the pad that the
    form was made for.
    """

    id: str
    act: DecisionAct
    device: str
    at: int
    newest: str


def newest_mark(pad: AnyPad) -> str:
    """Return the id of the pad's last mark, which a form for decisions sends along."""
    return pad.written.marks[-1].id


def decide(store: Store, game_id: str, decision: Decision) -> Outcome:
    """Write a decision, or say why not.

    The cells depend on the pad that its maker saw, never on what came since: anybody who wrote in
    the same cells meanwhile makes it a conflict.

    Raises:
        NoSuchGame, ViewingOnly: the device may not write.
        StoreUnavailable: nothing was written, and the same form can come again.
    """
    now = opened_to_write(store, game_id, decision.device)
    then = _as_of(now.true_pad, decision.newest)
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


def settle(pad: AnyPad, cell: tuple[int, int, str, str], text: str) -> Cells | Refusal:
    """Return the ``cell`` with the value that reads ``text``, one of those that wait in it.

    Where they are hidden, nobody is told whether it is.
    """
    chosen = Cell(*cell)
    waiting = [conflict.values for conflict in pad.shown.conflicts if conflict.cell == chosen]
    if not waiting:
        nothing = {"player": chosen.player, "field": chosen.field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    for value, _ in waiting[0]:
        if as_text(value) == text:
            return ((chosen, value),)
    return Refusal(Code.NOT_A_MARK, {"what": "value"})
