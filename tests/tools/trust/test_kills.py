"""Twenty-five kills while tables play; thousands by ``python -m tests.tools.trust.kills``."""

import secrets
from pathlib import Path

from tests.tools.trust.kills import play_and_kill

KILLS = 25


def test_no_mark_that_was_acknowledged_is_lost_doubled_or_out_of_order(tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    found = play_and_kill(tmp_path, KILLS, seed)
    print(found)
    assert found.wrong == [], f"python -m tests.tools.trust.kills --number {KILLS} --seed {seed}"
    assert found.kills == KILLS
    assert found.marks > KILLS, "tables play between the kills"
    assert found.again > 0, "and meet them"
