"""``scorepad restore --game``: one game comes back from a copy, and all others stay as they are."""

import secrets
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine

from scorepad.cli import main
from scorepad.pad import acts
from scorepad.pad.marks import Mark
from scorepad.services.access import opened_game
from scorepad.services.deleted_games import delete_game
from scorepad.services.deleted_groups import delete_group
from scorepad.services.import_export.exporting import games_of_device
from scorepad.services.links import link_token, open_link, renew_link
from scorepad.services.marks import write
from scorepad.services.people.people import people_of
from scorepad.services.write_operations import Batch
from scorepad.store import EveningMove, Store
from scorepad.store.packed import pack
from tests.cli.test_groups import GUEST, KEY, OURS, SINGLE, begin, group_of, may_see, people
from tests.cli.test_groups import store as store
from tests.services.people.erased import erase_person
from tests.store.revisions import at_revision


@pytest.fixture
def copied(store: Store, tmp_path: Path) -> Callable[[], Path]:
    """Makes a copy of everything as it is now."""

    def copy() -> Path:
        target = tmp_path / f"{secrets.token_hex(4)}.db"
        store.copy(target, replace=False)
        return target

    return copy


@pytest.fixture
def restored(database: str, tmp_path: Path):
    """The command's answer, and its exit status when it is not 0."""

    def done(file: Path, game: str, *more: str, fails: bool = False) -> str:
        line = ["restore", str(file), "--game", game, "--instance", str(tmp_path), *more]
        result = CliRunner().invoke(main, line, env={"SCOREPAD_DATABASE_URL": database})
        assert result.exit_code == int(fails), result.output
        return result.output

    return done


def bid(store: Store, game_id: str, value: int = 0, device: str = OURS) -> None:
    """Write the next bid, as a phone does."""
    pad = opened_game(store, game_id, device).true_pad
    boxes = pad.rounds[0].boxes
    player = next(each for each in pad.present if boxes[each].bid is None)
    mark = Mark(secrets.token_hex(16), acts.enter(1, 1, player, "bid", value), by=device, at=2_000)
    write(store, game_id, device, Batch([mark], erased=frozenset, late=True).apply)


def marks(store: Store, game_id: str) -> list[str]:
    with store.reading() as transaction:
        return [mark.id for mark in transaction.marks.all(game_id)]


def damage(store: Store, game_id: str, number: int) -> None:
    with store.writing() as transaction:
        transaction._connection.exec_driver_sql(
            f"UPDATE mark SET body = '{{' WHERE game_id = '{game_id}' AND number = {number}"
        )


def whole_export(store: Store) -> str:
    return "".join(games_of_device(store, OURS, "json", 1_000))


def test_a_game_that_is_gone_for_good_is_back_and_the_others_stay(
    store: Store, copied, restored
) -> None:
    game, other = begin(store, OURS, "Ann", "Ben", "Cleo"), begin(store, OURS, "Dan", "Eve", "Fay")
    bid(store, game)
    with store.reading() as transaction:
        row = transaction.games.get(game)
    open_link(store, KEY, link_token(KEY, row, "view"), GUEST, 1)
    copy, before = copied(), whole_export(store)
    with store.writing() as transaction:
        transaction.games.purge(game)
    bid(store, other)
    assert restored(copy, game) == "It is back, with 2 entries.\n"
    assert may_see(store, GUEST, game), "whoever had a right has it again"
    assert people(store, OURS) == dict.fromkeys(["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"], 1)
    assert len(marks(store, other)) == 2
    line = next(line for line in before.splitlines() if game in line)
    assert line in whole_export(store)
    bid(store, game)
    assert "here already" in restored(copy, game)
    assert len(marks(store, game)) == 3


