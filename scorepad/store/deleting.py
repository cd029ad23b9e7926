"""Games that go: deleted, brought back, gone for good; and names taken away."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import delete, insert, select, update

from scorepad.pad.marks import Mark
from scorepad.store.circle_tables import PLAYED_IN
from scorepad.store.connected import Connected
from scorepad.store.statistics_tables import FINISHED
from scorepad.store.tables import DEVICE_GAME, FORGOTTEN, GAME, MARK


class DeletingWriter(Connected):
    """Taking away, within a transaction that nobody else can write beside."""

    def delete_game(self, game_id: str, at: int | None) -> None:
        """Nobody may open the game from then on; ``None`` brings it back."""
        self._connection.execute(
            update(GAME).where(GAME.c.game_id == game_id).values(deleted_at=at)
        )

    def purge_game(self, game_id: str) -> None:
        """The game is gone, and everything that belonged to it; no phone brings it back."""
        self.remember_forgotten(game_id, [""])
        for table in (FINISHED, PLAYED_IN, DEVICE_GAME, MARK, GAME):
            self._connection.execute(delete(table).where(table.c.game_id == game_id))

    def remember_forgotten(self, game_id: str, players: Iterable[str]) -> None:
        """Keep in mind that these players' names ("": the game itself) are gone from
        the game for good."""
        gone = self._connection.execute(
            select(FORGOTTEN.c.player).where(FORGOTTEN.c.game_id == game_id)
        )
        new = sorted(set(players).difference(gone.scalars()))
        if new:
            rows = [{"game_id": game_id, "player": player} for player in new]
            self._connection.execute(insert(FORGOTTEN), rows)

    def place_game(self, game_id: str, circle_id: str) -> None:
        """The game belongs to the circle."""
        self._connection.execute(
            update(GAME).where(GAME.c.game_id == game_id).values(circle_id=circle_id)
        )

    def wipe(self) -> None:
        """Return what this transaction takes away is overwritten on the disk as well; a
        server does that by itself, when it next cleans the table up."""
        if self._connection.dialect.name == "sqlite":
            self._connection.exec_driver_sql("PRAGMA secure_delete=ON")

    def rewrite_mark(self, game_id: str, mark: Mark) -> None:
        """The mark with this id says something else, as if it always had."""
        body = json.dumps(mark.body(), separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        self._connection.execute(
            update(MARK)
            .where(MARK.c.game_id == game_id, MARK.c.mark_id == mark.id)
            .values(body=body)
        )

    def new_edition(self, game_id: str, summary: Mapping[str, Any]) -> None:
        """Marks of the game were rewritten: whoever remembers it reads it anew."""
        text = json.dumps(summary, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        self._connection.execute(
            update(GAME)
            .where(GAME.c.game_id == game_id)
            .values(edition=GAME.c.edition + 1, summary=text)
        )
