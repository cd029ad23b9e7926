"""Five hundred conflicting writes; ten thousand by ``python -m tests.tools.trust.races``."""

import secrets
from pathlib import Path

from tests.tools.trust.races import race

WRITES = 500


def test_of_many_who_write_at_once_one_wins_and_the_others_are_shown_what_stands(
    tmp_path: Path,
) -> None:
    seed = secrets.token_hex(4)
    found = race(tmp_path, WRITES, seed)
    print(found)
    assert found.wrong == [], f"python -m tests.tools.trust.races --number {WRITES} --seed {seed}"
    assert found.writes >= WRITES
    assert set(found.seconds) == {2, 4, 8, 16, 32}
    assert found.taken_along > 0
