"""The entries of a player on the own phone: which of them are open, and what follows from one."""

from collections import Counter
from collections.abc import Set

from scorepad.pad.entries import Entry, refuse_results
from scorepad.pad.judge_play import reveals_when_all_bid
from scorepad.pad.marks import Cell, Value
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.refusal import Code
from scorepad.rules.ruleset import Visibility


def own_entry(pad: Pad, player: str, *, anew: bool = False) -> Entry | None:
    """Return the cell that the own phone of ``player`` may fill or change now, or ``None``.

    ``pad`` is as that phone may see it. A result that the player has to confirm comes first, see
    :func:`to_confirm`. A hidden bid that the phone does not see can be entered ``anew`` until it is
    revealed.
    """
    own = pad.current.boxes.get(player) if pad.current else None
    if anew and pad.current and own and own.bid_hidden:
        return Entry(pad.current.number, player, "bid")
    closed = to_confirm(pad, player)
    if closed is not None:
        return Entry(closed.number, player, "tricks")
    round_ = pad.current
    if round_ is not None:
        for field in ("bid", "tricks"):
            if is_open_for(round_, player, field):
                return Entry(round_.number, player, field)
    return None


def to_confirm(pad: Pad, player: str) -> Round | None:
    """Return the round just finished whose inferred result ``player`` has to confirm, or ``None``.

    The tricks of ``player`` were worked out from the results of the others, and at least one phone
    typed only one of these. A slip on that phone gives a wrong result to a player whom nobody
    asked. Results that one phone typed for everybody were said at the table, so nobody has to
    confirm them. The phone asks until its player has bid again, or until the result is in a
    conflict, in which the scorer chooses.
    """
    round_ = pad.current
    closed = pad.round(round_.number - 1) if round_ is not None else None
    if round_ is None or closed is None or closed.phase is not Phase.DONE:
        return None
    box, next_box = closed.boxes.get(player), round_.boxes.get(player)
    if box is None or not box.inferred or next_box is None or next_box.has_bid:
        return None
    if closed.ruleset.play.tricks_by_scorer or not _is_typed_apart(pad, closed):
        return None
    cell = Cell(closed.number, closed.deal, player, "tricks")
    return None if any(each.cell == cell for each in pad.written.conflicts) else closed


def _is_typed_apart(pad: Pad, round_: Round) -> bool:
    """Return whether some phone has typed exactly one of the results of ``round_``."""
    by = {
        cell.player: mark.by
        for mark in pad.written.marks
        if mark.by and mark.id not in pad.written.undone
        for cell, _ in mark.cells
        if cell.field == "tricks" and (cell.round, cell.deal) == (round_.number, round_.deal)
    }
    return 1 in Counter(by.values()).values()


def confirms(pad: Pad, cell: Cell, value: Value) -> bool:
    """Return whether ``value`` confirms the result that was inferred for ``cell``.

    The player may confirm it at any time, as the value does not change.
    """
    round_ = pad.round(cell.round)
    box = round_.boxes.get(cell.player) if round_ is not None else None
    if round_ is None or box is None or cell.field != "tricks" or cell.deal != round_.deal:
        return False
    by_scorer = round_.ruleset.play.tricks_by_scorer
    return box.inferred and box.tricks == value and not by_scorer


def carries_reveal(pad: Pad, player: str, own_phones: Set[str]) -> bool:
    """Return whether only the bid of ``player`` is missing, and all have an own phone.

    Such a bid reveals all bids. Nobody has to be asked whether all are looking, as all have their
    phone in hand. While somebody enters for others, the reveal is a tap of its own. A bid that
    replaces another one reveals nothing.
    """
    round_ = pad.current
    if round_ is None or not reveals_by_own_phone(pad, round_, own_phones):
        return False
    return [other for other, box in round_.boxes.items() if not box.has_bid] == [player]


def reveals_by_own_phone(pad: Pad, round_: Round, own_phones: Set[str]) -> bool:
    """Return whether the last bid of ``round_``, made on its own phone, reveals all bids."""
    return reveals_when_all_bid(pad, round_) and own_phones >= {*round_.seats}


def round_of_cloud(pad: Pad, player: str) -> Round | None:
    """Return the round in which ``player`` may write on the own phone what the Cloud changed.

    This is the round that is being played. It stays so from its first trick until the player bids
    in the next round.
    """
    round_ = pad.current
    if round_ is not None and is_open_for(round_, player, "changed"):
        return round_
    own = round_.boxes.get(player) if round_ is not None else None
    closed = pad.round(round_.number - 1) if round_ is not None else pad.rounds[-1]
    if closed is None or closed.phase is not Phase.DONE or player not in closed.boxes:
        return None
    return closed if closed.ruleset.play.cloud and not (own and own.has_bid) else None


def may_say_bomb(pad: Pad, player: str, cell: Cell, value: Value) -> bool:
    """Return whether ``player`` may say that the Bomb fell, so that the open round is over.

    If all results are there and one trick is missing, whoever plays in the round may say that the
    Bomb took it. Two Bombs have to be said before the last result, which is then worked out. The
    player of that result may say so.
    """
    round_ = pad.current
    if round_ is None or cell != Cell(round_.number, round_.deal, "", "bomb"):
        return False
    if round_.ruleset.play.tricks_by_scorer or player not in round_.boxes:
        return False
    if value == 2:
        is_last = [each for each, box in round_.boxes.items() if box.tricks is None] == [player]
        return is_last and round_.phase is Phase.TRICKS
    refusal = refuse_results(round_) if value is True else None
    return refusal is not None and refusal.code is Code.BOMB_NOT_SAID


def is_open_for(round_: Round, player: str, field: str) -> bool:
    """Return whether ``player`` may fill or change the own cell of ``field`` in ``round_`` now.

    Open bids are said in turn: one can be changed until the next player has bid.
    """
    if player not in round_.boxes:
        return False
    if field == "changed":
        return round_.ruleset.play.cloud and round_.phase is Phase.TRICKS
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
