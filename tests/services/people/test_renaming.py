"""A new name goes onto earlier pads in steps: each goes on where the last one ended."""

import pytest

from scorepad.pad.acts import rename
from scorepad.pad.marks import Fate
from scorepad.services.access import opened_game
from scorepad.services.deleted_games import delete_game
from scorepad.services.marks import write
from scorepad.services.people import renaming
from scorepad.services.people.people import people_of, rename_person
from scorepad.services.people.renaming import rename_in_games
from scorepad.services.write_operations import FormWrite, SeenCells
from scorepad.store import Store
from tests.services.people.begun import PHONE, begin

AN_HOUR = 3600
MANY = 45
"""Games, of which a step without time takes 20."""


@pytest.fixture
def games(store: Store) -> list[str]:
    """Games of Anna, by their ids; the person has another name already."""
    games = sorted(begin(store, "Anna", "Ben", "Cleo") for _ in range(MANY))
    assert rename_person(store, PHONE, anna(store), "Zoe") is None
    return games


def anna(store: Store) -> str:
    return next(each.id for each in people_of(store, PHONE) if each.name in ("Anna", "Zoe"))


def named(store: Store, games: list[str]) -> list[bool]:
    """Return whether the new name is on each of the pads."""
    pads = (opened_game(store, game_id, PHONE).pad for game_id in games)
    return ["Zoe" in pad.names.values() for pad in pads]


def test_each_step_goes_on_where_the_last_one_ended(store: Store, games: list[str]) -> None:
    after, left = "", []
    while not left or left[-1]:
        step = rename_in_games(store, PHONE, anna(store), 2_000, after, seconds=0)
        after = step.after
        left.append(step.left)
        assert (step.name, step.number) == ("Zoe", MANY)
        assert named(store, games) == [game_id <= after for game_id in games]
    assert left == [25, 5, 0]


def test_whoever_begins_anew_writes_nothing_twice(store: Store, games: list[str]) -> None:
    rename_in_games(store, PHONE, anna(store), 2_000, seconds=0)
    assert rename_in_games(store, PHONE, anna(store), 3_000, seconds=AN_HOUR).left == 0
    assert all(named(store, games))
    marks = [opened_game(store, game_id, PHONE).game.version for game_id in games]
    assert marks == [2] * MANY


def test_a_deleted_game_and_one_with_somebody_called_so_keep_the_old_name(store: Store) -> None:
    kept = begin(store, "Anna", "Zoe", "Cleo")
    deleted, plain = begin(store, "Anna", "Ben", "Cleo"), begin(store, "Anna", "Ben", "Cleo")
    delete_game(store, deleted, PHONE, 1_500)
    zoe = next(each.id for each in people_of(store, PHONE) if each.name == "Zoe")
    ours = next(each.id for each in people_of(store, PHONE) if each.name == "Anna")
    assert rename_person(store, PHONE, zoe, "Another") is None
    assert rename_person(store, PHONE, ours, "Zoe") is None
    assert rename_in_games(store, PHONE, ours, 2_000, seconds=AN_HOUR).left == 0
    assert [*opened_game(store, kept, PHONE).pad.names.values()] == ["Anna", "Zoe", "Cleo"]
    assert named(store, [plain]) == [True]


def test_a_game_that_somebody_writes_in_meanwhile_gets_the_name_all_the_same(
    store: Store, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    change, disturbed = renaming._renamed, games[7]

    def disturb(store_: Store, game_id: str, *more: object) -> object:
        found = change(store_, game_id, *more)  # type: ignore[arg-type]
        if game_id == disturbed and opened_game(store, game_id, PHONE).game.version == 1:
            pad = opened_game(store, game_id, PHONE).pad
            cells = rename(pad.present[1], "Benno")
            seen = SeenCells(pad.written.seen(dict(cells)))
            act = FormWrite("f" * 32, lambda _: cells, "phone", 1_900, seen)
            assert write(store, game_id, PHONE, act.apply).fate is Fate.WRITTEN
        return found

    monkeypatch.setattr(renaming, "_renamed", disturb)
    assert rename_in_games(store, PHONE, anna(store), 2_000, seconds=AN_HOUR).left == 0
    assert all(named(store, games))
    assert "Benno" in opened_game(store, disturbed, PHONE).pad.names.values()
