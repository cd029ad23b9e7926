"""The worked examples of a game, each worked out anew by the rules in force."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorepad.rules.cards import Card, read_cards
from scorepad.rules.examples import BidExample, Example, TrickExample
from scorepad.rules.legality import forbidden_bid, illegal_plays
from scorepad.rules.points import score
from scorepad.rules.refusal import Refused
from scorepad.rules.ruleset import Points, Ruleset
from scorepad.rules.tricks import take, third_hand_place


@dataclass(frozen=True, slots=True)
class PointsRow:
    """The points for a bid in a worked example."""

    bid: int
    tricks: int
    hand: int
    """The cards of each player; 0 in examples whose points do not depend on them."""
    points: int
    cannonball: bool = False
    """True if the player chose it with the bid."""


@dataclass(frozen=True, slots=True)
class BidRow:
    """The bid that the last bidder may not make after ``bids``, ``None`` for none."""

    hand: int
    bids: tuple[int, ...]
    forbidden: int | None


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A trick as it lies, the leader's card first.

    ``taker``, ``illegal`` and ``leads`` count the plays from 0. ``held`` has, for each play that
    was not legal, what its player kept in hand. ``taker`` is ``None`` where nobody takes the trick;
    ``leads`` is then the card whose player leads next, ``None`` for whoever led the round;
    ``third`` is the place of the card from a hand that nobody holds, ``None`` for none.
    """

    trump: str
    cards: tuple[Card, ...]
    taker: int | None
    illegal: tuple[int, ...]
    held: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    leads: int | None = None
    third: int | None = None


def points_rows(ruleset: Ruleset, examples: Sequence[Example]) -> tuple[PointsRow, ...]:
    """Return the points of each example, equal ones once, without those of variants not on."""
    on = {"", *(variant.key for variant in ruleset.variants_on)}
    rows = [_points(ruleset.points, example) for example in examples if example.variant in on]
    return tuple(dict.fromkeys(rows))


def _points(points: Points, example: Example) -> PointsRow:
    bid, tricks, cannonball = example.bid, example.tricks, example.cannonball
    # An example of the sheet need not say its hand, but house rules may count it: the smallest one
    # in which this can happen stands for it then.
    hand = example.hand or max(bid, tricks, 1)
    counts = score(points, bid, tricks, hand, cannonball=cannonball)
    return PointsRow(bid, tricks, hand if points.by_hand or cannonball else 0, counts, cannonball)


def bid_rows(ruleset: Ruleset, examples: Sequence[BidExample]) -> tuple[BidRow, ...]:
    """Return the bid that the last bidder may not make in each example."""
    rows = [
        BidRow(
            example.hand,
            example.bids,
            forbidden_bid(
                ruleset.bidding,
                hand=example.hand,
                bids=sum(example.bids),
                blind=example.blind,
                sole_leader=example.leads,
            ),
        )
        for example in examples
    ]
    return tuple(dict.fromkeys(rows))


def trick_rows(ruleset: Ruleset, examples: Sequence[TrickExample]) -> tuple[TrickRow, ...]:
    """Return each trick with its taker, and its cards that were not legal.

    There are none in a game whose tricks cannot be judged, and none with cards that the table does
    not play with. Of tricks that show the same cards, only more often, the first is enough.
    """
    if not ruleset.play.judged:
        return ()
    rows: dict[object, TrickRow] = {}
    for example in examples:
        try:
            row = _trick(ruleset, example)
        except Refused:
            continue
        rows.setdefault((row.trump, tuple(dict.fromkeys(row.cards)), row.taker, row.illegal), row)
    return tuple(rows.values())


def _trick(ruleset: Ruleset, example: TrickExample) -> TrickRow:
    deck = ruleset.deck
    cards = read_cards(deck, example.plays)
    hands = [read_cards(deck, hand) for hand in example.hands]
    illegal = illegal_plays(ruleset, cards, hands) if hands else ()
    verdict = take(ruleset, cards, example.trump or None, example.players)
    held = tuple(
        (index, tuple(card for card in hands[index] if card != cards[index])) for index in illegal
    )
    third = third_hand_place(ruleset, example.players)
    return TrickRow(example.trump, cards, verdict.taker, illegal, held, verdict.leads, third)
