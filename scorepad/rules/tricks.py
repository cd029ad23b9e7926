"""Tricks: trump, from the card that was turned, and who takes a trick by which rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.cards import Card
from scorepad.rules.deck import Role
from scorepad.rules.legality import refuse_unjudged, suit_led
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TrumpSource, Turned, place_of


class Taken(StrEnum):
    """The reason why a card takes a trick."""

    FIRST_TOP = "first_top"
    HIGHEST_TRUMP = "highest_trump"
    HIGHEST_OF_SUIT_LED = "highest_of_suit_led"
    FIRST_BOTTOM = "first_bottom"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a trick.

    ``taker`` counts the plays from 0, ``card`` is the one that decided, by the rule ``why``;
    ``suit_led`` is the suit that was to be followed in the end, ``topic`` the subject of the rule,
    ``place`` the heading of the rule sheet under which it stands.
    """

    taker: int
    card: Card
    why: Taken
    suit_led: str | None
    topic: str
    place: str


def take(ruleset: Ruleset, plays: Sequence[Card], trump: str | None) -> Verdict:
    """Return who takes the trick of ``plays``, whether they were legal or not.

    With fewer plays than players it is who would take the trick so far.

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
    for index, card in enumerate(plays):
        if card.role is Role.TOP:
            return index, Taken.FIRST_TOP
        strength = (card.suit == trump, card.rank)
        if card.suit is not None and card.suit in (trump, led) and strength > best:
            taker, best = index, strength
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


@dataclass(frozen=True, slots=True)
class TrumpOfRound:
    """Trump of one round.

    ``known`` is false while nothing has been written; ``suit`` is ``None`` for
    no trump; ``to_choose`` while the dealer has yet to name a suit; ``turned``
    is the code of the special card that was turned, if one was.
    """

    known: bool
    suit: str | None = None
    to_choose: bool = False
    turned: str | None = None


UNKNOWN = TrumpOfRound(known=False)
NO_CARD_LEFT = TrumpOfRound(known=True)


def trump_in_round(ruleset: Ruleset, number: int) -> TrumpOfRound | None:
    """Return trump of round ``number`` (from 1) where no card decides it.

    ``None`` where a card must be turned.

    >>> from scorepad.rules import games
    >>> [trump_in_round(games()["nomination_whist"].ruleset, number).suit for number in range(1, 7)]
    ['H', 'D', 'C', 'S', None, 'H']
    """
    trump = ruleset.trump
    if trump.source is TrumpSource.TURNED:
        return None
    if trump.source is TrumpSource.NONE:
        return TrumpOfRound(known=True)
    index = (number - 1) % len(trump.suits) if trump.source is TrumpSource.CYCLE else 0
    return TrumpOfRound(known=True, suit=trump.suits[index] or None)


def trump_of(ruleset: Ruleset, turned: str) -> TrumpOfRound:
    """Return trump when ``turned`` lies on the pile.

    ``turned`` is a suit's code, a special's code, or a special's code followed by the suit that the
    dealer then named.

    Sources: Wizard (Gigamic), Les cartes; Wizard (Fisher), The Deal;
    Wizard (club), Préparation; Quoicoupli, Déroulement d'une manche.

    Raises:
        ValueError: the deck has no such card, or there is nothing to choose.

    >>> from scorepad.rules import games
    >>> trump_of(games()["wizard_fisher"].ruleset, "Z").to_choose
    True
    >>> trump_of(games()["wizard_club"].ruleset, "Z")
    TrumpOfRound(known=True, suit=None, to_choose=False, turned='Z')
    """
    suits = {suit.code for suit in ruleset.deck.suits}
    if turned in suits:
        return TrumpOfRound(known=True, suit=turned)
    special, chosen = turned[:1], turned[1:]
    role = next((card.role for card in ruleset.deck.specials if card.code == special), None)
    if role is None:
        raise ValueError(f"no such card: {turned!r}")
    rule = {
        Role.TOP: ruleset.trump.top_turned,
        Role.BOTTOM: ruleset.trump.bottom_turned,
        Role.OTHER: Turned.NONE,
    }[role]
    if chosen and (rule is not Turned.CHOOSE or chosen not in suits):
        raise ValueError(f"nothing to choose: {turned!r}")
    if rule is Turned.CHOOSE:
        return TrumpOfRound(True, chosen or None, to_choose=not chosen, turned=special)
    return TrumpOfRound(known=True, turned=special)
