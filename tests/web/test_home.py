import re
from collections.abc import Callable

from scorepad.pad import acts
from tests.web.evening import let_in
from tests.web.phone import Phone
from tests.web.table import Table

OpenTable = Callable[..., Table]


def finished(table: OpenTable, *names: str) -> Table:
    """A game of one round in which the first name bids nothing and wins."""
    game = table(names or ("Anna", "Ben", "Cleo"), rounds=1)
    first, second, third = game.pad.present
    game.play({second: 1, third: 1, first: 0}, {second: 1, third: 0})
    return game


def test_a_first_visit_says_what_this_is_and_offers_a_new_game(app) -> None:
    phone = Phone(app, known=False).go("/")
    assert "The score block for Wizard and its relatives" in phone.text
    assert "Go on" not in phone.text
    assert "Past games" not in phone.text
    assert phone.follow("New game").path == "/new"


def test_a_first_visit_leaves_no_id_on_the_phone(app) -> None:
    phone = Phone(app, known=False).go("/")
    assert phone.client.get_cookie("device") is None


def test_a_running_game_is_one_tap_away(phone: Phone, table: OpenTable) -> None:
    game = table(("Anna", "Ben", "Cleo", "Dan"))
    phone.go("/")
    assert "Go on 1/15 Anna · Ben · Cleo · Dan" in phone.text
    pad = [address for words, address in phone.links if "Anna · Ben" in words]
    assert pad == [game.path]
    assert "The score block" not in phone.text


def test_a_past_game_shows_winner_totals_and_day(phone: Phone, table: OpenTable) -> None:
    game = finished(table)
    phone.go("/")
    assert re.search(r"Past games Sep \d\d, 2026 · Wizard \(Gigamic\)", phone.text)
    assert phone.text.index("Ben 30") < phone.text.index("Anna 20") < phone.text.index("Cleo −10")
    assert [words for words, address in phone.links if address == f"{game.path}/end"]
    assert "Go on" not in phone.text


def test_winners_who_are_level_are_all_marked(phone: Phone, table: OpenTable) -> None:
    game = table(rounds=1)
    game.play({"b": 0, "c": 0, "a": 1}, {"b": 0, "c": 0})
    game.act(lambda _: acts.adjust(1, "b", 10, "late"))
    phone.go("/")
    assert phone.html.count('aria-label="won"') == 2


def test_games_of_other_phones_are_not_listed(other_phone: Phone, table: OpenTable) -> None:
    table()
    assert "Go on" not in other_phone.go("/").text


def test_a_game_that_came_by_a_link_is_taken_off_the_list_after_a_question(
    phone: Phone, other_phone: Phone, table: OpenTable
) -> None:
    game = table()
    let_in(game, other_phone, "host").go("/").follow("Take off the list: Anna, Ben, Cleo")
    assert "Other phones that have it keep it" in other_phone.text
    assert other_phone.follow("Keep it").path == "/"
    assert "Anna" in other_phone.text
    other_phone.follow("Take off the list").tap("Take it off the list")
    assert other_phone.path == "/"
    assert "Anna" not in other_phone.text
    assert other_phone.go(game.path).status == 404
    assert phone.go(game.path).status == 200


def test_the_games_of_ones_own_circle_are_not_taken_off_the_list(
    phone: Phone, table: OpenTable
) -> None:
    game = table()
    assert "Take off the list" not in phone.go("/").html
    assert phone.go(f"{game.path}/forget").path == f"{game.path}/delete"


def test_a_stranger_can_not_ask_about_a_game(other_phone: Phone, table: OpenTable) -> None:
    game = table()
    assert other_phone.go(f"{game.path}/forget").status == 404


def test_taking_off_twice_is_taking_off_once(other_phone: Phone, table: OpenTable) -> None:
    game = table()
    let_in(game, other_phone).go(f"{game.path}/forget")
    form, _ = other_phone.button("Take it off the list")
    other_phone.tap("Take it off the list")
    other_phone.send(form.action, form.fields)
    assert (other_phone.status, other_phone.path) == (200, "/")
