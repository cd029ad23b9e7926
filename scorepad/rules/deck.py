"""The cards of a game: suits, ranks, and the special cards without a suit."""

from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.rules.checking import Section
from scorepad.rules.choices import RankNames


class Colour(StrEnum):
    """The colours that a suit can be drawn in."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    BLACK = "black"


class Shape(StrEnum):
    """The shapes that a suit can be drawn as."""

    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    CIRCLE = "circle"
    STAR = "star"
    HEART = "heart"
    SPADE = "spade"
    CLUB = "club"


class Role(StrEnum):
    """The effect of a special card in a trick.

    It beats every card, or none, or does something that only the rule sheet can tell.
    """

    TOP = "top"
    BOTTOM = "bottom"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit: its one-letter code in notations, and how it is drawn."""

    code: str
    colour: Colour
    shape: Shape


@dataclass(frozen=True, slots=True)
class Special:
    """A card without a suit, ``count`` times in the deck."""

    code: str
    count: int
    role: Role


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards: each rank (low to high) once in each suit, and the specials.

    ``ranks`` make the codes of cards. ``court`` are other names of the same ranks,
    in the same order, for tables whose cards are printed so; ``called`` says which
    of the two people read on their cards.
    """

    suits: tuple[Suit, ...]
    ranks: tuple[str, ...]
    specials: tuple[Special, ...]
    court: tuple[str, ...] = ()
    called: RankNames = RankNames.NUMBERS
    size: int = field(init=False)

    @property
    def labels(self) -> tuple[str, ...]:
        """The texts that are printed on the ranks, low to high."""
        return self.court if self.court and self.called == RankNames.COURT else self.ranks

    def __post_init__(self) -> None:
        plain = len(self.suits) * len(self.ranks)
        object.__setattr__(self, "size", plain + sum(card.count for card in self.specials))


def read_deck(section: Section) -> Deck:
    """Return the deck that ``section`` describes.

    Raises:
        RulesetError: a key that is wrong, two cards with one code, or two
            suits of one shape (colour alone does not tell suits apart).
    """
    deck = Deck(
        section.each("suits", _suit),
        section.texts("ranks"),
        section.each("specials", _special),
        section.texts("court") if section.has("court") else (),
    )
    section.done()
    if deck.court and len(deck.court) != len(deck.ranks):
        raise section.wrong("court", f"{len(deck.ranks)} names, one for each rank")
    if not deck.suits:
        raise section.wrong("suits", "at least one suit")
    codes = {f"suits.{number}.code": suit.code for number, suit in enumerate(deck.suits, 1)}
    codes |= {f"specials.{number}.code": card.code for number, card in enumerate(deck.specials, 1)}
    for key, code in codes.items():
        if len(code) != 1 or list(codes.values()).count(code) > 1:
            raise section.wrong(key, f"one letter that no other card has, not {code!r}")
    if len({suit.shape for suit in deck.suits}) < len(deck.suits):
        raise section.wrong("suits", "a shape of its own for each suit")
    return deck


def _suit(section: Section) -> Suit:
    return Suit(
        section.text("code"), section.choice("colour", Colour), section.choice("shape", Shape)
    )


def _special(section: Section) -> Special:
    return Special(
        section.text("code"), section.integer("count", 1, 20), section.choice("role", Role)
    )
