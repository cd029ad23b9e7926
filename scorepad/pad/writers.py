"""The right to write a mark: a scorer may write any, a player's own phone only some cells."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from scorepad.pad.acts import Cells, bid_and_reveal, reveal
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.entries import refuse_number
from scorepad.pad.fields import field_of
from scorepad.pad.fold import read_pad
from scorepad.pad.judge import MOST_CELLS_A_GAME, MOST_MARKS
from scorepad.pad.judge_play import round_of
from scorepad.pad.marks import Cell, Mark, is_author, same
from scorepad.pad.match.orders import is_open, place_of
from scorepad.pad.match.state import TURNED, Match
from scorepad.pad.own_entries import (
    carries_reveal,
    confirms,
    is_open_for,
    may_say_bomb,
    reveals_by_own_phone,
    round_of_cloud,
)
from scorepad.pad.reveals import REVEAL
from scorepad.pad.sittings import Sitting
from scorepad.pad.state import Pad, Phase, Round
from scorepad.pad.visibility import is_unseen
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Visibility

_MOST_AFTERWARDS = 20
"""The most marks that a phone may send after others have freed its seat.

Each late entry makes two, and a phone without network keeps one for each cell.
"""


@dataclass(frozen=True, slots=True)
class Writer:
    """The writer of a mark: a ``host`` may write all cells, a ``player`` those of one player.

    A host has the link for writing, or is in the game's group. A player has an own phone.
    """

    role: Literal["host", "player"]
    player: str = ""
    """The player whose own phone it is, "" for nobody's."""
    own_phones: frozenset[str] = frozenset()
    """The players who have an own phone; empty unless the writer's phone is one."""
    sitting: Sitting | None = None
    """The sitting of that own phone."""
    former: tuple[Sitting, ...] = ()
    """The sittings that others have ended on this phone: what it wrote before then comes late."""

    def wrote_before(self, pad: AnyPad, cell: Cell) -> Sitting | None:
        """Return the former sitting in which this phone may have written ``cell``, or ``None``.

        Its round had been dealt before the seat was lost, and not many marks have come since.
        """
        marks = pad.written.marks
        for each in self.former:
            until = max(sitter.until or 0 for sitter in each.sitters)
            devices = [sitter.device for sitter in each.sitters]
            since = [mark for mark in marks[until:] if any(is_author(d, mark.by) for d in devices)]
            if each.player == cell.player and until > 0 and len(since) < _MOST_AFTERWARDS:
                then = read_pad(marks[:until]).round(cell.round)
                if then is not None and (isinstance(pad, Match) or then.deal == cell.deal):
                    return each
        return None


HOST = Writer("host")

_MARKS_A_ROUND, _MARKS_A_ROUND_OF_A_MATCH, _FEWEST_ROUNDS = 8, 40, 10
"""The marks that a player's own phone may write for each round of the game.

A bid and a result that both come late are four. In a match, an order is six cards, which may be
changed, and six are turned up. With one phone that writes all of this, a game of 20 rounds still
has too few marks to be a long one (``services.marks.LONG``).
"""

_FOR_SCORERS = 1_000
"""The last marks and cells of a game, which players' own phones leave to scorers.

Somebody can bring new phones to one seat again and again, and each has a share.
"""


def refuse_writer(pad: AnyPad, writer: Writer, mark: Mark) -> Refusal | None:
    """Return why ``writer`` may not write ``mark`` on ``pad`` now, or ``None``.

    The mark must be readable. Only the right to its cells is checked here; the judge checks the
    rules. Players write their own cells while these are open, with the reveal if it follows from
    the entry, and undo what was just written there. They say that the Bomb fell where a trick is
    missing.
    """
    if writer.role == "host":
        return None
    if not isinstance(pad, Pad):
        return _refuse_in_match(pad, writer, mark)
    if mark.undoes is not None:
        return _refuse_undo(pad, writer, mark.undoes)
    for cell, value in mark.cells:
        if cell.field == REVEAL and _may_reveal(pad, writer, mark):
            continue
        if may_say_bomb(pad, writer.player, cell, value):
            continue
        is_own = field_of(pad, cell).own
        if is_own and cell.player != writer.player and writer.wrote_before(pad, cell):
            return Refusal(Code.ENTRY_CLOSED)
        if cell.player != writer.player or not is_own:
            return Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})
        if _may_bid_anew(pad, writer, cell):
            continue
        refusal = None if confirms(pad, cell, value) else _refuse_closed(pad, cell)
        if refusal is not None:
            return refusal
    return None


