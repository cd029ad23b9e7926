"""Acts and marks that are sent to be written on a pad, and the fate of each."""

import secrets
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum

from scorepad.pad.acts import Cells, implied_reveals
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.conflicts import as_text
from scorepad.pad.judge import stale
from scorepad.pad.kinds import MOST_MARKS, judge_mark, judge_shape, read_pad, stale_refusal
from scorepad.pad.mark_schema import NamedThings
from scorepad.pad.marks import Cell, Mark, same
from scorepad.pad.opening import PERSON
from scorepad.pad.people import without_erased
from scorepad.pad.reveals import REVEAL
from scorepad.rules.refusal import Code, Refusal


class Fate(StrEnum):
    """The result of one act."""

    WRITTEN = "written"
    WRITTEN_BEFORE = "written_before"
    REFUSED = "refused"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class MarkFate:
    """The fate of the mark with this id, with the reason where it is not written."""

    id: str
    fate: Fate
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Worked:
    """The result of work on a pad.

    ``pad`` has the ``marks``, which are to be written; there are none where nothing is to be
    written. ``fates`` are those of all that was sent.
    """

    pad: AnyPad
    marks: Sequence[Mark] = ()
    fates: tuple[MarkFate, ...] = ()


Work = Callable[[AnyPad], Worked]
"""A function that works out what is to be written on a pad; it may be asked of several pads."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The act of taking back the mark with this id."""

    mark: str


Act = Callable[[AnyPad], Cells | Undo | Refusal]
"""A function that works out what somebody wants to write on a pad."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One act of somebody who fills in a form.

    ``id`` is random and made once for each form, so that a form sent twice is written once. ``by``
    and ``at`` are those of :class:`scorepad.pad.marks.Mark`.
    ``seen`` is the newest mark that its writer had seen in the cells that it writes.

    A decision has ``newest`` instead: the last mark of the pad that its maker saw. Its cells depend
    on that pad, never on what came since: anybody who wrote in the same cells meanwhile makes it a
    conflict. There are no cells when all is as wanted already.
    """

    id: str
    act: Act
    by: str
    at: int
    seen: str | None = None
    newest: str | None = None

    def __call__(self, pad: AnyPad) -> Worked:
        """Return what is to be written on ``pad``, judged as it stands."""
        marks = pad.written.marks
        position = next((index for index, mark in enumerate(marks) if mark.id == self.id), None)
        made = self._mark_on(pad if position is None else read_pad(marks[:position]))
        if made is None:
            fate, refusal = Fate.WRITTEN_BEFORE, None
        elif position is not None:
            again = made if isinstance(made, Mark) else None
            fate, refusal = _fate_again(pad, marks[position], again)
        elif isinstance(made, Refusal):
            fate, refusal = Fate.REFUSED, made
        else:
            fate, refusal = _weigh(pad, made)
        fates = (MarkFate(self.id, fate, refusal),)
        if fate is not Fate.WRITTEN or not isinstance(made, Mark):
            return Worked(pad, fates=fates)
        return Worked(read_pad((*marks, made)), (made,), fates)

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


@dataclass(frozen=True, slots=True)
class Batch:
    """Marks that a phone has made itself, in their order.

    A live mark is judged on the pad as it stands by then. ``late`` ones are appended whole unless
    nobody could ever read them; judged even then are a reveal, since it cannot be taken back, and
    who somebody is, since no phone says so. None stands in the way of those after it.

    ``erased`` returns the players whose names were erased for good since the marks were made.
    ``reveals`` says whether the phone knows of reveals: where it does not, a late result implies
    that the table has revealed its bids.
    """

    marks: Sequence[Mark]
    erased: Callable[[], Set[str]]
    late: bool
    reveals: bool = False

    def __call__(self, pad: AnyPad) -> Worked:
        """Return which of the marks can be written on ``pad``, and the fate of each."""
        judging = _Judging(pad, late=self.late)
        fates = tuple([judging.take(mark) for mark in self._without_erased(pad)])
        if judging.written and self.late and not self.reveals:
            judging.imply_reveals()
        return Worked(judging.pad, judging.written, fates)

    def _without_erased(self, pad: AnyPad) -> Sequence[Mark]:
        if not any(cell.field == "name" for mark in self.marks for cell, _ in mark.cells):
            return self.marks
        players = self.erased()
        there = {mark.id: mark for mark in pad.written.marks}
        return [
            # One that is there already was rewritten when the name went.
            without_erased(mark, players, dict(_names_in(there.get(mark.id))) or pad.names)
            for mark in self.marks
        ]


def _names_in(mark: Mark | None) -> Iterator[tuple[str, str]]:
    for cell, value in mark.cells if mark else ():
        if cell.field == "name":
            yield cell.player, str(value)


