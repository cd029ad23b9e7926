"""Random evenings in a store: games moved, deleted and brought in, standings as a sum by hand."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.services.deleted_games import delete_game
from scorepad.services.evening_moves import NOWHERE, move_to_evening, placing_of, take_back_end
from scorepad.services.evening_times import NoSuchEvening
from scorepad.services.evenings import Evening, evening_list, evening_page
from scorepad.services.groups import ensure_group
from scorepad.services.marks import store_whole_game
from scorepad.stats.evening import GameTimes
from scorepad.stats.finished import ended_at
from scorepad.store import Store
from tests.kinds import soak, thorough
from tests.stats.plain_games import HOUR, tell, write_game
from tests.stats.slow_evenings import slow_evenings
from tests.tools.groups_taken import HERE, THERE, brought, opened, taken

PARIS = ZoneInfo("Europe/Paris")
FIRST = 1_780_264_800
"""Midnight in Paris, on the first day of June 2026."""
A_DAY = 24 * HOUR
NIGHTS = 70


class Written(NamedTuple):
    """A game as it was written: its marks, and when it was played."""

    marks: tuple[Mark, ...]
    times: GameTimes


def write_night(
    random: Random, night: int, numbers: Iterator[int], *, come_and_go: bool = False
) -> Iterator[Written]:
    """Yield the games of a night, at one table or two, now and then with a long pause.

    With ``come_and_go``, people leave some of the games before their end, and others come.
    """
    at = FIRST + night * A_DAY + random.randint(12 * HOUR, 23 * HOUR)
    for _ in range(random.randint(1, 6)):
        game_id = f"{next(numbers):022d}"
        marks = write_game(random, game_id, at, come_and_go=come_and_go and random.random() < 0.4)
        if random.random() < 0.15:
            # From paper: all of it at one moment.
            marks = tuple(replace(mark, at=at) for mark in marks)
        yield Written(marks, GameTimes(game_id, at, ended_at(read_pad(marks))))
        at += random.choice([0, HOUR // 2, 2 * HOUR, 7 * HOUR])


def by_hand(games: Sequence[tuple[Mark, ...]]) -> dict[str, tuple[object, ...]]:
    """Return rank, games, places, wins, total and bids of everybody, as a spreadsheet adds them."""
    places: dict[str, list[int]] = {}
    for marks in games:
        totals = {person: told.totals[0] for person, told in tell([marks]).items() if told.totals}
        for person, total in totals.items():
            better = [other for other in totals.values() if other > total]
            places.setdefault(person, []).append(1 + len(better))
    told = tell(list(games))
    rules = {read_pad(marks).ruleset.key for marks in games}
    worth: dict[str, tuple[int, ...]] = {
        person: (bool(of.totals), sum(of.totals))
        if len(rules) == 1
        else tuple(Counter(places.get(person, ()))[place] for place in range(1, 6))
        for person, of in told.items()
    }
    return {
        person: (
            1 + sum(other > worth[person] for other in worth.values()),
            of.games,
            tuple(places.get(person, ())),
            of.alone + of.shared,
            sum(of.totals) if len(rules) == 1 and of.totals else None,
            (len(of.misses), sum(miss == 0 for _, miss in of.misses)),
        )
        for person, of in told.items()
    }


def as_shown(evening: Evening) -> dict[str, tuple[object, ...]]:
    return {
        at.person: (at.rank, at.games, at.places, at.wins, at.total, tuple(at.bids))
        for _, _, at, _ in evening.standings
    }


def all_evenings(store: Store) -> dict[frozenset[str], Evening]:
    """Return every evening of the list, by the ids of its games."""
    found: list[Evening] = []
    before: int | None = 0
    while before is not None:
        view = evening_list(store, HERE, before, PARIS)
        found += view.evenings
        before = view.older
    return {frozenset(evening.game_ids): evening for evening in found}


def fill(store: Store, device: str, games: Sequence[Written]) -> None:
    with store.writing() as transaction:
        group_id = ensure_group(transaction, device, FIRST)
        for game in games:
            begun, pad = game.times.begun_at, read_pad(game.marks)
            store_whole_game(transaction, game.times.game_id, group_id, begun, pad)


def move_some(
    random: Random,
    store: Store,
    games: dict[str, GameTimes | None],
    own: Mapping[str, GameTimes | None],
) -> None:
    """Move some games to other evenings, out of all, and back."""
    for game_id in random.sample(sorted(games), len(games) // 6):
        state = placing_of(store, HERE, game_id, PARIS).state
        to = random.choice([NOWHERE, *random.sample(sorted(games), 3), ""])
        target = games.get(to)
        if to not in (NOWHERE, "") and (target is None or to == game_id):
            assert move_to_evening(store, HERE, game_id, to, state) is not None
            continue
        assert move_to_evening(store, HERE, game_id, to, state) is None
        if to == "":
            games[game_id] = own[game_id]
        elif to == NOWHERE:
            games[game_id] = None
            with pytest.raises(NoSuchEvening):
                evening_page(store, HERE, game_id, FIRST, PARIS)
        else:
            assert target is not None
            games[game_id] = target._replace(game_id=game_id)
            assert game_id in evening_page(store, HERE, to, FIRST, PARIS).evening.game_ids


@pytest.mark.parametrize("seed", [*map(thorough, (0, 1)), *map(soak, (2, 3))])
def test_standings_of_random_evenings_equal_an_independent_sum(tmp_path: Path, seed: int) -> None:
    random, numbers = Random(seed), count(1)
    nights = (write_night(random, night, numbers, come_and_go=True) for night in range(NIGHTS))
    written = [game for night in nights for game in night]
    here, there = opened(tmp_path / "here"), opened(tmp_path / "there")
    try:
        from_file = random.sample(written, len(written) // 5)
        fill(there, THERE, from_file)
        fill(here, HERE, [game for game in written if game not in from_file])
        assert brought(here, HERE, taken(there, THERE, "json")).new == len(from_file)
        deleted = random.sample(written, len(written) // 10)
        for game in deleted:
            delete_game(here, game.times.game_id, HERE, FIRST)
        left = [game for game in written if game not in deleted]
        times: dict[str, GameTimes | None] = {game.times.game_id: game.times for game in left}
        own = dict(times)
        for _ in range(2):
            move_some(random, here, times, own)
        ends = sorted(FIRST + random.randrange(NIGHTS * A_DAY) for _ in range(NIGHTS // 3))
        with here.writing() as transaction:
            group_id = ensure_group(transaction, HERE, FIRST)
            for end in ends:
                transaction.evenings.end(group_id, end)
        expected = {
            frozenset(game.game_id for game in of)
            for of in slow_evenings([time for time in times.values() if time], ends, PARIS)
            if len(of) > 1
        }
        shown = all_evenings(here)
        assert shown.keys() == expected
        # Four groups have 200 evenings of several games.
        assert len(shown) >= 50
        marks: Mapping[str, tuple[Mark, ...]] = {game.times.game_id: game.marks for game in written}
        for evening in shown.values():
            assert as_shown(evening) == by_hand([marks[id] for id in evening.game_ids])
            # Any of its games leads to it.
            for game_id in evening.game_ids:
                assert evening_page(here, HERE, game_id, FIRST, PARIS).evening == evening
    finally:
        here.close()
        there.close()


def test_moves_and_ends_go_with_a_group_to_another_machine(tmp_path: Path) -> None:
    random, numbers = Random(7), count(1)
    written = [game for night in range(10) for game in write_night(random, night, numbers)]
    here, there = opened(tmp_path / "here"), opened(tmp_path / "there")
    try:
        fill(there, THERE, written)
        with there.writing() as transaction:
            group_id = ensure_group(transaction, THERE, FIRST)
            for night in range(10):
                transaction.evenings.end(group_id, FIRST + night * A_DAY + 20 * HOUR)
        first, second, third = (game.times.game_id for game in random.sample(written, 3))
        assert move_to_evening(there, THERE, first, second, "") is None
        assert move_to_evening(there, THERE, third, NOWHERE, "") is None
        text = taken(there, THERE, "json")
        brought(here, HERE, text)
        brought(here, HERE, text)
        ours = [each.game_ids for each in all_evenings(here).values()]
        theirs = [each.game_ids for each in evening_list(there, THERE, 0, PARIS).evenings]
        assert ours == theirs
        assert taken(here, HERE, "json").splitlines()[1:] == text.splitlines()[1:]
    finally:
        here.close()
        there.close()


@pytest.mark.parametrize("is_longer", [False, True])
def test_an_end_that_was_taken_back_does_not_come_again_with_its_file_or_a_later_one(
    tmp_path: Path, is_longer: bool
) -> None:
    random = Random(8)
    here, there = opened(tmp_path / "here"), opened(tmp_path / "there")
    try:
        night = []
        for number in (1, 2, 3):
            game_id, at = f"{number:022d}", FIRST + (19 + number) * HOUR
            marks = write_game(random, game_id, at)
            night.append(Written(marks, GameTimes(game_id, at, ended_at(read_pad(marks)))))
        end = night[0].times.ended_at + 60
        fill(there, THERE, night[:2])
        with there.writing() as transaction:
            transaction.evenings.end(ensure_group(transaction, THERE, FIRST), end)
        brought(here, HERE, taken(there, THERE, "json"))
        assert not all_evenings(here)
        take_back_end(here, HERE, end)
        if is_longer:
            fill(there, THERE, night[2:])
        brought(here, HERE, taken(there, THERE, "json"))
        games = 3 if is_longer else 2
        assert [evening.games for evening in all_evenings(here).values()] == [games]
    finally:
        here.close()
        there.close()
