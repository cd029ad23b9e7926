"""The judge of marks: every mark must have the right shape, and a live mark must keep the rules.

Both are in :mod:`scorepad.pad.fields`, a table with one line for each field.
"""

from collections.abc import Iterable, Set
from typing import Any

from scorepad.pad.acts import stands_already
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.conflicts import Conflict
from scorepad.pad.field import ShapeContext, not_a_mark
from scorepad.pad.fields import field_of, find_field
from scorepad.pad.judge_play import judge_sums
from scorepad.pad.marks import (
    HIDDEN,
    Fate,
    Mark,
    MarkIndex,
    Verdict,
    is_id,
    is_player_id,
    same,
)
from scorepad.pad.match import judge as match_judge
from scorepad.pad.match.state import Match
from scorepad.pad.reveals import REVEAL
from scorepad.pad.sittings import Sitting
from scorepad.pad.state import Pad
from scorepad.pad.visibility import is_unseen
from scorepad.rules.refusal import Code, Refusal

MOST_MARKS = 5_000
"""The most marks in one game: twenty times as many as the longest evening has.

It limits how long the reading of a game can delay other requests.
"""

MOST_CELLS_A_GAME = 10_000
"""The most cells that the marks of one game write in total.

A tap writes one or two; this is twenty times as many as the longest evening has.
"""

RESERVED = 100
"""The marks and cells beyond these that a full game takes for an undo and its end."""

_MOST_CELLS_A_MARK = 500
ENDED = "ended"

FIGURES = ("bid", "tricks", "changed", "bonus")
"""The fields of which two values that were written can be shown as they are."""


def judge_live(pad: AnyPad, mark: Mark, sitting: Sitting | None = None) -> Verdict:
    """Return the result of a live mark on ``pad``.

    If the mark comes from an own phone of a ``sitting``, a hidden value counts as repeated only if
    that sitting wrote it.
    """
    context = _shape_context(pad, pad.names, mark)
    refusal = _refuse_unreadable(pad, context, mark)
    if refusal is not None:
        return Verdict(mark.id, Fate.REFUSED, refusal)
    refusal = refuse_stale(pad, mark)
    if refusal is not None and not (
        refusal.code is Code.WRITTEN_MEANWHILE and _repeats(pad, mark, sitting)
    ):
        return Verdict(mark.id, Fate.STALE, refusal)
    if stands_already(pad, mark.cells) or _repeats(pad, mark, sitting):
        return Verdict(mark.id, Fate.WRITTEN_BEFORE)
    refusal = None if _is_choice(pad, mark) else _refuse_by_rule(pad, context, mark)
    return Verdict(mark.id, Fate.REFUSED if refusal else Fate.WRITTEN, refusal)


def judge_late(pad: AnyPad, known: MarkIndex, mark: Mark) -> Verdict:
    """Return the result of a mark that was written without network, after the ``known`` ones."""
    refusal = refuse_shape(pad, known, mark)
    return Verdict(mark.id, Fate.REFUSED if refusal else Fate.WRITTEN, refusal)


def _repeats(pad: AnyPad, mark: Mark, sitting: Sitting | None) -> bool:
    """Return whether ``mark`` repeats the newest mark in its cells, and has the same author.

    Only the author may learn that a hidden value is the same, as in :func:`judge_resent`. If the
    author has a seat, only the sitting that wrote the value may learn it.
    """
    newest = pad.written.newest
    places = {newest.get(cell) for cell, _ in mark.cells}
    stands = pad.written.marks[places.pop() or 0] if len(places) == 1 else None
    if stands is None or stands.by != mark.by or not mark.by:
        return False
    if sitting is not None and any(is_unseen(pad, cell, sitting) for cell, _ in mark.cells):
        return False
    in_conflict = {conflict.cell for conflict in pad.written.conflicts}
    written = dict(stands.cells)
    return not any(
        cell in in_conflict or cell not in written or not same(written[cell], value)
        for cell, value in mark.cells
    )


