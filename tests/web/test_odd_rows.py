"""Rows with the oddest value that a column can hold: every page answers, and every command ends."""

import secrets
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from scorepad.services import pad_cache
from scorepad.store import SeasonRow
from scorepad.store.sqlite_library import sqlite3
from tests.kinds import soak, thorough
from tests.web.addresses import FILLED, addresses, reads_rows, ways
from tests.web.evening import finished
from tests.web.phone import Phone
from tests.web.table import Open, Table

MOST, LEAST = 2**63 - 1, -(2**63)
"""What a column of whole numbers holds at most, and at least."""

TIMES = (LEAST, 0, 253_402_300_800, MOST)
COUNTS = (LEAST, MOST)
DAMAGED = (
    *("{}", "[]", "null", "", "{", "7", '"x"', "[" * 100_000, '{"cells":7}', '{"cells":[[1]]}'),
    '{"cells":[[0,0,"","ruleset",{"kind":"?"}]]}',
    '{"cells":[["1",0,[],"bid",{}]]}',
    '{"game":7,"players":[7],"totals":[],"round":null}',
    '{"tallies":{"a":[]},"places":7,"bests":{},"now":{"a":7},"path":[]}',
)
"""What is no JSON, and JSON that nobody of us has written."""

TEXTS = ("", "'\"<b>&\u202e\u2066", "x" * 5000, "\x00\x1b[2J")

ODD: dict[str, tuple[object, ...]] = {
    "game.created_at": TIMES,
    "game.updated_at": TIMES,
    "game.version": COUNTS,
    "game.deleted_at": TIMES,
    "game.host_generation": COUNTS,
    "game.view_generation": COUNTS,
    "game.edition": COUNTS,
    "game.digest": COUNTS,
    "game.ruleset": TEXTS,
    "game.over": (0, 1),
    "game.circle_id": (None,),
    "mark.at": TIMES,
    "mark.by": TEXTS,
    "device_game.opened_at": TIMES,
    "device_game.role": ("view", "host", ""),
    "circle.name": TEXTS,
    "circle.created_at": TIMES,
    "device_circle.opened_at": TIMES,
    "person.name": TEXTS,
    "person.look": COUNTS,
    "person.created_at": TIMES,
    "person.merged_into": ("", "nobody"),
    "person.merged_under": TEXTS,
    "played_in.begun_at": TIMES,
    "house_rule.name": TEXTS,
    "house_rule.game": TEXTS,
    "house_rule.options": (*DAMAGED, "{}", '{"bidding.who": 7}', '{"no.such": 1}'),
    "house_rule.updated_at": TIMES,
    "finished.ended_at": TIMES,
    "finished.ruleset": TEXTS,
    "finished.form": COUNTS,
    "finished.body": DAMAGED,
    "game.summary": DAMAGED,
    "mark.body": DAMAGED,
    "span_sum.body": DAMAGED,
    "month_rating.body": DAMAGED,
    "month.month": ("", "0000-00", "99999-01"),
    "month.changed": COUNTS,
    "span_sum.stamp": TEXTS,
    "person.guest": (0, 1),
    "season.name": TEXTS,
    "season.begins": (*TEXTS, "2026-02-30", "9999-12-31"),
    "season.ends": (*TEXTS, "2026-02-30", "9999-12-31"),
    "season.best": COUNTS,
    "season.of_evenings": COUNTS,
    "season.least": COUNTS,
    "month_games.body": (*DAMAGED, '{"games":[7]}', '{"games":[["x",0,0,"",{"a":[1]}]]}'),
    "month_games.stamp": TEXTS,
    "month_rating.stamp": TEXTS,
}


@pytest.fixture
def kept(phone: Phone, table: Open) -> Iterator[tuple[Table, ...]]:
    """Games that are over, running, and of another kind; house rules; statistics."""
    over, running, match = finished(table), table(), table(("Dora", "Emil"), game="wizards_cup")
    running.begin()
    phone.go("/rules/new?game=wizard_gigamic")
    if phone.status == 200:
        phone.tap("Save", name="Ours")
    phone.go("/statistics")
    with over.store.writing() as transaction:
        [group] = transaction.groups.of_device(phone.device)
        season = SeasonRow(FILLED["season"], "Ours", "2026-01-01", "", 1, 2, 1)
        transaction.seasons.add(group.group_id, season)
    phone.go(f"/statistics/seasons/{FILLED['season']}")
    yield over, running, match
    pad_cache._pads.clear()


def pages(app: Flask, games: tuple[Table, ...]) -> list[str]:
    """The address of each page, for each of the games."""
    over, running, match = games
    found: dict[str, None] = {}
    for method, rule in ways(app):
        if method == "GET" and reads_rows(rule):
            found |= dict.fromkeys(addresses(app, rule, game_id=over.id))
    return [*found, running.path, match.path, f"{match.path}/sheet", f"{match.path}/log"]


