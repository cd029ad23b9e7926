"""A repository: the statements about one kind of thing, within a transaction."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, CursorResult, Executable, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

from scorepad.store.locks import RowLocks

Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
InsertByDialect = Mapping[str, sqlite.Insert | postgresql.Insert]
"""An insertion in the SQL of each database, by the name of its dialect."""

_Rows = CursorResult[*tuple[Any, ...]]


class Repository:
    """The statements of a transaction about one kind of thing.

    ``locks`` is ``None`` where the transaction only reads.
    """

    def __init__(self, connection: Connection, locks: RowLocks | None) -> None:
        self._connection = connection
        self._locks = locks

    def _read(self, statement: Executable, values: Values | None = None) -> _Rows:
        return self._connection.execute(statement, values)

    def _write(self, statement: Executable, values: Values | None = None) -> _Rows:
        """Change something.

        Raises:
            RuntimeError: the transaction only reads; what it wrote would be lost.
        """
        if self._locks is None:
            raise RuntimeError("written in a transaction that only reads")
        return self._connection.execute(statement, values)

    def _in_dialect(self, statement: InsertByDialect) -> Insert:
        """Return the statement as this database understands it."""
        return statement[self._connection.dialect.name]

    def _hold(self, game_id: str) -> None:
        """Lock the game, where the transaction writes."""
        if self._locks is not None:
            self._locks.hold_game(game_id)


def json_text(value: Mapping[str, Any]) -> str:
    """Return the value as the JSON text that the database keeps."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def columns_of(table: Table, row: type[NamedTuple]) -> list[Column[Any]]:
    """Return the columns of the table that are called like the fields of a row, in their order."""
    return [table.c[field] for field in row._fields]


def insert_or_ignore(table: Table) -> InsertByDialect:
    """Return the statement that adds rows; existing ones stay as they are."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).on_conflict_do_nothing(),
    }


def upsert(table: Table) -> InsertByDialect:
    """Return the statement that adds rows, and replaces those with the same primary key."""
    by_dialect: dict[str, sqlite.Insert | postgresql.Insert] = {}
    for name, adding in (
        ("sqlite", sqlite.insert(table)),
        ("postgresql", postgresql.insert(table)),
    ):
        new = {column.key: column for column in adding.excluded if not column.primary_key}
        by_dialect[name] = adding.on_conflict_do_update(
            index_elements=[column.name for column in table.primary_key], set_=new
        )
    return by_dialect
