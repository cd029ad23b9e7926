"""Ids in the same order on every database."""

from typing import Any

from sqlalchemy import Dialect, String
from sqlalchemy.types import TypeDecorator, TypeEngine


class Key(TypeDecorator[str]):
    """An id that lists are ordered by: letter by letter, as SQLite and Python
    compare text, whatever language a PostgreSQL server speaks. Columns that are
    compared with each other have to be of the same kind."""

    impl = String
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        collation = "C" if dialect.name == "postgresql" else None
        return dialect.type_descriptor(String(collation=collation))
