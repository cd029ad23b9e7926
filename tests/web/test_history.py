"""History: games found again by player, game and month, deleted and brought back."""

import re

import pytest
from flask import Flask

from scorepad.pad import acts
from scorepad.services.deleted_games import deleted_games, purge_games
from tests.web.evening import finished, let_in
from tests.web.phone import Phone
from tests.web.table import Open, Table

DAY = 24 * 3600


def listed(phone: Phone) -> list[str]:
    """The ids of the games on the page, in its order, each once."""
    found = [re.match(r"/g/([\w-]{22})", address) for _, address in phone.links]
    return list(dict.fromkeys(match[1] for match in found if match))


def test_running_games_stand_on_top_and_past_ones_newest_first(phone: Phone, table: Open) -> None:
    old, running, new = finished(table), table(), finished(table)
    running.enter("b", "bid", 0)
    phone.go("/").follow("History")
    assert listed(phone) == [running.id, new.id, old.id]
    assert phone.text.index("Ben 30") < phone.text.index("Anna 20")


def test_every_game_opens_its_sheet_its_curve_and_its_log(phone: Phone, table: Open) -> None:
    game = finished(table)
    for words, path in (("Sheet", "/sheet"), ("The curve", "/end"), ("Change log", "/log")):
        assert phone.go("/history").follow(words).path == game.path + path


@pytest.mark.both_databases
def test_games_are_found_by_player_game_and_month(phone: Phone, table: Open) -> None:
    first = finished(table)
    second = finished(table, "Dora", "Anna", "Ed")
    third = finished(table, "Dora", "Ed", "Fred", game="oh_hell")
    anna = re.search(r'<option value="(\w+)">Anna<', phone.go("/history").html)
    assert anna is not None
    month = re.findall(r'<option value="(\d{4}-\d\d)"', phone.html)
    assert len(month) == 1
    assert "September 2026" in phone.text
    for asked, expected in (
        ({"player": anna[1]}, [second.id, first.id]),
        ({"game": "oh_hell"}, [third.id]),
        ({"month": month[0]}, [third.id, second.id, first.id]),
        ({"month": "2020-01"}, []),
        ({"player": anna[1], "game": "oh_hell"}, []),
    ):
        assert listed(phone.go("/history", query_string=asked)) == expected, asked
    phone.go("/history").tap("Show", game="oh_hell")
    assert listed(phone) == [third.id]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("anna", "first second"),
        ("ANNA dora", "second"),
        ("an", "first second"),
        ("oh hell", "third"),
        ("wizard", "first second"),
        ("september", "first second third"),
        ("Sept. 2026 ed", "second third"),
        ("2026-09", "first second third"),
        ("2025", ""),
        ("october", ""),
        ("anna hell", ""),
        ("nobody", ""),
        ("  .,! ", "first second third"),
        ("זֹאת 🃏", ""),
    ],
)
def test_a_game_is_found_by_words_of_names_games_and_months(
    words: str, found: str, phone: Phone, table: Open
) -> None:
    games = {
        "first": finished(table),
        "second": finished(table, "Dora", "Anna", "Ed"),
        "third": finished(table, "Dora", "Ed", "Fred", game="oh_hell"),
    }
    expected = {games[each].id for each in found.split()}
    assert set(listed(phone.go("/history").tap("Search", q=words))) == expected
    assert ("No game has" in phone.text) == (not expected)


@pytest.mark.both_databases
def test_a_search_knows_the_readers_months_and_letters_without_accents(
    phone: Phone, table: Open
) -> None:
    game = finished(table, "Ann", "Éléonore", "Ben")
    for words in ("sept", "eleo", "ÉLÉ 26-9 2026"):
        page = phone.go("/history", query_string={"q": words}, headers={"Accept-Language": "fr"})
        assert listed(page) == ([game.id] if "26-9" not in words else []), words


def test_a_search_shows_the_games_of_ones_own_group_before_those_of_links(
    phone: Phone, other_phone: Phone, table: Open, app: Flask
) -> None:
    own = finished(table)
    lent = Table(app, other_phone, ("Anna", "Zoe", "Yves"))
    _, second, _ = lent.pad.present
    let_in(lent, phone)
    running = table(("Anna", "Ben", "Cleo"))
    running.enter("b", "bid", 0)
    assert listed(phone.go("/history?q=zoe")) == []
    lent.enter(second, "bid", 0)
    assert listed(phone.go("/history?q=anna")) == [running.id, lent.id, own.id]
    assert listed(phone.go("/history?q=zoe")) == [lent.id]
    assert listed(phone.go("/history?q=zoe+ben")) == []


def test_a_search_goes_on_page_by_page(phone: Phone, table: Open, app: Flask) -> None:
    game = finished(table)
    store = app.extensions["scorepad"].store
    with store.writing() as transaction:
        row = transaction.games.get(game.id)
        for number in range(40):
            other = f"{number:022}"
            transaction.games.add(other, 1000 + number, row.summary, row.group_id)
            transaction.people.note_played(row.group_id, ["a"], other, 1000 + number)
    seen = listed(phone.go("/history?q=anna"))
    while any(words == "Older games" for words, _ in phone.links):
        seen += listed(phone.follow("Older games"))
    assert seen == [game.id, *(f"{number:022}" for number in reversed(range(40)))]


