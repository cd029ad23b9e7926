"""The cards of a game: suits, ranks, and the special cards without a suit."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from scorepad.rules.checking import Section
from scorepad.rules.choices import RankNames, Turned


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


class CardRole(StrEnum):
    """The effect of a special card in a trick.

    It beats every suit, or none; or it has a place in the suit that its player names, or is played
    as one of two others, as its player says, or as the card that was turned; or nobody takes its
    trick, or the highest number does, whatever its suit; or it is never played; or it does
    something that only the rule sheet can tell.
    """

    TOP = "top"
    BOTTOM = "bottom"
    SUITED = "suited"
    EITHER = "either"
    COPY = "copy"
    NOBODY = "nobody"
    NUMBERS = "numbers"
    NEVER = "never"
    OTHER = "other"


class After(StrEnum):
    """The effects of a card when its trick is over, in the order in which they are done.

    Everybody passes a card on; whoever takes the trick changes the bid by one; or the player of the
    card swaps one in hand for another of the trick.
    """

    HAND_ON = "pass"
    BID = "bid"
    SWAP = "swap"


class Added(StrEnum):
    """The options, behind ``play.``, that put a special card into the deck."""

    KRAKEN = "kraken"
    WHALE = "whale"
    LOOT = "loot"
    DRAGON = "dragon"
    BOMB = "bomb"
    WEREWOLF = "werewolf"
    JUGGLER = "juggler"
    CLOUD = "cloud"
    SHAPESHIFTER = "shapeshifter"
    WITCH = "witch"
    VAMPIRE = "vampire"


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit: its one-letter code in notations, and how it is drawn."""

    code: str
    colour: Colour
    shape: Shape


@dataclass(frozen=True, slots=True)
class Special:
    """A card without a suit, ``count`` times in the deck.

    ``beats`` are the codes of special cards that it beats, of its own role or of one above;
    ``plays_as`` those of the cards that one of the role ``either`` can be played as, the last where
    nobody can choose, or that one of the role ``copy`` is where no card was turned. ``option`` is
    the option, behind ``play.``, that puts the card into the deck; "" where it is always there.
    ``rank`` is the place of one of the role ``suited``, in ranks of the deck: 7.5 is above the
    seventh. ``frees`` says whether a trick is free when the card is led, ``turned`` what it means
    turned for trump, each ``None`` where the role says it; ``after`` is what it does after its
    trick. ``since`` is the first edition that has the card, 0 for any.
    """

    code: str
    count: int
    role: CardRole
    beats: tuple[str, ...] = ()
    plays_as: tuple[str, ...] = ()
    option: str = ""
    rank: float = 0
    frees: bool | None = None
    turned: Turned | None = None
    after: After | None = None
    since: int = 0

    @property
    def frees_a_trick(self) -> bool:
        """Return whether no suit has to be followed after it, where none was led before it."""
        return self.role not in _SUIT_TO_COME if self.frees is None else self.frees


