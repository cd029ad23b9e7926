"""People who were exchanged in a game are who they are in their group, in any other, and erased."""

from scorepad.pad import acts
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.services.access import opened_game
from scorepad.services.groups import current_group_id
from scorepad.services.import_export.exporting import games_of_device
from scorepad.services.marks import store_whole_game, write
from scorepad.services.people.people import people_of
from scorepad.services.seats import exchange_act, rename_act
from scorepad.services.write_operations import Act, FormWrite, SeenPad
from scorepad.store import Store
from tests.services.people.begun import PHONE, begin
from tests.services.people.erased import erase_person


def do(store: Store, game_id: str, number: int, act: Act) -> None:
    newest = opened_game(store, game_id, PHONE).pad.written.newest_mark
    said = FormWrite(f"{number:032x}", act, PHONE, 2_000 + number, SeenPad(newest))
    assert write(store, game_id, PHONE, said.apply).refusal is None


def games(store: Store) -> dict[str, int]:
    return {each.name: each.games for each in people_of(store, PHONE)}


def test_a_game_from_elsewhere_is_of_those_whom_the_group_knows_by_the_names_of_now(
    store: Store,
) -> None:
    begin(store, "Anna", "Ben", "Cleo")
    players = [("x", "Anna"), ("y", "Ben"), ("z", "Cleo")]
    opened = [Mark("0" * 32, opening_cells(Opening("wizard_gigamic", players)))]
    marks = [*opened, Mark("1" * 32, acts.exchange(read_pad(opened), "x", "y"))]
    with store.writing() as transaction:
        group_id = current_group_id(transaction, PHONE)
        store_whole_game(transaction, "G" * 22, group_id, 1_000, read_pad(marks))
    assert games(store) == {"Anna": 2, "Ben": 2, "Cleo": 2}


def test_nothing_has_the_name_of_somebody_erased_who_was_exchanged(store: Store) -> None:
    game_id = begin(store, "Anna", "Ben", "Cleo")
    one, other, _ = opened_game(store, game_id, PHONE).pad.names
    do(store, game_id, 1, exchange_act(one, other))
    do(store, game_id, 2, rename_act(other, "Annabel"))
    anna = next(each.id for each in people_of(store, PHONE) if each.name == "Anna")
    erase_person(store, PHONE, anna, 9_000)
    file = "".join(games_of_device(store, PHONE, "json", 1_000))
    assert "Anna" not in file
    assert file.count("Ben") > 1
    assert games(store) == {"Ben": 1, "Cleo": 1}
