"""How SQLite goes about each statement of the store."""

import pytest
from sqlalchemy import Engine, event

from scorepad.pad.marks import Mark
from scorepad.store import Before


@pytest.fixture
def plans(store, game):
    """Runs an act of a writer and gives each statement with the steps of its plan."""

    def plans(act) -> list[tuple[str, list[str]]]:
        sent = []

        def remember(connection, cursor, statement, parameters, *_):
            sent.append((statement, parameters))

        event.listen(Engine, "before_cursor_execute", remember)
        try:
            with store.writing() as writer:
                act(writer)
        finally:
            event.remove(Engine, "before_cursor_execute", remember)
        with store.reading() as reader:
            return [
                (
                    statement,
                    [
                        step
                        for *_, step in reader._connection.exec_driver_sql(
                            f"EXPLAIN QUERY PLAN {statement}", parameters
                        )
                    ],
                )
                for statement, parameters in sent
                if not statement.startswith("BEGIN")
            ]

    return plans


@pytest.mark.parametrize(
    ("act", "statements"),
    [
        (lambda writer: writer.right("game-a", "phone"), 1),
        (lambda writer: writer.game("game-a"), 1),
        (lambda writer: writer.opened("game-a", "phone"), 1),
        (lambda writer: writer.marks("game-a"), 1),
        (lambda writer: writer.mark("game-a", "aa"), 1),
        (lambda writer: writer.append("game-a", Mark("aa"), {}), 3),
        (lambda writer: writer.grant("game-a", "phone", "view", 1, at=1), 4),
        (lambda writer: writer.renew("game-a", "view"), 2),
        (lambda writer: writer.carry_rights("game-a", "game-b", at=1), 1),
    ],
    ids=["right", "game", "opened", "marks", "mark", "append", "grant", "renew", "carry_rights"],
)
def test_what_is_asked_at_the_table_looks_up_one_game_and_scans_nothing(plans, act, statements):
    seen = plans(act)
    assert len(seen) == statements
    for statement, steps in seen:
        assert all(step.startswith("SEARCH") and "game_id=?" in step for step in steps), steps
        assert steps or statement.startswith("INSERT")


@pytest.mark.parametrize("before", [None, Before(10, "game-b")])
def test_the_list_of_a_device_begins_at_its_own_rights(plans, before):
    ((_, steps),) = plans(lambda writer: writer.games_of("phone", before=before))
    assert steps[0] == "SEARCH device_game USING COVERING INDEX ix_device_game_device (device=?)"
    assert steps[1].startswith("SEARCH game USING")
    assert not any(step.startswith("SCAN") for step in steps)