_SUIT_TO_COME = (CardRole.BOTTOM, CardRole.SUITED, CardRole.COPY, CardRole.NEVER)


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards: each rank (low to high) once in each suit, and the specials.

    ``ranks`` make the codes of cards. ``court`` are other names of the same ranks,
    in the same order, for tables whose cards are printed so; ``called`` says which
    of the two people read on their cards.

    ``added`` are special cards that a table may put in; those of the options ``put_in`` are. They
    change no hand, so ``size`` leaves them out; ``all_specials`` are the specials that are in play,
    with those put in. ``circle`` is the special card that takes a trick
    in which each of the best is beaten by another.
    """

    suits: tuple[Suit, ...]
    ranks: tuple[str, ...]
    specials: tuple[Special, ...]
    court: tuple[str, ...] = ()
    called: RankNames = RankNames.NUMBERS
    added: tuple[Special, ...] = ()
    circle: str = ""
    put_in: tuple[str, ...] = ()
    size: int = field(init=False)
    all_specials: tuple[Special, ...] = field(init=False, repr=False, compare=False)

    @property
    def several_tops(self) -> bool:
        """Return whether more than one kind of card beats every suit, so that none beats all."""
        return sum(card.role is CardRole.TOP for card in self.specials) > 1

    @property
    def tops_differ(self) -> bool:
        """Return whether cards in play that beat every suit may beat each other."""
        return sum(card.role is CardRole.TOP for card in self.all_specials) > 1

    @property
    def labels(self) -> tuple[str, ...]:
        """The texts that are printed on the ranks, low to high."""
        return self.court if self.court and self.called == RankNames.COURT else self.ranks

    def __post_init__(self) -> None:
        plain = len(self.suits) * len(self.ranks)
        object.__setattr__(self, "size", plain + sum(card.count for card in self.specials))
        put_in = tuple(card for card in self.added if card.option in self.put_in)
        object.__setattr__(self, "all_specials", (*self.specials, *put_in))


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
        added=section.each("added", _added),
        circle=section.text("circle") if section.has("circle") else "",
    )
    section.done()
    if deck.court and len(deck.court) != len(deck.ranks):
        raise section.wrong("court", f"{len(deck.ranks)} names, one for each rank")
    if not deck.suits:
        raise section.wrong("suits", "at least one suit")
    codes = {f"suits.{number}.code": suit.code for number, suit in enumerate(deck.suits, 1)}
    for key, cards in (("specials", deck.specials), ("added", deck.added)):
        codes |= {f"{key}.{number}.code": card.code for number, card in enumerate(cards, 1)}
    for key, code in codes.items():
        if len(code) != 1 or list(codes.values()).count(code) > 1:
            raise section.wrong(key, f"one letter that no other card has, not {code!r}")
    if len({suit.shape for suit in deck.suits}) < len(deck.suits):
        raise section.wrong("suits", "a shape of its own for each suit")
    _check_specials(section, deck)
    return deck


def whole_deck(deck: Deck) -> Deck:
    """Return the deck with every card that a table may put in."""
    return replace(deck, put_in=tuple(dict.fromkeys(card.option for card in deck.added)))


def _check_specials(section: Section, deck: Deck) -> None:
    roles = {card.code: card.role for card in (*deck.specials, *deck.added)}
    for key, cards in (("specials", deck.specials), ("added", deck.added)):
        for number, card in enumerate(cards, 1):
            beaten = {roles.get(code) for code in card.beats}
            if not beaten <= {card.role, *_ABOVE.get(card.role, ())}:
                allowed = "codes of special cards of its role, or of one above"
                raise section.wrong(f"{key}.{number}.beats", allowed)
            if bool(card.rank) is not (card.role is CardRole.SUITED):
                allowed = "where the role is suited, and only there"
                raise section.wrong(f"{key}.{number}.rank", allowed)
            ways = [roles.get(code) for code in card.plays_as]
            if any(way not in (CardRole.TOP, CardRole.BOTTOM) for way in ways):
                allowed = "codes of special cards that beat every suit, or none"
                raise section.wrong(f"{key}.{number}.plays_as", allowed)
            if bool(ways) is not (card.role in (CardRole.EITHER, CardRole.COPY)):
                allowed = "where the role is either or copy, and only there"
                raise section.wrong(f"{key}.{number}.plays_as", allowed)
    if deck.circle and roles.get(deck.circle) is not CardRole.TOP:
        raise section.wrong("circle", "the code of a special card that beats every suit")


_ABOVE = {CardRole.BOTTOM: (CardRole.TOP,)}


def _suit(section: Section) -> Suit:
    return Suit(
        section.text("code"), section.choice("colour", Colour), section.choice("shape", Shape)
    )


def _special(section: Section) -> Special:
    return Special(
        section.text("code"),
        section.integer("count", 1, 20),
        section.choice("role", CardRole),
        beats=section.texts("beats") if section.has("beats") else (),
        plays_as=section.texts("plays_as") if section.has("plays_as") else (),
        rank=section.decimal("rank", 0, 60) if section.has("rank") else 0,
        frees=section.flag("frees") if section.has("frees") else None,
        turned=section.choice("turned", Turned) if section.has("turned") else None,
        after=section.choice("after", After) if section.has("after") else None,
    )


def _added(section: Section) -> Special:
    option = section.choice("option", Added)
    since = section.integer("since", 1, 100) if section.has("since") else 0
    return replace(_special(section), option=str(option), since=since)
