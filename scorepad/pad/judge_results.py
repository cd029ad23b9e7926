"""Judging bids and results: each for itself, and whether results add up."""

from collections.abc import Mapping

from scorepad.pad.entries import refuse_number, refuse_sum, refuse_value
from scorepad.pad.judge_play import round_of
from scorepad.pad.marks import Cell, Value
from scorepad.pad.results import possible_sums
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.refusal import Code, Refusal


def judge_number(
    pad: Pad, cell: Cell, value: Value, written: Mapping[Cell, Value]
) -> Refusal | None:
    """A bid, or the tricks of one player."""
    played = round_of(pad, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player not in played.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    alone = sum(other.field == "tricks" for other in written) == 1
    if cell.field == "tricks" and not alone and played.phase is not Phase.BIDS:
        return refuse_number(played, value)
    return refuse_value(played, cell.player, cell.field, value)


def judge_sums(pad: Pad, written: Mapping[Cell, Value]) -> Refusal | None:
    """Return whether the results still add up after all cells of a mark: one result of
    a finished round never changes alone, unless with the Bomb."""
    for number in {cell.round for cell in written if cell.field in ("tricks", "bomb")}:
        played = pad.round(number)
        assert played is not None
        refusal = _judge_sum(played, {c: v for c, v in written.items() if c.round == number})
        if refusal is not None:
            return refusal
    return None


def _judge_sum(played: Round, written: Mapping[Cell, Value]) -> Refusal | None:
    new = {cell.player: value for cell, value in written.items() if cell.field == "tricks"}
    sums, follows = played.sums, False
    for cell, value in written.items():
        if cell.field == "bomb":
            has_bomb = played.ruleset.play.bomb
            sums = possible_sums(played.hand, value, played.taken, has_bomb)
            follows = True
    results: list[int | None] = []
    known = 0
    for player, box in played.boxes.items():
        value = new.get(player, None if follows and box.inferred else box.tricks)
        result = value if isinstance(value, int) else None
        results.append(result)
        known += (box.won or 0) if result is None else result
    refusal = refuse_sum(results, sums)
    if refusal is not None and played.is_played and len(written) == len(new) == 1:
        return Refusal(Code.OTHER_PLAYER_NEEDED, {"player": next(iter(new))})
    if refusal is None and known > sums[-1]:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": known, "left": played.tricks_left})
    return refusal
