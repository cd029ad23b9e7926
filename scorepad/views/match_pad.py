"""The pad of a match, as one screen shows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.pad.marks import Cell
from scorepad.pad.match.state import PENDING, PERMANENT, Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.services.access import OpenedGame
from scorepad.services.pad_kinds import match_of
from scorepad.views.active_cell import At
from scorepad.views.duel_log import Following, following
from scorepad.views.log import LogLine, undo_line


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A player's line: tokens that are held, and those that are missing.

    ``gained`` is of the round that is shown. ``sum`` is what was typed. ``left`` of the ``cards``
    brought in can still fight, where the duels are written down (``None`` where they are not);
    ``pending`` once the pending card came in; ``permanent`` is the power in force.
    """

    player: str
    name: str
    held: int
    missing: int
    gained: bool
    sum: int | None
    left: int | None
    cards: int
    pending: bool
    permanent: str
    permanent_seen: str | None
    pending_seen: str | None


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of winners of the round: their ids, their names, and whether it is written."""

    players: tuple[str, ...]
    names: tuple[str, ...]
    ringed: bool


@dataclass(frozen=True, slots=True)
class MatchView:
    """Everything on the screen of a match.

    ``choices`` are what a tap can say, the first player, both, the second; ``asks_sums`` when both
    would win with this round, or a round that was decided so is corrected. ``following`` is the
    duel that is being fought, where the table writes duels down; ``tells_cards`` when pending cards
    and powers are to be noted. ``reminder`` says what is done with the cards before the round:
    ``drawn``, ``swap``, or "" once it has begun. ``beyond`` are rounds that a correction has cut
    off.
    """

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
    following: Following | None
    tells_cards: bool
    can_follow: bool
    reminder: str
    fighting: int
    pile: int
    ended_early: bool
    undo: LogLine | None
    winners: tuple[str, ...]
    beyond: tuple[int, ...]

    @property
    def undo_round(self) -> int | None:
        """The round that undo reaches back to, where it is not the open one."""
        number = self.undo.round if self.undo else 0
        return number if number and number != self.open_round else None


def match_view(look: OpenedGame, at: At) -> MatchView:
    """Return the screen of ``look`` at the round that was asked for, or the open one.

    A match that is over shows its last round.
    """
    match = match_of(look.pad)
    newest = match.current or match.rounds[-1]
    asked = match.round(at.round) if at.round is not None else None
    played = asked or newest
    correcting = asked is not None and asked is not match.current
    writes = look.writes
    tie = writes and played.tied and (correcting or played.phase is Phase.SUMS)
    taps = writes and (correcting or (played is match.current and not tie))
    can_follow = taps and not correcting
    tells_cards = can_follow and at.field == "cards"
    follows = can_follow and not tells_cards and _is_followed(match, played, at)
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
        choices=_choices(match, played) if taps and not (follows or tells_cards) else (),
        won_seen=match.written.seen([Cell(played.number, 0, "", "won")]),
        asks_sums=tie,
        sums_seen=match.written.seen(
            [Cell(played.number, 0, player, "sum") for player in match.present]
        ),
        highest_sum=match.ruleset.highest_sum,
        following=following(match, played, at.duel, at.player) if follows else None,
        tells_cards=tells_cards,
        can_follow=can_follow,
        reminder=_reminder(match, played),
        fighting=match.ruleset.fighting,
        pile=match.ruleset.pile,
        ended_early=match.ended_early,
        undo=undo_line(match) if writes else None,
        winners=tuple(match.names[player] for player in match.winners),
        beyond=match.beyond,
    )


def _is_followed(match: Match, played: MatchRound, at: At) -> bool:
    """Return whether the duels of the open round are to be written down.

    They are where somebody wants to, or the table does so in this round, or did in the one before.
    """
    if at.field in ("duel", "won"):
        return at.field == "duel"
    before = match.round(played.number - 1)
    return played.is_followed or (before is not None and before.is_followed)


def _reminder(match: Match, played: MatchRound) -> str:
    if played is not match.current or played.duels or played.phase is not Phase.WINNER:
        return ""
    return "drawn" if played.number == 1 else "swap"


def _row(match: Match, played: MatchRound, player: str) -> MatchRow:
    box = played.boxes[player]

    def seen(field: str) -> str | None:
        return match.written.seen([Cell(played.number, 0, player, field)])

    return MatchRow(
        player=player,
        name=match.names[player],
        held=box.total,
        missing=match.ruleset.tokens - box.total,
        gained=bool(box.points),
        sum=box.sum,
        left=box.left if played.is_followed else None,
        cards=box.cards,
        pending=box.pending,
        permanent=box.permanent,
        permanent_seen=seen(PERMANENT),
        pending_seen=seen(PENDING),
    )


def _choices(match: Match, played: MatchRound) -> tuple[Choice, ...]:
    one, other = match.present

    def choice(players: Sequence[str]) -> Choice:
        names = tuple(match.names[player] for player in players)
        return Choice(tuple(players), names, tuple(players) == played.won)

    return (choice((one,)), choice((one, other)), choice((other,)))
