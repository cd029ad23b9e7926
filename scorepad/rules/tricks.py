"""Tricks: trump, from the card that was turned, and who takes a trick by which rule.

Its twin on a phone is ``static/phone/rules/tricks.mjs``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorepad.rules.cards import Card, ways_to_play
from scorepad.rules.deck import CardRole, Deck, Special
from scorepad.rules.legality import refuse_unjudged, suit_led
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, Trump, TrumpSource, Turned, place_of


class Taken(StrEnum):
    """The reason why a card takes a trick, or why nobody does.

    A card is the first that beats all; beats every suit; beats other special cards; takes what goes
    round in a circle; is the highest; or is the first of those that beat nothing. Or nobody takes
    it, or the highest number does, or there is no number.
    """

    FIRST_TOP = "first_top"
    BEATS_SUITS = "beats_suits"
    BEATS_SPECIALS = "beats_specials"
    CIRCLE = "circle"
    HIGHEST_TRUMP = "highest_trump"
    HIGHEST_OF_SUIT_LED = "highest_of_suit_led"
    FIRST_BOTTOM = "first_bottom"
    BEATS_BOTTOMS = "beats_bottoms"
    NOBODY = "nobody"
    HIGHEST_NUMBER = "highest_number"
    NO_NUMBER = "no_number"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a trick.

    ``taker`` counts the plays from 0, ``None`` where nobody takes the trick; ``card`` is the one
    that decided, by the rule ``why``. Whoever played ``leads`` leads next, ``None`` for whoever led
    the round; ``beaten`` are the codes of the other special cards that ``card`` beats.
    ``suit_led`` is the suit that was to be followed in the end, ``topic`` the subject of the rule,
    ``place`` the heading of the rule sheet under which it stands.
    """

    taker: int | None
    card: Card
    why: Taken
    suit_led: str | None
    topic: str
    place: str
    leads: int | None
    beaten: tuple[str, ...] = ()


