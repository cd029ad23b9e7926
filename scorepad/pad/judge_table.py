"""The fields about the table: deal, schedule, rules, points by hand, the end."""

from collections.abc import Mapping
from typing import Any, cast

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.effective_marks import Key
from scorepad.pad.entries import smallest_hand
from scorepad.pad.field import ShapeContext, Whole, at_the_table, is_clean, not_a_mark
from scorepad.pad.judge_people import first_open_round, refuse_other_round, seats_in
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Pad, has_totals_alone
from scorepad.pad.table import BY_SCHEDULE, RULE, Table
from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.option_table import MOST_ROUNDS, OPTIONS
from scorepad.rules.options import try_options
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Option
from scorepad.rules.schedule import largest_hand

SCHEDULE_RULE = f"{RULE}schedule."
"""The start of the field of each cell that changes the schedule."""

MOST_POINTS = 1000
LONGEST_WHY = 60


def judge_hands(pad: Pad, new_cells: Mapping[Cell, Value]) -> Refusal | None:
    """Return why ``new_cells`` would disturb a round that was begun, or ``None``.

    Every such round must stay in the game, and keep its hand size once somebody has bid.
    """
    table = Table(pad.base)
    for round_ in pad.rounds:
        cells = _cells(pad, round_.number, new_cells)
        table.sit(cells)
        if not table.to_come:
            facts = {
                "players": len(table.seats),
                "rounds": round_.number - 1,
                "round": len(pad.rounds),
            }
            return Refusal(Code.GAME_WOULD_BE_OVER, facts)
        hand = cast("int", cells.get((0, "", "hand"), table.deal(cells).hand))
        if hand != round_.hand and not round_.nobody_has_bid:
            facts = {"round": round_.number, "hand": round_.hand}
            return Refusal(Code.HAND_IS_DEALT, facts)
    return None


def _cells(pad: Pad, number: int, written: Mapping[Cell, Value]) -> dict[Key, Value]:
    cells = dict(pad.written.round(number))
    cells |= {cell[1:]: value for cell, value in written.items() if cell.round == number}
    return {key: value for key, value in cells.items() if value is not None}


def _current(pad: Pad, cell: Cell) -> Refusal | None:
    if pad.current is None:
        return Refusal(Code.GAME_IS_OVER)
    if cell.round != pad.current.number:
        facts = {"round": cell.round, "open": pad.current.number}
        return Refusal(Code.ROUND_NOT_OPEN, facts)
    return None


