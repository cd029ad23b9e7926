"""A trick as the screen shows it, with what the rules say about it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scorepad.play.check.address import Ways, alone, as_read, query
from scorepad.play.check.asked import Ask, CheckAsked
from scorepad.play.check.game import Count
from scorepad.play.check.grid import Block, grid_of
from scorepad.play.check.places import Place, places_of
from scorepad.play.check.reason import Reason, reason_of
from scorepad.play.check.ruling import Judged, judged, other_reading
from scorepad.play.check.trick import Setting, Trick
from scorepad.play.check.trump import TrumpChoice, trump_choice
from scorepad.rules.cards import Card, kinds_of_card
from scorepad.rules.deck import Suit
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import TopLead


@dataclass(frozen=True, slots=True)
class CheckView:
    """Everything on the screen. ``asks`` says what it waits for: something of
    :class:`Ask`, else ``card``, ``verdict`` or ``held``; ``fields`` are the
    state that a key's form sends along."""

    game_id: str
    house: str
    ruleset: str
    trick: Trick
    ways: Ways
    asks: str
    refusals: tuple[Refusal, ...]
    typed: str
    places: tuple[Place, ...]
    count: Count | None
    grid: tuple[Block, ...]
    fields: tuple[tuple[str, str], ...]
    reason: Reason | None
    judged: Judged | None
    trump: TrumpChoice
    other_reading: TopLead | None

    @property
    def shares(self) -> bool:
        """Return whether the address of this screen is shown, to be handed on."""
        return self.ways.asked.ask == Ask.SHARE and bool(self.trick.plays)

    @property
    def suits(self) -> Mapping[str, Suit]:
        """Return how each suit is drawn, by its code."""
        return {suit.code: suit for suit in self.trick.ruleset.deck.suits}

    @property
    def alone(self) -> str:
        """Return the same trick as an address that knows neither names nor the game."""
        return query(alone(self.ways.asked, self.trick))

    @property
    def next_place(self) -> Place | None:
        """Return whose card comes next."""
        return next((place for place in self.places if place.turn), None)

    @property
    def example(self) -> tuple[Card, ...]:
        """Some cards of the deck, to show how they are typed."""
        kinds = [card for card, _ in kinds_of_card(self.trick.ruleset.deck)]
        return (kinds[len(kinds) // 2], kinds[0], kinds[-1])

    @property
    def judged_place(self) -> Place | None:
        """Return whose card is asked about."""
        return next((place for place in self.places if place.judged), None)

    @property
    def taker(self) -> Place | None:
        """Return who takes the trick, or would take it so far."""
        return next((place for place in self.places if place.takes), None)

    @property
    def count_after(self) -> Count | None:
        """Return how the round stands once this trick is counted."""
        if self.count is None or self.taker is None:
            return None
        return self.count.after(self.taker.seat)


def check_view(
    asked: CheckAsked,
    trick: Trick,
    setting: Setting,
    refusals: tuple[Refusal, ...] = (),
    *,
    names: Sequence[str] = (),
    count: Count | None = None,
    house: str = "",
    game_id: str = "",
) -> CheckView:
    """The screen of ``trick``; ``names`` by seat, empty where nobody has one;
    ``count`` where the trick can be given to who takes it."""
    canonical = as_read(asked, trick, setting)
    ways = Ways(canonical, trick)
    asks = _asks(canonical, trick, setting)
    reason = reason_of(trick)
    about = judged(trick)
    return CheckView(
        game_id=game_id,
        house=house,
        ruleset=trick.ruleset.key,
        trick=trick,
        ways=ways,
        asks=asks,
        refusals=refusals,
        typed=asked.typed,
        places=places_of(trick, ways, reason, names, count, asks),
        count=count,
        grid=grid_of(trick) if _asks_for_card(asks, canonical, about) else (),
        fields=_fields(canonical, asks),
        reason=reason,
        judged=about,
        trump=trump_choice(trick.ruleset, trick.trump),
        other_reading=other_reading(trick, about),
    )


def _asks(asked: CheckAsked, trick: Trick, setting: Setting) -> str:
    if not trick.ruleset.play.judged:
        return Ask.TAKER
    if trick.judge is not None:
        return "held"
    if asked.ask in list(Ask) and asked.ask != Ask.SHARE:
        return asked.ask
    if not (setting.leader_known or asked.leader):
        return Ask.LEADER
    if not trick.trump.known or trick.trump.to_choose:
        return Ask.TRUMP
    return "verdict" if trick.whole else "card"


def _asks_for_card(asks: str, asked: CheckAsked, about: Judged | None) -> bool:
    if asked.ask == Ask.SHARE:
        return False
    return asks in ("card", Ask.TURNED) or (about is not None and about.asks_hand)


def _fields(asked: CheckAsked, asks: str) -> tuple[tuple[str, str], ...]:
    if asks == Ask.TURNED:
        return asked.but(ask="", trump="", turned="").pairs
    return asked.but(ask="", had="").pairs
