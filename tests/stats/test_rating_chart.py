from scorepad.stats.rating_charts import Rated, rating_curve

DAY = 24 * 3600
NOW = 1_790_000_000


def test_a_rating_is_drawn_over_time_within_what_is_likely() -> None:
    ratings = [Rated(NOW + 7 * week * DAY, 25 + week, 8 - week / 2) for week in range(10)]
    drawn = rating_curve(ratings)
    assert len(drawn.line) == 10
    assert [x for x, _ in drawn.line] == sorted({x for x, _ in drawn.line})
    assert drawn.line[0][0] == drawn.left
    assert drawn.line[-1][0] == drawn.right
    upper, lower = drawn.band[:10], list(reversed(drawn.band[10:]))
    for (_, top), (_, middle), (_, bottom) in zip(upper, drawn.line, lower, strict=True):
        assert top < middle < bottom
    heights = [y for y, _ in drawn.levels]
    assert all(min(heights) <= y <= max(heights) for _, y in drawn.band)
    assert max(heights) <= drawn.floor


def test_games_that_nobody_could_see_apart_are_one_point_and_one_moment_no_curve() -> None:
    ratings = [Rated(NOW + place * 3600, 25 + place / 100, 3.0) for place in range(10_000)]
    drawn = rating_curve(ratings)
    assert 100 < len(drawn.line) < 1_000
    assert (drawn.line[0][0], drawn.line[-1][0]) == (drawn.left, drawn.right)
    assert rating_curve([]) is None
    assert rating_curve([Rated(NOW, 25, 8)]) is None
    assert rating_curve([Rated(NOW, 25, 8), Rated(NOW, 26, 7)]) is None
