"""Marks appended one by one, as tests of the database want them."""

from collections.abc import Mapping
from typing import Any

from scorepad.pad.marks import Mark
from scorepad.store import Transaction


def append_mark(
    transaction: Transaction, game_id: str, mark: Mark, summary: Mapping[str, Any]
) -> int:
    """Write the mark after all others of the game; return its number."""
    game = transaction.games.get(game_id)
    assert game is not None
    return transaction.marks.append_all(game, (mark,), summary).version
