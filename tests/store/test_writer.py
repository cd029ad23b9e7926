import pytest

from scorepad.pad.marks import Cell, Mark
from scorepad.store import AlreadyThere, Right, UnknownGame

BID = Mark("aa", ((Cell(1, 1, "p1", "bid"), 0),), by="phone", at=1_001)


def test_a_mark_gives_the_game_a_new_version_time_and_summary(store, game):
    with store.writing() as writer:
        assert writer.append(game, BID, {"round": 1}) == 1
        assert writer.append(game, Mark("bb", at=1_002), {"round": 2}) == 2
        present = writer.game(game)
    assert present is not None
    assert (present.version, present.created_at, present.updated_at) == (2, 1_000, 1_002)
    assert present.summary == {"round": 2}


def test_a_mark_sent_twice_is_refused_and_changes_nothing(store, game):
    with store.writing() as writer:
        writer.append(game, BID, {"round": 1})
        before = writer.game(game)
    with pytest.raises(AlreadyThere), store.writing() as writer:
        writer.append(game, Mark("aa", at=9_999), {"round": 9})
    with store.writing() as writer:
        assert writer.game(game) == before
        assert writer.append(game, Mark("bb"), {}) == 2
    with store.reading() as reader:
        assert [mark.id for mark in reader.marks(game)] == ["aa", "bb"]
        assert reader.mark(game, "aa") == BID


def test_two_games_may_have_marks_with_the_same_id(store, game):
    with store.writing() as writer:
        writer.add_game("game-b", 1, {})
        assert writer.append(game, BID, {}) == writer.append("game-b", BID, {}) == 1


def test_a_game_id_is_taken_once(store, game):
    with pytest.raises(AlreadyThere), store.writing() as writer:
        writer.add_game(game, 2_000, {})
    with store.reading() as reader:
        assert reader.game(game).created_at == 1_000


@pytest.mark.parametrize(
    "act",
    [
        lambda writer: writer.append("nowhere", BID, {}),
        lambda writer: writer.grant("nowhere", "phone", "host", 1, at=1),
        lambda writer: writer.renew("nowhere", "view"),
    ],
    ids=["append", "grant", "renew"],
)
def test_nothing_can_be_written_to_a_game_that_is_not_there(store, game, act):
    with pytest.raises(UnknownGame), store.writing() as writer:
        act(writer)


def test_a_host_who_opens_the_viewing_link_stays_host(store, game):
    with store.writing() as writer:
        writer.grant(game, "phone", "host", 1, at=1)
        writer.grant(game, "phone", "view", 1, at=2)
        assert writer.right(game, "phone") == Right("host", 1)


def test_a_host_whose_link_was_renewed_becomes_a_viewer_by_the_viewing_link(store, game):
    with store.writing() as writer:
        writer.grant(game, "phone", "host", 1, at=1)
        writer.renew(game, "host")
        writer.grant(game, "phone", "view", 1, at=2)
        assert writer.right(game, "phone") == Right("view", 1)


def test_a_viewer_who_opens_the_host_link_becomes_host(store, game):
    with store.writing() as writer:
        writer.grant(game, "phone", "view", 1, at=1)
        writer.grant(game, "phone", "host", 1, at=2)
        assert writer.right(game, "phone") == Right("host", 1)


def test_each_link_is_renewed_on_its_own(store, game):
    with store.writing() as writer:
        assert [writer.renew(game, "host"), writer.renew(game, "host")] == [2, 3]
        assert writer.renew(game, "view") == 2
        present = writer.game(game)
    assert (present.host_generation, present.view_generation) == (3, 2)


def test_a_right_of_the_new_generation_is_good(store, game):
    with store.writing() as writer:
        writer.grant(game, "phone", "host", writer.renew(game, "host"), at=1)
        assert writer.right(game, "phone") == Right("host", 2)


def test_a_device_that_is_forgotten_has_no_right_and_others_keep_theirs(store, game):
    with store.writing() as writer:
        writer.grant(game, "phone", "host", 1, at=1)
        writer.grant(game, "screen", "view", 1, at=1)
        writer.forget(game, "screen")
        writer.forget(game, "never seen")
        assert writer.right(game, "screen") is None
        assert writer.right(game, "phone") == Right("host", 1)


def test_good_rights_are_carried_into_a_new_game_with_its_own_generation(store, game):
    with store.writing() as writer:
        writer.grant(game, "shut out", "host", 1, at=1)
        writer.grant(game, "phone", "host", writer.renew(game, "host"), at=2)
        writer.grant(game, "screen", "view", 1, at=3)
        writer.add_game("game-b", 4, {})
        writer.add_game("game-c", 4, {})
        writer.grant("game-c", "stranger", "host", 1, at=4)
        writer.carry_rights(game, "game-b", at=5)
        devices = ("phone", "screen", "shut out", "stranger")
        assert [writer.right("game-b", device) for device in devices] == [
            Right("host", 1),
            Right("view", 1),
            None,
            None,
        ]
        assert [writer.right(game, device) for device in devices] == [
            Right("host", 2),
            Right("view", 1),
            None,
            None,
        ]


def test_carried_rights_end_with_the_links_of_the_new_game_alone(store, game):
    with store.writing() as writer:
        writer.grant(game, "phone", "host", 1, at=1)
        writer.grant(game, "screen", "view", 1, at=1)
        writer.add_game("game-b", 2, {})
        writer.carry_rights(game, "game-b", at=2)
        writer.renew("game-b", "view")
        assert writer.right("game-b", "screen") is None
        assert writer.right("game-b", "phone") == Right("host", 1)
        assert writer.right(game, "screen") == Right("view", 1)


def test_a_number_that_is_no_json_is_refused_before_anything_is_written(store, game):
    with store.writing() as writer:
        with pytest.raises(ValueError, match="JSON"):
            writer.append(game, BID, {"points": float("nan")})
        assert writer.marks(game) == ()
