"""The evening of a group is read from the store a piece at a time."""

from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest

from scorepad.pad.fold import read_pad
from scorepad.services.evenings import evening_on
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.services.marks import store_whole_game
from scorepad.store import Store
from tests.stats.plain_games import write_game

TONIGHT, A_DAY = 1_800_000_000, 86_400


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        store.prepare()
        yield store


def play(store: Store, games: dict[str, int]) -> None:
    """Store finished games that began at these moments."""
    with store.writing() as transaction:
        group_id = ensure_group(transaction, HOUSEHOLD, TONIGHT)
        for number, (game_id, at) in enumerate(games.items()):
            pad = read_pad(write_game(Random(number), f"{number:x}", at))
            store_whole_game(transaction, game_id, group_id, at, pad)


def test_a_night_of_many_tables_is_one_evening_and_the_one_before_is_not_of_it(
    store: Store,
) -> None:
    # More than are read in one piece, several of which end in the same second.
    tonight = {f"tonight{number:03}": TONIGHT + number // 3 for number in range(120)}
    play(store, {"before": TONIGHT - A_DAY, "long before": TONIGHT - 40 * A_DAY, **tonight})
    evening = evening_on(store, HOUSEHOLD, None)
    assert evening is not None
    assert evening.games == 120
    assert evening.began_at == TONIGHT
    assert sum(each.at.games for each in evening.standings) == sum(
        len(read_pad(write_game(Random(number), f"{number:x}", TONIGHT)).present)
        for number in range(2, 122)
    )


def test_a_game_alone_is_no_evening(store: Store) -> None:
    play(store, {"before": TONIGHT - A_DAY, "tonight": TONIGHT})
    assert evening_on(store, HOUSEHOLD, None) is None
