"""Sixteen slow clients of each kind; hundreds by ``python -m tests.tools.trust.slow_clients``."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.tools.bench.crowd import Phone
from tests.tools.bench.servers import running, scorepad_in
from tests.tools.bench.tables import Table, seat
from tests.tools.trust.slow_clients import Reader, Slow, kinds, reader_with_games

pytestmark = pytest.mark.thorough

# Twice as many as the server has threads. They stay for as long as they are let.
EACH = 16
# Far more than a busy machine takes; whoever is held up by them waits for good.
PATIENCE = 300
KINDS = ("slow heads", "slow bodies", "slow readers", "held looks", "idle")
MARKS = 3


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Store, Reader]]:
    """The address of a server, its store, and a phone with many games."""
    instance: Path = tmp_path_factory.mktemp("slow") / "kept"
    store = Store(prepare_server({}, instance).database_url)
    with closing(store), running(scorepad_in(instance), forked=True) as server:
        yield server.address, store, reader_with_games(store, server.address)


async def play_beside(address: str, table: Table, slow: list[Slow]) -> None:
    """Marks are written, and all is well, while every slow client is still there."""
    await table.begin()
    watcher = Phone(address)
    try:
        for each in slow:
            await each.come()
        for _ in range(MARKS):
            await table.mark()
        assert (await watcher.ask("GET", "/healthz")).status == 200
    finally:
        for each in slow:
            await each.go()
        table.phone.leave()
        watcher.leave()


async def in_time(address: str, table: Table, slow: list[Slow]) -> None:
    await asyncio.wait_for(play_beside(address, table, slow), PATIENCE)


@pytest.mark.parametrize("which", [*KINDS, "all of them"])
def test_slow_clients_hold_up_nobody(place: tuple[str, Store, Reader], which: str) -> None:
    address, store, reader = place
    (table,) = seat(address, store, 1, marks=MARKS)
    slow = [
        Slow(address, kind, EACH)
        for kind in kinds(address, reader)
        if which in (kind.name, "all of them")
    ]
    assert slow
    # In a thread of its own: a browser's loop may run in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, in_time(address, table, slow)).result()
