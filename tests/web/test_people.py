"""People: the same in every game, renamed, merged, hidden, erased for good."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.phone import Phone
from tests.web.table import Table

OpenTable = Callable[..., Table]


def begin(phone: Phone, *names: str) -> str:
    """The address of a new game of these people, with one bid."""
    path = phone.go("/new").tap("Start", name=list(names)).path
    assert path.startswith("/g/")
    phone.tap("0")
    return path


def person(phone: Phone, name: str) -> Phone:
    return phone.go("/people").follow(name)


def test_the_same_name_is_the_same_person_in_every_game(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "ben", "Dora", "ANNA")
    text = phone.go("/people").text
    assert [f"{name} 2 games" in text for name in ("Anna", "Ben")] == [True, True]
    assert [f"{name} 1 game" in text for name in ("Cleo", "Dora")] == [True, True]


def test_somebody_who_joins_at_the_table_is_known_afterwards(phone: Phone) -> None:
    begin(phone, "Dora", "Ed", "Fred")
    pad = begin(phone, "Anna", "Ben", "Cleo")
    phone.go(f"{pad}/players").tap("+ Dora").tap("Sit like this")
    assert "Dora" in phone.go(pad).text
    assert "Dora 2 games" in phone.go("/people").text
    phone.go(f"{pad}/players").tap("Add", name="Gina")
    assert "Gina" not in phone.go("/people").text
    phone.go(f"{pad}/players").tap("Add", name="Gina").tap("Sit like this")
    assert "Gina 1 game" in phone.go("/people").text


def test_a_rematch_is_of_the_same_people(phone: Phone, table: OpenTable) -> None:
    game = table(rounds=1)
    game.play({"b": 1, "c": 1, "a": 0}, {"b": 1, "c": 0})
    phone.go(f"{game.path}/end").tap("Rematch")
    phone.tap("0")
    assert phone.go("/people").text.count("2 games") == 3


def test_a_renamed_person_is_offered_by_the_new_name_and_old_pads_keep_the_old(
    phone: Phone,
) -> None:
    pad = begin(phone, "Anna", "Ben", "Cleo")
    person(phone, "Anna").tap("Rename", name="Anne", past=None)
    offered = phone.go("/new").html
    assert 'value="Anne"' in offered
    assert 'value="Anna"' not in offered
    assert "Anna" in phone.go(pad).text
    begin(phone, "Anne", "Ben", "Cleo")
    assert "Anne 2 games" in phone.go("/people").text


def test_a_name_that_somebody_had_is_free_for_somebody_else(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    person(phone, "Anna").tap("Rename", name="Anna M.")
    begin(phone, "Anna M.", "Anna", "Ben")
    text = phone.go("/people").text
    assert "Anna M. 2 games" in text
    assert "Anna 1 game" in text


@pytest.mark.parametrize(("name", "why"), [("Ben", "already one called Ben"), (" ", "name")])
def test_a_name_that_cannot_be_is_refused(name: str, why: str, phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    person(phone, "Anna").tap("Rename", name=name)
    assert phone.status == 422
    assert why in phone.text
    assert "Anna 1 game" in phone.go("/people").text


def test_a_double_is_merged_and_stays_one_person_under_either_name(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "Anny", "Dora", "Ed")
    shown = person(phone, "Anny")
    assert 'id="into"' in shown.html
    options = shown.html.split('id="into"')[1].split("</select>")[0]
    assert "Dora" not in options
    anna = options.split('">Anna')[0].rpartition('value="')[2]
    shown.tap("Put them together", into=anna)
    assert "All these games are then those of Anna" in phone.text
    assert "Anny 1 game" in phone.go("/people").text, "nothing is done unasked"
    person(phone, "Anny").tap("Put them together", into=anna).tap("Put them together")
    assert "Both are one person now" in phone.text
    assert "2 games" in phone.text
    assert "Anny" not in phone.go("/people").text
    begin(phone, "Anny", "Fred", "Gina")
    assert "Anna 3 games" in phone.go("/people").text


def test_a_new_name_goes_onto_earlier_pads_where_nobody_else_has_it(phone: Phone) -> None:
    first = begin(phone, "Anna", "Ben", "Cleo")
    second = begin(phone, "Anna", "Dora", "Ed")
    person(phone, "Anna").tap("Rename", name="Zoe")
    assert ["Zoe" in phone.go(pad).text for pad in (first, second)] == [True] * 2
    assert "Zoe" in phone.go(f"{first}/log").text
    assert "Zoe 2 games" in phone.go("/people").text
    person(phone, "Dora").tap("Rename", name="Yves", past=None)
    assert "Dora" in phone.go(second).text
    person(phone, "Ed").tap("Rename", name="Dora")
    assert "Ed" in phone.go(second).text, "two must not be called the same"


def test_a_name_that_is_taken_may_be_the_same_person(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "Anny", "Dora", "Ed")
    person(phone, "Anny").tap("Rename", name="anna")
    assert phone.status == 422
    phone.tap("It is the same person: put them together").tap("Put them together")
    assert "Anna 2 games" in phone.go("/people").text


def test_nobody_is_put_together_with_nobody(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "Anny", "Dora", "Ed")
    person(phone, "Anny").tap("Put them together")
    assert phone.status == 422
    assert "Anny 1 game" in phone.go("/people").text


def test_two_who_were_in_one_game_are_two_people(phone: Phone, table: OpenTable) -> None:
    table().enter("b", "bid", 0)
    begin(phone, "Dora", "Ed", "Fred")
    person(phone, "Anna").tap("Put them together", into="b")
    assert phone.status == 422
    assert "they are two people" in phone.text
    assert "Ben 1 game" in phone.go("/people").text


def test_a_hidden_name_is_offered_no_more_until_it_is_shown_again(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    person(phone, "Anna").tap("Hide this name")
    assert "hidden" in phone.text
    assert 'value="Anna"' not in phone.go("/new").html
    person(phone, "Anna").tap("Offer this name again")
    assert 'value="Anna"' in phone.go("/new").html


def test_colour_and_shape_are_changed_by_a_tap(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    person(phone, "Anna").tap("Mark 8")
    assert 'class="face look-7"' in phone.go("/people").html


def test_an_erased_person_is_nowhere_and_the_others_keep_their_points(
    phone: Phone, table: OpenTable, tmp_path: Path
) -> None:
    game = table(("Zebulon", "Ben", "Cleo"), rounds=1)
    game.play({"b": 1, "c": 1, "z": 0}, {"b": 1, "c": 0})
    begin(phone, "Dora", "Zebulon", "Ed")
    assert "Zebulon" in phone.go(f"{game.path}/sheet").text
    before = game.pad.totals
    person(phone, "Zebulon").follow("Erase for good")
    assert "Nobody can bring it back" in phone.text
    assert phone.follow("Keep Zebulon").status == 200
    person(phone, "Zebulon").follow("Erase for good").tap("Erase for good")
    for path in ("/", "/new", "/people", "/history", f"{game.path}/sheet", f"{game.path}/log"):
        assert "Zebulon" not in phone.go(path).html, path
    assert game.pad.totals == before
    assert game.pad.names == {"z": "–", "b": "Ben", "c": "Cleo"}
    assert phone.go(f"{game.path}/sheet").status == 200
    connection = sqlite3.connect(tmp_path / "scorepad.db")
    assert "Zebulon" not in "".join(connection.iterdump())
    connection.close()
    game.store.close()
    assert b"Zebulon" not in (tmp_path / "scorepad.db").read_bytes()


def test_people_of_others_cannot_be_touched(
    phone: Phone, other_phone: Phone, table: OpenTable
) -> None:
    table()
    assert other_phone.go("/people/a").status == 404
    assert other_phone.go("/people/a/erase").status == 404
    form, _ = phone.go("/people/a").button("Rename")
    assert form.fields["name"] == "Anna"
    token, _ = other_phone.go("/circle").button("Keep this name")
    sent = {"csrf_token": token.fields["csrf_token"], "do": "name", "name": "X"}
    assert other_phone.send("/people/a", sent).status == 404
    assert other_phone.send("/people/a/erase", sent).status == 404
    assert "Anna" in phone.go("/people").text


def test_people_counts_games_that_were_played(phone: Phone, table: OpenTable) -> None:
    game = table()
    assert "Anna 0 games" in phone.go("/people").text
    game.enter("b", "bid", 0)
    assert "Anna 1 game" in phone.go("/people").text
    phone.go(f"{game.path}/delete").tap("Delete")
    assert "Anna 0 games" in phone.go("/people").text
