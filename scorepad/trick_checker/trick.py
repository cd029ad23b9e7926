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
from scorepad.rules.ruleset import Ruleset, TopLead
from scorepad.rules.tricks import UNKNOWN, TrumpOfRound, third_hand_place
from scorepad.trick_checker.query import TrickQuery
from scorepad.trick_checker.trump import is_never_played, read_again, read_trump


@dataclass(frozen=True, slots=True)
class TrickContext:
    """The facts that are known before a card is played.

    They are the rules of the table, its number of players, the seat of the leader (or, where nobody
    knows that, a guess), and trump as the pad has it; ``first`` is the seat that led the round,
    ``None`` where that is not known. ``hand`` are the cards that each was dealt, 0 where that is
    not known, ``bids`` are by seat, and ``last`` says whether it is the round's last trick.
    """

    ruleset: Ruleset
    players: int
    leader: int = 0
    trump: TrumpOfRound = UNKNOWN
    leader_known: bool = True
    first: int | None = None
    hand: int = 0
    bids: tuple[int | None, ...] = ()
    last: bool | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, whole or begun.

    ``plays`` are in play order, ``leader`` is the seat of the first. ``turned`` lies on the pile
    and is out of the deck. ``judge`` is the play that is asked about, with the cards that its
    player still ``held``, or whether a card of the suit led was among them (``had``). Where the
    card after the ``plays`` can be two things and nobody has said which, it has ``ways``; the codes
    of those after it are ``waiting``.

    ``again`` was turned for a copy, as the card that was ``turned`` is never played; from then on
    it says what trump is. ``lacks`` is what has to be known of a copy after the ``plays``, the
    first of those ``waiting``: the card that was ``turned``, or ``again``.
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
    again: Card | None = None
    lacks: str = ""

    @property
    def asked_of(self) -> str:
        """The code of the card about which something has to be said first, "" for none."""
        if self.ways:
            return self.ways[0].code
        return self.waiting[0][:1] if self.lacks else ""

    @property
    def copy(self) -> str:
        """The code of the card that is a copy of the turned one, "" where the deck has none."""
        return "".join(copies(self.ruleset)[:1])

    @property
    def copied(self) -> Card | None:
        """The card that a copy is, where one was turned and that is known."""
        return self.again if is_never_played(self.turned) else self.turned

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
        turned = [card for card in (self.turned, self.again) if card]
        return Counter(card.code for card in (*self.plays, *self.held, *turned))


_MOST_SAID = 3
"""The most refusals that are said of one address."""


def read_trick(query: TrickQuery, context: TrickContext) -> tuple[Trick, tuple[Refusal, ...]]:
    """Return the trick that ``query`` describes, and the refusals of what cannot be.

    What cannot be is left out, and everything else stands.
    """
    wrong: list[Refusal] = []
    ruleset = _ruleset(query.top_lead, context.ruleset, wrong)
    turned, trump = read_trump(query, ruleset, context.trump, wrong)
    again, new_trump = read_again(query, ruleset, turned, wrong)
    leader = _number_below(query.leader, context.players, wrong)
    trick = Trick(
        ruleset=ruleset,
        players=context.players,
        leader=context.leader if leader is None else leader,
        trump=new_trump or trump,
        turned=turned,
        again=again,
    )
    if query.cards and not ruleset.play.judged:
        return trick, (Refusal(Code.NOT_JUDGED, {"game": ruleset.key}),)
    codes = copies(ruleset)
    for place, code in enumerate(query.cards, 1):
        if code.startswith(codes) and not trick.whole and (lacks := _lacking(trick)):
            trick = replace(trick, lacks=lacks, waiting=query.cards[place - 1 :])
            break
        card = _next_card(trick, code, wrong)
        if card is not None and trick.whole:
            facts = {"cards": len(query.cards), "players": len(trick.seats)}
            wrong.append(Refusal(Code.TOO_MANY_CARDS, facts))
            break
        if card is None:
            continue
        is_third = len(trick.plays) == trick.third
        ways = () if is_third else ways_to_play(ruleset.deck, card, trick.copied)
        if ways:
            trick = replace(trick, ways=ways, waiting=query.cards[place:])
            break
        trick = replace(trick, plays=(*trick.plays, card))
    trick = _judged(query, trick, wrong)
    return trick, tuple(_each_once(wrong)[:_MOST_SAID])


def _judged(query: TrickQuery, trick: Trick, wrong: list[Refusal]) -> Trick:
    if not query.judge or trick.asked_of:
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
        card = as_copied(trick.ruleset.deck, card, trick.copied)
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
        wrong.append(Refusal(Code.TURNED_CARD, {"card": card.code}))
    elif trick.judge is not None and card in trick.plays:
        wrong.append(Refusal(Code.ALREADY_PLAYED, {"card": code}))
    else:
        facts = {"card": card.code, "times": trick.gone[card.code] + 1, "count": count}
        wrong.append(Refusal(Code.CARD_TOO_OFTEN, facts))
    return None


def _lacking(trick: Trick) -> str:
    """Return what has to be known of a card that is a copy."""
    if is_never_played(trick.turned):
        return "" if trick.again else "again"
    # Where nothing was turned there is no trump, and it is what it is without.
    return "turned" if trick.turned is None and trick.trump.suit else ""


def copies(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the codes of the cards that are a copy of the turned one."""
    return tuple(row.code for row in ruleset.deck.all_specials if row.role is CardRole.COPY)


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


_MOST_GUESSES = 8
"""The most pieces of which it is said which cards they are like: each takes up to 20 ms."""


def read_typed(
    ruleset: Ruleset, text: str, languages: Sequence[GameWords], *, guesses: bool = True
) -> tuple[tuple[str, ...], tuple[Refusal, ...]]:
    """Return the codes of the cards in ``text``, and a refusal for each piece that can't be read.

    Cards are called as those of ``ruleset`` are printed, in any of ``languages``; where there is
    none, nothing can be read. Pieces stand between commas; the refusal's fact ``card`` is the
    piece. The first few say which cards they are like, none does without ``guesses``.

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
            few = guesses and len(unread) < _MOST_GUESSES
            cards = read_words(ruleset.deck, piece, languages, guesses=few)
            codes.extend(card.played for card in cards)
        except Refused as refused:
            facts = {**refused.refusal.facts, "card": piece}
            unread.append(Refusal(Code.NO_SUCH_CARD, facts))
    return tuple(codes), tuple(unread)