def _refuse_in_match(match: Match, writer: Writer, mark: Mark) -> Refusal | None:
    """Return why a player's own phone may not write ``mark``.

    The phone puts its player's cards into their order, and turns up the cards of the next duel for
    both players. The judge says when.
    """
    cells = [cell for cell, _ in mark.cells]
    if cells and all(place_of(cell) and writer.wrote_before(match, cell) for cell in cells):
        return Refusal(Code.ENTRY_CLOSED)
    is_order = all(place_of(cell) and cell.player == writer.player for cell in cells)
    turns_up = all(cell.field == TURNED for cell in cells) and writer.player in match.present
    if cells and (is_order or turns_up):
        return None
    return Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})


def refuse_share(pad: AnyPad, writer: Writer, mark: Mark) -> Refusal | None:
    """Return the refusal of a ``mark`` by a player's own phone that has written its share.

    So no player's phone can fill the game for all. The last marks of a game are for the scorer.
    """
    if writer.role == "host":
        return None
    marks = pad.written.marks
    a_round = _MARKS_A_ROUND if isinstance(pad, Pad) else _MARKS_A_ROUND_OF_A_MATCH
    share = a_round * max(_FEWEST_ROUNDS, pad.number_of_rounds)
    is_full = len(marks) >= MOST_MARKS - _FOR_SCORERS
    is_full |= pad.written.number_of_cells >= MOST_CELLS_A_GAME - _FOR_SCORERS
    if not is_full and sum(each.by == mark.by for each in marks) < share:
        return None
    value = mark.cells[0][1] if len(mark.cells) == 1 else None
    return Refusal(Code.SHARE_USED_UP, {"value": value if type(value) is int else None})


def set_aside(
    pad: AnyPad, mark: Mark, id: str, writer: Writer = HOST
) -> tuple[Mark, ...] | Refusal:
    """Return the marks that make a conflict of an entry that a player made too late.

    They are two late marks that have not seen each other: ``mark`` and, under the new ``id``, one
    that repeats the present value of the cell. The second one counts until somebody has chosen, see
    :mod:`scorepad.pad.conflicts`. There are no marks if the cell has the same value already. If the
    cell is empty, there is only ``mark`` while the cell is open; later the entry is refused.

    The repeated value stays its first author's, see
    :meth:`scorepad.pad.effective_marks.EffectiveMarks.first_wrote`. One that the ``writer`` does
    not see is repeated even if the entry says the same, as that may be a guess.
    """
    (cell, value), *_ = mark.cells
    if isinstance(pad, Match) and place_of(cell):
        return _card_aside(pad, mark)
    round_ = round_of(pad, cell) if isinstance(pad, Pad) else Refusal(Code.ENTRY_CLOSED)
    if isinstance(round_, Refusal):
        return round_
    box = round_.boxes.get(cell.player)
    if box is None:
        return Refusal(Code.ENTRY_CLOSED)
    refusal = refuse_number(round_, value)
    if refusal is not None:
        return refusal
    late = replace(mark, cells=((cell, value),), late=True)
    stands = {"bid": box.bid, "changed": box.changed}.get(cell.field, box.tricks)
    if stands is None:
        can_fill = is_open_for(round_, cell.player, cell.field)
        return (late,) if can_fill else Refusal(Code.ENTRY_CLOSED)
    sitting = writer.sitting if cell.player == writer.player else writer.wrote_before(pad, cell)
    hides = is_unseen(pad, cell, sitting)
    if same(stands, value) and not hides:
        return ()
    seen = pad.written.marks[pad.written.holder(cell)].id if hides else pad.written.seen([cell])
    return late, Mark(id, ((cell, stands),), seen, by=mark.by, at=mark.at, late=True)


def _card_aside(match: Match, mark: Mark) -> tuple[Mark, ...] | Refusal:
    """Return the mark of a card that comes late into a place where none lies, or a refusal."""
    ((cell, value), *more), round_ = mark.cells, match.current
    is_free = round_ is not None and is_open(round_) and match.written.holder(cell) < 0
    if more or value is None or not is_free or round_ is None or cell.round != round_.number:
        return Refusal(Code.ENTRY_CLOSED)
    return (replace(mark, late=True),)


def _may_bid_anew(pad: Pad, writer: Writer, cell: Cell) -> bool:
    """Return whether the writer may bid though play has begun, as it does not see the own bid."""
    round_ = pad.current
    is_present = round_ is not None and (cell.round, cell.deal) == (round_.number, round_.deal)
    return cell.field == "bid" and is_present and is_unseen(pad, cell, writer.sitting)


def with_reveal(pad: AnyPad, writer: Writer, cells: Cells) -> Cells:
    """Return the cells of an entry on ``pad``, with the reveal if the entry carries it.

    A last bid on its player's own phone does, see
    :func:`scorepad.pad.own_entries.carries_reveal`.
    """
    if not isinstance(pad, Pad) or not _is_own_bid(writer, cells):
        return cells
    reveals = carries_reveal(pad, writer.player, writer.own_phones)
    return bid_and_reveal(cells) if reveals else cells


