"""Fields of one player in one deal that special cards fill: bonus, wager, ally, changed bid."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from scorepad.pad.captures import CAPTURES, is_captures, points_of, read_captures
from scorepad.pad.entries import refuse_before_play
from scorepad.pad.field import Rule, ShapeContext, not_a_mark
from scorepad.pad.judge_play import round_of
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Box, Pad, Round, changes_of
from scorepad.rules.points import WAGER_STEP
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import LOOTS, BonusWhen

BoxJudge = Callable[[Round, Box, Any, Mapping[Cell, Value]], Refusal | None]
"""A function that returns why a player may not have a value in a round, or ``None``.

Its last argument has all cells of the mark.
"""


def box_rule(judge: BoxJudge) -> Rule[Pad]:
    """Return the rule of a field that ``judge`` judges; ``None`` always takes a value back."""

    @wraps(judge)
    def rule(pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
        return _judge_box(judge, pad, cell, value, cells)

    return rule


def _judge_box(
    judge: BoxJudge, pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]
) -> Refusal | None:
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    box = round_.boxes.get(cell.player)
    if box is None:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    return None if value is None else judge(round_, box, value, cells)


@box_rule
def judge_changed(round_: Round, box: Box, changed: int, _: object) -> Refusal | None:
    """Judge a change of one player's bid by the Cloud or a pirate, by one more or one less."""
    if not round_.ruleset.play.changes_bids:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    refusal = refuse_before_play(round_)
    if refusal is not None:
        return refusal
    most = round_.most_changes
    others = {p: o for p, o in round_.boxes.items() if o.changed is not None and p != box.player}
    # A refusal of other numbers would tell a hidden bid.
    times = 1 if round_.hidden else changes_of(box.bid, changed)
    made = sum(1 if round_.hidden else max(1, other.changes) for other in others.values())
    if others and most == 1:
        return Refusal(Code.CLOUD_WAS_TAKEN, {"player": next(iter(others))})
    if times is None or times > most or not 0 <= changed <= round_.hand:
        return Refusal(Code.CLOUD_BY_ONE, {"player": box.player})
    if made + times > most:
        return Refusal(Code.NO_MORE_CHANGES, {"most": most})
    if round_.ruleset.play.cloud and box.tricks is not None and box.tricks < times:
        return Refusal(Code.CLOUD_WITHOUT_TRICK, {"player": box.player})
    return None


@box_rule
def judge_cannonball(round_: Round, _: Box, __: bool, ___: object) -> Refusal | None:
    """Judge the choice of the cannonball; while bids are hidden, it has to wait for play."""
    if not round_.ruleset.points.cannonball:
        return Refusal(Code.NO_CANNONBALL)
    return refuse_before_play(round_) if round_.hidden else None


@box_rule
def judge_wager(round_: Round, _: Box, wager: int, __: object) -> Refusal | None:
    """Judge what a player wagers on the own bid."""
    most = round_.ruleset.points.wager
    if not round_.ruleset.play.pirates or not most:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if not 0 < wager <= most or wager % WAGER_STEP:
        return Refusal(Code.WAGER_IN_STEPS, {"step": WAGER_STEP, "most": most})
    return refuse_before_play(round_)


@box_rule
def judge_loot(round_: Round, box: Box, ally: str, _: object) -> Refusal | None:
    """Judge the ally of a player who played a Loot."""
    if not round_.ruleset.play.loot:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if ally not in round_.boxes or ally == box.player:
        return Refusal(Code.NOT_AN_ALLY, {"player": box.player})
    others = (other.ally for other in round_.boxes.values() if other.player != box.player)
    if sum(each is not None for each in others) >= LOOTS:
        return Refusal(Code.LOOTS_ARE_PLAYED, {"most": LOOTS})
    return refuse_before_play(round_)


@box_rule
def judge_bonus(round_: Round, _: Box, points: int, __: object) -> Refusal | None:
    """Judge points for special cards: a multiple of the game's step."""
    bonus = round_.ruleset.points.bonus
    if bonus.when is BonusWhen.NEVER:
        return Refusal(Code.NO_BONUS)
    if not 0 <= points <= round_.most_bonus or points % bonus.step:
        return Refusal(Code.BONUS_IN_STEPS, {"step": bonus.step, "most": round_.most_bonus})
    return refuse_before_play(round_)


@box_rule
def judge_captures(
    round_: Round, box: Box, won: str, cells: Mapping[Cell, Value]
) -> Refusal | None:
    """Judge the cards that won a bonus; their points must add up to it.

    Before play there is no bonus, and thus none of them.
    """
    bonus = round_.ruleset.points.bonus
    captures = read_captures(bonus, won)
    number = cells.get(Cell(round_.number, round_.deal, box.player, "bonus"), box.bonus)
    if captures is None or points_of(bonus, captures) != number:
        return Refusal(Code.NOT_A_MARK, {"what": CAPTURES})
    return None


def check_captures(_: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check the form only; if the captures do not add up, a pad shows the bonus without them."""
    return None if value is None or is_captures(str(value)) else not_a_mark(cell)


def check_ally(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is another player of the game, or nobody."""
    known = value is None or (value in context.players and value != cell.player)
    return None if known else not_a_mark(cell)
