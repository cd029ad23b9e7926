"""The lists of games, which the database makes a page at a time."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    BigInteger,
    Select,
    UnaryExpression,
    and_,
    bindparam,
    exists,
    literal,
    or_,
    select,
    true,
    tuple_,
)
from sqlalchemy.sql import ColumnElement

from scorepad.store.games import GAME_COLUMNS, game_row
from scorepad.store.links import STILL_GOOD
from scorepad.store.repository import Repository
from scorepad.store.rows import AnyOf, Before, DeviceGame, GameRow, HistoryFilter
from scorepad.store.tables import DEVICE_GAME, GAME, PAPER_DRAFT, PLAYED_IN

_Order = tuple[ColumnElement[int], ColumnElement[str]]
_ORDER: _Order = (GAME.c.created_at, GAME.c.game_id)
_GAMES: Select[Any] = select(*GAME_COLUMNS)
# Asked for each month of a group's history: putting such a query together takes ten times as long.
_LAST_BEGUN = (
    select(GAME.c.created_at)
    .where(GAME.c.group_id == bindparam("group"), GAME.c.deleted_at.is_(None))
    .where(GAME.c.over == true())
    .order_by(*(column.desc() for column in _ORDER))
    .limit(1)
)
_LAST_BEGUN_BEFORE = _LAST_BEGUN.where(GAME.c.created_at < bindparam("before"))
_TYPED_IN = exists().where(PAPER_DRAFT.c.game_id == GAME.c.game_id)


class History(Repository):
    """The lists of games; none counts the games that it leaves out."""

    def in_group(
        self,
        group_id: str,
        *,
        over: bool,
        filter_: HistoryFilter,
        limit: int,
        before: Before | None,
    ) -> list[GameRow]:
        """Return the games of the group that are ``over``, or those that are not, last begun first.

        ``before`` is where the last page ended.
        """
        query, order = _GAMES, _ORDER
        if filter_.person_id:
            # Join from the person's games, so that the query reads no others.
            query = query.join(PLAYED_IN, PLAYED_IN.c.game_id == GAME.c.game_id).where(
                PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == filter_.person_id
            )
            order = (PLAYED_IN.c.begun_at, PLAYED_IN.c.game_id)
        else:
            query = query.where(GAME.c.group_id == group_id)
        if filter_.ruleset:
            query = query.where(GAME.c.ruleset == filter_.ruleset)
        query = _paged(query, order, filter_, before).limit(limit)
        query = query.where(GAME.c.deleted_at.is_(None), GAME.c.over == over)
        query = query.where(*(_meant(word, group_id) for word in filter_.words))
        return [game_row(row) for row in self._connection.execute(query)]

    def by_link(
        self,
        device: str,
        except_group: str,
        *,
        over: bool,
        filter_: HistoryFilter,
        limit: int,
        before: Before | None,
    ) -> list[DeviceGame]:
        """Return the games that links gave to the device, with its role in each.

        Those of the group ``except_group`` are left out, whoever plays.
        """
        query = (
            select(*GAME_COLUMNS, DEVICE_GAME.c.role)
            .join(DEVICE_GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
            .where(DEVICE_GAME.c.device == device, STILL_GOOD)
            .where(or_(GAME.c.group_id.is_(None), GAME.c.group_id != except_group))
            .where(GAME.c.deleted_at.is_(None), GAME.c.over == over)
            .limit(limit)
        )
        if filter_.ruleset:
            query = query.where(GAME.c.ruleset == filter_.ruleset)
        rows = self._connection.execute(_paged(query, _ORDER, filter_, before))
        return [DeviceGame(game_row(row), row[-1]) for row in rows]

    def among(self, group_id: str, game_ids: Collection[str]) -> list[GameRow]:
        """Return those of the games that are in the group and not deleted, in no order."""
        these = (GAME.c.group_id == group_id, GAME.c.deleted_at.is_(None))
        query = _GAMES.where(GAME.c.game_id.in_(game_ids), *these)
        return [game_row(row) for row in self._connection.execute(query)]

    def deleted(self, group_id: str, limit: int) -> list[GameRow]:
        """Return the games of the group that can still come back, last deleted first."""
        query = (
            select(*GAME_COLUMNS)
            .where(GAME.c.group_id == group_id, GAME.c.deleted_at > 0)
            .order_by(GAME.c.deleted_at.desc(), GAME.c.game_id)
            .limit(limit)
        )
        return [game_row(row) for row in self._connection.execute(query)]

    def overdue(self, group_id: str, before: int, limit: int) -> list[str]:
        """Return ids of games of the group that were deleted ``before`` that moment."""
        rows = self._connection.execute(
            select(GAME.c.game_id)
            .where(GAME.c.group_id == group_id, GAME.c.deleted_at > 0, GAME.c.deleted_at < before)
            .limit(limit)
        )
        return [str(row[0]) for row in rows]

    def rulesets(self, group_id: str) -> list[str]:
        """Return the keys of the rulesets that the group has played, in no order."""
        rows = self._connection.execute(
            select(GAME.c.ruleset).where(GAME.c.group_id == group_id).distinct()
        )
        return [str(row[0]) for row in rows if row[0]]

    def last_begun(self, group_id: str, before: int | None = None) -> int | None:
        """Return when the last game of the group that is over began.

        With ``before``, games begun at that moment or later are left out.
        """
        values: dict[str, str | int] = {"group": group_id}
        query = _LAST_BEGUN
        if before is not None:
            query, values = _LAST_BEGUN_BEFORE, {**values, "before": before}
        begun = self._connection.execute(query, values).scalar()
        return None if begun is None else int(begun)

    def hosted_without_group(self, device: str, limit: int) -> list[GameRow]:
        """Return the games that a link lets ``device`` write in and that no group has yet."""
        query = (
            select(*GAME_COLUMNS)
            .join(DEVICE_GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
            .where(DEVICE_GAME.c.device == device, DEVICE_GAME.c.role == "host", STILL_GOOD)
            .where(GAME.c.group_id.is_(None))
            .limit(limit)
        )
        return [game_row(row) for row in self._connection.execute(query)]


def _meant(word: AnyOf, group_id: str) -> ColumnElement[bool]:
    """Return the condition that a game of the group has what a word means."""
    theirs = select(PLAYED_IN.c.game_id).where(
        PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id.in_(word.people)
    )
    return or_(
        GAME.c.game_id.in_(theirs),
        GAME.c.ruleset.in_(word.rulesets),
        *(
            and_(GAME.c.created_at >= since, GAME.c.created_at < until)
            for since, until in word.spans
        ),
    )


def _newest_first(order: _Order) -> list[UnaryExpression[Any]]:
    return [column.desc() for column in order]


def _paged(
    query: Select[Any], order: _Order, filter_: HistoryFilter, before: Before | None
) -> Select[Any]:
    begun, _ = order
    if filter_.since is not None:
        query = query.where(begun >= filter_.since)
    if filter_.until is not None:
        query = query.where(begun < filter_.until)
    if filter_.written:
        query = query.where(or_(GAME.c.version > 1, _TYPED_IN))
    if before is not None:
        # As wide as the column: the number comes from the address and may be any.
        moment = literal(before.created_at, BigInteger)
        query = query.where(tuple_(*order) < tuple_(moment, before.game_id))
    return query.order_by(*_newest_first(order))
