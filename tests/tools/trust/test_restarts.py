"""A database server that goes away and comes back, once in every way; hundreds of
times by ``python -m tests.tools.trust.restarts``."""

import secrets
from pathlib import Path

from tests.tools.trust.restarts import WAYS, play_and_restart


def test_no_mark_is_lost_and_the_app_goes_on_by_itself(
    tmp_path: Path, needs_postgresql: None
) -> None:
    seed = secrets.token_hex(4)
    found = play_and_restart(tmp_path, len(WAYS), seed)
    print(found)
    assert found.wrong == [], f"python -m tests.tools.trust.restarts --number 3 --seed {seed}"
    assert found.marks > 0
    assert found.again > 0, "tables meet what happens"
