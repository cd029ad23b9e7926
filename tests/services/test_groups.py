"""Games in groups: whose they are, and who sits in them."""

import secrets

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.marks import Fate, Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.pad.state import Pad
from scorepad.services.access import opened_game
from scorepad.services.games import TakenId, open_game, open_offline_game
from scorepad.services.groups import (
    HOUSEHOLD,
    adopt_games,
    household_token,
    open_group,
    renew_group,
)
from scorepad.services.links import new_game_id, new_player_id
from scorepad.services.marks import write
from scorepad.services.people.merging import merge_people
from scorepad.services.people.people import people_of
from scorepad.services.write_operations import FormWrite, SeenPad
from scorepad.store import Store
from tests.services.people.erased import erase_person

KEY = b"k" * 32


def opening(*names: str) -> Opening:
    return Opening("wizard_gigamic", [(new_player_id(), name) for name in names])


def begin(store: Store, *names: str, device: str = "phone") -> str:
    game_id = new_game_id()
    assert open_game(store, device, game_id, opening(*names), 1_000) == {}
    return game_id


def brought(store: Store, *names: str, at: int = 1_000) -> tuple[str, Mark]:
    """A game that a phone has begun without network."""
    game_id = new_game_id()
    mark = Mark(secrets.token_hex(16), opening_cells(opening(*names)), by="phone", at=at)
    assert open_offline_game(store, "phone", game_id, mark) is None
    return game_id, mark


def join(store: Store, game_id: str, name: str) -> None:
    """Somebody new sits down at the table."""

    def act(pad: Pad) -> Cells:
        newcomers = {"new": name}
        return acts.seat(pad, (*pad.present, "new"), keep_end=False, newcomers=newcomers)

    seen = SeenPad(opened_game(store, game_id, "phone").pad.written.newest_mark)
    decision = FormWrite(secrets.token_hex(16), act, "phone", 2_000, seen)
    assert write(store, game_id, "phone", decision.apply).fate is Fate.WRITTEN


def games_of(store: Store, device: str = "phone") -> dict[str, int]:
    return {each.name: each.games for each in people_of(store, device)}


def test_the_same_person_has_the_same_id_in_all_games_of_a_group(store: Store) -> None:
    one, two = begin(store, "Anna", "Ben", "Cleo"), begin(store, "Dora", "anna", "Ben")
    first, second = (opened_game(store, each, "phone").pad.names for each in (one, two))
    ids = {name.casefold(): player for player, name in first.items()}
    assert {name.casefold(): player for player, name in second.items()} | ids == {
        **ids,
        "dora": next(player for player, name in second.items() if name == "Dora"),
    }


def test_people_of_two_groups_have_nothing_in_common(store: Store) -> None:
    begin(store, "Anna", "Ben", "Cleo")
    begin(store, "Anna", "Ben", "Cleo", device="other")
    ids = [{each.id for each in people_of(store, device)} for device in ("phone", "other")]
    assert ids[0].isdisjoint(ids[1])


def test_whom_a_phone_seated_without_network_is_known_by_the_name(store: Store) -> None:
    begin(store, "Anna", "Ben", "Cleo")
    game_id, mark = brought(store, "Anna", "Dora", "Ed")
    assert open_offline_game(store, "phone", game_id, mark) is None
    assert games_of(store) == {"Anna": 2, "Ben": 1, "Cleo": 1, "Dora": 1, "Ed": 1}
    assert opened_game(store, game_id, "phone").writes
    with pytest.raises(TakenId):
        open_offline_game(store, "stranger", game_id, mark)


def test_a_newcomer_is_known_once_it_is_written_and_is_counted_once(store: Store) -> None:
    game_id = begin(store, "Anna", "Ben", "Cleo")
    begin(store, "Dora", "Ed", "Fred")

    join(store, game_id, "Dora")
    assert games_of(store)["Dora"] == 2
    dora = next(each.id for each in people_of(store, "phone") if each.name == "Dora")
    anna = next(each.id for each in people_of(store, "phone") if each.name == "Anna")
    assert not merge_people(store, "phone", dora, anna)


def test_an_erased_person_does_not_come_back_with_a_newcomer(store: Store) -> None:
    game_id = begin(store, "Anna", "Ben", "Cleo")
    anna = next(each.id for each in people_of(store, "phone") if each.name == "Anna")
    for _ in range(45):
        begin(store, "Anna", "Ben", "Cleo")
    erase_person(store, "phone", anna, 1_000)

    join(store, game_id, "Dora")
    assert games_of(store) == {"Ben": 46, "Cleo": 46, "Dora": 1}
    assert sorted(opened_game(store, game_id, "phone").pad.names.values()) == [
        "Ben",
        "Cleo",
        "Dora",
        "–",
    ]


def test_a_pad_that_was_remembered_is_read_anew_after_somebody_was_erased(store: Store) -> None:
    game_id = begin(store, "Anna", "Ben", "Cleo")
    assert "Anna" in opened_game(store, game_id, "phone").pad.names.values()
    anna = next(each.id for each in people_of(store, "phone") if each.name == "Anna")
    erase_person(store, "phone", anna, 1_000)
    assert "Anna" not in opened_game(store, game_id, "phone").pad.names.values()


def test_the_household_has_one_group_whose_link_stays_until_it_is_renewed(store: Store) -> None:
    token = household_token(store, KEY, 1_000)
    assert household_token(store, KEY, 2_000) == token
    open_group(store, KEY, token, "phone", 3_000)
    game_id = begin(store, "Anna", "Ben", "Cleo")
    open_group(store, KEY, token, "tablet", 3_000)
    assert opened_game(store, game_id, "tablet").writes
    renew_group(store, "phone", 4_000)
    fresh = household_token(store, KEY, 5_000)
    assert fresh != token
    assert fresh[:22] == token[:22]
    with store.reading() as transaction:
        assert transaction.groups.of_device("tablet") == []
        assert [each.group_id for each in transaction.groups.of_device(HOUSEHOLD)] == [token[:22]]


def test_old_games_are_adopted_by_the_group_that_their_phone_plays_in(store: Store) -> None:
    ids = [begin(store, "Anna", "Ben", name) for name in ("Cleo", "Dora") for _ in range(15)]
    with store.writing() as transaction:
        for game_id in ids:
            transaction.links.grant(game_id, "old", "host", 1, 1)
        transaction.links.grant(ids[0], "looker", "view", 1, 1)
        run = transaction._connection.exec_driver_sql
        run("UPDATE game SET circle_id = NULL")
        run("DELETE FROM played_in")
    for device in ("looker", "nobody", ""):
        adopt_games(store, device, 9)
        assert people_of(store, device) == ()
    adopt_games(store, "old", 9)
    assert games_of(store, "old") == {"Anna": 30, "Ben": 30, "Cleo": 15, "Dora": 15}
    adopt_games(store, "old", 9)
    assert games_of(store, "old")["Anna"] == 30
