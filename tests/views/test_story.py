"""The story of a finished game, from its rounds alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.any_pad import AnyPad
from scorepad.views.standings import ranking
from scorepad.views.story import Boldest, Lead, Margin, Story, Streak, story
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
    assert found == Story(Lead("Anna", "", 3, bid=None), None, None, None)


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


def test_who_wins_of_those_who_came_when_all_others_left_passed_nobody() -> None:
    scribe = Scribe(hands=[1, 1])
    scribe.play((1, 0, 0), (1, 0, 0))
    scribe.seat("d e f", keep_end=True, new="d e f")
    scribe.play((0, 1, 0), (0, 1, 0))
    assert told(scribe.pad) == Story(Lead("E", "", 2, bid=1), None, None, None)


def story_of(*rounds: Played, players: str = "anna ben cleo") -> Story | None:
    options = {"bidding.who": "nobody"}
    hands = [sum(tricks) for _, tricks in rounds]
    scribe = Scribe(players=players, hands=hands, options=options)
    for bids, tricks in rounds:
        scribe.play(bids, tricks)
    return told(scribe.pad)


ANNA, BEN, NOBODY = (((1, 1, 1), (1, 0, 0)), ((1, 1, 1), (0, 1, 0)), ((1, 1, 0), (0, 0, 1)))
"""Rounds in which she, he or nobody made the bid."""


@pytest.mark.parametrize(
    ("rounds", "streak"),
    [
        ([ANNA, ANNA], None),
        ([ANNA, ANNA, ANNA], Streak("Anna", 1, 3)),
        ([ANNA, ANNA, NOBODY, ANNA, BEN, BEN, BEN], Streak("Ben", 5, 7)),
        ([ANNA, ANNA, ANNA, BEN, BEN, BEN], None),
        # Her own second row of the same length takes nothing from her: the first is told.
        ([ANNA, ANNA, ANNA, NOBODY, ANNA, ANNA, ANNA], Streak("Anna", 1, 3)),
        ([BEN, BEN, BEN, NOBODY, ANNA, ANNA, ANNA, ANNA], Streak("Anna", 5, 8)),
    ],
)
def test_the_longest_row_of_bids_made_is_told_from_three_on_if_it_is_one_players(
    rounds: list[Played], streak: Streak | None
) -> None:
    found = story_of(*rounds)
    assert (found.streak if found else None) == streak


def test_a_round_that_somebody_did_not_play_ends_the_row() -> None:
    scribe = Scribe(players="anna ben cleo dan", hands=[1] * 4, options={"bidding.who": "nobody"})
    scribe.play((1, 1, 1, 1), (1, 0, 0, 0))
    scribe.play((1, 1, 1, 1), (1, 0, 0, 0))
    scribe.seat("ben cleo dan", keep_end=True)
    scribe.play((1, 1, 1), (1, 0, 0))
    scribe.seat("anna ben cleo dan", keep_end=True)
    scribe.play((1, 1, 1, 1), (1, 0, 0, 0))
    found = told(scribe.pad)
    assert found is None or found.streak is None


@pytest.mark.parametrize(
    ("rounds", "margin"),
    [
        # She was 10 ahead, and he missed, too.
        ([((1, 0, 1), (1, 0, 0)), ((0, 1, 1), (0, 2, 0))], Margin("Anna", "Ben", 10)),
        # He overtook her: that is the lead's to tell.
        ([((1, 0, 1), (1, 0, 0)), ((0, 2, 0), (1, 2, 0))], None),
        # Two were second.
        ([((1, 0, 0), (1, 0, 0)), ((1, 1, 1), (1, 0, 0))], None),
        # 60 ahead of her second, in a round whose points lay 40 apart.
        ([((3, 0, 1), (3, 0, 0)), ((4, 0, 1), (4, 0, 0)), ((0, 1, 0), (1, 0, 0))], None),
        ([((1, 0, 1), (1, 0, 0))], None),
    ],
)
def test_how_close_it_was_is_told_if_the_last_round_could_still_turn_it(
    rounds: list[Played], margin: Margin | None
) -> None:
    found = story_of(*rounds)
    assert (found.margin if found else None) == margin


@st.composite
def games(draw: st.DrawFn) -> list[Played]:
    """Games of three or four players, of up to nine rounds, in which bids are often made."""
    seats = draw(st.integers(3, 4))
    rounds = []
    for _ in range(draw(st.integers(1, 9))):
        tricks = draw(st.lists(st.integers(0, 2), min_size=seats, max_size=seats).filter(any))
        miss = draw(st.lists(st.sampled_from([0, 0, 1]), min_size=seats, max_size=seats))
        bids = tuple(min(sum(tricks), each + by) for each, by in zip(tricks, miss, strict=True))
        rounds.append((bids, tuple(tricks)))
    return rounds


@given(games())
@settings(max_examples=150)
def test_every_fact_is_true_of_the_columns_of_totals_and_of_who_made_the_bid(
    rounds: list[Played],
) -> None:
    """Told again from two plain tables: points are worked out here, not by the rules."""
    names = ["Anna", "Ben", "Cleo", "Dan"][: len(rounds[0][0])]
    found = story_of(*rounds, players=" ".join(names).lower())
    made = [[bid == won for bid, won in zip(*each, strict=True)] for each in rounds]
    points = [
        [
            20 + 10 * won if bid == won else -10 * abs(bid - won)
            for bid, won in zip(*each, strict=True)
        ]
        for each in rounds
    ]
    totals = [list(map(sum, zip(*points[: n + 1], strict=True))) for n in range(len(points))]
    if found and found.streak:
        name, first, last = found.streak
        rows = {
            each: max(len(row) for row in "".join(".x"[line[seat]] for line in made).split("."))
            for seat, each in enumerate(names)
        }
        assert all(line[names.index(name)] for line in made[first - 1 : last])
        assert max(rows, key=lambda each: rows[each]) == name
        assert sorted(rows.values())[-2] < rows[name] == last - first + 1 >= 3
    if found and found.margin:
        name, rival, ahead = found.margin
        before = dict(zip(names, totals[-2], strict=True))
        assert before[name] - before[rival] == ahead > 0
        assert all(before[each] < before[rival] for each in names if each not in (name, rival))
        assert max(points[-1]) - min(points[-1]) >= ahead
        assert totals[-1][names.index(name)] == max(totals[-1])
    if found and found.lead:
        seat = names.index(found.lead.name)
        leads = [line[seat] > max(line[:seat] + line[seat + 1 :]) for line in totals]
        assert all(leads[found.lead.round - 1 :])
        assert found.lead.round == 1 or not leads[found.lead.round - 2]
    if found and found.boldest:
        bids = [
            (bid, -sum(each[1]), names[seat])
            for each, line in zip(rounds, made, strict=True)
            for seat, bid in enumerate(each[0])
            if line[seat]
        ]
        best = max(bids)
        assert (found.boldest.bid, -found.boldest.hand, found.boldest.name) == best
