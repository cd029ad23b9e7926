"""A whole game, round by round."""

from collections.abc import Sequence

from scorepad.rules.cards import Card
from scorepad.rules.legality import refuse_unjudged
from scorepad.rules.points import tie_winners, winners
from scorepad.rules.restriction import leads_alone
from scorepad.rules.round_in_play import RoundInPlay
from scorepad.rules.ruleset import Ruleset, Tie
from scorepad.rules.schedule import deals


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
        return len(self.rounds) == len(self.deals) and self.rounds[-1].over

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
            self.deals[number - 1],
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
        if self.ruleset.tie is Tie.SHARED:
            return tuple(map(int, winners(totals)))
        made = {
            str(seat): sum(
                round_.bids[seat] == round_.tricks[seat] for round_ in self.rounds if round_.over
            )
            for seat in range(self.players)
        }
        return tuple(map(int, tie_winners(totals, made)))

    def _named_totals(self) -> dict[str, int]:
        return {str(seat): total for seat, total in enumerate(self.totals())}
