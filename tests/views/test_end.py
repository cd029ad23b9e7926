"""The places at the end of a game."""

from scorepad.views.standings import off_podium, podium, ranking
from tests.pad.scribe import Scribe


def test_the_podium_has_three_places_and_level_places_share_a_step() -> None:
    scribe = Scribe(players="a b c d e", hands=[1])
    scribe.play((1, 0, 0, 1, 1), (1, 0, 0, 0, 0))
    placed = ranking(scribe.pad)
    steps = podium(placed)
    assert [(step.place, [each.name for each in step.people]) for step in steps] == [
        (1, ["A"]),
        (2, ["B", "C"]),
    ]
    assert [step.won for step in steps] == [True, False]
    assert [(each.name, each.place) for each in off_podium(placed)] == [("D", 4), ("E", 4)]
