"""Judging entries about the play of a round: tricks one by one, special cards."""

from collections.abc import Mapping
from typing import cast

from scorepad.pad.entries import refuse_before_play, refuse_sum
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Box, Pad, Round
from scorepad.pad.tricks_taken import NOBODY, TRICK, place_of, possible_sums
from scorepad.rules.points import WAGER_STEP
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import LOOTS, BonusWhen


def round_of(pad: Pad, cell: Cell) -> Round | Refusal:
    """Return the round whose present deal ``cell`` belongs to, or why there is none."""
    round_ = pad.round(cell.round)
    if round_ is None:
        if pad.current is None:
            return Refusal(Code.GAME_IS_OVER)
        return Refusal(Code.ROUND_NOT_OPEN, {"round": cell.round, "open": pad.current.number})
    if cell.deal != round_.deal:
        return Refusal(Code.DEAL_IS_OVER, {"round": cell.round})
    return round_


def judge_trick(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the taker of one trick: the next, or one that was given already."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    trick = place_of(cell.field)
    if cell.player or trick is None or not isinstance(value, str):
        return Refusal(Code.NOT_A_MARK, {"what": TRICK})
    refusal = refuse_before_play(round_)
    if refusal is not None:
        return refusal
    counted = len(round_.taken)
    if trick > round_.hand:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": trick, "left": 0})
    if trick > counted and round_.is_played:
        return Refusal(Code.ROUND_NOT_OPEN, {"round": round_.number, "open": len(pad.rounds)})
    if trick > max(counted, round_.next_trick):
        return Refusal(Code.TRICK_NOT_NEXT, {"trick": trick, "next": round_.next_trick})
    if value not in (NOBODY, *round_.seats):
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": value})
    bomb = pad.written.round(cell.round).get((cell.deal, "", "bomb"))
    if value == NOBODY:
        refusal = _refuse_for_nobody(round_, trick, bomb)
    return refusal or _refuse_count(round_, trick, value, bomb)


def judge_bomb(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the cell that says whether the Bomb fell in a round; ``None`` when nobody knows."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player or not (value is None or isinstance(value, bool)):
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    if value is not None and not round_.ruleset.play.bomb:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if value is False and NOBODY in round_.taken:
        return Refusal(Code.BOMB_FELL_BEFORE, {"trick": round_.taken.index(NOBODY) + 1})
    return refuse_before_play(round_)


def judge_changed(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge a change of a bid by the Cloud or a pirate: one more or one less, of one player."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    box = round_.boxes.get(cell.player)
    if box is None:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    if not round_.ruleset.play.changes_bids:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    refusal = refuse_before_play(round_)
    if refusal is not None:
        return refusal
    before = next((p for p, other in round_.boxes.items() if other.changed is not None), None)
    if before not in (None, cell.player):
        return Refusal(Code.CLOUD_WAS_TAKEN, {"player": before})
    return _refuse_change(round_, box, value)


def judge_reveal(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the reveal of a deal's bids, which waits for all that must come before."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player or value is not True:
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    if round_.to_reveal or round_.revealed is not None:
        return None
    missing = (bidder for bidder in round_.order if round_.boxes[bidder].bid is None)
    return Refusal(Code.NOTHING_TO_REVEAL, {"round": round_.number, "player": next(missing, "")})


def judge_cannonball(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge whether a player chose the cannonball; ``None`` takes it back.

    It is chosen with the bid, and so told no sooner.
    """
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if not (value is None or value is True):
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    if value is None:
        return None
    if not round_.ruleset.points.cannonball:
        return Refusal(Code.NO_CANNONBALL)
    return refuse_before_play(round_) if round_.hidden else None


def judge_wager(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge what a player wagers on the own bid; ``None`` takes it back."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    most = round_.ruleset.points.wager
    if not round_.ruleset.play.pirates or not most:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if type(value) is not int or not 0 < value <= most or value % WAGER_STEP:
        return Refusal(Code.WAGER_IN_STEPS, {"step": WAGER_STEP, "most": most})
    return refuse_before_play(round_)


def judge_loot(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the ally of a player who played a Loot; ``None`` takes the alliance back."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    if not round_.ruleset.play.loot:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if value not in round_.boxes or value == cell.player:
        return Refusal(Code.NOT_AN_ALLY, {"player": cell.player})
    others = (box.ally for box in round_.boxes.values() if box.player != cell.player)
    if sum(ally is not None for ally in others) >= LOOTS:
        return Refusal(Code.LOOTS_ARE_PLAYED, {"most": LOOTS})
    return refuse_before_play(round_)


def judge_bonus(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge points for special cards: a multiple of the game's step."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    bonus = round_.ruleset.points.bonus
    if bonus.when is BonusWhen.NEVER:
        return Refusal(Code.NO_BONUS)
    if type(value) is not int or not 0 <= value <= round_.most_bonus or value % bonus.step:
        return Refusal(Code.BONUS_IN_STEPS, {"step": bonus.step, "most": round_.most_bonus})
    return refuse_before_play(round_)


def _refuse_for_nobody(round_: Round, trick: int, bomb: Value) -> Refusal | None:
    most = round_.most_nobodys - (bomb is False)
    if not round_.most_nobodys:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if not most:
        return Refusal(Code.BOMB_DID_NOT_FALL)
    others = [k for k, taker in enumerate(round_.taken, 1) if taker == NOBODY and k != trick]
    if len(others) < most:
        return None
    if round_.ruleset.play.bomb and most == 1:
        return Refusal(Code.BOMB_FELL_BEFORE, {"trick": others[0]})
    return Refusal(Code.NO_MORE_FOR_NOBODY, {"most": most})


def _refuse_count(round_: Round, trick: int, taker: str, bomb: Value) -> Refusal | None:
    """Return why the results could not be with that taker of the trick, or ``None``.

    Results that were typed stand, those of all others are counted.
    """
    taken = [*round_.taken, None][: max(len(round_.taken), trick)]
    taken[trick - 1] = taker
    results = [
        taken.count(player) if box.tricks is None or box.counted else box.tricks
        for player, box in round_.boxes.items()
    ]
    known = sum(results)
    sums = possible_sums(round_.hand, bomb, taken, round_.most_nobodys)
    if known > sums[-1]:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": 1, "left": 0})
    complete = None not in taken and len(taken) == round_.hand
    return refuse_sum(results, sums) if complete else None


def _refuse_change(round_: Round, box: Box, value: Value) -> Refusal | None:
    if type(value) is not int or not 0 <= value <= round_.hand:
        return Refusal(Code.CLOUD_BY_ONE, {"player": box.player})
    # To refuse what is not one more or one less would tell a hidden bid.
    right = round_.hidden or abs(value - cast("int", box.bid)) == 1
    return None if right else Refusal(Code.CLOUD_BY_ONE, {"player": box.player})
