"""``scorepad groups``: groups deleted and brought back, people erased, phones named and found."""

import re
from pathlib import Path

import pytest

from scorepad.services.access import opened_game
from scorepad.services.deleted_games import delete_game
from scorepad.services.deleted_groups import delete_group, deleted_groups, end_deleted_groups
from scorepad.services.groups import (
    HOUSEHOLD,
    NoSuchGroup,
    group_token,
    household_token,
    open_group,
)
from scorepad.services.links import link_token, open_link
from scorepad.services.people.erasing import begin_erasing
from scorepad.services.people.people import people_of
from scorepad.services.phones import note_visit
from scorepad.store import Store
from tests.cli.test_groups import (
    GUEST,
    KEY,
    OURS,
    SINGLE,
    begin,
    group_of,
    may_see,
    people,
)
from tests.cli.test_groups import run as run
from tests.cli.test_groups import store as store

DAY = 24 * 3600


def test_a_deleted_group_is_nowhere_and_comes_back_as_it_was(store: Store, run) -> None:
    games = [begin(store, SINGLE, "Ann", "Ben", "Cleo") for _ in range(23)]
    single = group_of(store, SINGLE)
    with store.reading() as transaction:
        row, group = transaction.games.get(games[0]), transaction.groups.get(single)
    open_link(store, KEY, link_token(KEY, row, "view"), GUEST, 1)
    delete_game(store, games[5], SINGLE, 1_000)
    said = run("delete", single[:8])
    assert "22 games went with it" in said
    assert f"scorepad groups bring-back {single}" in said
    assert not any(may_see(store, device, games[0]) for device in (SINGLE, GUEST))
    with pytest.raises(NoSuchGroup):
        open_group(store, KEY, group_token(KEY, group), OURS, 5)
    listed = run().splitlines()
    assert [line for line in listed if single in line] == [listed[-1]]
    assert re.search(r"deleted on 20\d\d-\d\d-\d\d, can be brought back until", listed[-1])
    assert "22 games came back" in run("bring-back", single[:8])
    assert may_see(store, SINGLE, games[0])
    assert may_see(store, GUEST, games[0])
    assert not may_see(store, SINGLE, games[5]), "it had been deleted before"
    assert people(store, SINGLE)["Ann"] == 23
    assert deleted_groups(store) == ()


def test_a_deletion_that_was_cut_off_goes_on_by_the_same_command(store: Store, run) -> None:
    games = [begin(store, SINGLE, "Ann", "Ben", "Cleo") for _ in range(25)]
    single = group_of(store, SINGLE)

    class Cut(Exception):
        pass

    def cut(done: int) -> None:
        if done:
            raise Cut

    with pytest.raises(Cut):
        delete_group(store, single, 1_700_000_000, cut)
    assert group_is_gone(store, SINGLE)
    assert "5 games went" in run("delete", single)
    assert [each.deleted_at for each in deleted_groups(store)] == [1_700_000_000]
    assert "25 games came back" in run("bring-back", single)
    assert all(may_see(store, SINGLE, game) for game in games)


def group_is_gone(store: Store, device: str) -> bool:
    with store.reading() as transaction:
        return transaction.groups.of_device(device) == []


def test_after_thirty_days_a_deleted_group_is_gone_for_good(store: Store, run) -> None:
    game = begin(store, SINGLE, "Ann", "Ben", "Cleo")
    stays = begin(store, OURS, "Dan", "Eve", "Fay")
    single = group_of(store, SINGLE)
    delete_group(store, single, 1_700_000_000)
    end_deleted_groups(store, 1_700_000_000 + 30 * DAY)
    assert len(deleted_groups(store)) == 1
    end_deleted_groups(store, 1_700_000_001 + 30 * DAY)
    assert deleted_groups(store) == ()
    with store.reading() as transaction:
        assert transaction.games.get(game) is None
        assert transaction.games.forgotten(game) == {""}
    assert may_see(store, OURS, stays)
    assert "No group" in run("bring-back", single, fails=True)


def test_another_household_begins_where_it_was_deleted(store: Store, run) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    before = household_token(store, KEY, 1_000)
    run("delete", "household")
    assert group_is_gone(store, HOUSEHOLD)
    assert household_token(store, KEY, 2_000) != before


def test_a_person_is_erased_by_name_or_id_and_the_others_stay(store: Store, run) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    begin(store, OURS, "Ann", "Dan", "Cleo")
    ann = next(each.id for each in people_of(store, OURS) if each.name == "Ann")
    assert f"{ann}  Ann: 2 games" in run("people", "household").splitlines()
    assert "--yes" in run("erase", "household", "ann", fails=True)
    assert people(store, OURS)["Ann"] == 2
    assert run("erase", "household", "ANN", "--yes").startswith("Done.")
    assert people(store, OURS) == {"Ben": 1, "Cleo": 2, "Dan": 1}
    assert sorted(opened_game(store, game, OURS).pad.names.values()) == ["Ben", "Cleo", "–"]
    cleo = next(each.id for each in people_of(store, OURS) if each.name == "Cleo")
    begin_erasing(store, OURS, cleo, 1_000)
    assert "Cleo: being erased, 2 games left" in run("people", "household")
    run("erase", "household", cleo, "--yes")
    assert "Cleo" not in run("people", "household")


