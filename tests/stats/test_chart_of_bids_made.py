from scorepad.stats.charts import Hand, bids_made


def test_a_bar_is_as_long_as_the_share_of_bids_made() -> None:
    drawn = bids_made([Hand(1, 10, 1.0), Hand(2, 10, 0.5, 0.25), Hand(3, 10, 0.0)])
    middle, quarter = (drawn.left + drawn.full) / 2, (3 * drawn.left + drawn.full) / 4
    assert [bar.tip for bar in drawn.bars] == [drawn.full, middle, drawn.left]
    assert [bar.usual for bar in drawn.bars] == [None, quarter, None]


def test_bars_lie_below_each_other_in_the_picture() -> None:
    drawn = bids_made([Hand(cards, 30, cards / 30) for cards in range(1, 26)])
    heights = [bar.middle for bar in drawn.bars]
    assert heights == sorted(set(heights))
    assert drawn.top < heights[0]
    assert heights[-1] < drawn.height


def test_hands_of_too_few_rounds_have_no_bar_and_without_any_there_is_no_picture() -> None:
    drawn = bids_made([Hand(1, 9, None), Hand(2, 10, 0.9)])
    assert [bar.hand.cards for bar in drawn.bars] == [2]
    assert bids_made([]) is None
    assert bids_made([Hand(1, 9, None), Hand(2, 0, None)]) is None
