"""What several threads do at once where nobody has done anything before."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, get_ident
from typing import Any

import pytest

from scorepad.pad import acts
from scorepad.pad.opening import Opening
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import opened_game
from scorepad.services.games import open_game
from scorepad.services.groups import groups_of
from scorepad.services.marks import write
from scorepad.services.people import people
from scorepad.services.people.merging import merge_people, unmerge_person
from scorepad.services.people.people import people_of, rename_person
from scorepad.services.rematches import open_rematch
from scorepad.services.write_operations import FormWrite
from scorepad.store import PersonRow, Store
from scorepad.store.marks import Marks
from scorepad.store.people import People

AT_ONCE = 6
DEVICE = "d" * 32


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store on each kind of database, which is ready and empty, and patient: five others may each
    wait for a slow disk."""
    store = Store(database, patience=60)
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
    known = people_of(store, DEVICE)
    assert sorted((each.name, each.games) for each in known) == [
        ("Anna", AT_ONCE),
        ("Ben", AT_ONCE),
        ("Cleo", AT_ONCE),
    ]


def test_one_name_is_given_to_one_person_however_many_phones_ask_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = [(str(number), f"Player {number}") for number in range(AT_ONCE)]
    assert open_game(store, DEVICE, "game", Opening("oh_hell", seated), 1) == {}
    together = Barrier(AT_ONCE)
    judge = people._refuse_name

    def judged_together(name: str, others: Iterable[PersonRow], person: PersonRow) -> Any:
        refusal = judge(name, others, person)
        if not waited.setdefault(get_ident(), False):
            # Everybody has seen a free name before anybody takes it.
            waited[get_ident()] = True
            together.wait(60)
        return refusal

    def rename(number: int) -> Refusal | None:
        name = "Somebody" if number % 2 else "somebody"
        return rename_person(store, DEVICE, str(number), name)

    waited: dict[int, bool] = {}
    monkeypatch.setattr(people, "_refuse_name", judged_together)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        refused = list(pool.map(rename, range(AT_ONCE)))
    assert [refusal.code for refusal in refused if refusal] == [Code.NAME_TAKEN] * (AT_ONCE - 1)
    names = [each.name.lower() for each in people_of(store, DEVICE)]
    assert names.count("somebody") == 1


def test_nobody_waits_while_the_people_of_a_group_are_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]
    assert open_game(store, DEVICE, "first", Opening("oh_hell", seated), 1) == {}
    held = []
    names = People.names

    def watched(self: People, group_id: str) -> list[tuple[str, str]]:
        held.append(self._held is not None)
        return names(self, group_id)

    monkeypatch.setattr(People, "names", watched)
    others = [("d", "Anna"), ("e", "Zoe"), ("f", "Yann")]
    assert open_game(store, DEVICE, "second", Opening("oh_hell", others), 2) == {}
    opened = opened_game(store, "second", DEVICE)
    assert open_rematch(store, b"k" * 40, opened, DEVICE, 3)
    assert len(held) == 2
    assert not any(held)
    assert [each.games for each in people_of(store, DEVICE) if each.name == "Anna"] == [3]


def test_people_are_separated_without_a_game_being_read_while_others_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, name in enumerate(["Anna", "Annie", "Anna", "Annie", "Anna"]):
        seated = [(name.lower(), name), ("ben", "Ben"), ("cleo", "Cleo")]
        assert open_game(store, DEVICE, f"game-{number}", Opening("oh_hell", seated), number) == {}
    assert merge_people(store, DEVICE, "annie", "anna")
    held = []
    fetch = Marks.fetch

    def watched(self: Marks, game_id: str) -> Any:
        held.append(self._held is not None)
        if len(held) == 3:
            # Somebody goes on writing in a game that was read already.
            act = FormWrite("c" * 32, lambda _: acts.rename("ben", "Benno"), DEVICE, 9)
            write(store, "game-0", DEVICE, act.apply)
        return fetch(self, game_id)

    monkeypatch.setattr(Marks, "fetch", watched)
    assert unmerge_person(store, DEVICE, "annie")
    assert len(held) > 5
    assert not any(held)
    played = {each.name: each.games for each in people_of(store, DEVICE)}
    assert (played["Anna"], played["Annie"]) == (3, 2)


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
