"""The rules of a trick game, topic by topic, as codes with their facts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import floor
from typing import Any

from scorepad.rules.cards import kinds_of_card
from scorepad.rules.deck import After, CardRole
from scorepad.rules.legality import forbidden_bid
from scorepad.rules.ruleset import (
    BonusWhen,
    Entry,
    OwnCards,
    Restricted,
    Ruleset,
    TrumpSource,
    Turned,
    Visibility,
)
from scorepad.rules.schedule import deals, undealt
from scorepad.views.rules_examples import BidRow

_TRIED_HAND = 5
_MINOR = (
    *("dealer_looks", "in_view", "pending"),
    *("dealer", "blind", "own_cards", "typed", "restriction", "follow", "discard"),
    *("specials_any_time", "top_lead", "bottom_lead", "ranks", "only_bottoms"),
    *("nobodys_trick", "highest_number", "after_trick", "third_hand"),
    *("anniversary", "tie", "leavers", "level", "order"),
)


class Origin(StrEnum):
    """The origin of a rule.

    It is the rule sheet; the app, where the sheet is silent; the table, where it plays otherwise;
    or common use, in a game without a sheet.
    """

    SHEET = "sheet"
    APP = "app"
    TABLE = "table"
    COMMON = "common"


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the rules: its code, and what it speaks of."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Topic:
    """The rules about one thing.

    ``place`` is the heading in the rule sheet, "" where it has none; ``numbered`` when the first
    that applies decides.
    """

    key: str
    place: str
    sentences: tuple[Sentence, ...]
    numbered: bool = False
    origin: Origin = Origin.SHEET

    @property
    def minor(self) -> bool:
        """Return whether it only adds to the topic before it."""
        return self.key in _MINOR

    @property
    def hands_vary(self) -> bool:
        """Return whether it says that the hands differ from one tournament to the next."""
        return any(sentence.code == "hands_vary" for sentence in self.sentences)


def topics_of(ruleset: Ruleset, bids: Sequence[BidRow] = ()) -> tuple[Topic, ...]:
    """Return the topics of ``ruleset``, with its options as they are set.

    They are in the order in which a table needs them. Topics that mean nothing in the game are left
    out; the first of ``bids`` with a forbidden one shows the restriction.
    """
    topics = [
        _topic(ruleset, "deal", _deal(ruleset)),
        _topic(ruleset, "dealer", _dealer(ruleset)),
        _topic(ruleset, "blind", _blind(ruleset)),
        _topic(ruleset, "trump", _trump(ruleset)),
        _topic(ruleset, "dealer_looks", _dealer_looks(ruleset)),
        _bids(ruleset),
        _topic(ruleset, "own_cards", _own_cards(ruleset)),
        _topic(ruleset, "typed", _phone_goes_round(ruleset)),
        _no_restriction(ruleset)
        if ruleset.bidding.who is Restricted.NOBODY
        else _topic(ruleset, "restriction", _restriction(ruleset, bids)),
        _topic(ruleset, "in_view", [Sentence("in_view")] if "in_view" in ruleset.places else []),
        *_play(ruleset),
        _topic(ruleset, "points", _points(ruleset)),
        _topic(ruleset, "anniversary", _anniversary(ruleset)),
        _topic(ruleset, "end", [Sentence("highest_wins")]),
        _topic(ruleset, "tie", [Sentence(f"tie_{ruleset.tie}")]),
        _topic(ruleset, "leavers", _leavers(ruleset)),
    ]
    return tuple(topic for topic in topics if topic.sentences)


def codes_with_role(ruleset: Ruleset, role: CardRole) -> tuple[str, ...]:
    """Return the codes of the special cards with this role."""
    return tuple(card.code for card in ruleset.deck.all_specials if card.role is role)


def _topic(
    ruleset: Ruleset, key: str, sentences: Iterable[Sentence], *, numbered: bool = False
) -> Topic:
    return Topic(key, ruleset.places.get(key, ""), tuple(sentences), numbered)


def _deal(ruleset: Ruleset) -> Iterator[Sentence]:
    deck, schedule = ruleset.deck, ruleset.schedule
    yield Sentence("players", {"least": ruleset.least, "most": ruleset.most})
    yield Sentence(
        "deck",
        {
            "cards": sum(count for _, count in kinds_of_card(deck)),
            "ranks": (deck.labels[0], deck.labels[-1]),
            "suits": tuple(suit.code for suit in deck.suits),
            "specials": tuple((card.code, card.count) for card in deck.all_specials),
        },
    )
    if schedule.first:
        way = "more" if schedule.step > 0 else "fewer" if schedule.step else "as_many"
        facts = {"first": schedule.first, "step": abs(schedule.step)}
        yield Sentence(f"hands_{way}", facts)
    else:
        yield Sentence(f"course_{schedule.course}")
    if schedule.rounds:
        yield Sentence("rounds", {"rounds": schedule.rounds})
    elif deck.put_in:
        yield Sentence("more_rounds" if schedule.whole_deck else "no_more_rounds")
    for extra in schedule.extra:
        if not extra.blind:
            yield Sentence("extra", {"hand": extra.hand})
    if schedule.keep:
        yield Sentence("keep", {"cards": schedule.keep})
    if schedule.varies:
        yield Sentence("hands_vary")


def _dealer(ruleset: Ruleset) -> Iterator[Sentence]:
    if ruleset.first_dealer is not None:
        yield Sentence(f"first_dealer_{ruleset.first_dealer}")
    yield Sentence("dealer")


def _blind(ruleset: Ruleset) -> Iterator[Sentence]:
    if any(extra.blind for extra in ruleset.schedule.extra):
        yield Sentence("extra_blind")
        yield Sentence("blind_unseen")


def _trump(ruleset: Ruleset) -> Iterator[Sentence]:
    trump = ruleset.trump
    if trump.source is not TrumpSource.TURNED:
        yield Sentence(f"trump_{trump.source}", {"suits": trump.in_turn})
        return
    yield Sentence("trump_turned")
    for turned, cards in _specials_turned(ruleset).items():
        yield Sentence(f"special_turned_{turned}", {"cards": cards})
    swapped = codes_with_role(ruleset, CardRole.NEVER)
    if swapped:
        yield Sentence("swapped_in", {"cards": swapped})
    if any(
        undealt(ruleset, players, deal.hand) <= 0
        for players in range(ruleset.least, ruleset.most + 1)
        for deal in deals(ruleset, players)
    ):
        yield Sentence("all_dealt")


def _specials_turned(ruleset: Ruleset) -> dict[Turned, tuple[str, ...]]:
    """Return the special cards that may be turned, by what they mean then."""
    rules = {
        CardRole.TOP: ruleset.trump.top_turned,
        CardRole.BOTTOM: ruleset.trump.bottom_turned,
    }
    cards: dict[Turned, tuple[str, ...]] = {}
    for card in ruleset.deck.all_specials:
        turned = card.turned or rules.get(card.role, Turned.NONE)
        cards[turned] = (*cards.get(turned, ()), card.code)
    return cards


def _dealer_looks(ruleset: Ruleset) -> Iterator[Sentence]:
    if ruleset.trump.source is TrumpSource.TURNED and Turned.CHOOSE in _specials_turned(ruleset):
        yield Sentence("dealer_looks")


def _bids(ruleset: Ruleset) -> Topic:
    visibility = ruleset.bidding.visibility
    heading = "bids" if visibility is Visibility.OPEN else "bids_hidden"
    return Topic("bids", ruleset.places.get(heading, ""), (Sentence(f"bids_{visibility}"),))


def _own_cards(ruleset: Ruleset) -> Iterator[Sentence]:
    if ruleset.bidding.own_cards is OwnCards.FOREHEAD:
        yield Sentence("forehead")
        yield Sentence("forehead_after")


def _phone_goes_round(ruleset: Ruleset) -> Iterator[Sentence]:
    bidding = ruleset.bidding
    if bidding.entry is Entry.PLAYERS and bidding.visibility is not Visibility.OPEN:
        yield Sentence("phone_goes_round")


def _restriction(ruleset: Ruleset, examples: Sequence[BidRow]) -> Iterator[Sentence]:
    bidding = ruleset.bidding
    yield Sentence(f"restriction_{bidding.who}")
    examples_told = (row for row in examples if row.hand > 1 and row.forbidden is not None)
    row = next(examples_told, None) or _made_up(ruleset)
    yield Sentence("forbidden", {"hand": row.hand, "bids": row.bids, "value": row.forbidden})
    if bidding.zero_exempt:
        yield Sentence("zero_exempt")
    if bidding.from_hand > 1:
        yield Sentence("from_hand", {"hand": bidding.from_hand})
    if any(deal.blind for deal in ruleset.schedule.extra):
        yield Sentence("blind_exempt" if bidding.blind_exempt else "blind_not_exempt")


def _no_restriction(ruleset: Ruleset) -> Topic:
    """Return that bids are free; a sheet may say so elsewhere than where it has a restriction."""
    places = ruleset.places
    place = places.get("no_restriction", places.get("restriction", ""))
    return Topic("restriction", place, (Sentence("restriction_nobody"),))


def _made_up(ruleset: Ruleset) -> BidRow:
    """Return a restriction that every game can have: two bids, and a third that is forbidden."""
    bidding = ruleset.bidding
    hand = max(_TRIED_HAND, bidding.from_hand)
    bids = (hand - 3, 2)
    value = forbidden_bid(bidding, hand=hand, bids=sum(bids), blind=False, sole_leader=True)
    return BidRow(hand, bids, value)


def _play(ruleset: Ruleset) -> Iterator[Topic]:
    top, bottom = codes_with_role(ruleset, CardRole.TOP), codes_with_role(ruleset, CardRole.BOTTOM)
    nobody, numbers = (
        codes_with_role(ruleset, CardRole.NOBODY),
        codes_with_role(ruleset, CardRole.NUMBERS),
    )
    freeing = {card.code for card in ruleset.deck.all_specials if card.frees_a_trick}
    yield _topic(ruleset, "lead", [Sentence("lead")])
    yield _topic(ruleset, "follow", [Sentence("follow")])
    yield _topic(ruleset, "discard", [Sentence("discard")])
    yield _topic(ruleset, "specials_any_time", _specials(ruleset))
    if not ruleset.play.judged:
        yield _topic(ruleset, "winner", [Sentence("not_judged")])
        return
    if top:
        facts = {"cards": tuple(card for card in (*top, *nobody, *numbers) if card in freeing)}
        yield _topic(ruleset, "top_lead", [Sentence(f"top_lead_{ruleset.play.top_lead}", facts)])
    if bottom:
        facts = {"cards": tuple(card for card in (*bottom, *nobody) if card not in freeing)}
        yield _topic(ruleset, "bottom_lead", [Sentence("bottom_lead", facts)])
    yield _topic(ruleset, "winner", _winner(ruleset, top), numbered=True)
    labels = ruleset.deck.labels
    yield _topic(ruleset, "ranks", [Sentence("ranks", {"ranks": (labels[0], labels[-1])})])
    if bottom:
        before = [pair for pair in _beating(ruleset, CardRole.BOTTOM) if pair[1] not in top]
        first = "first_of_equals" if before else "only_bottoms"
        sentences = [Sentence(first, {"cards": bottom})]
        sentences += [Sentence("one_before_other", {"pairs": tuple(before)})] if before else []
        yield _topic(ruleset, "only_bottoms", sentences)
    if nobody:
        yield _topic(ruleset, "nobodys_trick", [Sentence("nobodys_trick", {"cards": nobody})])
    if numbers:
        sentences = [Sentence("highest_number", {"cards": numbers}), Sentence("still_followed")]
        sentences += [Sentence("second_counts", {"cards": (*nobody, *numbers)})] if nobody else []
        yield _topic(ruleset, "highest_number", sentences)
    yield _topic(ruleset, "after_trick", _after_trick(ruleset))
    if ruleset.play.third_hand:
        either = codes_with_role(ruleset, CardRole.EITHER)
        sentences = [Sentence("third_hand")]
        sentences += [
            Sentence("third_hand_plays", {"cards": either, "ways": card.plays_as[-1:]})
            for card in ruleset.deck.all_specials
            if card.role is CardRole.EITHER
        ]
        yield _topic(ruleset, "third_hand", sentences)


def _specials(ruleset: Ruleset) -> Iterator[Sentence]:
    specials = ruleset.deck.all_specials
    order = (CardRole.TOP, CardRole.EITHER, CardRole.BOTTOM)
    known = tuple(code for role in order for code in codes_with_role(ruleset, role))
    unlisted = (*order, CardRole.NEVER)
    others = tuple(card.code for card in specials if card.role not in unlisted)
    if specials:
        yield Sentence("specials_any_time", {"cards": (*known, *others)})
    for card in specials:
        if card.role is CardRole.SUITED:
            labels, below = ruleset.deck.labels, floor(card.rank)
            between = (labels[below - 1], labels[below])
            yield Sentence("suited", {"cards": (card.code,), "ranks": between})
        elif card.role in (CardRole.EITHER, CardRole.COPY):
            yield Sentence(str(card.role), {"cards": (card.code,), "ways": card.plays_as})
        laid = codes_with_role(ruleset, CardRole.NEVER)
        if card.role is CardRole.COPY and laid:
            yield Sentence("copy_anew", {"cards": (card.code,), "ways": laid})


def _after_trick(ruleset: Ruleset) -> Iterator[Sentence]:
    """Return what happens after a trick, in the order in which it does."""
    play = ruleset.play
    ways = {After.BID: f"_{play.bid_change}", After.SWAP: f"_{play.swap}"}
    for after in After:
        cards = tuple(card.code for card in ruleset.deck.all_specials if card.after is after)
        if cards:
            yield Sentence(f"after_{after}{ways.get(after, '')}", {"cards": cards})


def _beating(ruleset: Ruleset, role: CardRole) -> tuple[tuple[str, str], ...]:
    """Return the pairs of special cards of this role of which the first beats the second."""
    return tuple(
        (card.code, other)
        for card in ruleset.deck.all_specials
        if card.role is role
        for other in card.beats
    )


def _winner(ruleset: Ruleset, top: tuple[str, ...]) -> Iterator[Sentence]:
    circle = ruleset.deck.circle
    if circle:
        others = tuple(code for code in top if code != circle)
        yield Sentence("circle", {"cards": (circle,), "ways": others})
    for card in ruleset.deck.all_specials:
        ways = tuple(code for code in card.beats if code in top)
        if ways and card.role is CardRole.BOTTOM:
            yield Sentence("crosses", {"cards": (card.code,), "ways": ways})
    if ruleset.deck.several_tops:
        yield Sentence("tops_beat", {"pairs": _beating(ruleset, CardRole.TOP)})
    elif top:
        pairs = _beating(ruleset, CardRole.TOP)
        above = tuple(dict.fromkeys(card for card, _ in pairs))
        if above:
            yield Sentence("one_top", {"cards": above})
        yield Sentence("first_top", {"cards": tuple(card for card in top if card not in above)})
    if ruleset.trump.source is not TrumpSource.NONE:
        yield Sentence("highest_trump")
    yield Sentence("highest_of_suit_led")


def _points(ruleset: Ruleset) -> Iterator[Sentence]:
    points = ruleset.points
    yield Sentence("made", {"formula": points.made})
    yield Sentence("missed", {"formula": points.missed})
    if points.zero_made is not None and points.zero_missed is not None:
        yield Sentence("zero_made", {"formula": points.zero_made})
        yield Sentence("zero_missed", {"formula": points.zero_missed})
    if points.near_half:
        yield Sentence("near_half")
    if points.cannonball:
        yield Sentence("cannonball", {"points": points.cannonball})
    if points.wager and ruleset.play.pirates:
        yield Sentence("wager", {"most": points.wager})
    if points.loot and ruleset.play.loot:
        yield Sentence("loot_points", {"points": points.loot})
    if points.bonus.when is not BonusWhen.NEVER:
        facts = {"step": points.bonus.step, "most": points.bonus.most}
        yield Sentence(f"bonus_{points.bonus.when}")
        yield Sentence("bonus_steps" if points.bonus.most else "bonus_steps_won", facts)


def _anniversary(ruleset: Ruleset) -> Iterator[Sentence]:
    if ruleset.play.bomb:
        yield Sentence("bomb")
    if ruleset.play.cloud and not any(card.after is After.BID for card in ruleset.deck.added):
        yield Sentence("cloud")
    if ruleset.play.pirates:
        yield Sentence("pirates")


def _leavers(ruleset: Ruleset) -> Iterator[Sentence]:
    yield Sentence("leavers_win" if ruleset.leavers_win else "leavers_do_not_win")
