"""Judging a live entry: what is impossible is refused, with the reason."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.entries import refuse_number, refuse_sum, refuse_value
from scorepad.pad.judge_people import judge_name, judge_person, judge_seating, judge_start
from scorepad.pad.judge_play import (
    judge_bomb,
    judge_bonus,
    judge_cannonball,
    judge_changed,
    judge_loot,
    judge_reveal,
    judge_trick,
    judge_wager,
    round_of,
)
from scorepad.pad.judge_table import (
    judge_deal,
    judge_dealer,
    judge_ended,
    judge_hand,
    judge_rounds,
    judge_rule,
)
from scorepad.pad.marks import HIDDEN, Cell, Mark, Value
from scorepad.pad.match.state import Match
from scorepad.pad.opening import PERSON
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import TRICK, possible_sums
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import TrumpSource
from scorepad.rules.tricks import trump_of


def judge_number(pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge a bid, or the tricks of one player."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if cell.field == "tricks" and round_.phase is not Phase.BIDS:
        alone = sum(other.field == "tricks" for other in cells) == 1
        if not alone:
            return refuse_number(round_, value)
    return refuse_value(round_, cell.player, cell.field, value)


def judge_sums(pad: Pad, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Return why the results do not add up any more after all cells of a mark, or ``None``.

    One result of a finished round changes alone only where nobody may have its tricks.
    """
    for number in {cell.round for cell in cells if cell.field in ("tricks", "bomb")}:
        round_ = pad.round(number)
        assert round_ is not None
        refusal = _judge_sum(round_, {c: v for c, v in cells.items() if c.round == number})
        if refusal is not None:
            return refusal
    return None


def _judge_sum(round_: Round, cells: Mapping[Cell, Value]) -> Refusal | None:
    new = {cell.player: value for cell, value in cells.items() if cell.field == "tricks"}
    sums, follows = round_.sums, False
    for cell, value in cells.items():
        if cell.field == "bomb":
            sums = possible_sums(round_.hand, value, round_.taken, round_.most_nobodys)
            follows = True
    results: list[int | None] = []
    known = 0
    for player, box in round_.boxes.items():
        value = new.get(player, None if follows and box.inferred else box.tricks)
        result = value if isinstance(value, int) else None
        results.append(result)
        known += (box.won or 0) if result is None else result
    refusal = refuse_sum(results, sums)
    if refusal is not None and round_.is_played and len(cells) == len(new) == 1:
        return Refusal(Code.OTHER_PLAYER_NEEDED, {"player": next(iter(new))})
    if refusal is None and known > sums[-1]:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": known, "left": round_.tricks_left})
    return refusal


MOST_POINTS = 1000
LONGEST_WHY = 60

_NUMBERS = ("bid", "tricks", "changed", "bonus")


Judged = TypeVar("Judged", Pad, Match)
Check = Callable[[Judged, Cell, Value, Mapping[Cell, Value]], Refusal | None]
"""A function that judges one cell of a mark, knowing all its cells."""


def judge(pad: Pad, mark: Mark) -> Refusal | None:
    """Return why ``mark`` cannot be written live on ``pad``, or ``None``."""
    return judge_cells(_CHECKS, pad, mark) or judge_sums(pad, dict(mark.cells))


def judge_cells(checks: Mapping[str, Check[Judged]], pad: Judged, mark: Mark) -> Refusal | None:
    """Return why an undo, or one of the cells of a mark, is refused, or ``None``.

    ``checks`` are by field; after the colon of "rule:", "trick:" and "duel:" stands which one.
    """
    if mark.undoes is not None:
        return judge_undo(pad, mark.undoes)
    cells = dict(mark.cells)
    if not cells or len(cells) != len(mark.cells):
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    for cell, value in mark.cells:
        name, colon, _ = cell.field.partition(":")
        check = checks.get(name + colon)
        if check is None:
            return Refusal(Code.NOT_A_MARK, {"what": cell.field})
        refusal = check(pad, cell, value, cells)
        if refusal is not None:
            return refusal
    return None


