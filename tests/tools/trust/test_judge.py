"""What would go wrong is seen."""

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from scorepad.pad.marks import Cell, Mark
from scorepad.store import Store
from scorepad.store.sqlite_library import sqlite3
from tests.tools.trust.judge import compare, differences, harm


def bid(id: str, value: int = 1) -> Mark:
    return Mark(id, ((Cell(1, 1, "anna", "bid"), value),))


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("b is lost", [bid("a")]),
        ("nobody wrote c", [bid("a"), bid("b"), bid("c")]),
        ("b is there twice", [bid("a"), bid("b"), bid("b")]),
        ("out of order", [bid("b"), bid("a")]),
        ("b says something else", [bid("a"), bid("b", 2)]),
    ],
)
def test_logs_that_differ_are_told_apart(said: str, found: list[Mark]) -> None:
    assert compare("game", [bid("a"), bid("b")], found) == [f"game: {said}"]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with a game of two marks."""
    url = f"sqlite:///{tmp_path}/scorepad.db"
    store = Store(url)
    store.prepare()
    with closing(store), store.writing() as transaction:
        game = transaction.games.add("game", 1, {})
        transaction.marks.append_all(game, [bid("a"), bid("b")], {})
    return url


def test_equal_logs_in_a_sound_database_are_equal(url: str) -> None:
    assert differences({"game": [bid("a"), bid("b")]}, url) == []
    assert harm(url) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET version = 3",
        "UPDATE mark SET number = 3 WHERE number = 2",
        "UPDATE mark SET game_id = 'other'",
    ],
)
def test_a_harmed_database_is_seen(url: str, change: str) -> None:
    engine = create_engine(url, module=sqlite3)
    with engine.begin() as connection:
        connection.execute(text(change))
    engine.dispose()
    assert harm(url)
