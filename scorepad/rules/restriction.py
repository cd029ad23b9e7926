"""The restriction on the last bid: the bids must not add up to the tricks."""

from collections.abc import Mapping

from scorepad.rules.ruleset import Bidding, Restricted


def leads_alone(totals: Mapping[str, int], player: str) -> bool:
    """Return whether ``player`` alone has the highest total.

    >>> leads_alone({"Anna": 30, "Ben": 30}, "Anna")
    False
    """
    mine = totals[player]
    return all(total < mine for other, total in totals.items() if other != player)


def forbidden_bid(
    bidding: Bidding, *, hand: int, bids: int, blind: bool, sole_leader: bool
) -> int | None:
    """Return the one bid that the last bidder may not make, or ``None``.

    Args:
        hand: tricks of the round.
        bids: sum of the bids of all others.
        blind: whether this is a blind round.
        sole_leader: whether the last bidder alone had the highest total before
            this round; false in round 1, when nothing has been recorded.

    Sources: Wizard (Gigamic), Variante; Wizard (Fisher), Bidding variations;
    Wizard (club), Variantes; Quoicoupli, Déroulement d'une manche.
    """
    if bidding.who is Restricted.NOBODY:
        return None
    if bidding.who is Restricted.SOLE_LEADER and not sole_leader:
        return None
    if hand < bidding.from_hand or (blind and bidding.blind_exempt):
        return None
    value = hand - bids
    if value < 0 or (value == 0 and bidding.zero_exempt):
        return None
    return value
