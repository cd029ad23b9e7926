"""The addresses of "Check this trick": each tap leads to one that says all.

Its twin on a phone is ``static/phone/trick_checker/address.mjs``.
"""

from dataclasses import dataclass
from urllib.parse import urlencode

from scorepad.rules.cards import Card
from scorepad.rules.choices import RankNames
from scorepad.rules.library import games
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.tricks import trump_of
from scorepad.trick_checker.query import NO_TRUMP, Ask, TrickQuery
from scorepad.trick_checker.trick import Trick, TrickContext, copies
from scorepad.trick_checker.trump import is_never_played


def query_string(query: TrickQuery) -> str:
    """Return the part of an address behind its path, with the question mark."""
    return "?" + urlencode(query.pairs)


def as_read(query: TrickQuery, trick: Trick, context: TrickContext) -> TrickQuery:
    """Return ``query`` in its one canonical form for an address.

    What was refused is left out, and so is what is the default anyway.
    """
    others = query.top_lead == trick.ruleset.play.top_lead != context.ruleset.play.top_lead
    turned = trick.turned.code if query.turned and trick.turned else ""
    return query.with_changes(
        leader=str(trick.leader) if query.leader else "",
        trump=query.trump if _says_trump(query, trick) else "",
        turned=turned,
        again=_again(trick) if query.again else "",
        top_lead=query.top_lead if others else "",
        ranks=query.ranks and _own_ranks(trick.ruleset),
        bid_change=query.bid_change and _own_choice(trick.ruleset, "bid_change"),
        swap=query.swap and _own_choice(trick.ruleset, "swap"),
        cards=(
            *(card.played for card in trick.plays),
            *(way.code for way in trick.ways[:1]),
            *trick.waiting,
        ),
        judge="" if trick.judge is None else str(trick.judge),
        had="" if trick.had is None else query.had,
        held=tuple(card.code for card in trick.held),
        typed="",
        ask="" if query.ask == Ask.SHARE and not trick.plays else query.ask,
    )


def _again(trick: Trick) -> str:
    """Return the card that was turned for a copy, with the suit that was then named."""
    if trick.again is None:
        return ""
    return trick.again.code + (trick.trump.suit or "" if trick.again.suit is None else "")


def _says_trump(query: TrickQuery, trick: Trick) -> bool:
    if trick.again:
        # Trump of the tricks before this one.
        return query.trump in (NO_TRUMP, *(suit.code for suit in trick.ruleset.deck.suits))
    if not trick.trump.known or trick.trump.to_choose:
        return False
    if not query.turned or trick.turned is None:
        return query.trump == (trick.trump.suit or NO_TRUMP)
    return trump_of(trick.ruleset, trick.turned.suit or trick.turned.code).to_choose


def alone(query: TrickQuery, trick: Trick) -> TrickQuery:
    """Return the trick for people away from the table: the first to play is the first player."""
    # The pad's turned card no longer counts once somebody has chosen another trump.
    turned = trick.turned.code if trick.turned and (query.turned or not query.trump) else ""
    return query.with_changes(
        game=trick.ruleset.key,
        players=str(trick.players),
        round="",
        leader="",
        trump="" if trick.trump.to_choose else trick.trump.suit or NO_TRUMP,
        turned=turned,
        top_lead=_own_choice(trick.ruleset, "top_lead"),
        ranks=_own_ranks(trick.ruleset),
        bid_change=_own_choice(trick.ruleset, "bid_change"),
        swap=_own_choice(trick.ruleset, "swap"),
        cloud="",
        ask="",
    )


def _own_choice(ruleset: Ruleset, option: str) -> str:
    """Return what the table has chosen for an option of ``play``, where the game has another."""
    game = games().get(ruleset.key)
    here: str = getattr(ruleset.play, option)
    return "" if game is None or getattr(game.ruleset.play, option) == here else here


def _own_ranks(ruleset: Ruleset) -> str:
    """Return the names of the ranks here, where they are not the deck's own."""
    deck = ruleset.deck
    return "" if deck.labels == deck.ranks else deck.called