def refuse_stale(pad: AnyPad, mark: Mark) -> Refusal | None:
    """Return the refusal of a mark whose cells were written after its writer last saw them.

    It has the values of the cell that was written meanwhile: the one that stands there, and the one
    that the mark would write; neither where what stands is hidden. Two who reveal at once do the
    same, so that a reveal is never stale. Values of two phones that were both offline are another
    matter, see :mod:`scorepad.pad.conflicts`.
    """
    if mark.undoes is not None or all(cell.field == REVEAL for cell, _ in mark.cells):
        return None
    if pad.written.seen(dict(mark.cells)) == mark.seen:
        return None
    if isinstance(pad, Match):
        nothing = {"player": "", "field": mark.cells[0][0].field, "ours": None, "theirs": None}
        return Refusal(Code.WRITTEN_MEANWHILE, nothing)
    newest = pad.written.newest
    cell, ours = max(mark.cells, key=lambda written: newest.get(written[0], -1))
    theirs = pad.shown.written.round(cell.round).get((cell.deal, cell.player, cell.field))
    shown = cell.field in _NUMBERS and theirs != HIDDEN
    values = {"ours": ours if shown else None, "theirs": theirs if shown else None}
    return Refusal(Code.WRITTEN_MEANWHILE, {"player": cell.player, "field": cell.field, **values})


def judge_undo(pad: AnyPad, undoes: str) -> Refusal | None:
    """Return why the mark with that id cannot be taken back, or ``None``."""
    undoable = pad.written.undoable
    if undoable is None:
        return Refusal(Code.NOTHING_TO_UNDO)
    return None if undoable.id == undoes else Refusal(Code.NOT_THE_NEWEST)


def _trump(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player:
        return Refusal(Code.NOT_A_MARK, {"what": "trump"})
    if round_.ruleset.trump.source is not TrumpSource.TURNED:
        return Refusal(Code.TRUMP_NOT_TURNED)
    if round_.undealt <= 0:
        return Refusal(Code.NO_TRUMP_LEFT, {"round": round_.number})
    if value is None:
        return None
    try:
        trump_of(round_.ruleset, str(value))
    except ValueError:
        return Refusal(Code.NO_SUCH_TRUMP, {"value": str(value)})
    return None


def _adjustment(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = pad.round(cell.round)
    if round_ is None or cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None and cell.deal == 0:
        return None
    if cell.deal or not (isinstance(value, list) and len(value) == 2 and isinstance(value[1], str)):
        return Refusal(Code.NOT_A_MARK, {"what": "adjustment"})
    points, why = value
    if type(points) is not int or abs(points) > MOST_POINTS:
        facts = {"value": points, "low": -MOST_POINTS, "high": MOST_POINTS}
        return Refusal(Code.OUT_OF_RANGE, facts)
    if not why.strip():
        return Refusal(Code.WHY_MISSING)
    if len(why) > LONGEST_WHY:
        return Refusal(Code.WHY_TOO_LONG, {"longest": LONGEST_WHY})
    return None


_CHECKS: Mapping[str, Check[Pad]] = {
    "bid": judge_number,
    "tricks": judge_number,
    TRICK: judge_trick,
    "bomb": judge_bomb,
    "changed": judge_changed,
    "cannonball": judge_cannonball,
    "wager": judge_wager,
    "loot": judge_loot,
    "bonus": judge_bonus,
    REVEAL: judge_reveal,
    "trump": _trump,
    "adjustment": _adjustment,
    "name": judge_name,
    PERSON: judge_person,
    "seating": judge_seating,
    "start": judge_start,
    "dealer": judge_dealer,
    "hand": judge_hand,
    "rounds": judge_rounds,
    "deal": judge_deal,
    "ended": judge_ended,
    RULE: judge_rule,
}
