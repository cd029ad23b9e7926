"""Trump of a trick, read from an address: what was turned, what was named, and what can be.

Its twin on a phone is ``static/phone/trick_checker/trump.mjs``.
"""

from dataclasses import dataclass, replace

from scorepad.rules.cards import Card, read_card
from scorepad.rules.deck import CardRole
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TrumpSource
from scorepad.rules.tricks import TrumpOfRound, trump_in_round, trump_of
from scorepad.trick_checker.query import NO_TRUMP, TrickQuery


@dataclass(frozen=True, slots=True)
class TrumpChoice:
    """The keys that can be tapped to say what trump is.

    ``suits`` and ``specials`` are codes; ``none`` says whether there may be no trump without any
    card turned, and ``card`` whether the turned card itself can be named.
    """

    suits: tuple[str, ...]
    specials: tuple[str, ...]
    none: bool
    card: bool


def read_trump(
    query: TrickQuery, ruleset: Ruleset, known: TrumpOfRound, wrong: list[Refusal]
) -> tuple[Card | None, TrumpOfRound]:
    """Return the turned card, where one is known that is out of the deck, and trump.

    ``known`` is what the pad says. What cannot be is added to ``wrong``.
    """
    named = _card(ruleset, query.turned, wrong)
    said = _trump_said(query.trump, ruleset, wrong)
    source = ruleset.trump.source
    if source is not TrumpSource.TURNED:
        # No card lies on a pile; where trump changes from round to round, the pad alone knows it.
        always = None if source is TrumpSource.CYCLE else trump_in_round(ruleset, 1)
        return None, said or always or known
    if named is None:
        return _card(ruleset, known.turned or "", []), said or known
    trump = trump_of(ruleset, named.suit or named.code)
    # Whoever put a card that is never played in the place of the turned one may want no trump.
    if trump.to_choose and said and (said.suit or is_never_played(named)):
        trump = replace(trump, suit=said.suit, to_choose=False)
    return named, trump


def read_again(
    query: TrickQuery, ruleset: Ruleset, turned: Card | None, wrong: list[Refusal]
) -> tuple[Card | None, TrumpOfRound | None]:
    """Return the card that was turned for a copy, and what it makes of trump."""
    if not query.again or not is_never_played(turned):
        return None, None
    special, chosen = query.again[:1], query.again[1:]
    is_special = any(row.code == special for row in ruleset.deck.all_specials)
    again = _card(ruleset, special if is_special else query.again, wrong)
    if again is None:
        return None, None
    if again.role in (CardRole.NEVER, CardRole.COPY):
        # One lies there for trump, the other was in the hand of whoever played it.
        wrong.append(Refusal(Code.CARD_TOO_OFTEN, {"card": again.code, "times": 2, "count": 1}))
        return None, None
    trump = trump_of(ruleset, again.suit or again.code)
    said = _trump_said(chosen, ruleset, wrong) if trump.to_choose else None
    if said and said.suit:
        trump = replace(trump, suit=said.suit, to_choose=False)
    return again, trump


def is_never_played(card: Card | None) -> bool:
    return card is not None and card.role is CardRole.NEVER


def trump_choice(ruleset: Ruleset, trump: TrumpOfRound) -> TrumpChoice:
    """Return what can be tapped; suits alone while somebody has to name one.

    Whoever put a card in the place of the turned one that is never played may name none.
    """
    suits = tuple(suit.code for suit in ruleset.deck.suits)
    if trump.to_choose:
        turned = _card(ruleset, trump.turned or "", [])
        return TrumpChoice(suits, (), none=is_never_played(turned), card=False)
    is_turned = ruleset.trump.source is TrumpSource.TURNED
    specials = tuple(card.code for card in ruleset.deck.all_specials) if is_turned else ()
    return TrumpChoice(suits, specials, none=True, card=is_turned)


def _card(ruleset: Ruleset, code: str, wrong: list[Refusal]) -> Card | None:
    if not code:
        return None
    try:
        return read_card(ruleset.deck, read_card(ruleset.deck, code).code)
    except Refused as refused:
        wrong.append(refused.refusal)
        return None


def _trump_said(value: str, ruleset: Ruleset, wrong: list[Refusal]) -> TrumpOfRound | None:
    if not value:
        return None
    if value == NO_TRUMP:
        return TrumpOfRound(known=True)
    if all(suit.code != value for suit in ruleset.deck.suits):
        wrong.append(Refusal(Code.NO_SUCH_TRUMP, {"value": value}))
        return None
    return TrumpOfRound(known=True, suit=value)
