"""A whole game, round by round, and each round from the deal to the last trick."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scorepad.rules.after_trick import changed_bids, effects
from scorepad.rules.cards import Card, every_card, read_card, ways_to_play
from scorepad.rules.deck import After, CardRole
from scorepad.rules.legality import forbidden_bid, leads_alone, legal, refuse_unjudged
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.points import score_round, tie_winners, winners
from scorepad.rules.ruleset import Deal, Ruleset, Tie, Visibility
from scorepad.rules.schedule import bidding_order, deals
from scorepad.rules.tricks import (
    NO_CARD_LEFT,
    NONE_NAMED,
    TrumpOfRound,
    Verdict,
    take,
    third_hand_place,
    trump_in_round,
    trump_of,
)


def deal_out(
    ruleset: Ruleset, shuffled: Sequence[Card], order: Sequence[int], hand: int
) -> tuple[list[list[Card]], Sequence[Card]]:
    """Return the hands by seat, dealt one card at a time in ``order``, and what is left.

    Raises:
        ValueError: the deck is not the game's, or has too few cards.
    """
    dealt = hand * len(order)
    whole = sorted(map(str, every_card(ruleset.deck)))
    if dealt > len(whole) or sorted(map(str, shuffled)) != whole:
        raise ValueError("not the deck of this game, or not enough of it")
    hands: list[list[Card]] = [[] for _ in order]
    for index, seat in enumerate(order):
        hands[seat] = list(shuffled[index : dealt : len(order)])
    return hands, shuffled[dealt:]


def trump_after_deal(
    ruleset: Ruleset, number: int, rest: Sequence[Card]
) -> tuple[TrumpOfRound, Card | None]:
    """Return trump of round ``number``, and the card of ``rest`` that was turned for it."""
    of_round = trump_in_round(ruleset, number)
    if of_round is not None:
        return of_round, None
    if not rest:
        return NO_CARD_LEFT, None
    turned = rest[0]
    return trump_of(ruleset, turned.suit or turned.code), turned


@dataclass(frozen=True, slots=True)
class Task:
    """Something that a card has players do after its trick, or ``later``, after the round.

    ``seat`` is that of whoever does it, ``None`` for everybody. ``cards`` are those of which one
    may be taken in hand. Whoever does it ``must``, or may leave it.
    """

    what: After
    seat: int | None
    cards: tuple[Card, ...]
    must: bool
    later: bool


class RoundInPlay:
    """A round that is being played; seats count from 0, clockwise.

    Whoever deals gives the ``shuffled`` deck: chance is no business of the
    rules. Cards are dealt one by one, first to the seat after the dealer's; the
    next card is turned where the game turns one. Whoever holds a card that is never
    played takes the turned one for it, and is the ``chooser``. Then, in this order:
    :meth:`name_trump` while ``trump.to_choose``, :meth:`bid` while ``to_bid``
    is a seat, :meth:`play` while ``to_play`` is one; the rest is looking. Where ``task``
    is one, it comes first: :meth:`pass_on`, :meth:`change_bid` or :meth:`swap`.

    ``hands`` are by seat, ``bids`` by seat in the order of bidding, ``changed`` the
    bids that a card has changed, ``tricks`` by seat; ``plays`` are the cards of the
    trick that lies open, ``leader`` the seat that led or leads it, ``played`` the
    number of tricks before it. ``again`` is the card that was turned for a copy of one
    that is never played. Where a hand is dealt that nobody holds, it is the last of
    ``hands``, and its cards are turned by themselves.

    Raises:
        ValueError: the deck is not the game's, or has too few cards.

    >>> from scorepad.rules import every_card, games
    >>> fisher = games()["wizard_fisher"].ruleset
    >>> one = RoundInPlay(fisher, 1, 3, 0, Deal(1), every_card(fisher.deck))
    >>> [str(hand[0]) for hand in one.hands], str(one.turned), one.trump.suit
    (['R3', 'R1', 'R2'], 'R4', 'R')
    >>> for value in (0, 0, 1):
    ...     one.bid(value)
    >>> verdicts = [one.play(one.legal()[0]) for _ in range(3)]
    >>> verdicts[-1].taker, one.tricks, one.points()
    (2, [1, 0, 0], (30, 20, 20))
    """

    def __init__(
        self,
        ruleset: Ruleset,
        number: int,
        players: int,
        dealer: int,
        deal: Deal,
        shuffled: Sequence[Card],
        *,
        dealer_leads_alone: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.number = number
        self.hand = deal.hand
        self.blind = deal.blind
        self.order = bidding_order(range(players), dealer)
        self._third_hand = third_hand_place(ruleset, players)
        dealt = self.order if self._third_hand is None else (*self.order, players)
        self.hands, rest = deal_out(ruleset, shuffled, dealt, deal.hand)
        self.trump, self.turned = trump_after_deal(ruleset, number, rest)
        self._pile = rest[1:]
        self.again: Card | None = None
        self.chooser = self._lay_down()
        self.bids: dict[int, int] = {}
        self.changed: dict[int, int] = {}
        self._tasks: list[Task] = []
        self.tricks = [0] * players
        self.plays: list[Card] = []
        self.leader = self.order[0]
        self.played = 0
        self._dealer_leads_alone = dealer_leads_alone

    @property
    def dealer(self) -> int:
        """The seat that deals, and bids last."""
        return self.order[-1]

    def _lay_down(self) -> int | None:
        """Lay down the card that is never played for the one turned; return who held it."""
        for seat, hand in enumerate(self.hands):
            for card in hand:
                if card.role is CardRole.NEVER and self.turned is not None:
                    hand[hand.index(card)] = self.turned
                    self.turned, self.trump = card, trump_of(self.ruleset, card.code)
                    return seat
        return None

    def name_trump(self, suit: str) -> None:
        """Name a suit as trump, which is the dealer's choice, or the ``chooser``'s.

        The chooser may also name none: ``NONE_NAMED``.

        Raises:
            ValueError: there is nothing to choose, or no such suit.
        """
        suits = [each.code for each in self.ruleset.deck.suits]
        if self.chooser is not None:
            suits.append(NONE_NAMED)
        if not self.trump.to_choose or suit not in suits:
            raise ValueError(f"trump cannot be {suit!r} now")
        named = None if suit == NONE_NAMED else suit
        self.trump = TrumpOfRound(known=True, suit=named, turned=self.trump.turned)

    @property
    def to_bid(self) -> int | None:
        """The seat that bids next, ``None`` when all have bid."""
        return None if len(self.bids) == len(self.order) else self.order[len(self.bids)]

    def forbidden_bid(self) -> int | None:
        """Return the bid that the next bidder may not make; ``None`` unless it is the last."""
        bidding = self.ruleset.bidding
        if self.to_bid != self.dealer or bidding.visibility is not Visibility.OPEN:
            return None
        return forbidden_bid(
            bidding,
            hand=self.hand,
            bids=sum(self.bids.values()),
            blind=self.blind,
            sole_leader=self._dealer_leads_alone,
        )

    def allowed_bids(self) -> tuple[int, ...]:
        """Return the bids that the next bidder may make: at least one while there is a bidder."""
        if self.to_bid is None:
            return ()
        forbidden = self.forbidden_bid()
        return tuple(value for value in range(self.hand + 1) if value != forbidden)

    def bid(self, value: int) -> None:
        """Bid for the next bidder.

        Raises:
            ValueError: not one of :meth:`allowed_bids`, or trump is yet to be named.
        """
        seat = self.to_bid
        if seat is None or self.trump.to_choose or value not in self.allowed_bids():
            raise ValueError(f"nobody may bid {value} now")
        self.bids[seat] = value

    @property
    def to_play(self) -> int | None:
        """The seat that plays next.

        It is ``None`` before the bids, while there is a ``task``, and after the last trick.
        """
        if self.to_bid is not None or self.task is not None or self.over:
            return None
        return self._seats[len(self.plays)]

    @property
    def _seats(self) -> Sequence[int]:
        """The seats in the order of play, with the place of a hand that nobody holds."""
        players = len(self.order)
        seats = [(self.leader + place) % players for place in range(players)]
        if self._third_hand is not None:
            seats.insert(self._third_hand, players)
        return seats

    @property
    def task(self) -> Task | None:
        """The next act that a card waits for; ``None`` for nothing."""
        last = self.played == self.hand
        return next((task for task in self._tasks if last or not task.later), None)

    @property
    def over(self) -> bool:
        """Return whether all tricks have been played, and all that follows from them is done."""
        return self.played == self.hand and not self._tasks

    def wanted(self, seat: int) -> int:
        """Return the tricks that a seat has to take: its bid, or what a card made of it."""
        return self.changed.get(seat, self.bids[seat])

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that the next player may play, in the order of the hand.

        One that can be two things is there as each of them.
        """
        seat = self.to_play
        if seat is None:
            return ()
        deck = self.ruleset.deck
        cards = legal(self.ruleset, self.plays, self.hands[seat])
        copied = self._next_again() or self.turned
        return tuple(way for card in cards for way in (ways_to_play(deck, card, copied) or (card,)))

    def _next_again(self) -> Card | None:
        """Return the card that is turned, or would be, for a copy of one that is never played."""
        if self.again is None and self.turned is not None and self.turned.role is CardRole.NEVER:
            return self._pile[0] if self._pile else self._nothing()
        return self.again

    def _nothing(self) -> Card | None:
        """Return what a copy is where no card is left to be copied; ``None`` without a copy."""
        deck = self.ruleset.deck
        copies = (card for card in deck.all_specials if card.role is CardRole.COPY)
        copy = next(copies, None)
        return None if copy is None else read_card(deck, copy.plays_as[-1])

    def play(self, card: Card, suit: str = "") -> Verdict | None:
        """Play ``card`` for the next player, who names a ``suit`` where a copy brings a new trump.

        The verdict is returned when that ends the trick, its ``taker`` counted from the leader.

        Raises:
            ValueError: not one of :meth:`legal`, or a suit is missing.
        """
        seat = self.to_play
        if seat is None or card not in self.legal():
            raise ValueError(f"nobody may play {card} now")
        self._turn_again(card, suit)
        self.hands[seat].remove(card)
        self.plays.append(card)
        seats = self._seats
        if len(self.plays) == self._third_hand:
            self.plays.append(self.hands[seats[self._third_hand]].pop(0))
        if len(self.plays) < len(seats):
            return None
        verdict = take(self.ruleset, self.plays, self.trump.suit, len(self.order))
        if verdict.taker is not None:
            self.tricks[seats[verdict.taker]] += 1
        self.leader = self.order[0] if verdict.leads is None else seats[verdict.leads]
        self._follow_up(seats, verdict.taker)
        self.plays = []
        self.played += 1
        return verdict

    def _turn_again(self, card: Card, suit: str) -> None:
        """Turn the next card if ``card`` is a copy of one that is never played."""
        new = self._next_again()
        special = next(
            (each for each in self.ruleset.deck.all_specials if each.code == card.code), None
        )
        if special is None or special.role is not CardRole.COPY or new in (None, self.again):
            return
        assert new is not None
        if self._pile:
            trump = trump_of(self.ruleset, new.suit or new.code)
            if trump.to_choose and suit:
                trump = trump_of(self.ruleset, new.code + suit)
            if trump.to_choose:
                raise ValueError(f"a suit is to be named with {card}")
            self.trump = trump
        self.again = new

    def _follow_up(self, seats: Sequence[int], taker: int | None) -> None:
        """Note what the cards of the trick have players do."""
        found = effects(
            self.ruleset,
            self.plays,
            taker,
            last=self.played + 1 == self.hand,
            hand=self.hand,
            bids=[self.wanted(seat) if seat in self.bids else None for seat in seats],
        )
        for effect in found:
            cards = tuple(read_card(self.ruleset.deck, self.plays[i].code) for i in effect.cards)
            seat = None if effect.play is None else seats[effect.play]
            self._tasks.append(Task(effect.what, seat, cards, effect.must, effect.later))

    def _begin(self, what: After) -> Task:
        task = self.task
        if task is None or task.what is not what:
            raise ValueError(f"nothing to {what} now")
        return task

    def pass_on(self, cards: Mapping[int, Card]) -> None:
        """Pass a card of each seat to the seat on its left.

        Raises:
            ValueError: that is not the ``task``, or not one card of each hand.
        """
        task = self._begin(After.HAND_ON)
        if any(cards.get(seat) not in self.hands[seat] for seat in self.order):
            raise ValueError("one card of each hand is passed on")
        for seat in self.order:
            self.hands[seat].remove(cards[seat])
        for seat in self.order:
            self.hands[(seat + 1) % len(self.order)].append(cards[seat])
        self._tasks.remove(task)

    def changes_allowed(self) -> tuple[int, ...]:
        """Return the bids that the seat of the ``task`` may now have."""
        task = self.task
        if task is None or task.what is not After.BID or task.seat is None:
            return ()
        return changed_bids(self.wanted(task.seat), self.hand)

    def change_bid(self, value: int) -> None:
        """Change the bid of the seat of the ``task``.

        Raises:
            ValueError: that is not the ``task``, or not one of :meth:`changes_allowed`.
        """
        task = self._begin(After.BID)
        if task.seat is None or value not in self.changes_allowed():
            raise ValueError(f"the bid cannot become {value}")
        self.changed[task.seat] = value
        self._tasks.remove(task)

    def swap(self, give: Card | None, take: Card | None) -> None:
        """Swap a card of the hand for one of the trick, or leave it with two ``None``.

        Raises:
            ValueError: that is not the ``task``, or these cards cannot be swapped.
        """
        task = self._begin(After.SWAP)
        if task.seat is None or (give is None and task.must):
            raise ValueError("a card has to be swapped")
        if give is not None:
            if give not in self.hands[task.seat] or take is None or take not in task.cards:
                raise ValueError(f"{give} cannot be swapped for {take}")
            hand = self.hands[task.seat]
            hand[hand.index(give)] = take
        self._tasks.remove(task)

    def points(self) -> tuple[int, ...]:
        """Return the points of a round that is over, by seat."""
        tricks = dict(enumerate(self.tricks))
        wanted = {seat: self.wanted(seat) for seat in self.bids}
        scores = score_round(self.ruleset.points, self.hand, wanted, tricks)
        return tuple(scores[seat].points for seat in tricks)


