"""Dealing out a shuffled deck, and the card that is turned after it."""

from collections.abc import Sequence

from scorepad.rules.cards import Card, every_card
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.trump import NO_CARD_LEFT, TrumpOfRound, trump_in_round, trump_of


def deal_out(
    ruleset: Ruleset, shuffled: Sequence[Card], order: Sequence[int], hand: int
) -> tuple[list[list[Card]], Sequence[Card]]:
    """The hands by seat, dealt one card at a time in ``order``, and what is left.

    Raises:
        ValueError: the deck is not the game's, or has too few cards.
    """
    dealt = hand * len(order)
    whole = sorted(map(str, every_card(ruleset.deck)))
    if dealt > len(whole) or sorted(map(str, shuffled)) != whole:
        raise ValueError("not the deck of this game, or not enough of it")
    hands: list[list[Card]] = [[] for _ in order]
    for place, seat in enumerate(order):
        hands[seat] = list(shuffled[place : dealt : len(order)])
    return hands, shuffled[dealt:]


def trump_after_deal(
    ruleset: Ruleset, number: int, rest: Sequence[Card]
) -> tuple[TrumpOfRound, Card | None]:
    """Trump of round ``number``, and the card of ``rest`` that was turned for it."""
    of_round = trump_in_round(ruleset, number)
    if of_round is not None:
        return of_round, None
    if not rest:
        return NO_CARD_LEFT, None
    turned = rest[0]
    return trump_of(ruleset, turned.suit or turned.code), turned
