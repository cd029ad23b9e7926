import pytest

from scorepad.store import HouseRow, Store
from tests.store.revisions import at_revision

OPTIONS = {"bidding.who": "last", "points.made.base": 5, "points.own_zero": True}


def rules(house_id: str, owner: str = "phone", name: str = "Ours", at: int = 1) -> HouseRow:
    return HouseRow(owner, house_id, name, "any_game", OPTIONS, at)


@pytest.fixture
def kept(store: Store):
    """Keeps rows and gives the store."""

    def kept(*rows: HouseRow) -> Store:
        with store.writing() as transaction:
            for row in rows:
                transaction.house_rules.save(row)
        return store

    return kept


def ids(store: Store, owner: str = "phone") -> list[str]:
    with store.reading() as transaction:
        return [row.house_id for row in transaction.house_rules.all(owner)]


def test_rules_come_back_as_they_were_kept_those_first_that_were_changed_last(kept) -> None:
    with kept(rules("a")).reading() as transaction:
        assert transaction.house_rules.all("phone") == [rules("a")]
    store = kept(rules("a", at=3), rules("b", at=9), rules("c", at=3))
    assert ids(store) == ["b", "a", "c"]


def test_rules_kept_again_take_the_place_of_the_old_ones(kept) -> None:
    store = kept(rules("a"), rules("b"), rules("a", name="Theirs", at=2))
    assert ids(store) == ["a", "b"]
    with store.reading() as transaction:
        assert transaction.house_rules.all("phone")[0].name == "Theirs"


def test_each_owner_has_rules_of_its_own_under_whatever_id(kept) -> None:
    store = kept(rules("a"), rules("a", owner="group", name="Theirs"))
    with store.writing() as transaction:
        transaction.house_rules.delete("phone", "a")
        transaction.house_rules.delete("phone", "a")
    assert ids(store) == []
    with store.reading() as transaction:
        assert [row.name for row in transaction.house_rules.all("group")] == ["Theirs"]


def test_a_database_without_house_rules_is_upgraded_in_place(path) -> None:
    path.touch()
    at_revision(
        path,
        "0001",
        "INSERT INTO game VALUES ('game-a', 1, 2, 1, 1, 1, '{\"round\":3}')",
        """INSERT INTO mark VALUES ('game-a', 1, 'aa', '{"cells":[[1,1,"p","bid",2]]}', 'p', 2)""",
        "INSERT INTO device_game VALUES ('game-a', 'phone', 'host', 1, 1)",
    )
    store = Store(f"sqlite:///{path}")
    store.prepare()
    with store.writing() as transaction:
        transaction.house_rules.save(rules("a"))
        assert transaction.games.get("game-a").summary == {"round": 3}
        assert [mark.cells[0][1] for mark in transaction.marks.all("game-a")] == [2]
        assert transaction.links.right("game-a", "phone").role == "host"
    assert ids(store) == ["a"]
    store.close()
