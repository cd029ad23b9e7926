"""Judging a mark in a match: its shape, and whether it can be written live."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scorepad.pad.judge import Check, judge_cells
from scorepad.pad.judge_people import judge_name
from scorepad.pad.judge_table import judge_ended
from scorepad.pad.mark_schema import MarkIndex, refuse_act
from scorepad.pad.mark_values import is_player_id
from scorepad.pad.marks import Cell, Mark, Value, same
from scorepad.pad.match.fold import is_power_noted, read_duel
from scorepad.pad.match.state import DUEL, PENDING, PERMANENT, Match, MatchRound
from scorepad.pad.names import check_spelling, clean_name
from scorepad.pad.opening import PERSON
from scorepad.rules.duel.round import most_rounds_left
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.refusal import Code, Refusal, Refused


def refuse_match_shape(
    known: MarkIndex, ruleset: DuelRuleset, seats: Sequence[str], mark: Mark
) -> Refusal | None:
    """Return what is wrong with the shape of ``mark`` after the ``known`` ones, or ``None``.

    ``seats`` are the two players of the match.
    """
    refusals = (_refuse_cell(ruleset, seats, cell, value) for cell, value in mark.cells)
    return refuse_act(known, mark) or next(filter(None, refusals), None)


def _refuse_cell(
    ruleset: DuelRuleset, seats: Sequence[str], cell: Cell, value: Value
) -> Refusal | None:
    if cell.player and cell.player not in seats:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    last = most_rounds_left([0] * len(seats), ruleset.tokens)
    in_game = (cell.round, cell.deal) == (0, 0)
    in_round = cell.deal == 0 and 1 <= cell.round <= last
    match cell.field:
        case "name" if in_game and cell.player and isinstance(value, str):
            return check_spelling(value) if clean_name(value) == value else _not(cell)
        case field if field == PERSON and in_game and cell.player:
            return None if value is None or is_player_id(value) else _not(cell)
        case "won" if in_round and not cell.player and isinstance(value, list):
            sound = 0 < len(value) == len([player for player in seats if player in value])
            return None if sound else _not(cell)
        case "sum" if in_round and cell.player and isinstance(value, int):
            facts = {"value": value, "low": 0, "high": ruleset.highest_sum}
            sound = type(value) is int and 0 <= value <= ruleset.highest_sum
            return None if sound else Refusal(Code.OUT_OF_RANGE, facts)
        case "ended" if in_game and not cell.player:
            sound = value is None or (type(value) is int and 1 <= value <= last)
            return None if sound else _not(cell)
        case field if field == PENDING and in_round and cell.player:
            return None if value is True or value is None else _not(cell)
        case field if field == PERMANENT and in_round and cell.player:
            return refuse_power(value, ruleset.most_duels)
        case field if in_round and not cell.player and field.startswith(DUEL):
            return _refuse_duel(ruleset, cell, value)
    return _not(cell)


def _refuse_duel(ruleset: DuelRuleset, cell: Cell, value: Value) -> Refusal | None:
    number = cell.field.removeprefix(DUEL)
    if number not in map(str, range(1, ruleset.most_duels + 1)):
        return _not(cell)
    if value is None:
        return None
    try:
        logged = read_duel(ruleset, int(number), value)
    except Refused as refused:
        return refused.refusal
    except (KeyError, TypeError, ValueError):
        return _not(cell)
    sides = [[side.element, side.value, side.bonus] for side in logged.sides]
    power = {} if logged.power is None else {"power": logged.power}
    counts = {"counts": True} if logged.counts else {}
    whole = cast("Mapping[str, object]", {"sides": sides, **power, **counts})
    return None if same(value, whole) else _not(cell)


def refuse_power(value: Value, most_duels: int) -> Refusal | None:
    """Return why ``value`` cannot be noted as a Permanent power, or ``None``."""
    if value is None:
        return None
    if not is_power_noted(value):
        return Refusal(Code.NOT_A_MARK, {"what": PERMANENT})
    since, text = cast("list[Any]", value)
    if since > most_duels or clean_name(text) != text:
        return Refusal(Code.NOT_A_MARK, {"what": PERMANENT})
    return check_spelling(text)


def _not(cell: Cell) -> Refusal:
    return Refusal(Code.NOT_A_MARK, {"what": cell.field})


def judge_match(match: Match, mark: Mark) -> Refusal | None:
    """Return why ``mark`` cannot be written live on ``match``, or ``None``."""
    return judge_cells(_CHECKS, match, mark)


def _round_of(match: Match, cell: Cell) -> MatchRound | Refusal:
    round_ = match.round(cell.round)
    if round_ is None and match.current is not None:
        facts = {"round": cell.round, "open": match.current.number}
        return Refusal(Code.ROUND_NOT_OPEN, facts)
    if round_ is None:
        return Refusal(Code.GAME_IS_OVER)
    return Refusal(Code.NOT_A_MARK, {"what": cell.field}) if cell.deal else round_


def _players_round(match: Match, cell: Cell) -> MatchRound | Refusal:
    round_ = _round_of(match, cell)
    if isinstance(round_, MatchRound) and cell.player not in round_.seats:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    return round_


def _won(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    if cell.player or not isinstance(value, list) or not value:
        return Refusal(Code.NOT_A_MARK, {"what": "won"})
    for player in value:
        if player not in round_.seats:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
    return None if len(set(value)) == len(value) else Refusal(Code.NOT_A_MARK, {"what": "won"})


def _sum(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _players_round(match, cell)
    if isinstance(round_, Refusal):
        return round_
    if not round_.tied:
        return Refusal(Code.NO_SUMS_NEEDED, {"round": round_.number})
    high = match.ruleset.highest_sum
    if type(value) is int and 0 <= value <= high:
        return None
    facts = {"value": value, "low": 0, "high": high, "player": cell.player}
    return Refusal(Code.OUT_OF_RANGE, facts)


def _duel(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _round_of(match, cell)
    if isinstance(round_, Refusal):
        return round_
    places = [str(duel.number) for duel in round_.duels]
    number = cell.field.removeprefix(DUEL)
    if cell.player or number not in [*places, str(round_.next_duel)]:
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    ended = number not in places and bool(round_.by_duels)
    if ended or int(number) > match.ruleset.most_duels:
        return Refusal(Code.ROUND_HAS_ENDED, {"round": round_.number, "duels": int(number) - 1})
    if value is None:
        return None
    try:
        read_duel(match.ruleset, int(number), value)
    except Refused as refused:
        return refused.refusal
    except (KeyError, TypeError, ValueError):
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    return None


def _pending(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _players_round(match, cell)
    if isinstance(round_, Refusal):
        return round_
    right = value is True or value is None
    right = right and match.ruleset.fighting < match.ruleset.pile
    return None if right else Refusal(Code.NOT_A_MARK, {"what": PENDING})


def _permanent(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    round_ = _players_round(match, cell)
    if isinstance(round_, Refusal):
        return round_
    return refuse_power(value, match.ruleset.most_duels)


_CHECKS: Mapping[str, Check[Match]] = {
    "won": _won,
    "sum": _sum,
    "name": judge_name,
    DUEL: _duel,
    PENDING: _pending,
    PERMANENT: _permanent,
    "ended": judge_ended,
}
