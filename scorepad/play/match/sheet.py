"""The sheet of a match: a line a round, with who won it and the tokens after it."""

from dataclasses import dataclass

from scorepad.pad.changes import Change, earlier_values
from scorepad.pad.marks import Cell, Value
from scorepad.pad.match.state import LoggedDuel, Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.play.kinds import match_of
from scorepad.play.log_view import Detail, detail_of
from scorepad.play.looking import Look
from scorepad.play.standings import Standing, standings


@dataclass(frozen=True, slots=True)
class TokenBox:
    """A player's tokens after the round (``None`` until it is done), whether
    the round was won, and the sum that was asked for."""

    player: str
    name: str
    total: int | None
    won: bool
    sum: int | None


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A round; ``won_by`` are names, ``tied`` when sums had to decide,
    ``duels`` those written down. No boxes: still to come."""

    number: int
    boxes: tuple[TokenBox, ...]
    won_by: tuple[str, ...]
    tied: bool
    duels: tuple[LoggedDuel, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class Correction:
    """What was corrected in one round, each with the value before and after."""

    round: int
    details: tuple[Detail, ...]


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """The sheet of one match; ``beyond`` are rounds that no longer count."""

    game_id: str
    writes: bool
    ruleset: str
    created_at: int
    columns: tuple[Standing, ...]
    lines: tuple[MatchLine, ...]
    beyond: tuple[int, ...]
    over: bool
    cut_short: bool


def match_sheet(look: Look) -> MatchSheet:
    """The sheet of ``look``."""
    match = match_of(look.pad)
    lines = [_line(match, played) for played in match.rounds]
    to_come = [MatchLine(number, (), (), False, (), open=False) for number in match.to_come]
    return MatchSheet(
        game_id=look.game.game_id,
        writes=look.writes,
        ruleset=match.ruleset.key,
        created_at=look.game.created_at,
        columns=standings(match),
        lines=(*lines, *to_come),
        beyond=match.beyond,
        over=match.over,
        cut_short=match.over and match.ended_early,
    )


def _line(match: Match, played: MatchRound) -> MatchLine:
    done = played.phase is Phase.DONE
    return MatchLine(
        number=played.number,
        boxes=tuple(
            TokenBox(
                player=player,
                name=match.names[player],
                total=box.total if done else None,
                won=bool(box.points),
                sum=box.sum,
            )
            for player, box in played.boxes.items()
        ),
        won_by=tuple(match.names[player] for player in played.won),
        tied=played.tied,
        duels=played.duels,
        open=played is match.current,
    )


def corrections(match: Match) -> tuple[Correction, ...]:
    """Return what stood on the sheet before it was corrected, by its rounds: who
    won, and the sums that decide. A winner that was written against the duels
    corrects them."""
    earlier = earlier_values(match.written)
    found = []
    for played in match.rounds:
        cells = [Cell(played.number, 0, "", "won")]
        cells += [Cell(played.number, 0, player, "sum") for player in played.seats]
        changes: list[Change] = []
        for cell in cells:
            after = match.written.round(played.number).get(cell[1:])
            by_duels: Value = list(played.by_duels) if cell.field == "won" else None
            before = earlier.get(cell) or by_duels or None
            if after is not None and before is not None and before != after:
                changes.append(Change(cell, before, after))
        if changes:
            details = tuple(detail_of(match, change) for change in changes)
            found.append(Correction(played.number, details))
    return tuple(found)
