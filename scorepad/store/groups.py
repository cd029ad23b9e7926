"""Groups of people who play together, and the devices that are in them."""

from collections.abc import Collection

from sqlalchemy import and_, delete, func, insert, select, update

from scorepad.store.repository import Repository, columns_of
from scorepad.store.rows import GroupRow, GroupSize, Phone
from scorepad.store.tables import (
    DEVICE_GAME,
    DEVICE_GROUP,
    EVENING_END,
    FINISHED,
    GAME,
    GROUP,
    GROUP_LINK,
    HOUSE_RULE,
    MONTH,
    MONTH_GAMES,
    MONTH_RATING,
    PERSON,
    PLAYED_IN,
    SEASON,
    SPAN_SUM,
)

_COLUMNS = columns_of(GROUP, GroupRow)
_ONE = select(*_COLUMNS)
_IS_THERE = GROUP.c.deleted_at.is_(None)
STILL_IN = and_(
    GROUP.c.group_id == DEVICE_GROUP.c.group_id,
    GROUP.c.generation == DEVICE_GROUP.c.generation,
    _IS_THERE,
)
"""The condition that a device is in a group that is there, and whose link was not renewed since."""
_OF_DEVICE = (
    select(*_COLUMNS)
    .join(DEVICE_GROUP, STILL_IN)
    .order_by(DEVICE_GROUP.c.opened_at.desc(), GROUP.c.group_id)
)
_ADD, _JOIN = insert(GROUP), insert(DEVICE_GROUP)


