"""Links to games, and the rights that devices have by them or by their group."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    FromClause,
    String,
    and_,
    bindparam,
    case,
    delete,
    insert,
    literal,
    or_,
    select,
    update,
)

from scorepad.store.failures import UnknownGame
from scorepad.store.groups import STILL_IN
from scorepad.store.repository import Repository
from scorepad.store.rows import Right, Role
from scorepad.store.tables import DEVICE_GAME, DEVICE_GROUP, GAME, GROUP, TAKEOVER

STILL_GOOD = or_(
    and_(DEVICE_GAME.c.role == "host", DEVICE_GAME.c.generation == GAME.c.host_generation),
    and_(DEVICE_GAME.c.role == "view", DEVICE_GAME.c.generation == GAME.c.view_generation),
)
"""The condition that the link by which a device has its right to a game was not renewed."""

_THIS_DEVICE = bindparam("device", type_=String)
_IN_GROUP = and_(DEVICE_GROUP.c.group_id == GAME.c.group_id, DEVICE_GROUP.c.device == _THIS_DEVICE)
_BY_LINK = and_(
    DEVICE_GAME.c.game_id == GAME.c.game_id, DEVICE_GAME.c.device == _THIS_DEVICE, STILL_GOOD
)
ROLE: ColumnElement[Any] = case((GROUP.c.group_id.is_not(None), "host"), else_=DEVICE_GAME.c.role)
"""The role of a device: whoever is in a game's group writes, others do what their link says."""

RIGHTS: FromClause = (
    GAME.outerjoin(DEVICE_GAME, _BY_LINK)
    .outerjoin(DEVICE_GROUP, _IN_GROUP)
    .outerjoin(GROUP, STILL_IN)
)
"""Games with the rights of one ``device``."""

GOOD_RIGHT = (
    GAME.c.game_id == bindparam("game_id", type_=String),
    GAME.c.deleted_at.is_(None),
    ROLE.is_not(None),
)
"""The condition that the ``device`` may do something in the game ``game_id``."""

# Statements are made once: SQLAlchemy then finds their compiled form by identity.
_RIGHT = (
    select(ROLE, GAME.c.host_generation, GAME.c.view_generation)
    .select_from(RIGHTS)
    .where(*GOOD_RIGHT)
)

_GENERATION = {"host": GAME.c.host_generation, "view": GAME.c.view_generation}

# Parameters in a WHERE need names that no column has: an UPDATE sets those.
_THIS_GAME = bindparam("this_game", type_=String)
_GRANT = insert(DEVICE_GAME)
_CARRY_OVER = insert(DEVICE_GAME).from_select(
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
_FORGET = delete(DEVICE_GAME).where(
    DEVICE_GAME.c.game_id == _THIS_GAME, DEVICE_GAME.c.device == bindparam("this_device")
)
_RENEW = {
    role: update(GAME).where(GAME.c.game_id == _THIS_GAME).values({column: column + 1})
    for role, column in _GENERATION.items()
}
_PRESENT = {
    role: select(column).where(GAME.c.game_id == _THIS_GAME) for role, column in _GENERATION.items()
}


class Links(Repository):
    """The links to games, and the rights that they gave."""

    def right(self, game_id: str, device: str) -> Right | None:
        """Return the right of the device in the game.

        ``None`` as well once the link that gave it the right has been renewed, and while the game
        is deleted.
        """
        self._hold(game_id)
        row = self._connection.execute(_RIGHT, {"game_id": game_id, "device": device}).first()
        return None if row is None else Right(row[0], row[1] if row[0] == "host" else row[2])

    def grant(self, game_id: str, device: str, role: Role, generation: int, at: int) -> None:
        """Grant the device the role of a link of this generation that it opened.

        A host who opens a viewing link stays host as long as the host link is
        not renewed. Raises :class:`UnknownGame`.
        """
        self._hold(game_id)
        self._present_generation(game_id, role)
        present = self.right(game_id, device)
        if present is not None and present.role == "host" and role == "view":
            return
        self.forget(game_id, device)
        row = {"game_id": game_id, "device": device, "role": role}
        self._write(_GRANT, row | {"generation": generation, "opened_at": at})

    def carry_over(self, game_id: str, to: str, at: int) -> None:
        """Give everybody with a good right in the game the same right in ``to``.

        Nobody has a right in ``to`` yet, and both its links are in generation 1.
        """
        self._write(_CARRY_OVER, {"this_game": game_id, "other_game": to, "since": at})

    def forget(self, game_id: str, device: str) -> None:
        """Take the right to the game from the device, if it had one."""
        self._write(_FORGET, {"this_game": game_id, "this_device": device})

    def forget_device(self, device: str) -> None:
        """Take every place in a group and every right to a game from ``device``."""
        for table in (DEVICE_GROUP, DEVICE_GAME):
            self._write(delete(table).where(table.c.device == device))

    def forget_group_games(self, group_id: str, device: str) -> None:
        """Take every right to a game of the group from ``device``."""
        theirs = select(GAME.c.game_id).where(GAME.c.group_id == group_id)
        these = (DEVICE_GAME.c.device == device, DEVICE_GAME.c.game_id.in_(theirs))
        self._write(delete(DEVICE_GAME).where(*these))

    def replace_device(self, device: str, by: str) -> None:
        """Give every place in a group and every right of ``device`` to ``by``, which has none.

        What it has asked for goes to ``by`` as well.
        """
        for table in (DEVICE_GROUP, DEVICE_GAME, TAKEOVER):
            self._write(update(table).where(table.c.device == device).values(device=by))

    def renew(self, game_id: str, role: Role) -> int:
        """End every right that the role's link gave, and return the new generation.

        Raises :class:`UnknownGame`.
        """
        self._write(_RENEW[role], {"this_game": game_id})
        return self._present_generation(game_id, role)

    def _present_generation(self, game_id: str, role: Role) -> int:
        generation = self._connection.execute(_PRESENT[role], {"this_game": game_id}).scalar()
        if generation is None:
            raise UnknownGame(game_id)
        return int(generation)
