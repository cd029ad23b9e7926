import pytest

from scorepad.store import Before, HistoryFilter
from tests.statements import seen


@pytest.fixture
def plans(store, game, path):
    """Runs an act of a transaction and gives each statement with the steps of its plan."""

    def plans(act) -> list[tuple[str, list[str]]]:
        with seen() as sent, store.writing() as transaction:
            act(transaction)
        with store.reading() as transaction:
            explain = transaction._connection.exec_driver_sql
            return [
                (
                    statement,
                    [step for *_, step in explain(f"EXPLAIN QUERY PLAN {statement}", parameters)],
                )
                for statement, parameters in sent
            ]

    return plans


@pytest.mark.parametrize(
    ("act", "statements"),
    [
        (lambda transaction: transaction.links.right("game-a", "phone"), 1),
        (lambda transaction: transaction.links.own_phones("game-a"), 1),
        (lambda transaction: transaction.games.opened("game-a", "phone"), 1),
        (lambda transaction: transaction.marks.get("game-a", "aa"), 1),
        (lambda transaction: transaction.links.grant("game-a", "phone", "view", 1, at=1), 4),
        (lambda transaction: transaction.links.renew("game-a", "view"), 2),
        (lambda transaction: transaction.links.carry_over("game-a", "game-b", at=1), 1),
    ],
    ids=["right", "own_phones", "opened", "mark", "grant", "renew", "carry_rights"],
)
def test_what_is_asked_at_the_table_looks_up_one_game_and_scans_nothing(plans, act, statements):
    asked = plans(act)
    assert len(asked) == statements
    for statement, steps in asked:
        looks = [step for step in steps if not step.startswith(("USE TEMP", "CORRELATED"))]
        first, *others = looks or [""]
        assert "game_id=?" in first if steps else statement.startswith("INSERT")
        assert all(step.startswith("SEARCH") for step in [first, *others] if step), steps


THERE = HistoryFilter(since=1, until=9)
ANYBODY, SOMEBODY = HistoryFilter(), HistoryFilter("p1")


@pytest.mark.parametrize("before", [None, Before(10, "game-b")])
@pytest.mark.parametrize(
    ("wanted", "begins"),
    [
        (ANYBODY, "game USING INDEX ix_game_circle (circle_id=? AND deleted_at=? AND over=?"),
        (THERE, "game USING INDEX ix_game_circle (circle_id=? AND deleted_at=? AND over=? AND cr"),
        (
            HistoryFilter(ruleset="oh_hell"),
            "game USING INDEX ix_game_circle_ruleset (circle_id=? AND ru",
        ),
        (SOMEBODY, "played_in USING PRIMARY KEY (circle_id=? AND person_id=?"),
        (
            HistoryFilter("p1", "oh_hell", 1, 9),
            "played_in USING PRIMARY KEY (circle_id=? AND person_id=?",
        ),
    ],
)
def test_a_page_of_the_history_is_read_in_its_order_and_nothing_is_sorted(
    plans, wanted, begins, before
):
    ((_, steps),) = plans(
        lambda transaction: transaction.history.in_group(
            "c", over=True, filter_=wanted, limit=30, before=before
        )
    )
    assert steps[0].startswith(f"SEARCH {begins}")
    assert all(step.startswith("SEARCH") for step in steps)


@pytest.mark.parametrize(
    "act",
    [
        lambda transaction: transaction.history.by_link(
            "phone", "c", over=False, filter_=ANYBODY, limit=9, before=None
        ),
        lambda transaction: transaction.history.deleted("c", 9),
        lambda transaction: transaction.history.overdue("c", 1, 9),
        lambda transaction: transaction.history.last_begun("c", 9),
        lambda transaction: transaction.history.rulesets("c"),
        lambda transaction: transaction.history.hosted_without_group("phone", 1),
        lambda transaction: transaction.groups.of_device("phone"),
        lambda transaction: transaction.people.all("c"),
        lambda transaction: transaction.people.game_counts("c"),
        lambda transaction: transaction.people.have_met("c", "p1", "p2"),
        lambda transaction: transaction.house_rules.all("phone"),
        lambda transaction: transaction.evenings.moves("c", 1),
    ],
)
def test_no_list_looks_at_what_belongs_to_others(plans, act):
    ((_, steps),) = plans(act)
    assert not any(step.startswith("SCAN") for step in steps), steps
