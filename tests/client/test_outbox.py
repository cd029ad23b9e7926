"""Nothing that was tapped is lost, written twice or out of its order, whatever the network does."""

import re
from pathlib import Path

from tests.client.tap import requests_of_a_tap
from tests.node import kept_promises

RULES = Path(__file__).with_name("outbox_rules.mjs")
WITHOUT_A_SERVER = RULES.with_name("unstored_rules.mjs")


def test_the_outbox_keeps_its_promises() -> None:
    assert len(kept_promises(RULES)) > 40


def test_what_the_disk_refuses_is_kept_where_there_is_no_server() -> None:
    assert len(kept_promises(WITHOUT_A_SERVER)) == 4


def test_a_tap_costs_a_real_server_one_request(tmp_path: Path) -> None:
    (request,) = requests_of_a_tap(tmp_path)
    assert re.fullmatch(r"POST /g/[\w-]{22}/marks", request)
