"""The reading of a match: from its marks to its state, round by round."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from scorepad.pad.effective_marks import EffectiveMarks, Key, read_marks
from scorepad.pad.marks import Mark, Value
from scorepad.pad.match.orders import place_of, read_order, read_turned
from scorepad.pad.match.state import (
    DUEL,
    PENDING,
    PERMANENT,
    LoggedDuel,
    Match,
    MatchBox,
    MatchRound,
)
from scorepad.pad.state import Phase
from scorepad.rules.duel.round import (
    Outcome,
    RoundEnd,
    cards_lost,
    end_of_round,
    most_rounds_left,
    round_won,
)
from scorepad.rules.duel.ruleset import DuelRuleset, remembered_duel_ruleset
from scorepad.rules.duel.verdict import PLAYERS, Side, Sorcerer, duel
from scorepad.rules.refusal import Refused


def read_match_round(
    ruleset: DuelRuleset,
    number: int,
    seats: tuple[str, ...],
    cells: Mapping[Key, Value],
    tokens: Mapping[str, int],
) -> tuple[MatchRound, RoundEnd | None]:
    """Return round ``number``, and its end once somebody has won it.

    ``tokens`` are those before the round.
    """
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
    orders = {player: read_order(ruleset, player, cells) for player in seats}
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
            order=orders[player][0],
            placed=orders[player][1],
            turned=read_turned(player, cells),
        )
        for player, side in zip(seats, PLAYERS, strict=True)
    }
    round_ = MatchRound(number, seats, boxes, won, tied, phase, duels, by_duels=by_duels)
    return round_, end


def read_duel(ruleset: DuelRuleset, number: int, value: Value) -> LoggedDuel:
    """Return the duel that a cell holds.

    The cell has ``sides`` in the order of the seats as [element, printed value, bonus] ("" and
    ``None`` for what is not known), ``power`` if a power decided, and ``counts`` if the duel may
    end the round.

    Raises:
        Refused: there is no such duel.
        KeyError, TypeError, ValueError: the value has another shape.
    """
    fields = cast("Mapping[str, Any]", value)
    one, other = (_sorcerer(side) for side in fields["sides"])
    power = Side(fields["power"]) if "power" in fields else None
    verdict = duel(ruleset, one, other, power)
    return LoggedDuel(number, (one, other), power, verdict, counts=fields.get("counts") is True)


def _won_by_duels(
    seats: Sequence[str], duels: Sequence[LoggedDuel], cards: Mapping[str, int]
) -> tuple[str, ...]:
    """Return the winners of the round by its duels; nobody if none of the duels counts."""
    if not any(each.counts for each in duels):
        return ()
    by_side = dict(zip(PLAYERS, seats, strict=True))
    winners = [each.verdict.winner for each in duels]
    brought = {side: cards[player] for side, player in by_side.items()}
    return tuple(by_side[side] for side in round_won(winners, brought))


def _in_force(noted: Value, side: Side, duels: Sequence[LoggedDuel]) -> str:
    """Return the Permanent power that is in force, "" for none.

    It is in force as long as its card has not lost since the power was noted.
    """
    if not is_power_noted(noted):
        return ""
    since, text = cast("list[Any]", noted)
    later = (each.verdict.winner for each in duels if each.number >= since)
    return "" if any(winner.loses(side) for winner in later) else str(text)


def is_power_noted(value: Value) -> bool:
    """Return whether a cell can hold ``value`` as a Permanent power.

    That is the number of a duel and a text.
    """
    if not isinstance(value, list) or len(value) != 2:
        return False
    since, text = value
    return type(since) is int and since >= 1 and isinstance(text, str) and bool(text)


def _sorcerer(side: Sequence[Any]) -> Sorcerer:
    element, value, bonus = side
    return Sorcerer(element, value, bonus)


def _logged(ruleset: DuelRuleset, cells: Mapping[Key, Value]) -> list[LoggedDuel]:
    duels = []
    for (_, _, field), value in cells.items():
        if field.startswith(DUEL):
            try:
                duels.append(read_duel(ruleset, int(field.removeprefix(DUEL)), value))
            except (Refused, KeyError, TypeError, ValueError):
                continue
    return sorted(duels, key=lambda each: each.number)


def fold_match(marks: Sequence[Mark]) -> Match:
    """Return the match that ``marks`` make, in their order; the first opened it.

    Any marks make a match. An unfinished round keeps the match open, even if later ones are
    written.
    """
    written = _without_undo_of_cards(read_marks(marks))
    game = written.round(0)
    ruleset = remembered_duel_ruleset(cast("Mapping[str, Any]", game[0, "", "ruleset"]))
    seats = tuple(cast("list[str]", written.round(1)[0, "", "seating"]))
    names = {player: str(name) for (_, player, field), name in game.items() if field == "name"}
    tokens = dict.fromkeys(seats, 0)
    ended = game.get((0, "", "ended"))
    ended_early = False
    last = _last_written_round(written)
    rounds: list[MatchRound] = []
    current: MatchRound | None = None
    while True:
        number = len(rounds) + 1
        round_, end = read_match_round(ruleset, number, seats, written.round(number), tokens)
        rounds.append(round_)
        tokens = {player: box.total for player, box in round_.boxes.items()}
        if round_.phase is not Phase.DONE:
            current = current or round_
        if end is not None and end.outcome is not Outcome.OPEN:
            break
        if current is None and number == ended:
            ended_early = True
            break
        if current is not None and number >= last:
            break
    left = most_rounds_left(tokens.values(), ruleset.tokens) - 1 if current else 0
    return Match(
        written=written,
        ruleset=ruleset,
        names=names,
        rounds=tuple(rounds),
        to_come=tuple(range(len(rounds) + 1, len(rounds) + 1 + max(left, 0))),
        current=current,
        present=seats,
        totals=tokens,
        winners=_ahead(tokens) if current is None else (),
        beyond=tuple(range(len(rounds) + 1, last + 1)),
        ended_early=ended_early,
    )


def _without_undo_of_cards(written: EffectiveMarks) -> EffectiveMarks:
    """Return ``written`` with an ``undoable`` mark that puts no card into an order.

    Such a card is secret. Its player takes it back on the own phone, by another mark.
    """
    undoable = (
        mark
        for mark in reversed(written.marks[1:])
        if mark.undoes is None
        and mark.id not in written.undone
        and not any(place_of(cell) for cell, _ in mark.cells)
    )
    return replace(written, undoable=next(undoable, None))


def _ahead(tokens: Mapping[str, int]) -> tuple[str, ...]:
    """Return the player who holds most tokens; nobody if both have as many."""
    most = [player for player, number in tokens.items() if number == max(tokens.values())]
    return tuple(most) if len(most) == 1 else ()


def _last_written_round(written: EffectiveMarks) -> int:
    return max((number for number, cells in written.rounds.items() if _is_won(cells)), default=0)


def _is_won(cells: Mapping[Key, Value]) -> bool:
    """Return whether the round may have been won: it is written, or a duel of it counts."""
    duels = (value for (_, _, field), value in cells.items() if field.startswith(DUEL))
    counts = any(isinstance(each, dict) and each.get("counts") is True for each in duels)
    return counts or (0, "", "won") in cells
