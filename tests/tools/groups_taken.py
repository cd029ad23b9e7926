"""Whole groups taken along and brought in elsewhere: the same evenings, the same people.

``python -m tests.tools.groups_taken --number 1000`` tries as many at random.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from scorepad.pad.fold import read_pad
from scorepad.pad.match.state import Match
from scorepad.services.groups import current_group, ensure_group
from scorepad.services.import_export.exporting import Format, games_of_device
from scorepad.services.import_export.importing import ImportResult, import_games
from scorepad.services.marks import store_whole_game
from scorepad.store import Store
from tests.services.hostile_games import NOW, hostile_name, played_game, whimsical_game
from tests.services.meaning import meaning

HERE, THERE = "device-here", "device-there"


def opened(folder: Path) -> Store:
    folder.mkdir()
    store = Store(f"sqlite:///{folder}/scorepad.db")
    store.prepare()
    return store


def a_group(store: Store, random: Random, games: int) -> None:
    """Evenings of people with hostile names, some of them renamed or merged since."""
    with store.writing() as transaction:
        group_id = ensure_group(transaction, HERE, 1)
        for place in range(games):
            pad = random.choice([played_game, whimsical_game])(random)
            store_whole_game(
                transaction, f"{random.getrandbits(64):022d}", group_id, NOW + place, pad
            )
        people = transaction.people.all(group_id)
        for place, person in enumerate(random.sample(people, min(2, len(people)))):
            changed = {"name": hostile_name(random), "sign": 90 + place}
            transaction.people.change(group_id, person.person_id, **changed)


def taken(store: Store, device: str, format: Format) -> str:
    return "".join(games_of_device(store, device, format, NOW))


def brought(store: Store, device: str, text: str) -> ImportResult:
    return import_games(store, device, lambda: iter(text.splitlines(keepends=True)), NOW)


def evenings(store: Store) -> dict[str, tuple[Any, ...]]:
    """By the id of each game: what it means, its marks, and what lists show of it."""
    return dict(_evenings(store))


def _evenings(store: Store) -> Iterator[tuple[str, tuple[Any, ...]]]:
    with store.reading() as transaction:
        for game in transaction.games.after("", 1_000):
            marks = transaction.marks.all(game.game_id)
            pad = read_pad(marks)
            assert not isinstance(pad, Match)
            yield game.game_id, (meaning(pad), marks, game.summary, game.created_at)


def people(store: Store, device: str) -> set[tuple[str, str, int, bool, tuple[str, ...]]]:
    """The people of the device's group, with every id of theirs."""
    with store.reading() as transaction:
        group = current_group(transaction, device)
        assert group is not None
        return {
            (
                *(each.person_id, each.name, each.sign, bool(each.hidden)),
                tuple(sorted(transaction.people.ids_of(group.group_id, each.person_id))),
            )
            for each in transaction.people.all(group.group_id)
        }


def try_one(folder: Path, seed: int, games: int = 3) -> None:
    """One random group out and in, twice; an assertion where anything differs."""
    random = Random(seed)
    here, there = opened(folder / "here"), opened(folder / "there")
    try:
        a_group(here, random, games)
        text = taken(here, HERE, "json")
        shown = text.count("\n") - 1
        assert brought(there, THERE, text) == ImportResult(shown, 0, *only(there, shown))
        again = brought(there, THERE, text)
        assert (again.new, again.known) == (0, shown)
        assert taken(there, THERE, "json").splitlines()[1:] == text.splitlines()[1:]
        ours, theirs = evenings(here), evenings(there)
        # Bids that nobody may see yet stay at home, and what was written after them.
        begun = {id for id in ours if ours[id][1][: len(theirs[id][1])] == theirs[id][1]}
        assert begun == ours.keys() == theirs.keys()
        whole = {id for id in ours if len(ours[id][1]) == len(theirs[id][1])}
        assert all(ours[id] == theirs[id] for id in whole)
        assert whole != ours.keys() or people(here, HERE) == people(there, THERE)
    finally:
        here.close()
        there.close()


def only(store: Store, shown: int) -> tuple[str, ...]:
    """The id of the game where there is but one."""
    with store.reading() as transaction:
        return tuple(game.game_id for game in transaction.games.after("", 2)) if shown == 1 else ()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--number", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for place in range(asked.number):
        with tempfile.TemporaryDirectory() as folder:
            try_one(Path(folder), asked.seed * 1_000_000 + place, games=1 + place % 3)
    print(f"{asked.number} groups taken along and brought in: 0 differences")


if __name__ == "__main__":
    main()
