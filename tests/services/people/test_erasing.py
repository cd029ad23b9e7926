"""Somebody is erased in steps: each is short, and whoever comes next goes on."""

from contextlib import closing
from pathlib import Path

import pytest

from scorepad.pad.acts import adjust
from scorepad.pad.marks import Cell, Fate, author
from scorepad.services.access import opened_game
from scorepad.services.groups import current_group_id, name_group
from scorepad.services.house_rules import HouseRules, house_rules, save_house_rules
from scorepad.services.import_export.exporting import games_of_device
from scorepad.services.marks import write
from scorepad.services.people.erasing import (
    begin_erasing,
    erasures_in,
    finish_erasures,
    go_on_erasing,
    is_being_erased,
)
from scorepad.services.people.merging import merge_people
from scorepad.services.people.people import NoSuchPerson, people_of
from scorepad.services.phones import name_phone, phones_of
from scorepad.services.seasons import SeasonForm, begin_season, seasons_of
from scorepad.services.write_operations import FormWrite, SeenPad
from scorepad.store import Store, UnreadableGame
from scorepad.store.sqlite_library import sqlite3
from tests.services.people.begun import PHONE, begin
from tests.services.people.erased import erase_person


def id_of(store: Store, name: str) -> str:
    return next(each.id for each in people_of(store, PHONE) if each.name == name)


def names(store: Store) -> set[str]:
    return {each.name for each in people_of(store, PHONE)}


def whole_export(store: Store) -> str:
    """Return all games as JSON, with random ids in which three letters may stand by chance."""
    return "".join(games_of_device(store, PHONE, "json", 1_000))


def test_each_step_leaves_fewer_games_and_the_last_nobody(store: Store) -> None:
    for _ in range(12):
        begin(store, "Zenobia", "Ben", "Cleo")
    zenobia = id_of(store, "Zenobia")
    begin_erasing(store, PHONE, zenobia, 2_000)
    left = [go_on_erasing(store, PHONE, zenobia, 0).left for _ in range(2)]
    assert left == sorted(left, reverse=True)
    assert 0 < left[-1] < 12
    assert whole_export(store).count("Zenobia") == left[-1]
    while go_on_erasing(store, PHONE, zenobia, 0).left:
        pass
    assert "Zenobia" not in whole_export(store)
    assert not is_being_erased(store, PHONE, zenobia)
    with pytest.raises(NoSuchPerson):
        go_on_erasing(store, PHONE, zenobia)


def test_no_page_of_the_file_has_the_name_still_that_its_rows_were_moved_from(
    tmp_path: Path,
) -> None:
    with closing(Store(f"sqlite:///{tmp_path / 'scorepad.db'}")) as store:
        store.prepare()
        # So many that pages are split: SQLite copies rows to another page then.
        for _ in range(40):
            begin(store, "Zenobia", "Ben", "Cleo")
        erase_person(store, PHONE, id_of(store, "Zenobia"), 2_000)
        files = [file.read_bytes() for file in tmp_path.glob("scorepad.db*")]
    assert any(b"Cleo" in content for content in files)
    assert [content.count(b"Zenobia") for content in files] == [0] * len(files)


def test_what_was_cut_off_is_finished_by_the_server(store: Store) -> None:
    for _ in range(12):
        begin(store, "Zenobia", "Ben", "Cleo")
    zenobia = id_of(store, "Zenobia")
    begin_erasing(store, PHONE, zenobia, 2_000)
    go_on_erasing(store, PHONE, zenobia, 0)
    [unfinished] = erasures_in(store, PHONE)
    assert (unfinished.name, 0 < unfinished.left < 12) == ("Zenobia", True)
    # Each time goes on for as long as a step may take: on a slow disk that is not the rest.
    while before := erasures_in(store, PHONE):
        finish_erasures(store)
        assert all(after.left < before[0].left for after in erasures_in(store, PHONE))
    assert "Zenobia" not in whole_export(store)


def test_nobody_is_taken_for_somebody_who_is_being_erased(store: Store) -> None:
    for _ in range(8):
        begin(store, "Zenobia", "Ben", "Cleo")
    zenobia, ben = id_of(store, "Zenobia"), id_of(store, "Ben")
    begin_erasing(store, PHONE, zenobia, 2_000)
    assert names(store) == {"Ben", "Cleo"}
    with pytest.raises(NoSuchPerson):
        merge_people(store, PHONE, ben, zenobia)
    begin(store, "Zenobia", "Dora", "Ed")
    erase_person(store, PHONE, zenobia, 3_000)
    assert names(store) == {"Ben", "Cleo", "Zenobia", "Dora", "Ed"}
    assert id_of(store, "Zenobia") != zenobia
    assert whole_export(store).count('"Zenobia"') == 2, "the new one's game, and the new one"


