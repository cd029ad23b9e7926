"""The deletion of games, for a time or for good, and the removal of names."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import delete, insert, select, update

from scorepad.pad.marks import Mark
from scorepad.store.connection import Connected
from scorepad.store.tables import DEVICE_GAME, FINISHED, FORGOTTEN, GAME, MARK, PLAYED_IN


class DeletingWriter(Connected):
    """The writer of deletions, within a transaction that nobody else can write beside."""

    def delete_game(self, game_id: str, at: int | None) -> None:
        """Close the game, which nobody may open from then on; ``None`` brings it back."""
        self._connection.execute(
            update(GAME).where(GAME.c.game_id == game_id).values(deleted_at=at)
        )

    def purge_game(self, game_id: str) -> None:
        """Remove the game and everything that belonged to it; no phone brings it back."""
        self.remember_forgotten(game_id, [""])
        for table in (FINISHED, PLAYED_IN, DEVICE_GAME, MARK, GAME):
            self._connection.execute(delete(table).where(table.c.game_id == game_id))

    def remember_forgotten(self, game_id: str, players: Iterable[str]) -> None:
        """Note that these players' names are gone from the game for good ("": the game itself)."""
        gone = self._connection.execute(
            select(FORGOTTEN.c.player).where(FORGOTTEN.c.game_id == game_id)
        )
        new = sorted(set(players).difference(gone.scalars()))
        if new:
            rows = [{"game_id": game_id, "player": player} for player in new]
            self._connection.execute(insert(FORGOTTEN), rows)

    def place_game(self, game_id: str, circle_id: str) -> None:
        """Make the game belong to the group."""
        self._connection.execute(
            update(GAME).where(GAME.c.game_id == game_id).values(circle_id=circle_id)
        )

    def wipe(self) -> None:
        """Overwrite on the disk as well what this transaction takes away.

        A server does that by itself, when it next cleans the table up.
        """
        if self._connection.dialect.name == "sqlite":
            self._connection.exec_driver_sql("PRAGMA secure_delete=ON")

    def rewrite_mark(self, game_id: str, mark: Mark) -> None:
        """Rewrite the mark with this id, as if it had always said this."""
        body = json.dumps(mark.body(), separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        self._connection.execute(
            update(MARK)
            .where(MARK.c.game_id == game_id, MARK.c.mark_id == mark.id)
            .values(body=body)
        )

    def new_edition(self, game_id: str, summary: Mapping[str, Any]) -> None:
        """Count a new edition of a game whose marks were rewritten.

        Whoever remembers the game reads it anew.
        """
        text = json.dumps(summary, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        self._connection.execute(
            update(GAME)
            .where(GAME.c.game_id == game_id)
            .values(edition=GAME.c.edition + 1, summary=text)
        )
