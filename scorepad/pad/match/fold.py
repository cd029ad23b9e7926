"""From the marks of a match to its state."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scorepad.pad.marks import Mark
from scorepad.pad.match.rounds import read_match_round
from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.pad.written import Written, read_marks
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
        winners=(winner,) if winner and current is None else (),
        beyond=tuple(range(len(rounds) + 1, last + 1)),
    )


def _last_written_round(written: Written) -> int:
    return max(
        (number for number, cells in written.rounds.items() if (0, "", "won") in cells), default=0
    )
