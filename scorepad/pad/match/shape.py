"""Marks that can never stand in a match, whatever was played."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scorepad.pad.known import Known
from scorepad.pad.marks import Cell, Mark, Value, same
from scorepad.pad.match.rounds import is_power_noted, read_duel
from scorepad.pad.match.state import DUEL, PENDING, PERMANENT
from scorepad.pad.names import check_name, clean_name
from scorepad.pad.opening import PERSON
from scorepad.pad.shape import refuse_act
from scorepad.pad.shape_values import is_new_player
from scorepad.rules.duel.match import most_rounds_left
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.refusal import Code, Refusal, Refused


def refuse_match_shape(
    known: Known, ruleset: DuelRuleset, seats: Sequence[str], mark: Mark
) -> Refusal | None:
    """Return why nobody could ever read ``mark`` after those that are ``known``, in a
    match between ``seats``."""
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
            return check_name(value, ()) if clean_name(value) == value else _not(cell)
        case field if field == PERSON and in_game and cell.player:
            return None if value is None or is_new_player(value) else _not(cell)
        case "won" if in_round and not cell.player and isinstance(value, list):
            sound = 0 < len(value) == len([each for each in seats if each in value])
            return None if sound else _not(cell)
        case "sum" if in_round and cell.player and isinstance(value, int):
            facts = {"value": value, "low": 0, "high": ruleset.highest_sum}
            sound = not isinstance(value, bool) and 0 <= value <= ruleset.highest_sum
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
    place = cell.field.removeprefix(DUEL)
    if place not in map(str, range(1, ruleset.most_duels + 1)):
        return _not(cell)
    if value is None:
        return None
    try:
        logged = read_duel(ruleset, int(place), value)
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
    return check_name(text, ())


def _not(cell: Cell) -> Refusal:
    return Refusal(Code.NOT_A_MARK, {"what": cell.field})
