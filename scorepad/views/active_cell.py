"""The active cell, which the next tap writes, and the keys for it."""

from dataclasses import dataclass
from typing import NamedTuple

from scorepad.pad.entries import Entry, bonus_values, choices
from scorepad.pad.marks import Cell
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.refusal import Refusal
from scorepad.trick_checker.query import EMPTY_DUEL_QUERY, DuelQuery


@dataclass(frozen=True, slots=True)
class PadQuery:
    """The part of the pad that a request asks for.

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


class Key(NamedTuple):
    """A key of the number pad.

    ``ringed`` when it is the number that is written in the cell, or the bid, where a result is
    still to be typed.
    """

    value: int
    refusal: Refusal | None
    ringed: bool


class ActiveCell(NamedTuple):
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


class HandOver(NamedTuple):
    """The player who must get the phone, to type a secret bid."""

    player: str
    name: str


def active_cell_of(
    pad: Pad, round_: Round, at: PadQuery, upcoming: Entry | None
) -> ActiveCell | HandOver | None:
    """Return the cell that ``at`` asks for, or else the ``upcoming`` one."""
    requested = _requested(round_, at)
    entry = requested or upcoming
    if entry is None:
        return None
    if round_.hidden and entry.field == "bid" and not at.alone:
        return HandOver(entry.player, pad.names[entry.player])
    cell = Cell(round_.number, round_.deal, entry.player, entry.field)
    return ActiveCell(
        field=entry.field,
        player=entry.player,
        name=pad.names.get(entry.player, ""),
        seen=pad.written.seen([cell]),
        keys=_keys(round_, entry),
        last_to_bid=entry.field == "bid" and entry.player == round_.dealer,
        stands=_stands(round_, requested) if requested else None,
    )


def _requested(round_: Round, at: PadQuery) -> Entry | None:
    if at.field == "trump" and round_.turned:
        return Entry(round_.number, "", "trump")
    if at.player not in round_.boxes:
        return None
    if at.field == "bonus" and round_.phase is not Phase.BIDS and bonus_values(round_):
        return Entry(round_.number, at.player, at.field)
    if at.field in ("bid", "tricks"):
        return Entry(round_.number, at.player, at.field)
    return None


def _stands(round_: Round, entry: Entry) -> int | None:
    """Return the number that stands in a cell; ``None`` for none."""
    box = round_.boxes.get(entry.player)
    if box is None or entry.field not in ("bid", "tricks"):
        return None
    return box.tricks if entry.field == "tricks" else box.bid


def _keys(round_: Round, entry: Entry) -> tuple[Key, ...]:
    if entry.field == "trump":
        return ()
    box = round_.boxes[entry.player]
    if entry.field == "bonus":
        return tuple(Key(value, None, value == box.bonus) for value in bonus_values(round_))
    ringed = box.wanted if box.tricks is None else box.tricks
    if entry.field == "bid":
        ringed = box.bid
    return tuple(
        Key(value, refusal, value == ringed)
        for value, refusal in choices(round_, entry.player, entry.field)
    )
