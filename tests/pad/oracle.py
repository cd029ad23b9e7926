"""A second opinion: the same evening worked out with plain loops.

It shares no code with the pad and knows the games by heart.
"""

import copy
from dataclasses import dataclass, field

from tests.pad.games_by_heart import COURSE, course_of, most_cards, own_points, points, top_hand


def most(totals: dict[str, int]) -> set[str]:
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
    ends: list[int]
    """Those of them with which the round is over."""


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
    course: str = ""
    """How hands run, where the table has its own way."""
    cap: int = 0
    """The table's own largest hand."""
    fixed: int = 0
    """The table's own number of rounds, by its rules and not by hand."""
    own_points: bool = False
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

    def most_bonus(self, players: int, hand: int) -> int:
        """The largest bonus that one player can win in a round."""
        if self.game != "skull_king":
            return 170
        # Two play with a third hand.
        players += players == 2
        fourteens_and_mermaids = [10, 10, 10, 20, 20, 20]
        cards = players * hand
        with_the_king = sorted([30] * min(6, players - 1) + fourteens_and_mermaids, reverse=True)
        with_a_mermaid = sorted([40, *fourteens_and_mermaids], reverse=True)
        alone = sorted(fourteens_and_mermaids, reverse=True)
        return max(
            sum(with_the_king[: cards - 1]), sum(with_a_mermaid[: cards - 1]), sum(alone[:cards])
        )

    @property
    def bonus_counts(self) -> bool:
        return self.special or self.game == "skull_king"

    @property
    def runs(self) -> str:
        return self.course or COURSE.get(self.game, "up")

    def largest(self, players: int) -> int:
        return most_cards(self.game, players)

    def top(self, players: int) -> int:
        cards = self.largest(players)
        return min(cards, self.cap) if self.cap else min(cards, top_hand(self.game, players))

    def plan(
        self, played: int, players: int, length: int | None, last: int, blind_played: bool
    ) -> list[int]:
        """Hand sizes to come; ``last`` is that of the schedule's last round, 0 at first."""
        top, runs = self.top(players), self.runs
        blind = [1] if self.game == "quoicoupli" and not blind_played else []
        length = length or self.fixed or (10 if self.game == "skull_king" else 0)
        if length:
            left = max(0, length - played)
            blind = blind[:left]
            count = left - len(blind)
        elif blind_played:
            return []
        elif runs == "down":
            count = min(top, last - 1) if last else top
        else:
            count = max(0, (top if runs == "up" else 2 * top - 1) - played)
        if runs == "up":
            return [min(top, last + 1 + i) for i in range(count)] + blind
        if runs == "down":
            return course_of("down", min(top, last or top), count) + blind
        before = played - blind_played
        return course_of(runs, top, before + count)[before:] + blind

    def planned_for(self, number: int, players: int, length: int | None = None) -> list[int]:
        """Hand sizes from round ``number`` on, if so many sat down and the
        game had that ``length``, or were left to the rules."""
        rounds, _, _ = self.read()
        before = [
            played.scheduled
            for place, played in enumerate(rounds[: number - 1], 1)
            if place != self.blind_round
        ]
        last = before[-1] if before else 0
        return self.plan(number - 1, players, length, last, 0 < self.blind_round < number)

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
                plan = self.plan(len(done), len(seats), length, last, self.blind_round > 0)
            if done and not done[-1].done:
                return done, plan, seats
            if not plan and done and self.game == "skull_king":
                # Those who are level play another round, with as many cards.
                level = most({player: totals[player] for player in done[-1].seats})
                plan = [last] if len(level) > 1 else []
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

    def _points(self, bid: int, tricks: int, hand: int) -> int:
        if self.own_points:
            return own_points(bid, tricks, hand)
        return points(self.game, bid, tricks, hand)

    def _played(
        self, number: int, seats: list[str], dealer: str, scheduled: int, totals: dict[str, int]
    ) -> Played:
        key = (number, self.deals.get(number, 1))
        hand = self.hands.get(number, scheduled)
        bids, tricks = self.bids.get(key, {}), dict(self.tricks.get(key, {}))
        takers = list(self.given.get(key, {}).values())
        missing = [player for player in seats if player not in tricks]
        known = sum(tricks.values()) + sum(takers.count(player) for player in missing)
        if self.game == "skull_king" and len(seats) == 2:
            # A third hand takes what these two do not.
            sums = list(range(hand + 1))
        elif key in self.fell:
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
        # In one game a trick is nobody's only where somebody said so.
        unsaid = self.game == "wizard_jubilee" and key not in self.fell
        ends = [max(sums)] if unsaid else sums
        finished = len(bids) == len(tricks) == len(seats) and sum(tricks.values()) in ends
        after = dict(totals)
        for player in seats if finished else []:
            wanted = self.changed.get(key, {}).get(player, bids[player])
            after[player] += self._points(wanted, tricks[player], hand)
            if self.bonus_counts and wanted == tricks[player]:
                after[player] += self.bonus.get(key, {}).get(player, 0)
        results = dict(bids), tricks, finished, after, known, sums, ends
        return Played(seats, dealer, hand, scheduled, *results)


def left_of(before: list[str], seats: list[str], dealer: str) -> str:
    """Return who deals next, clockwise among those present."""
    if dealer in seats:
        return seats[(seats.index(dealer) + 1) % len(seats)]
    place = before.index(dealer)
    return next((p for p in before[place:] + before[:place] if p in seats), seats[0])
