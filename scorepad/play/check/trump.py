"""Trump of a trick: from its address, the turned card, or the pad."""

from dataclasses import dataclass

from scorepad.play.check.asked import NO_TRUMP, CheckAsked
from scorepad.rules.cards import Card, read_card
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TrumpSource
from scorepad.rules.trump import TrumpOfRound, trump_in_round, trump_of


@dataclass(frozen=True, slots=True)
class TrumpChoice:
    """What can be tapped to say what trump is: ``suits`` and ``specials`` are
    codes; ``none`` whether there may be no trump without any card turned, and
    ``card`` whether the turned card itself can be named."""

    suits: tuple[str, ...]
    specials: tuple[str, ...]
    none: bool
    card: bool


def read_trump(
    asked: CheckAsked, ruleset: Ruleset, known: TrumpOfRound, wrong: list[Refusal]
) -> tuple[Card | None, TrumpOfRound]:
    """The turned card, where one is known that is out of the deck, and trump;
    ``known`` is what the pad says. What cannot be is added to ``wrong``."""
    named = _card(ruleset, asked.turned, wrong)
    on_pile = named or _card(ruleset, known.turned or "", [])
    said = _said(asked.trump, ruleset, wrong)
    if named is not None and ruleset.trump.source is TrumpSource.TURNED:
        trump = trump_of(ruleset, named.suit or named.code)
        chosen = said.suit if said else None
        if trump.to_choose and chosen:
            trump = trump_of(ruleset, named.code + chosen)
        return named, trump
    if said is not None:
        return on_pile, said
    if known.known:
        return on_pile, known
    if ruleset.trump.source is TrumpSource.CYCLE:
        return None, known
    return on_pile, trump_in_round(ruleset, 1) or known


def trump_choice(ruleset: Ruleset, trump: TrumpOfRound) -> TrumpChoice:
    """Return what can be tapped; suits alone while the dealer has to name one."""
    suits = tuple(suit.code for suit in ruleset.deck.suits)
    if trump.to_choose:
        return TrumpChoice(suits, (), none=False, card=False)
    turned = ruleset.trump.source is TrumpSource.TURNED
    specials = tuple(card.code for card in ruleset.deck.specials) if turned else ()
    return TrumpChoice(suits, specials, none=True, card=turned)


def _card(ruleset: Ruleset, code: str, wrong: list[Refusal]) -> Card | None:
    if not code:
        return None
    try:
        return read_card(ruleset.deck, code)
    except Refused as refused:
        wrong.append(refused.refusal)
        return None


def _said(value: str, ruleset: Ruleset, wrong: list[Refusal]) -> TrumpOfRound | None:
    if not value:
        return None
    if value == NO_TRUMP:
        return TrumpOfRound(known=True)
    if all(suit.code != value for suit in ruleset.deck.suits):
        wrong.append(Refusal(Code.NO_SUCH_TRUMP, {"value": value}))
        return None
    return TrumpOfRound(known=True, suit=value)
