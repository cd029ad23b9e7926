"""Made-up people who bid and play as people do: some well, some hopefully."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from scorepad.rules.cards import Card
from scorepad.rules.deck import CardRole
from scorepad.rules.game_in_play import RoundInPlay
from scorepad.rules.legality import suit_led

NAMES = (
    *("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jonas", "Klara"),
    *("Leo", "Mia", "Noah", "Olga", "Paul", "Quentin", "Rosa", "Sami", "Tilda", "Ugo", "Vera"),
    *("Willem", "Xenia", "Yann", "Zoé", "Aïcha", "Björn", "Chloé", "Dörte", "Éloïse", "François"),
)


@dataclass(frozen=True, slots=True)
class Person:
    """A made-up person.

    ``skill`` is from 0 (plays any card) to 1; ``hope`` is added to every bid before it is rounded:
    below 0 for a doubter.
    """

    id: str
    name: str
    skill: float
    hope: float


def people(number: int, random: Random) -> tuple[Person, ...]:
    """Return as many people, no two of the same name."""
    return tuple(
        Person(
            id=f"{random.getrandbits(32):08x}",
            name=NAMES[index % len(NAMES)]
            + (f" {index // len(NAMES) + 1}" * (index >= len(NAMES))),
            skill=min(1.0, max(0.1, random.gauss(0.7, 0.2))),
            hope=random.gauss(0.0, 0.35),
        )
        for index in range(number)
    )


def bid_of(person: Person, round_: RoundInPlay, seat: int, random: Random) -> int:
    """Return the bid that the person makes next."""
    players = len(round_.order)
    hand = [] if round_.blind else round_.hands[seat]
    expected = sum(_promise(card, round_, players) for card in hand) or round_.hand / players
    estimate = expected + person.hope + random.gauss(0.0, 0.9 * (1.0 - person.skill))
    return min(round_.allowed_bids(), key=lambda bid: abs(bid - estimate))


def card_of(person: Person, round_: RoundInPlay, random: Random) -> Card:
    """Return the card that the person plays next."""
    seat = round_.to_play
    legal = round_.legal()
    if seat is None or len(legal) == 1 or random.random() > person.skill:
        return random.choice(legal)
    worth = {card: _worth(card, round_) for card in legal}
    ordered = sorted(legal, key=worth.__getitem__)
    wants = round_.bids[seat] > round_.tricks[seat]
    if not round_.plays:
        return ordered[-1] if wants else ordered[0]
    led = suit_led(round_.ruleset.play, round_.plays)
    best = max(_strength(card, round_, led) for card in round_.plays)
    winning = [card for card in ordered if _strength(card, round_, led) > best]
    if wants and winning:
        last = len(round_.plays) == len(round_.order) - 1
        return winning[0] if last else winning[-1]
    losing = [card for card in ordered if card not in winning]
    if wants:
        return losing[0]
    return losing[-1] if losing else winning[-1]


_ROLE_WORTH: Mapping[CardRole | None, int] = {CardRole.TOP: 200, CardRole.BOTTOM: -1}


def _worth(card: Card, round_: RoundInPlay) -> float:
    if card.suit is None:
        return _ROLE_WORTH.get(card.role, 0)
    return card.rank + 100 * (card.suit == round_.trump.suit)


def _strength(card: Card, round_: RoundInPlay, led: str | None) -> float:
    """Return how strong the card is in the trick that lies open.

    A card that is level does not beat the one before it.
    """
    if card.suit is None:
        return _ROLE_WORTH.get(card.role, 0)
    if card.suit == round_.trump.suit:
        return 100 + card.rank
    return card.rank if led in (None, card.suit) else -1


def _promise(card: Card, round_: RoundInPlay, players: int) -> float:
    """Return how many tricks the card is likely to take."""
    if card.suit is None:
        return 0.95 if card.role is CardRole.TOP else 0.02
    height = card.rank / len(round_.ruleset.deck.ranks)
    if card.suit == round_.trump.suit:
        return 0.25 + 0.7 * height
    return float(height ** (players + 1)) * 0.8


def seated(everybody: Sequence[Person], least: int, most: int, random: Random) -> list[Person]:
    """Return those who sit down tonight, in their order."""
    number = min(max(random.choice((3, 4, 4, 4, 5, 5, 6)), least), most, len(everybody))
    return random.sample(list(everybody), number)
