"""The seasons of groups, and the games of months as seasons count them."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, insert, select, update

from scorepad.store.repository import Repository, columns_of, json_text, upsert
from scorepad.store.rows import SeasonRow
from scorepad.store.tables import FINISHED, GAME, MONTH_GAMES, SEASON

_SEASONS = select(*columns_of(SEASON, SeasonRow))
_SAVE_GAMES = upsert(MONTH_GAMES)


class Seasons(Repository):
    """The seasons of groups, and the games of months as seasons count them."""

    def all(self, group_id: str) -> list[SeasonRow]:
        """Return the seasons of the group, the one that begins first comes first."""
        query = _SEASONS.where(SEASON.c.group_id == group_id).order_by(SEASON.c.begins)
        return [SeasonRow(*row) for row in self._connection.execute(query)]

    def add(self, group_id: str, season: SeasonRow) -> None:
        """Add a season."""
        self._write(insert(SEASON), {"group_id": group_id, **season._asdict()})

    def change(self, group_id: str, season: SeasonRow) -> None:
        """Write a season in the place of the one with its id."""
        these = (SEASON.c.group_id == group_id, SEASON.c.season_id == season.season_id)
        self._write(update(SEASON).where(*these).values(**season._asdict()))

    def remove(self, group_id: str, season_id: str) -> None:
        """Remove a season; games are left alone."""
        these = (SEASON.c.group_id == group_id, SEASON.c.season_id == season_id)
        self._write(delete(SEASON).where(*these))

    def begun_in(self, group_id: str, month: str) -> dict[str, int]:
        """Return when the games of the group began that ended in the month, by id."""
        query = (
            select(GAME.c.game_id, GAME.c.created_at)
            .join(FINISHED, FINISHED.c.game_id == GAME.c.game_id)
            .where(FINISHED.c.group_id == group_id, FINISHED.c.month == month)
        )
        return {str(row[0]): int(row[1]) for row in self._connection.execute(query)}

    def stamps(self, group_id: str) -> dict[str, str]:
        """Return the stamp that the games of each month were stored with."""
        query = select(MONTH_GAMES.c.month, MONTH_GAMES.c.stamp)
        rows = self._connection.execute(query.where(MONTH_GAMES.c.group_id == group_id))
        return {str(row[0]): str(row[1]) for row in rows}

    def games(self, group_id: str, since: str, until: str) -> dict[str, tuple[str, str]]:
        """Return the stamp and the games, as JSON text, of each month from one to another."""
        rows = self._connection.execute(
            select(MONTH_GAMES.c.month, MONTH_GAMES.c.stamp, MONTH_GAMES.c.body).where(
                MONTH_GAMES.c.group_id == group_id,
                MONTH_GAMES.c.month >= since,
                MONTH_GAMES.c.month <= until,
            )
        )
        return {str(row[0]): (str(row[1]), str(row[2])) for row in rows}

    def save_games(self, group_id: str, month: str, stamp: str, games: dict[str, Any]) -> None:
        """Store the games of the month instead of what was there."""
        this = {"group_id": group_id, "month": month, "stamp": stamp}
        self._write(self._in_dialect(_SAVE_GAMES), {**this, "body": json_text(games)})

    def drop_games(self, group_id: str, months: Collection[str]) -> None:
        """Remove the games of the months until they are listed again."""
        these = (MONTH_GAMES.c.group_id == group_id, MONTH_GAMES.c.month.in_(months))
        self._write(delete(MONTH_GAMES).where(*these))
