"""Games without their marks, and the fast query for the state of one."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Dialect,
    Engine,
    Row,
    Select,
    String,
    bindparam,
    delete,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from scorepad.store.failures import AlreadyThere, StoreUnavailable, failures_named, reason_of
from scorepad.store.links import GOOD_RIGHT, HAS_OWN_PHONES, PLAYER, RIGHTS, ROLE, SITTING_ID
from scorepad.store.repository import Repository, columns_of, if_sound, json_text
from scorepad.store.rows import DeviceGame, GameRow, Watched, state_of
from scorepad.store.tables import (
    DEVICE_GAME,
    EVENING_MOVE,
    FINISHED,
    FORGOTTEN,
    GAME,
    MARK,
    PAPER_DRAFT,
    PLAYED_IN,
    SITTING,
    TAKEOVER,
)


class RawQuery:
    """The query of a ``statement``, compiled once for each kind of database.

    SQLAlchemy's own way to one row takes four times as long (0.12 and 0.03 ms), and so a poll for
    news, which asks nothing else, twice (0.74 and 0.36 ms of the processor). Values come as the
    driver gives them: columns that SQLAlchemy would convert can't be read so.
    """

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {}

    def first(self, engine: Engine, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """Return the first row, or ``None``; connections of ``engine`` begin no transaction.

        Raises:
            StoreUnavailable: games can't be read now.
        """
        text, parameters = self.compiled(engine.dialect, values)
        broken = engine.dialect.loaded_dbapi.Error
        try:
            with failures_named():
                connection = engine.raw_connection()
            try:
                cursor = connection.cursor()
                cursor.execute(text, parameters)
                # All of them: a statement with rows left keeps others from writing.
                rows: Sequence[tuple[Any, ...]] = cursor.fetchall()
                return rows[0] if rows else None
            except broken:
                # Whatever is wrong with it, another one may be better.
                connection.invalidate()
                raise
            finally:
                connection.close()
        except broken as error:
            raise StoreUnavailable(reason_of(error)) from error

    def compiled(self, dialect: Dialect, values: Mapping[str, Any]) -> tuple[str, Any]:
        """Return the text of the statement and its parameters, as the driver takes them."""
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            statement = self._statement.compile(dialect=dialect)
            names = tuple(getattr(statement, "positiontup", None) or ())
            compiled = str(statement), dict(statement.params), names
            self._compiled[dialect.name] = compiled
        text, fixed, names = compiled
        named = {**fixed, **values}
        return text, tuple(named[name] for name in names) if names else named


GAME_COLUMNS = columns_of(GAME, GameRow)

_ASKED_AT = (
    select(func.max(TAKEOVER.c.asked_at))
    .where(TAKEOVER.c.game_id == GAME.c.game_id, TAKEOVER.c.answer == "")
    .scalar_subquery()
)

GAME_STATE = RawQuery(
    select(
        *(GAME.c.version, GAME.c.edition, GAME.c.digest, ROLE, _ASKED_AT, PLAYER, HAS_OWN_PHONES),
        GAME.c.seated_at,
    )
    .select_from(RIGHTS)
    .where(*GOOD_RIGHT)
)
"""The query for a :class:`scorepad.store.rows.GameState`.

There is no row where the device has no right to the game.
"""

# Statements are made once: SQLAlchemy then finds their compiled form by identity.
ONE_GAME = select(*GAME_COLUMNS).where(GAME.c.game_id == bindparam("game_id", type_=String))
_OPENED: Select[Any] = (
    select(*GAME_COLUMNS, ROLE, PLAYER, SITTING_ID, HAS_OWN_PHONES, _ASKED_AT)
    .select_from(RIGHTS)
    .where(*GOOD_RIGHT)
)
_STATES = select(GAME.c.game_id, GAME.c.edition, GAME.c.version, GAME.c.digest).join(
    PLAYED_IN, PLAYED_IN.c.game_id == GAME.c.game_id
)
_WATCHED = select(
    *(GAME.c.game_id, GAME.c.edition, GAME.c.version, GAME.c.digest, _ASKED_AT, GAME.c.seated_at)
).where(GAME.c.game_id.in_(bindparam("game_ids", expanding=True)), GAME.c.deleted_at.is_(None))
_RUNNING = (
    select(
        GAME.c.group_id,
        func.count(),
        func.sum(GAME.c.version),
        func.sum(GAME.c.edition),
        func.max(GAME.c.updated_at),
    )
    .where(GAME.c.group_id.in_(bindparam("group_ids", expanding=True)), GAME.c.deleted_at.is_(None))
    .where(GAME.c.over == false(), GAME.c.created_at > bindparam("since", type_=BigInteger))
    .group_by(GAME.c.group_id)
)
_NEXT = (
    select(*GAME_COLUMNS)
    .where(GAME.c.game_id > bindparam("after"), GAME.c.deleted_at.is_(None))
    .order_by(GAME.c.game_id)
    .limit(bindparam("limit"))
)
_FORGOTTEN = select(FORGOTTEN.c.player).where(
    FORGOTTEN.c.game_id == bindparam("game_id", type_=String)
)
_ADD = insert(GAME)


def game_row(row: Row[Any]) -> GameRow:
    """Return the game from a row that begins with :data:`GAME_COLUMNS`.

    A damaged summary is empty.
    """
    game = GameRow._make(row[: len(GAME_COLUMNS)])
    summary = if_sound(lambda: dict(json.loads(row.summary)))
    return game._replace(summary=summary or {}, group_id=row.group_id or "")


def list_columns(summary: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns that repeat what a summary says, so that lists are found by them."""
    return {"ruleset": str(summary.get("game", "")), "over": bool(summary.get("over", False))}


