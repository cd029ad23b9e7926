"""Circles of people who play together, and the devices that are in them."""

from sqlalchemy import and_, delete, func, insert, select, update

from scorepad.store.circle_tables import CIRCLE, DEVICE_CIRCLE
from scorepad.store.connected import Connected
from scorepad.store.rows import CircleRow

_COLUMNS = (CIRCLE.c.circle_id, CIRCLE.c.name, CIRCLE.c.created_at, CIRCLE.c.generation)
_ONE = select(*_COLUMNS)
STILL_IN = and_(
    CIRCLE.c.circle_id == DEVICE_CIRCLE.c.circle_id,
    CIRCLE.c.generation == DEVICE_CIRCLE.c.generation,
)
"""A device's place in a circle whose link has not been renewed since."""
_OF_DEVICE = (
    select(*_COLUMNS)
    .join(DEVICE_CIRCLE, STILL_IN)
    .order_by(DEVICE_CIRCLE.c.opened_at.desc(), CIRCLE.c.circle_id)
)
_ADD, _JOIN = insert(CIRCLE), insert(DEVICE_CIRCLE)


class CircleReader(Connected):
    """Reading them, within a transaction."""

    def circle(self, circle_id: str) -> CircleRow | None:
        """The circle with this id, or ``None``."""
        row = self._connection.execute(_ONE.where(CIRCLE.c.circle_id == circle_id)).first()
        return None if row is None else CircleRow(*row)

    def circles_of(self, device: str) -> list[CircleRow]:
        """The circles that ``device`` is in, the one it plays in now first."""
        rows = self._connection.execute(_OF_DEVICE.where(DEVICE_CIRCLE.c.device == device))
        return [CircleRow(*row) for row in rows]


class CircleWriter(CircleReader):
    """Writing them, within a transaction that nobody else can write beside."""

    def add_circle(self, circle: CircleRow) -> None:
        """A new circle that nobody is in."""
        self._connection.execute(_ADD, circle._asdict())

    def enter_circle(self, circle_id: str, device: str, generation: int, at: int) -> None:
        """``device`` plays in this circle now, by its link of that generation."""
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
        """``device`` is in the circle no longer, if it was."""
        self._connection.execute(
            delete(DEVICE_CIRCLE).where(
                DEVICE_CIRCLE.c.circle_id == circle_id, DEVICE_CIRCLE.c.device == device
            )
        )

    def name_circle(self, circle_id: str, name: str) -> None:
        """The circle is called ``name`` from now on."""
        self._connection.execute(
            update(CIRCLE).where(CIRCLE.c.circle_id == circle_id).values(name=name)
        )

    def renew_circle(self, circle_id: str) -> int:
        """Ends the place of every device in it, and gives the new generation."""
        this = CIRCLE.c.circle_id == circle_id
        self._connection.execute(
            update(CIRCLE).where(this).values(generation=CIRCLE.c.generation + 1)
        )
        return int(self._connection.execute(select(CIRCLE.c.generation).where(this)).scalar_one())
