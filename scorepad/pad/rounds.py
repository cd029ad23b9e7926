"""One round, read from its cells."""

from collections.abc import Mapping
from typing import cast

from scorepad.pad.marks import Value
from scorepad.pad.state import Box, Flag, Phase, Round
from scorepad.pad.table import Table
from scorepad.pad.written import Key
from scorepad.rules.points import score
from scorepad.rules.restriction import forbidden_bid, leads_alone
from scorepad.rules.ruleset import Entry, Restricted, Ruleset, Visibility
from scorepad.rules.schedule import undealt
from scorepad.rules.trump import NO_CARD_LEFT, UNKNOWN, TrumpOfRound, trump_of

Numbers = dict[str, int]


def read_round(
    number: int, table: Table, cells: Mapping[Key, Value], totals: Mapping[str, int]
) -> Round:
    """Round ``number`` at ``table``; ``totals`` are the running totals before it."""
    deal = table.deal(cells)
    ruleset, seats, dealer = table.ruleset, table.seats, table.dealer
    hand = cast("int", cells.get((0, "", "hand"), deal.hand))
    of_deal = cast("int", cells.get((0, "", "deal"), 1))
    bids = _numbers(cells, of_deal, seats, "bid")
    tricks = _numbers(cells, of_deal, seats, "tricks")
    inferred = _infer(tricks, seats, hand) if len(bids) == len(seats) else None
    all_tricks = len(tricks) == len(seats)
    done = len(bids) == len(seats) and all_tricks and sum(tricks.values()) == hand
    phase = Phase.DONE if done else Phase.BIDS if len(bids) < len(seats) else Phase.TRICKS
    adjustments = {player: _points_of(cells.get((0, player, "adjustment"))) for player in seats}
    before = {player: totals[player] + adjustments[player] for player in seats}
    forbidden = _forbidden(ruleset, number, hand, deal.blind, bids, before, dealer)
    boxes = {}
    for player in seats:
        points = score(ruleset.points, bids[player], tricks[player], hand) if done else None
        boxes[player] = Box(
            player,
            bids.get(player),
            tricks.get(player),
            player == inferred,
            points,
            adjustments[player],
            totals[player],
            before[player] + (points or 0),
        )
    left = undealt(table.base, len(seats), hand)
    flags = []
    if forbidden is not None and bids.get(dealer) == forbidden:
        flags.append(Flag.LAST_BID)
    if all_tricks and not done and phase is Phase.TRICKS:
        flags.append(Flag.TRICKS)
    return Round(
        number=number,
        deal=of_deal,
        hand=hand,
        blind=deal.blind,
        seats=seats,
        dealer=dealer,
        ruleset=ruleset,
        undealt=left,
        trump=_trump(ruleset, cells.get((of_deal, "", "trump")), left),
        boxes=boxes,
        phase=phase,
        forbidden=forbidden,
        flags=tuple(flags),
        hidden=bids_are_hidden(ruleset, phase),
    )


def bids_are_hidden(ruleset: Ruleset, phase: Phase) -> bool:
    """Whether the bids of a round in ``phase`` may not be seen by anybody.

    What the scorer types has been revealed at the table already; only bids
    that each player typed alone are kept.
    """
    bidding = ruleset.bidding
    if bidding.entry is not Entry.PLAYERS or phase is Phase.DONE:
        return False
    if bidding.visibility is Visibility.SIMULTANEOUS:
        return phase is Phase.BIDS
    return bidding.visibility is Visibility.SECRET


def _numbers(cells: Mapping[Key, Value], deal: int, seats: tuple[str, ...], field: str) -> Numbers:
    found = {}
    for player in seats:
        value = cells.get((deal, player, field))
        if value is not None:
            found[player] = cast("int", value)
    return found


def _infer(tricks: Numbers, seats: tuple[str, ...], hand: int) -> str | None:
    if len(tricks) != len(seats) - 1:
        return None
    rest = hand - sum(tricks.values())
    if rest < 0:
        return None
    player = next(player for player in seats if player not in tricks)
    tricks[player] = rest
    return player


def _forbidden(
    ruleset: Ruleset,
    number: int,
    hand: int,
    blind: bool,
    bids: Numbers,
    totals: Mapping[str, int],
    dealer: str,
) -> int | None:
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


def _trump(ruleset: Ruleset, turned: Value, left: int) -> TrumpOfRound:
    if left <= 0:
        return NO_CARD_LEFT
    if turned is None:
        return UNKNOWN
    try:
        return trump_of(ruleset, str(turned))
    except ValueError:
        return UNKNOWN


def _points_of(adjustment: Value) -> int:
    return cast("int", adjustment[0]) if isinstance(adjustment, list) else 0
