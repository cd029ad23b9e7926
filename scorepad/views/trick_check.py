"""A trick as the screen shows it, with what the rules say about it.

Its twin on a phone is ``static/phone/views/trick_check.mjs``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scorepad.rules.cards import Card, kinds_of_card
from scorepad.rules.deck import After, CardRole, Deck, Suit
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import TopLead
from scorepad.rules.tricks import NONE_NAMED, TrumpOfRound, trump_of
from scorepad.trick_checker.address import TrickLinks, alone, as_read, query_string
from scorepad.trick_checker.query import Ask, TrickQuery
from scorepad.trick_checker.trick import Trick, TrickContext
from scorepad.trick_checker.trump import TrumpChoice, trump_choice
from scorepad.trick_checker.verdict import (
    Judged,
    Reason,
    after_trick,
    bid_stays,
    judged,
    other_reading,
    reason_of,
)
from scorepad.views.counted_tricks import Count, Need


class Place(NamedTuple):
    """A player's place at the table, or that of a hand that nobody holds.

    ``name`` is empty for one who has none; ``third_of`` is the game whose third hand it is, "" for
    a player's; ``gives`` when a tap gives this player the trick; else ``link`` leads to the
    question about the card, or makes this player lead.
    """

    seat: int
    name: str
    card: Card | None
    leads: bool
    turn: bool
    takes: bool
    judged: bool
    gives: bool
    need: Need | None
    link: str | None
    third_of: str = ""


def places_of(
    trick: Trick,
    links: TrickLinks,
    reason: Reason | None,
    names: Sequence[str],
    count: Count | None,
    asks: str,
) -> tuple[Place, ...]:
    """Return the players of ``trick`` as they sit; ``asks`` is what the screen waits for."""
    waits = asks == "card" or (asks == Ask.TRUMP and not links.query.ask)
    gives = count is not None and (asks == Ask.TAKER or (waits and not trick.plays))
    places = []
    seats = [*range(trick.players)]
    if trick.third is not None:
        seats.insert(trick.third, trick.players)
    for seat in seats:
        index = trick.seats.index(seat)
        card = trick.plays[index] if index < len(trick.plays) else None
        link = None
        third = index == trick.third
        if third:
            pass
        elif asks == Ask.LEADER or (not trick.plays and not gives):
            link = links.led_by(seat)
        elif card is not None:
            link = links.here if trick.judge == index else links.judging(index)
        places.append(
            Place(
                seat=seat,
                name=names[seat] if names and not third else "",
                card=card,
                leads=index == 0 and asks != Ask.LEADER,
                turn=index == len(trick.plays) and asks in ("card", "ways"),
                takes=reason is not None and reason.verdict.taker == index,
                judged=trick.judge == index,
                gives=gives and not third,
                need=count.needs[seat] if count and not third else None,
                link=link,
                third_of=trick.ruleset.key if third else "",
            )
        )
    return tuple(places)


class Step(NamedTuple):
    """One thing that is done after the trick: an :class:`Effect`, with its player and cards.

    ``place`` is ``None`` for everybody.
    """

    what: After
    place: Place | None
    bids: tuple[int, ...]
    cards: tuple[Card, ...]
    must: bool
    later: bool


def steps_of(
    trick: Trick, reason: Reason | None, context: TrickContext, places: Sequence[Place]
) -> tuple[Step, ...]:
    """Return what is done after ``trick``, in order."""
    by_seat = {place.seat: place for place in places}
    return tuple(
        Step(
            what=each.what,
            place=None if each.play is None else by_seat[trick.seats[each.play]],
            bids=each.bids,
            cards=tuple(trick.plays[play] for play in each.cards),
            must=each.must,
            later=each.later,
        )
        for each in after_trick(trick, reason, context)
    )


class NewBid(NamedTuple):
    """A bid that the taker of a trick may change to: one more or one less, see ``by``."""

    by: int
    bid: int


IN_A_ROW = 7


class CardKey(NamedTuple):
    """A key: its card, the ``label`` on it, and the number of such cards ``left`` to come.

    ``several`` when the deck has more than one. ``fits`` where it can be what the screen waits for.
    """

    card: Card
    label: str
    left: int
    several: bool
    fits: bool


Block = tuple[CardKey | None, ...]
"""Whole rows of keys; ``None`` stays empty."""


def grid_of(trick: Trick, asks: str) -> tuple[Block, ...]:
    """Return the keys: a block for each suit, from the lowest card.

    The special cards stand at the ends of the last blocks, or in a block of their own: in one row,
    where one of them is left over. Where more are, the first of them stand at the ends of the
    blocks. A card that is never played can only have been turned.
    """
    gone = trick.gone
    blocks: dict[str, list[CardKey | None]] = {}
    specials: list[CardKey | None] = []
    for card, count in kinds_of_card(trick.ruleset.deck):
        if card.role is CardRole.NEVER and asks != Ask.TURNED:
            continue
        label = card.label or card.code
        key = CardKey(card, label, count - gone[card.code], count > 1, _fits(trick, card))
        (blocks.setdefault(card.suit, []) if card.suit else specials).append(key)
    suits = [_whole_rows(block) for block in blocks.values()]
    if all(block[-1] is None for block in suits):
        if len(specials) <= len(suits):
            for block, special in zip(reversed(suits), reversed(specials), strict=False):
                block[-1] = special
            specials = []
        elif len(specials) > IN_A_ROW + 1:
            for block, special in zip(suits, specials, strict=False):
                block[-1] = special
            specials = specials[len(suits) :]
    row = specials if len(specials) == IN_A_ROW + 1 else _whole_rows(specials)
    return tuple(tuple(block) for block in (*suits, row) if block)


def _fits(trick: Trick, card: Card) -> bool:
    """Return whether ``card`` can be what has to be known of a copy: trump stays as it is known."""
    if not trick.lacks:
        return True
    trump = trump_of(trick.ruleset, card.suit or card.code)
    stays = trick.lacks == Ask.AGAIN or trump.to_choose or trump.suit == trick.trump.suit
    return stays and card.role is not CardRole.COPY


def _whole_rows(keys: list[CardKey | None]) -> list[CardKey | None]:
    return keys + [None] * (-len(keys) % IN_A_ROW)


@dataclass(frozen=True, slots=True)
class CheckView:
    """Everything on the screen that checks a trick.

    ``asks`` says what it waits for: something of :class:`Ask`, else ``card``, ``ways``,
    ``verdict`` or ``held``; ``fields`` are the state that a key's form sends along; ``maybe_last``
    where what is done ``after`` the trick is not if it was the round's last one. ``bid_stays`` is a
    card that changes no bid, as nobody takes the trick. ``new_trump`` is what a card that was
    turned for a copy made of trump, as the pad's cell holds it, "" where that stands there already.
    """

    game_id: str
    house: str
    ruleset: str
    trick: Trick
    links: TrickLinks
    asks: str
    refusals: tuple[Refusal, ...]
    places: tuple[Place, ...]
    count: Count | None
    grid: tuple[Block, ...]
    fields: tuple[tuple[str, str], ...]
    reason: Reason | None
    after: tuple[Step, ...]
    judged: Judged | None
    trump: TrumpChoice
    other_reading: TopLead | None
    maybe_last: bool
    bid_stays: Card | None
    new_trump: str

    @property
    def shares(self) -> bool:
        """Return whether the address of this screen is shown, to be handed on."""
        return self.links.query.ask == Ask.SHARE

    @property
    def suits(self) -> Mapping[str, Suit]:
        """The signs of the suits, by their codes."""
        return {suit.code: suit for suit in self.trick.ruleset.deck.suits}

    @property
    def alone(self) -> str:
        """The address of this trick that knows neither names nor the game."""
        return query_string(alone(self.links.query, self.trick))

    @property
    def next_place(self) -> Place | None:
        """The place of the player whose card comes next."""
        return next((place for place in self.places if place.turn), None)

    @property
    def judged_place(self) -> Place | None:
        """The place of the player whose card is asked about."""
        return next((place for place in self.places if place.judged), None)

    @property
    def taker(self) -> Place | None:
        """The place of the player who takes the trick, or would take it so far; none for nobody."""
        return next((place for place in self.places if place.takes), None)

    @property
    def leads_next(self) -> Place | None:
        """The place of whoever leads next; ``None`` where it is not known who led the round."""
        leads = None if self.reason is None else self.reason.leads
        return next((place for place in self.places if place.seat == leads), None)

    @property
    def changes_bid(self) -> bool:
        """Return whether a bid is changed as soon as this trick is counted."""
        over = self.count is not None and self.count.last
        return any(step.what is After.BID and (over or not step.later) for step in self.after)

    @property
    def bid_change(self) -> Step | None:
        """The change of a bid by whoever takes the trick, ``None`` for none."""
        return next((step for step in self.after if step.what is After.BID), None)

    @property
    def new_bids(self) -> tuple[NewBid, ...]:
        """The bids of which one is written with the trick, none where that is asked later."""
        step, count = self.bid_change, self.count
        if step is None or count is None or self.taker is None or self.taker.need is None:
            return ()
        wanted = self.taker.need.wanted
        if wanted is None or (step.later and not count.last) or count.changes_left < 1:
            return ()
        return tuple(NewBid(bid - wanted, bid) for bid in step.bids)

    @property
    def cloud(self) -> str:
        """The number of the counted trick whose taker changes the bid, "" for none."""
        if self.bid_change and self.count:
            return str(self.count.trick)
        return self.links.query.cloud

    @property
    def count_after(self) -> Count | None:
        """The count of the round once this trick is counted."""
        if self.count is None:
            return None
        return self.count.after(self.taker.seat if self.taker else None)


def check_view(
    query: TrickQuery,
    trick: Trick,
    context: TrickContext,
    refusals: tuple[Refusal, ...] = (),
    *,
    names: Sequence[str] = (),
    count: Count | None = None,
    house: str = "",
    game_id: str = "",
) -> CheckView:
    """Return the screen of ``trick``.

    ``names`` are by seat, empty where nobody has one; ``count`` is there where the trick can be
    given to the player who takes it.
    """
    canonical = as_read(query, trick, context)
    links = TrickLinks(canonical, trick)
    asks = _asks(canonical, trick, context)
    reason = reason_of(trick, context.first)
    about = judged(trick)
    places = places_of(trick, links, reason, names, count, asks)
    after = steps_of(trick, reason, context, places)
    return CheckView(
        game_id=game_id,
        house=house,
        ruleset=trick.ruleset.key,
        trick=trick,
        links=links,
        asks=asks,
        refusals=refusals,
        places=places,
        count=count,
        grid=grid_of(trick, asks) if _asks_for_card(asks, canonical, about) else (),
        fields=_fields(canonical, trick, asks),
        reason=reason,
        after=after,
        judged=about,
        trump=trump_choice(trick.ruleset, trick.trump),
        other_reading=other_reading(trick, about),
        maybe_last=(
            context.last is None
            and count is None
            and any(step.what is not After.BID for step in after)
        ),
        bid_stays=bid_stays(trick, reason),
        new_trump=_new_trump(trick, context.trump),
    )


def _new_trump(trick: Trick, stands: TrumpOfRound) -> str:
    """Return the card that lies for trump with what the trick made of it, "" for nothing new."""
    if trick.again is None or trick.turned is None or trick.trump.to_choose:
        return ""
    if trick.copy not in [card.code for card in trick.plays]:
        # An earlier trick made it, and the pad knows.
        return ""
    if trick.turned.code != stands.turned:
        return ""
    if trick.trump.suit == stands.suit and not stands.to_choose:
        return ""
    return trick.turned.code + (trick.trump.suit or NONE_NAMED)


def some_cards(deck: Deck) -> tuple[Card, ...]:
    """Return three cards of a deck, to show how they are typed."""
    kinds = [card for card, _ in kinds_of_card(deck)]
    return (kinds[len(kinds) // 2], kinds[0], kinds[-1])


def _asks(query: TrickQuery, trick: Trick, context: TrickContext) -> str:
    if not trick.ruleset.play.judged:
        return Ask.TAKER
    if trick.judge is not None:
        return "held"
    if trick.asked_of and query.ask != Ask.SHARE:
        return trick.lacks or "ways"
    if query.ask in list(Ask) and query.ask != Ask.SHARE:
        return query.ask
    if not (context.leader_known or query.leader):
        return Ask.LEADER
    if not trick.trump.known or trick.trump.to_choose:
        return Ask.TRUMP
    return "verdict" if trick.whole else "card"


def _asks_for_card(asks: str, query: TrickQuery, about: Judged | None) -> bool:
    if query.ask == Ask.SHARE:
        return False
    return asks in ("card", Ask.TURNED, Ask.AGAIN) or (about is not None and about.asks_hand)


def _fields(query: TrickQuery, trick: Trick, asks: str) -> tuple[tuple[str, str], ...]:
    if asks == Ask.TURNED and trick.lacks:
        return query.with_changes(ask="", trump=trick.trump.suit, turned="").pairs
    if asks == Ask.TURNED:
        return query.with_changes(ask="", trump="", turned="").pairs
    return query.with_changes(ask="", had="").pairs
