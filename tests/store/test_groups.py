"""Circles, their people, and their games found again."""

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import Before, GroupRow, HistoryFilter, PersonRow, Right
from tests.store.revisions import at_revision


def person(id: str, **changes) -> PersonRow:
    return PersonRow(id, id.title(), 0, hidden=False, merged_into=None, created_at=1)._replace(
        **changes
    )


@pytest.fixture
def group(store) -> str:
    """A circle with one phone in it."""
    with store.writing() as writer:
        writer.add_group(GroupRow("c", "", 1, 1))
        writer.enter_group("c", "phone", 1, 5)
    return "c"


@pytest.fixture
def evening(store, group):
    """Five games that are over, one that runs, and one of nobody's circle."""
    with store.writing() as writer:
        for game_id, at in (("a", 10), ("e", 50), ("x", 30), ("d", 30), ("b", 20)):
            writer.add_game(game_id, at, {"game": "g1" if at == 30 else "g2", "over": True}, group)
            writer.note_played(group, ["ann", *(["ben"] if at > 20 else [])], game_id, at)
        writer.add_game("running", 60, {"game": "g1", "over": False}, group)
        writer.add_game("elsewhere", 70, {"over": True})


def page(reader, *, over=True, limit=50, before=None, **wanted) -> list[str]:
    found = reader.group_games(
        "c", over=over, wanted=HistoryFilter(**wanted), limit=limit, before=before
    )
    return [game.game_id for game in found]


def test_whoever_is_in_the_group_of_a_game_writes_in_it(store, group):
    with store.writing() as writer:
        writer.add_game("g", 1, {}, group)
        assert writer.right("g", "phone") == Right("host", 1)
        assert writer.opened("g", "phone").role == "host"
        assert writer.right("g", "stranger") is None
        writer.grant("g", "phone", "view", 1, at=9)
        assert writer.right("g", "phone").role == "host"


def test_the_right_ends_at_once_when_the_link_of_the_group_is_renewed(store, group):
    with store.writing() as writer:
        writer.add_game("g", 1, {}, group)
        writer.grant("g", "guest", "view", 1, at=9)
        assert writer.renew_group(group) == 2
        assert writer.right("g", "phone") is None
        assert writer.groups_of("phone") == []
        assert writer.right("g", "guest") == Right("view", 1)
        writer.enter_group(group, "phone", 2, 6)
        assert writer.right("g", "phone").role == "host"


def test_the_group_that_was_entered_last_comes_first(store, group):
    with store.writing() as writer:
        writer.add_group(GroupRow("d", "Club", 1, 1))
        writer.enter_group("d", "phone", 1, 5)
        assert [each.circle_id for each in writer.groups_of("phone")] == ["d", "c"]
        writer.enter_group("c", "phone", 1, 5)
        assert [each.circle_id for each in writer.groups_of("phone")] == ["c", "d"]


def test_a_deleted_game_is_open_to_nobody_until_it_comes_back(store, group):
    with store.writing() as writer:
        writer.add_game("g", 1, {"over": True}, group)
        writer.delete_game("g", 100)
        assert writer.opened("g", "phone") is None
        assert writer.right("g", "phone") is None
        assert page(writer) == []
        assert [game.game_id for game in writer.deleted_games("c", 9)] == ["g"]
        assert writer.overdue_games("c", 100, 9) == []
        assert writer.overdue_games("c", 101, 9) == ["g"]
        writer.delete_game("g", None)
        assert page(writer) == ["g"]
        assert writer.deleted_games("c", 9) == []


def test_a_game_that_is_purged_leaves_nothing_behind(store, group):
    with store.writing() as writer:
        writer.add_game("g", 1, {}, group)
        writer.append("g", Mark("aa"), {})
        writer.grant("g", "guest", "view", 1, at=1)
        writer.note_played(group, ["ann"], "g", 1)
        writer.purge_game("g")
        assert writer.game("g") is None
        assert writer.marks("g") == ()
        assert writer.games_of_person("c", "ann") == []


def test_games_come_newest_first_and_by_what_is_wanted(store, evening):
    with store.reading() as reader:
        assert page(reader) == ["e", "x", "d", "b", "a"]
        assert page(reader, over=False) == ["running"]
        assert page(reader, ruleset="g1") == ["x", "d"]
        assert page(reader, person_id="ben") == ["e", "x", "d"]
        assert page(reader, person_id="ben", ruleset="g2") == ["e"]
        assert page(reader, since=20, until=50) == ["x", "d", "b"]
        assert page(reader, person_id="ann", until=20) == ["a"]
        assert reader.last_begun("c") == 50
        assert reader.last_begun("c", 20) == 10
        assert reader.last_begun("c", 10) is None
        assert sorted(reader.rulesets_played("c")) == ["g1", "g2"]


