"""The scorer's pad at a table where players have own phones."""

from dataclasses import replace

from scorepad.pad.state import Pad, Phase
from scorepad.services.access import Seated
from scorepad.views.active_cell import ActiveCell, HandOver, PadQuery, active_cell_of
from scorepad.views.pad import PadView


def among_own_phones(pad: Pad, view: PadView, phones: Seated) -> PadView:
    """Return ``view``, in which whoever has an own phone is asked last, and handed no other one.

    The own bid of whoever's phone it is comes first, with the keys for it. Then the phone goes to
    those who have none, in bidding order; where only bids from own phones are missing, it waits for
    them, and offers to enter for each. A bid of somebody else that was asked for is asked for as
    everywhere. Results come in the same order, those from own phones last: one tap less than to
    choose the own row, and as many as before where the scorer types all of them.
    """
    round_, hand_over = pad.current, view.hand_over
    if round_ is None or not phones.players:
        return view
    if round_.phase is Phase.TRICKS and not round_.ruleset.play.tricks_by_scorer:
        empty = [player for player in round_.order if round_.boxes[player].tricks is None]
        is_next = view.follows and view.active is not None and empty
        if not is_next:
            return view
        player = min(empty, key=lambda each: (each != phones.mine, each in phones.players))
        return _asking(pad, view, PadQuery(field="tricks", player=player))
    is_mine = hand_over is not None and hand_over.player == phones.mine
    if hand_over is None or not (view.follows or is_mine):
        return view
    missing = [player for player in round_.order if not round_.boxes[player].has_bid]
    own = phones.mine if is_mine or phones.mine in missing else ""
    player = own or next((each for each in missing if each not in phones.players), "")
    shown = _asking(pad, view, PadQuery(field="bid", player=player, alone=bool(own)))
    return shown if player else replace(shown, elsewhere=tuple(missing))


def _asking(pad: Pad, view: PadView, at: PadQuery) -> PadView:
    """Return ``view`` with the cell that ``at`` asks for as the next one."""
    assert pad.current is not None
    cell = active_cell_of(pad, pad.current, at, None)
    rows = (row._replace(active=at.field if row.player == at.player else None) for row in view.rows)
    return replace(
        view,
        rows=tuple(rows),
        active=cell if isinstance(cell, ActiveCell) else None,
        hand_over=cell if isinstance(cell, HandOver) else None,
    )
