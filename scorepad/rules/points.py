"""The points of a round, and the winners of a game."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import astuple
from math import gcd
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from scorepad.rules.ruleset import Bonus, BonusWhen, Formula, Points

Player = TypeVar("Player", str, int)
"""The id of a player, or a seat."""


def _earned(points: Points, bid: int, tricks: int, hand: int, *, cannonball: bool) -> int:
    """Return the points for ``tricks`` taken on a bid of ``bid``, without a typed bonus.

    The round is one of ``hand`` cards each; with ``cannonball`` the player chose that.

    Sources: Wizard (Gigamic), Noter les points d'expérience; Wizard (Fisher), Scoring;
    Wizard (club), Déroulement d'une manche; Quoicoupli, Compter les points.
    """
    made, missed = points.made, points.missed
    if bid == 0:
        made, missed = points.zero_made or made, points.zero_missed or missed
    off = abs(bid - tricks)
    if cannonball:
        return 0 if off else points.cannonball * hand
    if off == 1 and points.near_half:
        return made.value(bid, bid, hand) // 2
    return (made if off == 0 else missed).value(bid, tricks, hand)


def scored_bonus(points: Points, bonus: int, off: int, *, cannonball: bool = False) -> int:
    """Return the part of a typed ``bonus`` that counts with a bid that is ``off`` by so many."""
    if points.bonus.when is BonusWhen.ALWAYS:
        return bonus
    if points.bonus.when is not BonusWhen.MADE or off > 1:
        return 0
    if off == 0:
        return bonus
    return bonus // 2 if points.near_half and not cannonball else 0


def most_bonus(bonus: Bonus, players: int, hand: int) -> int:
    """Return the largest bonus of one player in a round.

    Args:
        players: the cards of a trick, with that of a third hand.
        hand: the tricks of the round.

    >>> from scorepad.rules.ruleset import BonusCard
    >>> most_bonus(Bonus(most=0, cards=(BonusCard(10, 4), BonusCard(30, 6, True))), 4, 5)
    130
    """
    if bonus.most:
        return bonus.most
    always: list[int] = []
    ways: list[tuple[list[int], int]] = [([], players * hand)]
    for card in bonus.cards:
        if card.one_trick:
            # The card that takes them lies in the same trick.
            together = [card.points] * min(card.count, players - 1)
            ways.append((together, players * hand - 1))
        else:
            always += [card.points] * card.count
    most = max(sum(sorted(always + taken)[-places:]) for taken, places in ways)
    return most - most % bonus.step


WAGER_STEP = 10
"""Points are wagered in multiples of so many."""


def wager_points(
    points: Points,
    made: Collection[Player],
    wagers: Mapping[Player, int],
    alliances: Iterable[tuple[Player, Player]],
) -> dict[Player, int]:
    """Return what wagers and alliances bring to each player, where that is anything.

    Args:
        made: the players who made their bids exactly.
        wagers: what players wagered, by player: it is won with an exact bid, and lost otherwise.
        alliances: two players each, who both get points if both bids were exact.

    >>> from scorepad.rules.ruleset import Formula
    >>> points = Points(Formula(), Formula(), loot=20)
    >>> wager_points(points, "ab", {"b": 10, "c": 20}, [("a", "b"), ("a", "c")])
    {'b': 30, 'c': -20, 'a': 20}
    """
    paid = {player: wager if player in made else -wager for player, wager in wagers.items()}
    for pair in alliances:
        if all(player in made for player in pair):
            for player in pair:
                paid[player] = paid.get(player, 0) + points.loot
    return paid


class RoundScore(NamedTuple):
    """The points that one round brings to one player."""

    points: int
    """All points, with those below."""
    scored_bonus: int
    """The part of a typed bonus that counts."""
    wager_points: int
    """Those of wagers and alliances."""


def score_round(
    points: Points,
    hand: int,
    bids: Mapping[Player, int],
    tricks: Mapping[Player, int],
    *,
    cannonballs: Collection[Player] = (),
    wagers: Mapping[Player, int] = MappingProxyType({}),
    alliances: Iterable[tuple[Player, Player]] = (),
    bonuses: Mapping[Player, int] = MappingProxyType({}),
) -> dict[Player, RoundScore]:
    """Return what a round of ``hand`` cards each brings to each player.

    Args:
        bids: those that count, by player.
        tricks: those that these players took.
        cannonballs: who chose to get all or nothing.
        wagers: as for :func:`wager_points`.
        alliances: as for :func:`wager_points`.
        bonuses: as they were typed, by player.

    >>> from scorepad.rules.ruleset import Formula
    >>> points = Points(made=Formula(base=20, trick=10), missed=Formula(off=-10))
    >>> scores = score_round(points, 3, {"a": 1, "b": 2}, {"a": 1, "b": 1})
    >>> [score.points for score in scores.values()]
    [30, -10]
    """
    made = [player for player, bid in bids.items() if tricks[player] == bid]
    by_wagers = wager_points(points, made, wagers, alliances)
    scores = {}
    for player, bid in bids.items():
        took, cannonball = tricks[player], player in cannonballs
        bonus = bonuses.get(player, 0)
        bonus = scored_bonus(points, bonus, abs(took - bid), cannonball=cannonball)
        earned = _earned(points, bid, took, hand, cannonball=cannonball)
        wagered = by_wagers.get(player, 0)
        scores[player] = RoundScore(earned + bonus + wagered, bonus, wagered)
    return scores


def score(points: Points, bid: int, tricks: int, hand: int, *, cannonball: bool = False) -> int:
    """Return what a round of ``hand`` cards each brings to a player, without what others do."""
    alone = score_round(points, hand, {0: bid}, {0: tricks}, cannonballs=[0] * cannonball)
    return alone[0].points


def step_of(points: Points) -> int:
    """Return the highest number that all points of a round are multiples of.

    It is 0 where nothing brings any.

    >>> from scorepad.rules.ruleset import Formula
    >>> step_of(Points(made=Formula(base=20, trick=10), missed=Formula(off=-10)))
    10
    """
    made = [points.made, points.zero_made]
    bonus = points.bonus.step if points.bonus.when is not BonusWhen.NEVER else 0
    step = gcd(bonus, *_parts([*made, points.missed, points.zero_missed]))
    if points.near_half:
        # Half of what a bid that is made brings may count as well; of an odd number, rounded down,
        # it has no divisor in common with the whole.
        step = gcd(step, gcd(bonus, *_parts(made)) // 2)
    return gcd(step, points.cannonball, points.loot, WAGER_STEP if points.wager else 0)


def _parts(formulas: Iterable[Formula | None]) -> list[int]:
    return [part for formula in formulas if formula for part in astuple(formula)]


def winners(totals: Mapping[str, int]) -> tuple[str, ...]:
    """Return all who have the most points; a tie has several winners.

    Source: Wizard (Gigamic), Fin du jeu. The other sheets are silent.

    >>> winners({"Anna": 50, "Ben": 50, "Cleo": 40})
    ('Anna', 'Ben')
    """
    most = max(totals.values(), default=None)
    return tuple(player for player, total in totals.items() if total == most)


def tie_winners(totals: Mapping[str, int], made: Mapping[str, int]) -> tuple[str, ...]:
    """Return those who ``made`` their bid most often among all who have the most points.

    >>> tie_winners({"Anna": 50, "Ben": 50, "Cleo": 40}, {"Anna": 4, "Ben": 5, "Cleo": 9})
    ('Ben',)
    """
    level = winners(totals)
    return winners({player: made.get(player, 0) for player in level})
