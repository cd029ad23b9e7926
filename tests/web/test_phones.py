"""The phones of a group have names, so that a lost one is found and put out."""

from flask import Flask

from tests.web.phone import Phone
from tests.web.table import Open, Table
from tests.web.test_groups import link_of


def key_of(phone: Phone) -> str:
    return phone.device[:8]


def test_a_phone_is_named_afterwards_and_two_have_different_names(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    table().begin()
    other_phone.open(link_of(phone))
    phone.go("/group").follow("Phones of this group").follow("A phone without a name")
    phone.go("/group/phones/own").tap("Save", name=" Tablet ")
    assert "The name is kept" in phone.text
    other_phone.go("/group/phones/own").tap("Save", name="TABLET")
    assert other_phone.status == 422
    assert "two names must differ" in other_phone.text
    assert 'value="TABLET"' in other_phone.html, "nothing typed is lost"
    other_phone.tap("Save", name="x" * 40)
    assert other_phone.status == 422
    phone.go(f"/group/phones/{key_of(other_phone)}").tap("Save", name="Old one")
    assert "Old one" in other_phone.go("/group/phones").text
    phone.go("/group/phones/own").tap("Save", name="")
    assert "Tablet" not in phone.text


def test_a_lost_phone_is_put_out_and_may_come_back_by_the_link(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    game.begin()
    link = link_of(phone)
    other_phone.open(link).go("/group/phones/own").tap("Save", name="Lost one")
    assert other_phone.go(game.path).status == 200
    phone.go("/group/phones").follow("Lost one").tap("Remove from the group")
    assert "With the link, if it was kept" in phone.text
    assert "Lost one" not in phone.go("/group/phones").text
    assert other_phone.go(game.path).status == 404
    assert phone.go(game.path).status == 200
    other_phone.open(link)
    assert other_phone.go(game.path).status == 200


def test_nobody_sees_or_names_a_phone_of_another_group(
    app: Flask, phone: Phone, other_phone: Phone, table: Open
) -> None:
    table().begin()
    other_phone.begin_group()
    address = f"/group/phones/{key_of(phone)}"
    assert other_phone.go(address).status == 404
    assert other_phone.go("/group/phones/own").tap("Save", name="Mine").status == 200
    assert phone.go(f"/group/phones/{key_of(other_phone)}").status == 404
    assert phone.go("/group/phones/zz").status == 404
    assert "Mine" not in phone.go("/group/phones").text
    assert Phone(app).go("/group/phones").status == 200


def test_nobody_puts_out_the_phone_in_their_hand(phone: Phone, table: Open) -> None:
    table().begin()
    assert "Remove from the group" not in phone.go("/group/phones/own").text
    form, _ = phone.button("Save")
    phone.send(form.action, {**form.fields.to_dict(), "do": "out", "name": "Mine"})
    assert "Mine" in phone.go("/group/phones").text
