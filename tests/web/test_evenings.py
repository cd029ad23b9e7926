"""Evenings: their list in the history, each with its games, and what people say about them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
import time_machine

from scorepad.pad.fold import read_pad
from scorepad.pad.moments import A_DAY, local
from scorepad.pad.people import be_person
from scorepad.services.deleted_games import delete_game, restore_game
from scorepad.services.marks import store_whole_game
from tests.stats.plain_games import write_game
from tests.web.evening import finished, let_in, play_rounds
from tests.web.phone import Phone
from tests.web.table import NOON, Open, Table, begin_clock

HOUR = 3_600
TONIGHT = 1_790_000_000
"""When the games of tests are played, in Unix seconds."""


@pytest.fixture
def tonight() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(TONIGHT + HOUR, tick=False) as traveller:
        yield traveller


def evening_of(game: Table) -> str:
    return f"/history/evenings/{game.id}"


def games_on(phone: Phone) -> list[str]:
    """Return the ids of the games on the page of an evening, in its order."""
    found = [re.fullmatch(r"/g/([\w-]{22})/end", address) for _, address in phone.links]
    return [match[1] for match in found if match]


def test_an_evening_has_a_page_with_its_standings_and_a_line_for_each_game(
    phone: Phone, table: Open
) -> None:
    first = finished(table)
    second = finished(table, "Dora", "Anna", "Ed", game="oh_hell")
    phone.go("/history").follow("Evenings")
    assert "2 games" in phone.text
    phone.go(evening_of(first))
    assert games_on(phone) == [first.id, second.id]
    # Anna was second twice, everybody else played once, or was last.
    assert [name for name in ("Anna", "Ben", "Dora") if name in phone.text]
    assert "most first places" in phone.text
    assert games_on(phone.go(evening_of(second))) == [first.id, second.id]


def test_the_address_of_an_evening_stays_when_a_game_is_added(phone: Phone, table: Open) -> None:
    first, second = finished(table), finished(table)
    assert "2 games together" in phone.go(evening_of(first)).text
    third = finished(table)
    assert games_on(phone.go(evening_of(first))) == [first.id, second.id, third.id]


def test_a_group_without_a_second_game_sees_nothing_of_evenings(phone: Phone, table: Open) -> None:
    game = finished(table)
    for path in ("/", "/statistics", f"{game.path}/end", "/people"):
        assert "together" not in phone.go(path).text, path
    assert "vening" not in phone.go("/history").html
    assert phone.go(evening_of(game)).status == 404
    assert "it is the only one" in phone.text


def test_a_game_that_is_deleted_leaves_its_evening_and_comes_back_to_it(
    phone: Phone, table: Open
) -> None:
    first, second, third = finished(table), finished(table), finished(table)
    delete_game(first.store, third.id, phone.device, TONIGHT)
    assert games_on(phone.go(evening_of(first))) == [first.id, second.id]
    assert phone.go(evening_of(third)).status == 404
    delete_game(first.store, second.id, phone.device, TONIGHT)
    assert phone.go(evening_of(first)).status == 404
    restore_game(first.store, third.id, phone.device, TONIGHT)
    assert games_on(phone.go(evening_of(first))) == [first.id, third.id]


def test_evenings_are_there_although_nobody_has_counted_their_games(
    phone: Phone, table: Open
) -> None:
    first, second = finished(table), finished(table)
    links = {"/history/evenings": evening_of(first), "/history": "/history/evenings"}
    links[evening_of(first)] = f"/g/{second.id}/end"
    for address, link in links.items():
        with first.store.writing() as transaction:
            for game in (first, second):
                row = transaction.games.get(game.id)
                assert row
                transaction.statistics.drop_game(game.id, row.group_id)
        phone.go(address)
        assert link in [href for _, href in phone.links]


def test_only_the_group_sees_its_evenings(phone: Phone, other_phone: Phone, table: Open) -> None:
    first, second = finished(table), finished(table)
    for game in (first, second):
        let_in(game, other_phone, "host")
    assert other_phone.go(evening_of(first)).status == 404
    assert other_phone.go(f"{first.path}/evening").status == 404
    assert "No evening" in other_phone.go("/history/evenings").text
    assert phone.go(evening_of(first)).status == 200


@pytest.mark.parametrize("page", ["-1", "99999999999"])
def test_a_page_that_cannot_be_is_not_there(phone: Phone, page: str) -> None:
    assert phone.go(f"/history/evenings?before={page}").status == 404


def test_a_page_after_the_last_evening_says_so(phone: Phone, table: Open) -> None:
    finished(table), finished(table)
    assert "There are no older evenings" in phone.go("/history/evenings?before=1").text
    assert "second game yet" not in phone.text


def test_a_game_is_moved_out_of_its_evening_and_back(phone: Phone, table: Open) -> None:
    first, second, third = (finished(table) for _ in range(3))
    phone.go(evening_of(second)).follow("Another evening")
    assert phone.path == f"{first.path}/evening"
    phone.tap("Leave out of all evenings")
    assert "This game belongs to no evening" in phone.text
    assert games_on(phone.go(evening_of(second))) == [second.id, third.id]
    phone.go(f"{first.path}/evening").tap("Back to the evening on which it was played")
    assert games_on(phone.go(evening_of(second))) == [first.id, second.id, third.id]


@pytest.mark.both_databases
def test_a_game_is_moved_to_another_evening(phone: Phone, table: Open) -> None:
    first, second = finished(table), finished(table)
    begin_clock(TONIGHT + 24 * HOUR)
    third = finished(table)
    assert phone.go(evening_of(third)).status == 404
    phone.go(f"{second.path}/evening").tap("Sep 22, 2026")
    assert "Done." in phone.text
    assert sorted(games_on(phone.go(evening_of(third)))) == sorted([second.id, third.id])
    assert phone.go(evening_of(first)).status == 404


def test_two_phones_that_move_a_game_at_once_are_told(phone: Phone, table: Open) -> None:
    first, second, third = (finished(table) for _ in range(3))
    form = phone.go(f"{first.path}/evening").forms[-1]
    phone.tap("Leave out of all evenings")
    fields = form.fields.copy()
    fields["to"] = second.id
    phone.send(f"{first.path}/evening", fields)
    assert "somebody has moved this game meanwhile" in phone.text
    assert games_on(phone.go(evening_of(second))) == [second.id, third.id]
    # The same, twice, is no conflict.
    fields["to"] = "none"
    phone.send(f"{first.path}/evening", fields)
    assert "Done." in phone.text


def test_a_game_is_not_moved_to_an_evening_that_is_gone(phone: Phone, table: Open) -> None:
    first, second = finished(table), finished(table)
    form = phone.go(f"{first.path}/evening").forms[-1]
    delete_game(second.store, second.id, phone.device, TONIGHT)
    fields = form.fields.copy()
    for to in (second.id, first.id, "x" * 22):
        fields["to"] = to
        phone.send(f"{first.path}/evening", fields)
        assert "the evening is there no longer" in phone.text


@pytest.mark.usefixtures("tonight")
def test_an_evening_ends_by_a_tap_and_goes_on_by_another(phone: Phone, table: Open) -> None:
    first, second = finished(table), finished(table)
    phone.go(evening_of(first)).tap("End the evening now")
    assert "This evening was ended at" in phone.text
    phone.tap("Let it go on")
    assert "End the evening now" in phone.html
    assert phone.follow("A television for the room").path == "/group/links"
    begin_clock(TONIGHT + 2 * HOUR)
    third = finished(table)
    assert games_on(phone.go(evening_of(first))) == [first.id, second.id, third.id]
    delete_game(third.store, third.id, phone.device, TONIGHT)
    phone.go(evening_of(first)).tap("End the evening now")
    restore_game(third.store, third.id, phone.device, TONIGHT)
    assert games_on(phone.go(evening_of(second))) == [first.id, second.id]
    assert phone.go(evening_of(third)).status == 404
    fourth = finished(table)
    assert games_on(phone.go(evening_of(third))) == [third.id, fourth.id]


@pytest.mark.usefixtures("tonight")
@pytest.mark.parametrize("at", ["-1", "x", "", str(2**63), "9" * 5_000])
@pytest.mark.both_databases
def test_an_end_that_is_none_changes_nothing(phone: Phone, table: Open, at: str) -> None:
    first, _ = finished(table), finished(table)
    phone.go(evening_of(first)).send(evening_of(first), {"end": at, **phone.token})
    assert phone.status == 200
    assert "End the evening now" in phone.html


def test_an_evening_of_last_week_is_over_without_a_tap(phone: Phone, table: Open) -> None:
    first, _ = finished(table), finished(table)
    assert "End the evening now" not in phone.go(evening_of(first)).html
    assert "A television for the room" not in phone.html


def test_the_end_of_a_game_says_how_its_evening_stands(phone: Phone, table: Open) -> None:
    first = finished(table)
    assert "Evening of" not in phone.go(f"{first.path}/end").text
    assert phone.go(f"{first.path}/end/evening").status == 204
    second = finished(table)
    page = phone.go(f"{second.path}/end").html
    fragment = phone.go(f"{second.path}/end/evening")
    assert fragment.status == 200
    assert "2 games together" in fragment.text
    assert fragment.html.strip() in page
    assert fragment.follow("Evening of").path == evening_of(first)


def test_a_phone_whose_last_entries_are_on_their_way_asks_again(phone: Phone, table: Open) -> None:
    first, _ = finished(table), finished(table)
    known = first.pad.written.marks
    assert phone.go(f"{first.path}/end/evening?since={len(known)}").status == 200
    assert phone.go(f"{first.path}/end/evening?since={len(known) + 1}").status == 204
    assert phone.answer.headers["Retry-After"]


def test_a_phone_asks_again_while_its_game_goes_on(phone: Phone, table: Open) -> None:
    finished(table)
    game = table(rounds=1)
    assert phone.go(f"{game.path}/end/evening").status == 204
    assert phone.answer.headers["Retry-After"]
    play_rounds(game, 1)
    assert phone.go(f"{game.path}/end/evening").status == 200
    assert "Retry-After" not in phone.answer.headers


def test_a_link_to_one_game_says_nothing_of_the_evening(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    _, second = finished(table), finished(table)
    for role in ("view", "host"):
        let_in(second, other_phone, role)
        assert "Evening of" not in other_phone.go(f"{second.path}/end").text
        assert other_phone.go(f"{second.path}/end/evening").status == 204
    assert "Evening of" in phone.go(f"{second.path}/end").text


def test_a_game_from_paper_is_of_the_evening_of_its_day(phone: Phone, table: Open) -> None:
    first, second = finished(table), finished(table)
    begin_clock(NOON)
    paper = table(("Dora", "Ed", "Fred"), rounds=1)
    day = f"{local(TONIGHT):%Y-%m-%d}"
    bids = {f"bid.1.{player}": "0" for player in "def"}
    tricks = {"tricks.1.d": "1", "tricks.1.e": "0", "tricks.1.f": "0"}
    form = {"kind": "tricks", "day": day, "do": "write", **bids, **tricks, **phone.token}
    phone.go(paper.path)
    assert phone.client.post(f"{paper.path}/from-paper", data=form | phone.token).status_code == 303
    assert paper.pad.over
    shown = games_on(phone.go(evening_of(first)))
    assert sorted(shown) == sorted([first.id, second.id, paper.id])
    phone.go(f"{paper.path}/evening").tap("Leave out of all evenings")
    assert games_on(phone.go(evening_of(first))) == [first.id, second.id]


def test_two_people_of_one_name_have_their_signs_in_the_list(phone: Phone, table: Open) -> None:
    first = finished(table)
    with first.store.writing() as transaction:
        game = transaction.games.get(first.id)
        assert game
        for number, people in enumerate((("anna", "ben", "cleo"), ("annA", "ben", "cleo"))):
            at = TONIGHT - 9 * A_DAY + number * HOUR
            begun, *marks = write_game(Random(number), f"{number}", at, people)
            cells = (*begun.cells, *be_person({people[0]: people[0]}))
            pad = read_pad([replace(begun, cells=cells), *marks])
            store_whole_game(transaction, f"{number:022}", game.group_id, at, pad)
    finished(table)
    with_two, plain = sorted(
        re.findall(r'<li class="game">.*?</li>', phone.go("/history/evenings").html, re.DOTALL),
        key=lambda line: -line.count(">Anna<"),
    )
    assert (with_two.count(">Anna<"), with_two.count('data-of="A"')) == (2, 2)
    assert "data-of" not in with_two.replace('data-of="A"', "") + plain
