"""Judging a live entry in a match: what is impossible is refused, with the reason."""

from collections.abc import Callable, Mapping

from scorepad.pad.judge import judge_undo
from scorepad.pad.judge_people import judge_name
from scorepad.pad.judge_table import judge_ended
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match.rounds import read_duel
from scorepad.pad.match.shape import refuse_power
from scorepad.pad.match.state import DUEL, PENDING, PERMANENT, Match, MatchRound
from scorepad.rules.refusal import Code, Refusal, Refused


def judge_match(match: Match, mark: Mark) -> Refusal | None:
    """Return why ``mark`` cannot be written live on ``match``, or ``None``."""
    if mark.undoes is not None:
        return judge_undo(match, mark.undoes)
    written = dict(mark.cells)
    if not written or len(written) != len(mark.cells):
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    for cell, value in mark.cells:
        field = DUEL if cell.field.startswith(DUEL) else cell.field
        check = _CHECKS.get(field)
        if check is None:
            return Refusal(Code.NOT_A_MARK, {"what": cell.field})
        refusal = check(match, cell, value, written)
        if refusal is not None:
            return refusal
    return None


def _round_of(match: Match, cell: Cell) -> MatchRound | Refusal:
    played = match.round(cell.round)
    if played is None and match.current is not None:
        facts = {"round": cell.round, "open": match.current.number}
        return Refusal(Code.ROUND_NOT_OPEN, facts)
    if played is None:
        return Refusal(Code.GAME_IS_OVER)
    return Refusal(Code.NOT_A_MARK, {"what": cell.field}) if cell.deal else played


def _won(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    played = _round_of(match, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player or not isinstance(value, list) or not value:
        return Refusal(Code.NOT_A_MARK, {"what": "won"})
    for player in value:
        if player not in played.seats:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": player})
    return None if len(set(value)) == len(value) else Refusal(Code.NOT_A_MARK, {"what": "won"})


def _sum(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    played = _round_of(match, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player not in played.seats:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    if not played.tied:
        return Refusal(Code.NO_SUMS_NEEDED, {"round": played.number})
    high = match.ruleset.highest_sum
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
        return Refusal(
            Code.OUT_OF_RANGE, {"value": value, "low": 0, "high": high, "player": cell.player}
        )
    return None


def _duel(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    played = _round_of(match, cell)
    if isinstance(played, Refusal):
        return played
    places = [str(duel.number) for duel in played.duels]
    place = cell.field.removeprefix(DUEL)
    if cell.player or place not in [*places, str(played.next_duel)]:
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    ended = place not in places and bool(played.by_duels)
    if ended or int(place) > match.ruleset.most_duels:
        return Refusal(Code.ROUND_HAS_ENDED, {"round": played.number, "duels": int(place) - 1})
    if value is None:
        return None
    try:
        read_duel(match.ruleset, int(place), value)
    except Refused as refused:
        return refused.refusal
    except (KeyError, TypeError, ValueError):
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    return None


def _pending(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    played = _round_of(match, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player not in played.seats:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    right = value is True or value is None
    right = right and match.ruleset.fighting < match.ruleset.pile
    return None if right else Refusal(Code.NOT_A_MARK, {"what": PENDING})


def _permanent(match: Match, cell: Cell, value: Value, _: Mapping[Cell, Value]) -> Refusal | None:
    played = _round_of(match, cell)
    if isinstance(played, Refusal):
        return played
    if cell.player not in played.seats:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    return refuse_power(value, match.ruleset.most_duels)


_CHECKS: Mapping[str, Callable[[Match, Cell, Value, Mapping[Cell, Value]], Refusal | None]] = {
    "won": _won,
    "sum": _sum,
    "name": judge_name,
    DUEL: _duel,
    PENDING: _pending,
    PERMANENT: _permanent,
    "ended": judge_ended,
}
