"""The facts of finished games, stored beside the marks that they follow from."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, true, tuple_, update

from scorepad.store.repository import (
    Repository,
    columns_of,
    if_sound,
    insert_or_ignore,
    json_text,
    upsert,
)
from scorepad.store.rows import EndedRow, FinishedRow, SumRow
from scorepad.store.tables import (
    EVENING_MOVE,
    FINISHED,
    GAME,
    MONTH,
    MONTH_RATING,
    PLAYED_IN,
    SPAN_SUM,
)

_FINISHED = select(*columns_of(FINISHED, FinishedRow))
_ADD_FINISHED = upsert(FINISHED)
_ADD_MONTH = insert_or_ignore(MONTH)
_RATE = upsert(MONTH_RATING)
_MOVED = exists().where(EVENING_MOVE.c.game_id == FINISHED.c.game_id)


@dataclass
class Statistics(Repository):
    """The facts of finished games, and what is stored that follows from them.

    Changes of months are counted at the end of a transaction and in their order, so that no two
    transactions wait for each other.
    """

    _changed: set[tuple[str, str]] = field(default_factory=set)

    def number_uncounted(self, group_id: str, form: int) -> int:
        """Return how many games of the group are over, but have no facts stored in that form.

        Facts are stored only of games that are over.
        """
        over = select(func.count()).where(*_over(group_id)).scalar_subquery()
        these = (FINISHED.c.group_id == group_id, FINISHED.c.form == form)
        counted = select(func.count()).where(*these).scalar_subquery()
        return int(self._connection.execute(select(over - counted)).scalar_one())

    def uncounted_games(self, group_id: str, form: int, limit: int) -> list[str]:
        """Return ids of those games, last begun first; it looks through all games."""
        counted = select(FINISHED.c.game_id).where(
            FINISHED.c.game_id == GAME.c.game_id, FINISHED.c.form == form
        )
        query = select(GAME.c.game_id).where(*_over(group_id), ~counted.exists())
        rows = self._connection.execute(query.order_by(GAME.c.created_at.desc()).limit(limit))
        return [str(row[0]) for row in rows]

    def damaged(self, group_id: str, form: int, limit: int) -> list[str]:
        """Return ids of games of the group that are over and whose facts say that it is damaged.

        Such facts have no ruleset.
        """
        query = (
            select(FINISHED.c.game_id)
            .join(GAME, GAME.c.game_id == FINISHED.c.game_id)
            .where(*_over(group_id), FINISHED.c.form == form, FINISHED.c.ruleset == "")
            .order_by(GAME.c.created_at.desc())
        )
        return [str(row[0]) for row in self._connection.execute(query.limit(limit))]

    def finished_in(self, group_id: str, month: str, form: int) -> list[FinishedRow]:
        """Return the games of the group that ended in the month, in that order."""
        rows = self._connection.execute(
            _FINISHED.where(FINISHED.c.group_id == group_id, FINISHED.c.month == month)
            .where(FINISHED.c.form == form)
            .order_by(FINISHED.c.ended_at, FINISHED.c.game_id)
        )
        return [FinishedRow._make((*facts, _body(text))) for *facts, text in rows]

    def ended_last(
        self, group_id: str, form: int, limit: int, before: EndedRow | None = None
    ) -> list[EndedRow]:
        """Return the games of the group that count for somebody, last ended first.

        Those that were moved to another evening, or out of all, are left out. ``before`` is the
        last game of the page before.
        """
        # The month comes first because the index has it; it follows from the moment.
        order = (FINISHED.c.month, FINISHED.c.ended_at, FINISHED.c.game_id)
        query = (
            select(*order, GAME.c.created_at)
            .join(GAME, GAME.c.game_id == FINISHED.c.game_id)
            .where(FINISHED.c.group_id == group_id, FINISHED.c.form == form)
            .where(FINISHED.c.month > "", ~_MOVED)
        )
        if before is not None:
            query = query.where(FINISHED.c.month <= before.month, tuple_(*order) < before[:3])
        query = query.order_by(*(column.desc() for column in order)).limit(limit)
        return [EndedRow(*row) for row in self._connection.execute(query)]

    def finished(self, game_ids: Collection[str], form: int) -> list[FinishedRow]:
        """Return the facts of those of the games that have any in that form, in no order."""
        these = (FINISHED.c.game_id.in_(game_ids), FINISHED.c.form == form)
        rows = self._connection.execute(_FINISHED.where(*these))
        return [FinishedRow._make((*facts, _body(text))) for *facts, text in rows]

    def changes_by_month(self, group_id: str) -> dict[str, int]:
        """Return how often each month of the group was changed, the oldest first.

        The months are those in which a game ended, or used to.
        """
        query = select(MONTH.c.month, MONTH.c.changed).where(MONTH.c.group_id == group_id)
        rows = self._connection.execute(query.order_by(MONTH.c.month))
        return {str(row[0]): int(row[1]) for row in rows}

    def sum_stamps(self, group_id: str) -> dict[str, str]:
        """Return the stamp that the sums of each span were stored with."""
        this = (SPAN_SUM.c.group_id == group_id, SPAN_SUM.c.ruleset == "")
        rows = self._connection.execute(select(SPAN_SUM.c.span, SPAN_SUM.c.stamp).where(*this))
        return {str(row[0]): str(row[1]) for row in rows}

    def rating_stamps(self, group_id: str) -> dict[str, str]:
        """Return the stamp that the ratings of each month were stored with."""
        query = select(MONTH_RATING.c.month, MONTH_RATING.c.stamp)
        rows = self._connection.execute(query.where(MONTH_RATING.c.group_id == group_id))
        return {str(row[0]): str(row[1]) for row in rows}

    def games_by_month(self, group_id: str, form: int) -> dict[tuple[str, str], int]:
        """Return how many games of the group count for somebody, by month and ruleset."""
        by = (FINISHED.c.month, FINISHED.c.ruleset)
        rows = self._connection.execute(
            select(*by, func.count())
            .where(FINISHED.c.group_id == group_id, FINISHED.c.form == form)
            .where(FINISHED.c.month > "")
            .group_by(*by)
        )
        return {(str(row[0]), str(row[1])): int(row[2]) for row in rows}

    def not_counting(self, group_id: str, form: int, person_id: str) -> list[tuple[int, str]]:
        """Return the games of the group that people said are not to count.

        Each has when it ended and its ruleset. With a person, they are those that this one
        played in.
        """
        query = _FINISHED.where(FINISHED.c.group_id == group_id, FINISHED.c.month == "")
        query = query.where(FINISHED.c.form == form)
        if person_id:
            query = query.join(PLAYED_IN, PLAYED_IN.c.game_id == FINISHED.c.game_id).where(
                PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == person_id
            )
        rows = [FinishedRow._make(row) for row in self._connection.execute(query)]
        # Damaged games, and those in which nobody finished a round, stand here as well.
        return [
            (row.ended_at, row.ruleset)
            for row in rows
            if _body(str(row.body)).get("counts") is False
        ]

    def sums(
        self, group_id: str, spans: Collection[str], ruleset: str | None = None
    ) -> list[SumRow]:
        """Return the sums of those spans, the oldest first.

        ``ruleset`` is ``None`` for those of every ruleset one by one, and of all together.
        """
        query = select(SPAN_SUM.c.span, SPAN_SUM.c.ruleset, SPAN_SUM.c.body).where(
            SPAN_SUM.c.group_id == group_id, SPAN_SUM.c.span.in_(spans)
        )
        if ruleset is not None:
            query = query.where(SPAN_SUM.c.ruleset == ruleset)
        rows = self._connection.execute(query.order_by(SPAN_SUM.c.span))
        return [SumRow(*row) for row in rows]

    def ratings(self, group_id: str, months: Collection[str]) -> dict[str, str]:
        """Return the ratings of those months, the oldest first, as JSON text."""
        rows = self._connection.execute(
            select(MONTH_RATING.c.month, MONTH_RATING.c.body)
            .where(MONTH_RATING.c.group_id == group_id, MONTH_RATING.c.month.in_(months))
            .order_by(MONTH_RATING.c.month)
        )
        return {str(row[0]): str(row[1]) for row in rows}

    def months_of_person(self, group_id: str, person_id: str) -> list[str]:
        """Return the months in which games of theirs ended."""
        rows = self._connection.execute(
            select(FINISHED.c.month)
            .join(PLAYED_IN, PLAYED_IN.c.game_id == FINISHED.c.game_id)
            .where(PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == person_id)
            .distinct()
        )
        return [str(row[0]) for row in rows]

    def months_of(self, game_ids: Collection[str]) -> set[str]:
        """Return the months in which those of the games ended that are counted."""
        query = select(FINISHED.c.month).where(FINISHED.c.game_id.in_(game_ids)).distinct()
        return {str(row[0]) for row in self._connection.execute(query)}

    def ends_of(self, game_ids: Collection[str]) -> dict[str, int]:
        """Return when those of the games ended that are counted."""
        rows = self._connection.execute(
            select(FINISHED.c.game_id, FINISHED.c.ended_at).where(FINISHED.c.game_id.in_(game_ids))
        )
        return {str(row[0]): int(row[1]) for row in rows}

    def save_game(self, row: FinishedRow) -> None:
        """Store the facts of a finished game, in the place of those that were there."""
        before = self._month_of(row.game_id)
        self._write(self._in_dialect(_ADD_FINISHED), row._asdict() | {"body": json_text(row.body)})
        self.change_months(row.group_id, {row.month, before} if before else {row.month})

    def drop_game(self, game_id: str, group_id: str) -> None:
        """Remove the facts of the game, if it had any."""
        before = self._month_of(game_id)
        if before is not None:
            self._write(delete(FINISHED).where(FINISHED.c.game_id == game_id))
            self.change_months(group_id, {before})

    def drop_ratings(self, group_id: str, months: Collection[str]) -> None:
        """Remove the ratings of the months until they are made again."""
        these = (MONTH_RATING.c.group_id == group_id, MONTH_RATING.c.month.in_(months))
        self._write(delete(MONTH_RATING).where(*these))

    def change_months(self, group_id: str, months: Iterable[str]) -> None:
        """Note that something changed in each of the months; "" is none."""
        self._changed.update((group_id, month) for month in months if month)

    def count_changes(self) -> None:
        """Count the changes of this transaction; nothing is written in it after that."""
        for group_id, month in sorted(self._changed):
            this = {"group_id": group_id, "month": month, "changed": 0}
            self._write(self._in_dialect(_ADD_MONTH), this)
            self._write(
                update(MONTH)
                .where(MONTH.c.group_id == group_id, MONTH.c.month == month)
                .values(changed=MONTH.c.changed + 1)
            )

    def save_sums(
        self, group_id: str, span: str, stamp: str, sums: Mapping[str, Mapping[str, Any]]
    ) -> None:
        """Store the sums of the span by ruleset, in the place of those that were there.

        Those of all together are under "".
        """
        self.drop_sums(group_id, [span])
        this = {"group_id": group_id, "span": span, "stamp": stamp}
        rows = [{**this, "ruleset": key, "body": json_text(body)} for key, body in sums.items()]
        self._write(insert(SPAN_SUM), rows)

    def drop_sums(self, group_id: str, spans: Collection[str]) -> None:
        """Remove the sums of the spans until they are made again."""
        these = (SPAN_SUM.c.group_id == group_id, SPAN_SUM.c.span.in_(spans))
        self._write(delete(SPAN_SUM).where(*these))

    def save_ratings(
        self, group_id: str, month: str, stamp: str, ratings: Mapping[str, Any]
    ) -> None:
        """Store everybody's rating at the end of the month, instead of what was there."""
        this = {"group_id": group_id, "month": month, "stamp": stamp}
        self._write(self._in_dialect(_RATE), {**this, "body": json_text(ratings)})

    def _month_of(self, game_id: str) -> str | None:
        query = select(FINISHED.c.month).where(FINISHED.c.game_id == game_id)
        month: str | None = self._connection.execute(query).scalar()
        return month


def _over(group_id: str) -> tuple[ColumnElement[bool], ...]:
    return (GAME.c.group_id == group_id, GAME.c.deleted_at.is_(None), GAME.c.over == true())


def _body(text: str) -> dict[str, Any]:
    return if_sound(lambda: dict(json.loads(text))) or {}