def judge_dealer(pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge another dealer, for a round that has begun and those after it.

    A mark that also changes the seats may name the dealer of the next round. ``None`` takes that
    back.
    """
    round_, seats = pad.round(cell.round), cells.get(cell._replace(field="seating"))
    if value is None:
        return None if round_ is None else not_a_mark(cell)
    if round_ is None and not isinstance(seats, list):
        facts = {"round": cell.round, "open": len(pad.rounds)}
        return Refusal(Code.ROUND_NOT_OPEN, facts)
    if value not in (seats if isinstance(seats, list) else seats_in(pad, cell.round)):
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": value})
    return None


def judge_hand(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge another hand size for the open round only.

    It must be large enough for the bids and tricks of the round.
    """
    refusal = _current(pad, cell)
    if refusal is not None or pad.current is None:
        return refusal
    low, high = smallest_hand(pad.current), largest_hand(pad.ruleset, len(pad.current.seats))
    if low <= cast("int", value) <= high:
        return None
    return Refusal(Code.HAND_OUT_OF_RANGE, {"value": value, "low": low, "high": high})


def judge_deal(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge a misdeal: the round that is open is dealt again."""
    refusal = _current(pad, cell)
    if refusal is not None or pad.current is None:
        return refusal
    if value != pad.current.deal + 1:
        return Refusal(Code.DEAL_IS_OVER, {"round": cell.round})
    return None


def judge_rounds(pad: Pad, cell: Cell, value: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge another length of the game, which must include every round that has begun.

    A game that is over is lengthened from the round after its last. ``None`` takes back a length
    that was set for a later round. If the mark also changes the seats, both hold from
    the same round on.
    """
    number = first_open_round(pad, cells)
    if isinstance(cells.get(cell._replace(field="seating")), list):
        number = cell.round
    low = len(pad.rounds) + pad.over
    if value is None and cell.round > number:
        return None
    if cell.round != number:
        return refuse_other_round(pad, cell.round, number)
    if value == BY_SCHEDULE and any(other.field == "seating" for other in cells):
        return None
    if type(value) is int and low <= value <= MOST_ROUNDS:
        return None
    return Refusal(Code.ROUNDS_OUT_OF_RANGE, {"value": value, "low": low, "high": MOST_ROUNDS})


def judge_ended(pad: AnyPad, _: Cell, value: Value, __: Mapping[Cell, Value]) -> Refusal | None:
    """Judge the early end of the game, after the rounds that are done, or its reopening."""
    if value is None:
        return None
    if pad.current is None:
        return Refusal(Code.GAME_IS_OVER)
    if pad.current.number == 1 and isinstance(pad, Pad) and has_totals_alone(pad.current):
        return None if value == 1 else Refusal(Code.NOTHING_TO_END)
    if pad.current.number == 1:
        return Refusal(Code.NOTHING_TO_END)
    if value != pad.current.number - 1:
        facts = {"round": value, "open": pad.current.number}
        return Refusal(Code.ROUND_NOT_OPEN, facts)
    return None


def judge_adjustment(pad: Pad, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    """Judge points by hand, with a reason, in a round that the player was dealt cards in."""
    round_ = pad.round(cell.round)
    if round_ is None or cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if value is None:
        return None
    points, why = _points_and_why(value)
    if not isinstance(why, str):
        return not_a_mark(cell)
    if type(points) is not int or abs(points) > MOST_POINTS:
        facts = {"value": points, "low": -MOST_POINTS, "high": MOST_POINTS}
        return Refusal(Code.OUT_OF_RANGE, facts)
    if not why.strip():
        return Refusal(Code.WHY_MISSING)
    if len(why) > LONGEST_WHY:
        return Refusal(Code.WHY_TOO_LONG, {"longest": LONGEST_WHY})
    return None


def judge_dealt(pad: AnyPad, cell: Cell, _: Value, __: Mapping[Cell, Value]) -> Refusal | None:
    """Judge what may be written once its round has been dealt, and for whoever sits in it.

    It is the rule of plain fields, see :mod:`scorepad.pad.plain_fields`.
    """
    if not cell.round:
        return None
    round_ = pad.round(cell.round)
    if round_ is None:
        return Refusal(Code.ROUND_NOT_OPEN, {"round": cell.round, "open": len(pad.rounds)})
    if cell.deal not in (0, round_.deal):
        return Refusal(Code.DEAL_IS_OVER, {"round": cell.round})
    if cell.player and cell.player not in round_.boxes:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    return None


def judge_rule(pad: Pad, cell: Cell, _: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge another option of the rules, which holds from a round on.

    All options together must be playable in every round that they hold for.
    """
    last = max(len(pad.rounds) + 1, *pad.written.rounds)
    if cell.round > last:
        return not_a_mark(cell)
    for number in range(cell.round, last + 1):
        played_by = try_options(pad.base, _options_in(pad, number, cells))
        if isinstance(played_by, Refusal):
            return played_by
    return judge_hands(pad, cells) if cell.field.startswith(SCHEDULE_RULE) else None


def _options_in(pad: Pad, number: int, new_cells: Mapping[Cell, Value]) -> dict[str, Option]:
    """Return the options that hold in round ``number`` once ``new_cells`` are written."""
    options: dict[str, Option] = {}
    for earlier in range(1, number + 1):
        cells = dict(pad.written.round(earlier))
        cells |= {cell[1:]: value for cell, value in new_cells.items() if cell.round == earlier}
        for (_, _, field), value in cells.items():
            if field.startswith(RULE) and value is not None:
                options[field.removeprefix(RULE)] = cast("Option", value)
    return options


def _points_and_why(value: Value) -> tuple[object, object]:
    return (value[0], value[1]) if isinstance(value, list) and len(value) == 2 else (None, None)


def check_adjustment(_: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is points and a reason, or nothing."""
    if value is None:
        return None
    points, why = _points_and_why(value)
    sound = type(points) is int and abs(points) <= MOST_POINTS
    return (
        None if sound and isinstance(why, str) and is_clean(why, LONGEST_WHY) else not_a_mark(cell)
    )


def check_dealer(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player; from round 2 on it may also be ``None``."""
    return None if value is None and cell.round > 1 else at_the_table(context, cell, value)


def check_rounds(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a number of rounds or ``BY_SCHEDULE``.

    From round 2 on it may also be ``None``.
    """
    if isinstance(value, int):
        return Whole(1, MOST_ROUNDS)(context, cell, value)
    return None if value == BY_SCHEDULE or (value is None and cell.round > 1) else not_a_mark(cell)


def check_option(_: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is one that the option of the rules allows.

    From round 2 on it may also be ``None``.
    """
    key = cell.field.removeprefix(RULE)
    if value is None:
        return None if cell.round > 1 else not_a_mark(cell)
    if key not in OPTIONS:
        return not_a_mark(cell)
    try:
        OPTIONS[key].take(Section("", {key: value}), key)
    except RulesetError as error:
        return Refusal(Code.NO_SUCH_RULE, {"key": error.key, "allowed": error.allowed})
    return None
