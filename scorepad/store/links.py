"""Links to games, and the rights that devices have by them or by their group."""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    FromClause,
    Integer,
    String,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from scorepad.store.failures import UnknownGame
from scorepad.store.groups import STILL_IN
from scorepad.store.repository import Repository
from scorepad.store.rows import ROLES, Ended, OwnPhone, Right, Role
from scorepad.store.tables import DEVICE_GAME, DEVICE_GROUP, GAME, GROUP, SITTING, TAKEOVER

_GENERATION: Mapping[Role, ColumnElement[Any]] = {
    "host": GAME.c.host_generation,
    "player": GAME.c.player_generation,
    "view": GAME.c.view_generation,
}


def _still_good(rights: FromClause) -> ColumnElement[bool]:
    """Return the condition that the link which gave one of these ``rights`` was not renewed."""
    return or_(
        *(
            and_(rights.c.role == role, rights.c.generation == generation)
            for role, generation in _GENERATION.items()
        )
    )


STILL_GOOD = _still_good(DEVICE_GAME)
"""The condition that the link by which a device has its right to a game was not renewed."""

_SEAT = DEVICE_GAME.alias("seat")
HAS_OWN_PHONES: ColumnElement[Any] = exists().where(
    _SEAT.c.game_id == GAME.c.game_id, _SEAT.c.player != "", _still_good(_SEAT)
)
"""The condition that somebody has an own phone in a game."""

_THIS_DEVICE = bindparam("device", type_=String)
_IN_GROUP = and_(DEVICE_GROUP.c.group_id == GAME.c.group_id, DEVICE_GROUP.c.device == _THIS_DEVICE)
_BY_LINK = and_(
    DEVICE_GAME.c.game_id == GAME.c.game_id, DEVICE_GAME.c.device == _THIS_DEVICE, STILL_GOOD
)
ROLE: ColumnElement[Any] = case((GROUP.c.group_id.is_not(None), "host"), else_=DEVICE_GAME.c.role)
"""The role of a device: whoever is in a game's group writes, others do what their link says."""

PLAYER: ColumnElement[Any] = func.coalesce(DEVICE_GAME.c.player, "")
"""The player whose own phone a device is, "" for nobody's; one that writes has it beside that."""

SITTING_ID: ColumnElement[Any] = func.coalesce(DEVICE_GAME.c.sitting_id, "")
"""The sitting of a device on that player's seat, "" for none."""

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
    select(ROLE, case(_GENERATION, value=ROLE), PLAYER, SITTING_ID)
    .select_from(RIGHTS)
    .where(*GOOD_RIGHT)
)

_HAD = (
    select(literal(1))
    .select_from(GAME.join(DEVICE_GAME, DEVICE_GAME.c.game_id == GAME.c.game_id))
    .where(GAME.c.game_id == bindparam("game_id", type_=String), GAME.c.deleted_at.is_(None))
    .where(DEVICE_GAME.c.device == _THIS_DEVICE, not_(STILL_GOOD))
)

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
_WITH_UNSEATED = (
    select(DEVICE_GAME.c.player, DEVICE_GAME.c.device, ROLE, DEVICE_GAME.c.sitting_id)
    .join(GAME, GAME.c.game_id == DEVICE_GAME.c.game_id)
    .outerjoin(
        DEVICE_GROUP,
        and_(
            DEVICE_GROUP.c.group_id == GAME.c.group_id,
            DEVICE_GROUP.c.device == DEVICE_GAME.c.device,
        ),
    )
    .outerjoin(GROUP, STILL_IN)
    .where(DEVICE_GAME.c.game_id == _THIS_GAME, GAME.c.game_id == _THIS_GAME, STILL_GOOD)
    .where(or_(DEVICE_GAME.c.player != "", DEVICE_GAME.c.role == "player"))
)
_OWN_PHONES = _WITH_UNSEATED.where(DEVICE_GAME.c.player != "")
_SIT = (
    update(DEVICE_GAME)
    .where(DEVICE_GAME.c.game_id == _THIS_GAME, DEVICE_GAME.c.device == bindparam("this_device"))
    .where(exists().where(GAME.c.game_id == _THIS_GAME, STILL_GOOD).correlate(DEVICE_GAME))
    .values(player=bindparam("whose"), sitting_id=bindparam("sitting"))
)
_FORGET = delete(DEVICE_GAME).where(
    DEVICE_GAME.c.game_id == _THIS_GAME, DEVICE_GAME.c.device == bindparam("this_device")
)
_KEEP_MEMBERS = (
    update(DEVICE_GAME)
    .where(DEVICE_GAME.c.game_id == _THIS_GAME, DEVICE_GAME.c.role == "player")
    .where(DEVICE_GAME.c.generation == bindparam("present", type_=Integer) - 1)
    .where(
        exists()
        .where(GAME.c.game_id == _THIS_GAME, DEVICE_GROUP.c.group_id == GAME.c.group_id)
        .where(DEVICE_GROUP.c.device == DEVICE_GAME.c.device, STILL_IN)
        .correlate(DEVICE_GAME)
    )
    .values(generation=bindparam("present", type_=Integer))
)
_RENEW = {
    role: update(GAME).where(GAME.c.game_id == _THIS_GAME).values({column: column + 1})
    for role, column in _GENERATION.items()
}
_PRESENT = {
    role: select(column).where(GAME.c.game_id == _THIS_GAME) for role, column in _GENERATION.items()
}


