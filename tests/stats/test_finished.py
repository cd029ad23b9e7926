"""Tallies of whole games, against plain loops over the same marks."""

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.people import without_names
from scorepad.stats.best import Feat
from scorepad.stats.finished import EVERY, Finished, add_spans, count_game, sum_games
from scorepad.stats.tally import Streak, Tally
from tests.pad.duellists import Duellists
from tests.pad.scribe import Scribe
from tests.stats.plain_games import HOUR, longest, tell, write_game

SEEDS = st.integers(0, 10**9)


def evenings(seed: int, number: int) -> list[tuple[Mark, ...]]:
    random = Random(seed)
    return [write_game(random, f"game{place}", 1_000 + place * HOUR) for place in range(number)]


def counted(games: Sequence[tuple[Mark, ...]]) -> list[Finished]:
    return [count_game(f"game{place}", read_pad(marks)) for place, marks in enumerate(games)]


@given(seed=SEEDS, number=st.integers(1, 6), data=st.data())
@settings(max_examples=80)
def test_sums_in_any_grouping_are_what_plain_loops_say(seed, number, data):
    games = evenings(seed, number)
    told = tell(games)
    ends = sorted(data.draw(st.lists(st.integers(0, number), max_size=3)))
    finished = counted(games)
    parts = [
        sum_games(finished[begin:end], {})[EVERY]
        for begin, end in zip([0, *ends], [*ends, number], strict=True)
    ]
    tallies = add_spans(parts).tallies
    assert tallies.keys() == told.keys()
    for player, tally in tallies.items():
        plain = told[player]
        assert (tally.games, tally.placed) == (plain.games, plain.games)
        assert (tally.wins, tally.shared) == (plain.alone, plain.shared)
        assert (tally.points, tally.total) == (plain.points, sum(plain.totals))
        assert tally.best_total.points == max(plain.totals)
        assert tally.best_round.points == max(plain.rounds)
        assert tally.bids == plain.by_hand()
        assert tally.zeros == (len(plain.zeros), sum(plain.zeros))
        assert tally.last == (len(plain.last), sum(plain.last))
        assert tally.beside == (len(plain.beside), sum(plain.beside))
        made = [miss == 0 for _, miss in plain.misses]
        assert tally.made_in_a_row.number == len(made)
        assert tally.made_in_a_row.longest.number == longest(made)
        assert tally.won_in_a_row.longest.number == longest(plain.won)
        assert (tally.won_in_a_row.last.number > 0) == plain.won[-1]


@given(seed=SEEDS)
@settings(max_examples=20)
def test_the_highest_of_each_ruleset_is_found_with_its_game(seed):
    games = evenings(seed, 4)
    every = sum_games(counted(games), {})[EVERY]
    highest: dict[str, tuple[int, str, str]] = {}
    for place, marks in enumerate(games):
        key = read_pad(marks).ruleset.key
        for player, plain in tell([marks]).items():
            if key not in highest or plain.totals[0] > highest[key][0]:
                highest[key] = plain.totals[0], player, f"game{place}"
    assert {key: bests[Feat.TOTAL][0] for key, bests in every.bests.items()} == {
        key: total for key, (total, _, _) in highest.items()
    }
    for key, bests in every.bests.items():
        assert bests[Feat.TOTAL].game_id == highest[key][2]


@given(seed=SEEDS)
@settings(max_examples=20)
def test_what_is_written_down_comes_back(seed):
    for finished in counted(evenings(seed, 2)):
        again = Finished.from_json(finished.ruleset, finished.ended_at, finished.as_json())
        assert again == finished


@given(seed=SEEDS)
@settings(max_examples=20)
def test_two_ids_of_one_person_are_one_person(seed):
    finished = counted(evenings(seed, 3))
    apart = sum_games(finished, {})[EVERY]
    together = sum_games(finished, {"ben": "anna"})[EVERY]
    both = [apart.tallies[each] for each in ("anna", "ben") if each in apart.tallies]
    assert "ben" not in together.tallies
    if both:
        assert together.tallies["anna"].games == sum(tally.games for tally in both)
    assert all(best.person != "ben" for bests in together.bests.values() for best in bests.values())


def test_who_left_before_the_end_bid_in_rounds_and_has_no_place():
    table = Scribe(players="anna ben cleo dan", rounds=2)
    table.play([0, 0, 0, 0], [1, 0, 0, 0])
    table.seat("anna ben cleo", keep_end=True)
    table.play([0, 0, 0], [1, 1, 0])
    finished = count_game("g", table.pad)
    assert finished.places == {"cleo": 1, "ben": 2, "anna": 3}
    dan = finished.tallies["dan"]
    assert (dan.games, dan.placed, dan.total) == (1, 0, 0)
    assert (dan.rounds, dan.points, dan.won_in_a_row.number) == (1, 20, 0)


