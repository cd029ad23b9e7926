"""Whose own phone a device is, beside what it may do by its links and its groups."""

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import GroupRow, Role, Store, Transaction
from tests.store.appending import append_mark

GAME = "game"


@pytest.fixture
def kept(store: Store) -> Store:
    """A game with a host, a player and a viewer."""
    roles: tuple[Role, ...] = ("host", "player", "view")
    with store.writing() as transaction:
        transaction.games.add(GAME, 1, {})
        append_mark(transaction, GAME, Mark("one"), {})
        for role in roles:
            transaction.links.grant(GAME, role, role, 1, 1)
    return store


def opened(transaction: Transaction, device: str) -> tuple[str, str] | None:
    game = transaction.games.opened(GAME, device)
    right = transaction.links.right(GAME, device)
    assert (game and (game.role, game.player)) == (right and (right.role, right.player))
    assert game is None or game.has_own_phones == bool(transaction.links.own_phones(GAME))
    return game and (game.role, game.player)


def test_a_phone_becomes_somebodys_and_nobodys_again(kept: Store) -> None:
    with kept.writing(GAME) as transaction:
        assert opened(transaction, "player") == ("player", "")
        transaction.links.sit(GAME, "player", "anna", 2)
        assert opened(transaction, "player") == ("player", "anna")
        assert transaction.links.own_phones(GAME) == (("anna", "player", "player"),)
        transaction.links.sit(GAME, "player", "", 3)
        assert transaction.links.own_phones(GAME) == ()
        assert opened(transaction, "player") == ("player", "")


def test_a_poll_says_whose_phone_asks(kept: Store) -> None:
    with kept.writing(GAME) as transaction:
        transaction.links.sit(GAME, "player", "anna", 2)
    asked = [kept.game_state(GAME, device) for device in ("host", "player", "view")]
    assert [each and (each.role, each.player) for each in asked] == [
        ("host", ""),
        ("player", "anna"),
        ("view", ""),
    ]


def test_whoever_writes_keeps_that_right_and_the_seat(kept: Store) -> None:
    with kept.writing(GAME) as transaction:
        links = transaction.links
        links.sit(GAME, "host", "ben", 2)
        for role in ("player", "view"):
            links.grant(GAME, "host", role, 1, 3)
            assert opened(transaction, "host") == ("host", "ben")
        links.sit(GAME, "player", "anna", 2)
        links.grant(GAME, "player", "view", 1, 3)
        assert opened(transaction, "player") == ("player", "anna")
        links.grant(GAME, "player", "host", 1, 4)
        assert opened(transaction, "player") == ("host", "anna")
        links.grant(GAME, "view", "player", 1, 5)
        assert opened(transaction, "view") == ("player", "")


def test_a_renewed_link_ends_the_rights_and_the_seats_that_it_gave(kept: Store) -> None:
    with kept.writing(GAME) as transaction:
        links = transaction.links
        links.sit(GAME, "player", "anna", 2)
        links.sit(GAME, "host", "ben", 2)
        assert links.renew(GAME, "player") == 2
        assert opened(transaction, "player") is None
        assert links.own_phones(GAME) == (("ben", "host", "host"),)
        links.grant(GAME, "player", "player", 2, 3)
        assert opened(transaction, "player") == ("player", "")
        assert [opened(transaction, device) for device in ("host", "view")] == [
            ("host", "ben"),
            ("view", ""),
        ]


def test_one_that_writes_by_its_group_sits_without_a_link_of_its_own(kept: Store) -> None:
    with kept.writing() as transaction:
        transaction.groups.add(GroupRow("group", "", 1, 1))
        transaction.groups.enter("group", "member", 1, 1)
        transaction.games.move(GAME, "group")
        assert opened(transaction, "member") == ("host", "")
        transaction.links.sit(GAME, "member", "cleo", 2)
        assert opened(transaction, "member") == ("host", "cleo")
        assert transaction.links.own_phones(GAME) == (("cleo", "member", "host"),)
        transaction.links.sit(GAME, "member", "", 2)
        assert opened(transaction, "member") == ("host", "")


def test_a_game_that_is_purged_takes_its_seats_along(kept: Store) -> None:
    with kept.writing() as transaction:
        transaction.links.sit(GAME, "player", "anna", 2)
        transaction.games.purge(GAME)
        assert transaction.links.own_phones(GAME) == ()


def test_a_device_that_gets_another_id_keeps_its_seat(kept: Store) -> None:
    with kept.writing() as transaction:
        transaction.links.sit(GAME, "player", "anna", 2)
        transaction.links.replace_device("player", "renamed")
        assert opened(transaction, "renamed") == ("player", "anna")
        transaction.links.forget_device("renamed")
        assert transaction.links.own_phones(GAME) == ()


def test_everybodys_role_goes_along_into_another_game(kept: Store) -> None:
    with kept.writing() as transaction:
        transaction.links.sit(GAME, "player", "anna", 2)
        transaction.games.add("next", 2, {})
        transaction.links.carry_over(GAME, "next", 2)
        right = transaction.links.right("next", "player")
        # Its players have other ids there.
        assert right is not None
        assert (right.role, right.player) == ("player", "")
