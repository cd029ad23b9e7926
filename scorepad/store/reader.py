"""Reading games, within one transaction."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import String, and_, bindparam, or_, select, tuple_

from scorepad.pad.marks import Mark
from scorepad.store.house import HouseReader
from scorepad.store.rows import Before, DeviceGame, GameRow, Opened, Right
from scorepad.store.tables import DEVICE_GAME, GAME, MARK

_GAME_COLUMNS = (
    GAME.c.game_id,
    GAME.c.created_at,
    GAME.c.updated_at,
    GAME.c.version,
    GAME.c.host_generation,
    GAME.c.view_generation,
    GAME.c.summary,
)
_MARK_COLUMNS = (MARK.c.mark_id, MARK.c.by, MARK.c.at, MARK.c.body)
_THIS_GAME = bindparam("game_id", type_=String)
_THIS_DEVICE = bindparam("device", type_=String)
STILL_GOOD = or_(
    and_(DEVICE_GAME.c.role == "host", DEVICE_GAME.c.generation == GAME.c.host_generation),
    and_(DEVICE_GAME.c.role == "view", DEVICE_GAME.c.generation == GAME.c.view_generation),
)
"""A right of a device, joined to its game, whose link has not been renewed."""

# Statements are made once: SQLAlchemy then finds their compiled form by identity.
_ONE_GAME = select(*_GAME_COLUMNS).where(GAME.c.game_id == _THIS_GAME)
_ALL_MARKS = select(*_MARK_COLUMNS).where(MARK.c.game_id == _THIS_GAME).order_by(MARK.c.number)
_ONE_MARK = select(*_MARK_COLUMNS).where(
    MARK.c.game_id == _THIS_GAME, MARK.c.mark_id == bindparam("mark_id")
)
_ONE_RIGHT = (
    select(DEVICE_GAME.c.role, DEVICE_GAME.c.generation)
    .join(GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
    .where(
        DEVICE_GAME.c.game_id == _THIS_GAME,
        GAME.c.game_id == _THIS_GAME,
        DEVICE_GAME.c.device == _THIS_DEVICE,
        STILL_GOOD,
    )
)
_OPENED = (
    select(*_GAME_COLUMNS, DEVICE_GAME.c.role, MARK.c.mark_id)
    .join(DEVICE_GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
    .outerjoin(MARK, and_(MARK.c.game_id == GAME.c.game_id, MARK.c.number == GAME.c.version))
    .where(
        GAME.c.game_id == _THIS_GAME,
        DEVICE_GAME.c.game_id == _THIS_GAME,
        DEVICE_GAME.c.device == _THIS_DEVICE,
        STILL_GOOD,
    )
)
_NEWEST_GAMES = (
    select(*_GAME_COLUMNS, DEVICE_GAME.c.role)
    .join(DEVICE_GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
    .where(DEVICE_GAME.c.device == _THIS_DEVICE, STILL_GOOD)
    .order_by(GAME.c.updated_at.desc(), GAME.c.game_id.desc())
    .limit(bindparam("limit"))
)
_OLDER_GAMES = _NEWEST_GAMES.where(
    tuple_(GAME.c.updated_at, GAME.c.game_id)
    < tuple_(bindparam("updated_at"), bindparam("game_id"))
)


def _game(columns: Sequence[Any]) -> GameRow:
    return GameRow(*(*columns[:-1], json.loads(columns[-1])))


class Reader(HouseReader):
    """Sees one state of the database until its transaction ends."""

    def game(self, game_id: str) -> GameRow | None:
        """The game, or ``None`` when there is none with this id."""
        row = self._connection.execute(_ONE_GAME, {"game_id": game_id}).first()
        return None if row is None else _game(row)

    def opened(self, game_id: str, device: str) -> Opened | None:
        """The game with what the device may do in it; ``None`` where it may nothing."""
        asked = {"game_id": game_id, "device": device}
        row = self._connection.execute(_OPENED, asked).first()
        return None if row is None else Opened(_game(row[:-2]), row[-2], row[-1] or "")

    def marks(self, game_id: str) -> tuple[Mark, ...]:
        """Every mark of the game, in the order of their numbers."""
        rows = self._connection.execute(_ALL_MARKS, {"game_id": game_id}).all()
        # One long JSON text is read faster than hundreds of short ones.
        bodies = json.loads("[" + ",".join([row[3] for row in rows]) + "]")
        return tuple(
            [
                Mark.from_body(mark_id, body, by, at)
                for (mark_id, by, at, _), body in zip(rows, bodies, strict=True)
            ]
        )

    def mark(self, game_id: str, mark_id: str) -> Mark | None:
        """The mark with this id in this game, or ``None``."""
        row = self._connection.execute(_ONE_MARK, {"game_id": game_id, "mark_id": mark_id}).first()
        return None if row is None else Mark.from_body(row[0], json.loads(row[3]), row[1], row[2])

    def right(self, game_id: str, device: str) -> Right | None:
        """What the device may do with the game; ``None`` as well once the link
        that gave it the right has been renewed."""
        row = self._connection.execute(_ONE_RIGHT, {"game_id": game_id, "device": device}).first()
        return None if row is None else Right(row[0], row[1])

    def games_of(
        self, device: str, limit: int = 50, before: Before | None = None
    ) -> list[DeviceGame]:
        """The games that the device may open, last written first.

        At most ``limit`` of them; ``before`` is where the last page ended.
        """
        asked: dict[str, Any] = {"device": device, "limit": limit}
        if before is None:
            rows = self._connection.execute(_NEWEST_GAMES, asked)
        else:
            rows = self._connection.execute(_OLDER_GAMES, asked | before._asdict())
        return [DeviceGame(_game(row[:-1]), row[-1]) for row in rows]
