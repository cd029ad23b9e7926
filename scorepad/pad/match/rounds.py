"""One round of a match, read from its cells."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scorepad.pad.marks import Value
from scorepad.pad.match.state import DUEL, LoggedDuel, MatchBox, MatchRound
from scorepad.pad.state import Phase
from scorepad.pad.written import Key
from scorepad.rules.duel.match import Outcome, RoundEnd, end_of_round
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import Side, Sorcerer, duel
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
    winners = cells.get((0, "", "won"))
    won = tuple(p for p in seats if p in winners) if isinstance(winners, list) else ()
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
    boxes = {
        player: MatchBox(
            player=player,
            points=int(player in gained) if phase is Phase.DONE else None,
            before=tokens[player],
            total=tokens[player] + (player in gained),
            sum=sums.get(player) if tied else None,
        )
        for player in seats
    }
    duels = tuple(_logged(ruleset, cells))
    return MatchRound(number, seats, boxes, won, tied, phase, duels), end


def read_duel(ruleset: DuelRuleset, number: int, value: Value) -> LoggedDuel:
    """The duel that a cell holds: ``sides`` in the order of the seats as
    [element, printed value, bonus], and ``power`` where one decided.

    Raises:
        Refused: there is no such duel.
        KeyError, TypeError, ValueError: the value has another shape.
    """
    held = cast("Mapping[str, Any]", value)
    one, other = (_sorcerer(side) for side in held["sides"])
    power = Side(held["power"]) if "power" in held else None
    return LoggedDuel(number, (one, other), power, duel(ruleset, one, other, power))


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
