"""``scorepad groups``: looked after by the owner of the machine, from the terminal."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad.opening import Opening
from scorepad.services.access import NoSuchGame, opened_game
from scorepad.services.games import open_game
from scorepad.services.groups import HOUSEHOLD, group_to_share, group_token, open_group
from scorepad.services.links import new_game_id, new_player_id
from scorepad.services.people.people import people_of, rename_person
from scorepad.services.statistics.update import catch_up
from scorepad.stats.tally import FORM
from scorepad.store import HouseRow, SeasonRow, Store

KEY = b"k" * 32
OURS, SINGLE, GUEST = "a" * 32, "b" * 32, "c" * 32


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.prepare()
    household = group_to_share(store, HOUSEHOLD, 1_000)
    open_group(store, KEY, group_token(KEY, household), OURS, 1_001)
    yield store
    store.close()


@pytest.fixture
def run(store: Store, database: str, tmp_path: Path):
    """The command's answer, and its exit status when it is not 0."""

    def done(*arguments: str, fails: bool = False) -> str:
        line = ["groups", "--instance", str(tmp_path), *arguments]
        result = CliRunner().invoke(main, line, env={"SCOREPAD_DATABASE_URL": database})
        assert result.exit_code == int(fails), result.output
        return result.output

    return done


def begin(store: Store, device: str, *names: str) -> str:
    game_id = new_game_id()
    opening = Opening("wizard_gigamic", [(new_player_id(), name) for name in names])
    assert open_game(store, device, game_id, opening, 1_700_000_000) == {}
    return game_id


def group_of(store: Store, device: str) -> str:
    with store.reading() as transaction:
        return transaction.groups.of_device(device)[0].group_id


def may_see(store: Store, device: str, game_id: str) -> bool:
    try:
        opened_game(store, game_id, device)
    except NoSuchGame:
        return False
    return True


def people(store: Store, device: str) -> dict[str, int]:
    return {each.name: each.games for each in people_of(store, device)}


def test_every_group_is_listed_with_what_tells_it_from_others(store: Store, run) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    begin(store, SINGLE, "Dan", "Eve", "Fay")
    run("rename", "household", "Us")
    ours, single = sorted(run().splitlines(), key=lambda line: "household" not in line)
    assert ours.startswith(f"{group_of(store, OURS)}  Us, the household (")
    assert ours.endswith("1 game, the last on 2023-11-14; 1 phone")
    assert {"Ann", "Ben", "Cleo"} <= set(re.findall(r"\w+", ours))
    assert single.startswith(f"{group_of(store, SINGLE)}  an unnamed group (")


def test_the_games_of_a_lost_phone_go_to_the_household_with_their_people(store, run) -> None:
    game = begin(store, SINGLE, "Ann", "Ben", "Cleo")
    begin(store, OURS, "ann", "Dan", "Eve")
    assert not may_see(store, OURS, game)
    assert "1 game moved" in run("move", "--phone", SINGLE[:8], "--to", "household")
    assert may_see(store, OURS, game)
    assert people(store, OURS) == {"ann": 2, "Ben": 1, "Cleo": 1, "Dan": 1, "Eve": 1}
    assert people(store, SINGLE) == {}
    assert "0 games moved" in run("move", "--phone", SINGLE[:8], "--to", "household")


def test_a_game_that_others_share_with_the_phone_is_not_the_phones_alone(store, run) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    begin(store, SINGLE, "Dan", "Eve", "Fay")
    assert "0 games moved" in run("move", "--phone", OURS[:8], "--to", group_of(store, SINGLE))


def test_one_game_moves_by_its_id_or_a_link_and_the_others_stay(store: Store, run) -> None:
    one, two, stays = (begin(store, SINGLE, "Ann", "Ben", "Cleo") for _ in range(3))
    link = f"https://pad.example.org/g/{two}/sheet"
    assert "2 games moved" in run("move", "--game", one, "--game", link, "--to", "household")
    assert [may_see(store, OURS, each) for each in (one, two, stays)] == [True, True, False]
    with store.reading() as transaction:
        assert transaction.games.get(stays).group_id == group_of(store, SINGLE)


def test_names_that_people_have_now_come_along(store: Store, run) -> None:
    begin(store, SINGLE, "Ann", "Ben", "Cleo")
    begin(store, OURS, "Anna", "Dan", "Eve")
    ann = next(each.id for each in people_of(store, SINGLE) if each.name == "Ann")
    assert rename_person(store, SINGLE, ann, "Anna") is None
    assert "1 game moved" in run("move", "--from", group_of(store, SINGLE), "--to", "household")
    assert people(store, OURS) == {"Anna": 2, "Ben": 1, "Cleo": 1, "Dan": 1, "Eve": 1}


