"""Operations that write on a pad: the act of a form, and the marks that a phone has made itself.

Each returns what is to be written on the pad, and the verdict on each mark that was sent.
"""

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import islice, takewhile
from secrets import token_hex
from typing import NamedTuple

from scorepad.pad.acts import Cells, implied_reveals, stands_already
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fields import find_field
from scorepad.pad.fold import read_pad, with_marks
from scorepad.pad.judge import MOST_MARKS, judge, judge_late, judge_live, judge_resent
from scorepad.pad.marks import Fate, Mark, MarkIndex, Verdict
from scorepad.pad.match.state import Match
from scorepad.pad.people import exchanged_by, without_erased
from scorepad.pad.sittings import Sitting
from scorepad.pad.state import Pad
from scorepad.pad.visibility import match_shown_to
from scorepad.pad.writers import (
    HOST,
    Writer,
    own_reveal,
    refuse_share,
    refuse_writer,
    set_aside,
    with_reveal,
)
from scorepad.rules.refusal import Code, Refusal


class Proposed(NamedTuple):
    """The marks that an operation proposes to write on a pad."""

    pad: AnyPad
    """The pad with the ``marks``."""
    marks: Sequence[Mark] = ()
    """The new marks; none if nothing is to be written."""
    results: tuple[Verdict, ...] = ()
    """The result of each mark that was sent."""


WriteOperation = Callable[[AnyPad, Writer], Proposed]
"""A function from a pad, and who writes on it, to what is to be written.

It has no side effects: when the game has changed meanwhile, it is called again with the new pad.
"""


@dataclass(frozen=True, slots=True)
class Undo:
    """The act of taking back the mark with this id."""

    mark: str


Act = Cells | Undo | Callable[[AnyPad], Cells | Undo | Refusal]
"""The cells that somebody wants to write; a function of the pad if they depend on it."""


class SeenCells(NamedTuple):
    """The marks that the writer of a form had seen in the cells that it writes."""

    newest: str | None = None
    """The newest mark there, ``None`` if they were empty."""
    tried: tuple[str, ...] = ()
    """The marks that were sent there since, without an answer, the newest first.

    Nobody knows whether they arrived. The first of them that is on the pad is the newest mark that
    the writer has seen.
    """

    def on(self, pad: AnyPad) -> str | None:
        """Return the newest mark there that the writer has seen, given those on ``pad``."""
        there = {mark.id for mark in pad.written.marks} if self.tried else ()
        return next((id for id in self.tried if id in there), self.newest)


