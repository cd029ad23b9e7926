"""The right to write a mark: a scorer's to any, that of a player's own phone to its open cells."""

from collections.abc import Set
from dataclasses import dataclass, replace

from scorepad.pad.acts import Cells, bid_and_reveal, reveal
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.entries import Entry, refuse_number
from scorepad.pad.field import WritingRole
from scorepad.pad.judge import field_of
from scorepad.pad.judge_play import reveals_when_all_bid
from scorepad.pad.marks import Cell, Mark, same
from scorepad.pad.match.orders import place_of
from scorepad.pad.match.state import TURNED, Match
from scorepad.pad.reveals import REVEAL
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Visibility


@dataclass(frozen=True, slots=True)
class Writer:
    """Whoever writes: ``host`` may write all, ``player`` the own cells of one player."""

    role: WritingRole
    player: str = ""
    """The player whose own phone it is, "" for nobody's."""
    own_phones: frozenset[str] = frozenset()
    """The players who have an own phone; known to the own phone of a player alone."""


HOST = Writer("host")


def refuse_writer(pad: AnyPad, writer: Writer, mark: Mark) -> Refusal | None:
    """Return why ``writer`` may not write ``mark`` on ``pad`` now, or ``None``.

    The mark can be read, and is judged by the rules elsewhere: here is only whose it is. A player
    writes own cells while they are open, with the reveal where that follows from it, and takes back
    what was just written there.
    """
    if writer.role == "host":
        is_known = all(writer.role in field_of(pad, cell).writers for cell, _ in mark.cells)
        return None if is_known else Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})
    if not isinstance(pad, Pad):
        return _refuse_in_match(pad, writer, mark)
    if mark.undoes is not None:
        return _refuse_undo(pad, writer, mark.undoes)
    for cell, _ in mark.cells:
        if cell.field == REVEAL and _may_reveal(pad, writer, mark):
            continue
        if cell.player != writer.player or writer.role not in field_of(pad, cell).writers:
            return Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})
        refusal = _refuse_closed(pad, cell)
        if refusal is not None:
            return refusal
    return None


def _refuse_in_match(match: Match, writer: Writer, mark: Mark) -> Refusal | None:
    """Return why a player's own phone may not write ``mark``.

    It puts the own cards into their order, and turns up those of the next duel for both; the judge
    says when.
    """
    cells = [cell for cell, _ in mark.cells]
    is_order = all(place_of(cell) and cell.player == writer.player for cell in cells)
    turns_up = all(cell.field == TURNED for cell in cells) and writer.player in match.present
    if cells and (is_order or turns_up):
        return None
    return Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})


def set_aside(pad: AnyPad, mark: Mark, id: str) -> tuple[Mark, ...] | Refusal:
    """Return the marks by which an entry of a player that comes too late is asked about.

    Both are late ones that have not seen each other: the ``mark``, and after it, under the new
    ``id``, what stands there, which thereby goes on counting until somebody has chosen, see
    :mod:`scorepad.pad.conflicts`. There are none where the same stands; where nothing does, it is
    the ``mark`` alone while the cell is open, else a refusal.
    """
    (cell, value), *_ = mark.cells
    round_ = pad.round(cell.round) if isinstance(pad, Pad) else None
    box = round_.boxes.get(cell.player) if round_ is not None else None
    if not isinstance(pad, Pad) or round_ is None or box is None or cell.deal != round_.deal:
        return Refusal(Code.ENTRY_CLOSED)
    refusal = refuse_number(round_, value)
    if refusal is not None:
        return refusal
    late = replace(mark, cells=((cell, value),), late=True)
    stands = box.bid if cell.field == "bid" else box.tricks
    if stands is None:
        return (late,) if _is_open(round_, cell.player, cell.field) else Refusal(Code.ENTRY_CLOSED)
    if same(stands, value):
        return ()
    seen = pad.written.seen([cell])
    return late, Mark(id, ((cell, stands),), seen, by=mark.by, at=mark.at, late=True)


def own_entry(pad: Pad, player: str) -> Entry | None:
    """Return the cell that the own phone of ``player`` may fill or change now, or ``None``."""
    round_ = pad.current
    if round_ is not None:
        for field in ("bid", "tricks"):
            if _is_open(round_, player, field):
                return Entry(round_.number, player, field)
    return None


