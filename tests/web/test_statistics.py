"""Statistics: what the games of a group say, and to whom."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.services.groups import HOUSEHOLD, current_group
from scorepad.services.statistics.update import catch_up
from scorepad.store import GroupRow, Store
from scorepad.web.http.context import AppServices, install
from tests.web.evening import finished, let_in
from tests.web.phone import Phone
from tests.web.table import Open

GAMES, PEOPLE = 40, 5
UNTIL = 1_795_000_000


@pytest.fixture(scope="module")
def many_games(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a group that has played for months, to be copied."""
    path = tmp_path_factory.mktemp("many") / "scorepad.db"
    shutil.copy(empty_database, path)
    store = Store(f"sqlite:///{path}")
    fill(store, EveningsToMake(games=GAMES, people=PEOPLE, seed=3, until=UNTIL))
    catch_up(store, household(store).group_id, 600)
    store.close()
    return path


def household(store: Store) -> GroupRow:
    with store.reading() as transaction:
        group = current_group(transaction, HOUSEHOLD)
    assert group is not None
    return group


def let_into_household(phone: Phone, store: Store) -> Phone:
    group = household(store)
    with store.writing() as transaction:
        transaction.groups.enter(group.group_id, phone.device, group.generation, UNTIL)
    return phone


@pytest.fixture
def database_file(many_games: Path, tmp_path: Path) -> Path:
    """The test's own database of that group."""
    return Path(shutil.copy(many_games, tmp_path / "many.db"))


@pytest.fixture
def player(app: Flask, phone: Phone, database_file: Path) -> Iterator[Phone]:
    """A phone of that group."""
    parts: AppServices = app.extensions["scorepad"]
    store = Store(f"sqlite:///{database_file}")
    install(app, AppServices(store, tuple, parts.sheets))
    yield let_into_household(phone, store)
    store.close()


def options(phone: Phone, name: str) -> dict[str, str]:
    """Return what can be chosen: words by value, "" left out."""
    select = re.search(rf'<select name="{name}">(.*?)</select>', phone.html, re.DOTALL)
    return dict(re.findall(r'<option value="([^"]+)"[^>]*>([^<]*)<', select[1]))


def pictures(phone: Phone) -> list[str]:
    """Return what the pictures of the page are called."""
    return re.findall(r"<svg class=\"picture.*?<title[^>]*>(.*?)</title>", phone.html, re.DOTALL)


def test_everybody_stands_side_by_side_with_pictures_and_records_that_open_their_games(
    player: Phone,
) -> None:
    page = player.go("/").follow("Statistics")
    assert page.path == "/statistics"
    assert f"all time · {GAMES} finished games" in page.text
    people = options(page, "player")
    assert len(people) == PEOPLE
    for heading in ("Games", "Bids", "Rating", "The last bid", "Records"):
        assert f">{heading}</h2>" in page.html
    assert pictures(page) == [
        "Rating, and how far it may be off",
        "Bids made, by the number of cards",
        "Tricks taken less tricks bid, as shares of the bids",
    ]
    for name in people.values():
        assert page.text.count(name) > 2
    page = player.go("/statistics")
    games = {address for _, address in page.links if address.startswith("/g/")}
    assert games
    for address in games:
        assert player.go(address).status == 200


def test_one_person_has_figures_pictures_and_a_way_back(player: Phone) -> None:
    name = next(iter(options(player.go("/statistics"), "player").values()))
    page = player.follow(name)
    assert f"<span>{name}</span></h2>" in page.html
    assert "Rating over time, and how far it may be off" in pictures(page)
    assert len(pictures(page)) == 3
    assert len(re.findall(r"<table", page.html)) >= len(pictures(page))
    assert re.search(r"Bids made of \d+ bids ?\d+%", page.text)
    games = int(re.search(r"Finished games ?(\d+)", page.text)[1])  # type: ignore[index]
    assert 0 < games <= GAMES
    assert page.follow("Everybody").path == "/statistics"
    assert "everybody" in page.text


def test_within_one_game_a_person_has_totals_that_open_their_games(player: Phone) -> None:
    page = player.go("/statistics")
    person, game = next(iter(options(page, "player"))), next(iter(options(page, "game")))
    assert "Highest total" not in player.go(f"/statistics?player={person}").text
    page = player.go(f"/statistics?player={person}&game={game}")
    found = re.search(r'Highest total</dt>\s*<dd>\s*<a href="(/g/[^"]+)">\s*(−?\d+)<', page.html)
    assert "Most points in one round" in page.text
    assert found[2] in player.go(found[1]).text


def test_people_and_history_lead_to_what_they_show(player: Phone) -> None:
    (person, name), *_ = options(player.go("/statistics"), "player").items()
    player.go(f"/people/{person}").follow("Statistics")
    assert f"<span>{name}</span></h2>" in player.html
    month, called = next(iter(options(player, "from").items()))
    player.go("/history", query_string={"player": person, "month": month}).follow("Statistics")
    assert f"<span>{name}</span></h2>" in player.html
    assert called in player.text.rpartition(called)[0], "beside the one to choose"
    assert f"until {called}" not in player.text


