"""Nothing that was acknowledged is lost, doubled or out of order. Each for seconds; for hours by
``python -m tests.tools.trust.`` and the name of what happens."""

import secrets
from pathlib import Path
from typing import Any

import pytest

from tests.postgresql import POSTGRESQL, SQLITE, Server
from tests.tools.trust import own_phones
from tests.tools.trust.kills import play_and_kill
from tests.tools.trust.races import race
from tests.tools.trust.restarts import WAYS, play_and_restart
from tests.tools.trust.strays import play_through

pytestmark = pytest.mark.thorough


@pytest.fixture
def seed() -> str:
    """Pytest shows it when a test fails."""
    seed = secrets.token_hex(4)
    print(f"--seed {seed}")
    return seed


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def where(request: pytest.FixtureRequest) -> dict[str, Any]:
    """On one server with a file, then on two on one PostgreSQL, asked in turn."""
    if request.param == SQLITE:
        return {}
    server: Server = request.getfixturevalue("postgresql")
    return {"url": server.new_database(), "servers": 2}


def test_a_server_is_killed_while_tables_play(tmp_path: Path, seed: str) -> None:
    found = play_and_kill(tmp_path, 6, seed)
    print(found)
    assert found.wrong == []
    assert found.kills == 6
    assert found.marks > 0, "tables play between the kills"
    assert found.again > 0, "and meet them"


def test_a_database_server_goes_away_in_every_way_and_the_app_goes_on_by_itself(
    tmp_path: Path, needs_postgresql: None, seed: str
) -> None:
    found = play_and_restart(tmp_path, len(WAYS), seed)
    print(found)
    assert found.wrong == []
    assert found.marks > 0
    assert found.again > 0, "tables meet what happens"


def test_of_many_who_write_at_once_one_wins_and_the_others_are_shown_what_stands(
    tmp_path: Path, where: dict[str, Any], seed: str
) -> None:
    writes = 60 if where else 100
    found = race(tmp_path, writes, seed, **where)
    print(found)
    assert found.wrong == []
    assert found.writes >= writes
    assert found.winners > 0
    assert set(found.seconds) == {2, 4, 8, 16, 20}
    assert found.taken_along > 0


def test_the_servers_log_equals_the_tables_whatever_the_network_does(
    tmp_path: Path, where: dict[str, Any], seed: str
) -> None:
    games = 4 if where else 8
    found = play_through(tmp_path, games, seed, **where)
    print(found)
    assert found.wrong == []
    assert found.games == games
    for harm in ("dropped", "doubled", "held", "replayed"):
        assert found.unkindness.done[harm] > games, harm


def test_on_own_phones_neither_and_nobody_sees_a_bid_early(tmp_path: Path, seed: str) -> None:
    games = 4
    found = own_phones.play_through(tmp_path, games, seed, steps=100)
    print(found)
    assert found.wrong == []
    assert found.games == games
    assert found.taps > games
    assert found.late > 0, "taps wait for the network"
    assert found.seated, "phones are opened"
    assert found.hoarded > games, "links that were hoarded are opened"
    for harm in ("dropped", "doubled", "held", "replayed"):
        assert found.unkindness.done[harm] > games, harm
