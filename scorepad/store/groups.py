"""Groups of people who play together, and the devices that are in them."""

from sqlalchemy import and_, delete, func, insert, select, update

from scorepad.store.connection import Connected
from scorepad.store.rows import CircleRow, CircleSize
from scorepad.store.tables import (
    CIRCLE,
    DEVICE_CIRCLE,
    DEVICE_GAME,
    FINISHED,
    GAME,
    HOUSE_RULE,
    MONTH,
    MONTH_RATING,
    PERSON,
    PLAYED_IN,
    SPAN_SUM,
)

_COLUMNS = (
    CIRCLE.c.circle_id,
    CIRCLE.c.name,
    CIRCLE.c.created_at,
    CIRCLE.c.generation,
    CIRCLE.c.asks_who,
)
_ONE = select(*_COLUMNS)
STILL_IN = and_(
    CIRCLE.c.circle_id == DEVICE_CIRCLE.c.circle_id,
    CIRCLE.c.generation == DEVICE_CIRCLE.c.generation,
)
"""The condition that a device is in a group whose link has not been renewed since."""
_OF_DEVICE = (
    select(*_COLUMNS)
    .join(DEVICE_CIRCLE, STILL_IN)
    .order_by(DEVICE_CIRCLE.c.opened_at.desc(), CIRCLE.c.circle_id)
)
_ADD, _JOIN = insert(CIRCLE), insert(DEVICE_CIRCLE)


class CircleReader(Connected):
    """The reading of groups, within a transaction."""

    def circle(self, circle_id: str) -> CircleRow | None:
        """Return the group with this id, or ``None``."""
        row = self._connection.execute(_ONE.where(CIRCLE.c.circle_id == circle_id)).first()
        return None if row is None else CircleRow(*row)

    def circles_of(self, device: str) -> list[CircleRow]:
        """Return the groups that ``device`` is in, the one it plays in now first."""
        rows = self._connection.execute(_OF_DEVICE.where(DEVICE_CIRCLE.c.device == device))
        return [CircleRow(*row) for row in rows]

    def circles(self) -> list[tuple[CircleRow, CircleSize]]:
        """Return every group with its size, the one with the latest game first."""
        games = (
            select(func.count(), func.max(GAME.c.created_at))
            .where(GAME.c.circle_id == CIRCLE.c.circle_id)
            .where(GAME.c.deleted_at.is_(None))
        )
        count, last = (
            games.with_only_columns(each).scalar_subquery() for each in games.selected_columns
        )
        devices = (
            select(func.count())
            .select_from(DEVICE_CIRCLE)
            .where(STILL_IN)
            .correlate(CIRCLE)
            .scalar_subquery()
        )
        asked = select(*_COLUMNS, count, devices, last)
        rows = self._connection.execute(
            asked.order_by(last.desc().nulls_last(), CIRCLE.c.created_at.desc())
        )
        until = len(_COLUMNS)
        return [(CircleRow(*row[:until]), CircleSize(*row[until:])) for row in rows]

    def devices_in(self, circle_id: str) -> dict[str, int]:
        """Return the devices that are in the group, the latest first.

        Each has the Unix second since when it is in it.
        """
        rows = self._connection.execute(
            select(DEVICE_CIRCLE.c.device, DEVICE_CIRCLE.c.opened_at)
            .join(CIRCLE, STILL_IN)
            .where(CIRCLE.c.circle_id == circle_id)
            .order_by(DEVICE_CIRCLE.c.opened_at.desc(), DEVICE_CIRCLE.c.device)
        )
        return {str(device): int(at) for device, at in rows}

    def devices_like(self, beginning: str) -> list[str]:
        """Return the devices whose ids begin so.

        They have a place in a group, or a right to a game.
        """
        found: set[str] = set()
        for column in (DEVICE_CIRCLE.c.device, DEVICE_GAME.c.device):
            asked = select(column).where(column.startswith(beginning, autoescape=True)).distinct()
            found |= set(self._connection.execute(asked).scalars())
        return sorted(found)

    def games_in_circle(self, circle_id: str, limit: int) -> list[str]:
        """Return ids of games of the group, deleted ones that can come back included."""
        asked = select(GAME.c.game_id).where(GAME.c.circle_id == circle_id).limit(limit)
        return [str(each) for each in self._connection.execute(asked).scalars()]