def test_erasing_says_that_copies_still_have_the_name(store: Store, run) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    # A store on a server has no folder of its own.
    is_file = store.dialect == "sqlite"
    if is_file:
        folder = store.backup_base.parent / "backups"
        folder.mkdir(exist_ok=True)
        (folder / "scorepad-2026-11-01-0001.db").touch()
    said = run("erase", "household", "Ann", "--yes")
    assert ("1 copy of the games beside them still have the name" in said) is is_file


def test_erasing_tells_of_copies_in_another_folder_too(
    store: Store, run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "scorepad-2026-11-01-0001.db").touch()
    monkeypatch.setenv("SCOREPAD_BACKUPS", str(elsewhere))
    assert "1 copy of the games" in run("erase", "household", "Ann", "--yes")


def test_a_phone_has_a_name_by_which_it_is_found_and_thrown_out(store: Store, run) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    household = group_of(store, OURS)
    with store.writing() as transaction:
        transaction.groups.enter(household, GUEST, 1, 1_700_000_000)
    assert run("name-phone", GUEST[:8], "Anna's  phone") == "Done.\n"
    note_visit(store, GUEST, 1_700_000_000 + 5 * DAY)
    (line,) = [each for each in run("phones", "household").splitlines() if GUEST[:8] in each]
    assert line == f"{GUEST[:8]}  since 2023-11-14, last here 2023-11-19  Anna's phone"
    assert run("phones", "household").splitlines()[0] == line, "whoever was here last"
    assert "two names must differ" in run("name-phone", OURS[:8], "ANNA'S PHONE", fails=True)
    run("revoke", "anna's phone")
    assert not may_see(store, GUEST, game)
    assert may_see(store, OURS, game)


def test_a_phone_keeps_its_name_whatever_becomes_of_its_group(store: Store, run) -> None:
    begin(store, SINGLE, "Ann", "Ben", "Cleo")
    run("name-phone", SINGLE[:8], "Tablet")
    household, single = group_of(store, OURS), group_of(store, SINGLE)
    with store.writing() as transaction:
        generation = transaction.groups.renew(single)
        transaction.groups.enter(single, SINGLE, generation, 3_000)
    assert "Tablet" in run("phones", single)
    run("merge", single, "household")
    assert "Tablet" in run("phones", "household")
    assert group_of(store, SINGLE) == household
    with store.writing() as transaction:
        transaction.links.replace_device(SINGLE, "n" * 32)
    assert f"{'n' * 8}  since" in run("phones", "household")
    assert "Tablet" in run("phones", "household")


def test_a_visit_is_noted_once_a_day(store: Store) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")

    def seen() -> int:
        with store.reading() as transaction:
            return transaction.groups.last_seen(OURS)

    first = seen()
    note_visit(store, OURS, first + DAY)
    assert seen() == first
    note_visit(store, OURS, first + DAY + 1)
    assert seen() == first + DAY + 1
    note_visit(store, "a stranger", 5)
    note_visit(store, "", 5)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("delete", "nobody"), "is called nobody"),
        (("bring-back", "household"), "is called household"),
        (("people", "nobody"), "is called nobody"),
        (("erase", "household", "Zoe", "--yes"), "is called Zoe"),
        (("name-phone", "dddd", "x"), "begin with dddd"),
        (("name-phone", OURS[:8], "x" * 500), "characters"),
    ],
)
def test_what_is_not_there_is_named(run, line: tuple[str, ...], said: str) -> None:
    assert said in run(*line, fails=True)


def test_of_two_people_or_groups_of_one_name_an_id_says_which(store: Store, run) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    ids = [each.id for each in people_of(store, OURS)]
    with store.writing() as transaction:
        group = group_of_within(transaction)
        transaction.people.change(group, ids[0], name="Twin")
        transaction.people.change(group, ids[1], name="Twin")
    said = run("erase", "household", "twin", "--yes", fails=True)
    assert "more than one, is called twin" in said
    assert "scorepad groups people GROUP" in said
    run("erase", "household", ids[0], "--yes")
    assert [each.id for each in people_of(store, OURS) if each.name == "Twin"] == [ids[1]]
    begin(store, SINGLE, "Dan", "Eve", "Fay")
    for group in ("household", group_of(store, SINGLE)):
        run("rename", group, "Us")
    assert "more than one, is called us" in run("delete", "us", fails=True)


def group_of_within(transaction) -> str:
    return transaction.groups.of_device(OURS)[0].group_id