def judge_resent(
    pad: AnyPad, known: Mark, again: Mark | None, sitting: Sitting | None = None
) -> Verdict:
    """Return the result of a mark sent under the id of the stored mark ``known``.

    ``again`` is ``None`` if what was sent is not a mark. Only the author may learn that a hidden
    bid is the same: otherwise anybody could find out a bid by sending guesses. On an own phone it
    is the author only in the ``sitting`` in which it wrote the mark.
    """
    place = next((at for at, mark in enumerate(pad.written.marks) if mark.id == known.id), None)
    is_author = again is not None and known.by == again.by
    if place is not None and not (is_author and (sitting is None or sitting.sees(place, known))):
        known = pad.shown.written.marks[place]
    if again is None or not known.says_what(again):
        return Verdict(known.id, Fate.STALE, Refusal(Code.SAME_ID))
    return Verdict(known.id, Fate.WRITTEN_BEFORE)


def judge(pad: AnyPad, mark: Mark) -> Refusal | None:
    """Return why ``mark`` cannot be written live on ``pad``, or ``None``."""
    context = _shape_context(pad, pad.names, mark)
    return _refuse_unreadable(pad, context, mark) or _refuse_by_rule(pad, context, mark)


def refuse_shape(pad: AnyPad, known: MarkIndex, mark: Mark) -> Refusal | None:
    """Return what is wrong with the shape of ``mark`` after the ``known`` ones, or ``None``.

    The shape does not depend on what was played, so late marks are judged by it. ``pad`` may have
    fewer marks than ``known``: only the rules that the game began with are used.
    """
    if not is_id(mark.id) or not (mark.seen is None or is_id(mark.seen)):
        return Refusal(Code.NOT_A_MARK, {"what": "id"})
    if _has_no_room(len(known.marks), known.cells, mark):
        return Refusal(Code.GAME_FULL)
    context = _shape_context(pad, known.players, mark)
    refusal = _refuse_unreadable(pad, context, mark)
    if refusal is not None:
        return refusal
    if mark.undoes is not None:
        is_known = known.can_be_undone(mark.undoes)
        return None if is_known else Refusal(Code.NOT_A_MARK, {"what": "undoes"})
    for cell, value in mark.cells:
        refusal = field_of(pad, cell).shape(context, cell, value)
        if refusal is not None:
            return refusal
    return None


def _refuse_unreadable(pad: AnyPad, context: ShapeContext[Any], mark: Mark) -> Refusal | None:
    """Return why ``mark`` can't be read: a cell that no pad has, or a value of the wrong type."""
    if mark.undoes is not None:
        return Refusal(Code.NOT_A_MARK, {"what": "undoes"}) if mark.cells else None
    has_duplicates = len(dict(mark.cells)) < len(mark.cells)
    if not mark.cells or has_duplicates or len(mark.cells) > _MOST_CELLS_A_MARK:
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    for cell, value in mark.cells:
        field = find_field(pad, cell)
        if field is None:
            return not_a_mark(cell)
        refusal = field.refuse_unreadable(context, cell, value)
        if refusal is not None:
            return refusal
    return None


def _refuse_by_rule(pad: AnyPad, context: ShapeContext[Any], mark: Mark) -> Refusal | None:
    """Return why a readable mark breaks a rule or has the wrong shape, or ``None``.

    The rule is asked first: its refusal says what could be written now.
    """
    if _has_no_room(len(pad.written.marks), pad.written.number_of_cells, mark):
        return Refusal(Code.GAME_FULL)
    if mark.undoes is not None:
        return _refuse_undo(pad, mark.undoes)
    cells = dict(mark.cells)
    for cell, value in mark.cells:
        field = field_of(pad, cell)
        refusal = field.rule(pad, cell, value, cells) or field.shape(context, cell, value)
        if refusal is not None:
            return refusal
    return judge_sums(pad, cells) if isinstance(pad, Pad) else None


def _refuse_undo(pad: AnyPad, undoes: str) -> Refusal | None:
    undoable = pad.written.undoable
    if undoable is None:
        return Refusal(Code.NOTHING_TO_UNDO)
    return None if undoable.id == undoes else Refusal(Code.NOT_THE_NEWEST)


def _shape_context(pad: AnyPad, players: Iterable[str], mark: Mark) -> ShapeContext[Any]:
    if isinstance(pad, Match):
        return match_judge.shape_context(pad)
    return ShapeContext({*players, *_newcomers_in(mark)}, pad.ruleset)