class Games(Repository):
    """The games: opened, begun, deleted for a time or for good."""

    def get(self, game_id: str) -> GameRow | None:
        """Return the game, or ``None`` when there is none with this id."""
        self._hold(game_id)
        row = self._connection.execute(ONE_GAME, {"game_id": game_id}).first()
        return None if row is None else game_row(row)

    def opened(self, game_id: str, device: str) -> DeviceGame | None:
        """Return the game with the device's role in it; ``None`` where it has no right to it."""
        self._hold(game_id)
        row = self._connection.execute(_OPENED, {"game_id": game_id, "device": device}).first()
        return None if row is None else DeviceGame(game_row(row), *row[-5:])

    def after(self, game_id: str, limit: int) -> list[GameRow]:
        """Return the next ``limit`` games by id, those after ``game_id``, which is "" at first.

        Deleted games are left out.
        """
        rows = self._connection.execute(_NEXT, {"after": game_id, "limit": limit})
        return [game_row(row) for row in rows]

    def is_over(self, game_id: str) -> bool:
        """Return whether lists have the game among those that are over, be it damaged."""
        query = select(GAME.c.over).where(GAME.c.game_id == game_id)
        return bool(self._connection.execute(query).scalar())

    def number(self) -> int:
        """Return how many games there are, deleted ones left out."""
        query = select(func.count()).select_from(GAME).where(GAME.c.deleted_at.is_(None))
        return int(self._connection.execute(query).scalar_one())

    def states_of_person(self, group_id: str, person_id: str) -> dict[str, str]:
        """Return the :func:`state <scorepad.store.rows.state_of>` of a person's games by their ids.

        Deleted games are among them.
        """
        these = (PLAYED_IN.c.group_id == group_id, PLAYED_IN.c.person_id == person_id)
        rows = self._connection.execute(_STATES.where(*these, GAME.c.group_id == group_id))
        return {str(row[0]): state_of(*row[1:]) for row in rows}

    def watched(self, game_ids: Collection[str]) -> dict[str, Watched]:
        """Return what those who look on at these games wait on.

        There is nothing for a game that is deleted or unknown.
        """
        rows = self._connection.execute(_WATCHED, {"game_ids": list(game_ids)})
        return {str(row[0]): Watched(state_of(*row[1:4]), *row[4:]) for row in rows}

    def running(self, group_ids: Collection[str], since: int) -> dict[str, str]:
        """Return for each group a text that every mark in a running game of it changes.

        These are the games that began after ``since``, in Unix seconds. There is nothing for a
        group without one.
        """
        values = {"group_ids": list(group_ids), "since": since}
        rows = self._connection.execute(_RUNNING, values)
        return {str(row[0]): ".".join(str(int(each)) for each in row[1:]) for row in rows}

    def hold(self, game_id: str) -> None:
        """Lock the game until the transaction ends."""
        self._hold(game_id)

    def add(self, game_id: str, at: int, summary: Mapping[str, Any], group_id: str = "") -> GameRow:
        """Add a new game without marks, both links in generation 1, and return it.

        It is in the group with that id if there is one.

        Raises :class:`AlreadyThere` when the id is taken: the transaction has
        to end then.
        """
        game = GameRow(game_id, at, at, 0, 1, 1, dict(summary), group_id)
        stored = {"summary": json_text(summary), "group_id": group_id or None}
        try:
            self._write(_ADD, game._asdict() | stored | list_columns(summary))
        except IntegrityError as error:
            raise AlreadyThere(game_id) from error
        return game

    def begin_at(self, game_id: str, at: int) -> None:
        """Set the moment at which the game began."""
        self._change(game_id, created_at=at)
        self._write(update(PLAYED_IN).where(PLAYED_IN.c.game_id == game_id).values(begun_at=at))

    def move(self, game_id: str, group_id: str) -> None:
        """Make the game belong to the group."""
        self._change(game_id, group_id=group_id)
        moved = update(EVENING_MOVE).where(EVENING_MOVE.c.game_id == game_id)
        self._write(moved.values(group_id=group_id))

    def new_edition(self, game_id: str, summary: Mapping[str, Any]) -> None:
        """Count a new edition of a game whose marks were rewritten.

        Phones and caches then read its marks anew.
        """
        self._change(game_id, edition=GAME.c.edition + 1, summary=json_text(summary))

    def delete(self, game_id: str, at: int | None) -> None:
        """Mark the game as deleted at ``at``, so that nobody can open it; ``None`` restores it."""
        self._change(game_id, deleted_at=at)

    def purge(self, game_id: str) -> None:
        """Remove the game and everything that belonged to it; no phone brings it back."""
        self.remember_forgotten(game_id, [""])
        beside = (FINISHED, PLAYED_IN, DEVICE_GAME, SITTING, PAPER_DRAFT, TAKEOVER, EVENING_MOVE)
        of_game = (*beside, MARK, GAME)
        for table in of_game:
            self._write(delete(table).where(table.c.game_id == game_id))

    def forgotten(self, game_id: str) -> frozenset[str]:
        """Return the players of the game whose names were taken away for good.

        "" stands for the game itself.
        """
        return frozenset(self._connection.execute(_FORGOTTEN, {"game_id": game_id}).scalars())

    def remember_forgotten(self, game_id: str, players: Iterable[str]) -> None:
        """Note that these players' names are gone from the game for good ("": the game itself)."""
        new = sorted(set(players) - self.forgotten(game_id))
        if new:
            rows = [{"game_id": game_id, "player": player} for player in new]
            self._write(insert(FORGOTTEN), rows)

    def _change(self, game_id: str, **values: Any) -> None:
        self._write(update(GAME).where(GAME.c.game_id == game_id).values(**values))
