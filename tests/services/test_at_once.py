"""What several threads do at once where nobody has done anything before."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from scorepad.pad.opening import Opening
from scorepad.services.games import open_game
from scorepad.services.groups import groups_of
from scorepad.services.people.people import people_of
from scorepad.store import Store

AT_ONCE = 6
DEVICE = "d" * 32


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store on each kind of database, which is ready and empty."""
    store = Store(database)
    store.prepare()
    yield store
    store.close()


def test_games_that_one_phone_opens_at_once_are_in_one_group_with_each_person_once(
    store: Store,
) -> None:
    together = Barrier(AT_ONCE)

    def open_one(number: int) -> None:
        seated = [(f"{name[0]}{number}", name) for name in ("Anna", "Ben", "Cleo")]
        together.wait()
        assert open_game(store, DEVICE, f"game-{number}", Opening("oh_hell", seated), 1) == {}

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(open_one, range(AT_ONCE)))
    assert len(groups_of(store, DEVICE)) == 1
    people = people_of(store, DEVICE)
    assert sorted((each.name, each.games) for each in people) == [
        ("Anna", AT_ONCE),
        ("Ben", AT_ONCE),
        ("Cleo", AT_ONCE),
    ]


def test_a_game_that_is_opened_twice_at_once_is_one_game(store: Store) -> None:
    together = Barrier(AT_ONCE)
    seated = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]

    def open_it(_: int) -> None:
        together.wait()
        assert open_game(store, DEVICE, "game", Opening("oh_hell", seated), 1) == {}

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(open_it, range(AT_ONCE)))
    with store.reading() as transaction:
        assert [game.version for game in transaction.games.after("", 9)] == [1]
