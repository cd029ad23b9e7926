"""Trump, from the card that was turned."""

from dataclasses import dataclass

from scorepad.rules.deck import Role
from scorepad.rules.ruleset import Ruleset, TrumpSource, Turned


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
    """Trump of round ``number`` (from 1) where no card decides it; ``None``
    where one must be turned.

    >>> from scorepad.rules import games
    >>> [trump_in_round(games()["nomination_whist"].ruleset, number).suit for number in range(1, 7)]
    ['H', 'D', 'C', 'S', None, 'H']
    """
    trump = ruleset.trump
    if trump.source is TrumpSource.TURNED:
        return None
    if trump.source is TrumpSource.NONE:
        return TrumpOfRound(known=True)
    place = (number - 1) % len(trump.suits) if trump.source is TrumpSource.CYCLE else 0
    return TrumpOfRound(known=True, suit=trump.suits[place] or None)


def trump_of(ruleset: Ruleset, turned: str) -> TrumpOfRound:
    """Trump when ``turned`` lies on the pile: a suit's code, a special's code,
    or a special's code followed by the suit that the dealer then named.

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
