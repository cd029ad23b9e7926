from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.marks import Cell, Mark
from scorepad.store import GameRow, HistoryFilter, Right, Store
from tests.postgresql import POSTGRESQL, SQLITE
from tests.store.appending import append_mark

ANY = {"filter_": HistoryFilter(), "limit": 50, "before": None}
# A server keeps no NUL. Nobody types one: names and addresses have none.
TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12)
VALUE: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
SMALL = st.integers(0, 60)
CELL = st.builds(Cell, SMALL, SMALL, TEXT, TEXT)
MARK_ID = st.uuids().map(lambda id: id.hex)
MARK = st.builds(
    Mark,
    id=MARK_ID,
    cells=st.lists(st.tuples(CELL, VALUE), max_size=4).map(tuple),
    seen=st.none() | MARK_ID,
    undoes=st.none() | MARK_ID,
    by=TEXT,
    at=st.integers(-(2**40), 2**40),
)


@pytest.fixture(scope="module")
def shared_store(request, tmp_path_factory):
    store = Store(
        f"sqlite:///{tmp_path_factory.mktemp('shared')}/scorepad.db"
        if request.param == SQLITE
        else request.getfixturevalue("games_on_server")
    )
    store.prepare()
    yield store
    store.close()


@pytest.mark.parametrize("shared_store", [SQLITE, POSTGRESQL], indirect=True)
@given(
    marks=st.lists(MARK, max_size=5, unique_by=lambda mark: mark.id),
    summary=st.dictionaries(TEXT, VALUE, max_size=4),
)
def test_marks_and_summary_come_back_as_they_were_written(shared_store, marks, summary):
    game_id = uuid4().hex
    with shared_store.writing() as transaction:
        transaction.games.add(game_id, 5, {})
        numbers = [append_mark(transaction, game_id, mark, summary) for mark in marks]
    with shared_store.reading() as transaction:
        assert numbers == list(range(1, len(marks) + 1))
        assert transaction.marks.all(game_id) == tuple(marks)
        assert [transaction.marks.get(game_id, mark.id) for mark in marks] == marks
        game = transaction.games.get(game_id)
    assert game.version == len(marks)
    assert game.updated_at == (marks[-1].at if marks else 5)
    assert game.summary == (summary if marks else {})


def test_what_is_not_there_is_none_nor_a_mark_of_another_game(store, game):
    with store.reading() as transaction:
        assert transaction.games.get(game) == GameRow(
            game, 1_000, 1_000, 0, 1, 1, {"ruleset": "any"}
        )
        assert transaction.marks.all(game) == ()
    with store.reading() as transaction:
        assert transaction.games.get("nowhere") is None
        assert transaction.marks.all("nowhere") == ()
        assert transaction.marks.get(game, "00") is None
        assert transaction.links.right(game, "nobody") is None
        assert transaction.history.by_link("nobody", "", over=False, **ANY) == []
    with store.writing() as transaction:
        transaction.games.add("game-b", 1_000, {})
        append_mark(transaction, game, Mark("aa"), {})
    with store.reading() as transaction:
        assert transaction.marks.get("game-b", "aa") is None


def test_a_game_is_opened_with_the_right_of_the_device(store, game):
    with store.writing() as transaction:
        transaction.links.grant(game, "phone", "host", 1, at=1)
        transaction.links.grant(game, "screen", "view", 1, at=1)
        assert transaction.games.opened(game, "phone") == (
            *(transaction.games.get(game), "host", ""),
            *("", False, None),
        )
        for mark_id in ("bb", "aa"):
            append_mark(transaction, game, Mark(mark_id), {})
        assert transaction.games.opened(game, "phone") == (
            *(transaction.games.get(game), "host", ""),
            *("", False, None),
        )
        assert transaction.games.opened(game, "screen") == (
            *(transaction.games.get(game), "view", ""),
            *("", False, None),
        )
        transaction.links.renew(game, "view")
        assert transaction.games.opened(game, "screen") is None
        assert transaction.games.opened(game, "nobody") is None
        assert transaction.games.opened("nowhere", "phone") is None


def test_a_right_ends_when_its_own_link_is_renewed_and_not_before(store, game):
    with store.writing() as transaction:
        transaction.links.grant(game, "phone", "host", 1, at=1)
        transaction.links.grant(game, "screen", "view", 1, at=1)
        transaction.links.renew(game, "view")
        assert transaction.links.right(game, "phone") == Right("host", 1)
        assert transaction.links.right(game, "screen") is None
        transaction.links.renew(game, "host")
        assert transaction.links.right(game, "phone") is None
