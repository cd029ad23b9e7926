"""The scorer's pad at a table where players have own phones."""

from dataclasses import replace

from scorepad.pad.state import Pad
from scorepad.services.access import Seated
from scorepad.views.active_cell import ActiveCell, HandOver, PadQuery, active_cell_of
from scorepad.views.pad import PadView


def among_own_phones(pad: Pad, view: PadView, phones: Seated) -> PadView:
    """Return ``view``, in which no phone goes round to those who have their own.

    The own bid of whoever's phone it is comes first, with the keys for it. Then the phone goes to
    those who have none, in bidding order; where only bids from own phones are missing, it waits for
    them. A bid of somebody else that was asked for is asked for as everywhere.
    """
    round_, hand_over = pad.current, view.hand_over
    if hand_over is None or round_ is None or not phones.players:
        return view
    is_mine = hand_over.player == phones.mine
    if not (view.follows or is_mine):
        return view
    missing = [player for player in round_.order if not round_.boxes[player].has_bid]
    own = phones.mine if is_mine or phones.mine in missing else ""
    player = own or next((each for each in missing if each not in phones.players), "")
    at = PadQuery(field="bid", player=player, alone=bool(own))
    cell = active_cell_of(pad, round_, at, None)
    rows = (row._replace(active="bid" if row.player == player else None) for row in view.rows)
    return replace(
        view,
        rows=tuple(rows),
        active=cell if isinstance(cell, ActiveCell) else None,
        hand_over=cell if isinstance(cell, HandOver) else None,
    )
