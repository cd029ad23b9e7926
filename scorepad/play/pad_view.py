"""The pad as one screen shows it; secret bids are left out here, so no
template can show them."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.pad.entries import Entry, all_made, choices, next_entry, who_else
from scorepad.pad.marks import Cell
from scorepad.pad.state import Box, Flag, Pad, Phase, Round
from scorepad.play.log_view import LogLine, undo_line
from scorepad.play.looking import Look
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import Entry as Typist
from scorepad.rules.ruleset import OwnCards, Turned, Visibility
from scorepad.rules.trump import TrumpOfRound

KEYS_IN_A_ROW = 6


@dataclass(frozen=True, slots=True)
class At:
    """What somebody asked to look at: a round (``None``: the open one), a cell
    of it, the corrected ``value`` in question, and whether the player whose
    secret bid it is holds the phone."""

    round: int | None = None
    field: str | None = None
    player: str = ""
    value: int | None = None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line. ``change`` are the points of the last finished round, and
    ``revealed`` its bid and tricks where bids are only shown after the round; a
    bid that is hidden has no number here."""

    player: str
    name: str
    deals: bool
    total: int
    change: int | None
    revealed: tuple[int, int] | None
    bid: int | None
    bid_hidden: bool
    tricks: int | None
    inferred: bool
    made: bool | None
    adjustment: int
    lit: str | None


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the number pad. ``ringed``: the bid, where results are typed, or
    what is written, where a bid is corrected."""

    value: int
    refusal: Refusal | None
    ringed: bool


@dataclass(frozen=True, slots=True)
class Light:
    """The cell that the next tap writes, and the newest mark seen in it."""

    field: str
    player: str
    name: str
    seen: str | None
    keys: tuple[Key, ...]
    last_to_bid: bool


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody who may change with a corrected result."""

    player: str
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Question:
    """A corrected result that waits for the other player who changes."""

    player: str
    name: str
    before: int
    after: int
    partners: tuple[Partner, ...]
    seen: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class PadView:
    """Everything on the pad's screen."""

    game_id: str
    writes: bool
    ruleset: str
    number: int
    rounds: int
    deal: int
    hand: int
    blind: bool
    forehead: bool
    secret: bool
    dealer: str
    leader: str
    trump: TrumpOfRound
    all_dealt: bool
    dealer_chooses: bool
    trump_seen: str | None
    phase: Phase
    correcting: bool
    over: bool
    hidden: bool
    rows: tuple[Row, ...]
    light: Light | None
    hand_to: str | None
    hand_to_player: str
    question: Question | None
    bids: int
    forbidden: int | None
    tricks_left: int
    made_seen: str | None
    can_all_be_made: bool
    flags: tuple[Flag, ...]
    undo: LogLine | None
    winners: tuple[str, ...]
    away: tuple[tuple[str, int], ...]

    @property
    def excess(self) -> int:
        """Bids over (or, negative, under) the tricks of the round."""
        return self.bids - self.hand

    @property
    def tight(self) -> bool:
        """Whether rows and keys must be at their least to fit a small phone."""
        key_rows = -(-(self.hand + 1) // KEYS_IN_A_ROW)
        return len(self.rows) * 44 + key_rows * 65 > 440


def pad_view(look: Look, at: At) -> PadView:
    """The screen of ``look`` at what was asked for.

    A game that is over shows its last round.
    """
    pad = look.pad
    shown = pad.round(at.round) if at.round is not None else None
    played = shown or pad.current or pad.rounds[-1]
    light, hand_to = _light(pad, played, at, look.writes)
    made = tuple(Cell(played.number, played.deal, player, "tricks") for player in all_made(played))
    names = pad.names
    bidding = played.ruleset.bidding
    return PadView(
        game_id=look.game.game_id,
        writes=look.writes,
        ruleset=pad.ruleset.key,
        number=played.number,
        rounds=pad.number_of_rounds,
        deal=played.deal,
        hand=played.hand,
        blind=played.blind,
        forehead=bidding.own_cards is OwnCards.FOREHEAD,
        secret=bidding.visibility is Visibility.SECRET,
        dealer=names[played.dealer],
        leader=names[played.leader],
        trump=played.trump,
        all_dealt=played.undealt <= 0,
        dealer_chooses=played.ruleset.trump.top_turned is Turned.CHOOSE,
        trump_seen=pad.written.seen([Cell(played.number, played.deal, "", "trump")]),
        phase=played.phase,
        correcting=played is not (pad.current or pad.rounds[-1]),
        over=pad.over,
        hidden=played.hidden,
        rows=tuple(_row(pad, played, box, light) for box in played.boxes.values()),
        light=light,
        hand_to=names[hand_to] if hand_to else None,
        hand_to_player=hand_to or "",
        question=_question(pad, played, at) if look.writes else None,
        bids=0 if played.hidden else played.bids,
        forbidden=played.forbidden if played.phase is Phase.BIDS else None,
        tricks_left=played.tricks_left,
        made_seen=pad.written.seen(made),
        can_all_be_made=bool(made) and look.writes,
        flags=() if played.hidden else played.flags,
        undo=undo_line(pad) if look.writes else None,
        winners=tuple(names[player] for player in pad.winners),
        away=tuple((names[player], pad.totals[player]) for player in pad.away),
    )


def _row(pad: Pad, played: Round, box: Box, light: Light | None) -> Row:
    before = pad.round(played.number - 1)
    earlier = before.boxes.get(box.player) if before else None
    hidden = played.hidden
    done = played.phase is Phase.DONE
    return Row(
        player=box.player,
        name=pad.names[box.player],
        deals=box.player == played.dealer,
        total=box.total,
        change=box.points if done else earlier.points if earlier else None,
        revealed=None if done else _revealed(before, earlier),
        bid=None if hidden else box.bid,
        bid_hidden=hidden and box.bid is not None,
        tricks=box.tricks,
        inferred=box.inferred,
        made=None if hidden else box.made,
        adjustment=box.adjustment,
        lit=light.field if light and light.player == box.player else None,
    )


def _revealed(before: Round | None, earlier: Box | None) -> tuple[int, int] | None:
    if before is None or earlier is None or earlier.bid is None or earlier.tricks is None:
        return None
    secret = before.ruleset.bidding.visibility is Visibility.SECRET
    return (earlier.bid, earlier.tricks) if secret and before.phase is Phase.DONE else None


def _light(pad: Pad, played: Round, at: At, writes: bool) -> tuple[Light | None, str | None]:
    """The lit cell; or, for a secret bid, the player who must get the phone."""
    if not writes:
        return None, None
    entry = _asked_for(played, at) or (next_entry(pad) if played is pad.current else None)
    if entry is None:
        return None, None
    alone = (
        played.ruleset.bidding.entry is Typist.PLAYERS
        and played.ruleset.bidding.visibility is not Visibility.OPEN
        and entry.field == "bid"
        and played.phase is not Phase.DONE
        and played.hidden
    )
    if alone and not at.alone:
        return None, entry.player
    cell = Cell(played.number, played.deal, entry.player, entry.field)
    return (
        Light(
            field=entry.field,
            player=entry.player,
            name=pad.names.get(entry.player, ""),
            seen=pad.written.seen([cell]),
            keys=() if entry.field == "trump" else _keys(played, entry),
            last_to_bid=entry.field == "bid" and entry.player == played.dealer,
        ),
        None,
    )


def _asked_for(played: Round, at: At) -> Entry | None:
    if at.field == "trump" and played.undealt > 0:
        return Entry(played.number, "", "trump")
    if at.field in ("bid", "tricks") and at.player in played.boxes:
        return Entry(played.number, at.player, at.field)
    return None


def _keys(played: Round, entry: Entry) -> tuple[Key, ...]:
    box = played.boxes[entry.player]
    written = box.bid if entry.field == "bid" else box.tricks
    ringed = written if written is not None and not box.inferred else box.bid
    if entry.field == "bid":
        ringed = written
    if played.hidden:
        ringed = None if entry.field == "bid" else written
    return tuple(
        Key(value, refusal, value == ringed)
        for value, refusal in choices(played, entry.player, entry.field)
    )


def _question(pad: Pad, played: Round, at: At) -> Question | None:
    box = played.boxes.get(at.player)
    if at.value is None or box is None or played.phase is not Phase.DONE or box.tricks is None:
        return None
    partners = []
    seen = {}
    for other, tricks in who_else(played, at.player, at.value):
        before = played.boxes[other].tricks or 0
        partners.append(Partner(other, pad.names[other], before, tricks))
        cells = [
            Cell(played.number, played.deal, player, "tricks") for player in (at.player, other)
        ]
        seen[other] = pad.written.seen(cells)
    name = pad.names[at.player]
    return Question(at.player, name, box.tricks, at.value, tuple(partners), seen)
