import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from sqlalchemy import URL, create_engine

from scorepad.pad.marks import Mark
from scorepad.store import (
    DatabaseEmpty,
    DatabaseTooNew,
    Store,
    StoreUnavailable,
    migrations,
    sqlite,
)
from scorepad.store.database import HEAD, REVISIONS, known_revision, upgrade_tables
from scorepad.store.migrations import context_of, migrate, scripts
from scorepad.store.sqlite_library import is_mended, sqlite3
from scorepad.store.tables import METADATA
from tests.kinds import thorough
from tests.store.appending import append_mark
from tests.store.revisions import at_revision


def answers(path, statement: str) -> list[tuple]:
    connection = sqlite3.connect(path)
    try:
        with connection:
            return connection.execute(statement).fetchall()
    finally:
        connection.close()


def names_in(folder: Path) -> list[str]:
    """The files in a folder, but for the lock of those who serve."""
    return sorted(each.name for each in folder.iterdir() if not each.name.endswith(".held"))


def test_a_database_is_made_at_the_newest_revision_and_for_its_owner_only(store, path):
    assert answers(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("how", ["upgrade", "restore"])
def test_rows_that_an_earlier_version_deleted_are_in_no_corner_of_a_file_written_afresh(
    path: Path, tmp_path: Path, how: str
) -> None:
    lies = path if how == "upgrade" else tmp_path / "copy.db"
    gone = ("INSERT INTO property VALUES ('x', 'Zoe of old')", "DELETE FROM property")
    at_revision(lies, "0010" if how == "upgrade" else HEAD, *gone)
    assert b"Zoe of old" in lies.read_bytes()
    store = Store(f"sqlite:///{path}")
    store.prepare()
    if how == "restore":
        store.restore(lies, tmp_path / "replaced.db")
    files = [each.read_bytes() for each in path.parent.glob(f"{path.name}*")]
    store.close()
    assert [content.count(b"Zoe of old") for content in files] == [0] * len(files)
    assert answers(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_an_empty_file_is_no_database_and_is_left_alone(path: Path) -> None:
    path.touch()
    store = Store(f"sqlite:///{path}")
    with pytest.raises(DatabaseEmpty) as caught:
        store.prepare()
    store.close()
    assert caught.value.copy is None
    assert path.stat().st_size == 0


def test_of_an_empty_file_the_copy_with_the_latest_games_is_named(path: Path) -> None:
    folder = path.with_name("backups")
    folder.mkdir()
    for written, name in ((3, "before-0002-x.db"), (9, "scorepad-2026-11-02.db"), (5, "a.db")):
        (folder / name).touch()
        os.utime(folder / name, (written, written))
    path.touch()
    store = Store(f"sqlite:///{path}")
    with pytest.raises(DatabaseEmpty) as caught:
        store.prepare()
    store.close()
    assert caught.value.copy == folder / "scorepad-2026-11-02.db"


def test_a_database_that_two_make_at_once_is_made_once(path: Path) -> None:
    program = "import sys; from scorepad.store import Store; Store(sys.argv[1]).prepare()"
    command = [sys.executable, "-c", program, f"sqlite:///{path}"]
    makers = [subprocess.Popen(command) for _ in range(2)]
    assert [maker.wait() for maker in makers] == [0, 0]
    assert answers(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert names_in(path.parent) == [path.name]


def test_preparing_again_keeps_every_game(store, game):
    store.prepare()
    with store.reading() as transaction:
        assert transaction.games.get(game) is not None


@pytest.mark.parametrize(
    "revision", [None, REVISIONS[0], *map(thorough, REVISIONS[1:-1]), REVISIONS[-1]]
)
def test_a_database_of_any_revision_is_upgraded(path, revision):
    if revision is not None:
        path.touch()
        at_revision(path, revision)
    store = Store(f"sqlite:///{path}")
    store.prepare()
    assert answers(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    with store.writing() as transaction:
        transaction.games.add("game-a", 1, {})
        assert append_mark(transaction, "game-a", Mark("aa"), {}) == 1
    store.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(store, path):
    answers(path, "UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(DatabaseTooNew) as caught:
        store.prepare()
    assert caught.value.revision == "9999"
    assert path.read_bytes() == before


def test_an_upgrade_that_fails_half_way_changes_nothing_and_can_be_tried_again(path, monkeypatch):
    def half(connection, _to):
        migrate(connection, REVISIONS[-2])
        raise InterruptedError

    path.touch()
    at_revision(path, REVISIONS[0], "INSERT INTO game VALUES ('game-a', 1, 2, 0, 1, 1, '{}')")
    tables = answers(path, "SELECT sql FROM sqlite_master")
    store = Store(f"sqlite:///{path}")
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "migrate", half)
        with pytest.raises(InterruptedError):
            store.prepare()
    assert answers(path, "SELECT sql FROM sqlite_master") == tables
    assert store.database.facts().revision == REVISIONS[0]
    store.prepare()
    assert store.database.facts().revision == HEAD
    with store.reading() as transaction:
        assert transaction.games.get("game-a") is not None
    store.close()


def test_making_a_database_that_fails_half_way_leaves_nothing_and_can_be_tried_again(
    path, monkeypatch
):
    def half(connection):
        upgrade_tables(connection)
        raise InterruptedError

    store = Store(f"sqlite:///{path}")
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "upgrade_tables", half)
        with pytest.raises(StoreUnavailable) as caught:
            store.prepare()
    assert isinstance(caught.value.__cause__, InterruptedError)
    assert list(path.parent.iterdir()) == []
    store.prepare()
    store.check()
    store.close()


def test_an_upgrade_that_loses_a_game_of_a_mark_is_not_kept(path, monkeypatch):
    def careless(connection):
        is_changed = upgrade_tables(connection)
        connection.exec_driver_sql("INSERT INTO mark VALUES ('gone', 1, 'aa', '{}', '', 0)")
        return is_changed

    store = Store(f"sqlite:///{path}")
    monkeypatch.setattr(sqlite, "upgrade_tables", careless)
    with pytest.raises(RuntimeError, match="dangling"):
        store.prepare()
    assert answers(path, "SELECT name FROM sqlite_master") == []
    store.close()


@pytest.mark.parametrize(("version", "journal"), [((3, 40, 1), "delete"), ((3, 51, 3), "wal")])
@pytest.mark.parametrize("before", ["delete", "wal"])
def test_preparing_changes_the_journal_to_what_the_version_needs(
    store, game, path, monkeypatch, before, version, journal
):
    store.close()
    answers(path, f"PRAGMA journal_mode={before}")
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    store.prepare()
    assert answers(path, "PRAGMA journal_mode") == [(journal,)]
    with store.reading() as transaction:
        assert transaction.games.get(game) is not None


def test_the_journal_is_not_changed_under_somebody_who_uses_the_file(store, path, monkeypatch):
    store.close()
    answers(path, "PRAGMA journal_mode=WAL")
    neighbour = sqlite3.connect(path)
    neighbour.execute("SELECT * FROM game").fetchall()
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 40, 1))
    with pytest.raises(StoreUnavailable) as caught:
        store.prepare()
    assert caught.value.reason == "busy"
    neighbour.close()
    store.prepare()
    assert answers(path, "PRAGMA journal_mode") == [("delete",)]


def test_a_folder_that_is_not_there_is_broken(tmp_path):
    with pytest.raises(StoreUnavailable) as caught:
        Store(f"sqlite:///{tmp_path}/nowhere/scorepad.db").prepare()
    assert caught.value.reason == "broken"


def test_a_path_may_hold_any_character(tmp_path):
    path = tmp_path / "Anna & Ben?#100% ü" / "score pad.db"
    path.parent.mkdir()
    store = Store(URL.create("sqlite", database=str(path)).render_as_string())
    store.prepare()
    store.check()
    store.close()
    assert names_in(path.parent) == ["score pad.db"]


@pytest.mark.parametrize(
    ("versions", "mended"),
    [
        ([(3, 44, 6), (3, 44, 7), (3, 50, 7), (3, 50, 9), (3, 51, 3), (4, 0, 0)], True),
        ([(3, 7, 0), (3, 43, 9), (3, 44, 5), (3, 45, 0), (3, 50, 6), (3, 51, 2)], False),
    ],
    ids=["mended", "can lose commits"],
)
def test_versions_that_can_lose_commits_in_a_log_are_known(
    versions: list[tuple[int, int, int]], mended: bool
) -> None:
    assert {is_mended(version) for version in versions} == {mended}


def test_there_is_one_head_and_the_list_of_revisions_is_whole():
    assert scripts().get_heads() == [HEAD]
    assert [script.revision for script in scripts().walk_revisions()] == list(REVISIONS)[::-1]


def test_the_newest_revision_makes_the_tables_that_the_program_expects():
    migrated, declared = create_engine("sqlite://"), create_engine("sqlite://")
    with migrated.begin() as connection:
        migrate(connection, HEAD)
        assert compare_metadata(context_of(connection), METADATA) == []
        # What Alembic does not compare, constraints and clustering, SQLite does.
        made = layout(connection)
    with declared.begin() as connection:
        assert upgrade_tables(connection)
        assert layout(connection) == made
        assert known_revision(connection) == HEAD
        assert not upgrade_tables(connection)
    migrated.dispose()
    declared.dispose()


def layout(connection) -> dict[str, tuple]:
    def ask(pragma: str, name: str) -> list[tuple]:
        return [tuple(row) for row in connection.exec_driver_sql(f"PRAGMA {pragma}({name})")]

    tables = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    return {
        name: (
            "WITHOUT ROWID" in sql,
            ask("table_info", name),
            ask("foreign_key_list", name),
            {index: ask("index_info", index) for _, index, *_ in ask("index_list", name)},
        )
        for name, sql in tables.all()
    }
