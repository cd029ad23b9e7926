"""A repository: the statements about one kind of thing, within a transaction."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    CursorResult,
    Executable,
    Insert,
    String,
    Table,
    bindparam,
    select,
)
from sqlalchemy.dialects import sqlite

from scorepad.store.tables import GAME

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
InsertByDialect = Callable[[str], Insert]
"""A function that returns an insertion in the SQL of a database, by the name of its dialect."""

_HOLD_GAME = (
    select(GAME.c.game_id)
    .where(GAME.c.game_id == bindparam("game_id", type_=String))
    .with_for_update()
)


@dataclass
class Repository:
    """The statements of a transaction about one kind of thing."""

    _connection: Connection
    _held: set[str] | None
    """The games whose rows the transaction has locked; ``None`` where it only reads."""

    def _write(
        self, statement: Executable, values: Values | None = None
    ) -> CursorResult[*tuple[Any, ...]]:
        """Run a statement that changes something.

        Raises:
            RuntimeError: the transaction only reads; what it wrote would be lost.
        """
        if self._held is None:
            raise RuntimeError("written in a transaction that only reads")
        return self._connection.execute(statement, values)

    def _in_dialect(self, statement: InsertByDialect) -> Insert:
        """Return the statement as this database understands it."""
        return statement(self._connection.dialect.name)

    def _hold(self, game_id: str) -> None:
        """Lock the game's row until the end of a transaction that writes.

        SQLite needs no such lock, since it has only one writer at a time.
        """
        if self._held is None or game_id in self._held or self._connection.dialect.name == "sqlite":
            return
        # A separate statement: only the next one sees what this one has waited for.
        self._connection.execute(_HOLD_GAME, {"game_id": game_id})
        self._held.add(game_id)


def json_text(value: Mapping[str, Any]) -> str:
    """Return the value as the JSON text that the database keeps."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


Sound = TypeVar("Sound")

NOT_AS_WRITTEN = (ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""The errors of reading a stored text that is no JSON, or another value than was written."""


def if_sound(read: Callable[[], Sound]) -> Sound | None:
    """Return what ``read`` makes of stored JSON; ``None`` where that is damaged.

    Disks fail, and people edit databases: one row that can't be read must not hide the others.
    ``read`` is to do nothing else.
    """
    try:
        return read()
    except NOT_AS_WRITTEN:
        return None


def columns_of(table: Table, row: type[NamedTuple]) -> list[Column[Any]]:
    """Return the columns of the table that are called like the fields of a row, in their order."""
    return [table.c[field] for field in row._fields]


def insert_or_ignore(table: Table) -> InsertByDialect:
    """Return the statement that adds rows; existing ones stay as they are."""
    return cache(lambda dialect: _insertion(dialect, table).on_conflict_do_nothing())


def upsert(table: Table) -> InsertByDialect:
    """Return the statement that adds rows, and replaces those with the same primary key."""

    @cache
    def statement(dialect: str) -> Insert:
        adding = _insertion(dialect, table)
        new = {column.key: column for column in adding.excluded if not column.primary_key}
        return adding.on_conflict_do_update(
            index_elements=[column.name for column in table.primary_key], set_=new
        )

    return statement


def _insertion(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # a file needs nothing of it, see store._server

    return postgresql.insert(table)
