"""The writing of games, within one transaction that nobody else can write beside."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import BigInteger, String, bindparam, delete, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Insert

from scorepad.pad.marks import Mark, digest
from scorepad.store.deleting import DeletingWriter
from scorepad.store.failures import AlreadyThere, UnknownGame
from scorepad.store.groups import GroupWriter
from scorepad.store.history import STILL_GOOD
from scorepad.store.house_rules import HouseWriter
from scorepad.store.locks import LockingReader
from scorepad.store.people import PeopleWriter
from scorepad.store.reader import KEY_FINGERPRINT
from scorepad.store.rows import Role
from scorepad.store.statistics import StatisticsWriter
from scorepad.store.tables import DEVICE_GAME, GAME, MARK, PLAYED_IN, PROPERTY
from scorepad.store.upsert import instead

_GENERATION = {"host": GAME.c.host_generation, "view": GAME.c.view_generation}

# Parameters in a WHERE need names that no column has: an UPDATE sets those.
_THIS_GAME = bindparam("this_game", type_=String)
_THIS_RIGHT = (
    DEVICE_GAME.c.game_id == _THIS_GAME,
    DEVICE_GAME.c.device == bindparam("this_device"),
)

_ADD_GAME = insert(GAME)
_ADD_MARK = insert(MARK)
_KEEP_PROPERTY = instead(PROPERTY)
_STANDS = select(GAME.c.version, GAME.c.digest, GAME.c.ruleset, GAME.c.over).where(
    GAME.c.game_id == _THIS_GAME
)
_TOUCH_GAME = (
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
_TURN_GAME = (
    update(GAME)
    .where(GAME.c.game_id == _THIS_GAME)
    .values(ruleset=bindparam("ruleset"), over=bindparam("over"))
)
_ADD_RIGHT = insert(DEVICE_GAME)
_CARRY_RIGHTS = insert(DEVICE_GAME).from_select(
    ["game_id", "device", "role", "generation", "opened_at"],
    select(
        bindparam("other_game", type_=String),
        DEVICE_GAME.c.device,
        DEVICE_GAME.c.role,
        literal(1),
        bindparam("since", type_=BigInteger),
    )
    .join(GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
    .where(DEVICE_GAME.c.game_id == _THIS_GAME, GAME.c.game_id == _THIS_GAME, STILL_GOOD),
)
_DROP_RIGHT = delete(DEVICE_GAME).where(*_THIS_RIGHT)
_RENEW = {
    role: update(GAME).where(GAME.c.game_id == _THIS_GAME).values({column: column + 1})
    for role, column in _GENERATION.items()
}
_PRESENT = {
    role: select(column).where(GAME.c.game_id == _THIS_GAME) for role, column in _GENERATION.items()
}


def _ruleset_in(summary: Mapping[str, Any]) -> str:
    return str(summary.get("game", ""))


def _over_in(summary: Mapping[str, Any]) -> bool:
    return bool(summary.get("over", False))


def _text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


class Writer(
    LockingReader, HouseWriter, GroupWriter, PeopleWriter, DeletingWriter, StatisticsWriter
):
    """A writer: all that is written through it is stored together, or not at all."""

    def add_game(
        self, game_id: str, at: int, summary: Mapping[str, Any], circle_id: str = ""
    ) -> None:
        """Add a new game without marks, both links in generation 1.

        It is in the group with that id if there is one.

        Raises :class:`AlreadyThere` when the id is taken: the transaction has
        to end then.
        """
        self._insert(
            _ADD_GAME,
            game_id=game_id,
            created_at=at,
            updated_at=at,
            version=0,
            host_generation=1,
            view_generation=1,
            summary=_text(summary),
            circle_id=circle_id or None,
            ruleset=_ruleset_in(summary),
            over=_over_in(summary),
            edition=0,
            digest=0,
        )

    def begin_at(self, game_id: str, at: int) -> None:
        """Move the beginning of the game to another moment than it was said to have."""
        for table, column in ((GAME, GAME.c.created_at), (PLAYED_IN, PLAYED_IN.c.begun_at)):
            self._connection.execute(
                update(table).where(table.c.game_id == game_id).values({column: at})
            )

    def append(self, game_id: str, mark: Mark, summary: Mapping[str, Any]) -> int:
        """Write the mark after all others and return its number (= the new version).

        The game then carries ``summary``, whose ``game`` and ``over`` lists are
        found by, and was updated at ``mark.at``.
        Raises :class:`UnknownGame`; :class:`AlreadyThere` when the game has a
        mark with this id, whatever its content: the transaction has to end then.
        """
        return self.append_all(game_id, (mark,), summary)

    def append_all(self, game_id: str, marks: Sequence[Mark], summary: Mapping[str, Any]) -> int:
        """Append several ``marks`` in their order, at least one.

        ``summary`` is that of the game after the last.
        """
        new_summary = _text(summary)
        self.hold_game(game_id)
        stands = self._connection.execute(_STANDS, {"this_game": game_id}).first()
        if stands is None:
            raise UnknownGame(game_id)
        rows = [
            {
                "game_id": game_id,
                "number": number,
                "mark_id": mark.id,
                "body": _text(mark.body()),
                "by": mark.by,
                "at": mark.at,
            }
            for number, mark in enumerate(marks, int(stands.version) + 1)
        ]
        try:
            self._connection.execute(_ADD_MARK, rows)
        except IntegrityError as error:
            raise AlreadyThere(game_id) from error
        version = int(stands.version) + len(rows)
        self._connection.execute(
            _TOUCH_GAME,
            {
                "this_game": game_id,
                "version": version,
                "updated_at": marks[-1].at,
                "summary": new_summary,
                "digest": digest((mark.id for mark in marks), int(stands.digest)),
            },
        )
        ruleset, over = _ruleset_in(summary), _over_in(summary)
        if (stands.ruleset, stands.over) != (ruleset, over):
            turned = {"this_game": game_id, "ruleset": ruleset, "over": over}
            self._connection.execute(_TURN_GAME, turned)
        return version

    def grant(self, game_id: str, device: str, role: Role, generation: int, at: int) -> None:
        """Grant the device the role of a link of this generation that it opened.

        A host who opens a viewing link stays host as long as the host link is
        not renewed. Raises :class:`UnknownGame`.
        """
        self.hold_game(game_id)
        self._present_generation(game_id, role)
        present = self.right(game_id, device)
        if present is not None and present.role == "host" and role == "view":
            return
        self.forget(game_id, device)
        self._insert(
            _ADD_RIGHT,
            game_id=game_id,
            device=device,
            role=role,
            generation=generation,
            opened_at=at,
        )

    def carry_rights(self, game_id: str, to: str, at: int) -> None:
        """Give everybody with a good right in the game the same right in ``to``.

        Nobody has a right in ``to`` yet, and both its links are in generation 1.
        """
        self._connection.execute(
            _CARRY_RIGHTS, {"this_game": game_id, "other_game": to, "since": at}
        )

    def forget(self, game_id: str, device: str) -> None:
        """Take the right to the game from the device, if it had one."""
        self._connection.execute(_DROP_RIGHT, {"this_game": game_id, "this_device": device})

    def renew(self, game_id: str, role: Role) -> int:
        """End every right that the role's link gave, and return the new generation.

        Raises :class:`UnknownGame`.
        """
        self._connection.execute(_RENEW[role], {"this_game": game_id})
        return self._present_generation(game_id, role)

    def keep_key_fingerprint(self, fingerprint: str) -> None:
        """Store the fingerprint of the key that links are derived from, from now on."""
        row = {"name": KEY_FINGERPRINT, "value": fingerprint}
        self._connection.execute(self._words(_KEEP_PROPERTY), row)

    def _present_generation(self, game_id: str, role: Role) -> int:
        generation = self._connection.execute(_PRESENT[role], {"this_game": game_id}).scalar()
        if generation is None:
            raise UnknownGame(game_id)
        return int(generation)

    def _insert(self, statement: Insert, **values: object) -> None:
        try:
            self._connection.execute(statement, values)
        except IntegrityError as error:
            raise AlreadyThere(values["game_id"]) from error