def test_a_name_that_was_erased_says_nothing_but_was_played_against():
    table = Scribe(rounds=1)
    table.play([0, 0, 0], [1, 0, 0])
    erased = without_names(table.marks, {"ben"})
    marks = [next((new for new in erased if new.id == mark.id), mark) for mark in table.marks]
    finished = count_game("g", read_pad(marks))
    assert finished.tallies.keys() == {"anna", "cleo"}
    assert finished.places == {"ben": 1, "cleo": 1, "anna": 3}
    assert all(best.person != "ben" for best in finished.bests.values())


def test_a_match_counts_games_and_wins_and_a_game_that_runs_says_nothing():
    match = Duellists("b").match
    while not match.over:
        match = Duellists(*"b" * len(match.rounds)).match
    finished = count_game("g", match)
    assert finished.places == {"b": 1, "a": 2}
    assert finished.bests == {}
    assert finished.tallies["b"] == Tally(
        by_ruleset={match.ruleset.key: 1},
        placed=1,
        wins=1,
        won_in_a_row=Streak().then(well=True, game_id="g"),
    )
    finished = count_game("g", Scribe().pad)
    assert finished.tallies == finished.places == finished.bests == {}


def test_a_correction_does_not_make_a_game_end_later():
    marks = evenings(3, 1)[0]
    pad = read_pad(marks)
    ended = count_game("g", pad).ended_at
    last = pad.rounds[-1]
    box = next(iter(last.boxes.values()))
    cells = acts.correct_tricks(last, {box.player: box.tricks})
    later = Mark("f" * 32, cells, at=ended + 9_999)
    assert count_game("g", read_pad((*marks, later))).ended_at == ended


@given(seed=SEEDS, number=st.integers(1, 6), data=st.data())
@settings(max_examples=40)
def test_the_sum_of_all_games_is_the_sum_of_those_that_count(seed, number, data):
    games = evenings(seed, number)
    are_left_out = data.draw(st.lists(st.booleans(), min_size=number, max_size=number))
    left_out = (Cell(0, 0, "", "counts"), False)
    all_games = [
        (*marks, Mark("e" * 32, (left_out,), at=marks[-1].at)) if is_left_out else marks
        for marks, is_left_out in zip(games, are_left_out, strict=True)
    ]
    all_finished = counted(all_games)
    those = [
        finished
        for finished, is_left_out in zip(counted(games), are_left_out, strict=True)
        if not is_left_out
    ]
    sums = sum_games(all_finished, {})[EVERY]
    assert sums.tallies == sum_games(those, {})[EVERY].tallies
    bests = {ruleset: bests for ruleset, bests in sums.bests.items() if bests}
    assert bests == {
        ruleset: bests for ruleset, bests in sum_games(those, {})[EVERY].bests.items() if bests
    }
    assert [each.places for each in all_finished if each.places] == [
        each.places for each in those if each.places
    ]
    # What is stored of a game says so as well.
    for finished in all_finished:
        again = Finished.from_json(finished.ruleset, finished.ended_at, finished.as_json())
        assert again == finished


def test_what_the_cloud_made_of_a_bid_counts_and_the_bombs_trick_is_nobodys():
    table = Scribe("wizard_jubilee", hands=[3, 3], options={"bidding.who": "last"})
    table.bids(1, 1, 0)
    table.write(acts.change_bid(table.round, "ben", 1))
    table.take(ben=2, cleo=1, anna=0)
    table.bids(1, 1, 0)
    table.write(acts.change_bid(table.round, "cleo", 1))
    table.take(cleo=1, anna=1, ben=0)
    table.write(acts.bomb_fell(table.round, fell=True))
    finished = count_game("g", table.pad)
    ben, cleo, anna = (finished.tallies[player] for player in ("ben", "cleo", "anna"))
    assert [tally.bids for tally in (ben, cleo, anna)] == [
        {3: {0: 1, -1: 1}},
        {3: {1: 1, 0: 1}},
        {3: {-1: 1, 0: 1}},
    ]
    assert [tally.points for tally in (ben, cleo, anna)] == [30, 20, 20]
    assert cleo.zeros == (1, 0), "the zero that became a one is none"
    # The ban was about the bids as they were said.
    assert [tally.last for tally in (ben, cleo, anna)] == [(1, 0), (0, 0), (1, 0)]
    assert finished.places == {"ben": 1, "anna": 2, "cleo": 2}
    assert (finished.bests[Feat.TRICKS].value, finished.bests[Feat.TRICKS].person) == (2, "ben")
