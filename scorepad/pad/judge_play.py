"""The fields of one deal of a round: bids, tricks, trump, the Bomb, the reveal."""

import re
from collections.abc import Mapping
from typing import Any

from scorepad.pad.entries import refuse_before_play, refuse_number, refuse_sum, refuse_value
from scorepad.pad.field import ShapeContext, at_the_table, not_a_mark
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import NOBODY, TRICK, possible_sums, trick_in, trick_led
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import TrumpSource, Visibility
from scorepad.rules.tricks import never_played, trump_of

_CARD = re.compile(r"[!-~]{1,2}\Z")


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


def judge_trick(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the taker of a trick: of the next one, or of one that has a taker already."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    trick = trick_in(cell.field)
    if trick is None:
        return not_a_mark(cell)
    refusal = refuse_before_play(round_)
    if refusal is not None:
        return refusal
    counted = len(round_.takers)
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


def judge_leader(pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge who leads a trick, which is said only where nobody took the one before."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    trick = trick_led(cell.field) or 0
    if trick < 2:
        return not_a_mark(cell)
    stands = dict(enumerate(round_.takers, 1)).get(trick - 1)
    before = cells.get(cell._replace(field=f"{TRICK}{trick - 1}"), stands)
    if before != NOBODY or trick > round_.hand:
        return Refusal(Code.TRICK_NOT_NEXT, {"trick": trick, "next": round_.next_trick})
    if value not in round_.seats:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": value})
    return None


def judge_bomb(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the cell that says whether the Bomb fell, or how often; ``None`` when nobody knows."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if value is not None and not round_.ruleset.play.bomb:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if value is False and NOBODY in round_.takers:
        return Refusal(Code.BOMB_FELL_BEFORE, {"trick": round_.takers.index(NOBODY) + 1})
    most = min(round_.hand, round_.ruleset.most_bombs)
    if isinstance(value, int) and value > max(1, most):
        return Refusal(Code.NO_MORE_FOR_NOBODY, {"most": most})
    most = round_.untaken_limit.with_bombs(round_.hand, value)
    if isinstance(value, int) and round_.takers.count(NOBODY) > most:
        return Refusal(Code.NO_MORE_FOR_NOBODY, {"most": most})
    return refuse_before_play(round_)


def judge_reveal(pad: Pad, cell: Cell, _: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the reveal of a deal's bids, for which all entries before it must be there.

    The last bid may come with it, in the same mark.
    """
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if round_.to_reveal or round_.revealed is not None:
        return None
    empty = [bidder for bidder in round_.order if round_.boxes[bidder].bid is None]
    coming = (cell._replace(player=bidder, field="bid") in cells for bidder in empty)
    if reveals_when_all_bid(pad, round_) and all(coming):
        return None
    missing = iter(empty)
    return Refusal(Code.NOTHING_TO_REVEAL, {"round": round_.number, "player": next(missing, "")})


def reveals_when_all_bid(pad: Pad, round_: Round) -> bool:
    """Return whether the bids of ``round_`` wait for a reveal right after the last bid."""
    at_once = round_.ruleset.bidding.visibility is Visibility.SIMULTANEOUS
    return pad.reveals.asked and round_.hidden and at_once


def judge_trump(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the card that was turned for trump; ``None`` when nobody knows it."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if round_.ruleset.trump.source is not TrumpSource.TURNED:
        return Refusal(Code.TRUMP_NOT_TURNED)
    if round_.undealt <= 0:
        return Refusal(Code.NO_TRUMP_LEFT, {"round": round_.number})
    if value is None:
        return None
    try:
        turned = trump_of(round_.ruleset, str(value)).turned
    except ValueError:
        return Refusal(Code.NO_SUCH_TRUMP, {"value": str(value)})
    here = [card.code for card in round_.ruleset.deck.all_specials]
    return None if turned is None or turned in here else Refusal(Code.NO_SUCH_CARD_HERE)


def judge_chooser(
    pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]
) -> Refusal | None:
    """Judge who laid down a card that is never played, took the one turned, and named trump."""
    round_ = round_of(pad, cell)
    if isinstance(round_, Refusal):
        return round_
    if value is None:
        return None
    trump = cells.get(cell._replace(field="trump"))
    turned = round_.trump.turned if trump is None else str(trump)[:1]
    if turned not in never_played(round_.ruleset.deck):
        return Refusal(Code.NO_SUCH_CARD_HERE)
    return None if value in round_.boxes else Refusal(Code.NOT_AT_THE_TABLE, {"player": value})


def _refuse_for_nobody(round_: Round, trick: int, bomb: Value) -> Refusal | None:
    most = round_.untaken_limit.with_bombs(round_.hand, bomb)
    if not round_.most_untaken:
        return Refusal(Code.NO_SUCH_CARD_HERE)
    if not most:
        return Refusal(Code.BOMB_DID_NOT_FALL)
    others = [k for k, taker in enumerate(round_.takers, 1) if taker == NOBODY and k != trick]
    if len(others) < most:
        return None
    if round_.ruleset.most_bombs == most == 1:
        return Refusal(Code.BOMB_FELL_BEFORE, {"trick": others[0]})
    return Refusal(Code.NO_MORE_FOR_NOBODY, {"most": most})


def _refuse_count(round_: Round, trick: int, taker: str, bomb: Value) -> Refusal | None:
    """Return why no results are possible if ``taker`` took the trick, or ``None``.

    Typed results stay as they are; the others are counted from the tricks.
    """
    takers = [*round_.takers, None][: max(len(round_.takers), trick)]
    takers[trick - 1] = taker
    results = [
        takers.count(player) if box.tricks is None or box.counted else box.tricks
        for player, box in round_.boxes.items()
    ]
    known = sum(results)
    sums = possible_sums(round_.hand, bomb, takers, round_.untaken_limit)
    if known > sums[-1]:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": 1, "left": 0})
    complete = None not in takers and len(takers) == round_.hand
    return refuse_sum(results, sums) if complete else None


def judge_sums(pad: Pad, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Return why the results do not add up after all ``cells`` of a mark, or ``None``.

    One result of a finished round changes alone only if tricks may be nobody's.
    """
    for number in {cell.round for cell in cells if cell.field in ("tricks", "bomb")}:
        round_ = pad.round(number)
        assert round_ is not None
        bomb = pad.written.round(number).get((round_.deal, "", "bomb"))
        of_round = {cell: value for cell, value in cells.items() if cell.round == number}
        refusal = _judge_sum(round_, of_round, bomb)
        if refusal is not None:
            return refusal
    return None


def _judge_sum(round_: Round, cells: Mapping[Cell, Value], bomb: Value) -> Refusal | None:
    new = {cell.player: value for cell, value in cells.items() if cell.field == "tricks"}
    sums, follows = round_.sums, False
    for cell, value in cells.items():
        if cell.field == "bomb":
            sums = possible_sums(round_.hand, value, round_.takers, round_.untaken_limit)
            follows, bomb = True, value
    if round_.is_played:
        # No correction opens a round again.
        sums = round_.untaken_limit.closing(sums, bomb)
    results: list[int | None] = []
    known = 0
    for player, box in round_.boxes.items():
        value = new.get(player, None if follows and box.inferred else box.tricks)
        result = value if isinstance(value, int) else None
        results.append(result)
        known += (box.counted_tricks or 0) if result is None else result
    refusal = refuse_sum(results, sums)
    if refusal is not None and round_.is_played and len(cells) == len(new) == 1:
        return Refusal(Code.OTHER_PLAYER_NEEDED, {"player": next(iter(new))})
    if refusal is None and known > sums[-1]:
        return Refusal(Code.TOO_MANY_TRICKS, {"value": known, "left": round_.tricks_left})
    return refusal


def check_card(_: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check the form only; if the deck has no such card, a pad shows no trump."""
    return None if value is None or _CARD.match(str(value)) else not_a_mark(cell)


def check_chooser(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player, or nobody."""
    return None if value is None else at_the_table(context, cell, value)


def check_taker(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player or nobody, and that a round can have such a trick."""
    if trick_in(cell.field) is None:
        return not_a_mark(cell)
    return None if value == NOBODY else at_the_table(context, cell, value)


def check_leader(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player, and that a round can have a trick that follows another."""
    if (trick_led(cell.field) or 0) < 2:
        return not_a_mark(cell)
    return at_the_table(context, cell, value)
