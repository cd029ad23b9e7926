"""Sums that are the same in whatever pieces they are added, and figures from them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.stats.figures import LEAST_BIDS, LEAST_GAMES, LEAST_OF_A_HAND, figures_of
from scorepad.stats.tally import Highest, Streak, Tally, Tries, sum_tallies
from tests.stats.plain_games import longest

OUTCOMES = st.lists(st.booleans(), max_size=9)


def streak(outcomes: list[bool], first: int = 0) -> Streak:
    whole = Streak()
    for place, well in enumerate(outcomes, first):
        whole = whole.then(well=well, game_id=f"g{place}")
    return whole


@given(one=OUTCOMES, two=OUTCOMES, three=OUTCOMES)
def test_streaks_are_put_together_in_any_grouping(one, two, three):
    a, b, c = streak(one), streak(two, len(one)), streak(three, len(one + two))
    whole = streak([*one, *two, *three])
    assert (a + b) + c == a + (b + c) == whole
    assert whole.longest.number == longest([*one, *two, *three])
    assert Streak.from_json(whole.as_json()) == whole


def test_a_streak_says_in_which_game_it_ended():
    assert streak([True, True, False, True]).longest == (2, "g1")
    assert (streak([False, True]) + streak([True, False], 2)).longest == (2, "g2")


TRIES = st.builds(Tries, st.integers(0, 9), st.integers(0, 9))
SMALL = st.dictionaries(st.integers(-3, 3), st.integers(1, 9), max_size=3)
HIGHEST = st.just(Highest()) | st.builds(Highest, st.integers(-99, 99), st.sampled_from("gh"))
TALLIES = st.builds(
    Tally,
    by_ruleset=st.dictionaries(st.sampled_from("ab"), st.integers(1, 9)),
    placed=st.integers(0, 9),
    wins=st.integers(0, 9),
    shared=st.integers(0, 9),
    points=st.integers(-99, 99),
    total=st.integers(-99, 99),
    best_total=HIGHEST,
    best_round=HIGHEST,
    bids=st.dictionaries(st.integers(1, 4), SMALL, max_size=3),
    zeros=TRIES,
    last=TRIES,
    beside=TRIES,
    made_in_a_row=OUTCOMES.map(streak),
    won_in_a_row=OUTCOMES.map(streak),
)


@given(one=TALLIES, two=TALLIES, three=TALLIES)
@settings(max_examples=50)
def test_tallies_are_added_in_any_grouping(one, two, three):
    assert (one + two) + three == one + (two + three) == sum_tallies((one, two, three))
    assert one + Tally() == Tally() + one == one
    assert Tally.from_json(one.as_json()) == one


@given(tally=TALLIES)
def test_shares_of_bids_add_up_and_misses_have_no_gap(tally):
    figures = figures_of(tally)
    shares = [figures.made.value, figures.too_high.value, figures.too_low.value]
    if tally.rounds < LEAST_BIDS:
        assert shares == [None] * 3
    else:
        assert sum(shares) == pytest.approx(1)
    assert figures.made.rests_on == tally.rounds == sum(rounds for _, rounds in figures.misses)
    misses = [miss for miss, _ in figures.misses]
    assert misses == list(range(misses[0], misses[-1] + 1)) if misses else not tally.rounds


def a_tally(rounds: int, games: int, rulesets: str = "a") -> Tally:
    return Tally(
        by_ruleset=dict.fromkeys(rulesets, games),
        placed=games,
        wins=games,
        points=10 * rounds,
        total=100 * games,
        best_total=Highest(120, "g"),
        best_round=Highest(-5, "h"),
        bids={3: {0: rounds - 2, -1: 1, 2: 1}},
    )


def test_a_figure_is_silent_below_a_sensible_number_and_says_what_it_rests_on():
    below = figures_of(a_tally(LEAST_OF_A_HAND - 1, LEAST_GAMES - 1))
    assert below.by_hand[0].made == (hand := below.by_hand[0].too_low)
    assert (hand.value, hand.rests_on) == (None, LEAST_OF_A_HAND - 1)
    assert (below.won.value, below.won.rests_on) == (None, LEAST_GAMES - 1)
    assert below.mean_total.value is below.leaning.value is below.made.value is None
    above = figures_of(a_tally(LEAST_BIDS, LEAST_GAMES))
    assert above.made.value == pytest.approx((LEAST_BIDS - 2) / LEAST_BIDS)
    assert above.leaning.value == pytest.approx(-1 / LEAST_BIDS)
    assert (above.won.value, above.mean_total.value, above.mean_points.value) == (1, 100, 10)


@pytest.mark.parametrize(
    ("off", "rounds", "side"),
    [
        # Tricks less the bid: so many rounds one too high, the others made.
        ((-1, 9), 100, 0),
        ((-1, 30), 100, 1),
        ((1, 30), 100, -1),
        ((-1, 6), 20, 0),
        ((-1, 10), 20, 1),
        ((-1, 190), 1000, 0),
    ],
)
def test_nobody_dreams_or_doubts_by_less_than_chance_would(
    off: tuple[int, int], rounds: int, side: int
):
    miss, number = off
    figures = figures_of(Tally(by_ruleset={"a": 9}, bids={3: {miss: number, 0: rounds - number}}))
    assert figures.leans_to == side


def test_the_highest_are_said_with_their_game_unless_several_rulesets_are_mixed():
    assert figures_of(a_tally(3, 1)).best_total == (120, "g")
    assert figures_of(a_tally(3, 1)).best_round == (-5, "h")
    assert figures_of(Tally(by_ruleset={"a": 1})).best_total is None
    mixed = figures_of(a_tally(99, 99, "ab"))
    assert mixed.mean_total.value is mixed.mean_points.value is None
    assert mixed.best_total is mixed.best_round is None
    assert mixed.made.value is not None


def test_many_tallies_at_once_are_one_by_one():
    random = Random(1)
    tallies = [
        Tally(placed=random.randrange(9), bids={random.randrange(3): {0: random.randrange(1, 5)}})
        for _ in range(20)
    ]
    whole = Tally()
    for tally in tallies:
        whole = whole + tally
    assert sum_tallies(tallies) == whole
