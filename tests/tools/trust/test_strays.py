"""Twenty games over an unkind network; a thousand by ``python -m tests.tools.trust.strays``."""

import secrets
from pathlib import Path

from tests.tools.trust.strays import play_through

GAMES = 20


def test_the_servers_log_equals_the_tables_whatever_the_network_does(tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    found = play_through(tmp_path, GAMES, seed)
    print(found)
    assert found.wrong == [], f"python -m tests.tools.trust.strays --number {GAMES} --seed {seed}"
    assert found.games == GAMES
    for harm in ("dropped", "doubled", "held", "replayed"):
        assert found.unkindness.done[harm] > 4 * GAMES, harm
