"""What a group costs, the more games it has: its history and statistics, and a mark beside them."""

import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path

from flask import Flask

from scorepad.demo.evenings import make_demo_game
from scorepad.demo.people import people, seated
from scorepad.demo.random_games import kinds
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.opening import opening_cells
from scorepad.services.game_summary import summarize
from scorepad.services.group_links import group_link, group_link_token, make_group_link
from scorepad.services.groups import ensure_group
from scorepad.services.links import new_game_id
from scorepad.services.marks import store_whole_game
from scorepad.services.statistics.update import catch_up, month_of
from scorepad.stats.finished import count_game
from scorepad.stats.tally import FORM
from scorepad.store import FinishedRow, PersonRow, SeasonRow, Store
from tests.tools.bench.browser import Browser, InProcess
from tests.tools.bench.evening import OpenPad
from tests.tools.bench.games import TWENTY_ROUNDS_OF_SIX
from tests.tools.bench.report import Line, line_of, show
from tests.tools.bench.speed import opened
from tests.tools.bench.timing import Step, take_turns, timed

SIZES = (100, 1_000, 10_000)
_HISTORY_GOAL, _STATISTICS_GOAL, _MARK_RATIO = 0.050, 0.300, 1.3
_PEOPLE, _GAMES_PLAYED = 30, 60
_YEARS = 5
_UNTIL = 1_790_000_000
_YEAR = 365 * 86_400
_AT_ONCE = 100
_AN_EVENING, _TABLES = 20, 5
"""Games on each evening, and tables at which they are played: 10,000 games are 500 evenings."""
_CLUB, _CLUB_TABLES = 60, 20
"""Games on the newest evening, which is that of a club, and its tables."""
_LASTS, _NEXT = 2_400, 3_000
"""Seconds that a game takes, and after which the next one begins at its table."""

_HISTORY = {
    "home": "/",
    "history": "/history",
    "history, its middle": "/history?after={middle}",
    "history of one player": "/history?player=p0",
    "history of a rare player": f"/history?player=p{_PEOPLE - 1}",
    "history of one game": "/history?game=quoicoupli",
    "history of a month": "/history?month=2024-09",
    "evenings": "/history/evenings",
    "an evening long ago": "/history/evenings/{oldest}",
    "an evening of 20 tables": "/history/evenings/{club}",
    "an evening of 20 tables, for programs": "/programs/{token}/evenings/{club}",
    "evenings, for programs": "/programs/{token}/evenings",
    "games, for programs": "/programs/{token}/games",
    "people": "/people",
    "new game": "/new",
}
_STATISTICS = {
    "statistics": "/statistics",
    "statistics of one player": "/statistics?player=p0",
    "statistics of one ruleset": "/statistics?game=wizard_gigamic",
    "statistics of some months": "/statistics?from=2024-03&to=2025-09",
    "a season of half a year": "/statistics/seasons/half",
    "a season of all games": "/statistics/seasons/all",
}

_SEASONS = (
    SeasonRow("all", "All of it", "2021-01-01", best=8, least=3),
    SeasonRow("half", "Half a year", "2026-01-01", best=8, of_evenings=40, least=3),
)


def group_games(folder: Path) -> None:
    """Measures the same pages and marks with every size, in turns."""
    marks: dict[int, Step] = {}
    history: dict[tuple[str, int], Step] = {}
    statistics: dict[tuple[str, int], Step] = {}
    with ExitStack() as apps:
        for size in SIZES:
            app = apps.enter_context(opened(folder / f"group-{size}"))
            browser, store = Browser(InProcess(app)), app.extensions["scorepad"].store
            group_id, running, places = _fill(store, browser.device, size)
            places["token"] = _link_for_programs(store, browser.device, app)
            took = timed(partial(catch_up, store, group_id, 600.0))()
            print(f"{size:,} games summed and rated for the first time: {took:.2f} s")
            pad = OpenPad(browser, running)
            pad.look()
            marks[size] = partial(_mark, pad)
            for paths, steps in ((_HISTORY, history), (_STATISTICS, statistics)):
                for name, path in paths.items():
                    steps[name, size] = partial(_page, browser, path.format_map(places))
            after = partial(_page_after, store, group_id, browser)
            statistics["after one more game", size] = after
        times = take_turns(marks, 120, unmeasured=10)
        beside = (f"with {SIZES[0]:,}", times[SIZES[0]])
        mark = f"one mark, {SIZES[-1]:,} games"
        lines = [
            *_lines(history, 15, 2, _HISTORY_GOAL),
            *_lines(statistics, 9, 1, _STATISTICS_GOAL),
            line_of(mark, times[SIZES[-1]], beside, goal=_MARK_RATIO, of_ratio=True),
        ]
    show("A group's games found again, and its statistics (server's time)", lines)


