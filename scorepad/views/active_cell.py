"""The active cell, which the next tap writes, and the keys for it."""

from dataclasses import dataclass

from scorepad.pad.entries import Entry, bonus_values, choices, next_entry
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.refusal import Refusal
from scorepad.trick_checker.query import EMPTY_DUEL_QUERY, DuelQuery


@dataclass(frozen=True, slots=True)
class At:
    """A place that somebody asked to look at.

    It is a round (``None``: the open one), a cell of it, the corrected ``value`` in question, and
    whether the player whose secret bid it is holds the phone; in a match ``duel`` is the duel as
    far as it is told. ``from_sheet`` when a box of the sheet was tapped, which a correction leads
    back to.
    """

    round: int | None = None
    field: str | None = None
    player: str = ""
    value: int | None = None
    alone: bool = False
    duel: DuelQuery = EMPTY_DUEL_QUERY
    from_sheet: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the number pad.

    ``ringed`` when it is the number that is written in the cell, or the bid, where a result is
    still to be typed.
    """

    value: int
    refusal: Refusal | None
    ringed: bool


@dataclass(frozen=True, slots=True)
class ActiveCell:
    """The cell that the next tap writes, and the newest mark seen in it.

    ``stands`` is the bid or the tricks that somebody asked to change.
    """

    field: str
    player: str
    name: str
    seen: str | None
    keys: tuple[Key, ...]
    last_to_bid: bool
    stands: int | None


def active_cell_of(
    pad: Pad, played: Round, at: At, writes: bool
) -> tuple[ActiveCell | None, str | None]:
    """Return the active cell; or, for a secret bid, the player who must get the phone."""
    if not writes:
        return None, None
    asked = _asked_for(played, at)
    entry = asked or (next_entry(pad) if played is pad.current else None)
    if entry is None:
        return None, None
    if played.hidden and entry.field == "bid" and not at.alone:
        return None, entry.player
    cell = Cell(played.number, played.deal, entry.player, entry.field)
    return (
        ActiveCell(
            field=entry.field,
            player=entry.player,
            name=pad.names.get(entry.player, ""),
            seen=pad.written.seen([cell]),
            keys=_keys(played, entry),
            last_to_bid=entry.field == "bid" and entry.player == played.dealer,
            stands=_stands(played, asked),
        ),
        None,
    )


def _asked_for(played: Round, at: At) -> Entry | None:
    if at.field == "trump" and played.turned:
        return Entry(played.number, "", "trump")
    if at.player not in played.boxes:
        return None
    if at.field == "bonus" and played.phase is not Phase.BIDS and bonus_values(played):
        return Entry(played.number, at.player, at.field)
    if at.field in ("bid", "tricks"):
        return Entry(played.number, at.player, at.field)
    return None


def _stands(played: Round, asked: Entry | None) -> int | None:
    """Return the number that stands in a cell; ``None`` for none."""
    box = played.boxes.get(asked.player) if asked else None
    if box is None or asked is None:
        return None
    if asked.field == "bid":
        return box.bid
    return box.tricks if asked.field == "tricks" else None


def _keys(played: Round, entry: Entry) -> tuple[Key, ...]:
    if entry.field == "trump":
        return ()
    box = played.boxes[entry.player]
    if entry.field == "bonus":
        return tuple(Key(value, None, value == box.bonus) for value in bonus_values(played))
    written = box.bid if entry.field == "bid" else box.tricks
    ringed = box.wanted if written is None else written
    if entry.field == "bid":
        ringed = written
    return tuple(
        Key(value, refusal, value == ringed)
        for value, refusal in choices(played, entry.player, entry.field)
    )
