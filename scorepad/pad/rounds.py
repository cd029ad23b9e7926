"""The reading of one round from its cells."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from scorepad.pad.effective_marks import Key
from scorepad.pad.marks import Value
from scorepad.pad.reveals import Deal, Reveals, hides
from scorepad.pad.state import Box, Flag, Phase, Round, changes_of
from scorepad.pad.table import Table
from scorepad.pad.tricks_taken import LEADER, Fields, UntakenLimit, read_tricks_taken
from scorepad.rules.legality import forbidden_bid, leads_alone
from scorepad.rules.points import score_round
from scorepad.rules.ruleset import Restricted, Ruleset, TrumpSource, Visibility
from scorepad.rules.schedule import bidding_order, undealt
from scorepad.rules.tricks import read_trump


def forbidden_of(
    ruleset: Ruleset,
    number: int,
    hand: int,
    blind: bool,
    bids: Mapping[str, int],
    totals: Mapping[str, int],
    dealer: str,
) -> int | None:
    """Return the bid that the last bidder may not make, once all others have bid.

    ``totals`` are those before the round.
    """
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


_TOO_OFTEN = 9
"""The changes by one of a bid that no two of them make: more than any game allows."""


def is_odd_change(
    ruleset: Ruleset,
    bids: Mapping[str, int],
    changed: Mapping[str, int],
    tricks: Mapping[str, int],
) -> bool:
    """Return whether the Cloud changed bids more often than it can, or by other numbers than 1.

    ``tricks`` are those that are known: whoever took the Cloud has one.
    """
    known = tricks if ruleset.play.cloud else {}
    times = {
        player: changes_of(bids.get(player), bid) or _TOO_OFTEN for player, bid in changed.items()
    }
    return sum(times.values()) > max(1, ruleset.most_changes) or any(
        known.get(player, often) < often for player, often in times.items()
    )


class RoundPhase(NamedTuple):
    """The entry that a round waits for, and whether its bids may be seen.

    The fields are those of :class:`scorepad.pad.state.Round` with these names.
    """

    phase: Phase
    hidden: bool
    to_reveal: bool = False
    revealed: Mapping[str, Value] | None = None


def round_phase(
    ruleset: Ruleset, reveals: Reveals, deal: Deal, *, all_bid: bool, complete: bool
) -> RoundPhase:
    """Return the entry that ``deal`` waits for, and whether its bids may be seen.

    ``all_bid`` is true if no bid is missing, ``complete`` if no result is.
    """
    phase = Phase.DONE if complete else Phase.TRICKS if all_bid else Phase.BIDS
    visibility = ruleset.bidding.visibility
    if not reveals.asked:
        until_done = visibility is Visibility.SECRET and phase is Phase.TRICKS
        return RoundPhase(phase, hides(ruleset.bidding) and (phase is Phase.BIDS or until_done))
    if not reveals.hide(deal, ruleset):
        made = reveals.made.get(deal)
        return RoundPhase(phase, hidden=False, revealed=made.bids if made else None)
    if visibility is Visibility.SIMULTANEOUS:
        return RoundPhase(Phase.BIDS, hidden=True, to_reveal=all_bid)
    return RoundPhase(Phase.TRICKS if all_bid else Phase.BIDS, hidden=True, to_reveal=complete)


_NO_SCORE = (None, 0, 0)


def read_round(
    number: int,
    table: Table,
    cells: Mapping[Key, Value],
    totals: Mapping[str, int],
    reveals: Reveals,
    level: tuple[int, ...] = (),
) -> Round:
    """Return round ``number`` at ``table``; ``totals`` are the running totals before it.

    ``level`` are the equal totals that a round after the last one has to part, else none.
    """
    deal = table.deal(cells)
    seats, dealer = table.seats, table.dealer
    hand = cast("int", cells.get((0, "", "hand"), deal.hand))
    of_deal = cast("int", cells.get((0, "", "deal"), 1))
    ruleset = reveals.ruleset_of((number, of_deal), table.ruleset)
    fields = _fields_of(cells, of_deal, seats)
    bids, changed, bonuses = fields["bid"], fields["changed"], fields["bonus"]
    all_bid = len(bids) == len(seats)
    most = ruleset.most_untaken(len(seats), hand)
    untaken = UntakenLimit(most, ruleset.most_bombs, ruleset.play.bomb_said)
    results = read_tricks_taken(fields, seats, hand, all_bid=all_bid, untaken=untaken)
    complete = all_bid and results.complete
    secret = round_phase(ruleset, reveals, (number, of_deal), all_bid=all_bid, complete=complete)
    phase, done = secret.phase, secret.phase is Phase.DONE
    adjustments = {
        player: cast("list[int]", cells.get((0, player, "adjustment"), [0]))[0] for player in seats
    }
    before = {player: totals[player] + adjustments[player] for player in seats}
    forbidden = forbidden_of(ruleset, number, hand, deal.blind, bids, before, dealer)
    wagers, allies = fields["wager"], fields["loot"]
    cannonballs = list(fields["cannonball"])
    scores = {}
    if done:
        scores = score_round(
            ruleset.points,
            hand,
            {**bids, **changed},
            results.tricks,
            cannonballs=cannonballs,
            wagers=wagers,
            alliances=[(p, ally) for p, ally in allies.items() if ally != p],
            bonuses=bonuses,
        )
    boxes = {}
    for player in seats:
        points, scored_bonus, wager_points = scores.get(player, _NO_SCORE)
        boxes[player] = Box(
            player=player,
            bid=bids.get(player),
            changed=changed.get(player),
            tricks=results.tricks.get(player),
            inferred=player == results.inferred,
            counted=player in results.counted,
            counted_tricks=results.takers.count(player) if results.takers else None,
            cannonball=player in cannonballs,
            wager=wagers.get(player),
            ally=allies.get(player),
            wager_points=wager_points,
            bonus=bonuses.get(player),
            scored_bonus=scored_bonus,
            points=points,
            adjustment=adjustments[player],
            before=totals[player],
            total=before[player] + (points or 0),
        )
    flags = []
    if forbidden is not None and bids.get(dealer) == forbidden:
        flags.append(Flag.LAST_BID)
    if changed and is_odd_change(ruleset, bids, changed, results.tricks):
        flags.append(Flag.CHANGED)
    if phase is Phase.TRICKS and len(results.tricks) == len(seats) and not complete:
        flags.append(Flag.TRICKS)
    if not results.sound:
        flags.append(Flag.COUNT)
    left = undealt(ruleset, len(seats), hand)
    chooser = fields["chooser"].get("")
    order = bidding_order(seats, dealer)
    counted = (*results.takers, None).index(None)
    said = fields[f"{LEADER}{counted + 1}"].get("")
    leader = (results.takers[counted - 1] if counted else order[0]) or said
    return Round(
        number=number,
        deal=of_deal,
        hand=hand,
        blind=deal.blind,
        seats=seats,
        order=order,
        dealer=dealer,
        ruleset=ruleset,
        undealt=left,
        turned=left > 0 and ruleset.trump.source is TrumpSource.TURNED,
        trump=read_trump(ruleset, number, fields["trump"].get(""), left),
        chooser=chooser if chooser in seats else None,
        boxes=boxes,
        takers=results.takers,
        sums=results.sums,
        phase=phase,
        forbidden=forbidden,
        flags=tuple(flags),
        hidden=secret.hidden,
        to_reveal=secret.to_reveal,
        revealed=secret.revealed,
        level=level,
        next_leader=leader if leader in seats else None,
    )


def _fields_of(cells: Mapping[Key, Value], deal: int, seats: Sequence[str]) -> Fields:
    fields: dict[str, dict[str, Value]] = defaultdict(dict)
    for (of_deal, player, field), value in cells.items():
        if of_deal == deal and (not player or player in seats):
            fields[field][player] = value
    return fields
