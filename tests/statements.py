"""What is sent to a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

Statement = tuple[str, Any]
_ASKING = ("SELECT", "INSERT", "UPDATE", "DELETE")


@contextmanager
def seen() -> Iterator[list[Statement]]:
    """Every statement that is sent while the block lasts, with its parameters."""
    sent: list[Statement] = []

    def remember(
        _connection: object, _cursor: object, statement: str, parameters: Any, *_: object
    ) -> None:
        if statement.lstrip("( ").startswith(_ASKING):
            sent.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", remember)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", remember)
