"""What one tap costs: a phone that has heard everything, and a real server."""

import hashlib
import json
import secrets
import time
from contextlib import closing
from pathlib import Path

from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening
from scorepad.services.games import open_game
from scorepad.services.links import new_game_id
from scorepad.settings import settings_from
from scorepad.store import Store
from tests.node import run_node
from tests.tools.bench.servers import scorepad_in, serving

PROGRAM = Path(__file__).with_name("tap.mjs")


def requests_of_a_tap(folder: Path) -> list[str]:
    """Return the requests that a phone's first bid makes, on a server with its games in ``folder``.

    Raises:
        NodeFailed: The program that taps did not run to its end.
        AssertionError: The server did not write the bid, or the phone has not heard of it.
    """
    game_id, device = new_game_id(), secrets.token_urlsafe(16)
    people = (("a", "Anna"), ("b", "Ben"), ("c", "Cleo"))
    mark = Mark(secrets.token_hex(16), ((Cell(1, 1, "a", "bid"), 1),))
    given = {"device": device, "id": game_id, "mark": mark_json(mark)}
    with closing(Store(settings_from({}, folder).database_url)) as store:
        store.prepare()
        known = hashlib.sha256(device.encode()).hexdigest()[:32]
        wrong = open_game(
            store, known, game_id, Opening("wizard_gigamic", people), int(time.time())
        )
        assert wrong == {}
        with serving(scorepad_in(folder), forked=True) as address:
            given["address"] = address.rstrip("/")
            said = json.loads(run_node(PROGRAM, given=json.dumps(given), seconds=300))
        with store.reading() as transaction:
            log = [mark_json(mark) for mark in transaction.marks.all(game_id)]
    # The phone is told when each was written, besides.
    held = [{key: mark[key] for key in mark if key != "at"} for mark in said["marks"]]
    assert (held, said["waiting"], len(log)) == (log, 0, 2)
    requests: list[str] = said["requests"]
    return requests