ONE_IN_THREE = [thorough(column) if place % 3 else column for place, column in enumerate(ODD)]
"""The columns; ``make test`` tries one in three."""


@pytest.mark.parametrize("every", [False, soak(True)])
@pytest.mark.parametrize("column", ONE_IN_THREE)
def test_no_page_fails_whatever_is_stored(
    column: str, every: bool, app: Flask, phone: Phone, kept: tuple[Table, ...], database_file: Path
) -> None:
    """A third of the pages meets one value of the column each, others in each run; or all meet
    ``every`` one."""
    failed = []
    share = 1 if every else 3 * len(ODD[column])
    for place, value in enumerate(ODD[column], secrets.randbelow(share)):
        was = spoil(database_file, column, value)
        failed += [
            (value, address)
            for address in pages(app, kept)[place % share :: share]
            if (answer := phone.client.get(address)).status_code >= 500
            and not (column == "mark.body" and says_damaged(answer))
        ]
        mend(database_file, column, was)
    assert failed == []


def says_damaged(answer: Any) -> bool:
    """Return whether a page, or a script's answer, says that the game can't be read."""
    said = "What is stored of this game is damaged" in answer.get_data(as_text=True)
    return bool(answer.status_code == 503 and said)


@pytest.mark.parametrize("body", DAMAGED[1:10])
def test_a_damaged_game_hides_no_other(
    phone: Phone, table: Open, database_file: Path, body: str
) -> None:
    damaged, sound = finished(table), finished(table)
    pad_cache._pads.clear()
    with closing(sqlite3.connect(database_file)) as connection, connection:
        changed = "UPDATE mark SET body = ? WHERE game_id = ? AND number = 3"
        connection.execute(changed, (body, damaged.id))
    page = phone.go(f"{damaged.path}/sheet").text
    assert phone.status == 503
    assert "Anna" in page
    listed = phone.client.get("/history").get_data(as_text=True)
    assert damaged.id in listed
    assert sound.id in listed
    phone.go(f"{sound.path}/sheet")
    assert phone.status == 200
    taken = phone.client.get("/files/games.jsonl").get_data(as_text=True)
    assert sound.id in taken
    assert damaged.id not in taken
    phone.go("/statistics")
    assert phone.status == 200


def test_a_damaged_game_is_deleted_from_its_own_page(
    phone: Phone, table: Open, database_file: Path
) -> None:
    damaged = finished(table)
    pad_cache._pads.clear()
    spoil(database_file, "mark.body", DAMAGED[1])
    phone.go(damaged.path)
    assert phone.status == 503
    phone.tap("Delete this game")
    assert phone.status == 200
    assert f"/g/{damaged.id}/" not in phone.go("/history").text
    assert "Anna" in phone.go("/history/deleted").text


@pytest.mark.thorough
def test_what_follows_from_the_games_is_made_anew(
    phone: Phone, table: Open, database_file: Path
) -> None:
    finished(table)
    phone.go("/statistics")
    before = phone.go("/statistics").text
    listed = phone.go("/history").text
    for column in ("game.summary", "span_sum.body", "month_rating.body", "finished.body"):
        for body in DAMAGED:
            spoil(database_file, column, body)
            if column == "finished.body":
                # Sums are worked out anew only where something has changed.
                spoil(database_file, "month.changed", len(body) + 100)
                phone.go("/statistics")
            assert phone.go("/statistics").text == before, (column, body)
            assert phone.go("/history").text == listed, (column, body)


def test_a_moment_from_nowhere_is_shown_as_unknown(
    phone: Phone, table: Open, database_file: Path
) -> None:
    over = finished(table)
    for wrong in TIMES:
        for column in ("game.created_at", "game.updated_at", "mark.at"):
            spoil(database_file, column, wrong)
        assert "Begun on ? " in phone.go(f"{over.path}/sheet").text
        for path in ("/history", f"{over.path}/log", f"{over.path}/paper"):
            assert "?" in phone.go(path).text
        row = phone.client.get(f"{over.path}/files/game.csv").text.splitlines()[1]
        assert row.startswith(f"{over.id},,wizard_gigamic")


Was = list[tuple[object, ...]]


def spoil(database: Path, column: str, value: object) -> Was:
    """Write ``value`` into each row of a column; return the rows as they were."""
    pad_cache._pads.clear()
    table, _, name = column.partition(".")
    with closing(sqlite3.connect(database)) as connection, connection:
        was = connection.execute(f"SELECT * FROM {table}").fetchall()
        connection.execute(f"UPDATE OR IGNORE {table} SET {name} = ?", (value,))
    return was


def mend(database: Path, column: str, was: Was) -> None:
    """Put the rows back."""
    table = column.partition(".")[0]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"DELETE FROM {table}")
        for row in was:
            places = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {table} VALUES ({places})", row)
