"""Sheets on the server that people run: few at a time, and the pad answers meanwhile."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.tools.bench.browser import Browser, Network
from tests.tools.bench.games import TWENTY_ROUNDS_OF_SIX, keep, played
from tests.tools.bench.servers import scorepad_in, serving

PATIENCE = 60


def test_the_pad_answers_while_as_many_sheets_are_asked_for_as_there_are_threads(
    tmp_path: Path,
) -> None:
    with serving(scorepad_in(tmp_path)) as address, ThreadPoolExecutor(8) as phones:
        store = Store(prepare_server({}, tmp_path).database_url)
        network = Network(address)
        browser = Browser(network)
        game_id = keep(store, browser.device, played(TWENTY_ROUNDS_OF_SIX))
        store.close()

        def sheet(number: int) -> int:
            options = "&".join(
                f"{name}={number >> place & 1}"
                for place, name in enumerate(("tricks", "corrections", "curve"))
            )
            connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
            with closing(connection):
                path = f"/g/{game_id}/sheet.pdf?{options}"
                connection.request("GET", path, headers={"Cookie": f"device={browser.token}"})
                return connection.getresponse().status

        sheets = [phones.submit(sheet, number) for number in range(8)]
        for _ in range(3):
            assert b"Anna" in browser.get(f"/g/{game_id}").plain
        drawing = [each for each in sheets if not each.done()]
        assert drawing
        statuses = sorted(each.result(PATIENCE) for each in sheets)
        network.connection.close()
    # They wait for their turn; whoever waits too long is told to come again.
    assert set(statuses) <= {200, 503}
    assert statuses.count(200) >= 4
