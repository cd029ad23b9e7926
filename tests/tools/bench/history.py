"""What it costs to find games again, and to write a mark, the more games a circle has."""

import random
from contextlib import ExitStack
from pathlib import Path

from scorepad.pad.kinds import opening_cells
from scorepad.pad.marks import Mark
from scorepad.services.groups import ensure_group
from scorepad.services.links import new_game_id
from scorepad.services.mark_log import store_opening
from scorepad.store import PersonRow, Store
from tests.tools.bench.browser import Browser, InProcess
from tests.tools.bench.by_size import BySize
from tests.tools.bench.games import TWENTY_ROUNDS_OF_SIX
from tests.tools.bench.report import show
from tests.tools.bench.speed import opened

SIZES = (100, 1_000, 10_000)
_GOAL = 0.050
_PEOPLE = 30
_FIRST, _APART = 1_600_000_000, 20_000
_RULESETS = ("wizard_gigamic", "oh_hell", "quoicoupli")


def history(folder: Path) -> None:
    """Measures the same pages and marks with every size, in turns."""
    with ExitStack() as apps:
        groups = BySize(SIZES)
        for size in SIZES:
            app = apps.enter_context(opened(folder / f"history-{size}"))
            browser, store = Browser(InProcess(app)), app.extensions["scorepad"].store
            running, middle = _fill(store, browser.device, size)
            groups.add(size, browser, running, _paths(middle))
        lines = groups.measure(marks=120, rounds=15, unmeasured=2, goal=_GOAL)
    show("A circle's games found again (server's time)", lines)


def _paths(middle: str) -> dict[str, str]:
    return {
        "home": "/",
        "history": "/history",
        "history, its middle": f"/history?after={middle}",
        "history of one player": "/history?player=p0",
        "history of a rare player": f"/history?player=p{_PEOPLE - 1}",
        "history of one game": f"/history?game={_RULESETS[-1]}",
        "history of a month": "/history?month=2020-09",
        "people": "/people",
        "new game": "/new",
    }


def _fill(store: Store, device: str, size: int) -> tuple[str, str]:
    """A circle with so many finished games and one that runs, whose id comes
    first; then where the page in the middle of its history begins."""
    chance = random.Random(5)
    running = new_game_id()
    middle = ""
    with store.writing() as transaction:
        group_id = ensure_group(transaction, device, _FIRST)
        for number in range(_PEOPLE):
            person = PersonRow(f"p{number}", f"Person {number}", number % 10, False, None, _FIRST)
            transaction.people.add(group_id, person)
        for number in range(size):
            game_id, at = new_game_id(), _FIRST + number * _APART
            # Whoever has a low number plays often.
            players = {int(_PEOPLE * chance.random() ** 3) for _ in range(5)}
            names = [f"Person {player}" for player in players]
            totals = [chance.randrange(-100, 300) for _ in names]
            summary = {
                "game": chance.choice(_RULESETS),
                "players": names,
                "totals": totals,
                "round": 15,
                "rounds": 15,
                "over": True,
                "winners": [names[totals.index(max(totals))]],
            }
            transaction.games.add(game_id, at, summary, group_id)
            transaction.people.note_played(
                group_id, [f"p{player}" for player in players], game_id, at
            )
            if number == size // 2:
                middle = f"{at}.{game_id}"
        opening = Mark(new_game_id(), opening_cells(TWENTY_ROUNDS_OF_SIX.opening()), at=_FIRST)
        store_opening(transaction, running, group_id, opening)
    return running, middle
