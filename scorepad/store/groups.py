"""Groups of people who play together, and the devices that are in them."""

from sqlalchemy import and_, delete, func, insert, select, update

from scorepad.store.repository import Repository, columns_of
from scorepad.store.rows import GroupRow, GroupSize
from scorepad.store.tables import (
    DEVICE_GAME,
    DEVICE_GROUP,
    FINISHED,
    GAME,
    GROUP,
    HOUSE_RULE,
    MONTH,
    MONTH_RATING,
    PERSON,
    PLAYED_IN,
    SPAN_SUM,
)

_COLUMNS = columns_of(GROUP, GroupRow)
_ONE = select(*_COLUMNS)
STILL_IN = and_(
    GROUP.c.group_id == DEVICE_GROUP.c.group_id,
    GROUP.c.generation == DEVICE_GROUP.c.generation,
)
"""The condition that a device is in a group whose link has not been renewed since."""
_OF_DEVICE = (
    select(*_COLUMNS)
    .join(DEVICE_GROUP, STILL_IN)
    .order_by(DEVICE_GROUP.c.opened_at.desc(), GROUP.c.group_id)
)
_ADD, _JOIN = insert(GROUP), insert(DEVICE_GROUP)


class Groups(Repository):
    """The groups, and the devices that are in them."""

    def get(self, group_id: str) -> GroupRow | None:
        """Return the group with this id, or ``None``."""
        row = self._connection.execute(_ONE.where(GROUP.c.group_id == group_id)).first()
        return None if row is None else GroupRow(*row)

    def of_device(self, device: str) -> list[GroupRow]:
        """Return the groups that ``device`` is in, the one it plays in now first."""
        rows = self._connection.execute(_OF_DEVICE.where(DEVICE_GROUP.c.device == device))
        return [GroupRow(*row) for row in rows]

    def all(self) -> list[tuple[GroupRow, GroupSize]]:
        """Return every group with its size, the one with the latest game first."""
        games = (
            select(func.count(), func.max(GAME.c.created_at))
            .where(GAME.c.group_id == GROUP.c.group_id)
            .where(GAME.c.deleted_at.is_(None))
        )
        count, last = (
            games.with_only_columns(column).scalar_subquery() for column in games.selected_columns
        )
        devices = (
            select(func.count())
            .select_from(DEVICE_GROUP)
            .where(STILL_IN)
            .correlate(GROUP)
            .scalar_subquery()
        )
        query = select(*_COLUMNS, count, devices, last)
        rows = self._connection.execute(
            query.order_by(last.desc().nulls_last(), GROUP.c.created_at.desc())
        )
        until = len(_COLUMNS)
        return [(GroupRow(*row[:until]), GroupSize(*row[until:])) for row in rows]

    def devices(self, group_id: str) -> dict[str, int]:
        """Return the devices that are in the group, the latest first.

        Each has the Unix second since when it is in it.
        """
        rows = self._connection.execute(
            select(DEVICE_GROUP.c.device, DEVICE_GROUP.c.opened_at)
            .join(GROUP, STILL_IN)
            .where(GROUP.c.group_id == group_id)
            .order_by(DEVICE_GROUP.c.opened_at.desc(), DEVICE_GROUP.c.device)
        )
        return {str(device): int(at) for device, at in rows}

    def devices_like(self, beginning: str) -> list[str]:
        """Return the devices whose ids begin so.

        They have a place in a group, or a right to a game.
        """
        devices: set[str] = set()
        for column in (DEVICE_GROUP.c.device, DEVICE_GAME.c.device):
            query = select(column).where(column.startswith(beginning, autoescape=True)).distinct()
            devices |= set(self._connection.execute(query).scalars())
        return sorted(devices)

    def game_ids(self, group_id: str, limit: int) -> list[str]:
        """Return ids of games of the group, deleted ones that can come back included."""
        query = select(GAME.c.game_id).where(GAME.c.group_id == group_id).limit(limit)
        return [str(game_id) for game_id in self._connection.execute(query).scalars()]

    def add(self, group: GroupRow) -> None:
        """Add a new group that nobody is in."""
        self._write(_ADD, group._asdict())

    def enter(self, group_id: str, device: str, generation: int, at: int) -> None:
        """Let ``device`` play in this group now, by its link of that generation."""
        newest = select(func.max(DEVICE_GROUP.c.opened_at)).where(DEVICE_GROUP.c.device == device)
        last = self._connection.execute(newest).scalar()
        self.leave(group_id, device)
        self._write(
            _JOIN,
            {
                "device": device,
                "group_id": group_id,
                "generation": generation,
                "opened_at": at if last is None else max(at, last + 1),
            },
        )

    def leave(self, group_id: str, device: str) -> None:
        """Take ``device`` out of the group, if it was in it."""
        self._write(
            delete(DEVICE_GROUP).where(
                DEVICE_GROUP.c.group_id == group_id, DEVICE_GROUP.c.device == device
            )
        )

    def rename(self, group_id: str, name: str) -> None:
        """Give the group the name ``name`` from now on."""
        self._write(update(GROUP).where(GROUP.c.group_id == group_id).values(name=name))

    def ask_who(self, group_id: str, *, asks_who: bool) -> None:
        """Ask from now on, or no more, whom each known name means."""
        self._write(update(GROUP).where(GROUP.c.group_id == group_id).values(asks_who=asks_who))

    def renew(self, group_id: str) -> int:
        """End the place of every device in the group, and return the new generation."""
        this = GROUP.c.group_id == group_id
        self._write(update(GROUP).where(this).values(generation=GROUP.c.generation + 1))
        return int(self._connection.execute(select(GROUP.c.generation).where(this)).scalar_one())

    def drop(self, group_id: str, into: str) -> None:
        """End a group that has no games any more; its house rules go to ``into``.

        A rule that is there under the same id stays as it is there.
        """
        there = select(HOUSE_RULE.c.house_id).where(HOUSE_RULE.c.owner == into)
        self._write(
            update(HOUSE_RULE)
            .where(HOUSE_RULE.c.owner == group_id, HOUSE_RULE.c.house_id.not_in(there))
            .values(owner=into)
        )
        self._write(delete(HOUSE_RULE).where(HOUSE_RULE.c.owner == group_id))
        for table in (
            *(DEVICE_GROUP, PLAYED_IN, PERSON, FINISHED),
            *(MONTH_RATING, SPAN_SUM, MONTH, GROUP),
        ):
            self._write(delete(table).where(table.c.group_id == group_id))