def own_reveal(pad: AnyPad, writer: Writer, mark: Mark) -> Cells:
    """Return the cells of the reveal that follows from ``mark``, the last on ``pad``, or none.

    It follows from the last missing bid, made on the bidder's own phone. That phone may also be the
    one that writes for all.
    """
    round_ = pad.current if isinstance(pad, Pad) else None
    if not isinstance(pad, Pad) or not isinstance(round_, Round) or not round_.to_reveal:
        return ()
    reveals = _is_own_bid(writer, mark.cells) and not _stood_before(pad, mark)
    if not reveals or not reveals_by_own_phone(pad, round_, writer.own_phones):
        return ()
    return reveal(round_)


def _is_own_bid(writer: Writer, cells: Cells) -> bool:
    written = [(cell.player, cell.field) for cell, _ in cells]
    return bool(writer.player) and written == [(writer.player, "bid")]


def _stood_before(pad: Pad, mark: Mark) -> bool:
    """Return whether the cells of ``mark``, the last on ``pad``, had a value before."""
    cells = dict(mark.cells)
    return any(
        cell in cells
        for other in pad.written.marks[:-1]
        if other.id not in pad.written.undone
        for cell, _ in other.cells
    )


def _refuse_undo(pad: Pad, writer: Writer, undoes: str) -> Refusal | None:
    mark = pad.written.undoable
    if mark is None or mark.id != undoes:
        # The judge refuses such an undo.
        return None
    sitters = writer.sitting.sitters if writer.sitting else ()
    if not pad.over and takes_back_bomb(mark, [each.device for each in sitters]):
        return None
    for cell, _ in mark.cells:
        if cell.player != writer.player or not field_of(pad, cell).own:
            return Refusal(Code.NOT_OWN_SEAT, {"player": writer.player})
        if not can_take_back(pad, cell):
            return Refusal(Code.ENTRY_CLOSED)
    return None


def takes_back_bomb(newest: Mark, devices: Iterable[str]) -> bool:
    """Return whether the ``newest`` mark says the Bomb, and one of a player's ``devices`` made it.

    One tap too many closes a round for everybody. As nothing was written since, the round can be
    opened again. The last round can't: a game that is over counts, and only a scorer goes back into
    it.
    """
    is_bomb = [cell.field for cell, _ in newest.cells] == ["bomb"]
    return is_bomb and any(is_author(device, newest.by) for device in devices)


def can_take_back(pad: Pad, cell: Cell) -> bool:
    """Return whether a player may take back what the newest mark wrote into the own ``cell``.

    No other bid comes after the last of the open bids, so it can be taken back until something else
    is written. A value in a conflict can't be taken back: the other value would then count although
    nobody chose it. A value that a late entry repeats can't be taken back either. There is a
    conflict only if the late value was another one, so a refusal in that case alone would tell
    whether both are the same.
    """
    round_ = pad.current
    if cell.field == "changed":
        return _may_change_bid(pad, cell) and not any(
            each.cell == cell for each in pad.written.conflicts
        )
    if round_ is None or (cell.round, cell.deal) != (round_.number, round_.deal):
        return False
    written = pad.written
    if any(each.cell == cell for each in written.conflicts):
        return False
    if written.is_repeat(cell, written.newest.get(cell, -1)):
        return False
    if cell.field == "bid" and round_.ruleset.bidding.visibility is Visibility.OPEN:
        return not round_.is_played
    return is_open_for(round_, cell.player, cell.field)


def _may_change_bid(pad: Pad, cell: Cell) -> bool:
    """Return whether a player may write what the Cloud made of the own bid in ``cell``."""
    round_ = round_of_cloud(pad, cell.player)
    return round_ is not None and (cell.round, cell.deal) == (round_.number, round_.deal)


def _may_reveal(pad: Pad, writer: Writer, mark: Mark) -> bool:
    own = {(cell.player, cell.field) for cell, _ in mark.cells}
    has_bid = own == {(writer.player, "bid"), ("", REVEAL)}
    return has_bid and carries_reveal(pad, writer.player, writer.own_phones)


def _refuse_closed(pad: Pad, cell: Cell) -> Refusal | None:
    written_in = pad.round(cell.round)
    if cell.field == "tricks" and written_in and written_in.ruleset.play.tricks_by_scorer:
        return Refusal(Code.TRICKS_BY_SCORER)
    if cell.field == "changed":
        return None if _may_change_bid(pad, cell) else Refusal(Code.ENTRY_CLOSED)
    round_ = pad.current
    if round_ is None or (cell.round, cell.deal) != (round_.number, round_.deal):
        return Refusal(Code.ENTRY_CLOSED)
    if is_open_for(round_, cell.player, cell.field):
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
