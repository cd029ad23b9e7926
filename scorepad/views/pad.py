"""The pad as one screen shows it."""

from dataclasses import dataclass
from typing import ClassVar

from scorepad.pad.entries import all_made, next_entry, rest_won_nothing
from scorepad.pad.marks import Cell
from scorepad.pad.opening import house_name
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.tricks_taken import TRICK
from scorepad.services.access import OpenedGame
from scorepad.views.active_cell import ActiveCell, HandOver, PadQuery, active_cell_of
from scorepad.views.conflicts import ConflictView, conflict_of
from scorepad.views.correction import Correction, correction_of
from scorepad.views.log import Undo, undo_line
from scorepad.views.pad_round import BidsView, RoundView, bids_view, round_view
from scorepad.views.pad_rows import Bomb, Cloud, Row, bomb_of, cloud_of, rows_of

KEYS_IN_A_ROW = 6
_CROWD = 8
_OF_A_ROUND = ("bid", "tricks", "trump", "changed", "bonus", "bomb", REVEAL, TRICK)


@dataclass(frozen=True, slots=True)
class GameView:
    """A game of any kind.

    ``version`` and ``state`` tell whether there is anything new; ``house`` is the name of the
    house rules, "" without; ``winners`` are names.
    """

    game_id: str
    version: int
    state: str
    writes: bool
    ruleset: str
    house: str
    rounds: int
    over: bool
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """The key for all empty results: each as bid, or ``none`` where no trick is left.

    ``seen`` is the newest mark in their cells.
    """

    none: bool
    seen: str | None


@dataclass(frozen=True, slots=True)
class PadView:
    """Everything on the pad's screen.

    ``follows`` when the screen shows what is next and not what somebody asked
    for, so that it can go along with what others write. ``active`` is the cell
    that the next tap writes, or ``hand_over`` says who must get the phone first.
    ``correction`` waits for the other player who changes with it; ``from_sheet``
    where correcting began at the sheet, and leads back there. ``can_check`` when a
    trick of the round can be checked or counted. ``undo`` is left out where an
    earlier round is corrected and it would take back something of another one.
    ``away`` are those who left, with their totals. ``starts`` when the screen has
    just come to something else: bids after a round, or results after the bids, with
    nothing typed yet, or a reveal. ``key_rows`` is the number of rows that the keys
    from 0 to the hand's size need; ``tight`` where rows and keys must be at their
    least to fit a small phone: so many players hold hands that need few keys, and the
    length makes no difference. ``waits`` on a phone without network that does not know
    bids that count.
    """

    folder: ClassVar[str] = "pad"

    game: GameView
    follows: bool
    round: RoundView
    bids: BidsView
    rows: tuple[Row, ...]
    active: ActiveCell | None
    hand_over: HandOver | None
    rest: Rest | None
    bomb: Bomb | None
    cloud: Cloud | None
    correcting: bool
    from_sheet: bool
    correction: Correction | None
    can_check: bool
    conflict: ConflictView | None
    undo: Undo | None
    away: tuple[tuple[str, int], ...]
    starts: bool
    key_rows: int
    tight: bool
    waits: bool = False


def pad_view(pad: Pad, opened: OpenedGame, at: PadQuery) -> PadView:
    """Return the screen of ``opened``, whose pad is ``pad``, at what was asked for.

    A game that is over shows its last round.
    """
    newest = pad.current or pad.rounds[-1]
    requested = pad.round(at.round) if at.round is not None else None
    round_, writes = requested or newest, opened.writes
    upcoming = next_entry(pad) if round_ is pad.current else None
    active = active_cell_of(pad, round_, at, upcoming) if writes else None
    cell, hand_over = (active, None) if isinstance(active, ActiveCell) else (None, active)
    rows = rows_of(pad, round_, cell or upcoming)
    # After the end, every tap is a correction.
    correcting = round_ is not newest or (pad.over and cell is not None)
    can_count = round_ is pad.current and not round_.is_played
    follows = at == PadQuery()
    shown = round_view(pad, round_)
    begins = shown.before > 0 if shown.fresh else shown.phase is Phase.TRICKS and shown.nothing_won
    return PadView(
        game=game_view(opened),
        follows=follows,
        round=shown,
        bids=bids_view(round_, rows),
        rows=rows,
        active=cell,
        hand_over=hand_over,
        rest=_rest_of(pad, round_) if writes else None,
        bomb=bomb_of(pad, round_) if writes else None,
        cloud=cloud_of(pad, round_, at) if writes else None,
        correcting=correcting,
        from_sheet=at.from_sheet,
        correction=correction_of(pad, round_, at) if writes else None,
        can_check=(
            round_.phase is Phase.TRICKS and (can_count if writes else round_.ruleset.play.judged)
        ),
        conflict=conflict_of(pad) if writes else None,
        undo=_undo_of(pad, round_, correcting) if writes else None,
        away=tuple([(pad.names[player], pad.totals[player]) for player in pad.away]),
        starts=follows and (round_.to_reveal or begins),
        key_rows=round_.hand // KEYS_IN_A_ROW + 1,
        tight=len(rows) >= _CROWD,
    )


def game_view(opened: OpenedGame) -> GameView:
    """Return what the screen says of the game as a whole."""
    game, pad = opened.game, opened.pad
    return GameView(
        game_id=game.game_id,
        version=game.version,
        state=game.state,
        writes=opened.writes,
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        rounds=pad.number_of_rounds,
        over=pad.over,
        winners=tuple([pad.names[player] for player in pad.winners]),
    )


def _rest_of(pad: Pad, round_: Round) -> Rest | None:
    made = all_made(round_)
    players = made or rest_won_nothing(round_)
    if not players:
        return None
    cells = [Cell(round_.number, round_.deal, player, "tricks") for player in players]
    return Rest(not made, pad.written.seen(cells))


def _undo_of(pad: Pad, round_: Round, correcting: bool) -> Undo | None:
    line = undo_line(pad)
    if line is None:
        return None
    field = line.details[0].field if line.details else ""
    reached = line.round if field.startswith(_OF_A_ROUND) else None
    if correcting:
        return Undo(line, reached) if reached == round_.number else None
    return Undo(line, reached if reached != round_.number else None)
