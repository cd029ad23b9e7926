"""The insertion of rows that may be there already, in the words of each database."""

from collections.abc import Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

Adding = Mapping[str, sqlite.Insert | postgresql.Insert]
"""The statement by the name of the database's dialect."""


def unless_there(table: Table) -> Adding:
    """Return the statement that adds rows, and leaves those that are there as they are."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table).on_conflict_do_nothing(),
    }


def instead(table: Table) -> Adding:
    """Return the statement that adds rows in the place of those under the same key."""
    key = [column.name for column in table.primary_key]
    by_dialect: dict[str, sqlite.Insert | postgresql.Insert] = {}
    for name, adding in (
        ("sqlite", sqlite.insert(table)),
        ("postgresql", postgresql.insert(table)),
    ):
        new = {column.name: column for column in adding.excluded if column.name not in key}
        by_dialect[name] = adding.on_conflict_do_update(index_elements=key, set_=new)
    return by_dialect
