"""Sheets on the server that people run: few are drawn at a time, and nothing else waits."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from scorepad.sheets.pdf_cache import MOST_WAITING
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.tools.bench.browser import Browser, Network
from tests.tools.bench.games import TWENTY_ROUNDS_OF_SIX, keep, played
from tests.tools.bench.servers import scorepad_in, serving

PATIENCE = 60
ASKED = 16


def test_the_pad_and_stored_sheets_are_there_while_more_wait_for_sheets_than_may(
    tmp_path: Path,
) -> None:
    with (
        serving(scorepad_in(tmp_path), forked=True) as address,
        ThreadPoolExecutor(ASKED) as phones,
    ):
        store = Store(prepare_server({}, tmp_path).database_url)
        network = Network(address)
        browser = Browser(network)
        game_id = keep(store, browser.device, played(TWENTY_ROUNDS_OF_SIX))
        store.close()

        def sheet(number: int) -> tuple[int, str | None, bytes]:
            options = "&".join(
                f"{name}={number >> place & 1}"
                for place, name in enumerate(("tricks", "corrections", "curve", "qr"))
            )
            connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
            with closing(connection):
                path = f"/g/{game_id}/sheet.pdf?{options}"
                connection.request("GET", path, headers={"Cookie": f"device={browser.token}"})
                answer = connection.getresponse()
                return answer.status, answer.headers["Retry-After"], answer.read()

        stored = sheet(0)
        sheets = [phones.submit(sheet, number) for number in range(1, ASKED)]
        for _ in range(3):
            assert b"Anna" in browser.get(f"/g/{game_id}").plain
            assert sheet(0) == stored
        assert [each for each in sheets if not each.done()]
        answers = [each.result(PATIENCE) for each in sheets]
        network.connection.close()
    refused = [answer for answer in answers if answer[0] != 200]
    assert len(answers) - len(refused) >= MOST_WAITING
    assert refused
    for status, wait, page in refused:
        assert (status, wait) == (503, "10")
        assert b"again in a minute" in page
