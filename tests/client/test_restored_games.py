"""Whatever copy is brought back: phones and server have the same afterwards, and all of it."""

from pathlib import Path

import pytest

from tests.client.restored_games import play_on
from tests.kinds import soak, thorough


@pytest.mark.parametrize("seed", [thorough("one"), soak("two")])
def test_no_mark_is_missing_and_no_phone_differs(tmp_path: Path, seed: str) -> None:
    found = play_on(12, seed, tmp_path, lives=4)
    assert found.wrong == []
    assert found.games == 12
    assert found.restores > 0
    assert found.lost > 0