_COPIED = [column.name for column in SITTING.c if column.name not in ("device", "began")]
_SAT_AS = and_(SITTING.c.device == bindparam("this_device"), SITTING.c.ended_at == 0)
_GO_ON_AS = insert(SITTING).from_select(
    ["device", "began", *_COPIED],
    select(
        bindparam("other_device", type_=String),
        literal("moved"),
        *(SITTING.c[name] for name in _COPIED),
    ).where(_SAT_AS),
)
_MOVED = (
    update(SITTING)
    .where(_SAT_AS)
    .values(ended="moved", ended_by=bindparam("other_device"), ended_at=SITTING.c.began_at)
)


class Links(Repository):
    """The links to games, and the rights that they gave."""

    def right(self, game_id: str, device: str) -> Right | None:
        """Return the right of the device in the game.

        ``None`` as well once the link that gave it the right has been renewed, and while the game
        is deleted.
        """
        self._hold(game_id)
        row = self._connection.execute(_RIGHT, {"game_id": game_id, "device": device}).first()
        return None if row is None else Right(*row)

    def had_right(self, game_id: str, device: str) -> bool:
        """Return whether a link that was renewed since gave the device a right in the game.

        It did not while the game is deleted.
        """
        return (
            self._connection.execute(_HAD, {"game_id": game_id, "device": device}).first()
            is not None
        )

    def grant(self, game_id: str, device: str, role: Role, generation: int, at: int) -> None:
        """Grant the device the role of a link of this generation that it opened.

        A device that may do more by a link that was not renewed stays what it is, and a player's
        own phone stays that player's. Raises :class:`UnknownGame`.
        """
        self._hold(game_id)
        self._present_generation(game_id, role)
        present = self.right(game_id, device)
        if present is not None and ROLES.index(present.role) > ROLES.index(role):
            return
        self.forget(game_id, device)
        seat = present if present is not None and role != "view" else Right(role, generation)
        row = {"game_id": game_id, "device": device, "role": role, "player": seat.player}
        since = {"generation": generation, "opened_at": at}
        self._write(_GRANT, {**row, "sitting_id": seat.sitting_id, **since})

    def own_phones(self, game_id: str, *, with_unseated: bool = False) -> tuple[OwnPhone, ...]:
        """Return the own phones in the game, and those without a seat if ``with_unseated``."""
        asked = _WITH_UNSEATED if with_unseated else _OWN_PHONES
        rows = self._connection.execute(asked, {"this_game": game_id})
        return tuple(OwnPhone(*row) for row in rows)

    def sit(self, game_id: str, device: str, player: str, at: int, sitting_id: str = "") -> None:
        """Make the device, which has a right to the game, the own phone of ``player``.

        "" makes it nobody's. ``sitting_id`` is that of its sitting, see
        :mod:`scorepad.store.sittings`; without one it is shown nothing that is hidden.
        """
        self._hold(game_id)
        sits = {"this_game": game_id, "this_device": device, "whose": player}
        sits["sitting"] = sitting_id
        if self._write(_SIT, sits).rowcount or not player:
            return
        # It writes by its group, and has no good link of its own.
        self.forget(game_id, device)
        generation = self._present_generation(game_id, "player")
        row = {"game_id": game_id, "device": device, "role": "player", "player": player}
        since = {"generation": generation, "opened_at": at}
        self._write(_GRANT, {**row, "sitting_id": sitting_id, **since})

    def carry_over(self, game_id: str, to: str, at: int) -> None:
        """Give everybody with a good right in the game the same right in ``to``.

        Nobody has a right in ``to`` yet, and both its links are in generation 1.
        """
        self._write(_CARRY_OVER, {"this_game": game_id, "other_game": to, "since": at})

    def forget(self, game_id: str, device: str) -> None:
        """Take the right to the game from the device, if it had one."""
        self._write(_FORGET, {"this_game": game_id, "this_device": device})

    def forget_device(self, device: str, ended: Ended, by: str, at: int) -> None:
        """Take every place in a group, right to a game and seat from ``device``.

        It is noted how its sittings ``ended``, by the device ``by``.
        """
        self._end_sittings(SITTING.c.device == device, ended, by, at)
        for table in (DEVICE_GROUP, DEVICE_GAME):
            self._write(delete(table).where(table.c.device == device))

    def put_back(self, game_id: str, device: str, right: Right, at: int) -> None:
        """Replace the right of the device in the game by this one, good or not."""
        self.forget(game_id, device)
        row = {"game_id": game_id, "device": device, "opened_at": at}
        self._write(_GRANT, row | right._asdict())

    def keep_members(self, game_id: str, generation: int) -> None:
        """Let the seats of phones of the game's group outlast the link for players.

        That link is in this ``generation`` now.
        """
        self._write(_KEEP_MEMBERS, {"this_game": game_id, "present": generation})

    def forget_group_games(
        self, group_id: str, devices: Collection[str], ended: Ended, by: str, at: int
    ) -> None:
        """Take every right to a game of the group from ``devices``, and every seat there.

        It is noted how their sittings ``ended``, by the device ``by``.
        """
        theirs = select(GAME.c.game_id).where(GAME.c.group_id == group_id)
        seats = and_(SITTING.c.device.in_(devices), SITTING.c.game_id.in_(theirs))
        self._end_sittings(seats, ended, by, at)
        these = (DEVICE_GAME.c.device.in_(devices), DEVICE_GAME.c.game_id.in_(theirs))
        self._write(delete(DEVICE_GAME).where(*these))

    def replace_device(self, device: str, by: str) -> None:
        """Give ``by``, which has none, the places in groups, rights and questions of ``device``.

        Its sittings go on as well. The marks that it wrote keep the former author.
        """
        self._write(_GO_ON_AS, {"this_device": device, "other_device": by})
        self._write(_MOVED, {"this_device": device, "other_device": by})
        for table in (DEVICE_GROUP, DEVICE_GAME, TAKEOVER):
            self._write(update(table).where(table.c.device == device).values(device=by))

    def renew(self, game_id: str, role: Role) -> int:
        """End every right that the role's link gave, and return the new generation.

        Raises :class:`UnknownGame`.
        """
        self._write(_RENEW[role], {"this_game": game_id})
        return self._present_generation(game_id, role)

    def _end_sittings(self, which: ColumnElement[bool], ended: Ended, by: str, at: int) -> None:
        """Note that those of ``which`` sittings that last have ``ended``, by the device ``by``."""
        sat = and_(which, SITTING.c.ended_at == 0)
        games = select(SITTING.c.game_id).where(sat)
        self._write(update(GAME).where(GAME.c.game_id.in_(games)).values(seated_at=at))
        until = select(GAME.c.version).where(GAME.c.game_id == SITTING.c.game_id).scalar_subquery()
        values = {"ended": ended, "ended_by": by, "ended_at": at, "until": until}
        self._write(update(SITTING).where(sat).values(**values))

    def _present_generation(self, game_id: str, role: Role) -> int:
        generation = self._connection.execute(_PRESENT[role], {"this_game": game_id}).scalar()
        if generation is None:
            raise UnknownGame(game_id)
        return int(generation)
