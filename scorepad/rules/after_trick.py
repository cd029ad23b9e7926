"""The effects of the cards of a trick when it is over, in the order in which they are done.

Its twin on a phone is ``static/phone/rules/after_trick.mjs``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.rules.cards import Card
from scorepad.rules.choices import BidChange, Swap
from scorepad.rules.deck import After
from scorepad.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that is done after a trick, or ``later``, when the round is over.

    ``play`` is that of whoever does it, ``None`` for everybody; ``bids`` are those that a bid may
    be changed to, none where it is not known; ``cards`` are the plays of which one may be taken in
    hand. Whoever does it ``must``, or may leave it.
    """

    what: After
    play: int | None = None
    bids: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    must: bool = True
    later: bool = False


def changed_bids(bid: int, hand: int) -> tuple[int, ...]:
    """Return what a bid may be changed to in a round of ``hand`` cards: one less, or one more.

    >>> changed_bids(2, 5), changed_bids(0, 5), changed_bids(5, 5)
    ((1, 3), (1,), (4,))
    """
    return tuple(value for value in (bid - 1, bid + 1) if 0 <= value <= hand)


def effects(
    ruleset: Ruleset,
    plays: Sequence[Card],
    taker: int | None,
    *,
    last: bool,
    hand: int,
    bids: Sequence[int | None],
) -> tuple[Effect, ...]:
    """Return what is done after the trick of ``plays``, in order.

    Args:
        taker: the play that takes the trick; where nobody takes it, no bid is changed.
        last: whether the round is over with it, so that nobody holds a card to pass or to swap.
        hand: the cards that each was dealt.
        bids: those of the players, in the order of the plays; ``None`` for one that is not known.
    """
    of_kind = {row.code: row.after for row in ruleset.deck.all_specials}
    found: list[Effect] = []
    for place, card in enumerate(plays):
        what = of_kind.get(card.kind)
        if what is After.BID and taker is not None:
            bid = bids[taker]
            allowed = () if bid is None else changed_bids(bid, hand)
            later = ruleset.play.bid_change is BidChange.ROUND_END
            found.append(Effect(what, taker, bids=allowed, later=later))
        elif what is After.HAND_ON and not last:
            found.append(Effect(what))
        elif what is After.SWAP and not last:
            others = tuple(other for other in range(len(plays)) if other != place)
            must = ruleset.play.swap is Swap.MUST
            found.append(Effect(what, place, cards=others, must=must))
    order = list(After)
    return tuple(sorted(found, key=lambda each: (each.later, order.index(each.what))))
