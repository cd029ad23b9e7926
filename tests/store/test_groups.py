"""Circles, their people, and their games found again."""

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import GroupRow, HistoryFilter, PersonRow, Right
from tests.store.appending import append_mark
from tests.store.revisions import at_revision


def person(id: str, **changes) -> PersonRow:
    return PersonRow(id, id.title(), 0, hidden=False, merged_into=None, created_at=1)._replace(
        **changes
    )


@pytest.fixture
def group(store) -> str:
    """A group with one phone in it."""
    with store.writing() as transaction:
        transaction.groups.add(GroupRow("c", "", 1, 1))
        transaction.groups.enter("c", "phone", 1, 5)
    return "c"


@pytest.fixture
def evening(store, group):
    """Five games that are over, one that runs, and one of no group."""
    with store.writing() as transaction:
        for game_id, at in (("a", 10), ("e", 50), ("x", 30), ("d", 30), ("b", 20)):
            transaction.games.add(
                game_id, at, {"game": "g1" if at == 30 else "g2", "over": True}, group
            )
            transaction.people.note_played(
                group, ["ann", *(["ben"] if at > 20 else [])], game_id, at
            )
        transaction.games.add("running", 60, {"game": "g1", "over": False}, group)
        transaction.games.add("elsewhere", 70, {"over": True})


def page(transaction, *, over=True, limit=50, before=None, **wanted) -> list[str]:
    found = transaction.history.in_group(
        "c", over=over, filter_=HistoryFilter(**wanted), limit=limit, before=before
    )
    return [game.game_id for game in found]


def test_whoever_is_in_the_group_of_a_game_writes_in_it_until_the_link_is_renewed(store, group):
    with store.writing() as transaction:
        transaction.games.add("g", 1, {}, group)
        assert transaction.links.right("g", "phone") == Right("host", 1)
        assert transaction.games.opened("g", "phone").role == "host"
        assert transaction.links.right("g", "stranger") is None
        transaction.links.grant("g", "phone", "view", 1, at=9)
        assert transaction.links.right("g", "phone").role == "host"
        transaction.links.forget("g", "phone")
        transaction.links.grant("g", "guest", "view", 1, at=9)
        assert transaction.groups.renew(group) == 2
        assert transaction.links.right("g", "phone") is None
        assert transaction.groups.of_device("phone") == []
        assert transaction.links.right("g", "guest") == Right("view", 1)
        transaction.groups.enter(group, "phone", 2, 6)
        assert transaction.links.right("g", "phone").role == "host"


def test_the_group_that_was_entered_last_comes_first(store, group):
    with store.writing() as transaction:
        transaction.groups.add(GroupRow("d", "Club", 1, 1))
        transaction.groups.enter("d", "phone", 1, 5)
        assert [each.group_id for each in transaction.groups.of_device("phone")] == ["d", "c"]
        transaction.groups.enter("c", "phone", 1, 5)
        assert [each.group_id for each in transaction.groups.of_device("phone")] == ["c", "d"]


def test_a_game_that_is_purged_leaves_nothing_behind(store, group):
    with store.writing() as transaction:
        transaction.games.add("g", 1, {}, group)
        append_mark(transaction, "g", Mark("aa"), {})
        transaction.links.grant("g", "guest", "view", 1, at=1)
        transaction.people.note_played(group, ["ann"], "g", 1)
        transaction.games.purge("g")
        assert transaction.games.get("g") is None
        assert transaction.marks.all("g") == ()
        assert transaction.people.games_of("c", "ann") == []


def test_games_come_newest_first_and_by_what_is_wanted(store, evening):
    with store.reading() as transaction:
        assert page(transaction) == ["e", "x", "d", "b", "a"]
        assert page(transaction, over=False) == ["running"]
        assert page(transaction, ruleset="g1") == ["x", "d"]
        assert page(transaction, person_id="ben") == ["e", "x", "d"]
        assert page(transaction, person_id="ben", ruleset="g2") == ["e"]
        assert page(transaction, since=20, until=50) == ["x", "d", "b"]
        assert page(transaction, person_id="ann", until=20) == ["a"]
        assert transaction.history.last_begun("c") == 50
        assert transaction.history.last_begun("c", 20) == 10
        assert transaction.history.last_begun("c", 10) is None
        assert sorted(transaction.history.rulesets("c")) == ["g1", "g2"]


