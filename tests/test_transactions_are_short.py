"""No function gives anything away while it holds a transaction.

Whoever takes it may be as slow as they like: with a write-ahead log the log grows meanwhile, with a
rollback journal every mark waits.
"""

import ast
from pathlib import Path

SCOREPAD = Path(__file__).parent.parent / "scorepad"
ROOMS = [path for path in SCOREPAD.rglob("*.py") if path.parent.name != "store"]
_OPENS = {"reading", "writing"}


def given_away_within(text: str) -> list[int]:
    """The lines of the transactions in whose block something is yielded."""
    return [
        block.lineno
        for block in ast.walk(ast.parse(text))
        if isinstance(block, ast.With)
        and any(
            isinstance(call, ast.Call) and getattr(call.func, "attr", "") in _OPENS
            for item in block.items
            for call in ast.walk(item.context_expr)
        )
        and any(
            isinstance(node, ast.Yield | ast.YieldFrom)
            for statement in block.body
            for node in ast.walk(statement)
        )
    ]


def test_nothing_is_given_away_within_a_transaction() -> None:
    found = {path: given_away_within(path.read_text("utf-8")) for path in ROOMS}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_what_is_given_away_too_early_is_seen() -> None:
    text = "def all(store):\n    with store.reading() as transaction:\n        yield transaction\n"
    assert given_away_within(text) == [2]
