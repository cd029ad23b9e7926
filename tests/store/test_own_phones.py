"""Whose own phone a device is, beside what it may do by its links and its groups."""

from pathlib import Path

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import GroupRow, Right, Role, SittingRow, Store, Transaction
from tests.store.appending import append_mark
from tests.store.revisions import at_revision

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
        assert transaction.links.own_phones(GAME) == (("anna", "player", "player", ""),)
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
        assert links.own_phones(GAME) == (("ben", "host", "host", ""),)
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
        assert transaction.links.own_phones(GAME) == (("cleo", "member", "host", ""),)
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
        transaction.links.forget_device("renamed", "freed", "owner", 3)
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


def test_a_phone_that_sat_in_the_version_before_keeps_its_seat_in_a_sitting_of_its_own(
    path: Path,
) -> None:
    game = f"'{GAME}', 1, 1, 0, 1, 1, '{{}}'"
    seats = (("one", "player", "anna"), ("two", "player", "anna"), ("three", "host", ""))
    at_revision(
        path,
        "0011",
        "INSERT INTO game (game_id, created_at, updated_at, version, host_generation,"
        f" view_generation, summary, ruleset) VALUES ({game}, '')",
        *(
            "INSERT INTO device_game (game_id, device, role, generation, opened_at, player)"
            f" VALUES ('{GAME}', '{device}', '{role}', 1, 5, '{player}')"
            for device, role, player in seats
        ),
    )
    store = Store(f"sqlite:///{path}")
    store.prepare()
    with store.reading() as transaction:
        phones = {phone.device: phone for phone in transaction.links.own_phones(GAME)}
        rows = {row.device: row for row in transaction.sittings.all(GAME)}
        assert transaction.links.right(GAME, "three") == Right("host", 1)
    store.close()
    assert {device: phone.player for device, phone in phones.items()} == {
        "one": "anna",
        "two": "anna",
    }
    # Whichever of them it was that wrote a hidden bid, the other one does not see it.
    assert phones["one"].sitting_id != phones["two"].sitting_id
    for device, row in rows.items():
        assert row == SittingRow(phones[device].sitting_id, device, "anna", 5, "upgrade", device, 0)
