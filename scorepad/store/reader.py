"""Reading games, within one transaction."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import String, and_, bindparam, case, select

from scorepad.pad.marks import Mark
from scorepad.store.circle_tables import CIRCLE, DEVICE_CIRCLE
from scorepad.store.circles import STILL_IN, CircleReader
from scorepad.store.history import GAME_COLUMNS, STILL_GOOD, HistoryReader, game_row
from scorepad.store.house import HouseReader
from scorepad.store.people import PeopleReader
from scorepad.store.question import Question
from scorepad.store.rows import GameRow, Opened, Right
from scorepad.store.statistics import StatisticsReader
from scorepad.store.tables import DEVICE_GAME, FORGOTTEN, GAME, MARK, PROPERTY
from scorepad.store.whole_games import WholeGamesReader

KEY_FINGERPRINT = "key_fingerprint"
"""The name of the property."""

_MARK_COLUMNS = (MARK.c.mark_id, MARK.c.by, MARK.c.at, MARK.c.body)
_THIS_GAME = bindparam("game_id", type_=String)
_THIS_DEVICE = bindparam("device", type_=String)
_IN_CIRCLE = and_(
    DEVICE_CIRCLE.c.circle_id == GAME.c.circle_id, DEVICE_CIRCLE.c.device == _THIS_DEVICE
)
_BY_LINK = and_(
    DEVICE_GAME.c.game_id == GAME.c.game_id, DEVICE_GAME.c.device == _THIS_DEVICE, STILL_GOOD
)
_ROLE = case((CIRCLE.c.circle_id.is_not(None), "host"), else_=DEVICE_GAME.c.role)
"""Whoever is in a game's circle writes in it; others may do what their link says."""

# Statements are made once: SQLAlchemy then finds their compiled form by identity.
_ONE_GAME = select(*GAME_COLUMNS).where(GAME.c.game_id == _THIS_GAME)
_ALL_MARKS = select(*_MARK_COLUMNS).where(MARK.c.game_id == _THIS_GAME).order_by(MARK.c.number)
_ONE_MARK = select(*_MARK_COLUMNS).where(
    MARK.c.game_id == _THIS_GAME, MARK.c.mark_id == bindparam("mark_id")
)
_RIGHTS = (
    GAME.outerjoin(DEVICE_GAME, _BY_LINK)
    .outerjoin(DEVICE_CIRCLE, _IN_CIRCLE)
    .outerjoin(CIRCLE, STILL_IN)
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
"""A :class:`scorepad.store.rows.Length`; no row where the device may nothing."""

_OPENED = select(*GAME_COLUMNS, _ROLE).select_from(_RIGHTS).where(*_GOOD_RIGHT)
_KEY_FINGERPRINT = select(PROPERTY.c.value).where(PROPERTY.c.name == KEY_FINGERPRINT)
_FORGOTTEN = select(FORGOTTEN.c.player).where(FORGOTTEN.c.game_id == _THIS_GAME)


class Reader(
    HouseReader,
    CircleReader,
    PeopleReader,
    HistoryReader,
    WholeGamesReader,
    StatisticsReader,
):
    """Sees one state of the database until its transaction ends."""

    def game(self, game_id: str) -> GameRow | None:
        """The game, or ``None`` when there is none with this id."""
        row = self._connection.execute(_ONE_GAME, {"game_id": game_id}).first()
        return None if row is None else game_row(row)

    def opened(self, game_id: str, device: str) -> Opened | None:
        """The game with what the device may do in it; ``None`` where it may nothing."""
        asked = {"game_id": game_id, "device": device}
        row = self._connection.execute(_OPENED, asked).first()
        return None if row is None else Opened(game_row(row[:-1]), row[-1])

    def marks(self, game_id: str) -> tuple[Mark, ...]:
        """Every mark of the game, in the order of their numbers."""
        return self.marks_as_kept(game_id)()

    def marks_as_kept(self, game_id: str) -> Callable[[], tuple[Mark, ...]]:
        """Return what gives every mark as it is kept now, also when the transaction has ended:
        to make them of what is kept takes many times as long as to fetch it."""
        rows = self._connection.execute(_ALL_MARKS, {"game_id": game_id}).all()
        return lambda: _marks_of(rows)

    def mark(self, game_id: str, mark_id: str) -> Mark | None:
        """The mark with this id in this game, or ``None``."""
        row = self._connection.execute(_ONE_MARK, {"game_id": game_id, "mark_id": mark_id}).first()
        return None if row is None else Mark.from_body(row[0], json.loads(row[3]), row[1], row[2])

    def forgotten(self, game_id: str) -> frozenset[str]:
        """Return the players of the game whose names were taken away for good; "" is
        among them where the game itself was."""
        rows = self._connection.execute(_FORGOTTEN, {"game_id": game_id})
        return frozenset(rows.scalars())

    def key_fingerprint(self) -> str | None:
        """Return the fingerprint of the secret key that links to these games are derived
        from; ``None`` where none was kept yet."""
        return self._connection.execute(_KEY_FINGERPRINT).scalar()

    def right(self, game_id: str, device: str) -> Right | None:
        """Return what the device may do with the game; ``None`` as well once the link
        that gave it the right has been renewed, and while the game is deleted."""
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
