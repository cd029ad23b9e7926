"""Evenings worked out again, slowly: any two games that are near each other are of one."""

from collections.abc import Sequence
from datetime import date, datetime
from itertools import combinations
from zoneinfo import ZoneInfo

from scorepad.stats.evening import GameTimes
from tests.stats.plain_games import HOUR


def slow_evenings(
    games: Sequence[GameTimes], cuts: Sequence[int], zone: ZoneInfo
) -> list[set[GameTimes]]:
    """Join any two games that are near each other, then put those from paper where they belong."""

    def came_in(game: GameTimes) -> int:
        return max(game.begun_at, game.ended_at - 6 * HOUR)

    def are_near(one: GameTimes, other: GameTimes) -> bool:
        first, then = sorted((came_in(one), came_in(other)))
        is_cut = any(first <= cut < then for cut in cuts)
        return not is_cut and then - min(one.ended_at, other.ended_at) <= 6 * HOUR

    def day_of(moment: int) -> date:
        return datetime.fromtimestamp(moment, zone).date()

    joined = [{game} for game in games if game.begun_at != game.ended_at]
    for one, other in combinations([game for of in joined for game in of], 2):
        if are_near(one, other):
            (left,) = (of for of in joined if one in of)
            (right,) = (of for of in joined if other in of)
            if left is not right:
                joined.remove(right)
                left |= right
    by_day: dict[date, set[GameTimes]] = {}
    for game in games:
        if game.begun_at == game.ended_at:
            by_day.setdefault(day_of(game.ended_at), set()).add(game)
    for day, papers in by_day.items():
        on_day = [of for of in joined if day_of(min(map(came_in, of))) == day]
        if on_day:
            max(on_day, key=lambda of: max(game.ended_at for game in of)).update(papers)
        else:
            joined.append(papers)
    return joined
