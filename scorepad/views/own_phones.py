"""The scorer's pad at a table where players have own phones."""

from dataclasses import replace

from scorepad.pad.marks import is_author
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.ruleset import Entry, Visibility
from scorepad.services.access import OwnPhones
from scorepad.views.active_cell import ActiveCell, HandOver, PadQuery, active_cell_of
from scorepad.views.pad import PadView
from scorepad.views.pad_rows import Row


def among_own_phones(pad: Pad, view: PadView, phones: OwnPhones) -> PadView:
    """Return ``view``, in which nobody is asked for what others enter on their own phones.

    The own bid or result of whoever's phone it is comes first, then those of all who have no phone,
    in bidding order; a secret bid of one of these is typed when the phone has been handed over, and
    the pad still says who else is missing.
    Where only own phones are awaited, no key is there that a second tap could hit: the pad says
    whose entries are missing, offers to enter for each, and asks whose phone it is where that is
    not known. Bids in turn wait for the next alone. What somebody asked for is asked for as
    everywhere, and so is what the scorer types for all.
    """
    round_, upcoming = pad.current, view.active or view.hand_over
    if round_ is None or upcoming is None or not phones.players or _is_typed_for_all(round_):
        return view
    is_bid, in_turn = round_.phase is Phase.BIDS, _in_turn(round_)
    is_mine = view.hand_over is not None and view.hand_over.player == phones.mine
    boxes = ((player, round_.boxes[player]) for player in round_.order)
    missing = [
        player for player, box in boxes if not (box.has_bid if is_bid else box.tricks is not None)
    ]
    if is_mine:
        return _asking(pad, view, PadQuery(field="bid", player=phones.mine, alone=True))
    if not (view.follows and missing):
        return view
    awaited = missing[:1] if in_turn else missing
    others = next((each for each in awaited if each not in phones.players), "")
    player = phones.mine if phones.mine in awaited else others
    if player:
        field = "bid" if is_bid else "tricks"
        at = PadQuery(field=field, player=player, alone=player == phones.mine)
        asked = _asking(pad, view, at)
        if asked.hand_over is None:
            return asked
    else:
        # Whose turn it is stays lit.
        rows = view.rows if in_turn else _lit(view, PadQuery())
        asked = replace(view, rows=rows, active=None, hand_over=None, declarations=None)
    elsewhere = [
        (row.player, row.name)
        for row in view.rows
        if row.player in awaited and row.player in phones.players
    ]
    return replace(asked, elsewhere=tuple(elsewhere), has_no_player=not phones.mine)


def asking_first(pad: Pad, view: PadView, phones: OwnPhones) -> PadView:
    """Return ``view``, whose undo is asked where it takes back what another's own phone wrote.

    Such an entry comes while a finger is on its way to the undo of the one before. ``view`` is made
    of ``pad``, on a phone that writes.
    """
    mark = pad.written.undoable
    # Beside a correction there is no undo of another round.
    by = mark.by if mark is not None and view.undo is not None else ""
    others = (phone for phone in phones.every if phone.player != phones.mine)
    asks = any(is_author(phone.device, by) for phone in others)
    return replace(view, asks_undo=asks)


def _is_typed_for_all(round_: Round) -> bool:
    bidding = round_.ruleset.bidding
    if round_.phase is Phase.BIDS:
        return bidding.visibility is not Visibility.OPEN and bidding.entry is Entry.SCORER
    return round_.ruleset.play.tricks_by_scorer


def _in_turn(round_: Round) -> bool:
    visibility = round_.ruleset.bidding.visibility
    return round_.phase is Phase.BIDS and visibility is Visibility.OPEN


def _asking(pad: Pad, view: PadView, at: PadQuery) -> PadView:
    """Return ``view`` with the cell that ``at`` asks for as the next one."""
    assert pad.current is not None
    cell = active_cell_of(pad, pad.current, at, None)
    return replace(
        view,
        rows=_lit(view, at),
        active=cell if isinstance(cell, ActiveCell) else None,
        hand_over=cell if isinstance(cell, HandOver) else None,
    )


def _lit(view: PadView, at: PadQuery) -> tuple[Row, ...]:
    return tuple(
        row._replace(active=at.field if row.player == at.player else None) for row in view.rows
    )
