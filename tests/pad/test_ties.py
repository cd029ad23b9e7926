"""Who wins when several are level."""

import pytest

from tests.pad.scribe import Scribe

ROUNDS = [
    # Everybody's bid and tricks; in the end Anna and Ben have 40 points each.
    ([3, 0, 1], [3, 0, 0]),
    ([1, 0, 0], [2, 0, 1]),
]


@pytest.mark.parametrize(("tie", "winners"), [("shared", ("anna", "ben")), ("most_made", ("ben",))])
def test_level_players_share_the_win_or_whoever_bid_right_more_often_has_it(
    tie: str, winners: tuple[str, ...]
) -> None:
    table = Scribe(hands=[3, 3], options={"end.tie": tie})
    for bids, tricks in ROUNDS:
        table.play(bids, tricks)
    assert table.totals() == [40, 40, -20]
    assert table.pad.over
    assert table.pad.winners == winners
