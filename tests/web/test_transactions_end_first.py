"""No transaction is open while bytes go to a client, who may be as slow as they like.

A write-ahead log grows until it ends; with a rollback journal every mark waits. What is written
within a function is looked at by tests/test_transactions_are_short.py.
"""

import pytest
from flask import Flask

from tests.web.addresses import addresses, ways
from tests.web.evening import finished
from tests.web.phone import Phone
from tests.web.table import Open


def open_connections(app: Flask) -> int:
    """The connections to the database that somebody holds now."""
    engines = app.extensions["scorepad"].store.database.engines
    pools = {engines.reading.pool, engines.polling.pool, engines.writing.pool}
    return sum(pool.checkedout() for pool in pools)


@pytest.mark.parametrize("ending", ["jsonl", "csv"])
def test_none_is_open_between_two_pieces_of_a_file(
    app: Flask, phone: Phone, table: Open, ending: str
) -> None:
    for _ in range(3):
        finished(table)
    with phone.client.get(f"/files/games.{ending}", buffered=False) as answer:
        pieces = [open_connections(app) for _ in answer.iter_encoded()]
    assert len(pieces) > 3
    assert set(pieces) == {0}


def test_none_is_open_when_an_answer_is_sent(app: Flask, phone: Phone, table: Open) -> None:
    over = finished(table)
    paths = {
        path
        for method, rule in ways(app)
        if method == "GET"
        for path in addresses(app, rule, game_id=over.id)
    }
    assert len(paths) > 50
    for path in sorted(paths):
        with phone.client.get(path, buffered=False) as answer:
            assert open_connections(app) == 0, path
            assert all(open_connections(app) == 0 for _ in answer.iter_encoded()), path


def test_one_that_is_open_is_seen(app: Flask) -> None:
    with app.extensions["scorepad"].store.reading():
        assert open_connections(app) == 1
    assert open_connections(app) == 0
