"""Several processes on one database, some of which are killed."""

import pytest

from scorepad.store.database import REVISIONS
from scorepad.store.sqlite_library import sqlite3
from tests.store.revisions import at_revision

pytestmark = pytest.mark.thorough


def marks_after(path, store) -> list[str]:
    """The ids of all marks, once the file was found sound and their numbers dense."""
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        numbers = connection.execute("SELECT number FROM mark ORDER BY number").fetchall()
    connection.close()
    with store.reading() as transaction:
        marks = [mark.id for mark in transaction.marks.all("game-a")]
        assert transaction.games.get("game-a").version == len(marks)
    assert numbers == [(number,) for number in range(1, len(marks) + 1)]
    return marks


def test_four_processes_that_count_in_one_game_lose_nothing(path, store, game, start):
    counting = [start("count_up", path, "40") for _ in range(4)]
    assert [process.wait(300) for process in counting] == [0] * 4
    assert len(marks_after(path, store)) == 160
    with store.reading() as transaction:
        assert transaction.games.get(game).summary == {"count": 160}


@pytest.mark.parametrize("acknowledged", [1, 7, 30])
def test_a_killed_writer_leaves_every_mark_that_it_had_acknowledged(
    path, store, game, start, acknowledged
):
    writing = start("write_until_killed", path)
    said = [writing.stdout.readline().strip() for _ in range(acknowledged)]
    writing.kill()
    # What it said before the kill was felt counts as well.
    said += [line.strip() for line in writing.stdout if line.endswith("\n")]
    writing.wait()
    marks = marks_after(path, store)
    assert marks[: len(said)] == said
    assert len(marks) - len(said) in (0, 1)


def test_a_writer_killed_within_a_transaction_leaves_nothing_of_it(path, store, game, start):
    writing = start("stay_in_transaction", path)
    assert writing.stdout.readline() == "inside\n"
    writing.kill()
    writing.wait()
    assert marks_after(path, store) == []
    with store.writing() as transaction:
        transaction.links.renew(game, "host")


def test_parent_and_child_of_a_fork_write_side_by_side(path, store, game, child):
    assert child("fork_with_an_open_connection", path) == ["0 1"]
    assert len(marks_after(path, store)) == 41


def test_alembic_is_imported_only_to_upgrade_an_older_database(path, child):
    older = path.with_name("older.db")
    at_revision(older, REVISIONS[-2])
    assert child("prepare", path, bare=True) == ["False"]
    assert child("prepare", older, bare=True) == ["True"]
    assert child("prepare", older, bare=True) == ["False"]