def carries_reveal(pad: Pad, player: str, own_phones: Set[str]) -> bool:
    """Return whether all bids stand with that of ``player``, and everybody has an own phone.

    The bid then carries the reveal: whoever would be asked whether all are looking has the phone in
    the hand. While somebody enters for others, it is an act of its own.
    """
    round_ = pad.current
    if round_ is None or not reveals_when_all_bid(pad, round_):
        return False
    others = (box.has_bid for other, box in round_.boxes.items() if other != player)
    return own_phones >= {*round_.seats} and all(others)


def with_reveal(pad: AnyPad, writer: Writer, cells: Cells) -> Cells:
    """Return the cells of an entry, with the reveal where it follows from them on ``pad``.

    It does where the last bid is made on the own phone of whoever bids, as all have one; whoever
    enters for others asks whether all are looking.
    """
    return bid_and_reveal(cells) if _is_own_last_bid(pad, writer, cells) else cells


def own_reveal(pad: AnyPad, writer: Writer, mark: Mark) -> Cells:
    """Return the cells of the reveal that follows from ``mark``, written on ``pad``; none else.

    It is the last bid, made on the own phone of whoever bids, which writes for all as well.
    """
    round_ = pad.current if isinstance(pad, Pad) else None
    if not isinstance(round_, Round) or not round_.to_reveal:
        return ()
    return reveal(round_) if _is_own_last_bid(pad, writer, mark.cells) else ()


def _is_own_last_bid(pad: AnyPad, writer: Writer, cells: Cells) -> bool:
    written = [(cell.player, cell.field) for cell, _ in cells]
    is_own = bool(writer.player) and written == [(writer.player, "bid")]
    return is_own and isinstance(pad, Pad) and carries_reveal(pad, writer.player, writer.own_phones)


def _refuse_undo(pad: Pad, writer: Writer, undoes: str) -> Refusal | None:
    mark = pad.written.undoable
    if mark is None or mark.id != undoes:
        # What it would take back is said by the judge.
        return None
    for cell, _ in mark.cells:
        if cell.player != writer.player or writer.role not in field_of(pad, cell).writers:
            return Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})
        if not can_take_back(pad, cell):
            return Refusal(Code.ENTRY_CLOSED)
    return None


def can_take_back(pad: Pad, cell: Cell) -> bool:
    """Return whether a player may take back what was written in the own ``cell`` as the newest.

    The last of the open bids has nobody after it: it stays open until something else is written.
    What is asked about is not taken back: another value would count by itself then.
    """
    round_ = pad.current
    if round_ is None or (cell.round, cell.deal) != (round_.number, round_.deal):
        return False
    if any(conflict.cell == cell for conflict in pad.written.conflicts):
        return False
    if cell.field == "bid" and round_.ruleset.bidding.visibility is Visibility.OPEN:
        return not round_.is_played
    return _is_open(round_, cell.player, cell.field)


def _may_reveal(pad: Pad, writer: Writer, mark: Mark) -> bool:
    own = {(cell.player, cell.field) for cell, _ in mark.cells}
    has_bid = own == {(writer.player, "bid"), ("", REVEAL)}
    return has_bid and carries_reveal(pad, writer.player, writer.own_phones)


def _refuse_closed(pad: Pad, cell: Cell) -> Refusal | None:
    written_in = pad.round(cell.round)
    if cell.field == "tricks" and written_in and written_in.ruleset.play.tricks_by_scorer:
        return Refusal(Code.TRICKS_BY_SCORER)
    round_ = pad.current
    if round_ is None or (cell.round, cell.deal) != (round_.number, round_.deal):
        return Refusal(Code.ENTRY_CLOSED)
    if _is_open(round_, cell.player, cell.field):
        return None
    box = round_.boxes.get(cell.player)
    if round_.phase is Phase.BIDS and box is not None:
        if cell.field == "tricks":
            # The judge says whose bid is missing, or that the reveal is.
            return None
        if not box.has_bid:
            first = next(each for each in round_.order if not round_.boxes[each].has_bid)
            return Refusal(Code.NOT_YOUR_TURN, {"player": first})
    return Refusal(Code.ENTRY_CLOSED)


def _is_open(round_: Round, player: str, field: str) -> bool:
    if player not in round_.boxes:
        return False
    if field == "tricks":
        by_scorer = round_.ruleset.play.tricks_by_scorer
        return round_.phase is Phase.TRICKS and not (round_.is_played or by_scorer)
    if round_.phase is not Phase.BIDS:
        return False
    if round_.ruleset.bidding.visibility is not Visibility.OPEN:
        return True
    place = round_.order.index(player)
    before, after = round_.order[:place], round_.order[place + 1 :]
    boxes = round_.boxes
    return all(boxes[each].has_bid for each in before) and not any(
        boxes[each].has_bid for each in after
    )