@pytest.mark.parametrize("wanted", [{}, {"person_id": "ann"}])
def test_pages_neither_miss_nor_repeat_a_game(store, evening, wanted):
    seen: list[str] = []
    before = None
    with store.reading() as reader:
        while found := page(reader, limit=2, before=before, **wanted):
            seen += found
            before = Before(reader.game(found[-1]).created_at, found[-1])
    assert seen == ["e", "x", "d", "b", "a"]


def test_a_game_that_ends_or_goes_on_changes_its_list(store, evening):
    with store.writing() as writer:
        writer.append("running", Mark("aa"), {"game": "g1", "over": True})
        assert page(writer)[0] == "running"
        writer.append("running", Mark("bb"), {"game": "g1", "over": False})
        assert page(writer, over=False) == ["running"]


def test_games_by_link_are_those_of_other_groups(store, evening):
    with store.writing() as writer:
        writer.grant("elsewhere", "phone", "view", 1, at=1)
        writer.grant("e", "phone", "host", 1, at=1)
        for circle_id, expected in (("c", ["elsewhere"]), ("", ["elsewhere", "e"])):
            found = writer.games_by_link(
                "phone", circle_id, over=True, wanted=HistoryFilter(), limit=9, before=None
            )
            assert [each.game.game_id for each in found] == expected
        writer.renew("elsewhere", "view")
        assert not writer.games_by_link(
            "phone", "c", over=True, wanted=HistoryFilter(), limit=9, before=None
        )


def test_only_games_to_write_in_wait_for_a_group(store, evening):
    with store.writing() as writer:
        writer.grant("elsewhere", "phone", "view", 1, at=1)
        assert writer.hosted_without_group("phone", 9) == []
        writer.grant("elsewhere", "phone", "host", 1, at=1)
        assert [each.game_id for each in writer.hosted_without_group("phone", 9)] == ["elsewhere"]
        writer.place_game("elsewhere", "c")
        assert writer.hosted_without_group("phone", 9) == []
        assert page(writer)[0] == "elsewhere"


def test_a_double_means_the_person_that_it_is_merged_into_and_so_do_its_games(store, evening):
    with store.writing() as writer:
        for each in (person("ann"), person("ben"), person("bob", merged_into="ben")):
            writer.add_person("c", each)
        writer.merge_person("c", "ben", "ann")
        assert writer.person("c", "bob") == writer.person("c", "ben") == person("ann")
        assert writer.person("c", "nobody") is None
        assert writer.people("c") == [person("ann")]
        assert sorted(writer.ids_of_person("c", "ann")) == ["ann", "ben", "bob"]
        assert sorted(writer.names_of_people("c")) == [
            ("Ann", "ann"),
            ("Ben", "ann"),
            ("Bob", "ann"),
        ]
        assert writer.games_by_person("c") == {"ann": 5}
        writer.forget_person("c", "ann")
        assert writer.names_of_people("c") == []
        assert writer.games_by_person("c") == {}


def test_people_come_as_they_played_last(store, evening):
    with store.writing() as writer:
        for each in ("ann", "ben", "cleo"):
            writer.add_person("c", person(each))
        writer.note_played("c", ["ben"], "running", 60)
        assert [each.person_id for each in writer.people("c")] == ["ben", "ann"]
        assert writer.looks_taken("c") == {"ann": 0, "ben": 0, "cleo": 0}
        writer.change_person("c", "ann", name="Anne", look=3, hidden=True)
        assert writer.person("c", "ann") == person("ann", name="Anne", look=3, hidden=True)
        assert writer.have_met("c", "ann", "ben")
        assert not writer.have_met("c", "ann", "cleo")


def test_games_of_an_older_version_keep_their_marks_and_can_be_found(path):
    at_revision(
        path,
        "0002",
        'INSERT INTO game VALUES (\'g\', 1, 1, 1, 1, 1, \'{"game": "g1", "over": true}\')',
        "INSERT INTO game VALUES ('h', 2, 2, 0, 1, 1, '{}')",
        "INSERT INTO mark VALUES ('g', 1, 'aa', '{\"cells\": [[1, 1, \"p\", \"bid\", 2]]}', '', 1)",
        "INSERT INTO device_game VALUES ('g', 'phone', 'host', 1, 1)",
    )
    from scorepad.store import Store

    store = Store(f"sqlite:///{path}")
    store.prepare()
    with store.writing() as writer:
        assert writer.right("g", "phone") == Right("host", 1)
        assert [mark.id for mark in writer.marks("g")] == ["aa"]
        found = [
            [
                each.game.game_id
                for each in writer.games_by_link(
                    "phone", "", over=over, wanted=HistoryFilter(ruleset="g1"), limit=9, before=None
                )
            ]
            for over in (True, False)
        ]
        assert found == [["g"], []]
        assert writer.game("h").circle_id == ""
    store.close()
