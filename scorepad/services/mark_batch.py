"""Marks that a phone sends together, judged one after the other."""

import secrets
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace

from scorepad.pad.acts import implied_reveals
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import MOST_MARKS, judge_shape, read_pad
from scorepad.pad.mark_schema import MarkIndex
from scorepad.pad.marks import Mark
from scorepad.pad.opening import PERSON
from scorepad.pad.people import without_erased
from scorepad.pad.reveals import REVEAL
from scorepad.rules.refusal import Refusal
from scorepad.services.write_operations import (
    MarkResult,
    Proposed,
    WriteStatus,
    status_of_resent,
    validate_live,
)


@dataclass(frozen=True, slots=True)
class Batch:
    """Marks that a phone has made itself, in their order.

    A live mark is judged on the pad with those before it. Of a late mark, only the shape is judged.
    Exceptions: reveals and person cells in late marks are fully judged. One refused mark does not
    stop the rest.
    """

    marks: Sequence[Mark]
    erased: Callable[[], Set[str]]
    """Returns the players whose names were erased for good since the marks were made."""
    late: bool
    reveals: bool = False
    """True if the phone's script knows of reveals.

    Where it does not, a late result implies that the table has revealed its bids.
    """

    def apply(self, pad: AnyPad) -> Proposed:
        """Return those of the marks that can be written on ``pad``, and the result of each."""
        judging = _Judging(pad, late=self.late)
        results = tuple([judging.take(mark) for mark in self._without_erased(pad)])
        if judging.written and self.late and not self.reveals:
            judging.imply_reveals()
        return Proposed(judging.pad, judging.written, results)

    def _without_erased(self, pad: AnyPad) -> Sequence[Mark]:
        if not any(cell.field == "name" for mark in self.marks for cell, _ in mark.cells):
            return self.marks
        players = self.erased()
        there = {mark.id: mark for mark in pad.written.marks}
        return [
            # A mark that is stored already was rewritten when the name was erased.
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
        self._known = MarkIndex(pad.written.marks)

    @property
    def pad(self) -> AnyPad:
        """The pad with all that is written."""
        marks = tuple(self._known.marks.values())
        if len(marks) > len(self._pad.written.marks):
            self._pad = read_pad(marks)
        return self._pad

    def take(self, mark: Mark) -> MarkResult:
        """Add the next mark, if it can be written; return its result."""
        status, refusal = self._status(mark)
        if status is WriteStatus.WRITTEN:
            self._add(replace(mark, late=self._late))
        return MarkResult(mark.id, status, refusal)

    def imply_reveals(self) -> None:
        """Add the reveals that an older phone implies without writing them."""
        cells = implied_reveals(self.pad, self.written)
        if cells and len(self._known.marks) < MOST_MARKS:
            last = self.written[-1]
            self._add(Mark(secrets.token_hex(16), cells, by=last.by, at=last.at, late=True))

    def _add(self, mark: Mark) -> None:
        self._known.add(mark)
        self.written.append(mark)

    def _status(self, mark: Mark) -> tuple[WriteStatus, Refusal | None]:
        known = self._known.marks.get(mark.id)
        if known is not None:
            return status_of_resent(self._pad, known, mark)
        refusal = judge_shape(self._pad, self._known, mark)
        if refusal is not None:
            return WriteStatus.REFUSED, refusal
        if self._late and all(cell.field not in (REVEAL, PERSON) for cell, _ in mark.cells):
            return WriteStatus.WRITTEN, None
        return validate_live(self.pad, mark)
