"""The pad as one screen shows it."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from scorepad.pad.entries import all_made, next_entry, rest_won_nothing
from scorepad.pad.marks import Cell
from scorepad.pad.opening import house_name
from scorepad.pad.own_entries import own_entry
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import DECLARATIONS, Pad, Phase, Round
from scorepad.pad.tricks_taken import TRICK
from scorepad.services.access import OpenedGame
from scorepad.views.active_cell import ActiveCell, HandOver, PadQuery, active_cell_of
from scorepad.views.captures import CaptureKeys, captures_view
from scorepad.views.conflicts import ConflictView, conflict_of
from scorepad.views.correction import Correction, correction_of
from scorepad.views.log import Undo, undo_line
from scorepad.views.pad_round import BidsView, RoundView, bids_view, round_view
from scorepad.views.pad_rows import Row, rows_of
from scorepad.views.special_cards import (
    Bomb,
    Cloud,
    Clouds,
    Declarations,
    Last,
    Turning,
    bomb_of,
    cloud_of,
    clouds_of,
    declarations_of,
    last_of,
    turning_of,
)

KEYS_IN_A_ROW = 6
_CROWD = 8
_PLAYED = ("bid", "tricks", "trump", "chooser", "changed", "bonus", "bomb")
_OF_A_ROUND = (*_PLAYED, *DECLARATIONS, REVEAL, TRICK)


class GameView(NamedTuple):
    """A game of any kind."""

    game_id: str
    version: int
    """The number of marks."""
    state: str
    """The state of the marks, by which a page learns whether there are new ones."""
    writes: bool
    """True if the device may write."""
    ruleset: str
    house: str
    """The name of the house rules, "" without."""
    rounds: int
    over: bool
    winners: tuple[str, ...]
    """The winners' names."""


class Rest(NamedTuple):
    """The key that fills all empty results."""

    none: bool
    """True if each becomes 0, because no trick is left; else each becomes the bid."""
    seen: str | None
    """The newest mark in their cells."""


@dataclass(frozen=True, slots=True)
class PadView:
    """Everything on the pad's screen."""

    folder: ClassVar[str] = "pad"

    game: GameView
    follows: bool
    """True if the screen moves on with what others write: nobody asked for a certain place."""
    round: RoundView
    bids: BidsView
    rows: tuple[Row, ...]
    active: ActiveCell | None
    """The cell that the next tap writes."""
    hand_over: HandOver | None
    """In place of ``active``: the player who must get the phone first."""
    rest: Rest | None
    last: Last | None
    """The result that alone is missing, where it does not follow from the others."""
    bomb: Bomb | None
    cloud: Cloud | None
    clouds: Clouds | None
    turning: Turning | None
    declarations: Declarations | None
    captures: CaptureKeys | None
    """The keys of what a bonus can be won with."""
    correcting: bool
    """True if a tap corrects something that was finished."""
    from_sheet: bool
    """True if correcting began at the sheet, and leads back there."""
    correction: Correction | None
    """A correction that waits for the other player whose result changes with it."""
    can_check: bool
    """True if a trick of the round can be checked or counted."""
    conflict: ConflictView | None
    undo: Undo | None
    """The undo; left out where a correction is shown and it would undo another round's mark."""
    away: tuple[tuple[str, int], ...]
    """The names and totals of those who have left."""
    starts: bool
    """True if the screen has just changed to bids, to results or to a reveal; nothing is typed."""
    key_rows: int
    """The number of rows that the keys from 0 to the hand size take."""
    tight: bool
    """True if the table is so large that rows and keys must be as small as they can be."""
    waits: bool = False
    """True if a phone without network lacks bids that count."""
    asks_undo: bool = False
    """True if the undo would take back what somebody else typed on an own phone, and is asked."""
    elsewhere: tuple[tuple[str, str], ...] = ()
    """The players, with their names, whose own phones are awaited; this one can enter for them."""
    has_no_player: bool = False
    """True if others are awaited and it is not known whose own phone this one is."""


def pad_view(pad: Pad, opened: OpenedGame, at: PadQuery) -> PadView:
    """Return the screen of ``opened``, whose pad is ``pad``, at what was asked for.

    A game that is over shows its last round.
    """
    newest = pad.current or pad.rounds[-1]
    own = None
    if opened.role == "player":
        # The own phone is in the hand of whoever it shows, and corrects nothing.
        own = own_entry(pad, opened.player, anew=at.field == "bid")
        at = PadQuery(alone=True)
    follows = at in (PadQuery(), PadQuery(alone=opened.role == "player"))
    number = own.round if own else at.round
    requested = pad.round(number) if number is not None else None
    round_, writes = requested or newest, opened.writes
    upcoming = next_entry(pad) if round_ is pad.current else None
    active = active_cell_of(pad, round_, at, own or upcoming) if writes or own else None
    cell, hand_over = (active, None) if isinstance(active, ActiveCell) else (None, active)
    rows = rows_of(pad, round_, cell or upcoming)
    if not writes and round_.hidden:
        # Who looks on hears of the bids alone, and not of what was worked out before.
        rows = tuple(row._replace(rest=None) for row in rows)
    # After the end, every tap is a correction.
    correcting = (round_ is not newest and not own) or (pad.over and cell is not None)
    can_count = round_ is pad.current and not round_.is_played
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
        last=last_of(pad, round_) if writes else None,
        bomb=bomb_of(pad, round_) if writes else None,
        cloud=cloud_of(pad, round_, at) if writes else None,
        clouds=clouds_of(pad, round_, at) if writes else None,
        turning=turning_of(pad, round_, at, cell) if writes else None,
        declarations=declarations_of(pad, round_, cell),
        captures=captures_view(pad, round_, cell),
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
