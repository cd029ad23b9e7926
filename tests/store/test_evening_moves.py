"""Games that were moved to another evening, as earlier versions stored them."""

from contextlib import closing
from pathlib import Path

import pytest

from scorepad.store import EveningMove, FinishedRow, Store
from tests.kinds import thorough
from tests.postgresql import POSTGRESQL, SQLITE
from tests.store.revisions import at_revision

_GAME = (
    "INSERT INTO game (game_id, created_at, updated_at, version, host_generation, view_generation,"
    " summary, circle_id) VALUES ('{0}', 1, 1, 0, 1, 1, '{{}}', {1})"
)
_OLDER = (
    *(f"INSERT INTO circle VALUES ('{id}', '', 1, 1, false, NULL)" for id in ("ours", "theirs")),
    *(_GAME.format(id, group) for id, group in (("a", "'ours'"), ("b", "'theirs'"), ("c", "NULL"))),
    *(f"INSERT INTO evening_move VALUES ('{id}', NULL, NULL)" for id in "abc"),
)


@pytest.mark.parametrize("on", [SQLITE, thorough(POSTGRESQL)])
def test_moves_of_an_earlier_version_are_found_by_the_groups_of_their_games(
    on: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'scorepad.db'}"
    if on == POSTGRESQL:
        url = request.getfixturevalue("postgresql").new_database()
    at_revision(tmp_path / "scorepad.db" if on == SQLITE else url, "0016", *_OLDER)
    with closing(Store(url, folder=tmp_path)) as store:
        store.prepare()
        with store.writing() as transaction:
            for id, group in (("a", "ours"), ("b", "theirs")):
                facts = FinishedRow(id, group, "2026-11", 1, "wizard_gigamic", 1, {})
                transaction.statistics.save_game(facts)
            # A move may have had no game of a group.
            transaction.games.move("c", "ours")
            facts = FinishedRow("c", "ours", "2026-11", 1, "wizard_gigamic", 1, {})
            transaction.statistics.save_game(facts)
        with store.reading() as transaction:
            nowhere = {id: EveningMove(id, None, None) for id in "abc"}
            moves = transaction.evenings.moves
            assert moves("ours", 1) == {"a": nowhere["a"], "c": nowhere["c"]}
            assert moves("theirs", 1) == {"b": nowhere["b"]}