def take(ruleset: Ruleset, plays: Sequence[Card], trump: str | None, players: int = 0) -> Verdict:
    """Return who takes the trick of ``plays``, whether they were legal or not.

    With fewer plays than players it is who would take the trick so far.

    Args:
        trump: the suit that is trump, ``None`` for none.
        players: the players at the table, where that is known; of two the second card may be
            from a third hand, which nobody holds.

    Raises:
        Refused: ``NOT_JUDGED``, ``NO_SUCH_TRUMP``, ``NO_CARDS``, or ``PLAYED_AS_WHAT``.

    Sources: those of :mod:`scorepad.rules.legality`; Skull King, the publisher's rules and FAQ.

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
    third = third_hand_place(ruleset, players)
    plays = [_as_played(ruleset.deck, card, index == third) for index, card in enumerate(plays)]
    usual, why, beaten = _usual_taker(ruleset, plays, trump)
    taker: int | None = usual
    decides = usual
    powers = [index for index, card in enumerate(plays) if card.role in _POWERS]
    if powers:
        # Of two such cards the later one counts, and the earlier one beats nothing.
        taker, decides, why = _by_power(plays, powers[-1])
        beaten = ()
    leads = usual if taker is None else taker
    topic = _TAKEN_TOPIC.get(why, "winner")
    return Verdict(
        taker=None if taker == third else taker,
        card=plays[decides],
        why=why,
        suit_led=suit_led(ruleset.play, plays),
        topic=topic,
        place=place_of(ruleset, topic),
        leads=None if leads == third else leads,
        beaten=beaten,
    )


def third_hand_place(ruleset: Ruleset, players: int) -> int | None:
    """Return the place in a trick of the card from a hand that nobody holds, ``None`` for none."""
    return 1 if players == 2 and ruleset.play.third_hand else None


def _as_played(deck: Deck, card: Card, lies_for_nobody: bool) -> Card:
    """Return ``card`` as it counts; from a hand that nobody holds, as the last thing it can be.

    Raises:
        Refused: ``PLAYED_AS_WHAT``.
    """
    ways = ways_to_play(deck, card)
    if ways and not lies_for_nobody:
        facts = {"card": card.code, "ways": ", ".join(way.played for way in ways)}
        raise Refused(Refusal(Code.PLAYED_AS_WHAT, facts))
    return ways[-1] if ways else card


_POWERS = (CardRole.NOBODY, CardRole.NUMBERS)


def _by_power(plays: Sequence[Card], power: int) -> tuple[int | None, int, Taken]:
    """Return the taker, the card that decides, and why, where the play ``power`` rules."""
    if plays[power].role is CardRole.NOBODY:
        return None, power, Taken.NOBODY
    numbers = [index for index, card in enumerate(plays) if card.suit is not None]
    if not numbers:
        return None, power, Taken.NO_NUMBER
    highest = max(numbers, key=lambda index: plays[index].rank)
    return highest, highest, Taken.HIGHEST_NUMBER


def _usual_taker(
    ruleset: Ruleset, plays: Sequence[Card], trump: str | None
) -> tuple[int, Taken, tuple[str, ...]]:
    """Return the taker without the cards that rule a trick, why, and the special cards beaten."""
    places = [index for index, card in enumerate(plays) if card.role not in _POWERS] or [0]
    rest = [plays[index] for index in places]
    led = suit_led(ruleset.play, rest)
    tops = [card for card in rest if card.role is CardRole.TOP]
    suited = [card for card in rest if card.suit is not None and card.suit in (trump, led)]
    if tops:
        best, why, beaten = _best_special(ruleset.deck, tops)
        if why is None:
            why = Taken.BEATS_SUITS if ruleset.deck.tops_differ else Taken.FIRST_TOP
    elif suited:
        best = max(suited, key=lambda card: (card.suit == trump, card.rank))
        why = Taken.HIGHEST_TRUMP if best.suit == trump else Taken.HIGHEST_OF_SUIT_LED
        beaten = ()
    else:
        best, why, beaten = _best_special(ruleset.deck, rest)
        why = Taken.FIRST_BOTTOM if why is None else Taken.BEATS_BOTTOMS
    others = (card for card in rest if card.role is not best.role)
    over = next((card for card in others if best.kind in card.beats), None)
    if over is not None:
        best, why, beaten = over, Taken.BEATS_SPECIALS, (best.kind,)
    return places[next(i for i, card in enumerate(rest) if card is best)], why, beaten


def _best_special(deck: Deck, cards: Sequence[Card]) -> tuple[Card, Taken | None, tuple[str, ...]]:
    """Return the best of special cards of one role, the first of its kind, and what it beats.

    Between the two stands why it is the best, ``None`` where it beats none of the others.
    """
    firsts: dict[str, Card] = {}
    for card in cards:
        firsts.setdefault(card.kind, card)
    below = {kind for card in firsts.values() for kind in card.beats}
    best = next((card for kind, card in firsts.items() if kind not in below), None)
    if best is None:
        others = tuple(kind for kind in firsts if kind != deck.circle)
        return firsts.get(deck.circle, cards[0]), Taken.CIRCLE, others
    beaten = tuple(kind for kind in firsts if kind in best.beats)
    return best, Taken.BEATS_SPECIALS if beaten else None, beaten


_TAKEN_TOPIC = {
    Taken.FIRST_BOTTOM: "only_bottoms",
    Taken.BEATS_BOTTOMS: "only_bottoms",
    Taken.NOBODY: "nobodys_trick",
    Taken.HIGHEST_NUMBER: "highest_number",
    Taken.NO_NUMBER: "highest_number",
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
    """Return trump of round ``number`` (from 1); ``None`` where a card must be turned for it.

    >>> from scorepad.rules import games
    >>> [trump_in_round(games()["nomination_whist"].ruleset, number).suit for number in range(1, 7)]
    ['H', 'D', 'C', 'S', None, 'H']
    """
    trump = ruleset.trump
    if trump.source is TrumpSource.TURNED:
        return None
    if trump.source is TrumpSource.NONE:
        return TrumpOfRound(known=True)
    if trump.source is TrumpSource.FIXED:
        return TrumpOfRound(known=True, suit=trump.suits[0])
    return TrumpOfRound(known=True, suit=trump.in_turn[(number - 1) % len(trump.in_turn)] or None)


def read_trump(ruleset: Ruleset, number: int, turned: object, left: int) -> TrumpOfRound:
    """Return trump of round ``number`` (from 1) as a pad has it.

    Args:
        turned: what is written of the card that was turned, as for :func:`trump_of`; ``None`` for
            nothing. A card that the deck has not says nothing.
        left: cards that are left after dealing; without any there is no trump.
    """
    always = trump_in_round(ruleset, number)
    if always is not None:
        return always
    if left <= 0:
        return NO_CARD_LEFT
    if turned is None:
        return UNKNOWN
    try:
        return trump_of(ruleset, str(turned))
    except ValueError:
        return UNKNOWN


NONE_NAMED = "-"
"""The sign in the place of a suit where whoever names trump wants none; no card has this code."""


def never_played(deck: Deck) -> tuple[str, ...]:
    """Return the codes of the cards that nobody plays: whoever holds one lays it down for trump."""
    cards = (*deck.specials, *deck.added)
    return tuple(card.code for card in cards if card.role is CardRole.NEVER)


def trump_of(ruleset: Ruleset, turned: str) -> TrumpOfRound:
    """Return trump when ``turned`` lies on the pile.

    ``turned`` is a suit's code, a special's code, or a special's code followed by the suit that the
    dealer then named. After a card that is never played it may be ``NONE_NAMED``: its holder, who
    laid it down for the one that was turned, may name no trump.

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
    specials = (*ruleset.deck.specials, *ruleset.deck.added)
    card = next((card for card in specials if card.code == special), None)
    if card is None:
        raise ValueError(f"no such card: {turned!r}")
    rule = _rule_turned(ruleset.trump, card)
    named = chosen in suits or (chosen == NONE_NAMED and card.role is CardRole.NEVER)
    if chosen and (rule is not Turned.CHOOSE or not named):
        raise ValueError(f"nothing to choose: {turned!r}")
    if chosen == NONE_NAMED:
        return TrumpOfRound(known=True, turned=special)
    if rule is Turned.CHOOSE:
        return TrumpOfRound(True, chosen or None, to_choose=not chosen, turned=special)
    return TrumpOfRound(known=True, turned=special)


def _rule_turned(trump: Trump, card: Special) -> Turned:
    """Return what ``card`` means turned: as its row says, or as all of its role do."""
    by_role = {CardRole.TOP: trump.top_turned, CardRole.BOTTOM: trump.bottom_turned}
    return card.turned or by_role.get(card.role, Turned.NONE)
