"""One round of a match, read from its cells."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scorepad.pad.marks import Value
from scorepad.pad.match.state import (
    DUEL,
    PENDING,
    PERMANENT,
    LoggedDuel,
    MatchBox,
    MatchRound,
)
from scorepad.pad.state import Phase
from scorepad.pad.written import Key
from scorepad.rules.duel.match import Outcome, RoundEnd, end_of_round
from scorepad.rules.duel.round import cards_lost, round_won
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import PLAYERS, Side, Sorcerer, duel
from scorepad.rules.refusal import Refused


def read_match_round(
    ruleset: DuelRuleset,
    number: int,
    seats: tuple[str, ...],
    cells: Mapping[Key, Value],
    tokens: Mapping[str, int],
) -> tuple[MatchRound, RoundEnd | None]:
    """Round ``number``, and its end once somebody has won it; ``tokens`` are
    those before it."""
    duels = tuple(_logged(ruleset, cells))
    pending = {player: cells.get((0, player, PENDING)) is True for player in seats}
    cards = {player: ruleset.fighting + pending[player] for player in seats}
    by_duels = _won_by_duels(seats, duels, cards)
    winners = cells.get((0, "", "won"))
    won = tuple(p for p in seats if p in winners) if isinstance(winners, list) else ()
    won = won or by_duels
    sums = {
        player: cast("int", cells[0, player, "sum"])
        for player in seats
        if (0, player, "sum") in cells
    }
    end = end_of_round(tokens, won, ruleset.tokens, sums) if won else None
    tied = end is not None and end.tied
    gained = end.gained if end else ()
    phase = Phase.WINNER
    if end is not None:
        phase = Phase.SUMS if end.outcome is Outcome.SUMS else Phase.DONE
    lost = cards_lost([each.verdict.winner for each in duels])
    boxes = {
        player: MatchBox(
            player=player,
            points=int(player in gained) if phase is Phase.DONE else None,
            before=tokens[player],
            total=tokens[player] + (player in gained),
            sum=sums.get(player) if tied else None,
            lost=lost[side],
            cards=cards[player],
            pending=pending[player],
            permanent=_in_force(cells.get((0, player, PERMANENT)), side, duels),
        )
        for player, side in zip(seats, PLAYERS, strict=True)
    }
    played = MatchRound(number, seats, boxes, won, tied, phase, duels, by_duels=by_duels)
    return played, end


def read_duel(ruleset: DuelRuleset, number: int, value: Value) -> LoggedDuel:
    """The duel that a cell holds: ``sides`` in the order of the seats as
    [element, printed value, bonus] ("" and ``None`` for what nobody said),
    ``power`` where one decided, and ``counts`` where it may end the round.

    Raises:
        Refused: there is no such duel.
        KeyError, TypeError, ValueError: the value has another shape.
    """
    held = cast("Mapping[str, Any]", value)
    one, other = (_sorcerer(side) for side in held["sides"])
    power = Side(held["power"]) if "power" in held else None
    verdict = duel(ruleset, one, other, power)
    return LoggedDuel(number, (one, other), power, verdict, counts=held.get("counts") is True)


def _won_by_duels(
    seats: Sequence[str], duels: Sequence[LoggedDuel], cards: Mapping[str, int]
) -> tuple[str, ...]:
    """Return who has won the round by its duels; nobody where none of them counts."""
    if not any(each.counts for each in duels):
        return ()
    by_side = dict(zip(PLAYERS, seats, strict=True))
    winners = [each.verdict.winner for each in duels]
    brought = {side: cards[player] for side, player in by_side.items()}
    return tuple(by_side[side] for side in round_won(winners, brought))


def _in_force(noted: Value, side: Side, duels: Sequence[LoggedDuel]) -> str:
    """Return the Permanent power that holds: its card has not lost since it was noted."""
    if not is_power_noted(noted):
        return ""
    since, text = cast("list[Any]", noted)
    later = (each.verdict.winner for each in duels if each.number >= since)
    return "" if any(winner.loses(side) for winner in later) else str(text)


def is_power_noted(value: Value) -> bool:
    """Return whether a cell can hold ``value`` as a Permanent power: the number of a
    duel and a text."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    since, text = value
    return type(since) is int and since >= 1 and isinstance(text, str) and bool(text)


def _sorcerer(side: Sequence[Any]) -> Sorcerer:
    element, value, bonus = side
    return Sorcerer(element, value, bonus)


def _logged(ruleset: DuelRuleset, cells: Mapping[Key, Value]) -> list[LoggedDuel]:
    found = []
    for (_, _, field), value in cells.items():
        number = field.removeprefix(DUEL)
        if field.startswith(DUEL) and number.isdecimal():
            try:
                found.append(read_duel(ruleset, int(number), value))
            except (Refused, KeyError, TypeError, ValueError):
                continue
    return sorted(found, key=lambda each: each.number)