def test_a_game_that_ends_or_goes_on_changes_its_list(store, evening):
    with store.writing() as transaction:
        append_mark(transaction, "running", Mark("aa"), {"game": "g1", "over": True})
        assert page(transaction)[0] == "running"
        append_mark(transaction, "running", Mark("bb"), {"game": "g1", "over": False})
        assert page(transaction, over=False) == ["running"]


def test_games_by_link_are_those_of_other_groups(store, evening):
    with store.writing() as transaction:
        transaction.links.grant("elsewhere", "phone", "view", 1, at=1)
        transaction.links.grant("e", "phone", "host", 1, at=1)
        for group_id, expected in (("c", ["elsewhere"]), ("", ["elsewhere", "e"])):
            found = transaction.history.by_link(
                "phone", group_id, over=True, filter_=HistoryFilter(), limit=9, before=None
            )
            assert [each.game.game_id for each in found] == expected
        transaction.links.renew("elsewhere", "view")
        assert not transaction.history.by_link(
            "phone", "c", over=True, filter_=HistoryFilter(), limit=9, before=None
        )


def test_only_games_to_write_in_wait_for_a_group(store, evening):
    with store.writing() as transaction:
        transaction.links.grant("elsewhere", "phone", "view", 1, at=1)
        assert transaction.history.hosted_without_group("phone", 9) == []
        transaction.links.grant("elsewhere", "phone", "host", 1, at=1)
        assert [each.game_id for each in transaction.history.hosted_without_group("phone", 9)] == [
            "elsewhere"
        ]
        transaction.games.move("elsewhere", "c")
        assert transaction.history.hosted_without_group("phone", 9) == []
        assert page(transaction)[0] == "elsewhere"


def test_a_double_means_the_person_that_it_is_merged_into_and_so_do_its_games(store, evening):
    with store.writing() as transaction:
        for each in (person("ann"), person("ben"), person("bob", merged_into="ben")):
            transaction.people.add("c", each)
        transaction.people.merge("c", "ben", "ann")
        assert (
            transaction.people.get("c", "bob")
            == transaction.people.get("c", "ben")
            == person("ann")
        )
        assert transaction.people.get("c", "nobody") is None
        assert transaction.people.all("c") == [person("ann")]
        assert sorted(transaction.people.ids_of("c", "ann")) == ["ann", "ben", "bob"]
        assert sorted(transaction.people.names("c")) == [
            ("Ann", "ann"),
            ("Ben", "ann"),
            ("Bob", "ann"),
        ]
        assert transaction.people.game_counts("c") == {"ann": 5}
        transaction.people.forget("c", "ann")
        assert transaction.people.names("c") == []
        assert transaction.people.game_counts("c") == {}


def test_people_come_as_they_played_last(store, evening):
    with store.writing() as transaction:
        for each in ("ann", "ben", "cleo"):
            transaction.people.add("c", person(each))
        transaction.people.note_played("c", ["ben"], "running", 60)
        assert [each.person_id for each in transaction.people.all("c")] == ["ben", "ann"]
        assert {id: sign for id, _, sign in transaction.people.named_signs("c")} == {
            "ann": 0,
            "ben": 0,
            "cleo": 0,
        }
        transaction.people.change("c", "ann", name="Anne", sign=3, hidden=True)
        assert transaction.people.get("c", "ann") == person("ann", name="Anne", sign=3, hidden=True)
        assert transaction.people.have_met("c", "ann", "ben")
        assert not transaction.people.have_met("c", "ann", "cleo")


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
    with store.writing() as transaction:
        assert transaction.links.right("g", "phone") == Right("host", 1)
        assert [mark.id for mark in transaction.marks.all("g")] == ["aa"]
        found = [
            [
                each.game.game_id
                for each in transaction.history.by_link(
                    "phone",
                    "",
                    over=over,
                    filter_=HistoryFilter(ruleset="g1"),
                    limit=9,
                    before=None,
                )
            ]
            for over in (True, False)
        ]
        assert found == [["g"], []]
        assert transaction.games.get("h").group_id == ""
    store.close()
