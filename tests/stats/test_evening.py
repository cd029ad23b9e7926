"""An evening is worked out from the times of its games, and adds up what each of them says."""

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.fold import read_pad
from scorepad.stats.evening import (
    PAUSE,
    EveningStanding,
    GameTimes,
    evening_standings,
    last_evening,
)
from scorepad.stats.finished import Finished, count_game
from scorepad.stats.tally import Tries
from tests.stats.plain_games import HOUR, tell, write_game

NINE_IN_THE_EVENING = 1_800_000_000


def played(game_id: str, begun: float, ended: float) -> GameTimes:
    """Return a game with its times in hours after nine in the evening."""
    times = [NINE_IN_THE_EVENING + int(hour * HOUR) for hour in (begun, ended)]
    return GameTimes(game_id, *times)


def evening(*games: GameTimes) -> str:
    """Return the ids of the games of the last evening, in their order."""
    newest_first = sorted(games, key=lambda game: (-game.ended_at, game.game_id))
    return "".join(game.game_id for game in last_evening(newest_first))


def test_games_one_after_the_other_are_one_evening_also_past_midnight():
    assert evening(played("a", 0, 2), played("b", 2.1, 4), played("c", 4.2, 6)) == "abc"


def test_the_evening_before_is_not_tonight():
    assert evening(played("a", -24, -22), played("b", 0, 2), played("c", 2, 3)) == "bc"


def test_an_evening_is_over_after_six_hours_without_a_game():
    assert evening(played("a", 0, 1), played("b", 6.9, 8)) == "ab"
    assert evening(played("a", 0, 1), played("b", 7.1, 8)) == "b"


def test_a_long_game_at_one_table_holds_the_evening_of_another_together():
    assert evening(played("a", 0, 1), played("b", 0.5, 6), played("c", 7.5, 8)) == "abc"


def test_a_game_that_was_left_belongs_to_the_evening_on_which_it_ended_and_joins_no_two():
    assert evening(played("a", -24, -22), played("b", -23, 1), played("c", 0, 2)) == "bc"


@given(
    times=st.lists(st.tuples(st.integers(0, 200), st.integers(0, 30)), min_size=1, max_size=12),
    apart=st.integers(1, 9),
)
def test_evenings_part_all_games_and_none_is_within_the_pause_of_another(times, apart):
    left = sorted(
        (played(str(n), begun, begun + took / apart) for n, (begun, took) in enumerate(times)),
        key=lambda game: -game.ended_at,
    )
    evenings = []
    while left:
        evenings.append(last_evening(left))
        assert evenings[-1]
        left = left[len(evenings[-1]) :]
    for later, earlier in pairwise(evenings):
        begins = min(max(game.begun_at, game.ended_at - PAUSE) for game in later)
        assert begins - max(game.ended_at for game in earlier) > PAUSE
    for each in evenings:
        for number in range(1, len(each)):
            begins = min(max(game.begun_at, game.ended_at - PAUSE) for game in each[number:])
            assert begins - max(game.ended_at for game in each[:number]) <= PAUSE


def counted(marks, number: int) -> Finished:
    return count_game(f"g{number}", read_pad(marks))


def test_standings_of_random_evenings_are_those_of_an_independent_sum():
    different = 0
    for seed in range(60):
        random = Random(seed)
        all_marks = [
            write_game(random, f"g{number}", NINE_IN_THE_EVENING + number * HOUR)
            for number in range(random.randint(1, 4))
        ]
        games = [counted(marks, number) for number, marks in enumerate(all_marks)]
        standings = {each.person: each for each in evening_standings(games, {})}
        told, places, totals = tell(all_marks), {}, Counter()
        for marks in all_marks:
            of_game = {person: of.totals[0] for person, of in tell([marks]).items()}
            totals.update(of_game)
            for person, total in of_game.items():
                better = sum(other > total for other in of_game.values())
                places.setdefault(person, []).append(1 + better)
        rules = {read_pad(marks).ruleset.key for marks in all_marks}
        different += len(rules) > 1
        for person, of in told.items():
            standing = standings.pop(person)
            assert standing.games == of.games
            assert standing.places == tuple(places[person])
            assert standing.wins == sum(of.won)
            assert standing.bids == Tries(len(of.misses), sum(miss == 0 for _, miss in of.misses))
            if len(rules) == 1:
                assert standing.total == sum(of.totals)
                assert standing.rank == 1 + sum(n > totals[person] for n in totals.values())
            else:
                assert standing.total is None
        assert not standings
    assert 10 < different < 50


def test_where_points_do_not_compare_the_most_firsts_count_then_the_most_seconds():
    random = Random(5)
    one, other = {"anna", "ben", "cleo"}, {"wizard_gigamic", "oh_hell"}
    games = []
    while {game.ruleset for game in games} != other:
        games = [counted(write_game(random, f"g{n}", n * HOUR, sorted(one)), n) for n in range(5)]
    standings = evening_standings(games, {})
    for better, worse in pairwise(standings):
        firsts = [[each.places.count(place) for place in (1, 2, 3)] for each in (better, worse)]
        assert firsts[0] > firsts[1] if better.rank < worse.rank else firsts[0] == firsts[1]


def test_somebody_with_two_names_stands_once():
    game = counted(write_game(Random(1), "g0", 0, ("anna", "ben", "cleo")), 0)
    other = counted(write_game(Random(2), "g1", HOUR, ("annie", "ben", "cleo")), 1)
    standings: dict[str, EveningStanding] = {
        each.person: each for each in evening_standings([game, other], {"annie": "anna"})
    }
    assert standings.keys() == {"anna", "ben", "cleo"}
    assert standings["anna"].games == 2
    assert len(standings["anna"].places) == 2