def test_a_game_comes_out_of_the_trash_with_what_was_written_since(
    store: Store, copied, restored
) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    copy = copied()
    bid(store, game)
    delete_game(store, game, OURS, 1_000)
    said = restored(copy, f"https://pad.example.org/g/{game}/sheet")
    assert said == "It is back, with 1 entry. 1 entry that came after the copy stayed.\n"
    assert may_see(store, OURS, game)
    assert len(marks(store, game)) == 2


def test_a_damaged_game_is_mended_and_keeps_what_came_later_as_far_as_it_can_be_read(
    store: Store, copied, restored
) -> None:
    games = [begin(store, OURS, "Ann", "Ben", "Cleo") for _ in range(2)]
    for game in games:
        bid(store, game)
    copy = copied()
    for game in games:
        bid(store, game)
        bid(store, game, 1)
    whole = [marks(store, game) for game in games]
    damage(store, games[0], 2)
    damage(store, games[1], 2)
    damage(store, games[1], 4)
    said = restored(copy, games[0])
    assert said.startswith("It can be read again, with 2 entries. 2 entries that came after")
    assert marks(store, games[0]) == whole[0]
    said = restored(copy, games[1])
    assert "1 entry that came after the copy stayed. 1 entry" in said
    assert said.endswith("can't be read, and are lost.\n")
    assert marks(store, games[1]) == whole[1][:3]
    assert len(opened_game(store, games[0], OURS).pad.rounds[0].boxes) == 3
    bid(store, games[1])


def test_a_game_that_is_shorter_here_gets_the_rest(store: Store, copied, restored) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    bid(store, game)
    copy, whole = copied(), marks(store, game)
    with store.writing() as transaction:
        row = transaction.games.get(game)
        first = transaction.marks.all(game)[:1]
        transaction.whole_games.replace_marks(row, first, row.summary)
    assert restored(copy, game) == "It has 2 entries now, those that it had here among them.\n"
    assert marks(store, game) == whole


def test_a_game_of_no_group_takes_its_evening_along_into_one(
    store: Store, copied, restored
) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    bid(store, game)
    group_id, copy = group_of(store, OURS), copied()
    with store.writing() as transaction:
        transaction.evenings.move(group_id, EveningMove(game, None, None))
        for table in ("game", "evening_move"):
            transaction._connection.exec_driver_sql(f"UPDATE {table} SET circle_id = NULL")
        row = transaction.games.get(game)
        transaction.whole_games.replace_marks(row, transaction.marks.all(game)[:1], row.summary)
    assert row.group_id == ""
    restored(copy, game)
    with store.reading() as transaction:
        (move,) = transaction.whole_games.other_rows(game)["evening_move"]
        assert transaction.games.get(game).group_id == move["group_id"] == group_id


def test_a_game_that_went_another_way_stays_as_it_is(store: Store, copied, restored) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    before = copied()
    bid(store, game)
    copy = copied()
    with store.writing() as transaction:
        row = transaction.games.get(game)
        transaction.whole_games.replace_marks(row, transaction.marks.all(game)[:1], row.summary)
    bid(store, game, 1)
    whole = marks(store, game)
    assert "went on another way" in restored(copy, game, fails=True)
    assert marks(store, game) == whole
    assert "here already" in restored(before, game)


def test_an_erased_name_does_not_come_back_with_the_game(store: Store, copied, restored) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    bid(store, game)
    copy = copied()
    ann = next(each.id for each in people_of(store, OURS) if each.name == "Ann")
    erase_person(store, OURS, ann, 1_000)
    with store.writing() as transaction:
        transaction.games.purge(game)
    restored(copy, game)
    assert sorted(opened_game(store, game, OURS).pad.names.values()) == ["Ben", "Cleo", "–"]
    # Without its quotes, three letters may stand in a random id.
    assert '"Ann"' not in whole_export(store)
    assert people(store, OURS) == {"Ben": 1, "Cleo": 1}


