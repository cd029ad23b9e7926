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
    """One round as it should be."""

    seats: list[str]
    dealer: str
    hand: int
    bids: dict[str, int]
    tricks: dict[str, int]
    done: bool
    totals: dict[str, int]


@dataclass
class Evening:
    """What was said at the table, round by round, and what follows from it."""

    game: str
    seating: dict[int, list[str]]
    dealers: dict[int, str]
    lengths: dict[int, int | None] = field(default_factory=dict)
    hands: dict[int, int] = field(default_factory=dict)
    deals: dict[int, int] = field(default_factory=dict)
    bids: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    tricks: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    adjusted: dict[tuple[int, str], int] = field(default_factory=dict)
    starts: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    ended: int | None = None

    def copy(self) -> "Evening":
        """The evening as it stands, to come back to."""
        return copy.deepcopy(self)

    def plan(self, done: list[Played], players: int, length: int | None, last: int) -> list[int]:
        """Hand sizes to come; ``last`` is that of the schedule's last round, 0 at first."""
        blind_done = self.game == "quoicoupli" and any(number == -1 for number in self._blind)
        if self.game != "quoicoupli":
            rounds = 60 // players if length is None else length
            return [min(60 // players, last + 1 + i) for i in range(max(0, rounds - len(done)))]
        top = min(51 // players, last - 1) if last else 51 // players
        blind = [] if blind_done else [1]
        if length is None:
            return [*range(top, 0, -1), *blind]
        left = length - len(done)
        blind = blind[: max(0, left)]
        left -= len(blind)
        return [min(max(1, top), size) for size in range(left, 0, -1)] + blind

    def read(self) -> tuple[list[Played], list[int]]:
        """The rounds begun, and the hand sizes to come after them."""
        done: list[Played] = []
        totals: dict[str, int] = {}
        seats: list[str] = []
        plan: list[int] = []
        length: int | None = None
        last = 0
        self._blind: list[int] = []
        while True:
            number = len(done) + 1
            before, seats = seats, self.seating.get(number, seats)
            if number in self.lengths:
                length = self.lengths[number]
            if number in self.lengths or number in self.seating:
                plan = self.plan(done, len(seats), length, last)
            waits = bool(done) and not done[-1].done
            if waits or not plan or number - 1 == self.ended:
                return done, plan if waits else []
            hand = plan.pop(0)
            if self.game == "quoicoupli" and not plan and not self._blind:
                self._blind.append(-1)
            else:
                last = hand
            dealer = self.dealers.get(number) or _left_of(before, seats, done[-1].dealer)
            lowest = min((totals[p] for p in seats if p in totals), default=0)
            for player in seats:
                start = lowest if self.starts.get(player) == "lowest" else 0
                totals.setdefault(player, start)
                totals[player] += self.adjusted.get((number, player), 0)
            key = (number, self.deals.get(number, 1))
            done.append(self._played(key, seats, dealer, self.hands.get(number, hand), totals))
            totals = dict(done[-1].totals)

    def _played(
        self, key: tuple[int, int], seats: list[str], dealer: str, hand: int, totals: dict[str, int]
    ) -> Played:
        bids, tricks = self.bids.get(key, {}), dict(self.tricks.get(key, {}))
        missing = [player for player in seats if player not in tricks]
        if len(bids) == len(seats) and len(missing) == 1:
            tricks[missing[0]] = hand - sum(tricks.values())
        finished = len(bids) == len(tricks) == len(seats)
        after = dict(totals)
        for player in seats if finished else []:
            after[player] += points(self.game, bids[player], tricks[player])
        return Played(seats, dealer, hand, dict(bids), tricks, finished, after)


def _left_of(before: list[str], seats: list[str], dealer: str) -> str:
    if dealer in seats:
        return seats[(seats.index(dealer) + 1) % len(seats)]
    place = before.index(dealer)
    return next(p for p in before[place:] + before[:place] if p in seats)
