from scorepad.play.pictures.bids_made import bids_made


def test_a_bar_is_as_long_as_the_share_of_bids_made() -> None:
    drawn = bids_made([(2, 10, 5), (1, 10, 10), (3, 10, 0)], least=10)
    assert drawn is not None
    assert [(bar.cards, bar.share) for bar in drawn.bars] == [(1, 1), (2, 0.5), (3, 0)]
    middle = (drawn.left + drawn.full) / 2
    assert [bar.tip for bar in drawn.bars] == [drawn.full, middle, drawn.left]


def test_bars_lie_below_each_other_in_the_picture() -> None:
    drawn = bids_made([(cards, 30, cards) for cards in range(1, 26)], least=10)
    assert drawn is not None
    heights = [bar.middle for bar in drawn.bars]
    assert heights == sorted(set(heights))
    assert drawn.top < heights[0]
    assert heights[-1] < drawn.height


def test_too_few_rounds_have_their_place_and_no_bar() -> None:
    drawn = bids_made([(1, 9, 9), (2, 10, 9)], least=10)
    assert drawn is not None
    assert [(bar.rounds, bar.share, bar.tip is None) for bar in drawn.bars] == [
        (9, None, True),
        (10, 0.9, False),
    ]


def test_without_any_bar_there_is_no_picture() -> None:
    assert bids_made([], least=10) is None
    assert bids_made([(1, 9, 9), (2, 0, 0)], least=10) is None
    assert bids_made([(1, 0, 0)], least=0) is None
