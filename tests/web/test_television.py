"""The television of the room: the running tables of a group, and nothing that is secret."""

import re
from collections.abc import Iterator

import pytest
import time_machine

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.services.deleted_games import delete_game
from scorepad.services.polls import watched
from scorepad.store import PersonRow
from scorepad.web.game.access import HOLD
from tests.statements import seen
from tests.web.evening import finished, play_rounds
from tests.web.phone import HTMX, Phone
from tests.web.table import SECRET, Open, begin_clock
from tests.web.test_group_links import television_of

MINUTE, HOUR = 60, 3_600
BEGAN = 1_790_000_000
"""When the first game of a test begins; every act takes a minute."""


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    begin_clock(BEGAN)
    with time_machine.travel(BEGAN + 30 * MINUTE, tick=False) as traveller:
        yield traveller


def tables_on(phone: Phone) -> list[str]:
    """Return the text of each table on the screen, whatever its page."""
    return [
        " ".join(re.sub(r"<[^>]*>", " ", each).split())
        for each in re.findall(r"<article.*?</article>", phone.html, re.DOTALL)
    ]


def asked_again(phone: Phone, path: str) -> tuple[int, str]:
    """Ask for what is new on the screen, as its script does; return the status and the fragment."""
    news = re.search(r'hx-get="([^"]*)"', phone.go(path).html)[1].replace("&amp;", "&")
    answer = phone.client.get(news, headers=HTMX)
    return answer.status_code, answer.text


