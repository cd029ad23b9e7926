"""Seasons: spans of days with a table of their own, begun by a tap, and what is refused."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine

from scorepad.services.deleted_games import delete_game
from scorepad.services.people.people import people_of
from scorepad.services.seasons import SeasonForm, begin_season, seasons_of
from scorepad.store import SeasonRow
from tests.web.evening import finished, let_in
from tests.web.phone import Phone
from tests.web.table import NOON, Open

LIST = "/statistics/seasons"
TONIGHT = 1_790_000_000
"""21 September 2026, when the games of tests are played, in Unix seconds."""


@pytest.fixture(autouse=True)
def tonight() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(TONIGHT + 3_600, tick=False) as traveller:
        yield traveller


def begin(phone: Phone, **typed: str) -> Phone:
    typed = {"name": "Autumn", "begins": "2026-09-01", **typed}
    return phone.go(LIST).tap("Begin the season", **typed)


def table_of(phone: Phone) -> list[list[str]]:
    """Return the rows of the table, each as the words in it."""
    body = re.search(r"<table.*?<tbody>(.*?)</tbody>", phone.html, re.DOTALL)
    assert body
    rows = re.findall(r"<tr>(.*?)</tr>", body[1], re.DOTALL)
    return [re.sub(r"<[^>]+>", " ", row).split() for row in rows]


def test_a_season_begins_with_one_tap_on_a_form_that_is_filled_in(
    phone: Phone, table: Open
) -> None:
    finished(table), finished(table)
    phone.go("/statistics").follow("Seasons: days with a table of their own")
    assert 'value="September 2026"' in phone.html
    assert 'value="2026-09-21"' in phone.html
    phone.tap("Begin the season")
    assert "The season has begun." in phone.text
    assert "2 games · 1 evening" in phone.text
    # Ben won both, Anna and Cleo lost both.
    first, *_ = table_of(phone)
    assert first[:6] == ["1.", "Ben", "1", "evening", "2", "2"]
    for page in ("/statistics", "/history", "/"):
        assert "September 2026" in [text for text, _ in phone.go(page).links]


def test_a_group_without_seasons_sees_one_quiet_line(phone: Phone, table: Open) -> None:
    finished(table)
    assert phone.go("/statistics").text.count("Season") == 1
    for page in ("/", "/history", "/people"):
        assert "eason" not in phone.go(page).text


REFUSED = {
    "name": (
        ({"name": " "}, "Give the season a name"),
        ({"name": "x" * 33}, "at most 32 characters"),
        ({"name": "summer"}, "There is a season called Summer already"),
    ),
    "begins": (
        ({"begins": ""}, "That is no day"),
        ({"begins": "2026-02-30"}, "That is no day"),
        ({"begins": "2026-W10-1"}, "That is no day"),
        ({"begins": "0001-01-01"}, "Write a day from 1971 to 2999"),
        ({"begins": "3000-01-01"}, "Write a day from 1971 to 2999"),
        ({"begins": "2026-06-01"}, "Summer begins on that day already"),
        ({"begins": "2026-08-31"}, "Begin on Sep 1, 2026 or later"),
    ),
    "ends": (
        ({"ends": "soon"}, "That is no day"),
        ({"ends": "2026-08-31"}, "the last day is Sep 1, 2026 or later"),
        ({"begins": "2026-05-01", "ends": "2026-06-01"}, "can end on May 31, 2026 at the latest"),
    ),
    "best": (
        ({"best": "0"}, "a whole number from 1 to 999"),
        ({"best": "-1"}, "a whole number from 1 to 999"),
        ({"best": "two"}, "a whole number from 1 to 999"),
        ({"best": "9" * 40}, "a whole number from 1 to 999"),
        ({"best": "9", "of": "8"}, "Of 8 evenings no more than 8 can count, and 9 are more"),
    ),
    "of": (({"of": "0"}, "a whole number from 1 to 999"),),
    "least": (({"least": "0.5"}, "a whole number from 1 to 9999"),),
}


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [(field, *each) for field, cases in REFUSED.items() for each in cases],
)
def test_what_cannot_be_a_season_is_refused_beside_its_field_and_nothing_typed_is_lost(
    phone: Phone, table: Open, field: str, typed: dict[str, str], said: str
) -> None:
    game = finished(table)
    summer = SeasonForm("Summer", "2026-06-01", "2026-08-31")
    season = begin_season(game.store, phone.device, summer).season_id
    begin(phone, **typed)
    assert phone.status == 422
    assert said in phone.text
    wrong = re.search(r'<input id="(\w+)"[^>]*aria-invalid', phone.html)
    assert wrong
    assert wrong[1] == field
    for name, value in typed.items():
        assert re.search(rf'name="{name}" value="{re.escape(value)}"', phone.html)
    assert [each.id for each in seasons_of(game.store, phone.device)] == [season]


def test_a_season_is_changed_under_the_same_rules(phone: Phone, table: Open) -> None:
    game = finished(table)
    begin(phone, ends="2026-10-01")
    begin(phone, name="Winter", begins="2026-12-01")
    page = f"{LIST}/{seasons_of(game.store, phone.device)[1].id}"
    late = dict(phone.go(page).button("Change it")[0].fields)
    phone.tap("Change it", ends="2026-12-24")
    assert phone.status == 422
    assert "Winter begins on Dec 1, 2026. This one can end on Nov 30, 2026" in phone.text
    phone.tap("Change it", name="Fall", ends="", best="2", of="4", least="3")
    assert "Changed." in phone.text
    # The next season says when it ends.
    assert "Sep 1, 2026 – Nov 30, 2026" in phone.text
    assert "Of each player the best 2 evenings count." in phone.text
    # Somebody with the page of before changes nothing.
    phone.send(page, {**late, "name": "Late"})
    assert phone.status == 422
    assert "Somebody has changed this season meanwhile" in phone.text
    assert 'value="Late"' in phone.html
    assert seasons_of(game.store, phone.device)[1].name == "Fall"


def test_a_season_is_removed_and_its_games_stay(phone: Phone, table: Open) -> None:
    game = finished(table)
    begin(phone).tap("Remove it")
    assert "Its games are where they were." in phone.text
    assert not seasons_of(game.store, phone.device)
    assert f"{game.path}/end" in [address for _, address in phone.go("/history").links]


def test_two_phones_that_begin_a_season_at_once_begin_one(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    with game.store.writing() as transaction:
        group = transaction.groups.of_device(phone.device)[0]
        transaction.groups.enter(group.group_id, other_phone.device, group.generation, NOON)
    typed = SeasonForm("Autumn", "2026-09-01")
    with ThreadPoolExecutor() as both:
        written = list(
            both.map(
                lambda device: begin_season(game.store, device, typed),
                [phone.device, other_phone.device],
            )
        )
    assert sorted(each.was_there for each in written) == [False, True]
    assert len({each.season_id for each in written}) == 1
    begin(other_phone)
    assert "This season has begun already: this one." in other_phone.text
    begin(other_phone, name="autumn", best="2")
    assert other_phone.status == 422
    assert "There is a season called Autumn already" in other_phone.text
    assert 'name="best" value="2"' in other_phone.html
    begin(other_phone, name="Another")
    assert "Autumn begins on that day already" in other_phone.text


def test_a_guest_has_no_place_and_their_games_count_for_the_others(
    phone: Phone, table: Open
) -> None:
    game = finished(table)
    finished(table, "Ben", "Anna", "Dora")
    begin(phone)
    before = table_of(phone)
    assert "Ben" in before[0] or "Anna" in before[0]
    ben = next(each for each in people_of(game.store, phone.device) if each.name == "Ben")
    phone.go(f"/people/{ben.id}").tap("A guest: no place in seasons")
    assert "Ben is a guest" in phone.text
    phone.go(f"{LIST}/{seasons_of(game.store, phone.device)[0].id}")
    assert "Guests, who have no place here: Ben. Their games" in phone.text
    after = {row[1]: row[2:] for row in table_of(phone)}
    assert after == {row[1]: row[2:] for row in before if row[1] != "Ben"}
    phone.go(f"/people/{ben.id}").tap("No guest: a place in seasons again")
    phone.go(f"{LIST}/{seasons_of(game.store, phone.device)[0].id}")
    assert table_of(phone) == before


def test_only_the_group_sees_its_seasons(phone: Phone, other_phone: Phone, table: Open) -> None:
    game = finished(table)
    let_in(game, other_phone, "host")
    begin(phone)
    page = f"{LIST}/{seasons_of(game.store, phone.device)[0].id}"
    assert other_phone.go(page).status == 404
    assert "There is no such season in this group" in other_phone.text
    assert "Autumn" not in other_phone.go(LIST).text
    other_phone.send(page, {**other_phone.token, "do": "remove"})
    assert other_phone.status == 404
    assert seasons_of(game.store, phone.device)


def test_any_two_are_compared_without_a_script(phone: Phone, table: Open) -> None:
    game = finished(table)
    finished(table, "Ben", "Anna", "Dora")
    begin(phone)
    page = f"{LIST}/{seasons_of(game.store, phone.device)[0].id}"
    ids = {each.name: each.id for each in people_of(game.store, phone.device)}
    phone.go(f"{page}?one={ids['Anna']}&other={ids['Ben']}")
    assert "Games together 2 Anna ahead 1 Ben ahead 1" in " ".join(phone.text.split())
    phone.go(f"{page}?one={ids['Cleo']}&other={ids['Dora']}")
    assert "These two were in no game together that counts" in phone.text
    phone.go(f"{page}?one={ids['Cleo']}&other={ids['Cleo']}")
    assert "Choose two different players." in phone.text
    assert phone.go(f"{page}?one=nobody&other=%00").status == 200


def test_namesakes_have_the_shapes_of_their_signs_where_two_are_chosen(
    phone: Phone, table: Open
) -> None:
    game = finished(table)
    begin(phone)
    ids = {each.name: each.id for each in people_of(game.store, phone.device)}
    with game.store.writing() as transaction:
        [group] = transaction.groups.of_device(phone.device)
        transaction.people.change(group.group_id, ids["Anna"], name="Ben", sign=1)
        transaction.people.change(group.group_id, ids["Ben"], sign=2)
    page = f"{LIST}/{seasons_of(game.store, phone.device)[0].id}"
    phone.go(f"{page}?one={ids['Anna']}&other={ids['Ben']}")
    options = re.findall(r"<option[^>]*>([^<]*)</option>", phone.html)
    assert sorted(options[: len(options) // 2]) == ["Ben ■", "Ben ▲", "Cleo", "whom?"]
    assert "Ben ■ ahead 0 Ben ▲ ahead 1" in " ".join(phone.text.split())


def test_a_season_to_come_does_not_hide_the_one_that_goes_on(phone: Phone, table: Open) -> None:
    finished(table)
    begin(phone)
    begin(phone, name="Winter", begins="2026-12-01")
    for page in ("/", "/history"):
        texts = [text for text, _ in phone.go(page).links]
        assert "Autumn" in texts
        assert "Winter" not in texts


def test_a_month_that_a_season_is_called_after_is_not_proposed_again(
    phone: Phone, table: Open
) -> None:
    finished(table)
    begin(phone, name="september 2026")
    assert 'value="September 2026"' not in phone.go(LIST).html


def test_numbers_agree_in_every_language(phone: Phone, table: Open) -> None:
    finished(table)
    begin(phone, best="1", of="8")
    assert "evenings: 1 of 8" in phone.text


def test_a_deleted_game_and_an_erased_person_leave_the_season_right(
    phone: Phone, table: Open
) -> None:
    first = finished(table)
    second = finished(table, "Ben", "Anna", "Dora")
    begin(phone)
    page = f"{LIST}/{seasons_of(first.store, phone.device)[0].id}"
    assert {row[1] for row in table_of(phone)} == {"Anna", "Ben", "Cleo", "Dora"}
    delete_game(first.store, second.id, phone.device, TONIGHT)
    assert {row[1] for row in table_of(phone.go(page))} == {"Anna", "Ben", "Cleo"}
    ben = next(each for each in people_of(first.store, phone.device) if each.name == "Ben")
    erase = f"/people/{ben.id}/erase"
    phone.go(erase).send(erase, phone.token)
    rows = {row[1]: row for row in table_of(phone.go(page))}
    assert rows.keys() == {"Anna", "Cleo"}
    # Ben won, whose name is gone: it is nobody else's game now.
    assert {name: row[5] for name, row in rows.items()} == {"Anna": "0", "Cleo": "0"}


def test_games_of_other_days_are_in_other_seasons(phone: Phone, table: Open) -> None:
    game = finished(table)
    begin(phone, ends="2026-09-20")
    begin(phone, name="Late", begins="2026-09-21")
    late, early = seasons_of(game.store, phone.device)
    assert "1 game · 1 evening" in phone.go(f"{LIST}/{late.id}").text
    assert "No game has ended in this season yet." in phone.go(f"{LIST}/{early.id}").text


def test_damaged_lists_of_months_are_made_anew(phone: Phone, table: Open) -> None:
    game = finished(table)
    begin(phone)
    page = f"{LIST}/{seasons_of(game.store, phone.device)[0].id}"
    rows = table_of(phone.go(page))
    with game.store.writing() as transaction:
        [group] = transaction.groups.of_device(phone.device)
        [(month, stamp)] = transaction.seasons.stamps(group.group_id).items()
        transaction.seasons.save_games(group.group_id, month, stamp, {"games": [7]})
    assert table_of(phone.go(page)) == rows


def test_there_is_a_limit_that_says_what_to_do(phone: Phone, table: Open) -> None:
    game = finished(table)
    with game.store.writing() as transaction:
        [group] = transaction.groups.of_device(phone.device)
        for number in range(200):
            begins = f"{1980 + number // 12}-{number % 12 + 1:02}-01"
            row = SeasonRow(f"s{number}", f"S {number}", begins)
            transaction.seasons.add(group.group_id, row)
    begin(phone)
    assert phone.status == 422
    assert "Remove an old one first" in phone.text
