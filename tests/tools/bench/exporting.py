"""What it costs to take games along, and what a mark waits for meanwhile."""

import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from random import Random

from scorepad.demo.evenings import make_demo_game
from scorepad.demo.people import people
from scorepad.demo.random_games import kinds
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.services.game_summary import summarize
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.services.import_export.exporting import games_of_device
from scorepad.store import Store
from tests.store.appending import append_mark
from tests.tools.bench.report import line_of, show
from tests.tools.bench.timing import Times, take_turns, timed

SIZES = (100, 1_000, 10_000)
_PLAYED = 40
"""Games that are really played; the others are the same under other ids."""

_MARKS, _APART = 60, 0.05


def exporting(folder: Path) -> None:
    """Takes all games of groups of every size along, and writes marks meanwhile."""
    lines = []
    for size in SIZES:
        place = folder / f"export-{size}"
        place.mkdir()
        store = Store(f"sqlite:///{place}/scorepad.db")
        store.prepare()
        fill(store, size)
        times = take_turns({"json": timed(partial(_take, store))}, 1)["json"]
        lines.append(line_of(f"all of {size:,} games as JSON", times, unit="s"))
    alone = _marks(store, None)
    for name, command in _commands(place).items():
        beside = _marks(store, command)
        floor = ("nobody does", alone)
        lines.append(line_of(f"one mark while {size:,} games are {name}", beside, floor))
    store.close()
    show("Games taken along (another process) and marks meanwhile", lines)


def _commands(place: Path) -> dict[str, list[str]]:
    program = [sys.executable, "-m", "scorepad"]
    instance = ["--instance", str(place)]
    return {
        "exported": [
            *program,
            "export",
            "--all",
            "--force",
            "--out",
            str(place / "all.jsonl"),
            *instance,
        ],
        "copied": [*program, "backup", "--force", str(place / "copy.db"), *instance],
    }


def _take(store: Store) -> None:
    for _ in games_of_device(store, HOUSEHOLD, "json", 0):
        pass


def _marks(store: Store, command: list[str] | None) -> Times:
    """Seconds of each mark, written one after the other with a rest between."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL) if command else None
    times = []
    random = Random()
    for _ in range(_MARKS):
        time.sleep(_APART)
        mark = Mark(f"{random.getrandbits(128):032x}", at=1)
        start = time.perf_counter()
        with store.writing() as transaction:
            game = transaction.games.after("", 1)[0]
            append_mark(transaction, game.game_id, mark, game.summary)
        times.append(time.perf_counter() - start)
        if process is not None and process.poll() is not None:
            process = subprocess.Popen(command or [], stdout=subprocess.DEVNULL)
    if process is not None:
        process.kill()
        process.wait()
    return times


def fill(store: Store, size: int) -> None:
    random = Random(9)
    table = people(4, random)
    possible = [kind for kind in kinds() if kind.playable and kind.ruleset.least <= 4]
    played = [
        make_demo_game("", random.choice(possible), table, "bench", 1_600_000_000 + place, random)
        for place in range(min(size, _PLAYED))
    ]
    whole = [(game.marks, summarize(read_pad(game.marks))) for game in played]
    with store.writing() as transaction:
        group_id = ensure_group(transaction, HOUSEHOLD, 1)
    for begin in range(0, size, 500):
        with store.writing() as transaction:
            for place in range(begin, min(begin + 500, size)):
                marks, summary = whole[place % len(whole)]
                game_id = f"{place:022d}"
                row = transaction.games.add(game_id, 1_600_000_000 + place, summary, group_id)
                transaction.marks.append_all(row, marks, summary)
