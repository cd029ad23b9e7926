"""The legality of cards and of the last bid: what is allowed, and why not the rest.

Sources: Wizard (Gigamic), Jouer les plis; Wizard (Fisher), The Play;
Wizard (club), Déroulement d'une manche; Quoicoupli, Jouer l'atout.

Its twin on a phone is ``static/phone/rules/legality.mjs``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.cards import Card
from scorepad.rules.deck import CardRole
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Bidding, Play, Restricted, Ruleset, TopLead, place_of


class Why(StrEnum):
    """The reason why a card may be played; only ``MUST_FOLLOW`` means that it may not."""

    LEADS = "leads"
    SPECIAL = "special"
    NO_SUIT_YET = "no_suit_yet"
    TOP_WAS_LED = "top_was_led"
    FOLLOWS = "follows"
    CANNOT_FOLLOW = "cannot_follow"
    MUST_FOLLOW = "must_follow"


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling on ``card``: whether it may be played, and the reason.

    ``suit_led`` is the suit to be followed at that moment, ``topic`` the subject of the rule,
    ``place`` the heading of the rule sheet under which it stands; ``freed_by`` is the special card
    after which no suit has to be followed, where there is one.
    """

    card: Card
    why: Why
    suit_led: str | None
    topic: str
    place: str
    freed_by: Card | None = None

    @property
    def legal(self) -> bool:
        """Return whether the card may be played."""
        return self.why is not Why.MUST_FOLLOW


def suit_led(play: Play, plays: Sequence[Card]) -> str | None:
    """Return the suit that the next card must follow, or ``None``.

    Special cards that free no trick are looked through. After any other, with no suit led before
    it, the rest of the trick is free; after one that beats every suit the next card with a suit
    leads where ``play.top_lead`` says so.
    """
    for card in plays:
        if card.suit is not None:
            return card.suit
        if card.frees and not (card.role is CardRole.TOP and play.top_lead is TopLead.NEXT_CARD):
            return None
    return None


def rulings(ruleset: Ruleset, plays: Sequence[Card], hand: Sequence[Card]) -> tuple[Ruling, ...]:
    """Return the ruling on each card of ``hand`` after ``plays``.

    After ``TOP_WAS_LED`` anything goes to the end of the trick; after
    ``NO_SUIT_YET`` the first plain card is the one that must be followed.

    Raises:
        Refused: ``NOT_JUDGED``.

    >>> from scorepad.rules import games, read_cards
    >>> wizard = games()["wizard_gigamic"].ruleset
    >>> plays, hand = (read_cards(wizard.deck, codes) for codes in (["B5"], ["B3", "R7", "N"]))
    >>> [(str(each.card), each.legal, str(each.why)) for each in rulings(wizard, plays, hand)]
    [('B3', True, 'follows'), ('R7', False, 'must_follow'), ('N', True, 'special')]
    """
    refuse_unjudged(ruleset)
    led = suit_led(ruleset.play, plays)
    follows = led in [card.suit for card in hand if card.role is None]
    freed_by = next((card for card in plays if card.frees), None)
    results = []
    for card in hand:
        why = _why(card, plays, led, follows)
        topic = _TOPIC[why]
        if why is Why.NO_SUIT_YET and freed_by is not None:
            topic = _TOPIC[Why.TOP_WAS_LED]
            if freed_by.role is not CardRole.TOP or ruleset.play.top_lead is TopLead.FREE:
                why = Why.TOP_WAS_LED
        freed = freed_by if why is Why.TOP_WAS_LED else None
        results.append(Ruling(card, why, led, topic, place_of(ruleset, topic), freed))
    return tuple(results)


def legal(ruleset: Ruleset, plays: Sequence[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of ``hand`` that may be played after ``plays``.

    Where the hand holds any card, at least one is legal.

    Raises:
        Refused: ``NOT_JUDGED``.
    """
    refuse_unjudged(ruleset)
    led = suit_led(ruleset.play, plays)
    if led is None or led not in [card.suit for card in hand if card.role is None]:
        return tuple(hand)
    return tuple([card for card in hand if card.role is not None or card.suit == led])


def illegal_plays(
    ruleset: Ruleset, plays: Sequence[Card], hands: Sequence[Sequence[Card]]
) -> tuple[int, ...]:
    """Return the places of those ``plays`` that were not legal, counted from 0.

    ``hands`` are those of the players before their plays, in the same order and as many.

    Raises:
        Refused: ``NOT_JUDGED``, or ``NOT_IN_HAND``.
    """
    illegal = []
    for index, (card, hand) in enumerate(zip(plays, hands, strict=True)):
        if card not in hand:
            raise Refused(Refusal(Code.NOT_IN_HAND, {"card": card.code, "play": index}))
        if card not in legal(ruleset, plays[:index], hand):
            illegal.append(index)
    return tuple(illegal)


def _why(card: Card, plays: Sequence[Card], led: str | None, follows: bool) -> Why:
    if not plays:
        return Why.LEADS
    if card.role is not None:
        return Why.SPECIAL
    if led is None:
        return Why.NO_SUIT_YET
    if card.suit == led:
        return Why.FOLLOWS
    return Why.MUST_FOLLOW if follows else Why.CANNOT_FOLLOW


def refuse_unjudged(ruleset: Ruleset) -> None:
    """Refuse a game in which only the sheet can tell what a card does.

    Raises:
        Refused: ``NOT_JUDGED``.
    """
    if not ruleset.play.judged:
        raise Refused(Refusal(Code.NOT_JUDGED, {"game": ruleset.key}))


_TOPIC = {
    Why.LEADS: "lead",
    Why.SPECIAL: "specials_any_time",
    Why.NO_SUIT_YET: "bottom_lead",
    Why.TOP_WAS_LED: "top_lead",
    Why.FOLLOWS: "follow",
    Why.CANNOT_FOLLOW: "follow",
    Why.MUST_FOLLOW: "follow",
}


def leads_alone(totals: Mapping[str, int], player: str) -> bool:
    """Return whether ``player`` alone has the highest total.

    >>> leads_alone({"Anna": 30, "Ben": 30}, "Anna")
    False
    """
    mine = totals[player]
    return all(total < mine for other, total in totals.items() if other != player)


def forbidden_bid(
    bidding: Bidding, *, hand: int, bids: int, blind: bool, sole_leader: bool
) -> int | None:
    """Return the one bid that the last bidder may not make, or ``None``.

    Args:
        hand: tricks of the round.
        bids: sum of the bids of all others.
        blind: whether this is a blind round.
        sole_leader: whether the last bidder alone had the highest total before
            this round; false in round 1, when nothing has been recorded.

    Sources: Wizard (Gigamic), Variante; Wizard (Fisher), Bidding variations;
    Wizard (club), Variantes; Quoicoupli, Déroulement d'une manche.
    """
    if bidding.who is Restricted.NOBODY:
        return None
    if bidding.who is Restricted.SOLE_LEADER and not sole_leader:
        return None
    if hand < bidding.from_hand or (blind and bidding.blind_exempt):
        return None
    value = hand - bids
    if value < 0 or (value == 0 and bidding.zero_exempt):
        return None
    return value
