"""One game with everything that belongs to it, row by row, to be carried from a copy."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Table, delete, insert, select, update

from scorepad.pad.marks import Mark
from scorepad.store.games import list_columns
from scorepad.store.marks import mark_rows
from scorepad.store.repository import Repository, json_text
from scorepad.store.rows import GameRow, digest
from scorepad.store.tables import (
    DEVICE_GAME,
    EVENING_MOVE,
    FORGOTTEN,
    GAME,
    MARK,
    PAPER_DRAFT,
    SITTING,
    TAKEOVER,
)

Rows = Mapping[str, Sequence[Mapping[str, Any]]]
"""Rows by the name of their table."""

_OTHER_TABLES: tuple[Table, ...] = (DEVICE_GAME, SITTING, PAPER_DRAFT, TAKEOVER, EVENING_MOVE)
"""The tables of what belongs to a game beside its marks, and goes with it to another database."""


class WholeGames(Repository):
    """Games that are taken from one database and put into another."""

    def other_rows(self, game_id: str) -> Rows:
        """Return what belongs to the game beside its marks, by table.

        That is who has rights in it or had a seat, who asked, what is typed of it, and whether it
        was moved to another evening.
        """
        return {
            table.name: [
                dict(zip(table.c.keys(), row, strict=True))
                for row in self._connection.execute(
                    select(*table.c).where(table.c.game_id == game_id)
                )
            ]
            for table in _OTHER_TABLES
        }

    def mark_ids(self, game_id: str) -> list[str]:
        """Return the ids of the game's marks in their order, whatever else of them is damaged."""
        query = select(MARK.c.mark_id).where(MARK.c.game_id == game_id).order_by(MARK.c.number)
        return [str(row[0]) for row in self._connection.execute(query)]

    def unread_marks(self, game_id: str, after: int) -> list[tuple[str, str, str, int]]:
        """Return the marks after that number as they are stored: id, body, by whom and when."""
        query = select(MARK.c.mark_id, MARK.c.body, MARK.c.by, MARK.c.at).order_by(MARK.c.number)
        these = (MARK.c.game_id == game_id, MARK.c.number > after)
        return [tuple(row) for row in self._connection.execute(query.where(*these))]

    def put(
        self, game: GameRow, marks: Sequence[Mark], summary: Mapping[str, Any], other_rows: Rows
    ) -> GameRow:
        """Write a game that is not there with these marks, and with ``other_rows`` beside them.

        No phone is told any longer that it is gone for good.
        """
        row = self._counted(game, marks, summary)
        stored = {"summary": json_text(summary), "group_id": game.group_id}
        self._write(insert(GAME), row._asdict() | stored | list_columns(summary))
        self._write(insert(MARK), mark_rows(game.game_id, marks))
        for table in _OTHER_TABLES:
            if rows := other_rows[table.name]:
                # It may come back into another group than it was in.
                group = {"group_id": game.group_id} if "group_id" in table.c else {}
                self._write(insert(table), [{**row, **group} for row in rows])
        self._end_sittings_in_time(row)
        this = (FORGOTTEN.c.game_id == game.game_id, FORGOTTEN.c.player == "")
        self._write(delete(FORGOTTEN).where(*this))
        return row

    def replace_marks(
        self, game: GameRow, marks: Sequence[Mark], summary: Mapping[str, Any]
    ) -> GameRow:
        """Write these marks in the place of those of a ``game`` that is there; it is not deleted.

        Phones and caches that have its marks read them anew.
        """
        self._hold(game.game_id)
        row = self._counted(game, marks, summary)._replace(
            edition=game.edition + 1, deleted_at=None
        )
        self._write(delete(MARK).where(MARK.c.game_id == game.game_id))
        self._write(insert(MARK), mark_rows(game.game_id, marks))
        stored = {"summary": json_text(summary), "group_id": game.group_id or None}
        this = update(GAME).where(GAME.c.game_id == game.game_id)
        self._write(this.values(row._asdict() | stored | list_columns(summary)))
        # A game without a group may have been given one.
        moved = update(EVENING_MOVE).where(EVENING_MOVE.c.game_id == game.game_id)
        self._write(moved.values(group_id=stored["group_id"]))
        self._end_sittings_in_time(row)
        return row

    def _end_sittings_in_time(self, game: GameRow) -> None:
        """Let no sitting begin or end after the newest mark: a copy may have fewer."""
        this, marks = SITTING.c.game_id == game.game_id, game.version
        for column in (SITTING.c.since, SITTING.c.until, SITTING.c.shown_until):
            self._write(update(SITTING).where(this, column > marks).values({column: marks}))

    def _counted(self, game: GameRow, marks: Sequence[Mark], summary: Mapping[str, Any]) -> GameRow:
        ids = [mark.id for mark in marks]
        return game._replace(version=len(ids), digest=digest(ids), summary=dict(summary))
