"""Judging entries about the play of a round: tricks one by one, special cards."""

from collections.abc import Mapping
from typing import cast

from scorepad.pad.entries import refuse_before_play, refuse_sum
from scorepad.pad.marks import Cell, Value
from scorepad.pad.results import NOBODY, TRICK, place_of, possible_sums
from scorepad.pad.state import Box, Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import BonusWhen


def round_of(pad: Pad, cell: Cell) -> Round | Refusal:
    """Return the round whose present deal ``cell`` belongs to, or why there is none."""
    played = pad.round(cell.round)
    if played is None:
        if pad.current is None:
            return Refusal(Code.GAME_IS_OVER)
        return Refusal(Code.ROUND_NOT_OPEN, {"round": cell.round, "open": pad.current.number})
    if cell.deal != played.deal:
        return Refusal(Code.DEAL_IS_OVER, {"round": cell.round})
    return played


def judge_trick(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the taker of one trick: the next, or one that was given already."""
    played = round_of(pad, cell)
    if isinstance(played, Refusal):
        return played
    place = place_of(cell.field)
    if cell.player or place is None or not isinstance(value, str):
        return Refusal(Code.NOT_A_MARK, {"what": TRICK})
    refusal = refuse_before_play(played)
    if refusal is not None:
        return refusal
    given = len(played.taken)
    if place > played.hand:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": place, "left": 0})
    if place > given and played.is_played:
        return Refusal(Code.ROUND_NOT_OPEN, {"round": played.number, "open": len(pad.rounds)})
    if place > max(given, played.next_trick):
        return Refusal(Code.TRICK_NOT_NEXT, {"trick": place, "next": played.next_trick})
    if value not in (NOBODY, *played.seats):
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": value})
    said = pad.written.round(cell.round).get((cell.deal, "", "bomb"))
    if value == NOBODY:
        refusal = _refuse_bomb_in(played, place, said)
    return refusal or _refuse_count(played, place, value, said)


def judge_bomb(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the cell that says whether the Bomb fell in a round; ``None`` when nobody knows."""
    played = round_of(pad, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player or not (value is None or isinstance(value, bool)):
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    if value is not None and not played.ruleset.play.bomb:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if value is False and NOBODY in played.taken:
        return Refusal(Code.BOMB_FELL_BEFORE, {"trick": played.taken.index(NOBODY) + 1})
    return refuse_before_play(played)


def judge_changed(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge a change of a bid by the Cloud: one more or one less, of one player."""
    played = round_of(pad, cell)
    if isinstance(played, Refusal):
        return played
    box = played.boxes.get(cell.player)
    if box is None:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    if not played.ruleset.play.cloud:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    refusal = refuse_before_play(played)
    if refusal is not None:
        return refusal
    before = next((p for p, other in played.boxes.items() if other.changed is not None), None)
    if before not in (None, cell.player):
        return Refusal(Code.CLOUD_WAS_TAKEN, {"player": before})
    return _refuse_change(played, box, value)


def judge_reveal(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the reveal of a deal's bids, which waits for all that must come before."""
    played = round_of(pad, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player or value is not True:
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    if played.to_reveal or played.revealed is not None:
        return None
    missing = (each for each in played.order if played.boxes[each].bid is None)
    return Refusal(Code.NOTHING_TO_REVEAL, {"round": played.number, "player": next(missing, "")})


def judge_bonus(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge points for special cards: a multiple of the game's step."""
    played = round_of(pad, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player not in played.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    bonus = played.ruleset.points.bonus
    if bonus.when is BonusWhen.NEVER:
        return Refusal(Code.NO_BONUS)
    whole = isinstance(value, int) and not isinstance(value, bool)
    if not whole or not 0 <= cast("int", value) <= bonus.most or cast("int", value) % bonus.step:
        return Refusal(Code.BONUS_IN_STEPS, {"step": bonus.step, "most": bonus.most})
    return refuse_before_play(played)


def _refuse_bomb_in(played: Round, place: int, said: Value) -> Refusal | None:
    if not played.ruleset.play.bomb:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if said is False:
        return Refusal(Code.BOMB_DID_NOT_FALL)
    fell = next((k for k, taker in enumerate(played.taken, 1) if taker == NOBODY), place)
    return None if fell == place else Refusal(Code.BOMB_FELL_BEFORE, {"trick": fell})


def _refuse_count(played: Round, place: int, taker: str, said: Value) -> Refusal | None:
    """Return why the results could not be with that taker of the trick, or ``None``.

    Results that were typed stand, those of all others are counted.
    """
    taken = [*played.taken, None][: max(len(played.taken), place)]
    taken[place - 1] = taker
    typed = {p for p, box in played.boxes.items() if box.tricks is not None and not box.counted}
    results = [
        box.tricks if player in typed else taken.count(player)
        for player, box in played.boxes.items()
    ]
    known = sum(result or 0 for result in results)
    sums = possible_sums(played.hand, said, taken, played.ruleset.play.bomb)
    if known > sums[-1]:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": 1, "left": 0})
    complete = None not in taken and len(taken) == played.hand
    return refuse_sum(results, sums) if complete else None


def _refuse_change(played: Round, box: Box, value: Value) -> Refusal | None:
    low, high = max(0, (box.bid or 0) - 1), min(played.hand, (box.bid or 0) + 1)
    whole = isinstance(value, int) and not isinstance(value, bool)
    if played.hidden:
        # To refuse what is not one more or one less would tell the bid.
        right = whole and 0 <= cast("int", value) <= played.hand
    else:
        right = whole and value != box.bid and low <= cast("int", value) <= high
    if not right:
        return Refusal(Code.CLOUD_BY_ONE, {"player": box.player})
    return None