def test_a_link_that_was_renewed_stays_renewed(store: Store, copied, restored) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    with store.reading() as transaction:
        row = transaction.games.get(game)
    open_link(store, KEY, link_token(KEY, row, "view"), GUEST, 1)
    copy = copied()
    renew_link(store, game, OURS, "view", 2)
    delete_game(store, game, OURS, 1_000)
    restored(copy, game)
    assert not may_see(store, GUEST, game)


def test_where_its_group_is_gone_another_takes_it(store: Store, copied, restored) -> None:
    game = begin(store, SINGLE, "Ann", "Ben", "Cleo")
    single = group_of(store, SINGLE)
    with store.writing() as transaction:
        transaction.evenings.move(single, EveningMove(game, None, None))
    copy = copied()
    delete_group(store, single, 1_000)
    assert "--group names another one" in restored(copy, game, fails=True)
    with store.writing() as transaction:
        transaction.games.purge(game)
        transaction.groups.drop(single)
    assert "--group names another one" in restored(copy, game, fails=True)
    assert "is called nobody" in restored(copy, game, "--group", "nobody", fails=True)
    assert "It is back" in restored(copy, game, "--group", "household")
    assert may_see(store, OURS, game)
    assert people(store, OURS) == {"Ann": 1, "Ben": 1, "Cleo": 1}
    with store.reading() as transaction:
        (move,) = transaction.whole_games.other_rows(game)["evening_move"]
    assert move["group_id"] == group_of(store, OURS)


def test_a_packed_copy_of_an_older_version_will_do(store: Store, restored, tmp_path: Path) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    old = tmp_path / "old.db"
    household = group_of(store, OURS)
    with store.reading() as transaction:
        (mark,) = transaction.marks.all(game)
        row = transaction.games.get(game)
        body = transaction.whole_games.unread_marks(game, 0)[0][1]
    at_revision(old, "0008")
    with closing(create_engine(f"sqlite:///{old}").raw_connection()) as raw:
        cursor = raw.cursor()
        cursor.execute(
            "INSERT INTO circle (circle_id, name, created_at, generation) VALUES (?, '', 1, 1)",
            (household,),
        )
        cursor.execute(
            "INSERT INTO game (game_id, created_at, updated_at, version, host_generation,"
            " view_generation, summary, circle_id, ruleset, digest)"
            " VALUES (?, 1000, 1000, 1, 1, 1, '{}', ?, 'wizard_gigamic', ?)",
            (game, household, row.digest),
        )
        cursor.execute(
            "INSERT INTO mark VALUES (?, 1, ?, ?, ?, ?)", (game, mark.id, body, mark.by, mark.at)
        )
        raw.commit()
    with store.writing() as transaction:
        transaction.games.purge(game)
    assert restored(pack(old), game) == "It is back, with 1 entry.\n"
    assert may_see(store, OURS, game)


def test_what_is_no_copy_or_lacks_the_game_is_named_and_nothing_changes(
    store: Store, copied, restored, tmp_path: Path
) -> None:
    game = begin(store, OURS, "Ann", "Ben", "Cleo")
    copy, before = copied(), whole_export(store)
    (tmp_path / "notes.txt").write_text("no database")
    assert "no database of games" in restored(tmp_path / "notes.txt", game, fails=True)
    assert "no database of games" in restored(tmp_path / "none.db", game, fails=True)
    assert "There is no game zzzz in" in restored(copy, "zzzz", fails=True)
    damage(store, game, 1)
    damaged = copied()
    assert "damaged in" in restored(damaged, game, fails=True)
    torn = pack(copied())
    torn.write_bytes(torn.read_bytes()[:-9])
    assert "packed, and damaged or cut off" in restored(torn, game, fails=True)
    restored(copy, game)
    assert whole_export(store) == before
    result = CliRunner().invoke(main, ["restore", str(copy), "--group", "x"])
    assert (result.exit_code, "--group goes with --game" in result.output) == (2, True)
    left = [each.name for each in tmp_path.glob(".*") if not each.name.endswith(".held")]
    assert left == []
