"""The times for which values are secret: bids until the reveal, cards until they are turned up.

:mod:`scorepad.pad.fields` says which fields have one, :mod:`scorepad.pad.visibility` masks them.
"""

from collections.abc import Sequence

from scorepad.pad.field import Secrecy
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.match.orders import is_face_up, place_of
from scorepad.pad.match.state import Match
from scorepad.pad.reveals import BidRules, bids_may_hide, hides
from scorepad.pad.state import Pad
from scorepad.rules.ruleset import Bidding, Visibility


def _waits_for_reveal(pad: Pad, cell: Cell, _: Value) -> bool:
    """Return whether the bids of a deal are hidden.

    Those of a deal that was thrown in before their reveal stay hidden for good. So do those of a
    round that the game ended before.
    """
    round_ = pad.round(cell.round)
    if round_ is not None and cell.deal == round_.deal:
        return round_.hidden
    ruleset = round_.ruleset if round_ else pad.ruleset
    if pad.reveals.asked:
        return pad.reveals.hide((cell.round, cell.deal), ruleset)
    if round_ is None or ruleset.bidding.visibility is not Visibility.SIMULTANEOUS:
        return hides(ruleset.bidding)
    # Bids that are shown together stay hidden if the deal was thrown in before all had bid. Who had
    # not may have left with the new deal, so everybody counts who was ever named.
    standing = pad.written.round(cell.round)
    all_bid = all((cell.deal, player, "bid") in standing for player in pad.names)
    return hides(ruleset.bidding) and not all_bid


def _lies_face_down(match: Match, cell: Cell, value: Value) -> bool:
    """Return whether a card of an order lies face down.

    It stays so after its round: the next pile has most of these cards again.
    """
    stands = match.written.round(cell.round).get((cell.deal, cell.player, cell.field))
    return not is_face_up(match.round(cell.round), cell, value, stands)


def _may_hide_bids(pad: Pad) -> bool:
    rules: list[Bidding | BidRules] = [*pad.reveals.kept.values(), pad.ruleset.bidding]
    rules += [round_.ruleset.bidding for round_ in pad.rounds]
    return any(map(hides, rules))


def _may_hide_cards(match: Match) -> bool:
    return any(map(place_of, match.written.newest))


def _had_cards(marks: Sequence[Mark]) -> bool:
    return any(place_of(cell) for mark in marks for cell, _ in mark.cells)


UNTIL_REVEAL = Secrecy(_waits_for_reveal, _may_hide_bids, bids_may_hide)
"""For a bid, and what is made of it."""

UNTIL_TURNED_UP = Secrecy(_lies_face_down, _may_hide_cards, _had_cards)
"""For the cards of an order."""
