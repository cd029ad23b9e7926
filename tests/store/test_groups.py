"""Circles, their people, and their games found again."""

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import Before, CircleRow, PersonRow, Right, Wanted
from tests.store.revisions import at_revision


def person(id: str, **changes) -> PersonRow:
    return PersonRow(id, id.title(), 0, hidden=False, merged_into=None, created_at=1)._replace(
        **changes
    )


@pytest.fixture
def circle(store) -> str:
    """A circle with one phone in it."""
    with store.writing() as writer:
        writer.add_circle(CircleRow("c", "", 1, 1))
        writer.enter_circle("c", "phone", 1, 5)
    return "c"


@pytest.fixture
def evening(store, circle):
    """Five games that are over, one that runs, and one of nobody's circle."""
    with store.writing() as writer:
        for game_id, at in (("a", 10), ("e", 50), ("x", 30), ("d", 30), ("b", 20)):
            writer.add_game(game_id, at, {"game": "g1" if at == 30 else "g2", "over": True}, circle)
            writer.note_played(circle, ["ann", *(["ben"] if at > 20 else [])], game_id, at)
        writer.add_game("running", 60, {"game": "g1", "over": False}, circle)
        writer.add_game("elsewhere", 70, {"over": True})


def page(reader, *, over=True, limit=50, before=None, **wanted) -> list[str]:
    found = reader.circle_games("c", over=over, wanted=Wanted(**wanted), limit=limit, before=before)
    return [game.game_id for game in found]


def test_whoever_is_in_the_circle_of_a_game_writes_in_it(store, circle):
    with store.writing() as writer:
        writer.add_game("g", 1, {}, circle)
        assert writer.right("g", "phone") == Right("host", 1)
        assert writer.opened("g", "phone").role == "host"
        assert writer.right("g", "stranger") is None
        writer.grant("g", "phone", "view", 1, at=9)
        assert writer.right("g", "phone").role == "host"


def test_the_right_ends_at_once_when_the_link_of_the_circle_is_renewed(store, circle):
    with store.writing() as writer:
        writer.add_game("g", 1, {}, circle)
        writer.grant("g", "guest", "view", 1, at=9)
        assert writer.renew_circle(circle) == 2
        assert writer.right("g", "phone") is None
        assert writer.circles_of("phone") == []
        assert writer.right("g", "guest") == Right("view", 1)
        writer.enter_circle(circle, "phone", 2, 6)
        assert writer.right("g", "phone").role == "host"


def test_the_circle_that_was_entered_last_comes_first(store, circle):
    with store.writing() as writer:
        writer.add_circle(CircleRow("d", "Club", 1, 1))
        writer.enter_circle("d", "phone", 1, 5)
        assert [each.circle_id for each in writer.circles_of("phone")] == ["d", "c"]
        writer.enter_circle("c", "phone", 1, 5)
        assert [each.circle_id for each in writer.circles_of("phone")] == ["c", "d"]


def test_a_deleted_game_is_open_to_nobody_until_it_comes_back(store, circle):
    with store.writing() as writer:
        writer.add_game("g", 1, {"over": True}, circle)
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


def test_a_game_that_is_purged_leaves_nothing_behind(store, circle):
    with store.writing() as writer:
        writer.add_game("g", 1, {}, circle)
        writer.append("g", Mark("aa"), {})
        writer.grant("g", "guest", "view", 1, at=1)
        writer.note_played(circle, ["ann"], "g", 1)
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


def test_games_by_link_are_those_of_other_circles(store, evening):
    with store.writing() as writer:
        writer.grant("elsewhere", "phone", "view", 1, at=1)
        writer.grant("e", "phone", "host", 1, at=1)
        for circle_id, expected in (("c", ["elsewhere"]), ("", ["elsewhere", "e"])):
            found = writer.games_by_link(
                "phone", circle_id, over=True, wanted=Wanted(), limit=9, before=None
            )
            assert [each.game.game_id for each in found] == expected
        writer.renew("elsewhere", "view")
        assert not writer.games_by_link(
            "phone", "c", over=True, wanted=Wanted(), limit=9, before=None
        )


def test_only_games_to_write_in_wait_for_a_circle(store, evening):
    with store.writing() as writer:
        writer.grant("elsewhere", "phone", "view", 1, at=1)
        assert writer.hosted_without_circle("phone", 9) == []
        writer.grant("elsewhere", "phone", "host", 1, at=1)
        assert [each.game_id for each in writer.hosted_without_circle("phone", 9)] == ["elsewhere"]
        writer.place_game("elsewhere", "c")
        assert writer.hosted_without_circle("phone", 9) == []
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
                    "phone", "", over=over, wanted=Wanted(ruleset="g1"), limit=9, before=None
                )
            ]
            for over in (True, False)
        ]
        assert found == [["g"], []]
        assert writer.game("h").circle_id == ""
    store.close()
