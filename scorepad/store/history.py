"""The lists of games, which the database makes a page at a time."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Select,
    UnaryExpression,
    and_,
    literal,
    or_,
    select,
    true,
    tuple_,
)
from sqlalchemy.sql import ColumnElement

from scorepad.store.connection import Connected
from scorepad.store.rows import Before, DeviceGame, GameRow, HistoryFilter
from scorepad.store.tables import DEVICE_GAME, GAME, PLAYED_IN

GAME_COLUMNS = (
    GAME.c.game_id,
    GAME.c.created_at,
    GAME.c.updated_at,
    GAME.c.version,
    GAME.c.host_generation,
    GAME.c.view_generation,
    GAME.c.summary,
    GAME.c.circle_id,
    GAME.c.deleted_at,
    GAME.c.edition,
    GAME.c.digest,
)
STILL_GOOD = or_(
    and_(DEVICE_GAME.c.role == "host", DEVICE_GAME.c.generation == GAME.c.host_generation),
    and_(DEVICE_GAME.c.role == "view", DEVICE_GAME.c.generation == GAME.c.view_generation),
)
"""The condition that the link by which a device has its right to a game was not renewed."""


_Place = tuple[ColumnElement[int], ColumnElement[str]]
_PLACE: _Place = (GAME.c.created_at, GAME.c.game_id)
_GAMES: Select[Any] = select(*GAME_COLUMNS)


def game_row(columns: Sequence[Any]) -> GameRow:
    """Return the game from its :data:`GAME_COLUMNS`."""
    *plain, summary, circle_id, deleted_at, edition, digest = columns
    group = circle_id or ""
    return GameRow(*(*plain, json.loads(summary), group, deleted_at, edition, digest))


class HistoryReader(Connected):
    """The reading of lists of games; none counts the games that it leaves out."""

    def group_games(
        self,
        circle_id: str,
        *,
        over: bool,
        wanted: HistoryFilter,
        limit: int,
        before: Before | None,
    ) -> list[GameRow]:
        """Return the games of the group that are ``over``, or those that are not, last begun first.

        ``before`` is where the last page ended.
        """
        asked, place = _GAMES, _PLACE
        if wanted.person_id:
            # Begun at the games of one person: nobody else's are looked at.
            asked = asked.join(PLAYED_IN, PLAYED_IN.c.game_id == GAME.c.game_id).where(
                PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.person_id == wanted.person_id
            )
            place = (PLAYED_IN.c.begun_at, PLAYED_IN.c.game_id)
        else:
            asked = asked.where(GAME.c.circle_id == circle_id)
        if wanted.ruleset:
            asked = asked.where(GAME.c.ruleset == wanted.ruleset)
        asked = _paged(asked, place, wanted, before).limit(limit)
        asked = asked.where(GAME.c.deleted_at.is_(None), GAME.c.over == over)
        return [game_row(row) for row in self._connection.execute(asked)]

    def games_by_link(
        self,
        device: str,
        but: str,
        *,
        over: bool,
        wanted: HistoryFilter,
        limit: int,
        before: Before | None,
    ) -> list[DeviceGame]:
        """Return the games that links gave to the device, with its role in each.

        Those of the group ``but`` are left out, whoever plays.
        """
        asked = (
            select(*GAME_COLUMNS, DEVICE_GAME.c.role)
            .join(DEVICE_GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
            .where(DEVICE_GAME.c.device == device, STILL_GOOD)
            .where(or_(GAME.c.circle_id.is_(None), GAME.c.circle_id != but))
            .where(GAME.c.deleted_at.is_(None), GAME.c.over == over)
            .limit(limit)
        )
        if wanted.ruleset:
            asked = asked.where(GAME.c.ruleset == wanted.ruleset)
        rows = self._connection.execute(_paged(asked, _PLACE, wanted, before))
        return [DeviceGame(game_row(row[:-1]), row[-1]) for row in rows]

    def deleted_games(self, circle_id: str, limit: int) -> list[GameRow]:
        """Return the games of the group that can still come back, last deleted first."""
        asked = (
            select(*GAME_COLUMNS)
            .where(GAME.c.circle_id == circle_id, GAME.c.deleted_at > 0)
            .order_by(GAME.c.deleted_at.desc(), GAME.c.game_id)
            .limit(limit)
        )
        return [game_row(row) for row in self._connection.execute(asked)]

    def overdue_games(self, circle_id: str, before: int, limit: int) -> list[str]:
        """Return ids of games of the group that were deleted ``before`` that moment."""
        rows = self._connection.execute(
            select(GAME.c.game_id)
            .where(GAME.c.circle_id == circle_id, GAME.c.deleted_at > 0, GAME.c.deleted_at < before)
            .limit(limit)
        )
        return [str(row[0]) for row in rows]

    def rulesets_played(self, circle_id: str) -> list[str]:
        """Return the keys of the rulesets that the group has played, in no order."""
        rows = self._connection.execute(
            select(GAME.c.ruleset).where(GAME.c.circle_id == circle_id).distinct()
        )
        return [str(row[0]) for row in rows if row[0]]

    def last_begun(self, circle_id: str, before: int | None = None) -> int | None:
        """Return when the last game of the group that is over began.

        With ``before``, games begun at that moment or later are left out.
        """
        asked = select(GAME.c.created_at).where(
            GAME.c.circle_id == circle_id, GAME.c.deleted_at.is_(None), GAME.c.over == true()
        )
        if before is not None:
            asked = asked.where(GAME.c.created_at < before)
        found = self._connection.execute(asked.order_by(*_newest_first(_PLACE)).limit(1)).scalar()
        return None if found is None else int(found)

    def hosted_without_group(self, device: str, limit: int) -> list[GameRow]:
        """Return the games that a link lets ``device`` write in and that no group has yet."""
        asked = (
            select(*GAME_COLUMNS)
            .join(DEVICE_GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
            .where(DEVICE_GAME.c.device == device, DEVICE_GAME.c.role == "host", STILL_GOOD)
            .where(GAME.c.circle_id.is_(None))
            .limit(limit)
        )
        return [game_row(row) for row in self._connection.execute(asked)]


def _newest_first(place: _Place) -> list[UnaryExpression[Any]]:
    return [column.desc() for column in place]


def _paged(
    asked: Select[Any], place: _Place, wanted: HistoryFilter, before: Before | None
) -> Select[Any]:
    begun, _ = place
    if wanted.since is not None:
        asked = asked.where(begun >= wanted.since)
    if wanted.until is not None:
        asked = asked.where(begun < wanted.until)
    if wanted.written:
        asked = asked.where(GAME.c.version > 1)
    if before is not None:
        # As wide as the column: whoever asks may have made the moment up.
        moment = literal(before.created_at, BigInteger)
        asked = asked.where(tuple_(*place) < tuple_(moment, before.game_id))
    return asked.order_by(*_newest_first(place))
