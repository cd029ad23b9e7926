"""The story of a finished game, from its rounds alone."""

import pytest

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.views.end import Boldest, Lead, Story, story
from scorepad.views.standings import off_podium, podium, ranking
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe

Played = tuple[tuple[int, ...], tuple[int, ...]]
"""Bids and tricks of a round, by seat."""


def told(pad: AnyPad) -> Story | None:
    return story(pad, [each.player for each in ranking(pad)])


def lead_after(*rounds: Played) -> Lead | None:
    scribe = Scribe(hands=[sum(tricks) for _, tricks in rounds])
    for bids, tricks in rounds:
        scribe.play(bids, tricks)
    found = told(scribe.pad)
    return found.lead if found else None


def test_who_led_after_every_round_led_throughout_and_nothing_is_told_before_the_end(
    table: Scribe,
) -> None:
    table.play((1, 0, 0), (1, 0, 0))
    assert told(table.pad) is None
    lead = lead_after(((1, 0, 1), (1, 0, 0)), ((2, 0, 1), (2, 0, 0)))
    assert lead == Lead("Anna", "", 1, bid=1)


def test_who_passes_the_only_leader_in_the_last_round_overtook_them_with_that_bid() -> None:
    lead = lead_after(((1, 0, 1), (1, 0, 0)), ((0, 2, 0), (1, 2, 0)))
    assert lead == Lead("Ben", "Anna", 2, bid=2)


def test_a_bid_that_was_missed_passes_nobody_by_itself() -> None:
    lead = lead_after(((0, 1, 0), (0, 0, 1)), ((1, 0, 1), (0, 2, 0)), ((0, 0, 0), (0, 3, 0)))
    assert lead.bid is None or lead.name == "Anna"


def test_who_was_level_with_the_leader_took_the_lead_and_passed_nobody() -> None:
    lead = lead_after(((0, 0, 0), (0, 0, 1)), ((0, 1, 0), (1, 1, 0)))
    assert lead == Lead("Ben", "", 2, bid=1)


def test_a_lead_that_was_lost_counts_from_when_it_came_back() -> None:
    lead = lead_after(
        ((1, 0, 1), (1, 0, 0)),
        ((1, 2, 0), (0, 2, 0)),
        ((3, 1, 1), (3, 0, 0)),
        ((0, 0, 0), (0, 0, 4)),
    )
    assert lead == Lead("Anna", "Ben", 3, bid=3)


def test_points_by_hand_are_not_put_down_to_a_bid() -> None:
    scribe = Scribe(hands=[1, 3])
    scribe.play((1, 0, 1), (1, 0, 0))
    scribe.play((0, 2, 0), (1, 2, 0))
    scribe.write(acts.adjust(2, "ben", 10, "a drink"))
    found = told(scribe.pad)
    assert found.lead == Lead("Ben", "Anna", 2, bid=None)


def test_of_two_winners_or_two_who_were_ahead_together_no_lead_is_told() -> None:
    assert lead_after(((0, 0, 1), (0, 0, 1)), ((0, 0, 0), (0, 0, 2))) is None
    lead = lead_after(((0, 0, 1), (0, 0, 1)), ((1, 1, 0), (1, 1, 1)), ((0, 0, 0), (2, 1, 0)))
    assert lead is None or lead.rival == ""


def test_whoever_cannot_win_any_more_was_not_overtaken() -> None:
    scribe = Scribe(players="anna ben cleo dan", hands=[1, 1, 1])
    scribe.play((0, 1, 0, 1), (0, 1, 0, 0))
    scribe.seat("anna cleo dan", keep_end=True)
    scribe.play((1, 0, 1), (1, 0, 0))
    scribe.play((1, 1, 0), (1, 0, 0))
    found = told(scribe.pad)
    assert (found.lead.name, found.lead.rival) == ("Anna", "")


def test_in_a_match_the_lead_is_told_in_tokens_and_no_bid() -> None:
    found = told(Duellists("b", "a", "a").match)
    assert found == Story(Lead("Anna", "", 3, bid=None), None)


@pytest.mark.parametrize(
    ("rounds", "boldest"),
    [
        ([((1, 0, 0), (1, 0, 0)), ((0, 0, 2), (0, 0, 2))], Boldest("Cleo", 2, 2, 2)),
        # The same bid of fewer cards is bolder.
        ([((2, 0, 0), (2, 1, 0)), ((0, 2, 1), (0, 2, 0))], Boldest("Ben", 2, 2, 2)),
        # Two who dared the same are not told apart, and a bid of one is not bold.
        ([((2, 2, 0), (2, 2, 0))], None),
        ([((1, 0, 0), (1, 0, 0))], None),
        # What was missed was bold, too, but not made.
        ([((3, 0, 0), (2, 0, 1)), ((0, 2, 0), (0, 2, 0))], Boldest("Ben", 2, 2, 2)),
    ],
)
def test_the_boldest_bid_is_the_highest_that_was_made(
    rounds: list[Played], boldest: Boldest | None
) -> None:
    scribe = Scribe(hands=[sum(tricks) for _, tricks in rounds], options={"bidding.who": "nobody"})
    for bids, tricks in rounds:
        scribe.play(bids, tricks)
    found = told(scribe.pad)
    assert (found.boldest if found else None) == boldest


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


def test_who_wins_of_those_who_came_when_all_others_left_passed_nobody() -> None:
    scribe = Scribe(hands=[1, 1])
    scribe.play((1, 0, 0), (1, 0, 0))
    scribe.seat("d e f", keep_end=True, new="d e f")
    scribe.play((0, 1, 0), (0, 1, 0))
    assert told(scribe.pad) == Story(Lead("E", "", 2, bid=1), None)
