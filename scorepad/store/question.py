"""One question that is asked more often than all others together, put to the driver itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Dialect, Engine, Select
from sqlalchemy.engine.interfaces import DBAPICursor

from scorepad.store.failures import StoreUnavailable, failures_named, reason_of


class Question:
    """What ``statement`` asks, worded once for each kind of database. SQLAlchemy's own
    way to one row takes four times as long, and changes nothing in the row: columns
    whose values Python and the database say differently have no place here.
    """

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        self._worded: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {}

    def answer(self, engine: Engine, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row, or ``None``; connections of ``engine`` begin no transaction.

        Raises:
            StoreUnavailable: games can't be read now.
        """
        text, parameters = self.worded(engine.dialect, values)
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

    def worded(self, dialect: Dialect, values: Mapping[str, Any]) -> tuple[str, Any]:
        """The text of the statement and its parameters, as the driver takes them."""
        worded = self._worded.get(dialect.name)
        if worded is None:
            compiled = self._statement.compile(dialect=dialect)
            places = tuple(getattr(compiled, "positiontup", None) or ())
            worded = self._worded[dialect.name] = (str(compiled), dict(compiled.params), places)
        text, fixed, places = worded
        named = {**fixed, **values}
        return text, tuple(named[place] for place in places) if places else named


def _first(cursor: DBAPICursor, text: str, parameters: Any) -> tuple[Any, ...] | None:
    cursor.execute(text, parameters)
    # All of them: a statement with rows left keeps others from writing.
    rows: Sequence[tuple[Any, ...]] = cursor.fetchall()
    return rows[0] if rows else None
