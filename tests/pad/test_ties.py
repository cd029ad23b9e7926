"""Who wins when several are level."""

import pytest

from scorepad.pad.any_pad import place_among
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


@pytest.mark.parametrize(
    ("tie", "places"), [("shared", {"anna": 1, "ben": 1}), ("most_made", {"anna": 2, "ben": 1})]
)
def test_level_players_have_one_place_unless_the_rules_put_one_first(
    tie: str, places: dict[str, int]
) -> None:
    table = Scribe(hands=[3, 3], options={"end.tie": tie})
    for bids, tricks in ROUNDS:
        table.play(bids, tricks)
    rivals = table.pad.present
    assert {player: place_among(table.pad, player, rivals) for player in rivals} == {
        **places,
        "cleo": 3,
    }


def test_places_are_those_among_the_rivals_alone() -> None:
    table = Scribe(hands=[3, 3])
    table.play([3, 0, 1], [3, 0, 0])
    assert table.totals() == [50, 20, -10]
    pad = table.pad
    assert place_among(pad, "ben", pad.present) == 2
    assert place_among(pad, "ben", ["ben", "cleo"]) == 1
    assert place_among(pad, "ben", ["anna", "cleo"]) is None
    assert place_among(pad, "stranger", ["stranger"]) is None
