"""What a table asks the database for again and again: always of one game, whose id
every statement names, so that games can be spread over many machines by it."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from scorepad.store.games import GAME_STATE
from tests.statements import seen
from tests.web.phone import Phone
from tests.web.table import Open, Table

OF_GAMES = {"game", "mark", "device_game", "played_in", "finished", "paper_draft", "takeover"}


def bid(phone: Phone, game: Table) -> None:
    form, _ = phone.go(game.path).button("1")
    phone.send(form.action, {**form.fields.to_dict(), "value": "1"})


ACTS: dict[str, Callable[[Phone, Table], object]] = {
    "pad": lambda phone, game: phone.go(game.path),
    "mark": bid,
    "sheet": lambda phone, game: phone.go(f"{game.path}/sheet"),
    "news of the pad": lambda phone, game: phone.go(f"{game.path}/pad?since=0"),
    "news for a script": lambda phone, game: phone.go(f"{game.path}/marks?since=0"),
}


def read_by(connection: Connection, statement: str, parameters: Any) -> list[tuple[str, str]]:
    """The tables of games that a statement reads, each with what it is looked up by."""
    if connection.dialect.name == "sqlite":
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        found = (re.match(r"(?:SEARCH|SCAN) (\w+)(.*)", step) for *_, step in plan)
        return [(table[1], table[2]) for table in found if table and table[1] in OF_GAMES]
    # So few rows are never looked up otherwise.
    connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
    answer = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar()
    plan = answer if isinstance(answer, list) else json.loads(str(answer))
    return [
        (node["Relation Name"], node.get("Index Cond", node.get("Recheck Cond", "")))
        for node in nodes(plan[0]["Plan"])
        if node.get("Relation Name") in OF_GAMES and node["Node Type"] != "ModifyTable"
    ]


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for each in plan.get("Plans", ()):
        yield from nodes(each)


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.both_databases
def test_every_statement_names_the_one_game_and_looks_it_up_by_its_id(
    phone: Phone, table: Open, act: str
) -> None:
    table()
    game = table(dealer=2)
    with seen() as sent:
        ACTS[act](phone, game)
    assert phone.status == 200
    assert sent
    with game.store.writing() as transaction:
        for statement, parameters in sent:
            names_the_game(transaction._connection, game, statement, parameters)


def test_so_does_the_question_whether_there_is_anything_new(game: Table) -> None:
    asked = {"game_id": game.id, "device": game.phone.device}
    with game.store.writing() as transaction:
        statement, parameters = GAME_STATE.compiled(transaction._connection.dialect, asked)
        names_the_game(transaction._connection, game, statement, parameters)


def names_the_game(connection: Connection, game: Table, statement: str, parameters: Any) -> None:
    values = list(parameters.values() if isinstance(parameters, dict) else parameters)
    ids = {each for each in values if re.fullmatch(r"[\w-]{22}", str(each))}
    assert ids == {game.id}, statement
    read = read_by(connection, statement, parameters)
    assert read or not statement.startswith("SELECT")
    for name, by in read:
        assert "game_id" in by, f"{name} in {statement}"


@pytest.mark.both_databases
def test_a_mark_is_one_short_transaction_that_reads_the_game_once(
    phone: Phone, table: Open
) -> None:
    game = table(dealer=2)
    form, _ = phone.go(game.path).button("1")
    with seen() as sent:
        phone.client.post(form.action, data={**form.fields.to_dict(), "value": "1"})
    # A server's row is locked before it is read.
    kinds = [statement.split()[0] for statement, _ in sent if "FOR UPDATE" not in statement]
    assert kinds == ["SELECT", "INSERT", "UPDATE"]


def test_a_page_reads_the_game_and_the_signs_of_its_people_and_no_more(
    phone: Phone, table: Open
) -> None:
    game = table(dealer=2)
    bid(phone, game)
    with seen() as sent:
        phone.go(game.path)
    assert ["person.look" in statement for statement, _ in sent] == [False, True]


@pytest.mark.parametrize("page", ["own-phone", "links?role=player"])
def test_all_own_phones_are_read_at_once(game: Table, page: str) -> None:
    asked = []
    for player in game.pad.present:
        with game.store.writing(game.id) as transaction:
            transaction.links.sit(game.id, f"phone of {player}", player, 1)
        with seen() as sent:
            game.phone.go(f"{game.path}/{page}")
        asked.append(len(sent))
    assert len(set(asked)) == 1, asked
