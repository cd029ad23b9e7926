"""An evening is worked out from the times of its games, and adds up what each of them says."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.stats.evening import (
    EveningStanding,
    GameTimes,
    evening_standings,
    evenings,
    last_evening,
)
from scorepad.stats.finished import Finished, count_game
from scorepad.stats.tally import Tries
from tests.pad.scribe import Scribe
from tests.stats.plain_games import HOUR, tell, write_game
from tests.stats.slow_evenings import slow_evenings

PARIS = ZoneInfo("Europe/Paris")
NINE_IN_THE_EVENING = 1_800_043_200
"""In Paris, on a day of January 2027."""


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


def clock(hour: float) -> int:
    """Return the moment so many hours after nine in the evening."""
    return NINE_IN_THE_EVENING + int(hour * HOUR)


def all_evenings(*games: GameTimes, ends: Sequence[float] = ()) -> list[str]:
    """Return the ids of the games of each evening, the newest first."""
    newest_first = sorted(games, key=lambda game: (-game.ended_at, game.game_id))
    found = evenings(newest_first, [clock(end) for end in ends], PARIS)
    return ["".join(sorted(game.game_id for game in of)) for of in found]


def test_an_evening_that_was_ended_takes_no_game_that_begins_later():
    games = played("a", 0, 1), played("b", 0.5, 2.5), played("c", 1.6, 3), played("d", 3, 4)
    assert all_evenings(*games) == ["abcd"]
    assert all_evenings(*games, ends=[1.5]) == ["cd", "ab"]
    assert all_evenings(*games, ends=[1.5, 3.5]) == ["cd", "ab"]
    assert all_evenings(*games, ends=[9]) == ["abcd"]


def test_a_game_that_was_running_when_its_evening_was_ended_is_of_that_evening():
    games = played("a", 0, 1), played("b", 0.5, 5), played("c", 2, 3)
    assert all_evenings(*games, ends=[1.5]) == ["ab", "c"]


def test_a_game_from_paper_is_of_the_last_evening_that_began_on_its_day():
    first, second = played("a", -24, -22), played("b", -10, -9)
    third, fourth = played("c", 0, 2), played("d", 2, 4.5)
    for hour in (-21, -10, 0, 2.9):
        paper = played("p", hour - 24, hour - 24)
        assert all_evenings(first, second, third, fourth, paper) == ["cd", "b", "ap"], hour
    for hour in (-20.9, -10, 0, 2.9):
        paper = played("p", hour, hour)
        assert all_evenings(first, second, third, fourth, paper) == ["cdp", "b", "a"], hour


def test_games_from_paper_of_one_day_are_an_evening_where_nothing_else_was_played():
    papers = played("p", -12, -12), played("q", 0, 0), played("r", 24, 24)
    assert all_evenings(*papers, played("a", -24, -22)) == ["r", "pq", "a"]


def test_an_evening_past_midnight_takes_no_game_from_paper_of_the_day_on_which_it_ends():
    assert all_evenings(played("a", 2, 5), played("p", 3.5, 3.5)) == ["a", "p"]


TIMES = st.tuples(st.integers(0, 90), st.sampled_from([0, 0.5, 3, 9, 30]))


@given(
    times=st.lists(TIMES, min_size=1, max_size=12),
    ends=st.lists(st.integers(0, 100), max_size=3, unique=True),
)
def test_evenings_part_all_games_as_slow_rules_say(times, ends):
    games = [played(str(n), begun, begun + took) for n, (begun, took) in enumerate(times)]
    newest_first = sorted(games, key=lambda game: -game.ended_at)
    cuts = sorted(clock(end) for end in ends)
    found = [set(of) for of in evenings(newest_first, cuts, PARIS)]
    assert sorted(game for of in found for game in of) == sorted(games)
    assert sorted(map(sorted, found)) == sorted(map(sorted, slow_evenings(games, cuts, PARIS)))


def test_no_more_games_are_taken_than_the_newest_evening_needs():
    taken = []

    def games() -> Iterator[GameTimes]:
        for day in range(1_000):
            taken.append(day)
            yield played(str(day), -24 * day, 2 - 24 * day)

    assert [game.game_id for game in last_evening(games(), (), PARIS)] == ["0"]
    assert len(taken) <= 3


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


def test_whoever_left_every_game_early_has_no_total_and_is_last_also_below_negative_points():
    table = Scribe(players="anna ben cleo dan", rounds=2)
    table.play([0, 1, 1, 0], [1, 0, 0, 0])
    table.seat("anna ben cleo", keep_end=True)
    table.play([0, 1, 2], [2, 0, 0])
    standings = evening_standings([count_game("g", table.pad)], {})
    assert [(each.person, each.rank, each.total) for each in standings] == [
        *(("ben", 1, -20), ("anna", 2, -30), ("cleo", 2, -30)),
        ("dan", 4, None),
    ]


def played_by(options: dict[str, int]) -> Finished:
    table = Scribe(rounds=1, options=options)
    table.play([0, 0, 0], [1, 0, 0])
    return Finished.from_json("wizard_gigamic", 0, count_game("g", table.pad).as_json())


def test_points_of_a_game_do_not_compare_where_a_house_rule_gives_other_points():
    usual, more = played_by({}), played_by({"points.made.base": 50})
    other_bids = played_by({"bidding.who": "last"})
    assert [each.total for each in evening_standings([usual, other_bids], {})] == [40, 40, -20]
    assert [each.total for each in evening_standings([more, more], {})] == [100, 100, -20]
    standings = evening_standings([usual, more], {})
    assert [each.total for each in standings] == [None, None, None]
    assert [each.rank for each in standings] == [1, 1, 3]


def test_points_of_a_game_do_not_compare_where_rules_changed_on_the_way():
    table = Scribe(rounds=2)
    table.play([0, 0, 0], [1, 0, 0])
    table.write(acts.change_rules(table.pad, {"points.made.base": 50}, whole_game=False))
    table.play([0, 0, 0], [1, 1, 0])
    mixed = count_game("g", table.pad)
    for game in (played_by({}), played_by({"points.made.base": 50})):
        assert {each.total for each in evening_standings([mixed, game], {})} == {None}
    assert evening_standings([mixed, mixed], {})[0].total is not None