class GameInPlay:
    """A game that is being played by ``players``, numbered by their seats from 0.

    ``rounds`` are those dealt so far, ``deals`` those of the whole game.

    Raises:
        Refused: ``NOT_JUDGED``.
        ValueError: the game is not for so many players.

    >>> from scorepad.rules import every_card, games
    >>> low = games()["quoicoupli"].ruleset
    >>> game = GameInPlay(low, players=10)
    >>> while not game.over:
    ...     played = game.next_round(every_card(low.deck))
    ...     while played.to_bid is not None:
    ...         played.bid(played.allowed_bids()[0])
    ...     while played.to_play is not None:
    ...         taken = played.play(played.legal()[0])
    >>> [played.hand for played in game.rounds], sum(game.rounds[0].tricks)
    ([5, 4, 3, 2, 1, 1], 5)
    """

    def __init__(self, ruleset: Ruleset, players: int, first_dealer: int = 0) -> None:
        refuse_unjudged(ruleset)
        if not ruleset.least <= players <= ruleset.most:
            raise ValueError(f"from {ruleset.least} to {ruleset.most} players, not {players}")
        self.ruleset = ruleset
        self.players = players
        self.first_dealer = first_dealer % players
        self.deals = deals(ruleset, players)
        self.rounds: list[RoundInPlay] = []

    @property
    def over(self) -> bool:
        """Return whether the last round is over."""
        if len(self.rounds) < len(self.deals) or not self.rounds[-1].over:
            return False
        plays_on = self.ruleset.tie is Tie.PLAY_ON and len(self.rounds) < MOST_ROUNDS
        return not plays_on or len(winners(self._named_totals())) == 1

    def next_round(self, shuffled: Sequence[Card]) -> RoundInPlay:
        """Deal the next round from the whole deck, shuffled.

        Raises:
            ValueError: a round is open, or the game is over; or see
                :class:`RoundInPlay`.
        """
        if self.over or (self.rounds and not self.rounds[-1].over):
            raise ValueError("no round can be dealt now")
        number = len(self.rounds) + 1
        dealer = (self.first_dealer + number - 1) % self.players
        dealt = RoundInPlay(
            self.ruleset,
            number,
            self.players,
            dealer,
            self.deals[min(number, len(self.deals)) - 1],
            shuffled,
            dealer_leads_alone=leads_alone(self._named_totals(), str(dealer)),
        )
        self.rounds.append(dealt)
        return dealt

    def totals(self) -> tuple[int, ...]:
        """Return everybody's points in the rounds that are over, by seat."""
        done = [round_.points() for round_ in self.rounds if round_.over]
        return tuple(sum(points[seat] for points in done) for seat in range(self.players))

    def winners(self) -> tuple[int, ...]:
        """Return the seats that win as the game stands."""
        totals = self._named_totals()
        if self.ruleset.tie is not Tie.MOST_MADE:
            return tuple(map(int, winners(totals)))
        made = {
            str(seat): sum(
                round_.wanted(seat) == round_.tricks[seat] for round_ in self.rounds if round_.over
            )
            for seat in range(self.players)
        }
        return tuple(map(int, tie_winners(totals, made)))

    def _named_totals(self) -> dict[str, int]:
        return {str(seat): total for seat, total in enumerate(self.totals())}
