import pytest

from scorepad.pad.marks import Cell, Mark
from scorepad.store import AlreadyThere, Right, UnknownGame
from tests.store.appending import append_mark

BID = Mark("aa", ((Cell(1, 1, "p1", "bid"), 0),), by="phone", at=1_001)


def test_a_mark_gives_the_game_a_new_version_time_and_summary(store, game):
    with store.writing() as transaction:
        assert append_mark(transaction, game, BID, {"round": 1}) == 1
        assert append_mark(transaction, game, Mark("bb", at=1_002), {"round": 2}) == 2
        present = transaction.games.get(game)
    assert (present.version, present.created_at, present.updated_at) == (2, 1_000, 1_002)
    assert present.summary == {"round": 2}


def test_a_mark_sent_twice_is_refused_and_changes_nothing(store, game):
    with store.writing() as transaction:
        append_mark(transaction, game, BID, {"round": 1})
        before = transaction.games.get(game)
    with pytest.raises(AlreadyThere), store.writing() as transaction:
        append_mark(transaction, game, Mark("aa", at=9_999), {"round": 9})
    with store.writing() as transaction:
        assert transaction.games.get(game) == before
        assert append_mark(transaction, game, Mark("bb"), {}) == 2
    with store.reading() as transaction:
        assert [mark.id for mark in transaction.marks.all(game)] == ["aa", "bb"]
        assert transaction.marks.get(game, "aa") == BID


def test_a_game_id_is_taken_once_and_games_may_have_marks_with_the_same_id(store, game):
    with pytest.raises(AlreadyThere), store.writing() as transaction:
        transaction.games.add(game, 2_000, {})
    with store.reading() as transaction:
        assert transaction.games.get(game).created_at == 1_000
    with store.writing() as transaction:
        transaction.games.add("game-b", 1, {})
        assert (
            append_mark(transaction, game, BID, {})
            == append_mark(transaction, "game-b", BID, {})
            == 1
        )


@pytest.mark.parametrize(
    "act",
    [
        lambda transaction: transaction.links.grant("nowhere", "phone", "host", 1, at=1),
        lambda transaction: transaction.links.renew("nowhere", "view"),
    ],
    ids=["grant", "renew"],
)
def test_nothing_can_be_written_to_a_game_that_is_not_there(store, game, act):
    with pytest.raises(UnknownGame), store.writing() as transaction:
        act(transaction)


@pytest.mark.parametrize(
    ("first", "renewed", "then", "right"),
    [
        ("host", False, "view", Right("host", 1)),
        ("host", True, "view", Right("view", 1)),
        ("host", True, "host", Right("host", 2)),
        ("view", False, "host", Right("host", 1)),
    ],
)
def test_who_opens_another_link_has_the_better_right_that_is_good(
    store, game, first, renewed, then, right
):
    with store.writing() as transaction:
        transaction.links.grant(game, "phone", first, 1, at=1)
        if renewed:
            transaction.links.renew(game, "host")
        transaction.links.grant(game, "phone", then, right.generation, at=2)
        assert transaction.links.right(game, "phone") == right


def test_each_link_is_renewed_and_each_device_forgotten_on_its_own(store, game):
    with store.writing() as transaction:
        transaction.links.grant(game, "phone", "host", 1, at=1)
        transaction.links.grant(game, "screen", "view", 1, at=1)
        transaction.links.forget(game, "screen")
        transaction.links.forget(game, "never seen")
        assert transaction.links.right(game, "screen") is None
        assert transaction.links.right(game, "phone") == Right("host", 1)
    with store.writing() as transaction:
        assert [transaction.links.renew(game, "host"), transaction.links.renew(game, "host")] == [
            2,
            3,
        ]
        assert transaction.links.renew(game, "view") == 2
        present = transaction.games.get(game)
    assert (present.host_generation, present.view_generation) == (3, 2)


def test_good_rights_are_carried_into_a_new_game_with_its_own_generation(store, game):
    with store.writing() as transaction:
        transaction.links.grant(game, "shut out", "host", 1, at=1)
        transaction.links.grant(game, "phone", "host", transaction.links.renew(game, "host"), at=2)
        transaction.links.grant(game, "screen", "view", 1, at=3)
        transaction.games.add("game-b", 4, {})
        transaction.games.add("game-c", 4, {})
        transaction.links.grant("game-c", "stranger", "host", 1, at=4)
        transaction.links.carry_over(game, "game-b", at=5)
        devices = ("phone", "screen", "shut out", "stranger")
        assert [transaction.links.right("game-b", device) for device in devices] == [
            Right("host", 1),
            Right("view", 1),
            None,
            None,
        ]
        assert [transaction.links.right(game, device) for device in devices] == [
            Right("host", 2),
            Right("view", 1),
            None,
            None,
        ]


def test_carried_rights_end_with_the_links_of_the_new_game_alone(store, game):
    with store.writing() as transaction:
        transaction.links.grant(game, "phone", "host", 1, at=1)
        transaction.links.grant(game, "screen", "view", 1, at=1)
        transaction.games.add("game-b", 2, {})
        transaction.links.carry_over(game, "game-b", at=2)
        transaction.links.renew("game-b", "view")
        assert transaction.links.right("game-b", "screen") is None
        assert transaction.links.right("game-b", "phone") == Right("host", 1)
        assert transaction.links.right(game, "screen") == Right("view", 1)


def test_a_number_that_is_no_json_is_refused_before_anything_is_written(store, game):
    with store.writing() as transaction:
        with pytest.raises(ValueError, match="JSON"):
            append_mark(transaction, game, BID, {"points": float("nan")})
        assert transaction.marks.all(game) == ()


@pytest.mark.parametrize(
    "act",
    [
        lambda transaction, game: append_mark(transaction, game, BID, {}),
        lambda transaction, _: transaction.games.add("game-b", 1, {}),
        lambda transaction, game: transaction.links.forget(game, "phone"),
        lambda transaction, _: transaction.people.forget("c", "ann"),
    ],
)
def test_what_only_reads_writes_nothing_that_would_be_lost(store, game, act):
    with store.reading() as transaction, pytest.raises(RuntimeError, match="only reads"):
        act(transaction, game)