def test_what_is_asked_is_kept_in_the_address_and_in_the_links(player: Phone) -> None:
    page = player.go("/statistics")
    assert "compare only within one game" in page.text
    (game, title), *_ = options(page, "game").items()
    *_, since = options(page, "from")
    page.tap("Show", game=game, **{"from": since})
    assert page.answer.request.args.to_dict() == {
        "player": "",
        "game": game,
        "from": since,
        "to": "",
    }
    assert "Mean total" in page.text
    assert f"{title.strip()} · from " in page.text
    name = next(words for words, address in page.links if "player=" in address)
    page.follow(name)
    assert page.answer.request.args.to_dict() == {
        "player": page.answer.request.args["player"],
        "game": game,
        "from": since,
    }
    page.follow("All time")
    assert "from" not in page.answer.request.args
    assert page.answer.request.args["game"] == game


def test_a_time_without_games_says_so(player: Phone) -> None:
    page = player.go("/statistics?to=2001-01")
    assert "No game has ended in this time." in page.text
    person = next(iter(options(page, "player")))
    page = player.go(f"/statistics?to=2001-01&player={person}")
    assert "No game has ended in this time." in page.text
    assert pictures(page) == []


def test_nobody_else_sees_them(player: Phone, other_phone: Phone) -> None:
    (person, name), *_ = options(player.go("/statistics"), "player").items()
    assert other_phone.go(f"/statistics?player={person}").status == 404
    page = other_phone.go("/statistics")
    assert page.status == 200
    assert name not in page.text
    assert "Nothing to count yet" in page.text
    assert page.follow("New game").status == 200


def test_before_the_first_game_is_over_there_is_nothing_to_count(phone: Phone, table: Open) -> None:
    table()
    assert "Statistics" not in [words for words, _ in phone.go("/history").links]
    assert "Nothing to count yet" in phone.go("/statistics").text


def test_whoever_was_only_let_into_a_game_is_not_sent_there(
    phone: Phone, other_phone: Phone, table: Open
) -> None:
    let_in(finished(table), other_phone)
    for path in ("/", "/history"):
        assert "Statistics" in [words for words, _ in phone.go(path).links]
        assert "Statistics" not in [words for words, _ in other_phone.go(path).links]


def test_a_record_names_all_who_share_it_and_of_many_how_many(phone: Phone, table: Open) -> None:
    finished(table)
    finished(table, "Dora", "Emil", "Fay")
    page = phone.go("/statistics")
    assert page.text.count("Ben, Emil · ") == 3
    made = re.findall(r"(\w+) ?\d of 1\b(?! bids)", page.text)
    assert made == ["Ben", "Emil", "Anna", "Cleo", "Dora", "Fay"], "as many games: by games won"
    finished(table, "Gus", "Hal", "Ida")
    finished(table, "Jo", "Kim", "Lea")
    assert page.go("/statistics").text.count("Ben and 3 others · ") == 3


def test_few_rounds_are_counted_and_say_from_how_many_on_more_is_said(
    phone: Phone, table: Open
) -> None:
    finished(table)
    page = phone.go("/").follow("Statistics")
    assert "1 finished game · 3 bids" in page.text
    assert "Share won: from 5 games on." in page.text
    assert "Means: from 5 games or 20 rounds on." in page.text
    assert "Percentages: from 20 bids on." in page.text
    made = re.findall(r"(\w+) ?(\d) of 1\b", page.text)
    assert made == [("Ben", "1"), ("Anna", "1"), ("Cleo", "0")]
    assert "%" not in page.text
    assert pictures(page) == []
    page.follow("Ben")
    assert page.text.count("There is more from 5 games") == 1
    assert "Won 1" in page.text
    assert "%" not in page.text
    assert pictures(page) == []


def test_a_match_counts_games_and_nothing_of_bids(phone: Phone, table: Open) -> None:
    match = table(("Anna", "Ben"), game="wizards_cup")
    phone.go(match.path).tap("Anna wins the round").tap("Both win the round")
    page = phone.go("/statistics")
    assert "1 finished game" in page.text
    assert "1 finished game · 0 bids" not in page.text
    assert 'id="bids' not in page.html
    assert "Won 1" in page.follow("Anna").text
    assert 'id="bids' not in page.html


@pytest.fixture
def newcomer(app: Flask, phone: Phone) -> Phone:
    """A phone of a group none of whose games has been counted yet."""
    store: Store = app.extensions["scorepad"].store
    fill(store, EveningsToMake(games=5, people=4, seed=3, until=UNTIL))
    return let_into_household(phone, store)


def test_what_is_not_counted_yet_is_counted_on_by_itself(
    newcomer: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.services.statistics.results._PATIENCE", 0.0)
    page = newcomer.go("/statistics")
    again = 'hx-trigger="load'
    assert "Not every game is counted yet." in page.text
    for _ in range(99):
        if "Count on" not in page.text:
            break
        assert again in page.html
        page.follow("Count on")
    assert "all time · 5 finished games" in page.text
    assert again not in page.html


def test_counting_that_comes_to_no_end_waits_for_a_tap(
    newcomer: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.services.statistics.results.catch_up", lambda *_: None)
    page = newcomer.go("/statistics?again=300")
    assert "Not every game is counted yet." in page.text
    assert 'hx-trigger="load' not in page.html
    assert 'hx-trigger="load' in page.follow("Count on").html
