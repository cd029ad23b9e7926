"""The pad on a player's own phone: the pad's view with that player's row in front."""

from dataclasses import replace
from typing import NamedTuple

from scorepad.pad.state import Pad, Phase
from scorepad.pad.writers import can_take_back
from scorepad.rules.ruleset import Visibility
from scorepad.views.conflicts import ConflictView, conflict_of
from scorepad.views.pad import PadView
from scorepad.views.pad_rows import Row


class OwnPad(NamedTuple):
    """The facts that the screen of a player's own phone shows beside the pad."""

    own: Row | None
    """The own row; ``None`` for whoever is not in this round."""
    turn: str
    """The name of whose turn it is to bid, "" where nobody waits for another."""
    missing: tuple[str, ...]
    """The names of those whose bids, or whose tricks, are still missing."""
    takes_back: str
    """The mark of the own entry that can be taken back, "" for none."""
    by_scorer: bool
    """True if the scorer enters all tricks."""
    asked: ConflictView | None
    """The own entry of which whoever keeps the score is to choose one value, if there is any."""


def own_pad(pad: Pad, view: PadView, player: str) -> tuple[PadView, OwnPad]:
    """Return ``view``, the pad on the own phone of ``player``, in the order of that phone.

    The own row is the first, then come the others in seating order. ``pad`` is as this phone may
    see it.
    """
    place = next((n for n, row in enumerate(view.rows) if row.player == player), None)
    rows = view.rows[place or 0 :] + view.rows[: place or 0]
    round_ = pad.current or pad.rounds[-1]
    is_bidding = round_.phase is Phase.BIDS
    field = "bid" if is_bidding else "tricks"
    boxes = round_.boxes
    missing = [
        each
        for each in round_.order
        if not (boxes[each].has_bid if is_bidding else boxes[each].tricks is not None)
    ]
    in_turn = is_bidding and round_.ruleset.bidding.visibility is Visibility.OPEN
    mark = pad.written.undoable
    takes_back = mark is not None and all(
        cell.player == player and cell.field == field and can_take_back(pad, cell)
        for cell, _ in mark.cells
    )
    own = OwnPad(
        own=None if place is None else rows[0],
        turn=pad.names[missing[0]] if in_turn else "",
        missing=tuple(pad.names[each] for each in missing),
        takes_back=mark.id if mark is not None and takes_back else "",
        by_scorer=round_.ruleset.play.tricks_by_scorer,
        asked=conflict_of(pad, player),
    )
    return replace(view, rows=rows), own
