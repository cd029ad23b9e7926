"""The fields of a match: rounds won, sums, duels, cards that come in or have a power."""

from collections.abc import Mapping
from typing import Any, cast

from scorepad.pad.field import ShapeContext, not_a_mark
from scorepad.pad.marks import Cell, Value, same
from scorepad.pad.match.fold import is_power_noted, read_duel
from scorepad.pad.match.orders import is_open, read_card, refuse_turning, turned_next
from scorepad.pad.match.state import CARD, DUEL, TURNED, Match, MatchRound
from scorepad.pad.names import check_spelling, clean_name
from scorepad.rules.duel.round import most_rounds_left
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.refusal import Code, Refusal, Refused


def shape_context(match: Match) -> ShapeContext[DuelRuleset]:
    """Return the facts by which the shape of a mark is judged in ``match``."""
    last = most_rounds_left([0] * len(match.present), match.ruleset.tokens)
    return ShapeContext(frozenset(match.present), match.ruleset, last)


def _round_of(match: Match, cell: Cell) -> MatchRound | Refusal:
    round_ = match.round(cell.round)
    if round_ is not None:
        return round_
    if match.current is None:
        return Refusal(Code.GAME_IS_OVER)
    return Refusal(Code.ROUND_NOT_OPEN, {"round": cell.round, "open": match.current.number})


def judge_won(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    for player in cast("list[Any]", value):
        if player not in round_.seats:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
    return None


def judge_sum(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    if not round_.tied:
        return Refusal(Code.NO_SUMS_NEEDED, {"round": round_.number})
    high = match.ruleset.highest_sum
    if 0 <= cast("int", value) <= high:
        return None
    facts = {"value": value, "low": 0, "high": high, "player": cell.player}
    return Refusal(Code.OUT_OF_RANGE, facts)


def judge_duel(match: Match, cell: Cell, _: Value, __: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    places = [str(duel.number) for duel in round_.duels]
    number = cell.field.removeprefix(DUEL)
    if number not in [*places, str(round_.next_duel)]:
        return not_a_mark(cell)
    ended = number not in places and bool(round_.by_duels)
    if ended or int(number) > match.ruleset.most_duels:
        return Refusal(Code.ROUND_HAS_ENDED, {"round": round_.number, "duels": int(number) - 1})
    return None


def judge_pending(match: Match, cell: Cell, _: Value, __: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    return None if match.ruleset.fighting < match.ruleset.pile else not_a_mark(cell)


def judge_permanent(match: Match, cell: Cell, _: Value, __: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    return round_ if isinstance(round_, Refusal) else None


def judge_card(match: Match, cell: Cell, _: Value, __: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    return None if is_open(round_) else Refusal(Code.ORDER_CLOSED, {"round": cell.round})


def judge_turned(match: Match, cell: Cell, _: Value, cells: Mapping[Cell, Value]) -> Refusal | None:
    """Judge how many cards lie face up: those of both players are turned up in one act."""
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    refusal = refuse_turning(round_)
    if refusal is not None:
        return refusal
    both = {player: cells.get(Cell(cell.round, 0, player, TURNED)) for player in round_.seats}
    return None if both == turned_next(round_) else not_a_mark(cell)


def check_winners(context: ShapeContext[DuelRuleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is one of the two players or both, each once."""
    listed = cast("list[Any]", value)
    sound = 0 < len(listed) == sum(player in listed for player in context.players)
    return None if sound else not_a_mark(cell)


def check_sum(context: ShapeContext[DuelRuleset], _: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` can be the sum of a pile."""
    high = context.ruleset.highest_sum
    sound = 0 <= cast("int", value) <= high
    return None if sound else Refusal(Code.OUT_OF_RANGE, {"value": value, "low": 0, "high": high})


def check_duel(context: ShapeContext[DuelRuleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a duel as it is stored, or nothing."""
    number = cell.field.removeprefix(DUEL)
    if number not in map(str, range(1, context.ruleset.most_duels + 1)):
        return not_a_mark(cell)
    if value is None:
        return None
    try:
        logged = read_duel(context.ruleset, int(number), value)
    except Refused as refused:
        return refused.refusal
    except (KeyError, TypeError, ValueError):
        return not_a_mark(cell)
    sides = [[side.element, side.value, side.bonus] for side in logged.sides]
    power = {} if logged.power is None else {"power": logged.power}
    counts = {"counts": True} if logged.counts else {}
    whole = cast("Mapping[str, object]", {"sides": sides, **power, **counts})
    return None if same(value, whole) else not_a_mark(cell)


def check_card(context: ShapeContext[DuelRuleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a card in a place of a pile, or nothing."""
    places = [f"{CARD}{place}" for place in range(1, context.ruleset.pile + 1)]
    if cell.field not in places:
        return not_a_mark(cell)
    if value is None or read_card(context.ruleset, value):
        return None
    return not_a_mark(cell)


def check_turned(context: ShapeContext[DuelRuleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` can be how many cards of a pile lie face up."""
    sound = 0 <= cast("int", value) <= context.ruleset.pile
    return None if sound else not_a_mark(cell)


def check_permanent(context: ShapeContext[DuelRuleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` can be noted as a Permanent power, or nothing."""
    if value is None:
        return None
    if not is_power_noted(value):
        return not_a_mark(cell)
    since, text = cast("list[Any]", value)
    if since > context.ruleset.most_duels or clean_name(text) != text:
        return not_a_mark(cell)
    return check_spelling(text)


def check_ended(context: ShapeContext[DuelRuleset], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a round that a match can have, or nothing."""
    sound = value is None or 1 <= cast("int", value) <= context.rounds
    return None if sound else not_a_mark(cell)
