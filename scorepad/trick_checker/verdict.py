"""The verdict on a trick: its taker and the reason, and whether a card was legal.

Its twin on a phone is ``static/phone/trick_checker/verdict.mjs``.
"""

from dataclasses import dataclass

from scorepad.rules.after_trick import Effect, effects
from scorepad.rules.cards import Card, kinds_of_card
from scorepad.rules.deck import After, CardRole
from scorepad.rules.legality import Ruling, Why, rulings
from scorepad.rules.ruleset import TopLead
from scorepad.rules.tricks import Taken, Verdict, take
from scorepad.trick_checker.trick import Trick, TrickContext


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why a card takes the trick.

    ``alone`` when it is the only one of its kind, ``beaten`` is a higher card that had neither
    trump's suit nor the one led; ``final`` when the trick is whole. ``leads`` is the seat that then
    leads next, ``None`` where nobody knows who led the round.
    """

    verdict: Verdict
    alone: bool
    beaten: Card | None
    final: bool
    leads: int | None


def reason_of(trick: Trick, first: int | None = None) -> Reason | None:
    """Return the verdict on the trick as far as it is played, with the reason.

    It is ``None`` before a card is played, or while trump is not known; ``first`` is the seat that
    led the round, where that is known.
    """
    if not trick.plays or not trick.trump.known or trick.trump.to_choose:
        return None
    trump = trick.trump.suit
    verdict = take(trick.ruleset, trick.plays, trump, trick.players)
    card = verdict.card
    same = [play for play in trick.plays if _is_like(play, card, verdict.why)]
    higher = [
        play
        for play in trick.plays
        if play.suit not in (None, trump, card.suit) and play.rank > card.rank
    ]
    plain = verdict.why is Taken.HIGHEST_OF_SUIT_LED
    beaten = max(higher, key=lambda play: play.rank) if plain and higher else None
    leads = first if verdict.leads is None else trick.seats[verdict.leads]
    return Reason(verdict, len(same) == 1, beaten, trick.whole, leads)


def after_trick(trick: Trick, reason: Reason | None, context: TrickContext) -> tuple[Effect, ...]:
    """Return what is done after the trick, in order: nothing while it is not whole."""
    if reason is None or not trick.whole:
        return ()
    by_seat = dict(enumerate(context.bids))
    return effects(
        trick.ruleset,
        trick.plays,
        reason.verdict.taker,
        last=context.last is True,
        hand=context.hand,
        bids=[by_seat.get(seat) for seat in trick.seats],
    )


@dataclass(frozen=True, slots=True)
class Judged:
    """A play that is asked about.

    ``place`` is in play order. ``ruling`` is ``None`` while it depends on the hand; ``suit_led`` is
    then what to ask for. ``followers`` are held cards that should have been played; ``asks_hand``
    while one more held card may change the answer.
    """

    place: int
    seat: int
    card: Card
    suit_led: str | None
    ruling: Ruling | None
    followers: tuple[Card, ...]
    asks_hand: bool


def bid_stays(trick: Trick, reason: Reason | None) -> Card | None:
    """Return the card that changes the bid of nobody, as nobody takes the whole trick."""
    if reason is None or not trick.whole or reason.verdict.taker is not None:
        return None
    specials = trick.ruleset.deck.all_specials
    codes = [row.code for row in specials if row.after is After.BID]
    return next((card for card in trick.plays if card.kind in codes), None)


def judged(trick: Trick) -> Judged | None:
    """Return the play of ``trick`` that is asked about, if one is."""
    if trick.judge is None:
        return None
    judge = trick.judge
    before, card = trick.plays[:judge], trick.plays[judge]
    alone = rulings(trick.ruleset, before, (card,))[0]
    led = alone.suit_led
    depends = alone.why is Why.CANNOT_FOLLOW
    open_question = depends and trick.had is None and not trick.held
    hand = (card, *(_one_of(trick, led) if trick.had and depends else trick.held))
    ruling = None if open_question else rulings(trick.ruleset, before, hand)[0]
    followers = [each for each in trick.held if each.role is None and each.suit == led]
    return Judged(
        place=judge,
        seat=trick.seats[judge],
        card=card,
        suit_led=led,
        ruling=ruling,
        followers=tuple(followers) if depends else (),
        asks_hand=depends and trick.had is None and (ruling is None or ruling.legal),
    )


def other_reading(trick: Trick, about: Judged | None) -> TopLead | None:
    """Return the other reading of a lead that beats all, where it would matter."""
    before = trick.plays[: about.place] if about else ()
    first = next((card for card in before if card.role is not CardRole.BOTTOM), None)
    if first is None or first.role is not CardRole.TOP or trick.ruleset.deck.several_tops:
        return None
    here = trick.ruleset.play.top_lead
    return TopLead.FREE if here is TopLead.NEXT_CARD else TopLead.NEXT_CARD


def _is_like(play: Card, card: Card, why: Taken) -> bool:
    """Return whether a play is of the kind that ``why`` says ``card`` is the best of."""
    if card.suit is None:
        return play.kind == card.kind
    if why is Taken.HIGHEST_NUMBER:
        return play.rank == card.rank
    return play.suit == card.suit


def _one_of(trick: Trick, suit: str | None) -> tuple[Card, ...]:
    return next((card,) for card, _ in kinds_of_card(trick.ruleset.deck) if card.suit == suit)