def test_a_name_goes_off_the_phones_as_well(store: Store) -> None:
    begin(store, "Anna", "Ben", "Cleo")
    with store.writing() as transaction:
        group_id = current_group_id(transaction, PHONE)
        for device in ("one", "two", "three"):
            transaction.groups.enter(group_id, device, 1, 5)
    called = {PHONE: "Anna’s phone", "one": "Téléphone d'ANNA", "two": "Ben’s", "three": "Joanna’s"}
    for device, name in called.items():
        assert name_phone(store, [group_id], device, name) is None
    erase_person(store, PHONE, id_of(store, "Anna"), 2_000)
    now = {phone.device: phone.name for phone in phones_of(store, PHONE)}
    assert now == {PHONE: "", "one": "", "two": "Ben’s", "three": "Joanna’s"}


def test_no_note_or_reason_and_nothing_that_the_group_has_named_has_the_name_still(
    store: Store,
) -> None:
    game = begin(store, "Zenobia", "Ben", "Cleo")
    with store.reading() as transaction:
        (opening,) = transaction.marks.all(game)
    newest, ben = opening.id, next(cell.player for cell, value in opening.cells if value == "Ben")
    for number, cells in enumerate(
        (
            ((Cell(0, 0, "", "note"), "Zenobia was late"),),
            adjust(1, ben, 10, "zenobia’s cards"),
            # What was written before is in the log still.
            ((Cell(0, 0, "", "note"), "At the Zenobian"),),
        )
    ):
        act = FormWrite(f"{number:032x}", cells, by=author(PHONE), at=1_500, seen=SeenPad(newest))
        assert write(store, game, PHONE, act.apply).fate is Fate.WRITTEN
        newest = act.id
    assert name_group(store, PHONE, "Zenobia & Ben") is None
    house = HouseRules("1", "As Zenobia plays", "wizard_gigamic", {"bidding.who": "last"})
    assert save_house_rules(store, PHONE, house, 1_600) is None
    assert not begin_season(store, PHONE, SeasonForm("Zenobia’s winter", "2026-12-01")).refusals
    erase_person(store, PHONE, id_of(store, "Zenobia"), 2_000)
    with store.reading() as transaction:
        group = transaction.groups.get(current_group_id(transaction, PHONE))
        marks = transaction.marks.all(game)
    said = [value for mark in marks[1:] for _, value in mark.cells]
    assert said == ["– was late", [10, "–’s cards"], "At the Zenobian"]
    assert group is not None
    assert group.name == "– & Ben"
    assert [each.name for each in house_rules(store, PHONE)] == ["As – plays"]
    assert [each.name for each in seasons_of(store, PHONE)] == ["–’s winter"]


def test_a_damaged_game_is_named_and_all_others_are_done(tmp_path: Path) -> None:
    with closing(Store(f"sqlite:///{tmp_path}/scorepad.db")) as store:
        store.prepare()
        games = [begin(store, "Zenobia", "Ben", "Cleo") for _ in range(7)]
        with closing(sqlite3.connect(tmp_path / "scorepad.db")) as raw, raw:
            raw.execute("UPDATE mark SET body = '{' WHERE game_id = ?", (games[3],))
        zenobia = id_of(store, "Zenobia")
        with pytest.raises(UnreadableGame) as damaged:
            erase_person(store, PHONE, zenobia, 2_000)
        assert damaged.value.game_id == games[3]
        others = [game for game in games if game != games[3]]
        assert all(
            "Zenobia" not in opened_game(store, game, PHONE).pad.names.values() for game in others
        )
        stuck = go_on_erasing(store, PHONE, zenobia)
        assert (stuck.is_stuck, stuck.damaged) == (True, (games[3],))
        with store.writing() as transaction:
            transaction.games.purge(games[3])
        assert go_on_erasing(store, PHONE, zenobia).left == 0
        assert names(store) == {"Ben", "Cleo"}


def test_a_step_of_nobody_is_refused(store: Store) -> None:
    begin(store, "Zenobia", "Ben", "Cleo")
    for person in ("nobody", id_of(store, "Ben")):
        with pytest.raises(NoSuchPerson):
            go_on_erasing(store, PHONE, person)
    with pytest.raises(NoSuchPerson):
        begin_erasing(store, PHONE, "nobody", 1)
