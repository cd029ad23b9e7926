"""Writing on a pad: one act, judged, and on disk when the answer is given."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge import stale
from scorepad.pad.kinds import conflict, judge_mark, read_pad
from scorepad.pad.marks import Mark, same
from scorepad.pad.visibility import is_hidden
from scorepad.play.looking import Look
from scorepad.play.write_down import Worked, write_down
from scorepad.rules.refusal import Code, Refusal
from scorepad.store import Store


@dataclass(frozen=True, slots=True)
class Undo:
    """The act of taking back the mark with this id."""

    mark: str


Act = Callable[[AnyPad], Cells | Undo | Refusal]
"""What somebody wants to write, worked out on the pad as it stands."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One act of one device. ``id`` is random and made once for each form, so
    that a form sent twice is written once; ``seen`` is the newest mark that
    its writer had seen in the cells that it writes."""

    id: str
    act: Act
    device: str
    at: int
    seen: str | None = None


class Fate(StrEnum):
    """What became of an act."""

    WRITTEN = "written"
    WRITTEN_BEFORE = "written_before"
    REFUSED = "refused"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an act, and the game after it."""

    fate: Fate
    look: Look
    refusal: Refusal | None = None


def write(store: Store, game_id: str, intent: Intent) -> Outcome:
    """Write one act, or say why not. When the answer is ``WRITTEN``, it is on
    disk.

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
    """Return what becomes of an act on ``pad``: the mark that it is, where it is one to be
    written, and why not where it is none."""
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
    """Return what becomes of a live mark on ``pad``, and why where it is not written."""
    if stale(pad, mark):
        return Fate.STALE, conflict(pad, mark)
    if stands_already(pad, mark.cells):
        return Fate.WRITTEN_BEFORE, None
    if is_choice(pad, mark):
        return Fate.WRITTEN, None
    refusal = judge_mark(pad, mark)
    return (Fate.WRITTEN if refusal is None else Fate.REFUSED), refusal


def is_choice(pad: AnyPad, mark: Mark) -> bool:
    """Return whether a mark writes one of the values that wait in a cell for a choice:
    each was written before, so that no rule can forbid it now."""
    if len(mark.cells) != 1:
        return False
    ((chosen, value),) = mark.cells
    return any(
        same(value, written)
        for conflict in pad.conflicts
        if conflict.cell == chosen
        for written, _ in conflict.values
    )


def is_the_same(pad: AnyPad, known: Mark, again: Mark) -> bool:
    """Return whether ``again`` is the mark that ``known`` is already. Of what is hidden,
    nobody but the device that wrote it is told so: a guess must not tell."""
    hidden = any(is_hidden(pad, cell) for cell, _ in known.cells)
    return known.says_what(again) and (known.by == again.by or not hidden)


def _mark_of(pad: AnyPad, intent: Intent) -> Mark | Refusal:
    act = intent.act(pad)
    if isinstance(act, Refusal):
        return act
    by = intent.device[:8]
    if isinstance(act, Undo):
        return Mark(intent.id, undoes=act.mark, by=by, at=intent.at)
    return Mark(intent.id, act, seen=intent.seen, by=by, at=intent.at)


def stands_already(pad: AnyPad, cells: Cells) -> bool:
    """Return whether the cells hold already what would be written: nobody meant anything by
    it. To write it again is a choice where another value stands beside it; and
    what is hidden is written again, so that nobody can ask what it is."""
    waiting = {conflict.cell for conflict in pad.conflicts}
    return bool(cells) and all(
        pad.written.round(cell.round).get(cell[1:]) == value
        and cell not in waiting
        and not is_hidden(pad, cell)
        for cell, value in cells
    )