class SeenPad(NamedTuple):
    """The pad that the writer of a decision saw, up to its ``newest`` mark.

    The cells of a decision depend on that pad, not on later marks. It is stale if somebody has
    written in the same cells since. It writes no cells if the pad is as wanted already.
    """

    newest: str
    is_made_now: bool = False
    """True if its cells depend on later marks after all: a round may have begun since."""


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
    seen: SeenCells | SeenPad = field(default_factory=SeenCells)
    """The part of the pad that the writer had seen."""
    late: bool = False
    """True if a player's own phone kept it until there was network."""
    is_entry: bool = False
    """True for the one cell of an entry, which may reveal, see
    :func:`scorepad.pad.writers.with_reveal`."""

    def apply(self, pad: AnyPad, writer: Writer = HOST) -> Proposed:
        """Return what is to be written on ``pad``, with the mark judged as a live one.

        An entry that a player's own phone sends too late makes a conflict, see
        :func:`scorepad.pad.writers.set_aside`. So does an entry made without network, if somebody
        else has written there meanwhile.
        """
        marks = pad.written.marks
        position = next((index for index, mark in enumerate(marks) if mark.id == self.id), None)
        made = self._mark_on(pad if position is None else read_pad(marks[:position]), writer)
        if made is None:
            result = Verdict(self.id, Fate.WRITTEN_BEFORE)
        elif position is not None:
            again = made if isinstance(made, Mark) else None
            if again is not None and self.is_entry:
                # Whether it had the reveal depended on who had an own phone then.
                again = replace(again, cells=(*again.cells[:1], *marks[position].cells[1:]))
            result = judge_resent(pad, marks[position], again, writer.sitting)
        elif isinstance(made, Refusal) and made.code is Code.NOTHING_TO_TURN_UP:
            # Of two phones that turn up the same cards at once, the slower has what it wanted.
            result = Verdict(self.id, Fate.WRITTEN_BEFORE)
        elif isinstance(made, Refusal):
            result = Verdict(self.id, Fate.REFUSED, made)
        else:
            return self._judged(pad, made, writer)
        return Proposed(pad, results=(result,))

    def _judged(self, pad: AnyPad, mark: Mark, writer: Writer) -> Proposed:
        share_is_used = refuse_share(pad, writer, mark)
        if share_is_used is not None:
            return Proposed(pad, results=(Verdict(mark.id, Fate.REFUSED, share_is_used),))
        result = judge_live(pad, mark, writer.sitting)
        # A mark that can't be read belongs to nobody: a match has no bids.
        is_mark = result.refusal is None or result.refusal.code is not Code.NOT_A_MARK
        refusal = refuse_writer(pad, writer, mark) if is_mark else None
        is_closed = refusal is not None and refusal.code is Code.ENTRY_CLOSED and bool(mark.cells)
        if is_closed or (refusal is None and self.late and result.fate is Fate.STALE):
            return self._aside(pad, mark, writer)
        if refusal is not None and result.fate is Fate.WRITTEN:
            result = replace(result, fate=Fate.REFUSED, refusal=refusal)
        if result.fate is Fate.WRITTEN_BEFORE and self.is_entry and isinstance(pad, Pad):
            refusal = _refuse_unchanged(pad, writer, mark)
            if refusal is not None:
                result = Verdict(mark.id, Fate.REFUSED, refusal)
        if result.fate is not Fate.WRITTEN:
            return Proposed(pad, results=(result,))
        return Proposed(with_marks(pad, (mark,)), (mark,), (result,))

    def _aside(self, pad: AnyPad, mark: Mark, writer: Writer) -> Proposed:
        aside = set_aside(pad, mark, token_hex(16), writer)
        if isinstance(aside, Refusal):
            return Proposed(pad, results=(Verdict(mark.id, Fate.REFUSED, aside),))
        if not aside:
            return Proposed(pad, results=(Verdict(mark.id, Fate.WRITTEN_BEFORE),))
        known = MarkIndex(pad.written.marks)
        refusal = judge(pad, aside[0]) if len(aside) == 1 else None
        for each in aside:
            refusal = refusal or judge_late(pad, known, each).refusal
            known.add(each)
        if refusal is not None:
            return Proposed(pad, results=(Verdict(mark.id, Fate.REFUSED, refusal),))
        return Proposed(_with_all(pad, known), aside, (Verdict(mark.id, Fate.WRITTEN),))

    def _mark_on(self, pad: AnyPad, writer: Writer) -> Mark | Refusal | None:
        """Return the mark that the act makes on ``pad``; ``None`` if a decision changes nothing."""
        then = pad
        if isinstance(self.seen, SeenPad):
            seen_pad = as_of(pad, self.seen.newest)
            if seen_pad is None:
                return Refusal(Code.NOT_A_MARK, {"what": "seen"})
            then = seen_pad
            pad = pad if self.seen.is_made_now else then
        # What a card is compared with must not tell those that the writer can't see.
        shown = match_shown_to(pad, writer.sitting) if isinstance(pad, Match) else pad
        act = self.act(shown) if callable(self.act) else self.act
        if isinstance(act, Refusal):
            return act
        if isinstance(act, Undo):
            return Mark(self.id, undoes=act.mark, by=self.by, at=self.at)
        if isinstance(self.seen, SeenCells):
            seen = self.seen.on(pad)
        elif act:
            seen = then.written.seen(dict(act))
        else:
            return None
        if self.is_entry:
            act = with_reveal(pad, writer, act)
        return Mark(self.id, act, seen, by=self.by, at=self.at)


def _refuse_unchanged(pad: AnyPad, writer: Writer, mark: Mark) -> Refusal | None:
    """Return the refusal of an entry that writes the number which its writer has seen there.

    A player's own phone is told nothing: it has sent again what it had in its queue.
    """
    (cell, value), *more = mark.cells
    if writer.role == "player" or more or not stands_already(pad, mark.cells):
        return None
    # A writer who has not seen the present value is shown it instead.
    if pad.written.seen([cell]) != mark.seen:
        return None
    return Refusal(Code.NOTHING_CHANGED, {"player": cell.player, "value": value})


