"""Sheets on the server that people run: few are drawn at a time, and nothing else waits."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scorepad.sheets.pdf_cache import MOST_WAITING
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.sheets.test_pdf_pool import PATIENCE, children_of
from tests.tools.bench.browser import Browser, Network
from tests.tools.bench.games import TWENTY_ROUNDS_OF_SIX, keep, played
from tests.tools.bench.servers import Running, running, scorepad_in

ASKED = 15


@contextmanager
def nothing_drawn(server: Running) -> Iterator[None]:
    """The children that draw stand still for the block."""
    drawing = [child for worker in server.workers for child in children_of(worker)]
    assert drawing
    for child in drawing:
        os.kill(child, signal.SIGSTOP)
    try:
        yield
    finally:
        for child in drawing:
            os.kill(child, signal.SIGCONT)


@pytest.mark.thorough
def test_the_pad_and_stored_sheets_are_there_while_more_wait_for_sheets_than_may(
    tmp_path: Path,
) -> None:
    with (
        running(scorepad_in(tmp_path), forked=True) as server,
        ThreadPoolExecutor(ASKED) as phones,
    ):
        store = Store(prepare_server({}, tmp_path).database_url)
        network = Network(server.address)
        browser = Browser(network)
        game_id = keep(store, browser.device, played(TWENTY_ROUNDS_OF_SIX))
        store.close()

        def sheet(number: int) -> tuple[int, str | None, bytes]:
            options = "&".join(
                f"{name}={number >> place & 1}"
                for place, name in enumerate(("tricks", "corrections", "curve", "qr"))
            )
            connection = HTTPConnection(urlsplit(server.address).netloc, timeout=PATIENCE)
            with closing(connection):
                path = f"/g/{game_id}/sheet.pdf?{options}"
                connection.request("GET", path, headers={"Cookie": f"device={browser.token}"})
                answer = connection.getresponse()
                return answer.status, answer.headers["Retry-After"], answer.read()

        stored = sheet(0)
        with nothing_drawn(server):
            sheets = [phones.submit(sheet, number) for number in range(1, ASKED + 1)]
            refused = [each.result() for each in islice(as_completed(sheets), ASKED - MOST_WAITING)]
            for _ in range(3):
                assert b"Anna" in browser.get(f"/g/{game_id}").plain
                assert sheet(0) == stored
            assert [each.done() for each in sheets].count(False) == MOST_WAITING
        statuses = [each.result()[0] for each in sheets]
        network.connection.close()
    assert statuses.count(200) == MOST_WAITING
    for status, wait, page in refused:
        assert (status, wait) == (503, "10")
        assert b"again in a minute" in page
