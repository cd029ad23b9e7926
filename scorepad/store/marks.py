"""The marks of games."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import String, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from scorepad.pad.marks import Mark
from scorepad.store.failures import AlreadyThere, UnreadableGame
from scorepad.store.games import list_columns
from scorepad.store.repository import Repository, if_sound, json_text
from scorepad.store.rows import GameRow, digest
from scorepad.store.tables import GAME, MARK

_COLUMNS = (MARK.c.mark_id, MARK.c.by, MARK.c.at, MARK.c.body)

# Statements are made once: SQLAlchemy then finds their compiled form by identity.
# Parameters in a WHERE need names that no column has: an UPDATE sets those.
_THIS_GAME = bindparam("this_game", type_=String)
_ALL = select(*_COLUMNS).where(MARK.c.game_id == _THIS_GAME).order_by(MARK.c.number)
_ONE = select(*_COLUMNS).where(
    MARK.c.game_id == _THIS_GAME, MARK.c.mark_id == bindparam("this_mark")
)
_ADD = insert(MARK)
_UPDATE_GAME = (
    update(GAME)
    .where(GAME.c.game_id == _THIS_GAME)
    .values(
        version=bindparam("version"),
        updated_at=bindparam("updated_at"),
        summary=bindparam("summary"),
        digest=bindparam("digest"),
    )
)
# Apart from the others: lists are found by these, and they hardly ever change.
_UPDATE_LISTS = (
    update(GAME)
    .where(GAME.c.game_id == _THIS_GAME)
    .values(ruleset=bindparam("ruleset"), over=bindparam("over"))
)


def mark_rows(game_id: str, marks: Sequence[Mark], first: int = 1) -> list[dict[str, Any]]:
    """Return the rows of ``marks``, the first of which has the number ``first`` in its game."""
    return [
        {
            "game_id": game_id,
            "number": number,
            "mark_id": mark.id,
            "body": json_text(mark.body()),
            "by": mark.by,
            "at": mark.at,
        }
        for number, mark in enumerate(marks, first)
    ]


class Marks(Repository):
    """The marks of games: they are appended, and never changed but to take a name away."""

    def all(self, game_id: str) -> tuple[Mark, ...]:
        """Return every mark of the game, in the order of their numbers.

        Raises:
            UnreadableGame: one of them is damaged.
        """
        return self.fetch(game_id)()

    def fetch(self, game_id: str) -> Callable[[], tuple[Mark, ...]]:
        """Return a function that gives every mark as it is stored now.

        It works also after the transaction: parsing the rows takes many times as long as fetching
        them. It raises :class:`UnreadableGame` where one of them is damaged.
        """
        self._hold(game_id)
        rows = self._connection.execute(_ALL, {"this_game": game_id}).all()
        return lambda: _marks_of(game_id, rows)

    def get(self, game_id: str, mark_id: str) -> Mark | None:
        """Return the mark with this id in this game, or ``None``.

        Raises:
            UnreadableGame: it is damaged.
        """
        self._hold(game_id)
        row = self._connection.execute(_ONE, {"this_game": game_id, "this_mark": mark_id}).first()
        return None if row is None else _marks_of(game_id, [row])[0]

    def append_all(
        self, game: GameRow, marks: Sequence[Mark], summary: Mapping[str, Any]
    ) -> GameRow:
        """Append several ``marks`` in their order, at least one, and return the game after them.

        ``summary`` is that of the game after the last. The ``game`` was read or added in this
        transaction, or is known to be as it was.
        """
        game_id, new_summary = game.game_id, json_text(summary)
        self._hold(game_id)
        try:
            self._write(_ADD, mark_rows(game_id, marks, game.version + 1))
        except IntegrityError as error:
            raise AlreadyThere(game_id) from error
        after = game._replace(
            version=game.version + len(marks),
            updated_at=marks[-1].at,
            summary=dict(summary),
            digest=digest([mark.id for mark in marks], game.digest),
        )
        self._write(
            _UPDATE_GAME,
            {
                "this_game": game_id,
                "version": after.version,
                "updated_at": after.updated_at,
                "summary": new_summary,
                "digest": after.digest,
            },
        )
        found_by = list_columns(summary)
        if found_by != list_columns(game.summary):
            self._write(_UPDATE_LISTS, {"this_game": game_id, **found_by})
        return after

    def rewrite(self, game_id: str, mark: Mark) -> None:
        """Rewrite the mark with this id, as if it had always said this."""
        self._write(
            update(MARK)
            .where(MARK.c.game_id == game_id, MARK.c.mark_id == mark.id)
            .values(body=json_text(mark.body()))
        )


def _marks_of(game_id: str, rows: Sequence[Any]) -> tuple[Mark, ...]:
    marks = if_sound(lambda: _read(rows))
    if marks is None:
        raise UnreadableGame(game_id)
    return marks


def _read(rows: Sequence[Any]) -> tuple[Mark, ...]:
    # One long JSON text is read faster than hundreds of short ones.
    bodies = json.loads("[" + ",".join([row[3] for row in rows]) + "]")
    return tuple(
        [
            Mark.from_body(mark_id, body, by, at)
            for (mark_id, by, at, _), body in zip(rows, bodies, strict=True)
        ]
    )
