"""A second opinion: the same evening worked out with plain loops.

It shares no code with the pad and knows the games by heart.
"""

import copy
from dataclasses import dataclass, field


def hands_of(game: str, players: int) -> list[int]:
    """Hand sizes of a whole game."""
    if game == "quoicoupli":
        return [*range(51 // players, 0, -1), 1]
    return list(range(1, 60 // players + 1))


def points(game: str, bid: int, tricks: int) -> int:
    """The points of one round."""
    if bid == tricks:
        return 20 + 10 * tricks
    return -10 if game == "quoicoupli" else -10 * abs(bid - tricks)


def most(totals: dict[str, int]) -> set[str]:
    """Who has the most."""
    return {player for player in totals if totals[player] == max(totals.values())}


@dataclass
class Played:
    """One round as it should be; ``scheduled`` is the hand it was to have."""

    seats: list[str]
    dealer: str
    hand: int
    scheduled: int
    bids: dict[str, int]
    tricks: dict[str, int]
    done: bool
    totals: dict[str, int]
    known: int
    """Tricks that somebody is known to have, typed or counted."""
    sums: list[int]
    """What the results may add up to."""


@dataclass
class Evening:
    """What was said at the table, round by round, and what follows from it."""

    game: str
    seating: dict[int, list[str]]
    dealers: dict[int, str]
    names: dict[str, str]
    lengths: dict[int, int | None] = field(default_factory=dict)
    hands: dict[int, int] = field(default_factory=dict)
    deals: dict[int, int] = field(default_factory=dict)
    bids: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    tricks: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    adjusted: dict[tuple[int, str], int] = field(default_factory=dict)
    starts: dict[str, str] = field(default_factory=dict)
    special: bool = False
    """Whether Bomb and Cloud are in the deck, and a bonus counts with a bid that was made."""
    given: dict[tuple[int, int], dict[int, str]] = field(default_factory=dict)
    fell: dict[tuple[int, int], bool] = field(default_factory=dict)
    changed: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    bonus: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    ended: int | None = None
    blind_round: int = 0
    """The round that was found to be the blind one, if it has begun."""

    def copy(self) -> "Evening":
        """The evening as it stands, to come back to."""
        return copy.deepcopy(self)

    def largest(self, players: int) -> int:
        """The most cards each."""
        return hands_of(self.game, players)[0 if self.game == "quoicoupli" else -1]

    def plan(self, played: int, players: int, length: int | None, last: int) -> list[int]:
        """Hand sizes to come; ``last`` is that of the schedule's last round, 0 at first."""
        largest = self.largest(players)
        if self.game != "quoicoupli":
            rounds = largest if length is None else length
            return [min(largest, last + 1 + i) for i in range(max(0, rounds - played))]
        blind = [] if self.blind_round else [1]
        if length is None:
            return [*range(min(largest, last - 1) if last else largest, 0, -1), *blind]
        top = min(largest, last or largest)
        left = length - played
        blind = blind[: max(0, left)]
        return [min(top, size) for size in range(left - len(blind), 0, -1)] + blind

    def read(self) -> tuple[list[Played], list[int], list[str]]:
        """The rounds begun, the hand sizes to come after them, and who sits then."""
        done: list[Played] = []
        totals: dict[str, int] = {}
        seats: list[str] = []
        plan: list[int] = []
        length: int | None = None
        last = self.blind_round = 0
        while True:
            number = len(done) + 1
            before, seats = seats, self.seating.get(number, seats)
            length = self.lengths.get(number, length)
            if number in self.lengths or number in self.seating:
                plan = self.plan(len(done), len(seats), length, last)
            if done and not done[-1].done:
                return done, plan, seats
            if not plan or number - 1 == self.ended:
                return done, [], before or seats
            scheduled = plan.pop(0)
            if self.game == "quoicoupli" and not plan and not self.blind_round:
                self.blind_round = number
            else:
                last = scheduled
            dealer = self.dealers.get(number, "")
            if dealer not in seats:
                dealer = left_of(before, seats, done[-1].dealer) if done else seats[0]
            lowest = min((totals[p] for p in seats if p in totals), default=0)
            for player in seats:
                start = lowest if self.starts.get(player) == "lowest" else 0
                totals.setdefault(player, start)
                totals[player] += self.adjusted.get((number, player), 0)
            done.append(self._played(number, seats, dealer, scheduled, totals))
            totals = dict(done[-1].totals)

    def _played(
        self, number: int, seats: list[str], dealer: str, scheduled: int, totals: dict[str, int]
    ) -> Played:
        key = (number, self.deals.get(number, 1))
        hand = self.hands.get(number, scheduled)
        bids, tricks = self.bids.get(key, {}), dict(self.tricks.get(key, {}))
        takers = list(self.given.get(key, {}).values())
        missing = [player for player in seats if player not in tricks]
        known = sum(tricks.values()) + sum(takers.count(player) for player in missing)
        if key in self.fell:
            sums = [hand - 1 if self.fell[key] else hand]
        elif "" in takers:
            sums = [hand - 1]
        else:
            sums = [hand - 1, hand] if self.special and len(takers) < hand else [hand]
        rest = sums[0] - sum(tricks.values())
        if len(bids) == len(seats):
            if len(missing) == 1 and len(sums) == 1 and rest >= 0:
                tricks[missing[0]] = rest
            elif len(takers) == hand:
                tricks |= {player: takers.count(player) for player in missing}
        finished = len(bids) == len(tricks) == len(seats) and sum(tricks.values()) in sums
        after = dict(totals)
        for player in seats if finished else []:
            wanted = self.changed.get(key, {}).get(player, bids[player])
            after[player] += points(self.game, wanted, tricks[player])
            if self.special and wanted == tricks[player]:
                after[player] += self.bonus.get(key, {}).get(player, 0)
        return Played(
            seats, dealer, hand, scheduled, dict(bids), tricks, finished, after, known, sums
        )


def left_of(before: list[str], seats: list[str], dealer: str) -> str:
    """Who deals next, clockwise among those present."""
    if dealer in seats:
        return seats[(seats.index(dealer) + 1) % len(seats)]
    place = before.index(dealer)
    return next((p for p in before[place:] + before[:place] if p in seats), seats[0])
