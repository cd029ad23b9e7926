"""Marks that a phone sends together, judged one after the other."""

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from secrets import token_hex

from scorepad.pad.acts import implied_reveals
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import MOST_MARKS, judge_shape, read_pad
from scorepad.pad.mark_schema import MarkIndex
from scorepad.pad.marks import Mark
from scorepad.pad.opening import PERSON
from scorepad.pad.people import without_erased
from scorepad.pad.reveals import REVEAL
from scorepad.services.write_operations import (
    MarkResult,
    Proposed,
    WriteStatus,
    result_of_resent,
    validate_live,
)

_JUDGED = (REVEAL, PERSON)
"""The fields of the cells by which a late mark is fully judged."""


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
        known = MarkIndex(pad.written.marks)
        written: list[Mark] = []
        results = []
        for mark in self._without_erased(pad):
            is_judged = not self.late or any(cell.field in _JUDGED for cell, _ in mark.cells)
            if is_judged:
                pad = _with_all(pad, known)
            results.append(_result(pad, known, mark, is_judged=is_judged))
            if results[-1].status is WriteStatus.WRITTEN:
                written.append(replace(mark, late=self.late))
                known.add(written[-1])
        pad = _with_all(pad, known)
        implied = implied_reveals(pad, written) if self.late and not self.reveals else ()
        if implied and len(known.marks) < MOST_MARKS:
            last = written[-1]
            written.append(Mark(token_hex(16), implied, by=last.by, at=last.at, late=True))
            known.add(written[-1])
        return Proposed(_with_all(pad, known), written, tuple(results))

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


def _with_all(pad: AnyPad, known: MarkIndex) -> AnyPad:
    """Return the pad with all ``known`` marks; those of ``pad`` are the first of them."""
    marks = known.marks
    return read_pad(tuple(marks.values())) if len(marks) > len(pad.written.marks) else pad


def _result(pad: AnyPad, known: MarkIndex, mark: Mark, *, is_judged: bool) -> MarkResult:
    stored = known.marks.get(mark.id)
    if stored is not None:
        return result_of_resent(pad, stored, mark)
    refusal = judge_shape(pad, known, mark)
    if refusal is not None:
        return MarkResult(mark.id, WriteStatus.REFUSED, refusal)
    return validate_live(pad, mark) if is_judged else MarkResult(mark.id, WriteStatus.WRITTEN)
