"""People: the same in every game, renamed, merged, hidden, erased for good."""

import json
import re
from contextlib import closing
from functools import partial
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest

from scorepad.services.people.erasing import go_on_erasing
from scorepad.services.people.people import change_sign
from scorepad.services.people.renaming import rename_in_games
from scorepad.store.sqlite_library import sqlite3
from tests.web.phone import Phone
from tests.web.table import Open, Table
from tests.web.test_groups import link_of


def begin(phone: Phone, *names: str) -> str:
    """The address of a new game of these people, with one bid."""
    path = phone.go("/new").tap("Start", name=list(names)).path
    assert path.startswith("/g/")
    phone.tap("0")
    return path


def person(phone: Phone, name: str) -> Phone:
    return phone.go("/people").follow(name)


def test_people_stand_in_the_order_of_their_names(phone: Phone) -> None:
    begin(phone, "Zoé", "Émile", "anna")
    begin(phone, "Özlem", "Emil", "Paul")
    text = phone.go("/people").text
    names = ["anna", "Emil", "Émile", "Özlem", "Paul", "Zoé"]
    assert re.findall(rf"({'|'.join(names)}) 1 game", text) == names


def test_somebody_who_joins_at_the_table_is_known_afterwards(phone: Phone) -> None:
    begin(phone, "Dora", "Ed", "Fred")
    pad = begin(phone, "Anna", "Ben", "Cleo")
    phone.go(f"{pad}/players").tap("+ Dora").tap("From this round on")
    assert "Dora" in phone.go(pad).text
    assert "Dora 2 games" in phone.go("/people").text
    phone.go(f"{pad}/players").tap("Add", name="Gina")
    assert "Gina" not in phone.go("/people").text
    phone.go(f"{pad}/players").tap("From this round on")
    assert "Gina 1 game" in phone.go("/people").text


def test_a_rematch_is_of_the_same_people(phone: Phone, table: Open) -> None:
    game = table(rounds=1)
    game.play({"b": 1, "c": 1, "a": 0}, {"b": 1, "c": 0})
    phone.go(f"{game.path}/end").tap("Rematch").tap("0")
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
    assert "The games of Anny are Anna’s now." in phone.text
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


def test_a_name_that_is_taken_may_be_the_same_person_and_nobody_is_put_together_with_nobody(
    phone: Phone,
) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "Anny", "Dora", "Ed")
    person(phone, "Anny").tap("Put them together")
    assert phone.status == 422
    assert "Choose whom first." in phone.text
    assert "Anny 1 game" in phone.go("/people").text
    person(phone, "Anny").tap("Rename", name="anna")
    assert phone.status == 422
    phone.tap("It is the same person: put them together").tap("Put them together")
    assert "Anna 2 games" in phone.go("/people").text


def test_two_who_were_in_one_game_are_two_people(phone: Phone, table: Open) -> None:
    table().enter("b", "bid", 0)
    begin(phone, "Dora", "Ed", "Fred")
    person(phone, "Anna").tap("Put them together", into="b")
    assert phone.status == 422
    assert "they are two people" in phone.text
    assert "Ben 1 game" in phone.go("/people").text


