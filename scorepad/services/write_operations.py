"""Operations that write on a pad, the act of a form among them, and their results."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from secrets import token_hex

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.conflicts import as_text
from scorepad.pad.judge import refuse_stale
from scorepad.pad.kinds import judge_mark, read_pad
from scorepad.pad.marks import Cell, Mark, same
from scorepad.rules.refusal import Code, Refusal


class WriteStatus(StrEnum):
    """The result of a mark that was sent."""

    WRITTEN = "written"
    WRITTEN_BEFORE = "written_before"
    REFUSED = "refused"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class MarkResult:
    """The result of the mark with this id, with the reason where it is not written."""

    id: str
    status: WriteStatus
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Proposed:
    """The marks that an operation proposes to write on a pad."""

    pad: AnyPad
    """The pad with the ``marks``."""
    marks: Sequence[Mark] = ()
    """The new marks; none where nothing is to be written."""
    results: tuple[MarkResult, ...] = ()
    """The result of each mark that was sent."""


WriteOperation = Callable[[AnyPad], Proposed]
"""A function from a pad to what is to be written on it.

It has no side effects: when the game has changed meanwhile, it is called again with the new pad.
"""


@dataclass(frozen=True, slots=True)
class Undo:
    """The act of taking back the mark with this id."""

    mark: str


Act = Callable[[AnyPad], Cells | Undo | Refusal]
"""A function from a pad to the cells that somebody wants to write on it."""


@dataclass(frozen=True, slots=True)
class FormWrite:
    """One act of somebody who fills in a form; it is idempotent."""

    id: str
    """The id of its mark, random and made once for each form: one sent twice is written once."""
    act: Act
    by: str
    """As in :class:`scorepad.pad.marks.Mark`."""
    at: int
    """As in :class:`scorepad.pad.marks.Mark`."""
    seen: str | None = None
    """The newest mark that its writer had seen in the cells that it writes."""
    newest: str | None = None
    """For a decision, in place of ``seen``: the last mark of the pad that its writer saw.

    The cells of a decision depend on that pad, not on later marks: it is stale where somebody has
    written in the same cells since. It writes no cells where the pad is as wanted already.
    """

    def apply(self, pad: AnyPad) -> Proposed:
        """Return what is to be written on ``pad``, with the mark judged as a live one."""
        marks = pad.written.marks
        position = next((index for index, mark in enumerate(marks) if mark.id == self.id), None)
        made = self._mark_on(pad if position is None else read_pad(marks[:position]))
        if made is None:
            result = MarkResult(self.id, WriteStatus.WRITTEN_BEFORE)
        elif position is not None:
            again = made if isinstance(made, Mark) else None
            result = result_of_resent(pad, marks[position], again)
        elif isinstance(made, Refusal):
            result = MarkResult(self.id, WriteStatus.REFUSED, made)
        else:
            result = validate_live(pad, made)
            if result.status is WriteStatus.WRITTEN:
                return Proposed(read_pad((*marks, made)), (made,), (result,))
        return Proposed(pad, results=(result,))

    def _mark_on(self, pad: AnyPad) -> Mark | Refusal | None:
        """Return the mark that the act is on ``pad``; ``None`` for a decision of nothing."""
        seen = self.seen
        if self.newest is not None:
            then = _as_of(pad, self.newest)
            if then is None:
                return Refusal(Code.NOT_A_MARK, {"what": "seen"})
            pad = then
        act = self.act(pad)
        if isinstance(act, Refusal):
            return act
        if isinstance(act, Undo):
            return Mark(self.id, undoes=act.mark, by=self.by, at=self.at)
        if self.newest is not None:
            if not act:
                return None
            seen = pad.written.seen(dict(act))
        return Mark(self.id, act, seen, by=self.by, at=self.at)


def new_mark(pad: AnyPad, cells: Cells, by: str, at: int) -> Mark:
    """Return a mark of these cells, under a new id, by a writer who has seen all of ``pad``."""
    return Mark(token_hex(16), cells, pad.written.seen(dict(cells)), by=by, at=at)


def newest_mark(pad: AnyPad) -> str:
    """Return the id of the pad's last mark, which a form for a decision sends along."""
    return pad.written.marks[-1].id


def _as_of(pad: AnyPad, newest: str) -> AnyPad | None:
    """Return the pad up to the mark ``newest``; ``None`` where it has no such mark."""
    marks = pad.written.marks
    if newest == newest_mark(pad):
        return pad
    number = next((number for number, mark in enumerate(marks, 1) if mark.id == newest), 0)
    return read_pad(marks[:number]) if number else None


def result_of_resent(pad: AnyPad, known: Mark, again: Mark | None) -> MarkResult:
    """Return the result of a mark sent under the id of the stored mark ``known``.

    ``again`` is ``None`` where what was sent makes no mark. Only the author may learn that a resent
    hidden bid matches; otherwise a resend would be an oracle.
    """
    if again is not None and known.by != again.by:
        marks = pad.shown.written.marks
        known = next((mark for mark in marks if mark.id == known.id), known)
    if again is None or not known.says_what(again):
        return MarkResult(known.id, WriteStatus.STALE, Refusal(Code.SAME_ID))
    return MarkResult(known.id, WriteStatus.WRITTEN_BEFORE)


def validate_live(pad: AnyPad, mark: Mark) -> MarkResult:
    """Return the result of a live mark on ``pad``."""
    refusal = refuse_stale(pad, mark)
    if refusal is not None:
        return MarkResult(mark.id, WriteStatus.STALE, refusal)
    if stands_already(pad, mark.cells):
        return MarkResult(mark.id, WriteStatus.WRITTEN_BEFORE)
    refusal = None if _is_choice(pad, mark) else judge_mark(pad, mark)
    if refusal is not None:
        return MarkResult(mark.id, WriteStatus.REFUSED, refusal)
    return MarkResult(mark.id, WriteStatus.WRITTEN)


def _is_choice(pad: AnyPad, mark: Mark) -> bool:
    """Return whether a mark chooses one of the values in conflict in a cell.

    Each of them is on the pad already, so that no rule can forbid it now. Hidden values are judged
    like any other: accepting one because it is among them would be an oracle.
    """
    if len(mark.cells) != 1 or not pad.written.conflicts:
        return False
    ((chosen, value),) = mark.cells
    return any(
        same(value, written)
        for conflict in pad.shown.written.conflicts
        if conflict.cell == chosen
        for written, _ in conflict.values
    )


def stands_already(pad: AnyPad, cells: Cells) -> bool:
    """Return whether the cells hold these values already, so that writing them changes nothing.

    In a cell in conflict, writing one of its values is the choice, and not nothing. A hidden value
    never counts as the same: the answer would be an oracle.
    """
    standing = pad.shown.written
    if not cells or any(standing.round(cell.round).get(cell[1:]) != to for cell, to in cells):
        return False
    in_conflict = {conflict.cell for conflict in pad.written.conflicts}
    return not any(cell in in_conflict for cell, _ in cells)


def choose_value(pad: AnyPad, cell: Cell, text: str) -> Cells | Refusal:
    """Return the cells that choose the value whose JSON is ``text`` in the conflict in ``cell``.

    A cell whose values are hidden is refused like one without a conflict.
    """
    in_conflict = [each.values for each in pad.shown.written.conflicts if each.cell == cell]
    if not in_conflict:
        nothing = {"player": cell.player, "field": cell.field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    for value, _ in in_conflict[0]:
        if as_text(value) == text:
            return ((cell, value),)
    return Refusal(Code.NOT_A_MARK, {"what": "value"})