def test_a_long_history_goes_on_page_by_page_and_keeps_what_is_asked(
    phone: Phone, table: Open, app: Flask
) -> None:
    game = finished(table)
    store = app.extensions["scorepad"].store
    with store.writing() as transaction:
        row = transaction.games.get(game.id)
        for number in range(70):
            other = f"{number:022}"
            transaction.games.add(other, 1000 + number // 2, row.summary, row.group_id)
            transaction.people.note_played(row.group_id, ["a"], other, 1000 + number // 2)
    for query in ("", "?player=a", "?game=wizard_gigamic"):
        seen = listed(phone.go(f"/history{query}"))
        while any(words == "Older games" for words, _ in phone.links):
            seen += listed(phone.follow("Older games"))
        assert seen == [game.id, *(f"{number:022}" for number in reversed(range(70)))]
        assert "Newest games" in phone.text
    assert listed(phone.go("/")) == [game.id]


@pytest.mark.parametrize(
    "asked",
    ["after=x", "after=12.", "month=2026-13", "month=٢٠٢٦-١١", "month=0000-01", "month=99999-1"],
)
def test_what_nobody_can_read_is_not_asked(asked: str, phone: Phone, table: Open) -> None:
    game = finished(table)
    assert listed(phone.go(f"/history?{asked}")) == [game.id]


def test_games_by_a_link_stand_in_the_history_and_cannot_be_deleted(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    game = finished(table)
    let_in(game, other_phone)
    assert listed(other_phone.go("/history")) == [game.id]
    assert "Delete" not in [words for words, _ in other_phone.links]


def test_a_deleted_game_is_gone_until_it_is_brought_back(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    let_in(game, other_phone, "host")
    game.enter("b", "bid", 1)
    phone.go(f"{game.path}/table").follow("Delete this game")
    assert "can be brought back" in phone.text
    assert phone.follow("Keep it").status == 200
    phone.go(f"{game.path}/delete").tap("Delete it")
    assert phone.path == "/history"
    assert "The game is deleted." in phone.text
    assert listed(phone) == []
    for each in (phone, other_phone):
        assert each.go(game.path).status == 404
        assert "Anna" not in each.go("/").text
    phone.go("/history").follow("Deleted games").tap("Bring back")
    assert listed(phone) == [game.id]
    assert game.pad.rounds[0].boxes["b"].bid == 1
    assert other_phone.go(game.path).status == 200
    assert "Deleted games" not in phone.go("/history").text
    phone.go(f"{game.path}/delete").tap("Delete it").tap("Undo: bring it back")
    assert listed(phone) == [game.id]


def test_a_link_to_a_deleted_game_opens_nothing(
    phone: Phone, other_phone: Phone, game: Table
) -> None:
    link = phone.go(f"{game.path}/links").html.split("/o/")[1].split("<")[0]
    phone.go(f"{game.path}/delete").tap("Delete it")
    assert other_phone.open(f"/o/{link}").status == 404


def test_after_thirty_days_a_deleted_game_is_gone_for_good(
    phone: Phone, table: Open, app: Flask
) -> None:
    store = app.extensions["scorepad"].store
    game, kept = table(), table()
    phone.go(f"{game.path}/delete").tap("Delete it")
    with store.writing() as transaction:
        transaction.games.delete(game.id, 1000)
    purge_games(store, phone.device, 1000 + 30 * DAY)
    assert [each.game_id for each in deleted_games(store, phone.device)] == [game.id]
    assert "None." in phone.go("/history").follow("Deleted games").text
    assert phone.send(f"/history/deleted/{game.id}", phone.token).status == 404
    with store.reading() as transaction:
        assert (transaction.games.get(game.id), transaction.marks.all(game.id)) == (None, ())
    assert phone.go(kept.path).status == 200


def test_a_changed_bid_and_a_bomb_make_the_totals_that_are_listed(
    phone: Phone, table: Open
) -> None:
    game = table(game="wizard_jubilee", hands=[2])
    game.play({"b": 0, "c": 0, "a": 1}, {})
    game.act(lambda pad: acts.change_bid(pad.rounds[0], "b", 1))
    game.play({}, {"b": 1, "c": 0, "a": 0})
    game.act(lambda pad: acts.bomb_fell(pad.current, fell=True))
    assert game.pad.over
    phone.go("/history")
    # With the bid as it was said, or a trick more, nobody would have 30.
    assert [name in phone.text for name in ("Ben 30", "Cleo 20", "Anna \N{MINUS SIGN}10")] == [
        True
    ] * 3
    phone.follow("Sheet")
    assert "Ben, round 1, bid 0, changed to 1, made, total 30" in phone.html
    assert "tricks that nobody took" in phone.html
