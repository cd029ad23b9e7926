"""Marks that a phone has made itself: what is new there, and what it sends."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.erasing import without_erased
from scorepad.pad.kinds import MOST_MARKS, judge_shape, read_pad
from scorepad.pad.known import Known
from scorepad.pad.marks import Mark
from scorepad.pad.opening import PERSON
from scorepad.pad.reveals import REVEAL
from scorepad.pad.visibility import implied_reveals
from scorepad.play.looking import Look
from scorepad.play.write_down import Worked, write_down
from scorepad.play.writing import Fate, is_the_same, weigh
from scorepad.rules.refusal import Code, Refusal
from scorepad.store import Store


@dataclass(frozen=True, slots=True)
class Fated:
    """What became of the mark with this id."""

    id: str
    fate: Fate
    refusal: Refusal | None = None


def write_marks(
    store: Store,
    game_id: str,
    device: str,
    sent: Sequence[Mark],
    *,
    late: bool,
    reveals: bool = False,
) -> tuple[Look, tuple[Fated, ...]]:
    """Write marks in their order, all that can be written or none: the game
    after them, and what became of each.

    A live mark is judged on the pad as it stands by then. A ``late`` one is
    appended whole unless nobody could ever read it; judged even then are a reveal, since
    it cannot be taken back, and who somebody is, since no phone says so. None
    stands in the way of those after it.
    ``reveals`` says whether the phone knows of reveals: where it does not, a late
    result implies that the table has revealed its bids.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        StoreUnavailable: nothing was written, and the same marks can come again.
    """

    def work(pad: AnyPad) -> Worked[tuple[Fated, ...]]:
        sent_now = _without_erased(store, game_id, pad, sent)
        batch = _Batch(pad, late)
        fates = tuple(batch.take(mark) for mark in sent_now)
        if batch.written and late and not reveals:
            batch.imply_reveals()
        return Worked(fates, batch.written, batch.pad)

    return write_down(store, game_id, device, work)


def _without_erased(
    store: Store, game_id: str, pad: AnyPad, sent: Sequence[Mark]
) -> Sequence[Mark]:
    """Return what was sent without names that were erased for good since it was written."""
    if not any(cell.field == "name" for mark in sent for cell, _ in mark.cells):
        return sent
    with store.reading() as reader:
        players = reader.forgotten(game_id)
    there = {mark.id: mark for mark in pad.written.marks}
    return [
        # One that is there already was rewritten when the name went.
        without_erased(mark, players, dict(_names_in(there.get(mark.id))) or pad.names)
        for mark in sent
    ]


def _names_in(mark: Mark | None) -> Iterator[tuple[str, str]]:
    for cell, value in mark.cells if mark else ():
        if cell.field == "name":
            yield cell.player, str(value)


class _Batch:
    """Marks that are to be written together on a pad."""

    def __init__(self, pad: AnyPad, late: bool) -> None:
        self.written: list[Mark] = []
        self._pad, self._late = pad, late
        self._known = Known(pad.written.marks)

    @property
    def pad(self) -> AnyPad:
        """The pad with all that is written."""
        marks = tuple(self._known.marks.values())
        if len(marks) > len(self._pad.written.marks):
            self._pad = read_pad(marks)
        return self._pad

    def take(self, mark: Mark) -> Fated:
        """Return what becomes of the next mark."""
        fate, refusal = self._weigh(mark)
        if fate is Fate.WRITTEN:
            mark = replace(mark, late=self._late)
            self._known.add(mark)
            self.written.append(mark)
        return Fated(mark.id, fate, refusal)

    def imply_reveals(self) -> None:
        """Write the reveals that go without saying on an older phone."""
        cells = implied_reveals(self.pad, self.written)
        if cells and len(self._known.marks) < MOST_MARKS:
            last = self.written[-1]
            mark = Mark(secrets.token_hex(16), cells, by=last.by, at=last.at, late=True)
            self._known.add(mark)
            self.written.append(mark)

    def _weigh(self, mark: Mark) -> tuple[Fate, Refusal | None]:
        known = self._known.marks.get(mark.id)
        if known is not None:
            again = is_the_same(self._pad, known, mark)
            return (Fate.WRITTEN_BEFORE, None) if again else (Fate.STALE, Refusal(Code.SAME_ID))
        refusal = judge_shape(self._pad, self._known, mark)
        if refusal is not None:
            return Fate.REFUSED, refusal
        if self._late and all(cell.field not in (REVEAL, PERSON) for cell, _ in mark.cells):
            return Fate.WRITTEN, None
        return weigh(self.pad, mark)
