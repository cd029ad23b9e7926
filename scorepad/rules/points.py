"""The points of a round, and the winners of a game."""

from collections.abc import Mapping
from dataclasses import astuple
from math import gcd

from scorepad.rules.ruleset import BonusWhen, Points


def score(points: Points, bid: int, tricks: int, hand: int) -> int:
    """Return the points for ``tricks`` taken on a bid of ``bid``, without a typed bonus.

    The round is one of ``hand`` cards each.

    Sources: Wizard (Gigamic), Noter les points d'expérience; Wizard (Fisher), Scoring;
    Wizard (club), Déroulement d'une manche; Quoicoupli, Compter les points.
    """
    made, missed = points.made, points.missed
    if bid == 0:
        made, missed = points.zero_made or made, points.zero_missed or missed
    formula = made if bid == tricks else missed
    off = abs(bid - tricks)
    return (
        formula.base
        + formula.trick * tricks
        + formula.trick_squared * tricks**2
        + formula.bid * bid
        + formula.bid_squared * bid**2
        + formula.off * off
        + formula.off_squared * off**2
        + formula.hand * hand
    )


def step_of(points: Points) -> int:
    """Return the highest number that all points of a round are multiples of.

    It is 0 where nothing brings any.

    >>> from scorepad.rules.ruleset import Formula
    >>> step_of(Points(made=Formula(base=20, trick=10), missed=Formula(off=-10)))
    10
    """
    formulas = (points.made, points.missed, points.zero_made, points.zero_missed)
    parts = [part for formula in formulas if formula for part in astuple(formula)]
    bonus = points.bonus.step if points.bonus.when is not BonusWhen.NEVER else 0
    return gcd(bonus, *parts)


def winners(totals: Mapping[str, int]) -> tuple[str, ...]:
    """Return all who have the most points; a tie has several winners.

    Source: Wizard (Gigamic), Fin du jeu. The other sheets are silent.

    >>> winners({"Anna": 50, "Ben": 50, "Cleo": 40})
    ('Anna', 'Ben')
    """
    most = max(totals.values(), default=0)
    return tuple(player for player, total in totals.items() if total == most)


def tie_winners(totals: Mapping[str, int], made: Mapping[str, int]) -> tuple[str, ...]:
    """Return those who ``made`` their bid most often among all who have the most points.

    >>> tie_winners({"Anna": 50, "Ben": 50, "Cleo": 40}, {"Anna": 4, "Ben": 5, "Cleo": 9})
    ('Ben',)
    """
    level = winners(totals)
    return winners({player: made.get(player, 0) for player in level})
