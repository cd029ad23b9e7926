from scorepad.stats.rating_charts import RatedPerson, ratings


def test_the_highest_rating_stands_on_top_and_nobody_is_no_picture() -> None:
    drawn = ratings(
        [RatedPerson("Ben", 1, 22.0, 3.0), RatedPerson("Maximiliane-Katharina", 0, 28.5, 2.0)]
    )
    assert [row.label for row in drawn.rows] == ["Maximilia…", "Ben"]
    assert drawn.rows[0].middle < drawn.rows[1].middle < drawn.floor
    assert drawn.rows[0].x > drawn.rows[1].x
    for row in drawn.rows:
        assert drawn.levels[0][0] <= row.low < row.x < row.high <= drawn.levels[-1][0]
    assert ratings([]) is None
