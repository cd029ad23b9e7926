"""The bids of one round: which is forbidden, what the Cloud did."""

from collections.abc import Mapping

from scorepad.rules.restriction import forbidden_bid, leads_alone
from scorepad.rules.ruleset import Restricted, Ruleset, Visibility


def forbidden_of(
    ruleset: Ruleset,
    number: int,
    hand: int,
    blind: bool,
    bids: Mapping[str, int],
    totals: Mapping[str, int],
    dealer: str,
) -> int | None:
    """The bid that the last bidder may not make, once all others have bid;
    ``totals`` are those before the round."""
    bidding = ruleset.bidding
    if bidding.who is Restricted.NOBODY or bidding.visibility is not Visibility.OPEN:
        return None
    others = len(bids) - (dealer in bids)
    if others < len(totals) - 1:
        return None
    return forbidden_bid(
        bidding,
        hand=hand,
        bids=sum(bids.values()) - bids.get(dealer, 0),
        blind=blind,
        sole_leader=number > 1 and leads_alone(totals, dealer),
    )


def is_odd_change(bids: Mapping[str, int], changed: Mapping[str, int]) -> bool:
    """Return whether the Cloud changed more than one bid, or one by anything but one."""
    steps = [abs(bid - bids.get(player, bid)) for player, bid in changed.items()]
    return len(steps) > 1 or any(step != 1 for step in steps)
