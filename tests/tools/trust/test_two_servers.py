"""Two servers of the app on one PostgreSQL; the long form is
``python -m tests.tools.trust.two_servers``."""

import secrets
from pathlib import Path

from tests.postgresql import Server
from tests.tools.trust.races import race
from tests.tools.trust.strays import play_through

WRITES, GAMES = 250, 8


def test_of_many_who_write_at_once_one_wins_whichever_server_they_ask(
    tmp_path: Path, postgresql: Server
) -> None:
    seed = secrets.token_hex(4)
    found = race(tmp_path, WRITES, seed, url=postgresql.new_database(), servers=2)
    print(found)
    assert found.wrong == [], f"python -m tests.tools.trust.two_servers --seed {seed}"
    assert found.winners > 0


def test_batches_and_repeated_requests_are_written_once_whichever_server_they_reach(
    tmp_path: Path, postgresql: Server
) -> None:
    seed = secrets.token_hex(4)
    found = play_through(tmp_path, GAMES, seed, url=postgresql.new_database(), servers=2)
    print(found)
    assert found.wrong == [], f"python -m tests.tools.trust.two_servers --seed {seed}"
    assert found.games == GAMES
