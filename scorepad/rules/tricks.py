"""Who takes a trick, and by which rule.

Sources: Wizard (Gigamic), Jouer les plis; Wizard (Fisher), The Play;
Wizard (club), Déroulement d'une manche; Quoicoupli, Jouer l'atout.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.cards import Card
from scorepad.rules.deck import Role
from scorepad.rules.legality import refuse_unjudged, suit_led
from scorepad.rules.places import place_of
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset


class Taken(StrEnum):
    """Why a card takes a trick."""

    FIRST_TOP = "first_top"
    HIGHEST_TRUMP = "highest_trump"
    HIGHEST_OF_SUIT_LED = "highest_of_suit_led"
    FIRST_BOTTOM = "first_bottom"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who takes a trick: ``taker`` counts the plays from 0, ``card`` is the one
    that decided, by the rule ``why``; ``suit_led`` is the suit that was to be
    followed in the end, ``topic`` what the rule is about, ``place`` where the
    rule sheet says it."""

    taker: int
    card: Card
    why: Taken
    suit_led: str | None
    topic: str
    place: str


def take(ruleset: Ruleset, plays: Sequence[Card], trump: str | None) -> Verdict:
    """Return who takes the trick of ``plays``, whether they were legal or not; with
    fewer plays than players, who would take it so far.

    Args:
        trump: the suit that is trump, ``None`` for none.

    Raises:
        Refused: ``NOT_JUDGED``, ``NO_SUCH_TRUMP``, or ``NO_CARDS``.

    >>> from scorepad.rules import games, read_cards
    >>> club = games()["wizard_club"].ruleset
    >>> take(club, read_cards(club.deck, ["G4", "G12", "R2", "B4"]), "R").taker
    2
    """
    refuse_unjudged(ruleset)
    if not plays:
        raise Refused(Refusal(Code.NO_CARDS))
    if trump is not None and trump not in [suit.code for suit in ruleset.deck.suits]:
        raise Refused(Refusal(Code.NO_SUCH_TRUMP, {"value": trump}))
    led = suit_led(ruleset.play, plays)
    taker, why = _taker(plays, trump, led)
    topic = _TAKEN_TOPIC[why]
    return Verdict(taker, plays[taker], why, led, topic, place_of(ruleset, topic))


def _taker(plays: Sequence[Card], trump: str | None, led: str | None) -> tuple[int, Taken]:
    taker, best = 0, (False, 0)
    for place, card in enumerate(plays):
        if card.role is Role.TOP:
            return place, Taken.FIRST_TOP
        strength = (card.suit == trump, card.rank)
        if card.suit is not None and card.suit in (trump, led) and strength > best:
            taker, best = place, strength
    is_trump, rank = best
    if not rank:
        return taker, Taken.FIRST_BOTTOM
    return taker, Taken.HIGHEST_TRUMP if is_trump else Taken.HIGHEST_OF_SUIT_LED


_TAKEN_TOPIC = {
    Taken.FIRST_TOP: "winner",
    Taken.HIGHEST_TRUMP: "winner",
    Taken.HIGHEST_OF_SUIT_LED: "winner",
    Taken.FIRST_BOTTOM: "only_bottoms",
}
