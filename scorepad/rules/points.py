"""Points of a round, and who has won."""

from collections.abc import Mapping

from scorepad.rules.ruleset import Points


def score(points: Points, bid: int, tricks: int) -> int:
    """The points for ``tricks`` taken on a bid of ``bid``.

    Sources: Wizard (Gigamic), Noting the points; Wizard (Fisher), Scoring;
    Wizard (club), Course of a round; Quoicoupli, Counting the points.
    """
    formula = points.made if bid == tricks else points.missed
    return formula.base + formula.trick * tricks + formula.off * abs(bid - tricks)


def winners(totals: Mapping[str, int]) -> tuple[str, ...]:
    """All who have the most points; a tie has several winners.

    Source: Wizard (Gigamic), End of the game. The other sheets are silent.

    >>> winners({"Anna": 50, "Ben": 50, "Cleo": 40})
    ('Anna', 'Ben')
    """
    most = max(totals.values(), default=0)
    return tuple(player for player, total in totals.items() if total == most)
