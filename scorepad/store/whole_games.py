"""Every game there is, for whoever takes all of them along."""

from sqlalchemy import bindparam, select

from scorepad.store.connected import Connected
from scorepad.store.history import GAME_COLUMNS, game_row
from scorepad.store.rows import GameRow
from scorepad.store.tables import GAME

_NEXT = (
    select(*GAME_COLUMNS)
    .where(GAME.c.game_id > bindparam("after"), GAME.c.deleted_at.is_(None))
    .order_by(GAME.c.game_id)
    .limit(bindparam("limit"))
)


class WholeGamesReader(Connected):
    """Reading them a page at a time."""

    def games_after(self, game_id: str, limit: int) -> list[GameRow]:
        """At most ``limit`` games in the order of their ids, those after
        ``game_id``; "" for the first. Deleted ones are left out."""
        rows = self._connection.execute(_NEXT, {"after": game_id, "limit": limit})
        return [game_row(row) for row in rows]