class CircleWriter(CircleReader):
    """The writing of groups, within a transaction that nobody else can write beside."""

    def add_circle(self, circle: CircleRow) -> None:
        """Add a new group that nobody is in."""
        self._connection.execute(_ADD, circle._asdict())

    def enter_circle(self, circle_id: str, device: str, generation: int, at: int) -> None:
        """Let ``device`` play in this group now, by its link of that generation."""
        newest = select(func.max(DEVICE_CIRCLE.c.opened_at)).where(DEVICE_CIRCLE.c.device == device)
        last = self._connection.execute(newest).scalar()
        self.leave_circle(circle_id, device)
        self._connection.execute(
            _JOIN,
            {
                "device": device,
                "circle_id": circle_id,
                "generation": generation,
                "opened_at": at if last is None else max(at, last + 1),
            },
        )

    def leave_circle(self, circle_id: str, device: str) -> None:
        """Take ``device`` out of the group, if it was in it."""
        self._connection.execute(
            delete(DEVICE_CIRCLE).where(
                DEVICE_CIRCLE.c.circle_id == circle_id, DEVICE_CIRCLE.c.device == device
            )
        )

    def name_circle(self, circle_id: str, name: str) -> None:
        """Give the group the name ``name`` from now on."""
        self._connection.execute(
            update(CIRCLE).where(CIRCLE.c.circle_id == circle_id).values(name=name)
        )

    def ask_in_circle(self, circle_id: str, *, asks_who: bool) -> None:
        """Ask from now on, or no more, whom each known name means."""
        self._connection.execute(
            update(CIRCLE).where(CIRCLE.c.circle_id == circle_id).values(asks_who=asks_who)
        )

    def renew_circle(self, circle_id: str) -> int:
        """End the place of every device in the group, and return the new generation."""
        this = CIRCLE.c.circle_id == circle_id
        self._connection.execute(
            update(CIRCLE).where(this).values(generation=CIRCLE.c.generation + 1)
        )
        return int(self._connection.execute(select(CIRCLE.c.generation).where(this)).scalar_one())

    def forget_device(self, device: str) -> None:
        """Take every place in a group and every right to a game from ``device``."""
        for table in (DEVICE_CIRCLE, DEVICE_GAME):
            self._connection.execute(delete(table).where(table.c.device == device))

    def forget_played(self, circle_id: str, game_id: str) -> None:
        """Remove the notes of who in the group played in the game."""
        self._connection.execute(
            delete(PLAYED_IN).where(
                PLAYED_IN.c.circle_id == circle_id, PLAYED_IN.c.game_id == game_id
            )
        )

    def drop_circle(self, circle_id: str, into: str) -> None:
        """End a group that has no games any more; its house rules go to ``into``.

        A rule that is there under the same id stays as it is there.
        """
        there = select(HOUSE_RULE.c.house_id).where(HOUSE_RULE.c.owner == into)
        self._connection.execute(
            update(HOUSE_RULE)
            .where(HOUSE_RULE.c.owner == circle_id, HOUSE_RULE.c.house_id.not_in(there))
            .values(owner=into)
        )
        self._connection.execute(delete(HOUSE_RULE).where(HOUSE_RULE.c.owner == circle_id))
        for table in (
            *(DEVICE_CIRCLE, PLAYED_IN, PERSON, FINISHED),
            *(MONTH_RATING, SPAN_SUM, MONTH, CIRCLE),
        ):
            self._connection.execute(delete(table).where(table.c.circle_id == circle_id))
