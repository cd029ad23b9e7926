"""The reading of games, within one transaction."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Dialect, Engine, Select, String, and_, bindparam, case, select
from sqlalchemy.engine.interfaces import DBAPICursor

from scorepad.pad.marks import Mark
from scorepad.store.connection import Connected
from scorepad.store.failures import StoreUnavailable, failures_named, reason_of
from scorepad.store.groups import STILL_IN, GroupReader
from scorepad.store.history import GAME_COLUMNS, STILL_GOOD, HistoryReader, game_row
from scorepad.store.house_rules import HouseReader
from scorepad.store.people import PeopleReader
from scorepad.store.rows import GameRow, Opened, Right
from scorepad.store.statistics import StatisticsReader
from scorepad.store.tables import DEVICE_GAME, DEVICE_GROUP, FORGOTTEN, GAME, GROUP, MARK, PROPERTY


class Question:
    """The question of a ``statement``, worded once for each kind of database.

    SQLAlchemy's own way to one row takes four times as long, and changes nothing in the row:
    columns whose values Python and the database say differently have no place here.
    """

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        self._worded: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {}

    def answer(self, engine: Engine, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """Return the first row, or ``None``; connections of ``engine`` begin no transaction.

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
        """Return the text of the statement and its parameters, as the driver takes them."""
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


_NEXT = (
    select(*GAME_COLUMNS)
    .where(GAME.c.game_id > bindparam("after"), GAME.c.deleted_at.is_(None))
    .order_by(GAME.c.game_id)
    .limit(bindparam("limit"))
)


class WholeGamesReader(Connected):
    """The reading of whole games, a page at a time."""

    def games_after(self, game_id: str, limit: int) -> list[GameRow]:
        """Return at most ``limit`` games in the order of their ids, those after ``game_id``.

        "" is for the first page. Deleted games are left out.
        """
        rows = self._connection.execute(_NEXT, {"after": game_id, "limit": limit})
        return [game_row(row) for row in rows]


KEY_FINGERPRINT = "key_fingerprint"
"""The name of the property that holds the fingerprint of the secret key."""

_MARK_COLUMNS = (MARK.c.mark_id, MARK.c.by, MARK.c.at, MARK.c.body)
_THIS_GAME = bindparam("game_id", type_=String)
_THIS_DEVICE = bindparam("device", type_=String)
_IN_GROUP = and_(
    DEVICE_GROUP.c.circle_id == GAME.c.circle_id, DEVICE_GROUP.c.device == _THIS_DEVICE
)
_BY_LINK = and_(
    DEVICE_GAME.c.game_id == GAME.c.game_id, DEVICE_GAME.c.device == _THIS_DEVICE, STILL_GOOD
)
_ROLE = case((GROUP.c.circle_id.is_not(None), "host"), else_=DEVICE_GAME.c.role)
"""The role of a device: whoever is in a game's group writes, others do what their link says."""

# Statements are made once: SQLAlchemy then finds their compiled form by identity.
_ONE_GAME = select(*GAME_COLUMNS).where(GAME.c.game_id == _THIS_GAME)
_ALL_MARKS = select(*_MARK_COLUMNS).where(MARK.c.game_id == _THIS_GAME).order_by(MARK.c.number)
_ONE_MARK = select(*_MARK_COLUMNS).where(
    MARK.c.game_id == _THIS_GAME, MARK.c.mark_id == bindparam("mark_id")
)
_RIGHTS = (
    GAME.outerjoin(DEVICE_GAME, _BY_LINK)
    .outerjoin(DEVICE_GROUP, _IN_GROUP)
    .outerjoin(GROUP, STILL_IN)
)
_GOOD_RIGHT = (GAME.c.game_id == _THIS_GAME, GAME.c.deleted_at.is_(None), _ROLE.is_not(None))
_ONE_RIGHT = (
    select(_ROLE, GAME.c.host_generation, GAME.c.view_generation)
    .select_from(_RIGHTS)
    .where(*_GOOD_RIGHT)
)
LENGTH = Question(
    select(GAME.c.version, GAME.c.edition, GAME.c.digest, _ROLE)
    .select_from(_RIGHTS)
    .where(*_GOOD_RIGHT)
)
"""The question for a :class:`scorepad.store.rows.Length`.

There is no row where the device may do nothing.
"""

_OPENED = select(*GAME_COLUMNS, _ROLE).select_from(_RIGHTS).where(*_GOOD_RIGHT)
_KEY_FINGERPRINT = select(PROPERTY.c.value).where(PROPERTY.c.name == KEY_FINGERPRINT)
_FORGOTTEN = select(FORGOTTEN.c.player).where(FORGOTTEN.c.game_id == _THIS_GAME)


class Reader(
    HouseReader,
    GroupReader,
    PeopleReader,
    HistoryReader,
    WholeGamesReader,
    StatisticsReader,
):
    """A reader that sees one state of the database until its transaction ends."""

    def game(self, game_id: str) -> GameRow | None:
        """Return the game, or ``None`` when there is none with this id."""
        row = self._connection.execute(_ONE_GAME, {"game_id": game_id}).first()
        return None if row is None else game_row(row)

    def opened(self, game_id: str, device: str) -> Opened | None:
        """Return the game with the device's role in it; ``None`` where it may do nothing."""
        asked = {"game_id": game_id, "device": device}
        row = self._connection.execute(_OPENED, asked).first()
        return None if row is None else Opened(game_row(row[:-1]), row[-1])

    def marks(self, game_id: str) -> tuple[Mark, ...]:
        """Return every mark of the game, in the order of their numbers."""
        return self.marks_as_kept(game_id)()

    def marks_as_kept(self, game_id: str) -> Callable[[], tuple[Mark, ...]]:
        """Return a function that gives every mark as it is stored now.

        It works also when the transaction has ended: to make marks of the stored rows takes many
        times as long as to fetch these.
        """
        rows = self._connection.execute(_ALL_MARKS, {"game_id": game_id}).all()
        return lambda: _marks_of(rows)

    def mark(self, game_id: str, mark_id: str) -> Mark | None:
        """Return the mark with this id in this game, or ``None``."""
        row = self._connection.execute(_ONE_MARK, {"game_id": game_id, "mark_id": mark_id}).first()
        return None if row is None else Mark.from_body(row[0], json.loads(row[3]), row[1], row[2])

    def forgotten(self, game_id: str) -> frozenset[str]:
        """Return the players of the game whose names were taken away for good.

        "" is among them where the game itself was.
        """
        rows = self._connection.execute(_FORGOTTEN, {"game_id": game_id})
        return frozenset(rows.scalars())

    def key_fingerprint(self) -> str | None:
        """Return the fingerprint of the secret key that links to these games are derived from.

        ``None`` where none was stored yet.
        """
        return self._connection.execute(_KEY_FINGERPRINT).scalar()

    def right(self, game_id: str, device: str) -> Right | None:
        """Return the right of the device in the game.

        ``None`` as well once the link that gave it the right has been renewed, and while the game
        is deleted.
        """
        row = self._connection.execute(_ONE_RIGHT, {"game_id": game_id, "device": device}).first()
        return None if row is None else Right(row[0], row[1] if row[0] == "host" else row[2])


def _marks_of(rows: Sequence[Any]) -> tuple[Mark, ...]:
    # One long JSON text is read faster than hundreds of short ones.
    bodies = json.loads("[" + ",".join([row[3] for row in rows]) + "]")
    return tuple(
        [
            Mark.from_body(mark_id, body, by, at)
            for (mark_id, by, at, _), body in zip(rows, bodies, strict=True)
        ]
    )
