"""What is left out because it is damaged is named: in files, in statistics, in an import."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.store.sqlite_library import sqlite3
from tests.web.phone import Phone
from tests.web.table import Open, Table
from tests.web.test_files import bring

BIDS, TRICKS = {"b": 1, "c": 1, "a": 0}, {"b": 1, "c": 0}


def damage(file: Path, game: Table, number: int = 2) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute(
            "UPDATE mark SET body = '{' WHERE game_id = ? AND number = ?", (game.id, number)
        )


def finished(table: Open) -> Table:
    game = table(rounds=1)
    game.play(BIDS, TRICKS)
    return game


def test_statistics_say_which_damaged_game_counts_for_nobody(
    phone: Phone, table: Open, database_file: Path
) -> None:
    sound, other = finished(table), finished(table)
    damage(database_file, other)
    with closing(sqlite3.connect(database_file)) as raw, raw:
        raw.execute("DELETE FROM finished")
    page = phone.go("/statistics")
    assert "This game is damaged, and counts for nobody: Ben" in page.text
    assert f"/g/{other.id}" in page.html
    assert f'href="/g/{sound.id}"' not in page.html.partition('class="left-out"')[2][:900]
    assert "1 finished game" in page.text


def test_files_say_which_damaged_games_they_leave_out(
    phone: Phone, table: Open, database_file: Path
) -> None:
    sound, over, running = finished(table), finished(table), table(("Dora", "Ed", "Fay"))
    running.enter("e", "bid", 0)
    assert "damaged" not in phone.go("/files").text
    for game in (over, running):
        damage(database_file, game, 1)
    running.store.close()
    sent = phone.client.get("/files/games.jsonl").text
    assert [game.id in sent for game in (sound, over, running)] == [True, False, False]
    page = phone.go("/files")
    assert "These games are damaged, and no file has them:" in page.text
    assert [f'href="/g/{game.id}"' in page.html for game in (sound, over, running)] == [
        False,
        True,
        True,
    ]


@pytest.mark.usefixtures("read_here")
def test_an_import_goes_on_without_a_game_that_is_damaged_here(
    phone: Phone, table: Open, database_file: Path
) -> None:
    one, two = finished(table), finished(table)
    sent = phone.client.get("/files/games.jsonl").text
    phone.go(f"{two.path}/delete").tap("Delete")
    with two.store.writing() as transaction:
        transaction.games.purge(two.id)
    damage(database_file, one)
    answer = bring(phone, sent)
    assert answer.status_code == 200
    assert "1 game was imported. 1 game is damaged here and was left out" in answer.text
    assert f'href="/g/{one.id}"' in answer.text
    assert phone.go(f"/g/{two.id}").status == 200
    alone = json.dumps(json.loads(next(line for line in sent.splitlines() if one.id in line)))
    assert "1 game is damaged here" in bring(phone, alone).text


def test_players_and_statistics_say_what_they_count(phone: Phone, table: Open) -> None:
    finished(table)
    running = table()
    running.enter("b", "bid", 0)
    page = phone.go("/people").text
    assert "Anna 2 games · 1 running" in page
    assert "2 games · 1 running" in phone.follow("Anna").text
    assert "1 finished game" in phone.go("/statistics").text
    person = phone.go("/statistics?player=a").text
    assert "Finished games 1" in person