def test_a_name_is_hidden_and_offered_again_and_has_another_sign_by_a_tap(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    person(phone, "Anna").tap("Hide this name")
    assert "hidden" in phone.text
    assert 'value="Anna"' not in phone.go("/new").html
    person(phone, "Anna").tap("Offer this name again")
    assert 'value="Anna"' in phone.go("/new").html
    person(phone, "Anna").tap("Mark 8")
    assert 'class="face sign-7 hollow"' in phone.go("/people").html


@pytest.mark.both_databases
def test_an_erased_person_is_nowhere_and_the_others_keep_their_points(
    phone: Phone, table: Open, tmp_path: Path
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
    screens = (f"{game.path}/sheet", f"{game.path}/log")
    for path in ("/", "/new", "/people", "/history", "/statistics", *screens):
        assert "Zebulon" not in phone.go(path).html, path
    assert game.pad.totals == before
    assert game.pad.names == {"z": "–", "b": "Ben", "c": "Cleo"}
    assert phone.go(f"{game.path}/sheet").status == 200
    # While the server goes on, and after it.
    for _ in range(2):
        for file in tmp_path.glob("scorepad.db*"):
            assert b"Zebulon" not in file.read_bytes(), file
        game.store.close()


def test_erasing_says_which_copies_still_have_the_name_and_until_when(
    phone: Phone, table: Open, database_file: Path
) -> None:
    game = table(("Zebulon", "Ben", "Cleo"), rounds=1)
    game.enter("b", "bid", 0)
    assert "still have the name. Whoever" not in person(phone, "Ben").follow("Erase").text
    copies = ("scorepad-2026-11-20-0002.db", "before-0007-2030-01-01-120000-0001.db")
    replaced, folder = "replaced-2030-02-01-120000-scorepad.db", database_file.parent
    (folder / "backups").mkdir()
    for name in (replaced, *(f"backups/{each}" for each in copies)):
        (folder / name).touch()
    person(phone, "Zebulon").follow("Erase for good")
    said = (
        "1 copy of a day: each goes once games were played on 7 later days, and in 4 weeks",
        f"{copies[1]}: until Mar 2, 2030",
        f"{replaced}: until Apr 2, 2030",
    )
    for sentence in said:
        assert sentence in phone.text
    phone.tap("Erase for good")
    for sentence in ("The name is erased.", *said):
        assert sentence in phone.text
    assert "erased" not in phone.go("/people").text


def test_people_counts_games_that_were_played(phone: Phone, game: Table) -> None:
    assert "Anna 0 games" in phone.go("/people").text
    game.enter("b", "bid", 0)
    assert "Anna 1 game" in phone.go("/people").text
    phone.go(f"{game.path}/delete").tap("Delete")
    assert "Anna 0 games" in phone.go("/people").text


# Two people of one name


def playing(phone: Phone, *names: str) -> str:
    """The address of a game in which an entry has been made just now."""
    path = begin(phone, *names)
    phone.go(path).tap("0")
    return path


def ids(phone: Phone, name: str) -> list[str]:
    """The ids of everybody of that name, whoever played last first."""
    page = phone.go("/people").html
    return re.findall(
        rf'href="/people/([\w-]+)">(?:(?!</a>).)*<span>\s*<bdi[^>]*>{name}</bdi>\s*<small>',
        page,
        re.DOTALL,
    )


def asking_always(phone: Phone) -> None:
    """The group is asked whom each known name means, or not any more."""
    phone.go("/group").tap("Always ask who is meant")


def test_who_plays_at_another_table_is_named_without_a_question(
    phone: Phone, other_phone: Phone
) -> None:
    playing(phone, "Thomas", "Anna", "Ben")
    other_phone.open(link_of(phone))
    other_phone.go("/new").tap("Next name", name=["Dora", "Thomas", "Ed"])
    assert "Which" not in other_phone.text
    assert "Thomas plays with Anna, Ben now, round 1" in other_phone.text
    # Whoever played on paper was there, wherever that person plays now.
    other_phone.go("/new?paper=1").tap("Next name", name=["Dora", "Thomas", "Ed"])
    assert "plays with" not in other_phone.text
    other_phone.go("/new").tap("Thomas")
    assert "Which" not in other_phone.text
    game = playing(other_phone, "Dora", "Thomas", "Ed")
    assert len(ids(phone, "Thomas")) == 1
    other_phone.go(f"{game}/players").tap("Add", name="Anna")
    assert "Which" not in other_phone.text
    assert "Anna plays with Thomas, Ben now, round 1" in other_phone.text
    other_phone.tap("From this round on")
    assert "Anna" in other_phone.go(game).text
    assert len(ids(phone, "Anna")) == 1


def test_whoever_is_asked_about_may_be_another(phone: Phone, other_phone: Phone) -> None:
    first = playing(phone, "Thomas", "Anna", "Ben")
    asking_always(phone)
    other_phone.open(link_of(phone))
    other_phone.go("/new").tap(
        "Start", name=["Dora", "Thomas", "Ed"], rounds="5", variant=["wizard_gigamic.announce_last"]
    )
    assert other_phone.status == 422
    assert "Which Thomas? Thomas plays with Anna, Ben now, round 1" in other_phone.text
    assert "Several people may be called Thomas: choose who is meant." in other_phone.text
    form, _ = other_phone.button("Start")
    assert form.fields.getlist("name")[:3] == ["Dora", "Thomas", "Ed"]
    assert form.fields["rounds"] == "5"
    other_phone.tap("Start", **{"who.1": "another"})
    assert other_phone.path.startswith("/g/")
    other_phone.tap("0")
    assert len(ids(phone, "Thomas")) == 2
    assert phone.text.count("Thomas 1 game") == 2
    faces = re.findall(r'class="face sign-(\d)', phone.go("/people").html)
    assert len(set(faces)) == len(faces) == 6
    assert "Thomas" in phone.go(first).text


def test_of_two_who_are_called_so_one_is_always_asked_about(
    phone: Phone, other_phone: Phone
) -> None:
    playing(phone, "Thomas", "Anna", "Ben")
    asking_always(phone)
    other_phone.open(link_of(phone)).go("/new").tap("Start", name=["Dora", "Thomas", "Ed"])
    other_phone.tap("Start", **{"who.1": "another"}).tap("0")
    asking_always(phone)
    phone.go("/new").tap("Start", name=["Thomas", "Fred", "Gina"])
    assert re.search("Thomas 1 game · with (Anna, Ben|Ben, Anna)", phone.text)
    assert re.search("Thomas plays with (Dora, Ed|Ed, Dora) now", phone.text)
    assert "Another Thomas" in phone.text
    new, old = ids(phone, "Thomas")
    phone.go("/new").tap("Start", name=["Thomas", "Fred", "Gina"])
    phone.tap("Start", **{"who.0": old}).tap("0")
    assert phone.go(f"/people/{old}").text.count("2 games")
    phone.go("/new").tap("Start", name=["Thomas", "Fred", "Thomas B."])
    phone.tap("Start", **{"who.0": old, "who.2": new}).tap("0")
    assert "2 games" in phone.go(f"/people/{new}").text


def test_an_answer_that_was_never_asked_for_is_none(phone: Phone, other_phone: Phone) -> None:
    playing(phone, "Thomas", "Anna", "Ben")
    asking_always(phone)
    other_phone.open(link_of(phone))
    other_phone.go("/new").tap("Start", name=["Dora", "Thomas", "Ed"], **{"who.1": "b"})
    assert other_phone.status == 422
    other_phone.go("/new").tap("Start", name=["Dora", "Fay", "Ed"], **{"who.1": "b"}).tap("0")
    assert "Fay 1 game" in phone.go("/people").text


def test_a_group_may_want_to_be_asked_always(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    phone.go("/group").tap("Always ask who is meant")
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Dora"])
    assert phone.status == 422
    assert phone.text.count("Which ") == 2
    anna, ben = ids(phone, "Anna")[0], ids(phone, "Ben")[0]
    phone.go("/new").tap("Start", name=["Anna", "Ben", "Dora"])
    phone.tap("Start", **{"who.0": anna, "who.1": ben}).tap("0")
    assert "Anna 2 games" in phone.go("/people").text
    phone.go("/group").tap("Always ask who is meant")
    begin(phone, "Anna", "Ben", "Ed")


def test_a_newcomer_at_the_table_is_asked_about_too(phone: Phone, other_phone: Phone) -> None:
    playing(phone, "Thomas", "Anna", "Ben")
    other_phone.open(link_of(phone))
    game = playing(other_phone, "Dora", "Ed", "Fay")
    asking_always(phone)
    other_phone.go(f"{game}/players").tap("Add", name="Thomas")
    assert "Which Thomas? Thomas plays with Anna, Ben now, round 1" in other_phone.text
    other_phone.tap("Another Thomas").tap("From this round on")
    assert "Thomas" in other_phone.go(game).text
    assert phone.go("/people").text.count("Thomas 1 game") == 2
    asking_always(phone)
    game = playing(other_phone, "Gus", "Hal", "Ida")
    other_phone.go(f"{game}/players").tap("Add", name="Thomas")
    other_phone.tap("Thomas plays with Anna, Ben now").tap("From this round on")
    assert "Thomas 2 games" in phone.go("/people").text


def test_some_games_are_anothers_until_that_is_undone(phone: Phone) -> None:
    first = begin(phone, "Thomas", "Anna", "Ben")
    begin(phone, "Thomas", "Dora", "Ed")
    person(phone, "Thomas").follow("Some games are another’s")
    phone.tap("These games are the other one’s")
    assert "Choose at least one game." in phone.text
    phone.tap("These games are the other one’s", game=[first[3:]], name="x" * 40)
    assert phone.status == 422
    assert f'value="{first[3:]}" checked' in phone.html
    phone.tap("These games are the other one’s", game=[first[3:]], name="Thomas B.")
    assert "This is Thomas B. now" in phone.text
    text = phone.go("/people").text
    assert ("Thomas B. 1 game" in text, "Thomas 1 game" in text) == (True, True)
    log = phone.go(f"{first}/log").text
    assert "Thomas → Thomas B." in log
    assert "Thomas B.: another person than before" in log
    person(phone, "Thomas B.").follow("1 game")
    assert "Thomas B. · Anna · Ben" in phone.text
    assert "Thomas · Dora · Ed" not in phone.text
    for screen in ("/", first, f"{first}/sheet", f"{first}/end"):
        assert "Thomas B." in phone.go(screen).text, screen
    phone.go(f"/people/{ids(phone, 'Thomas B.')[0]}?parted={ids(phone, 'Thomas')[0]}")
    phone.tap("Undo: it is one person")
    assert "The games of Thomas B. are Thomas’s now." in phone.text
    assert "Thomas 2 games" in phone.go("/people").text
    for screen in ("/", first, f"{first}/sheet", f"{first}/end"):
        assert "Thomas" in phone.go(screen).text, screen
    for screen in ("/", f"{first}/sheet"):
        assert "Thomas B." not in phone.go(screen).text, screen
    person(phone, "Thomas").tap("Part Thomas B. again")
    assert "Thomas B. 1 game" in phone.go("/people").text


def test_games_are_given_to_somebody_who_is_known_and_taken_back(phone: Phone) -> None:
    first = begin(phone, "Thomas", "Anna", "Ben")
    begin(phone, "Tom", "Dora", "Ed")
    tom, anna, thomas = (ids(phone, name)[0] for name in ("Tom", "Anna", "Thomas"))
    phone.go(f"/people/{thomas}/part")
    phone.tap("These games are the other one’s", game=[first[3:]], into=anna)
    assert "They sat together in one of these games" in phone.text
    phone.tap("These games are the other one’s", game=[first[3:]], into=tom)
    assert "This is Tom now" in phone.text
    assert "Tom 2 games" in phone.go("/people").text
    assert "Thomas" not in phone.go(f"{first}/sheet").text
    phone.client.get("/")
    phone.go(f"/people/{tom}").tap("Part Thomas again")
    assert "Tom 1 game" in phone.go("/people").text


def test_a_pad_where_another_has_the_name_keeps_the_old_one_and_it_is_said(phone: Phone) -> None:
    first = begin(phone, "Thomas", "Tom", "Ben")
    second = begin(phone, "Thomas", "Dora", "Ed")
    person(phone, "Thomas").follow("Some games are another’s")
    games = [first[3:], second[3:]]
    phone.tap("These games are the other one’s", game=games, name="tom")
    assert "In 1 game somebody else is called so: the old name stays there." in phone.text
    assert "Thomas" in phone.go(first).text
    assert "Thomas" not in phone.go(f"{second}/sheet").text


def test_a_phone_that_slept_through_a_parting_writes_in_the_game_of_the_other(
    phone: Phone,
) -> None:
    begin(phone, "Thomas", "Anna", "Ben")
    second = begin(phone, "Thomas", "Dora", "Ed")
    asleep = phone.client.get(f"{second}/marks?since=0").get_json()
    marks = asleep["marks"]
    cells = {cell[3]: cell for mark in marks for cell in mark.get("cells", ())}
    player = next(each for each in cells["seating"][4] if each != cells["bid"][2])
    person(phone, "Thomas").follow("Some games are another’s")
    phone.tap("These games are the other one’s", game=[second[3:]], name="Tom")
    bid = {"id": "ab" * 16, "cells": [[1, 1, player, "bid", 1]]}
    answer = phone.client.post(
        f"{second}/marks",
        json={"late": True, "marks": [bid]},
        headers={"X-CSRFToken": asleep["csrf"]},
    ).get_json()
    assert [each["fate"] for each in answer["fates"]] == ["written"]
    news = phone.client.get(f"{second}/marks?since={len(marks)}").get_json()
    written = [cell for mark in news["marks"] for cell in mark["cells"]]
    assert [cell[4] for cell in written if cell[3] == "name"] == ["Tom"]
    assert [cell[2:] for cell in written if cell[3] == "bid"] == [[player, "bid", 1]]
    text = phone.go("/people").text
    assert ("Thomas 1 game" in text, "Tom 1 game" in text) == (True, True)


@pytest.mark.both_databases
def test_merged_people_are_parted_again_by_the_button_that_says_so(phone: Phone) -> None:
    begin(phone, "Anna", "Ben", "Cleo")
    begin(phone, "Anny", "Dora", "Ed")
    anna = ids(phone, "Anna")[0]
    person(phone, "Anny").tap("Put them together", into=anna).tap("Put them together")
    assert "The games of Anny are Anna’s now." in phone.text
    phone.tap("Undo: they are two people")
    text = phone.go("/people").text
    assert ("Anna 1 game" in text, "Anny 1 game" in text) == (True, True)


def test_of_two_of_one_name_lists_show_the_sign_and_of_nobody_else(phone: Phone) -> None:
    first = playing(phone, "Thomas", "Anna", "Ben")
    assert 'class="face' not in phone.go("/").html
    phone.go("/group").tap("Always ask who is meant")
    phone.go("/new").tap("Start", name=["Thomas", "Dora", "Ed"])
    phone.tap("Start", **{"who.0": "another"}).tap("0")
    for path in ("/", "/history"):
        html = phone.go(path).html
        assert len(re.findall(r'class="face sign-\d[^>]*data-of="T"', html)) == 2, path
        assert 'data-of="A"' not in html
    looks = re.findall(r'class="face sign-(\d)', phone.go("/").html)
    assert len(set(looks)) == 2
    assert "Thomas" in phone.go(first).text


@pytest.mark.parametrize("answer", ["same", "another"])
@pytest.mark.usefixtures("read_here")
def test_whoever_is_brought_in_under_a_known_name_is_asked_about_afterwards(
    phone: Phone, other_phone: Phone, answer: str
) -> None:
    begin(phone, "Thomas", "Anna", "Ben")
    phone.go("/group").tap("Always ask who is meant")
    known = ids(phone, "Thomas")[0]
    begin(other_phone, "Thomas", "Dora", "Ed")
    begin(other_phone, "Thomas", "Fay", "Gus")
    file = other_phone.client.get("/files/games.jsonl").data
    sent = {**phone.token, "file": (BytesIO(file), "games.jsonl")}
    # The other group's games stay its own: they are brought in where nobody has them.
    for game in json.loads(f"[{','.join(file.decode().splitlines())}]")[1:]:
        delete_for_good(phone, game["game_id"])
    phone._shown(phone.client.post("/files", data=sent, follow_redirects=True))
    assert "2 games were imported." in phone.text
    assert "Who is who?" in phone.text
    assert "Which Thomas? Thomas 1 game · with" in phone.text
    [field] = [name for name in phone.button("That is who they are")[0].fields if "who." in name]
    phone.tap("That is who they are", **{field: known if answer == "same" else "another"})
    counted = {"same": ["Thomas 3 games"], "another": ["Thomas 2 games", "Thomas 1 game"]}
    for each in counted[answer]:
        assert each in phone.go("/people").text


def delete_for_good(phone: Phone, game_id: str) -> None:
    """The game is nowhere any more, as in another database."""
    store = phone.client.application.extensions["scorepad"].store
    with store.writing() as transaction:
        transaction.games.purge(game_id)
        transaction._connection.exec_driver_sql("DELETE FROM forgotten")


def test_no_two_of_a_group_have_one_sign_and_signs_are_swapped(phone: Phone) -> None:
    for number in range(8):
        begin(phone, f"A{number}", f"B{number}", f"C{number}")
    store = phone.client.application.extensions["scorepad"].store
    with store.reading() as transaction:
        [group] = transaction.groups.of_device(phone.device)
        looks = {each.person_id: each.sign for each in transaction.people.all(group.group_id)}
    assert sorted(looks.values()) == list(range(24))
    one, other = ids(phone, "A0")[0], ids(phone, "B5")[0]
    change_sign(store, phone.device, one, looks[other])
    with store.reading() as transaction:
        now = {each.person_id: each.sign for each in transaction.people.all(group.group_id)}
    assert now == looks | {one: looks[other], other: looks[one]}


def test_a_long_erasing_goes_on_by_itself_and_may_be_left(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(7):
        begin(phone, "Zebulon", "Ben", "Cleo")
    step = partial(go_on_erasing, seconds=0)
    monkeypatch.setattr("scorepad.web.people.go_on_erasing", step)
    person(phone, "Zebulon").follow("Erase for good").tap("Erase for good")
    assert "The name is erased" in phone.text, "two steps did it"
    for _ in range(12):
        begin(phone, "Yolanda", "Ben", "Cleo")
    person(phone, "Yolanda").follow("Erase for good").tap("Erase for good")
    assert "Yolanda is being erased" in phone.text
    assert "The name is gone from 10 of 12 games" in phone.text
    [further] = re.findall(r'http-equiv="refresh" content="0; url=([^"]+)"', phone.html)
    assert f'hx-get="{further}"' in phone.html
    page = phone.go("/people").text
    assert "Yolanda is being erased: 2 games are left." in page
    assert page.count("Yolanda") == 1
    phone.go(unescape(further))
    assert "The name is erased" in phone.text
    assert "Yolanda" not in phone.go("/people").text


@pytest.mark.thorough
def test_a_new_name_on_many_pads_goes_on_by_itself(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(42):
        begin(phone, "Zebulon", "Ben", "Cleo")
    step = partial(rename_in_games, seconds=0)
    monkeypatch.setattr("scorepad.web.people.rename_in_games", step)
    person(phone, "Zebulon").tap("Rename", name="Yolanda")
    assert phone.status == 200
    assert "The new name is on 20 of 42 pads." in phone.text
    assert 'hx-trigger="submit, load delay:50ms"' in phone.html
    phone.tap("Continue")
    assert "The new name is on 40 of 42 pads." in phone.text
    phone.tap("Continue")
    assert phone.path == "/people"
    assert "Yolanda 42 games" in phone.text
    # Whoever has left it half-way begins anew, with the same name.
    person(phone, "Yolanda").tap("Rename", name="Yolanda")
    assert "The new name is on 20 of 42 pads." in phone.text


def test_a_game_that_keeps_a_name_because_it_is_damaged_is_named(
    phone: Phone, table: Open, database_file: Path
) -> None:
    game, other = table(("Zebulon", "Ben", "Cleo")), table(("Zebulon", "Dora", "Ed"))
    for each in (game, other):
        each.enter("d" if each is other else "b", "bid", 0)
    with closing(sqlite3.connect(database_file)) as raw, raw:
        raw.execute("UPDATE mark SET body = '{' WHERE game_id = ? AND number = 2", (game.id,))
    person(phone, "Zebulon").follow("Erase for good").tap("Erase for good")
    assert "The name is gone from 1 of 2 games" in phone.text
    assert "What is stored of this game is damaged" in phone.text
    assert "http-equiv" not in phone.html, "it would never end"
    phone.follow("Zebulon").tap("Delete")
    with game.store.writing() as transaction:
        transaction.games.purge(game.id)
    phone.go("/people").follow("Continue")
    assert "The name is erased" in phone.text
