"""The players' lines on the pad's screen."""

import re
from typing import NamedTuple

from scorepad.pad.any_pad import place_among
from scorepad.pad.entries import Entry
from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.rules.ruleset import Visibility
from scorepad.views.active_cell import ActiveCell

_SHORT_NAME = 8
"""The most letters that a part of a name may have in large letters."""


class Row(NamedTuple):
    """A player's line.

    ``change`` are the points of the last finished round, and ``revealed`` its bid and tricks where
    bids are only shown after the round; a bid that is hidden has no number here. ``place`` is 1 for
    the highest total of those who sit there, ``None`` before the first points and in an earlier
    round; ``crowned`` when somebody is behind the first; ``long`` when a part of the name has more
    letters than a small phone has room for. ``changed`` is what the Cloud made of the bid; ``ally``
    is a name; ``counted_tricks`` those so far, while some are to come, ``needs`` how many more the
    bid wants, and ``over`` how many fewer; ``bonus_lost`` when not all of the bonus counts;
    ``after_reveal`` when the bid is another than the one that was revealed. ``rest`` are the tricks
    of that finished round where they followed from the others' and nobody typed them; ``active`` is
    the field that the next tap writes.
    """

    player: str
    name: str
    long: bool
    deals: bool
    leads: bool
    place: int | None
    crowned: bool
    total: int
    change: int | None
    rest: int | None
    revealed: tuple[int, int] | None
    bid: int | None
    bid_hidden: bool
    changed: int | None
    tricks: int | None
    inferred: bool
    counted: bool
    counted_tricks: int | None
    needs: int | None
    over: int
    made: bool | None
    cannonball: bool
    wager: int | None
    ally: str | None
    bonus: int | None
    bonus_lost: bool
    after_reveal: bool
    active: str | None


def rows_of(pad: Pad, round_: Round, active: Entry | ActiveCell | None) -> tuple[Row, ...]:
    """Return everybody's line in seating order; ``active`` is the cell that the next tap writes."""
    before = pad.round(round_.number - 1)
    done = round_.phase is Phase.DONE
    nobody_bid = round_.nobody_has_bid
    leader, after_reveal = round_.leader, round_.changed_after_reveal
    # Before the first points all are level, and of an earlier round nobody asks any more.
    is_ranked = round_ is (pad.current or pad.rounds[-1]) and (before is not None or done)
    seats = round_.seats if is_ranked else ()
    places = {player: place_among(pad, player, seats) for player in seats}
    is_level = set(places.values()) == {1}
    rows = []
    for player, box in round_.boxes.items():
        earlier = before.boxes.get(player) if before else None
        closed = box if done else earlier if nobody_bid else None
        counting = (
            round_.phase is Phase.TRICKS and box.tricks is None and box.counted_tricks is not None
        )
        # The tricks that the bid still wants, or, negative, those over it.
        wanted = box.wanted if counting else None
        needs = None if wanted is None else wanted - (box.counted_tricks or 0)
        rows.append(
            Row(
                player=player,
                name=pad.names[player],
                long=max(map(len, re.split("[ -]", pad.names[player]))) > _SHORT_NAME,
                deals=player == round_.dealer,
                leads=player == leader,
                place=places.get(player),
                crowned=places.get(player) == 1 and not is_level,
                total=box.total,
                change=closed.points if closed else None,
                rest=closed.tricks if closed and closed.inferred else None,
                revealed=_revealed(before, earlier) if nobody_bid and not done else None,
                bid=box.bid,
                bid_hidden=box.bid_hidden,
                changed=box.changed,
                tricks=box.tricks,
                inferred=box.inferred,
                counted=box.counted,
                counted_tricks=box.counted_tricks if counting else None,
                needs=None if needs is None else max(0, needs),
                over=max(0, -(needs or 0)),
                made=box.made,
                cannonball=box.cannonball,
                wager=box.wager,
                ally=None if box.ally is None else pad.names.get(box.ally, ""),
                bonus=box.bonus,
                bonus_lost=done and box.scored_bonus != (box.bonus or 0),
                after_reveal=player in after_reveal,
                active=active.field if active and active.player == player else None,
            )
        )
    return tuple(rows)


def _revealed(before: Round | None, earlier: Box | None) -> tuple[int, int] | None:
    if before is None or earlier is None or earlier.wanted is None or earlier.tricks is None:
        return None
    secret = before.ruleset.bidding.visibility is Visibility.SECRET
    return (earlier.wanted, earlier.tricks) if secret and before.phase is Phase.DONE else None