def test_two_groups_become_one_with_games_phones_people_and_rules(store: Store, run) -> None:
    game = begin(store, SINGLE, "Ann", "Ben", "Cleo")
    single = group_of(store, SINGLE)
    ours = group_of(store, OURS)
    rule = HouseRow(single, "rule", "Ours", "wizard_gigamic", {}, 1)
    with store.writing() as transaction:
        transaction.house_rules.save(rule)
        transaction.seasons.add(single, SeasonRow("1", "Winter", "2026-01-01", "2026-02-01"))
        carnival = SeasonRow("2", "Carnival", "2026-01-20", "2026-02-20")
        transaction.seasons.add(ours, carnival)
    said = run("merge", single[:6], "household")
    assert "1 game came along" in said
    assert "Seasons left out, as others have their days: Winter." in said
    assert len(run().splitlines()) == 1
    assert may_see(store, OURS, game)
    assert group_of(store, SINGLE) == group_of(store, OURS)
    assert people(store, OURS) == {"Ann": 1, "Ben": 1, "Cleo": 1}
    with store.reading() as transaction:
        found = transaction.house_rules.all(group_of(store, OURS))
        assert transaction.groups.get(single) is None
    assert found == [rule._replace(owner=group_of(store, OURS))]


def test_the_household_may_go_into_another_group_and_is_still_one(store: Store, run) -> None:
    begin(store, OURS, "Ann", "Ben", "Cleo")
    begin(store, SINGLE, "Dan", "Eve", "Fay")
    run("merge", "household", group_of(store, SINGLE))
    (line,) = run().splitlines()
    assert "the household" in line
    assert "2 games" in line
    assert "2 phones" in line


def test_a_phone_that_plays_elsewhere_goes_on_there_after_a_merge(store: Store, run) -> None:
    begin(store, SINGLE, "Ann", "Ben", "Cleo")
    begin(store, GUEST, "Dan", "Eve", "Fay")
    single, guests = group_of(store, SINGLE), group_of(store, GUEST)
    with store.writing() as transaction:
        transaction.groups.enter(single, GUEST, 1, 10)
        transaction.groups.enter(guests, GUEST, 1, 20)
    run("merge", single, "household")
    assert group_of(store, GUEST) == guests
    assert group_of(store, SINGLE) == group_of(store, OURS)


def test_finished_games_count_where_they_have_come_and_no_longer_where_they_were(
    store: Store, run
) -> None:
    def counted(group_id: str) -> int:
        catch_up(store, group_id, 600)
        with store.reading() as transaction:
            return sum(transaction.statistics.games_by_month(group_id, FORM).values())

    fill(store, EveningsToMake(games=30, people=7, seed=1, until=1_700_000_000))
    begin(store, SINGLE, "Dan", "Eve", "Fay")
    household, single = group_of(store, OURS), group_of(store, SINGLE)
    over = counted(household)
    assert over > 0
    run("move", "--from", "household", "--to", single)
    assert (counted(household), counted(single)) == (0, over)


def test_a_revoked_phone_sees_nothing_any_more_and_the_others_do(store: Store, run) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    household = group_of(store, OURS)
    with store.writing() as transaction:
        transaction.groups.enter(household, GUEST, 1, 1_700_000_000)
        transaction.links.grant(game, GUEST, "host", 1, 1_700_000_000)
    first = run("phones", "household").splitlines()[0]
    assert first == f"{GUEST[:8]}  since 2023-11-14, last here 2023-11-14"
    run("revoke", GUEST[:8])
    assert not may_see(store, GUEST, game)
    assert may_see(store, OURS, game)
    assert GUEST[:8] not in run("phones", "household")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("rename", "nobody", "x"), "is called nobody"),
        (("merge", "household", "household"), "same group"),
        (("move", "--to", "household", "--game", "x" * 22), "no game"),
        (("revoke", "dddd"), "begin with dddd"),
        (("revoke", "a"), "begin with a"),
        (("rename", "household", "x" * 500), "characters"),
    ],
)
def test_what_is_not_there_is_named(run, line: tuple[str, ...], said: str) -> None:
    assert said in run(*line, fails=True)


def test_a_folder_without_games_is_named_and_nothing_is_made(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["groups", "--instance", str(tmp_path / "no")])
    assert (done.exit_code, "no games in" in done.output) == (1, True)
    assert not (tmp_path / "no").exists()
