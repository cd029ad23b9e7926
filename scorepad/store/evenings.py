"""Games that were moved to another evening, and the ends of evenings."""

from collections.abc import Collection

from sqlalchemy import delete, exists, select

from scorepad.store.repository import Repository, columns_of, insert_or_ignore, upsert
from scorepad.store.rows import EveningMove
from scorepad.store.tables import EVENING_END, EVENING_MOVE, FINISHED

_MOVES = select(*columns_of(EVENING_MOVE, EveningMove))
_MOVE = upsert(EVENING_MOVE)
_END = insert_or_ignore(EVENING_END)


class Evenings(Repository):
    """Games that were moved to another evening, and the ends of evenings.

    All else about evenings follows from the times of games.
    """

    def moves(self, group_id: str, form: int) -> dict[str, EveningMove]:
        """Return those games of the group that were moved and count for somebody, by id.

        ``form`` is that of the facts that say so. Moves are few: they lead to the games. The other
        way round, all games of a group were read.
        """
        counts = exists().where(
            FINISHED.c.game_id == EVENING_MOVE.c.game_id,
            FINISHED.c.group_id == group_id,
            FINISHED.c.form == form,
            FINISHED.c.month > "",
        )
        query = _MOVES.where(EVENING_MOVE.c.group_id == group_id, counts)
        return {row[0]: EveningMove(*row) for row in self._connection.execute(query)}

    def moves_among(self, game_ids: Collection[str]) -> dict[str, EveningMove]:
        """Return those of the games that were moved, by id."""
        rows = self._connection.execute(_MOVES.where(EVENING_MOVE.c.game_id.in_(game_ids)))
        return {row[0]: EveningMove(*row) for row in rows}

    def move(self, group_id: str, move: EveningMove) -> None:
        """Move a game of the group, from wherever it is."""
        self._write(self._in_dialect(_MOVE), {"group_id": group_id, **move._asdict()})

    def take_back_move(self, game_id: str) -> None:
        """Let the game be where its own times put it."""
        self._write(delete(EVENING_MOVE).where(EVENING_MOVE.c.game_id == game_id))

    def ends(self, group_id: str) -> list[int]:
        """Return when evenings of the group were ended, in Unix seconds, in their order."""
        query = select(EVENING_END.c.at).where(EVENING_END.c.group_id == group_id)
        rows = self._connection.execute(query.order_by(EVENING_END.c.at))
        return [int(at) for at in rows.scalars()]

    def end(self, group_id: str, *moments: int) -> None:
        """Note that evenings of the group were ended at these moments, in Unix seconds."""
        self._write(self._in_dialect(_END), [{"group_id": group_id, "at": at} for at in moments])

    def take_back_end(self, group_id: str, at: int) -> None:
        """Remove the end of an evening at this moment, if there is one."""
        these = (EVENING_END.c.group_id == group_id, EVENING_END.c.at == at)
        self._write(delete(EVENING_END).where(*these))
