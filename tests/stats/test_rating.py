"""Ratings: the library's, for places that may be shared."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from scorepad.stats.rating import (
    FIRST_MEAN,
    FIRST_SIGMA,
    RatedGame,
    Rating,
    last_point_in,
    now_in,
    points_in,
    rate_games,
    rated,
)


def test_two_beginners_are_rated_as_the_library_rates_them():
    after = rated({}, {"loser": 2, "winner": 1})
    assert after["winner"] == pytest.approx((27.635389493140497, 8.06590141354368, 1))
    assert after["loser"] == pytest.approx((22.364610506859503, 8.06590141354368, 1))


@given(st.permutations(["a", "b", "c", "d", "e"]), st.data())
def test_without_shared_places_it_is_what_the_library_says(order, data):
    numbers = st.tuples(st.floats(5, 45), st.floats(1, 8))
    before = {player: Rating(*data.draw(numbers), 3) for player in order}
    model = PlackettLuce()
    teams = [[model.rating(mu=before[p].mean, sigma=before[p].sigma)] for p in sorted(order)]
    ranks = [float(order.index(player)) for player in sorted(order)]
    theirs = model.rate(teams, ranks=ranks)
    ours = rated(before, {player: place for place, player in enumerate(order, 1)})
    for player, (team,) in zip(sorted(order), theirs, strict=True):
        assert ours[player] == pytest.approx((team.mu, team.sigma, 4))


def test_who_share_a_place_are_level_and_between_the_others_and_one_alone_changes_nothing():
    after = rated({}, {"a": 1, "b": 1, "c": 3, "d": 4, "e": 4, "f": 4})
    assert after["a"] == pytest.approx(after["b"])
    assert after["d"] == pytest.approx(after["e"])
    assert after["e"] == pytest.approx(after["f"])
    assert after["a"].mean > after["c"].mean > after["d"].mean
    alone = rated({}, {player: place for place, player in enumerate("abcdef", 1)})
    for level in ("ab", "def"):
        mean = sum(alone[player].mean for player in level) / len(level)
        assert after[level[0]].mean == pytest.approx(mean)
    assert rated({}, {"a": 1}) == {}


def a_game(at: int, **places: int) -> RatedGame:
    return RatedGame(at, places)


GAMES = [a_game(hour * 3_600, a=1, b=2, c=2 + hour % 2) for hour in range(30)]


@pytest.mark.parametrize("split", [0, 1, 17, 30])
def test_months_one_after_the_other_are_all_at_once(split):
    whole = rate_games({}, GAMES, {})
    first = rate_games({}, GAMES[:split], {})
    assert rate_games(first.now, GAMES[split:], {}).now == whole.now
    written = json.loads(json.dumps(whole.as_json()))
    assert now_in(written) == whole.now
    assert points_in(written, "b") == whole.path["b"]
    assert last_point_in(written, "b") == whole.path["b"][-1:]
    assert points_in(written, "nobody") == last_point_in(written, "nobody") == ()
    assert whole.now["a"].games == 30
    assert whole.now["a"].mean > FIRST_MEAN
    assert whole.now["a"].sigma < FIRST_SIGMA


def test_the_way_has_one_point_an_evening_and_ends_where_the_rating_is():
    evening = [
        a_game(day * 86_400 + hour * 3_600, a=1, b=2) for day in (0, 2, 9) for hour in (0, 3)
    ]
    ratings = rate_games({}, evening, {"b": "a2"})
    path = ratings.path["a"]
    assert [point.at for point in path] == [3 * 3_600 + day * 86_400 for day in (0, 2, 9)]
    assert path[-1].mean == pytest.approx(ratings.now["a"].mean, abs=1e-3)
    assert all(one.mean < other.mean for one, other in pairwise(path))
    assert ratings.now.keys() == {"a", "a2"}