def test_each_table_shows_its_round_and_who_leads(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table(("Anna", "Ben", "Cleo"))
    game.play({"b": 0, "c": 1, "a": 0}, {"b": 0, "c": 1})
    table(("Dora", "Ed", "Fay"), "oh_hell").begin()
    [first, second] = tables_on(other_phone.go(television_of(phone)))
    totals = game.pad.totals
    assert "Round 2 of 20" in first
    assert first.index(f"1. ★ Cleo {totals['c']}") < first.index("Anna")
    assert "Round 1 of" in second
    assert "★" not in second, "nobody leads while all are level"


def test_it_shows_nothing_of_the_round_that_is_played(phone: Phone, table: Open) -> None:
    path, shown = "", set[str]()
    for bid in (0, 1, None):
        game = table(options=SECRET)
        path = path or television_of(phone)
        if bid is not None:
            game.enter("b", "bid", bid)
        shown.add(tables_on(phone.go(path))[-1])
    assert len(shown) == 1


def test_a_page_that_polls_hears_of_every_mark_and_else_of_nothing(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table()
    game.begin()
    path = television_of(phone)
    assert asked_again(other_phone, path) == (204, "")
    news = re.search(r'hx-get="([^"]*)"', other_phone.html)[1].replace("&amp;", "&")
    game.enter("c", "bid", 1)
    answer = other_phone.client.get(news, headers=HTMX)
    assert (answer.status_code, answer.text.count("<article")) == (200, 1)
    # It is said again once the page has what is new.
    assert asked_again(other_phone, path) == (204, "")


def test_a_poll_is_held_until_somebody_writes(phone: Phone, table: Open) -> None:
    game, held = table(), []
    game.begin()
    path = television_of(phone)
    news = re.search(r'hx-get="([^"]*)"', phone.go(path).html)[1].replace("&amp;", "&")
    environ = {HOLD: lambda *poll: held.append(poll)}
    assert phone.client.get(news, headers=HTMX, environ_overrides=environ).status_code == 204
    [(key, state, _)] = held
    assert watched(game.store, [key, game.id])[key] == state
    game.enter("c", "bid", 1)
    assert watched(game.store, [key])[key] != state


def test_a_table_stays_for_a_while_after_its_end_and_the_standings_for_the_evening(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    first, second = finished(table), finished(table)
    path = television_of(phone)
    ended_at = max(mark.at for mark in second.pad.written.marks)
    clock.move_to(ended_at + MINUTE)
    phone.go(path)
    # The first one gave way to the second: the same people played both.
    [shown] = tables_on(phone)
    assert "★ Ben" in shown
    assert "The end" in shown
    assert "2 games together" in phone.text
    clock.move_to(ended_at + 11 * MINUTE)
    assert tables_on(phone.go(path)) == []
    assert "No table is playing now." in phone.text
    assert "2 games together" in phone.text
    clock.move_to(ended_at + 13 * HOUR)
    assert "together" not in phone.go(path).text
    assert first.id not in phone.html, "it leads into no game"


def test_a_table_gives_way_to_the_next_game_of_the_same_people(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    finished(table, "Dora", "Ed", "Fay")
    over = finished(table)
    path = television_of(phone)
    clock.move_to(max(mark.at for mark in over.pad.written.marks) + MINUTE)
    assert len(tables_on(phone.go(path))) == 2
    # Ben has gone home, and somebody else has come.
    table(("Anna", "Cleo", "Gus")).begin()
    running, other = tables_on(phone.go(path))
    assert "Gus" in running
    assert "Dora" in other


def test_a_table_does_not_give_way_to_another_whose_people_have_the_same_names(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    over = finished(table)
    path = television_of(phone)
    clock.move_to(max(mark.at for mark in over.pad.written.marks) + MINUTE)
    other = table()
    other.begin()
    with other.store.writing() as transaction:
        [group] = transaction.groups.of_device(phone.device)
        for name in ("Anna", "Ben", "Cleo"):
            person = PersonRow(f"other {name}", name, 9, False, None, BEGAN)
            transaction.people.add(group.group_id, person)
            here = name[0].lower()
            transaction.people.hand_games(group.group_id, [other.id], here, person.person_id)
    assert len(tables_on(phone.go(path))) == 2


def test_a_game_that_was_put_aside_and_goes_on_hides_no_end(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    put_aside = table()
    put_aside.begin()
    over = finished(table)
    path = television_of(phone)
    put_aside.enter("c", "bid", 1)
    clock.move_to(max(mark.at for mark in over.pad.written.marks) + 3 * MINUTE)
    assert [text.count("The end") for text in tables_on(phone.go(path))] == [0, 1]


def test_a_game_that_counts_for_nobody_stays_as_long_and_no_correction_brings_it_back(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    uncounted, stopped = table(rounds=1), table(("Dora", "Ed", "Fay"))
    play_rounds(uncounted, 1)
    assert uncounted.act(lambda _: ((Cell(0, 0, "", "counts"), False),)).refusal is None
    play_rounds(stopped, 1)
    assert stopped.act(acts.end).refusal is None
    path = television_of(phone)
    ended_at = max(mark.at for mark in stopped.pad.written.marks)
    clock.move_to(ended_at + MINUTE)
    assert [text.count("The end") for text in tables_on(phone.go(path))] == [1, 1]
    begin_clock(ended_at + 11 * MINUTE)
    corrected = uncounted.act(lambda _: acts.adjust(1, "a", 10, "a card too many"))
    assert corrected.refusal is None
    clock.move_to(ended_at + 12 * MINUTE)
    assert tables_on(phone.go(path)) == []


def test_the_standings_of_last_week_are_not_those_of_the_table_that_plays_now(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    finished(table)
    finished(table)
    begin_clock(BEGAN + 7 * 24 * HOUR)
    clock.move_to(BEGAN + 7 * 24 * HOUR + 10 * MINUTE)
    table().begin()
    phone.go(television_of(phone))
    assert len(tables_on(phone)) == 1
    assert "together" not in phone.text


def test_a_game_that_was_forgotten_or_deleted_is_gone(
    phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    game = table()
    game.begin()
    path = television_of(phone)
    assert len(tables_on(phone.go(path))) == 1
    other = table(("Dora", "Ed", "Fay"))
    other.begin()
    delete_game(game.store, game.id, phone.device, BEGAN)
    [left] = tables_on(phone.go(path))
    assert "Dora" in left
    clock.shift(7 * HOUR)
    assert tables_on(phone.go(path)) == []


def test_eight_tables_have_two_pages_of_four_and_each_can_be_stopped_at(
    phone: Phone, table: Open
) -> None:
    for _ in range(8):
        table().begin()
    path = television_of(phone)
    pages = re.findall(r'<section class="tables of-4"[^>]*?( hidden)?>', phone.go(path).html)
    assert pages == ["", " hidden"]
    refresh = r'http-equiv="refresh" content="8; url=([^"]*)"'
    assert re.search(refresh, phone.html)[1].endswith("page=2")
    assert "Page 2 of 2" in phone.go(f"{path}?page=2").text
    assert re.search(refresh, phone.html)[1].endswith("page=1")
    phone.follow("Stop here")
    assert re.search(refresh, phone.html)[1].endswith("page=2&amp;stop=1")
    assert "Page 2 of 2" in phone.go(f"{path}?page=99").text


def test_a_screen_with_totals_hidden_does_not_tell_who_is_ahead(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = table()
    game.play({"b": 0, "c": 1, "a": 0}, {"b": 0, "c": 1})
    path = television_of(phone)
    other_phone.go(path).tap("Totals hidden")
    assert other_phone.path == path
    [shown] = tables_on(other_phone)
    assert re.sub(r".*20 ", "", shown) == "Anna ••• Ben ••• Cleo •••"


def test_with_totals_hidden_the_standings_count_a_game_once_its_table_has_uncovered_it(
    phone: Phone, other_phone: Phone, table: Open, clock: time_machine.Traveller
) -> None:
    finished(table, "Dora", "Ed", "Fay")
    begin_clock(BEGAN + 20 * MINUTE)
    finished(table, "Gus", "Ida", "Jo")
    begin_clock(BEGAN + 40 * MINUTE)
    game = finished(table)
    ended_at = max(mark.at for mark in game.pad.written.marks)
    path = television_of(phone)
    other_phone.go(path).tap("Totals hidden")
    clock.move_to(ended_at + MINUTE)
    assert "3 games together" in phone.go(path).text
    assert "2 games together" in other_phone.go(path).text
    assert "Ben" not in other_phone.text
    clock.move_to(ended_at + 11 * MINUTE)
    assert "3 games together" in other_phone.go(path).text
    assert "Ben" in other_phone.text


def test_a_screen_that_polls_is_told_to_load_when_the_link_was_revoked(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    table().begin()
    path = television_of(phone)
    news = re.search(r'hx-get="([^"]*)"', other_phone.go(path).html)[1].replace("&amp;", "&")
    phone.go("/group/links").tap("Revoke the link")
    answer = other_phone.client.get(news, headers=HTMX)
    assert (answer.status_code, answer.headers["HX-Refresh"]) == (410, "true")


def test_as_many_questions_are_asked_for_twelve_tables_as_for_two(
    phone: Phone, table: Open
) -> None:
    finished(table)
    finished(table)
    path, asked = "", []
    for number in (2, 10):
        for _ in range(number):
            play_rounds(table(), 1)
        path = path or television_of(phone)
        phone.go(path)
        with seen() as statements:
            assert phone.go(path).status == 200
        asked.append(len(statements))
    assert asked[0] == asked[1]
