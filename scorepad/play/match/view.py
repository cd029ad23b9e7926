"""The pad of a match as one screen shows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.pad.marks import Cell
from scorepad.pad.match.state import Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.play.kinds import match_of
from scorepad.play.log_view import LogLine, undo_line
from scorepad.play.looking import Look
from scorepad.play.pad.light import At


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A player's line: tokens that are held, and those that are missing;
    ``gained`` in the round that is shown. ``sum`` is what was typed."""

    player: str
    name: str
    held: int
    missing: int
    gained: bool
    sum: int | None


@dataclass(frozen=True, slots=True)
class Choice:
    """Who may have won the round: ids, names, and whether that is written."""

    players: tuple[str, ...]
    names: tuple[str, ...]
    ringed: bool


@dataclass(frozen=True, slots=True)
class MatchView:
    """Everything on the screen. ``choices`` are what a tap can say, the first
    player, both, the second; ``asks_sums`` when both would win with this round,
    or a round that was decided so is corrected. ``beyond`` are rounds that a
    correction has cut off."""

    game_id: str
    version: int
    state: str
    writes: bool
    follows: bool
    ruleset: str
    to_win: int
    number: int
    open_round: int
    rounds: int
    phase: Phase
    correcting: bool
    over: bool
    rows: tuple[MatchRow, ...]
    choices: tuple[Choice, ...]
    won_seen: str | None
    asks_sums: bool
    sums_seen: str | None
    highest_sum: int
    undo: LogLine | None
    winners: tuple[str, ...]
    beyond: tuple[int, ...]

    @property
    def undo_round(self) -> int | None:
        """The round that undo reaches back to, where it is not the open one."""
        number = self.undo.round if self.undo else 0
        return number if number and number != self.open_round else None


def match_view(look: Look, at: At) -> MatchView:
    """The screen of ``look`` at the round that was asked for, or the open one;
    a match that is over shows its last round."""
    match = match_of(look.pad)
    newest = match.current or match.rounds[-1]
    asked = match.round(at.round) if at.round is not None else None
    played = asked or newest
    correcting = asked is not None and asked is not match.current
    writes = look.writes
    tie = writes and played.tied and (correcting or played.phase is Phase.SUMS)
    taps = writes and (correcting or (played is match.current and not tie))
    return MatchView(
        game_id=look.game.game_id,
        version=look.game.version,
        state=look.game.state,
        writes=writes,
        follows=at == At(),
        ruleset=match.ruleset.key,
        to_win=match.ruleset.tokens,
        number=played.number,
        open_round=newest.number,
        rounds=match.number_of_rounds,
        phase=played.phase,
        correcting=correcting,
        over=match.over,
        rows=tuple(_row(match, played, player) for player in match.present),
        choices=_choices(match, played) if taps else (),
        won_seen=match.written.seen([Cell(played.number, 0, "", "won")]),
        asks_sums=tie,
        sums_seen=match.written.seen(
            [Cell(played.number, 0, player, "sum") for player in match.present]
        ),
        highest_sum=match.ruleset.highest_sum,
        undo=undo_line(match) if writes else None,
        winners=tuple(match.names[player] for player in match.winners),
        beyond=match.beyond,
    )


def _row(match: Match, played: MatchRound, player: str) -> MatchRow:
    box = played.boxes[player]
    return MatchRow(
        player=player,
        name=match.names[player],
        held=box.total,
        missing=match.ruleset.tokens - box.total,
        gained=bool(box.points),
        sum=box.sum,
    )


def _choices(match: Match, played: MatchRound) -> tuple[Choice, ...]:
    one, other = match.present

    def choice(players: Sequence[str]) -> Choice:
        names = tuple(match.names[player] for player in players)
        return Choice(tuple(players), names, tuple(players) == played.won)

    return (choice((one,)), choice((one, other)), choice((other,)))
