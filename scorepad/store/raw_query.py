"""A query for one row that is asked again and again, past SQLAlchemy's own way."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Dialect, Engine, Select
from sqlalchemy.engine.interfaces import DBAPICursor

from scorepad.store.failures import StoreUnavailable, failures_named, reason_of


class RawQuery:
    """The query of a ``statement``, compiled once for each kind of database.

    SQLAlchemy's own way to one row takes four times as long, and changes nothing in the row:
    columns whose values Python and the database say differently have no place here.
    """

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {}

    def first(self, engine: Engine, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """Return the first row, or ``None``; connections of ``engine`` begin no transaction.

        Raises:
            StoreUnavailable: games can't be read now.
        """
        text, parameters = self.compiled(engine.dialect, values)
        broken = engine.dialect.loaded_dbapi.Error
        try:
            with failures_named():
                connection = engine.raw_connection()
            try:
                return _first(connection.cursor(), text, parameters)
            except broken:
                # Whatever is wrong with it, another one may be better.
                connection.invalidate()
                raise
            finally:
                connection.close()
        except broken as error:
            raise StoreUnavailable(reason_of(error)) from error

    def compiled(self, dialect: Dialect, values: Mapping[str, Any]) -> tuple[str, Any]:
        """Return the text of the statement and its parameters, as the driver takes them."""
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            statement = self._statement.compile(dialect=dialect)
            names = tuple(getattr(statement, "positiontup", None) or ())
            compiled = str(statement), dict(statement.params), names
            self._compiled[dialect.name] = compiled
        text, fixed, names = compiled
        named = {**fixed, **values}
        return text, tuple(named[name] for name in names) if names else named


def _first(cursor: DBAPICursor, text: str, parameters: Any) -> tuple[Any, ...] | None:
    cursor.execute(text, parameters)
    # All of them: a statement with rows left keeps others from writing.
    rows: Sequence[tuple[Any, ...]] = cursor.fetchall()
    return rows[0] if rows else None