def _lines(
    steps: Mapping[tuple[str, int], Step], rounds: int, unmeasured: int, goal: float
) -> Iterator[Line]:
    found = take_turns(steps, rounds, unmeasured=unmeasured)
    for name, size in product(dict.fromkeys(name for name, _ in steps), SIZES):
        yield line_of(f"{name}, {size:,} games", found[name, size], goal=goal)


def _page(browser: Browser, path: str) -> float:
    return browser.get(path).seconds


def _link_for_programs(store: Store, device: str, app: Flask) -> str:
    make_group_link(store, device, "programs")
    link = group_link(store, device, "programs")
    assert link is not None
    return group_link_token(str(app.secret_key).encode(), link)


def _mark(pad: OpenPad) -> float:
    return pad.tap().seconds


def _page_after(store: Store, group_id: str, browser: Browser) -> float:
    """The first to look after a game has ended sums its month."""
    with store.writing() as transaction:
        transaction.statistics.change_months(group_id, [month_of(_UNTIL)])
    return _page(browser, "/statistics")


def _fill(store: Store, device: str, size: int) -> tuple[str, str, dict[str, str]]:
    """A group with so many counted games over some years, the id of one that runs, where the middle
    of its history begins, its oldest game, and one of the club's evening; played are a few, which
    come again and again."""
    chance = random.Random(5)
    places = {"middle": "", "oldest": "", "club": ""}
    templates = list(_played(chance))
    running = new_game_id()
    with store.writing() as transaction:
        group_id = ensure_group(transaction, device, _UNTIL)
        for number in range(_PEOPLE):
            person = PersonRow(f"p{number}", f"Person {number}", number % 10, False, None, _UNTIL)
            transaction.people.add(group_id, person)
        for season in _SEASONS:
            transaction.seasons.add(group_id, season)
        opening = Mark(new_game_id(), opening_cells(TWENTY_ROUNDS_OF_SIX.opening()), at=_UNTIL)
        store_whole_game(transaction, running, group_id, opening.at, read_pad((opening,)))
    for first in range(0, size + _CLUB, _AT_ONCE):
        with store.writing() as transaction:
            for number in range(first, min(first + _AT_ONCE, size + _CLUB)):
                at = _begun(number, size)
                pad, game_id = chance.choice(templates), new_game_id()
                if number == size // 2:
                    places["middle"] = f"{at}.{game_id}"
                places["oldest"] = places["oldest"] or game_id
                places["club"] = game_id
                transaction.games.add(game_id, at, summarize(pad), group_id)
                transaction.people.note_played(group_id, pad.names, game_id, at)
                ended = at + _LASTS
                finished = replace(count_game(game_id, pad), ended_at=ended)
                row = (game_id, group_id, month_of(ended), ended, finished.ruleset, FORM)
                transaction.statistics.save_game(FinishedRow(*row, finished.as_json()))
    return group_id, running, places


def _begun(number: int, size: int) -> int:
    """When a game began: evenings lie evenly over the years, that of the club is the newest."""
    if number >= size:
        to_come = (_CLUB - 1 - (number - size)) // _CLUB_TABLES
        return _UNTIL - (1 + to_come) * _NEXT
    evening, place = divmod(number, _AN_EVENING)
    evenings = max(1, size // _AN_EVENING)
    began = _UNTIL - _LASTS - (evenings - evening) * _YEARS * _YEAR // evenings
    return began + place // _TABLES * _NEXT


def _played(chance: random.Random) -> Iterator[AnyPad]:
    everybody = [
        replace(person, id=f"p{number}") for number, person in enumerate(people(_PEOPLE, chance))
    ]
    playable = [kind for kind in kinds() if kind.playable and kind.ruleset.least <= 4]
    for _ in range(_GAMES_PLAYED):
        kind = chance.choice(playable)
        # Whoever has a low number plays often.
        present = everybody[: chance.choice([6, 8, 12, _PEOPLE])]
        table = seated(present, kind.ruleset.least, min(6, kind.ruleset.most), chance)
        yield read_pad(make_demo_game(new_game_id(), kind, table, "", _UNTIL, chance).marks)
