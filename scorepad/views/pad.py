"""The pad as one screen shows it."""

from dataclasses import dataclass

from scorepad.pad.entries import all_made, next_entry, rest_at_one_tap
from scorepad.pad.marks import Cell
from scorepad.pad.opening import house_name
from scorepad.pad.results import TRICK
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Flag, Pad, Phase, Round
from scorepad.rules.ruleset import BonusWhen, OwnCards, Visibility
from scorepad.rules.tricks import TrumpOfRound, trump_in_round
from scorepad.services.access import OpenedGame
from scorepad.services.pad_kinds import tricks_of
from scorepad.views.active_cell import ActiveCell, At, active_cell_of
from scorepad.views.conflicts import ConflictView, conflict_of
from scorepad.views.correction import Question, question_of
from scorepad.views.log import LogLine, undo_line
from scorepad.views.pad_rows import (
    Bomb,
    Cloud,
    Row,
    bomb_of,
    bonus_before,
    cloud_of,
    has_bonus,
    row_of,
)

KEYS_IN_A_ROW = 6
_CROWD = 8
_OF_A_ROUND = ("bid", "tricks", "trump", "changed", "bonus", "bomb", REVEAL, TRICK)


@dataclass(frozen=True, slots=True)
class PadView:
    """Everything on the pad's screen.

    ``follows`` when the screen shows what is next and not what somebody asked
    for, so that it can go along with what others write; ``version`` and
    ``state`` then tell whether there is anything new. ``fresh`` is a round that
    nobody has bid in.
    ``to_reveal`` when nothing is missing but the reveal; ``all_at_once`` where the
    scorer types bids that were shown at the table together. ``off`` counts the
    tricks by which bids have been missed so far. ``undo`` is left out where an
    earlier round is corrected and it would take back something of another one.
    ``waits`` on a phone without network that does not know bids that count.
    """

    game_id: str
    version: int
    state: str
    writes: bool
    follows: bool
    ruleset: str
    house: str
    number: int
    rounds: int
    deal: int
    hand: int
    blind: bool
    forehead: bool
    in_turn: bool
    typed_after_the_round: bool
    dealer: str
    leader: str
    trump: TrumpOfRound
    all_dealt: bool
    trump_turned: bool
    trump_seen: str | None
    phase: Phase
    fresh: bool
    correcting: bool
    from_sheet: bool
    over: bool
    hidden: bool
    to_reveal: bool
    all_at_once: bool
    rows: tuple[Row, ...]
    light: ActiveCell | None
    hand_to: str | None
    hand_to_player: str
    question: Question | None
    bids: int
    forbidden: int | None
    tricks_left: int
    made_seen: str | None
    can_all_be_made: bool
    rest_is_nothing: bool
    can_count: bool
    judged: bool
    has_bonus: bool
    bonus_if_made: bool
    bonus_before: int | None
    bomb: Bomb | None
    cloud: Cloud | None
    flags: tuple[Flag, ...]
    conflict: ConflictView | None
    undo: LogLine | None
    winners: tuple[str, ...]
    away: tuple[tuple[str, int], ...]
    key_rows: int
    waits: bool = False

    @property
    def excess(self) -> int:
        """Bids over (or, negative, under) the tricks of the round."""
        return self.bids - self.hand

    @property
    def undo_round(self) -> int | None:
        """The round that undo reaches back to, where it is not the open one."""
        reached = _round_of(self.undo)
        return reached if reached != self.number or self.correcting else None

    @property
    def off(self) -> int:
        """The number of tricks by which bids have been missed so far."""
        return sum(
            abs(row.tricks - (row.bid if row.changed is None else row.changed))
            for row in self.rows
            if row.bid is not None and row.tricks is not None
        )

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of those whose hidden bid is missing, in seating order."""
        empty = (row.name for row in self.rows if row.bid is None and not row.bid_hidden)
        return tuple(empty) if self.hidden else ()

    @property
    def changed_after_reveal(self) -> tuple[str, ...]:
        """The names of those whose bid is another than the one that was revealed."""
        return tuple(row.name for row in self.rows if row.after_reveal)

    @property
    def nothing_won(self) -> bool:
        """Return whether no result has been typed yet."""
        return all(row.tricks is None for row in self.rows)

    @property
    def starts(self) -> bool:
        """Return whether the screen has just come to something else.

        That is bids after a round, or results after the bids, with nothing typed yet, or a reveal.
        """
        begun = self.to_reveal or (self.fresh and self.number > 1)
        return self.follows and (begun or (self.phase is Phase.TRICKS and self.nothing_won))

    @property
    def tight(self) -> bool:
        """Return whether rows and keys must be at their least to fit a small phone.

        So many players hold hands that need few keys: the length makes no difference.
        """
        return len(self.rows) >= _CROWD


def pad_view(look: OpenedGame, at: At) -> PadView:
    """Return the screen of ``look`` at what was asked for.

    A game that is over shows its last round.
    """
    pad = tricks_of(look.pad)
    shown = pad.round(at.round) if at.round is not None else None
    played = shown or pad.current or pad.rounds[-1]
    light, hand_to = active_cell_of(pad, played, at, look.writes)
    lit = light or (next_entry(pad) if played is pad.current else None)
    made = tuple(
        Cell(played.number, played.deal, player, "tricks") for player in rest_at_one_tap(played)
    )
    names = pad.names
    bidding = played.ruleset.bidding
    correcting = _correcting(pad, played, light)
    undo = undo_line(pad) if look.writes else None
    if correcting and _round_of(undo) != played.number:
        undo = None
    return PadView(
        game_id=look.game.game_id,
        version=look.game.version,
        state=look.game.state,
        writes=look.writes,
        follows=at == At(),
        ruleset=pad.ruleset.key,
        house=house_name(pad.written),
        number=played.number,
        rounds=pad.number_of_rounds,
        deal=played.deal,
        hand=played.hand,
        blind=played.blind,
        forehead=bidding.own_cards is OwnCards.FOREHEAD,
        in_turn=bidding.visibility is Visibility.OPEN,
        typed_after_the_round=bidding.visibility is Visibility.SECRET and not played.hidden,
        dealer=names[played.dealer],
        leader=names[played.leader],
        trump=played.trump,
        all_dealt=played.undealt <= 0 and trump_in_round(played.ruleset, played.number) is None,
        trump_turned=played.turned,
        trump_seen=pad.written.seen([Cell(played.number, played.deal, "", "trump")]),
        phase=played.phase,
        fresh=played.phase is Phase.BIDS and played.nobody_has_bid,
        correcting=correcting,
        from_sheet=at.from_sheet,
        over=pad.over,
        hidden=played.hidden,
        to_reveal=played.to_reveal,
        all_at_once=(
            bidding.visibility is Visibility.SIMULTANEOUS
            and not played.hidden
            and played.revealed is None
        ),
        rows=tuple(
            row_of(pad, played, box, lit.field if lit and lit.player == player else None)
            for player, box in played.boxes.items()
        ),
        light=light,
        hand_to=names[hand_to] if hand_to else None,
        hand_to_player=hand_to or "",
        question=question_of(pad, played, at) if look.writes else None,
        bids=played.bids,
        forbidden=played.forbidden if played.phase is Phase.BIDS else None,
        tricks_left=played.tricks_left,
        made_seen=pad.written.seen(made),
        can_all_be_made=bool(made) and look.writes,
        rest_is_nothing=bool(made) and not all_made(played),
        can_count=(
            played.phase is Phase.TRICKS
            and not played.is_played
            and played is pad.current
            and look.writes
        ),
        judged=played.ruleset.play.judged,
        has_bonus=has_bonus(played),
        bonus_if_made=played.ruleset.points.bonus.when is BonusWhen.MADE,
        bonus_before=bonus_before(pad, played) if look.writes else None,
        bomb=bomb_of(pad, played) if look.writes else None,
        cloud=cloud_of(pad, played, at) if look.writes else None,
        flags=played.flags,
        conflict=conflict_of(pad) if look.writes else None,
        undo=undo,
        winners=tuple(names[player] for player in pad.winners),
        away=tuple((names[player], pad.totals[player]) for player in pad.away),
        key_rows=-(-(played.hand + 1) // KEYS_IN_A_ROW),
    )


def _correcting(pad: Pad, played: Round, light: ActiveCell | None) -> bool:
    # When all is over, whatever can still be tapped is a correction.
    return played is not (pad.current or pad.rounds[-1]) or (pad.over and light is not None)


def _round_of(undo: LogLine | None) -> int | None:
    """Return the round that an act is of, if it is of any."""
    first = undo.details[0] if undo and undo.details else None
    return first.round if first and first.field.startswith(_OF_A_ROUND) else None
