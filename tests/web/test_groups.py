"""Whoever has a group's link sees and writes all its games, until it is renewed."""

import re

import pytest
from flask import Flask

from scorepad.services.groups import ensure_group
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table


def link_of(phone: Phone) -> str:
    """The link to all games, as the phone's page shows it."""
    [link] = re.findall(r'id="link">(?:http://[^/]+)(/c/[^<]+)<', phone.go("/group").html)
    return link


def test_the_link_to_all_games_lets_another_phone_see_begin_and_write(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    game.begin()
    assert other_phone.go(game.path).status == 404
    assert other_phone.open(link_of(phone)).path == "/"
    assert "Anna · Ben · Cleo" in other_phone.text
    other_phone.go(game.path).tap("1")
    assert game.pad.rounds[0].boxes["c"].bid == 1
    fresh = other_phone.go("/new").tap("Start", name=["Anna", "Dora", "Ed"]).path
    assert "Dora" in phone.go(fresh).text


def test_the_link_of_one_game_opens_that_game_alone(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game, other = table(), table(("Dora", "Ed", "Fred"))
    let_in(game, other_phone, "host")
    assert other_phone.go(game.path).status == 200
    assert other_phone.go(other.path).status == 404
    assert "Dora" not in other_phone.go("/").text
    assert "Dora" not in other_phone.go("/history").text
    assert "Dora" not in other_phone.go("/people").text
    assert other_phone.go(f"{game.path}/delete").status == 404


def test_house_rules_are_those_of_everybody_in_the_group(
    phone: Phone, other_phone: Phone, app: Flask
) -> None:
    phone.go("/house/new?game=wizard_gigamic").tap("Keep", name="Grandma’s")
    assert "Grandma’s" in phone.go("/house").text
    assert "Grandma’s" not in other_phone.go("/house").text
    other_phone.open(link_of(phone))
    assert "Grandma’s" in other_phone.go("/house").text
    other_phone.follow("Grandma’s").follow("Remove").tap("Remove")
    assert "Grandma’s" not in phone.go("/house").text


def test_a_renewed_link_stops_at_once_and_so_do_those_who_came_by_it(
    phone: Phone, other_phone: Phone, app: Flask, game: Table
) -> None:
    game.begin()
    old = link_of(phone)
    other_phone.open(old)
    phone.go("/group").tap("Renew the link now")
    assert "The old one has stopped" in phone.text
    assert other_phone.go(game.path).status == 404
    assert "Anna" not in other_phone.go("/").text
    late = Phone(app).open(old)
    assert late.status == 404
    assert "The code of this group was renewed" in late.text
    assert "Ask somebody of the group" in late.text
    assert phone.go(game.path).status == 200
    assert Phone(app).open(link_of(phone)).text.count("Anna · Ben · Cleo") == 1


def test_a_link_to_all_games_may_be_pasted_and_its_secret_is_left_behind(
    phone: Phone, app: Flask, other_phone: Phone, table: Open
) -> None:
    table().begin()
    link, guest = link_of(phone), Phone(app, known=False)
    guest.go(link)
    answer = guest.client.post(link, data=guest.forms[0].fields)
    assert (answer.status_code, answer.location) == (303, "/")
    assert answer.cache_control.no_store
    assert answer.headers["X-Robots-Tag"] == "noindex"
    other_phone.go("/open").tap("Open", link=f"Look: http://pad.local{link} !")
    other_phone.tap("Join the group")
    assert "Anna · Ben · Cleo" in other_phone.text


def test_nobody_reads_the_word_where_there_is_one_group_only(phone: Phone, game: Table) -> None:
    screens = ("/", "/new", "/people", "/people/a", "/group", "/history", "/statistics")
    for path in (*screens, f"{game.path}/table"):
        assert "circle" not in phone.go(path).text.casefold(), path


def test_a_phone_in_two_groups_sees_one_at_a_time_and_changes_between_them(
    phone: Phone, other_phone: Phone, app: Flask, table: Open
) -> None:
    table().begin()
    phone.go("/group").tap("Save", name="Family")
    Table(app, other_phone, ("Dora", "Ed", "Fred")).begin()
    assert "<h1>Family</h1>" in other_phone.open(link_of(phone)).html
    assert "Anna" in other_phone.text
    assert "Dora" not in other_phone.text
    other_phone.follow("Other groups").tap("an unnamed group")
    assert "Dora" in other_phone.text
    assert "Anna" not in other_phone.text
    assert "no longer sees" in other_phone.go("/group").follow("Leave").text
    assert "Family" in other_phone.go("/group").text
    other_phone.follow("Leave").tap("Leave")
    assert "You have left: Family" in other_phone.text
    way_back, _ = other_phone.button("Undo: back into this group")
    assert "Other groups" not in other_phone.go("/").text
    assert "Dora" in other_phone.text
    assert "Anna" in other_phone.send(way_back.action, way_back.fields).text


def test_a_group_without_a_name_is_not_begun_and_the_sentence_is_about_the_group(
    phone: Phone,
) -> None:
    phone.go("/group/new").tap("Begin this group", name=" ")
    assert phone.status == 422
    assert "Give the group a name." in phone.text


def test_a_group_that_is_not_ours_is_neither_left_nor_changed_to(
    phone: Phone, table: Open, other_phone: Phone
) -> None:
    table().begin()
    assert phone.go("/group/leave?group=nobody").path == "/group"
    form, _ = phone.button("Save")
    phone.send("/group", {**form.fields, "do": "leave", "group": "nobody"})
    assert phone.path == "/"
    assert "Anna" in phone.text
    table()
    group = link_of(phone)[3:25]
    sent = {**other_phone.token, "do": "choose", "group": group}
    assert other_phone.send("/group", sent).status == 404


def test_links_and_pages_from_before_groups_had_addresses_of_their_own_lead_there(
    phone: Phone, other_phone: Phone, app: Flask, table: Open
) -> None:
    table().begin()
    phone.go("/circle").tap("Save", name="Family")
    assert phone.path == "/group"
    assert phone.go("/circle/phones/own").path == "/group/phones/own"
    Table(app, other_phone, ("Dora", "Ed", "Fred")).begin()
    family = link_of(phone)[3:25]
    other_phone.open(link_of(phone))
    assert "Family" in other_phone.go(f"/circle/leave?circle={family}").text
    assert other_phone.path.startswith("/group/leave")
    # A form of a page that was open before is sent again, as it is, to where it is led.
    form = {**other_phone.token, "do": "leave", "circle": family}
    led = other_phone.client.post("/circle", data=form)
    assert (led.status_code, led.headers["Location"]) == (308, "/group")
    assert "You have left: Family" in other_phone.send(led.headers["Location"], form).text
    led = phone.client.post("/circle/new?a=1", data=phone.token)
    assert (led.status_code, led.headers["Location"]) == (308, "/group/new?a=1")


def test_a_phone_without_a_group_is_asked_before_it_begins_one(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    assert "Does your group keep score here already?" in phone.go("/").text
    assert "This phone is in no group: this game begins one." in phone.go("/new").text
    table().begin()
    assert "Does your group" not in phone.go("/").text
    assert "in no group" not in phone.go("/new").text
    other_phone.go("/").follow("Open a game by its link").tap("Open", link=link_of(phone))
    other_phone.accept()
    assert "Anna · Ben · Cleo" in other_phone.go("/").text


def test_another_group_is_begun_from_any_phone_and_has_games_of_its_own(
    phone: Phone, table: Open
) -> None:
    table().begin()
    phone.go("/").follow("New group").tap("Begin this group", name=" ")
    assert phone.status == 422
    phone.tap("Begin this group", name="Club")
    assert phone.text.startswith("Club")
    assert "Anna" not in phone.text
    phone.follow("Other groups").tap("an unnamed group")
    assert "Anna" in phone.text


@pytest.mark.both_databases
def test_a_game_is_moved_into_another_group_and_back_with_its_people(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table(rounds=1)
    game.play({"b": 1, "c": 1, "a": 0}, {"b": 1, "c": 0})
    home = link_of(phone)[3:25]
    other_phone.open(link_of(phone))
    phone.go("/group/new").tap("Begin this group", name="Club")
    club = link_of(phone)[3:25]
    phone.go(f"{game.path}/table").follow("Another group").tap("Move to Club")
    assert "The game belongs to Club now." in phone.text
    assert other_phone.go(game.path).status == 404
    for path, is_there in (
        ("/history", "Anna"),
        ("/people", "Anna 1 game"),
        ("/statistics", "Anna"),
    ):
        assert is_there in phone.go(path).text, path
        assert is_there not in other_phone.go(path).text, path
    phone.go(f"{game.path}/group").tap("Move to an unnamed group")
    assert "Anna 1 game" in other_phone.go("/people").text
    assert "Anna" in other_phone.go("/statistics").text
    for path in ("/history", "/people", "/statistics"):
        assert "Anna" not in phone.go(path).text, path
    assert home != club


def test_who_is_not_in_both_groups_moves_nothing(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    game.begin()
    let_in(game, other_phone, "host")
    assert other_phone.go(f"{game.path}/group").status == 404
    theirs = link_of(other_phone.begin_group())[3:25]
    for each in (phone, other_phone):
        sent = {**each.token, "to": theirs}
        assert each.send(f"{game.path}/group", sent).status == 404
    assert "Anna 1 game" in phone.go("/people").text


def test_a_group_where_nobody_has_played_is_not_one_to_tell_apart(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    table()
    with phone.client.application.extensions["scorepad"].store.writing() as transaction:
        ensure_group(transaction, other_phone.device, 1)
    other_phone.open(link_of(phone))
    assert "Other groups" not in other_phone.go("/").text
    assert "circle" not in other_phone.go("/group").text.casefold()


def test_a_name_that_cannot_be_is_refused_and_stays(phone: Phone) -> None:
    phone.begin_group().tap("Save", name="x" * 40)
    assert phone.status == 422
    assert "at most 32 characters" in phone.text
    assert 'value="' + "x" * 40 in phone.html


def test_games_from_before_there_were_groups_come_into_one_with_their_people(
    phone: Phone, app: Flask, table: Open
) -> None:
    store = app.extensions["scorepad"].store
    game = table()
    game.begin()
    with store.writing() as transaction:
        transaction.links.grant(game.id, phone.device, "host", 1, at=1)
        run = transaction._connection.exec_driver_sql
        run("UPDATE game SET circle_id = NULL")
        for name in ("played_in", "person", "device_circle", "circle"):
            run(f"DELETE FROM {name}")
    assert "Anna" in phone.go("/").text
    assert "Take off" not in phone.html
    assert "Anna 1 game" in phone.go("/people").text
    form = phone.go("/new").tap("Start", name=["Ben", "Anna", "Cleo"])
    assert form.status == 200
    phone.tap("0")
    assert "Anna 2 games" in phone.go("/people").text
