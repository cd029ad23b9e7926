"""From the marks of a match to its state."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scorepad.pad.marks import Mark, Value
from scorepad.pad.match.rounds import read_match_round
from scorepad.pad.match.state import DUEL, Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.pad.written import Key, Written, read_marks
from scorepad.rules.duel.match import Outcome, most_rounds_left
from scorepad.rules.duel.ruleset import remembered_duel_ruleset


def fold_match(marks: Sequence[Mark]) -> Match:
    """The match that ``marks`` make, in their order; the first opened it.

    Whatever the marks hold, a match comes out. A round that was left open
    keeps the match open, even where later ones are written.
    """
    written = read_marks(marks)
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
    winner = ""
    while True:
        number = len(rounds) + 1
        played, end = read_match_round(ruleset, number, seats, written.round(number), tokens)
        rounds.append(played)
        tokens = {player: box.total for player, box in played.boxes.items()}
        if played.phase is not Phase.DONE:
            current = current or played
        if end is not None and end.outcome is not Outcome.OPEN:
            winner = end.winner
            break
        if current is None and number == ended:
            ended_early = True
            break
        if current is not None and number >= last:
            break
    if ended_early:
        winner = _ahead(tokens)
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
        winners=(winner,) if winner and current is None else (),
        beyond=tuple(range(len(rounds) + 1, last + 1)),
        ended_early=ended_early,
    )


def _ahead(tokens: Mapping[str, int]) -> str:
    """Return who holds most tokens, "" where both are level."""
    most = [player for player, held in tokens.items() if held == max(tokens.values())]
    return most[0] if len(most) == 1 else ""


def _last_written_round(written: Written) -> int:
    return max((number for number, cells in written.rounds.items() if _is_won(cells)), default=0)


def _is_won(cells: Mapping[Key, Value]) -> bool:
    """Return whether somebody may have won the round that has ``cells``: it is
    written, or follows from its duels."""
    duels = (value for (_, _, field), value in cells.items() if field.startswith(DUEL))
    counts = any(isinstance(each, dict) and each.get("counts") is True for each in duels)
    return counts or (0, "", "won") in cells