@dataclass(frozen=True, slots=True)
class Batch:
    """Marks that a phone has made itself, in their order.

    A live mark is judged on the pad with those before it. A late mark is judged by its shape only.
    Four kinds are judged like live ones: a mark that reveals bids, one that turns up cards, one
    that says who somebody is, and the undo of an exchange of two players if one of them was
    exchanged again since. One refused mark does not stop the rest.
    """

    marks: Sequence[Mark]
    erased: Callable[[], Set[str]]
    """Returns the players whose names were erased for good since the marks were made."""
    late: bool
    reveals: bool = False
    """True if the phone's script knows of reveals.

    If it does not, a late result implies that the table has revealed its bids.
    """

    def apply(self, pad: AnyPad, writer: Writer = HOST) -> Proposed:
        """Return those of the marks that can be written on ``pad``, and the result of each.

        The ``writer`` may write all cells, and does not learn what its sitting does not see. The
        last missing bid, if it was made on the bidder's own phone, reveals all bids.
        """
        propose = _late if self.late else _live
        proposed = propose(pad, self._without_erased(pad), writer.sitting)
        pad, written = proposed.pad, proposed.marks
        implied = implied_reveals(pad, written) if self.late and not self.reveals else ()
        if written and not implied:
            implied = own_reveal(pad, writer, written[-1])
        if not implied or len(pad.written.marks) >= MOST_MARKS:
            return proposed
        last = written[-1]
        reveal = Mark(token_hex(16), implied, by=last.by, at=last.at, late=self.late)
        return Proposed(with_marks(pad, (reveal,)), (*written, reveal), proposed.results)

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


def _live(pad: AnyPad, sent: Sequence[Mark], sitting: Sitting | None) -> Proposed:
    """Return what is to be written of live marks, each judged on the pad with those before it."""
    written, results = [], []
    for mark in sent:
        stored = next((each for each in pad.written.marks if each.id == mark.id), None)
        if stored is None:
            result = judge_live(pad, mark, sitting)
        else:
            result = judge_resent(pad, stored, mark, sitting)
        results.append(result)
        if result.fate is Fate.WRITTEN:
            written.append(mark)
            pad = with_marks(pad, (mark,))
    return Proposed(pad, written, tuple(results))


def _late(pad: AnyPad, sent: Sequence[Mark], sitting: Sitting | None) -> Proposed:
    """Return what is to be written of late marks.

    The pad is read anew only before marks that are judged like live ones, and once at the end.
    """
    known = MarkIndex(pad.written.marks)
    written, results = [], []
    for mark in sent:
        stored = known.marks.get(mark.id)
        if stored is not None:
            result = judge_resent(pad, stored, mark, sitting)
        elif _is_judged_like_live(pad, known, mark):
            pad = _with_all(pad, known)
            result = judge_live(pad, mark, sitting)
        else:
            result = judge_late(pad, known, mark)
        results.append(result)
        if result.fate is Fate.WRITTEN:
            written.append(replace(mark, late=True))
            known.add(written[-1])
    return Proposed(_with_all(pad, known), written, tuple(results))


def _is_judged_like_live(pad: AnyPad, known: MarkIndex, mark: Mark) -> bool:
    fields = (find_field(pad, cell) for cell, _ in mark.cells)
    if any(field is not None and field.judged_late for field in fields):
        return True
    # Taken back alone, the first of two exchanges would leave one person in two rows.
    both = exchanged_by(known.marks[mark.undoes]) if mark.undoes in known.marks else ()
    later = takewhile(lambda each: each.id != mark.undoes, reversed(known.marks.values()))
    return bool(both) and any(not {*exchanged_by(each)}.isdisjoint(both) for each in later)


def _names_in(mark: Mark | None) -> Iterator[tuple[str, str]]:
    for cell, value in mark.cells if mark else ():
        if cell.field == "name":
            yield cell.player, str(value)


def _with_all(pad: AnyPad, known: MarkIndex) -> AnyPad:
    """Return the pad with all ``known`` marks; those of ``pad`` are the first of them."""
    new = tuple(islice(known.marks.values(), len(pad.written.marks), None))
    return with_marks(pad, new) if new else pad


def new_mark(pad: AnyPad, cells: Cells, by: str, at: int) -> Mark:
    """Return a mark of these cells, under a new id, by a writer who has seen all of ``pad``."""
    return Mark(token_hex(16), cells, pad.written.seen_by(cells), by=by, at=at)


def as_of(pad: AnyPad, newest: str) -> AnyPad | None:
    """Return the pad up to the mark ``newest``; ``None`` if it has no such mark."""
    marks = pad.written.marks
    if newest == pad.written.newest_mark:
        return pad
    number = next((number for number, mark in enumerate(marks, 1) if mark.id == newest), 0)
    return read_pad(marks[:number]) if number else None
