"""What a circle's statistics cost, and a mark beside them, the more games it has."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

from scorepad.demo.evenings import make_demo_game
from scorepad.demo.people import people, seated
from scorepad.demo.random_games import kinds
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.kinds import opening_cells, read_pad
from scorepad.pad.marks import Mark
from scorepad.services.game_summary import summarize
from scorepad.services.groups import ensure_group
from scorepad.services.links import new_game_id
from scorepad.services.mark_log import store_opening
from scorepad.services.statistics.update import catch_up, month_of
from scorepad.stats.finished import count_game
from scorepad.stats.tally import FORM
from scorepad.store import FinishedRow, PersonRow, Store
from tests.tools.bench.browser import Browser, InProcess
from tests.tools.bench.by_size import BySize, page
from tests.tools.bench.games import TWENTY_ROUNDS_OF_SIX
from tests.tools.bench.report import show
from tests.tools.bench.speed import opened
from tests.tools.bench.timing import timed

SIZES = (100, 1_000, 10_000)
_GOAL = 0.300
_PEOPLE, _GAMES_PLAYED = 30, 60
_YEARS = 5
_UNTIL = 1_790_000_000
_YEAR = 365 * 86_400
_AT_ONCE = 100


def statistics(folder: Path) -> None:
    """Measures the same pages and marks with every size, in turns."""
    with ExitStack() as apps:
        groups = BySize(SIZES)
        for size in SIZES:
            app = apps.enter_context(opened(folder / f"statistics-{size}"))
            browser, store = Browser(InProcess(app)), app.extensions["scorepad"].store
            group_id, running = _fill(store, browser.device, size)
            took = timed(partial(catch_up, store, group_id, 600.0))()
            print(f"{size:,} games summed and rated for the first time: {took:.2f} s")
            after = partial(_page_after, store, group_id, browser)
            groups.add(size, browser, running, _PATHS, {"after one more game": after})
        lines = groups.measure(marks=100, rounds=9, unmeasured=1, goal=_GOAL)
    show("A circle's statistics (server's time)", lines)


_PATHS = {
    "statistics": "/statistics",
    "statistics of one player": "/statistics?player=p0",
    "statistics of one ruleset": "/statistics?game=wizard_gigamic",
    "statistics of some months": "/statistics?from=2024-03&to=2025-09",
}


def _page_after(store: Store, group_id: str, browser: Browser) -> float:
    """The first to look after a game has ended sums its month."""
    with store.writing() as transaction:
        transaction.statistics.change_months(group_id, [month_of(_UNTIL)])
    return page(browser, "/statistics")


def _fill(store: Store, device: str, size: int) -> tuple[str, str]:
    """A circle with so many counted games over some years, and the id of one
    that runs; played are a few, which come again and again."""
    chance = random.Random(5)
    templates = list(_played(chance))
    running = new_game_id()
    with store.writing() as transaction:
        group_id = ensure_group(transaction, device, _UNTIL)
        for number in range(_PEOPLE):
            person = PersonRow(f"p{number}", f"Person {number}", number % 10, False, None, _UNTIL)
            transaction.people.add(group_id, person)
        opening = Mark(new_game_id(), opening_cells(TWENTY_ROUNDS_OF_SIX.opening()), at=_UNTIL)
        store_opening(transaction, running, group_id, opening)
    for first in range(0, size, _AT_ONCE):
        with store.writing() as transaction:
            for number in range(first, min(first + _AT_ONCE, size)):
                at = _UNTIL - (size - 1 - number) * _YEARS * _YEAR // size
                pad, game_id = chance.choice(templates), new_game_id()
                transaction.games.add(game_id, at, summarize(pad), group_id)
                transaction.people.note_played(group_id, pad.names, game_id, at)
                finished = replace(count_game(game_id, pad), ended_at=at)
                row = (game_id, group_id, month_of(at), at, finished.ruleset, FORM)
                transaction.statistics.save_game(FinishedRow(*row, finished.as_json()))
    return group_id, running


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
