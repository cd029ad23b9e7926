"""A trick as it lies on the table, read from an address: what cannot be is left out, and said.

Its twin on a phone is ``static/phone/trick_checker/trick.mjs``.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.cards import Card, as_copied, kinds_of_card, read_card, ways_to_play
from scorepad.rules.deck import CardRole
from scorepad.rules.game_file import GameWords
from scorepad.rules.notation import read_words
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TopLead, TrumpSource
from scorepad.rules.tricks import (
    UNKNOWN,
    TrumpOfRound,
    third_hand_place,
    trump_in_round,
    trump_of,
)
from scorepad.trick_checker.query import NO_TRUMP, TrickQuery


@dataclass(frozen=True, slots=True)
class TrickContext:
    """The facts that are known before a card is played.

    They are the rules of the table, its number of players, the seat of the leader (or, where nobody
    knows that, a guess), and trump as the pad has it; ``first`` is the seat that led the round,
    ``None`` where that is not known.
    """

    ruleset: Ruleset
    players: int
    leader: int = 0
    trump: TrumpOfRound = UNKNOWN
    leader_known: bool = True
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, whole or begun.

    ``plays`` are in play order, ``leader`` is the seat of the first. ``turned`` lies on the pile
    and is out of the deck. ``judge`` is the play that is asked about, with the cards that its
    player still ``held``, or whether a card of the suit led was among them (``had``). Where the
    card after the ``plays`` can be two things and nobody has said which, it has ``ways``; the codes
    of those after it are ``waiting``.
    """

    ruleset: Ruleset
    players: int
    leader: int
    trump: TrumpOfRound
    turned: Card | None
    plays: tuple[Card, ...] = ()
    judge: int | None = None
    held: tuple[Card, ...] = ()
    had: bool | None = None
    ways: tuple[Card, ...] = ()
    waiting: tuple[str, ...] = ()

    @property
    def third(self) -> int | None:
        """The place in play order of the hand that nobody holds, ``None`` where there is none."""
        return third_hand_place(self.ruleset, self.players)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in play order; that of a hand that nobody holds comes after all others."""
        seats = [(self.leader + index) % self.players for index in range(self.players)]
        if self.third is not None:
            seats.insert(self.third, self.players)
        return tuple(seats)

    @property
    def whole(self) -> bool:
        """Return whether everybody has played."""
        return len(self.plays) == len(self.seats)

    @property
    def gone(self) -> Counter[str]:
        """The number of each card that can no longer come: played, held or turned."""
        turned = (self.turned,) if self.turned else ()
        return Counter(card.code for card in (*self.plays, *self.held, *turned))


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
    if trump.to_choose and said and said.suit:
        trump = trump_of(ruleset, named.code + said.suit)
    return named, trump


def trump_choice(ruleset: Ruleset, trump: TrumpOfRound) -> TrumpChoice:
    """Return what can be tapped; suits alone while the dealer has to name one."""
    suits = tuple(suit.code for suit in ruleset.deck.suits)
    if trump.to_choose:
        return TrumpChoice(suits, (), none=False, card=False)
    turned = ruleset.trump.source is TrumpSource.TURNED
    specials = tuple(card.code for card in ruleset.deck.all_specials) if turned else ()
    return TrumpChoice(suits, specials, none=True, card=turned)


def _card(ruleset: Ruleset, code: str, wrong: list[Refusal]) -> Card | None:
    if not code:
        return None
    try:
        return read_card(ruleset.deck, code)
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


_MOST_SAID = 3
"""The most refusals that are said of one address."""


def read_trick(query: TrickQuery, context: TrickContext) -> tuple[Trick, tuple[Refusal, ...]]:
    """Return the trick that ``query`` describes, and the refusals of what cannot be.

    What cannot be is left out, and everything else stands.
    """
    wrong: list[Refusal] = []
    ruleset = _ruleset(query.top_lead, context.ruleset, wrong)
    turned, trump = read_trump(query, ruleset, context.trump, wrong)
    leader = _number_below(query.leader, context.players, wrong)
    trick = Trick(
        ruleset=ruleset,
        players=context.players,
        leader=context.leader if leader is None else leader,
        trump=trump,
        turned=turned,
    )
    if query.cards and not ruleset.play.judged:
        return trick, (Refusal(Code.NOT_JUDGED, {"game": ruleset.key}),)
    for place, code in enumerate(query.cards, 1):
        card = _next_card(trick, code, wrong)
        if card is not None and trick.whole:
            facts = {"cards": len(query.cards), "players": len(trick.seats)}
            wrong.append(Refusal(Code.TOO_MANY_CARDS, facts))
            break
        if card is None:
            continue
        is_third = len(trick.plays) == trick.third
        ways = () if is_third else ways_to_play(ruleset.deck, card, turned)
        if ways:
            trick = replace(trick, ways=ways, waiting=query.cards[place:])
            break
        trick = replace(trick, plays=(*trick.plays, card))
    trick = _judged(query, trick, wrong)
    return trick, tuple(_each_once(wrong)[:_MOST_SAID])


def _judged(query: TrickQuery, trick: Trick, wrong: list[Refusal]) -> Trick:
    if not query.judge or trick.ways:
        return trick
    if not trick.plays:
        wrong.append(Refusal(Code.NO_CARDS))
        return trick
    judge = _number_below(query.judge, len(trick.plays), wrong)
    if judge is None or judge == trick.third:
        return trick
    had = {"yes": True, "no": False}.get(query.had)
    trick = replace(trick, judge=judge, had=had)
    for code in query.held:
        card = _next_card(trick, code, wrong)
        if card is not None:
            trick = replace(trick, held=(*trick.held, card), had=None)
    return trick


def _next_card(trick: Trick, code: str, wrong: list[Refusal]) -> Card | None:
    """Return the card, if one more of it can come; else add what is wrong to ``wrong``."""
    try:
        card = read_card(trick.ruleset.deck, code)
        card = as_copied(trick.ruleset.deck, card, trick.turned)
    except Refused as refused:
        wrong.append(refused.refusal)
        return None
    if card.role is CardRole.NEVER:
        wrong.append(Refusal(Code.NEVER_PLAYED, {"card": code}))
        return None
    count = next(count for each, count in kinds_of_card(trick.ruleset.deck) if each == card)
    if trick.gone[card.code] < count:
        return card
    if card == trick.turned:
        wrong.append(Refusal(Code.TURNED_CARD, {"card": code}))
    elif trick.judge is not None and card in trick.plays:
        wrong.append(Refusal(Code.ALREADY_PLAYED, {"card": code}))
    else:
        facts = {"card": card.code, "times": trick.gone[card.code] + 1, "count": count}
        wrong.append(Refusal(Code.CARD_TOO_OFTEN, facts))
    return None


def _ruleset(top_lead: str, ruleset: Ruleset, wrong: list[Refusal]) -> Ruleset:
    if not top_lead:
        return ruleset
    if top_lead not in list(TopLead):
        wrong.append(Refusal(Code.NO_SUCH_RULE, {"key": "play.top_lead", "allowed": ""}))
        return ruleset
    # Whatever else this table plays by: rules that came late may contradict each other.
    return replace(ruleset, play=replace(ruleset.play, top_lead=TopLead(top_lead)))


def _number_below(text: str, places: int, wrong: list[Refusal]) -> int | None:
    """Return a place counted from 0, ``None`` where none is given."""
    if not text:
        return None
    number = typed_number(text)
    if number is None or number >= places:
        facts = {"value": text, "low": 0, "high": places - 1}
        wrong.append(Refusal(Code.OUT_OF_RANGE, facts))
        return None
    return number


def _each_once(wrong: list[Refusal]) -> list[Refusal]:
    return [refusal for index, refusal in enumerate(wrong) if refusal not in wrong[:index]]


def read_typed(
    ruleset: Ruleset, text: str, languages: Sequence[GameWords]
) -> tuple[tuple[str, ...], tuple[Refusal, ...]]:
    """Return the codes of the cards in ``text``, and a refusal for each piece that can't be read.

    Cards are called as those of ``ruleset`` are printed, in any of ``languages``; where there is
    none, nothing can be read. Pieces stand between commas; the refusal's fact ``card`` is the
    piece.

    >>> from scorepad.rules import games
    >>> wizard, quoicoupli = games()["wizard_gigamic"], games()["quoicoupli"]
    >>> read_typed(wizard.ruleset, "blue 5, 3 blue, B9 N", [wizard.words])
    (('B5', 'B3', 'B9', 'N'), ())
    >>> refusals = read_typed(quoicoupli.ruleset, "HQ, five", [quoicoupli.words])[1]
    >>> [refusal.facts["card"] for refusal in refusals]
    ['five']
    """
    codes: list[str] = []
    unread: list[Refusal] = []
    for piece in filter(None, map(str.strip, text.replace(";", ",").split(","))):
        if not languages:
            unread.append(Refusal(Code.NO_SUCH_CARD, {"card": piece}))
            continue
        try:
            codes.extend(card.played for card in read_words(ruleset.deck, piece, languages))
        except Refused as refused:
            facts = {**refused.refusal.facts, "card": piece}
            unread.append(Refusal(Code.NO_SUCH_CARD, facts))
    return tuple(codes), tuple(unread)