class Groups(Repository):
    """The groups, and the devices that are in them."""

    def get(self, group_id: str) -> GroupRow | None:
        """Return the group with this id; ``None`` where there is none, or it was deleted."""
        this = GROUP.c.group_id == group_id
        row = self._connection.execute(_ONE.where(this, _IS_THERE)).first()
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
        query = select(*_COLUMNS, count, devices, last).where(_IS_THERE)
        rows = self._connection.execute(
            query.order_by(last.desc().nulls_last(), GROUP.c.created_at.desc())
        )
        until = len(_COLUMNS)
        return [(GroupRow(*row[:until]), GroupSize(*row[until:])) for row in rows]

    def devices(self, group_id: str) -> list[Phone]:
        """Return the devices that are in the group, the one that came in last first."""
        rows = self._connection.execute(
            select(*columns_of(DEVICE_GROUP, Phone))
            .join(GROUP, STILL_IN)
            .where(GROUP.c.group_id == group_id)
            .order_by(DEVICE_GROUP.c.opened_at.desc(), DEVICE_GROUP.c.device)
        )
        return [Phone(*row) for row in rows]

    def named_devices(self) -> list[Phone]:
        """Return the devices of all groups that have a name; one may be in several groups."""
        rows = self._connection.execute(
            select(*columns_of(DEVICE_GROUP, Phone))
            .join(GROUP, STILL_IN)
            .where(DEVICE_GROUP.c.name != "")
        )
        return [Phone(*row) for row in rows]

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

    def had_place(self, game_id: str, device: str) -> bool:
        """Return whether the device was in the game's group by a link that was renewed since."""
        query = (
            select(GAME.c.game_id)
            .join(GROUP, and_(GROUP.c.group_id == GAME.c.group_id, _IS_THERE))
            .join(DEVICE_GROUP, DEVICE_GROUP.c.group_id == GROUP.c.group_id)
            .where(GAME.c.game_id == game_id, GAME.c.deleted_at.is_(None))
            .where(DEVICE_GROUP.c.device == device, DEVICE_GROUP.c.generation != GROUP.c.generation)
        )
        return self._connection.execute(query).first() is not None

    def was_renewed_for(self, device: str) -> bool:
        """Return whether the device was in a group whose link was renewed since."""
        query = (
            select(DEVICE_GROUP.c.group_id)
            .join(GROUP, and_(GROUP.c.group_id == DEVICE_GROUP.c.group_id, _IS_THERE))
            .where(DEVICE_GROUP.c.device == device, DEVICE_GROUP.c.generation != GROUP.c.generation)
        )
        return self._connection.execute(query).first() is not None

    def enter(
        self, group_id: str, device: str, generation: int, at: int, phone: Phone | None = None
    ) -> None:
        """Let ``device`` play in this group now, by its link of that generation.

        Name and last visit are kept where it was in the group before, else they are those of
        ``phone``, as which another group has it.
        """
        newest = select(func.max(DEVICE_GROUP.c.opened_at)).where(DEVICE_GROUP.c.device == device)
        last = self._connection.execute(newest).scalar()
        this = and_(DEVICE_GROUP.c.group_id == group_id, DEVICE_GROUP.c.device == device)
        row = self._connection.execute(select(*columns_of(DEVICE_GROUP, Phone)).where(this)).first()
        before = phone if row is None else Phone(*row)
        self.leave(group_id, device)
        self._write(
            _JOIN,
            {
                "device": device,
                "group_id": group_id,
                "generation": generation,
                "opened_at": at if last is None else max(at, last + 1),
                "name": before.name if before else "",
                "seen_at": max(at, before.seen_at) if before else at,
            },
        )

    def last_seen(self, device: str) -> int | None:
        """Return when ``device`` was here last, to the day; ``None`` where it is in no group."""
        query = select(func.max(DEVICE_GROUP.c.seen_at)).where(DEVICE_GROUP.c.device == device)
        seen = self._connection.execute(query).scalar()
        return None if seen is None else int(seen)

    def see(self, device: str, at: int) -> None:
        """Note in all its groups that ``device`` was here."""
        self._write(update(DEVICE_GROUP).where(DEVICE_GROUP.c.device == device).values(seen_at=at))

    def name_devices(self, group_id: str, devices: Collection[str], name: str) -> None:
        """Call these devices ``name`` in the group from now on, "" for none."""
        these = (DEVICE_GROUP.c.group_id == group_id, DEVICE_GROUP.c.device.in_(devices))
        self._write(update(DEVICE_GROUP).where(*these).values(name=name))

    def leave(self, group_id: str, device: str) -> None:
        """Take ``device`` out of the group, if it was in it."""
        self._write(
            delete(DEVICE_GROUP).where(
                DEVICE_GROUP.c.group_id == group_id, DEVICE_GROUP.c.device == device
            )
        )

    def deleted(self) -> list[tuple[GroupRow, int]]:
        """Return the deleted groups, the last first, each with the moment of its deletion."""
        query = select(*_COLUMNS, GROUP.c.deleted_at).where(GROUP.c.deleted_at.is_not(None))
        rows = self._connection.execute(query.order_by(GROUP.c.deleted_at.desc()))
        return [(GroupRow(*row[:-1]), int(row[-1])) for row in rows]

    def delete(self, group_id: str, at: int | None) -> None:
        """Mark the group as deleted at ``at``, so that nobody is in it; ``None`` restores it."""
        self._write(update(GROUP).where(GROUP.c.group_id == group_id).values(deleted_at=at))

    def games_deleted(self, group_id: str, at: int | None, limit: int) -> list[str]:
        """Return ids of games of the group that were deleted at ``at``; ``None``: of the others."""
        these = (GAME.c.group_id == group_id, GAME.c.deleted_at.is_not_distinct_from(at))
        query = select(GAME.c.game_id).where(*these).limit(limit)
        return [str(game_id) for game_id in self._connection.execute(query).scalars()]

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

    def drop(self, group_id: str, into: str = "") -> None:
        """End a group that has no games any more.

        Its house rules, and the ends of its evenings, go to ``into``, "" for nobody. A rule that is
        there under the same id stays as it is there.
        """
        there = select(HOUSE_RULE.c.house_id).where(HOUSE_RULE.c.owner == into)
        if into:
            self._write(
                update(HOUSE_RULE)
                .where(HOUSE_RULE.c.owner == group_id, HOUSE_RULE.c.house_id.not_in(there))
                .values(owner=into)
            )
            ends = select(EVENING_END.c.at).where(EVENING_END.c.group_id == into)
            self._write(
                update(EVENING_END)
                .where(EVENING_END.c.group_id == group_id, EVENING_END.c.at.not_in(ends))
                .values(group_id=into)
            )
        self._write(delete(HOUSE_RULE).where(HOUSE_RULE.c.owner == group_id))
        for table in (
            *(DEVICE_GROUP, GROUP_LINK, PLAYED_IN, PERSON, FINISHED, EVENING_END, SEASON),
            *(MONTH_GAMES, MONTH_RATING, SPAN_SUM, MONTH, GROUP),
        ):
            self._write(delete(table).where(table.c.group_id == group_id))