class _Judging:
    """The judging of marks that are to be written together on a pad."""

    def __init__(self, pad: AnyPad, *, late: bool) -> None:
        self.written: list[Mark] = []
        self._pad, self._late = pad, late
        self._known = NamedThings(pad.written.marks)

    @property
    def pad(self) -> AnyPad:
        """The pad with all that is written."""
        marks = tuple(self._known.marks.values())
        if len(marks) > len(self._pad.written.marks):
            self._pad = read_pad(marks)
        return self._pad

    def take(self, mark: Mark) -> MarkFate:
        """Add the next mark, if it can be written; return its fate."""
        fate, refusal = self._fate(mark)
        if fate is Fate.WRITTEN:
            self._add(replace(mark, late=self._late))
        return MarkFate(mark.id, fate, refusal)

    def imply_reveals(self) -> None:
        """Add the reveals that an older phone implies without writing them."""
        cells = implied_reveals(self.pad, self.written)
        if cells and len(self._known.marks) < MOST_MARKS:
            last = self.written[-1]
            self._add(Mark(secrets.token_hex(16), cells, by=last.by, at=last.at, late=True))

    def _add(self, mark: Mark) -> None:
        self._known.add(mark)
        self.written.append(mark)

    def _fate(self, mark: Mark) -> tuple[Fate, Refusal | None]:
        known = self._known.marks.get(mark.id)
        if known is not None:
            return _fate_again(self._pad, known, mark)
        refusal = judge_shape(self._pad, self._known, mark)
        if refusal is not None:
            return Fate.REFUSED, refusal
        if self._late and all(cell.field not in (REVEAL, PERSON) for cell, _ in mark.cells):
            return Fate.WRITTEN, None
        return _weigh(self.pad, mark)


def _fate_again(pad: AnyPad, known: Mark, again: Mark | None) -> tuple[Fate, Refusal | None]:
    """Return the fate of what is sent under the id of the mark ``known``; ``None`` for no mark.

    Of what is hidden, nobody but the device that wrote it is told that it is the same: a guess must
    not tell.
    """
    if again is not None and known.by != again.by:
        marks = pad.shown.written.marks
        known = next((mark for mark in marks if mark.id == known.id), known)
    if again is None or not known.says_what(again):
        return Fate.STALE, Refusal(Code.SAME_ID)
    return Fate.WRITTEN_BEFORE, None


def _weigh(pad: AnyPad, mark: Mark) -> tuple[Fate, Refusal | None]:
    """Return the fate of a live mark on ``pad``, and the reason where it is not written."""
    if stale(pad, mark):
        return Fate.STALE, stale_refusal(pad, mark)
    if stands_already(pad, mark.cells):
        return Fate.WRITTEN_BEFORE, None
    if _is_choice(pad, mark):
        return Fate.WRITTEN, None
    refusal = judge_mark(pad, mark)
    return (Fate.WRITTEN if refusal is None else Fate.REFUSED), refusal


def _is_choice(pad: AnyPad, mark: Mark) -> bool:
    """Return whether a mark writes one of the values that wait in a cell for a choice.

    Each was written before, so that no rule can forbid it now. Values that are hidden wait for
    their reveal, and are judged like any other: a guess must not tell.
    """
    if len(mark.cells) != 1 or not pad.conflicts:
        return False
    ((chosen, value),) = mark.cells
    return any(
        same(value, written)
        for conflict in pad.shown.conflicts
        if conflict.cell == chosen
        for written, _ in conflict.values
    )


def stands_already(pad: AnyPad, cells: Cells) -> bool:
    """Return whether the cells hold already what would be written: nobody meant anything by it.

    To write it again is a choice where another value stands beside it; and what is hidden is
    written again, so that nobody can ask what it is.
    """
    standing = pad.shown.written
    if not cells or any(standing.round(cell.round).get(cell[1:]) != to for cell, to in cells):
        return False
    waiting = {conflict.cell for conflict in pad.conflicts}
    return not any(cell in waiting for cell, _ in cells)


def choice(pad: AnyPad, cell: Cell, text: str) -> Cells | Refusal:
    """Return the ``cell`` with the value that reads ``text``, one of those that wait in it.

    Where they are hidden, nobody is told whether it is.
    """
    waiting = [conflict.values for conflict in pad.shown.conflicts if conflict.cell == cell]
    if not waiting:
        nothing = {"player": cell.player, "field": cell.field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    for value, _ in waiting[0]:
        if as_text(value) == text:
            return ((cell, value),)
    return Refusal(Code.NOT_A_MARK, {"what": "value"})
