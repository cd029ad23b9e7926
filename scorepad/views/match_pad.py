"""The pad of a match, as one screen shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorepad.pad.marks import Cell
from scorepad.pad.match.orders import is_open, missing_in, turns_up
from scorepad.pad.match.state import PENDING, PERMANENT, LoggedDuel, Match, MatchRound
from scorepad.pad.state import Phase
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.services.access import OpenedGame, OwnPhones
from scorepad.views.active_cell import PadQuery
from scorepad.views.conflicts import ConflictView, conflict_of
from scorepad.views.duel_log import Following, following
from scorepad.views.log import Undo, undo_line
from scorepad.views.pad import GameView, game_view


class MatchRow(NamedTuple):
    """A player's line: tokens that are held, and those that are missing.

    ``card`` lies face up in the duel, ``None`` where none is known. ``sum`` is what was typed,
    ``values`` what the cards add up to where all of them lie face up. ``left`` of the ``cards``
    brought in can still fight, where the duels are written down (``None`` where they are not);
    ``pending`` once the pending card came in; ``permanent`` is the power in force. ``is_ready`` is
    whether the own order stands, ``None`` where nobody puts cards into one, or the first ones lie
    face up.
    """

    player: str
    name: str
    held: int
    missing: int
    card: Sorcerer | None
    sum: int | None
    values: int | None
    left: int | None
    cards: int
    pending: bool
    permanent: str
    is_ready: bool | None
    permanent_seen: str | None
    pending_seen: str | None


class Choice(NamedTuple):
    """A choice of winners of the round: their ids, their names, and whether it is written."""

    players: tuple[str, ...]
    names: tuple[str, ...]
    ringed: bool


class RoundWon(NamedTuple):
    """A round that was won: its number, the winners' names, and the tokens, a winner's first."""

    number: int
    names: tuple[str, ...]
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchView:
    """Everything on the screen of a match, in which nothing is secret.

    ``choices`` are what a tap can say, the first player, both, the second; before them stands the
    way to the own order where ``own_first``: this phone is one of the own ones, or may become one,
    as the other player has one alone. ``asks_sums`` when both
    would win with this round, or a round that was decided so is corrected. ``following`` is the
    duel that is being fought, where the table writes duels down; ``tells_cards`` when pending cards
    and powers are to be noted. ``reminder`` says what is done with the cards before the round:
    ``drawn``, ``swap``, or "" once it has begun, or a card lies in an order; ``before`` is the
    round before until it has begun, ``last`` the duel that was written down last: until then that
    of the round before. ``conflict`` is the cell that waits for a choice between what phones wrote
    that were apart. ``beyond`` are rounds that a correction has cut off.
    """

    folder: ClassVar[str] = "match"

    game: GameView
    follows: bool
    rules: DuelRuleset
    round: MatchRound
    rows: tuple[MatchRow, ...]
    choices: tuple[Choice, ...]
    own_first: bool
    won_seen: str | None
    asks_sums: bool
    sums_seen: str | None
    following: Following | None
    tells_cards: bool
    can_follow: bool
    reminder: str
    before: RoundWon | None
    last: LoggedDuel | None
    correcting: bool
    ended_early: bool
    conflict: ConflictView | None
    undo: Undo | None
    beyond: tuple[int, ...]


def match_view(match: Match, opened: OpenedGame, at: PadQuery, phones: OwnPhones) -> MatchView:
    """Return the screen of ``opened``, whose pad is ``match``, at a round, or at the open one.

    A match that is over shows its last round. ``phones`` are the own ones in it.
    """
    newest = match.current or match.rounds[-1]
    requested = match.round(at.round) if at.round is not None else None
    round_, writes = requested or newest, opened.writes
    correcting = requested is not None and requested is not match.current
    tie = writes and round_.tied and (correcting or round_.phase is Phase.SUMS)
    # Where the own cards are shown, nothing is written for both.
    is_own = at.field == "own" and not correcting
    taps = writes and not is_own and (correcting or (round_ is match.current and not tie))
    can_follow = taps and not correcting
    before = won_before(match, round_)
    tells_cards = can_follow and at.field == "cards"
    follows = can_follow and not tells_cards and _is_followed(match, round_, at)
    return MatchView(
        game=game_view(opened),
        follows=at == PadQuery(),
        rules=match.ruleset,
        round=round_,
        rows=tuple([_row(match, round_, place) for place in range(len(match.present))]),
        choices=_choices(match, round_) if taps and not (follows or tells_cards) else (),
        own_first=can_follow and bool(phones.mine or len(phones.players) == 1),
        won_seen=match.written.seen([Cell(round_.number, 0, "", "won")]),
        asks_sums=tie,
        sums_seen=match.written.seen(
            [Cell(round_.number, 0, player, "sum") for player in match.present]
        ),
        following=following(match, round_, at.duel, at.player) if follows else None,
        tells_cards=tells_cards,
        can_follow=can_follow,
        reminder=_reminder(match, round_),
        before=before,
        last=next(reversed((match.rounds[before.number - 1] if before else round_).duels), None),
        correcting=correcting,
        ended_early=match.ended_early,
        conflict=conflict_of(match) if writes else None,
        undo=_undo_of(match, newest) if writes else None,
        beyond=match.beyond,
    )


def _undo_of(match: Match, newest: MatchRound) -> Undo | None:
    line = undo_line(match)
    if line is None:
        return None
    return Undo(line, line.round if line.round not in (0, newest.number) else None)


def _is_followed(match: Match, round_: MatchRound, at: PadQuery) -> bool:
    """Return whether the duels of the open round are to be written down.

    They are where somebody wants to, or the table does so in this round, or did in the one before;
    and where the orders of both stand.
    """
    if at.field in ("duel", "won"):
        return at.field == "duel"
    before = match.round(round_.number - 1)
    is_begun = round_.is_followed or turns_up(round_)
    return is_begun or (before is not None and before.is_followed)


def _reminder(match: Match, round_: MatchRound) -> str:
    is_begun = round_.duels or any(box.placed for box in round_.boxes.values())
    if round_ is not match.current or is_begun or round_.phase is not Phase.WINNER:
        return ""
    return "drawn" if round_.number == 1 else "swap"


def won_before(match: Match, round_: MatchRound) -> RoundWon | None:
    """Return the round before ``round_`` where that one is open and has not begun."""
    before = match.round(round_.number - 1)
    if round_ is not match.current or before is None or round_.is_followed or round_.duels:
        return None
    seated = [before.boxes[each] for each in before.seats]
    boxes = sorted(seated, key=lambda box: box.points or 0, reverse=True)
    names = tuple(match.names[box.player] for box in boxes if box.points)
    return RoundWon(before.number, names, tuple(box.total for box in boxes))


def _row(match: Match, round_: MatchRound, place: int) -> MatchRow:
    player, card = match.present[place], round_.face_up[place]
    box = round_.boxes[player]
    is_placing = is_open(round_) and any(each.placed for each in round_.boxes.values())

    def seen(field: str) -> str | None:
        return match.written.seen([Cell(round_.number, 0, player, field)])

    return MatchRow(
        player=player,
        name=match.names[player],
        held=box.total,
        missing=match.ruleset.tokens - box.total,
        card=card if card.element and round_.phase is Phase.WINNER else None,
        sum=box.sum,
        values=box.values,
        left=box.left if round_.is_followed else None,
        cards=box.cards,
        pending=box.pending,
        permanent=box.permanent,
        is_ready=player not in missing_in(round_) if is_placing else None,
        permanent_seen=seen(PERMANENT),
        pending_seen=seen(PENDING),
    )


def _choices(match: Match, round_: MatchRound) -> tuple[Choice, ...]:
    one, other = match.present

    def choice(players: Sequence[str]) -> Choice:
        names = tuple(match.names[player] for player in players)
        return Choice(tuple(players), names, tuple(players) == round_.winners)

    return (choice((one,)), choice((one, other)), choice((other,)))