@dataclass(frozen=True, slots=True)
class TrickLinks:
    """The links from this screen to others; ``here`` is this screen without its question."""

    query: TrickQuery
    trick: Trick

    @property
    def plain(self) -> TrickQuery:
        """The trick alone: nothing asked, nothing judged."""
        return self.query.with_changes(ask="", judge="", had="", held=())

    @property
    def as_read(self) -> str:
        """The address of this very screen, without what was refused."""
        return query_string(self.query)

    @property
    def here(self) -> str:
        """The trick alone, as an address."""
        return query_string(self.plain)

    @property
    def share(self) -> str:
        """This very screen, with its address to hand on."""
        return query_string(self.query.with_changes(ask=Ask.SHARE))

    @property
    def unshared(self) -> str:
        """This very screen again, without the address to hand on."""
        return query_string(self.query.with_changes(ask=""))

    @property
    def undo(self) -> str | None:
        """The trick with one card less: the last one held, or the last one played."""
        if self.query.ask == Ask.SHARE:
            return self.unshared
        if self.trick.held:
            return query_string(self.query.with_changes(held=self.query.held[:-1]))
        if self.trick.judge is not None or self.query.ask:
            return self.here
        if self.query.cards:
            *cards, last = self.query.cards
            plain = self._plain_without((last,))
            return query_string(plain.with_changes(cards=tuple(cards)))
        return None

    def _plain_without(self, cards: tuple[str, ...]) -> TrickQuery:
        """Return the trick alone, without what was said of a copy if that is one of ``cards``."""
        codes = copies(self.trick.ruleset)
        if not any(code.startswith(codes) for code in cards):
            return self.plain
        if is_never_played(self.trick.turned):
            return self.plain.with_changes(again="")
        # Away from a pad nothing else says what trump is: what was said of it before stays.
        trump = self.trick.trump
        stays = trump.suit or trump.to_choose or not trump.known
        if self.query.game and not self.query.trump and stays:
            return self.plain
        suit = (trump.suit or NO_TRUMP) if self.query.game else ""
        return self.plain.with_changes(turned="", trump=suit)

    @property
    def undo_trump(self) -> str | None:
        """The trick without the last answer about trump, while no card lies."""
        if self.query.cards or not (self.query.trump or self.query.turned):
            return None
        turned = self.query.turned if self.query.trump else ""
        return query_string(self.plain.with_changes(trump="", turned=turned))

    def new(self, leader: int | None = None) -> str:
        """Return the address of an empty trick, led by a seat; without one this trick anew."""
        led = self.query.leader if leader is None else str(leader)
        plain = self._plain_without(self.query.cards) if leader is None else self.plain
        return query_string(plain.with_changes(cards=(), leader=led))

    def played_as(self, way: Card) -> str:
        """Return the address of the trick in which the card that is asked about is ``way``."""
        lying = self.query.cards[: len(self.trick.plays)]
        return query_string(
            self.plain.with_changes(cards=(*lying, way.played, *self.trick.waiting))
        )

    def new_asking_who_leads(self) -> str:
        """Return the address of an empty trick that asks who leads."""
        return query_string(self.plain.with_changes(cards=(), leader="", ask=Ask.LEADER))

    def judging(self, index: int, had: str = "") -> str:
        """Return the address of the question whether a play was legal, or of its answer."""
        return query_string(self.plain.with_changes(judge=str(index), had=had))

    def asking(self, ask: Ask) -> str:
        """Return the address of a screen that asks for something else than the next card."""
        return query_string(self.plain.with_changes(ask=ask))

    def led_by(self, seat: int) -> str:
        """Return the address with another leader and the same cards."""
        return query_string(self.plain.with_changes(leader=str(seat)))

    def with_trump(self, trump: str = "", turned: str = "") -> str:
        """Return the address with trump, said outright or by the card that was turned."""
        if self.trick.again and self.trick.trump.to_choose:
            return query_string(self.plain.with_changes(again=self.trick.again.code + trump))
        stays = self.query.turned if self.trick.trump.to_choose and trump else turned
        return query_string(self.plain.with_changes(trump=trump, turned=stays))

    @property
    def other_ranks(self) -> str | None:
        """The address of the trick with the other names of the ranks.

        ``None`` where there are none, or where the pad knows what is printed on the cards.
        """
        if not self.query.game or not self.trick.ruleset.deck.court:
            return None
        return query_string(
            self.query.with_changes(ranks="" if self.query.ranks else RankNames.COURT)
        )

    def reading(self, top_lead: str) -> str:
        """Return the address of the trick under the other reading of a lead that beats all."""
        return query_string(self.query.with_changes(top_lead=top_lead))