def _newcomers_in(mark: Mark) -> Set[str]:
    """Return the ids of the new players that a mark both names and seats."""
    if not any(cell.field == "seating" for cell, _ in mark.cells):
        return frozenset()
    named = {cell.player for cell, _ in mark.cells if cell.field == "name"}
    return frozenset(filter(is_player_id, named))


def _has_no_room(marks: int, cells: int, mark: Mark) -> bool:
    is_last = mark.undoes is not None or [cell.field for cell, _ in mark.cells] == [ENDED]
    more = RESERVED if is_last else 0
    return marks >= MOST_MARKS + more or cells + len(mark.cells) > MOST_CELLS_A_GAME + more


def refuse_stale(pad: AnyPad, mark: Mark) -> Refusal | None:
    """Return the refusal of a mark whose cells were written after its writer last saw them.

    The refusal holds two values of the cell that was written meanwhile: the present one, and the
    one in the mark. It holds neither if the present value is hidden. A cell in which somebody has
    written the same value is not stale: nobody has to choose between equal values. A reveal is
    never stale, as two phones that reveal at once do the same. A mark for a void deal is refused as
    such, whatever was written there. Values of two phones that were both offline are found by
    :mod:`scorepad.pad.conflicts`.
    """
    if mark.undoes is not None or all(cell.field == REVEAL for cell, _ in mark.cells):
        return None
    # A conflict in a void deal still waits for a choice.
    void = None if _is_choice(pad, mark) else _refuse_void_deal(pad, mark)
    if void is not None or pad.written.seen(dict(mark.cells)) == mark.seen:
        return void
    newest = pad.written.newest
    marks = pad.written.marks
    last_seen = next((index for index, each in enumerate(marks) if each.id == mark.seen), -1)
    if any(_settles(conflict, mark, last_seen) for conflict in pad.shown.written.conflicts):
        return None
    unseen = [each for each in mark.cells if newest.get(each[0], -1) > last_seen]
    apart = [each for each in unseen if not stands_already(pad, (each,))]
    if unseen and not apart:
        return None
    if isinstance(pad, Match):
        nothing = {"player": "", "field": mark.cells[0][0].field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    cell, ours = max(apart or mark.cells, key=lambda written: newest.get(written[0], -1))
    theirs = pad.shown.written.round(cell.round).get((cell.deal, cell.player, cell.field))
    shown = cell.field in FIGURES and theirs != HIDDEN
    values = {"ours": ours if shown else None, "theirs": theirs if shown else None}
    return Refusal(Code.WRITTEN_MEANWHILE, {"player": cell.player, "field": cell.field, **values})


def _refuse_void_deal(pad: AnyPad, mark: Mark) -> Refusal | None:
    """Return the refusal of a mark for a void deal, whose round was dealt again, or ``None``."""
    for cell, value in mark.cells:
        round_ = pad.round(cell.round)
        before = cell.deal
        if cell.field == "deal" and isinstance(value, int):
            before = value - 1
        if round_ is not None and 0 < before < round_.deal:
            return Refusal(Code.DEAL_IS_OVER, {"round": cell.round})
    return None


def _settles(conflict: Conflict, mark: Mark, last_seen: int) -> bool:
    """Return whether a mark chooses a value of a conflict, and its writer has seen all others.

    The ``seen`` of a choice is the newest value that was not chosen: otherwise no mark would have
    seen that value if it was sent late.
    """
    if len(mark.cells) != 1 or mark.cells[0][0] != conflict.cell:
        return False
    chosen = mark.cells[0][1]
    same_as_chosen = [same(value, chosen) for value, _ in conflict.values]
    unseen = [index > last_seen for _, index in conflict.values]
    return any(same_as_chosen) and all(
        known or not new for known, new in zip(same_as_chosen, unseen, strict=True)
    )


def _is_choice(pad: AnyPad, mark: Mark) -> bool:
    """Return whether a mark chooses one of the values in conflict in a cell.

    Such a value is on the pad already, so no rule can forbid it now. Hidden values are judged like
    any others: accepting one as a choice would reveal it.
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
