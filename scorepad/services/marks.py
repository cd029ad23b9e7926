"""Marks that a phone has made itself: they are read with care, judged, and stored."""

import json
import math
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorepad.pad.acts import implied_reveals
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import MOST_MARKS, judge_shape, read_pad
from scorepad.pad.mark_schema import NamedThings
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.offline_opening import refuse_opening
from scorepad.pad.opening import PERSON
from scorepad.pad.people import without_erased, without_names
from scorepad.pad.reveals import REVEAL
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.batch_writing import Worked, write_down
from scorepad.services.groups import own_group
from scorepad.services.mark_log import store_opening
from scorepad.services.writing import Fate, is_the_same, weigh
from scorepad.store import AlreadyThere, Store


@dataclass(frozen=True, slots=True)
class MarkFate:
    """The fate of the mark with this id."""

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
) -> tuple[OpenedGame, tuple[MarkFate, ...]]:
    """Write marks in their order, all that can be written or none.

    A live mark is judged on the pad as it stands by then. A ``late`` one is appended whole unless
    nobody could ever read it; judged even then are a reveal, since it cannot be taken back, and who
    somebody is, since no phone says so. None stands in the way of those after it.

    ``reveals`` says whether the phone knows of reveals: where it does not, a late result implies
    that the table has revealed its bids.

    Return the game after them, and the fate of each.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        StoreUnavailable: nothing was written, and the same marks can come again.
    """

    def work(pad: AnyPad) -> Worked[tuple[MarkFate, ...]]:
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
    """Return what was sent, without names that were erased for good since it was written."""
    if not any(cell.field == "name" for mark in sent for cell, _ in mark.cells):
        return sent
    with store.reading() as transaction:
        players = transaction.games.forgotten(game_id)
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
        fate, refusal = self._weigh(mark)
        if fate is Fate.WRITTEN:
            mark = replace(mark, late=self._late)
            self._known.add(mark)
            self.written.append(mark)
        return MarkFate(mark.id, fate, refusal)

    def imply_reveals(self) -> None:
        """Add the reveals that an older phone implies without writing them."""
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


class DeletedForGood(Exception):
    """The refusal of a game that was deleted on purpose: no phone brings it back."""


class TakenId(Exception):
    """The refusal of a game's id that belongs to another game, or to somebody else's."""


def bring_game(store: Store, device: str, game_id: str, mark: Mark) -> Refusal | None:
    """Open the game that ``mark`` has opened on a phone, in its group; sent twice, it is one.

    Return why it can't be opened, or ``None`` when it is open.

    Raises:
        TakenId, DeletedForGood: nothing was written.
        StoreUnavailable: nothing was written, and the same can come again.
    """
    refusal = refuse_opening(mark)
    if refusal is not None:
        return refusal
    try:
        with store.writing() as transaction:
            gone = transaction.games.forgotten(game_id)
            if "" in gone:
                raise DeletedForGood(game_id)
            (opening,) = without_names((mark,), gone) or (mark,)
            store_opening(transaction, game_id, own_group(transaction, device, mark.at), opening)
    except AlreadyThere:
        _check_same(store, device, game_id, mark)
    return None


def _check_same(store: Store, device: str, game_id: str, mark: Mark) -> None:
    with store.reading() as transaction:
        right = transaction.links.right(game_id, device)
        known = transaction.marks.get(game_id, mark.id)
        (same,) = without_names((mark,), transaction.games.forgotten(game_id)) or (mark,)
    if right is None or right.role != "host" or known is None or not known.says_what(same):
        raise TakenId(game_id)


_DEEPEST = 8
_ID = re.compile(r"[0-9a-f]{32}\Z")


def strict_json(text: str | bytes, deepest: int = _DEEPEST) -> dict[str, Any]:
    """Return the JSON object that ``text`` is.

    Raises:
        ValueError: it is none, too deep, or holds a value that not everybody can read.
    """
    try:
        sent = json.loads(text, parse_float=_finite, parse_constant=_finite)
    except RecursionError as error:
        raise ValueError("too deep") from error
    if not isinstance(sent, dict) or not _is_plain(sent, deepest):
        raise ValueError("no JSON of ours")
    return sent


def mark_of(sent: object, by: str, at: int) -> Mark | None:
    """Return the mark that a phone has sent; ``None`` where it has another shape."""
    if not isinstance(sent, dict) or not _is_id(sent.get("id")):
        return None
    cells, undoes, seen = sent.get("cells", []), sent.get("undoes"), sent.get("seen")
    ids = all(each is None or _is_id(each) for each in (undoes, seen))
    if not isinstance(cells, list) or not ids:
        return None
    read = [_cell(each) for each in cells]
    found = tuple(each for each in read if each is not None)
    if len(found) < len(read):
        return None
    return Mark(sent["id"], found, seen, undoes, by, at)


def _cell(sent: object) -> tuple[Cell, Value] | None:
    if not isinstance(sent, list) or len(sent) != 5:
        return None
    number, deal, player, field, value = sent
    # An exact type: True is no number of a round.
    numbers = type(number) is int and type(deal) is int
    sound = numbers and isinstance(player, str) and isinstance(field, str)
    return (Cell(number, deal, player, field), value) if sound else None


def _is_id(value: object) -> bool:
    return isinstance(value, str) and _ID.match(value) is not None


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _is_plain(value: object, deepest: int) -> bool:
    """Return whether everybody can read and write the value: not too deep, of whole characters."""
    if isinstance(value, str):
        return value.isascii() or value.encode("utf-8", "replace").decode() == value
    if isinstance(value, list):
        return deepest > 0 and all(_is_plain(each, deepest - 1) for each in value)
    if isinstance(value, dict):
        return deepest > 0 and all(
            _is_plain(key, 0) and _is_plain(each, deepest - 1) for key, each in value.items()
        )
    return True
