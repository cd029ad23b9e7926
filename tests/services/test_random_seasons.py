"""Random groups and their seasons: what the table says equals what a spreadsheet adds up."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime, timedelta
from fractions import Fraction
from itertools import count
from pathlib import Path
from random import Random

import pytest

from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.services.deleted_games import delete_game
from scorepad.services.groups import ensure_group
from scorepad.services.people.people import let_be_guest
from scorepad.services.season_table import season_page
from scorepad.services.seasons import SeasonForm, begin_season
from scorepad.stats.evening import GameTimes
from scorepad.stats.season import HeadToHead, SeasonRules
from scorepad.store import Store
from tests.kinds import soak, thorough
from tests.services.test_random_evenings import A_DAY, FIRST, PARIS, fill, move_some, write_night
from tests.stats.plain_games import EVERYBODY, HOUR, tell
from tests.stats.slow_evenings import slow_evenings
from tests.tools.groups_taken import HERE, THERE, brought, opened, taken

NIGHTS = 8
GROUPS_OF_A_TEST = 10

Line = tuple[int, int, int, int, int, int, int | None]
Played = Sequence[Sequence[tuple[Mark, ...]]]
"""The games of each evening."""


def results_of(marks: tuple[Mark, ...]) -> dict[str, tuple[int, int]]:
    """Return total and place of everybody in a game."""
    totals = {person: told.totals[0] for person, told in tell([marks]).items()}
    return {
        person: (total, 1 + sum(other > total for other in totals.values()))
        for person, total in totals.items()
    }


def by_hand(evenings: Played, rules: SeasonRules, guests: Collection[str]) -> dict[str, Line]:
    """Return rank, games, evenings, wins, and the games, evenings and points that count."""
    if rules.of:
        evenings = evenings[: rules.of]
    same = len({read_pad(marks).ruleset.key for evening in evenings for marks in evening}) == 1
    diary: dict[str, list[list[tuple[int, int]]]] = {}
    for evening in evenings:
        tonight: dict[str, list[tuple[int, int]]] = {}
        for marks in evening:
            for person, result in results_of(marks).items():
                tonight.setdefault(person, []).append(result)
        for person, results in tonight.items():
            diary.setdefault(person, []).append(results)

    def worth(results: Sequence[tuple[int, int]]) -> list[Fraction]:
        if same:
            return [Fraction(sum(total for total, _ in results), len(results))]
        places = [place for _, place in results]
        return [Fraction(places.count(place), len(places)) for place in range(1, 6)]

    lines: dict[str, Line] = {}
    worths: dict[str, list[Fraction]] = {}
    for person, nights in diary.items():
        if person in guests:
            continue
        kept = list(nights)
        while rules.best and len(kept) > rules.best:
            # The worst goes: of two as good the shorter one, then the later one.
            kept.remove(min(reversed(kept), key=lambda night: (worth(night), len(night))))
        counted = [result for night in kept for result in night]
        games = [result for night in nights for result in night]
        worths[person] = worth(counted)
        lines[person] = (
            *(0, len(games), len(nights), sum(place == 1 for _, place in games)),
            *(len(counted), len(kept), sum(total for total, _ in counted) if same else None),
        )
    ranked = {person for person, line in lines.items() if line[1] >= rules.least}
    return {
        person: (1 + sum(worths[other] > worths[person] for other in ranked), *line[1:])
        if person in ranked
        else line
        for person, line in lines.items()
    }


def against(evenings: Played, one: str, other: str) -> HeadToHead:
    """Return how two people did against each other, added up game by game."""
    together = [
        (results[one], results[other], read_pad(marks).ruleset.key)
        for evening in evenings
        for marks in evening
        if {one, other} <= (results := results_of(marks)).keys()
    ]
    outcomes = Counter(
        (theirs[0] > mine[0]) - (theirs[0] < mine[0]) for mine, theirs, _ in together
    )
    differences = [mine[0] - theirs[0] for mine, theirs, _ in together]
    same = len({rules for _, _, rules in together}) == 1
    return HeadToHead(
        *(len(together), outcomes[-1], outcomes[1], outcomes[0]),
        sum(differences) if same else None,
    )


def day_of(evening: Collection[GameTimes]) -> date:
    """Return the day on which an evening began."""
    began = [
        max(game.begun_at, game.ended_at - 6 * HOUR)
        for game in evening
        if game.begun_at != game.ended_at
    ]
    return datetime.fromtimestamp(min(began or [game.ended_at for game in evening]), PARIS).date()


def try_group(random: Random, here: Store, there: Store) -> None:
    """Let a group play, move and delete, and compare the table of its season."""
    numbers = count(random.randrange(10**6) * 1_000)
    written = [game for night in range(NIGHTS) for game in write_night(random, night, numbers)]
    if random.random() < 0.5:
        # Points compare where all games are of one kind.
        written = [game for game in written if read_pad(game.marks).ruleset.key == "oh_hell"]
    from_file = random.sample(written, len(written) // 4)
    fill(there, THERE, from_file)
    fill(here, HERE, [game for game in written if game not in from_file])
    brought(here, HERE, taken(there, THERE, "json"))
    deleted = random.sample(written, len(written) // 10)
    for game in deleted:
        delete_game(here, game.times.game_id, HERE, FIRST)
    left = [game for game in written if game not in deleted]
    times: dict[str, GameTimes | None] = {game.times.game_id: game.times for game in left}
    if len(times) >= 6:
        move_some(random, here, times, dict(times))
    ends = sorted(FIRST + random.randrange(NIGHTS * A_DAY) for _ in range(NIGHTS // 3))
    with here.writing() as transaction:
        for end in ends:
            transaction.evenings.end(ensure_group(transaction, HERE, FIRST), end)
    first_day = date(2026, 6, 1) + timedelta(days=random.randint(-1, 2))
    last_day = first_day + timedelta(days=random.randint(3, NIGHTS))
    typed = SeasonForm(
        "June",
        first_day.isoformat(),
        random.choice(["", last_day.isoformat()]),
        random.choice(["", "1", "2", "3"]),
        random.choice(["", "4", "5"]),
        random.choice(["", "3", "5"]),
    )
    _group(here)
    begun = begin_season(here, HERE, typed)
    assert not begun.refusals
    names = {person.capitalize(): person for person in EVERYBODY}
    with here.reading() as transaction:
        known = {row.name: row.person_id for row in transaction.people.all(_group(here))}
    guests = random.sample(sorted(known), min(len(known), random.choice([0, 0, 1, 2])))
    for name in guests:
        let_be_guest(here, HERE, known[name], guest=True)
    marks: Mapping[str, tuple[Mark, ...]] = {game.times.game_id: game.marks for game in left}
    found = [
        sorted(of, key=lambda game: (game.ended_at, game.game_id))
        for of in slow_evenings([time for time in times.values() if time], ends, PARIS)
        if first_day <= day_of(of) and (not typed.ends or day_of(of) <= last_day)
    ]
    found.sort(key=lambda of: max(game.ended_at for game in of))
    evenings = [[marks[game.game_id] for game in of] for of in found]
    rules = SeasonRules(*(int(text or 0) for text in (typed.best, typed.of, typed.least)))
    view = season_page(here, HERE, begun.season_id, ("", ""), PARIS)
    assert view.is_whole
    assert (view.games, view.evenings) == (sum(map(len, evenings)), len(evenings))
    expected = by_hand(evenings, rules, {names[name] for name in guests})
    assert {
        names[standing.name]: (
            *(at.rank, at.games, at.evenings, at.wins),
            *(at.counted, at.counted_evenings, at.total),
        )
        for standing in view.standings
        for at in [standing.at]
    } == expected
    assert [line[0] for line in expected.values() if not line[0]] == [
        0 for standing in view.standings if not standing.at.rank
    ]
    assert set(view.guests) <= set(guests)
    people = [person.id for person in view.people]
    if len(people) > 1:
        one, other = random.sample(people, 2)
        called = {person.id: names[person.name] for person in view.people}
        shown = season_page(here, HERE, begun.season_id, (one, other), PARIS)
        counting = evenings[: rules.of] if rules.of else evenings
        assert shown.between == against(counting, called[one], called[other])


def _group(store: Store) -> str:
    with store.writing() as transaction:
        return ensure_group(transaction, HERE, FIRST)


@pytest.mark.parametrize(
    "seed",
    [
        0,
        thorough(1),
        *(soak(seed) for seed in range(2, 20)),
    ],
)
def test_seasons_of_random_groups_equal_an_independent_sum(tmp_path: Path, seed: int) -> None:
    # Together these are 60 groups, and 200 with the long form.
    for place in range(GROUPS_OF_A_TEST):
        folder = tmp_path / str(place)
        folder.mkdir()
        here, there = opened(folder / "here"), opened(folder / "there")
        try:
            try_group(Random(1_000 * seed + place), here, there)
        finally:
            here.close()
            there.close()
