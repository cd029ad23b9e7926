"""The links of a group by which others look on: made, shown, revoked."""

import re
from collections.abc import Iterator

import pytest
import time_machine

from scorepad.services.deleted_groups import delete_group
from tests.web.conftest import Open
from tests.web.phone import Phone


@pytest.fixture(autouse=True)
def tonight() -> Iterator[None]:
    """Let it be the afternoon on which tables play."""
    with time_machine.travel(1_790_000_000 + 600):
        yield


def television_of(phone: Phone) -> str:
    """Return the path of the link for the group's television, which a person makes."""
    screen = phone.go("/").follow("People").follow("All our phones")
    screen = screen.follow("A television for the room").tap("Make a link")
    return re.search(r"http://localhost(/tv/[\w-]{44})", screen.text)[1]


def test_a_link_of_the_group_is_made_shown_and_revoked_by_its_people(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    table().begin()
    screen = phone.go("/").follow("People").follow("All our phones")
    screen.follow("A television for the room")
    assert "/tv/" not in screen.text
    path = television_of(phone)
    assert path in phone.go("/group/links").text, "and it stays what it is"
    phone.send("/group/links", {**phone.token, "role": "television", "do": "make"})
    assert path in phone.text
    assert "Anna" in other_phone.go(path).text
    assert "Anna" not in other_phone.go("/").text, "it gives no right to whoever looks"
    phone.tap("Revoke the link")
    assert "The link is revoked." in phone.text
    assert "/tv/" not in phone.text
    told = other_phone.go(path)
    assert told.status == 410
    assert "The group has revoked this link." in told.text
    assert "Anna" not in told.text
    assert television_of(phone) != path
    assert other_phone.go(path).status == 410, "a new one does not bring the old one back"


def test_who_looked_on_when_the_group_renewed_its_link_sees_no_more(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    table().begin()
    path = television_of(phone)
    phone.go("/group").tap("Renew the link now")
    assert other_phone.go(path).status == 410
    renewed = re.search(r"/tv/[\w-]{44}", phone.go("/group/links").text)[0]
    assert other_phone.go(renewed).status == 200


def test_a_link_to_a_deleted_group_or_one_that_never_was_is_none(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table()
    path = television_of(phone)
    for wrong in (path[:-1], path[:-1] + ("a" if path[-1] != "a" else "b"), "/tv/" + 44 * "x"):
        assert other_phone.go(wrong).status == 404
        assert "This link has stopped, or is not whole." in other_phone.text
    # The secret of one link is no other's.
    invited = re.search(r"/c/([\w-]{44})", phone.go("/group").text)[1]
    assert other_phone.go(f"/tv/{invited}").status == 404
    assert other_phone.go(f"/c/{path[4:]}").status == 404
    delete_group(game.store, path[4:26], 1)
    assert other_phone.go(path).status == 404


def test_a_form_that_asks_for_another_link_is_refused(phone: Phone, table: Open) -> None:
    table()
    for form in ({"role": "host", "do": "make"}, {"role": "television", "do": "write"}, {}):
        assert phone.send("/group/links", {**phone.token, **form}).status == 422


def test_a_phone_without_a_group_is_led_to_begin_one(phone: Phone) -> None:
    phone.go("/group/links")
    assert phone.path == "/group/new"
    form = {**phone.token, "role": "television", "do": "make"}
    assert phone.send("/group/links", form).status == 404
