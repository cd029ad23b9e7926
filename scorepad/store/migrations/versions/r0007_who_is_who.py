"""Groups that always ask who is meant, merged people who can be parted again, and signs of
which no two of a group are alike."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_LOOKS = 100
"""Signs that there are from now on; there were ten."""


def upgrade() -> None:
    op.add_column(
        "circle",
        sa.Column("asks_who", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.add_column("person", sa.Column("merged_under", sa.String(), nullable=True))
    _tell_apart(op.get_bind())


def _tell_apart(connection: sa.Connection) -> None:
    """Of people with one sign, those who are known longest keep it."""
    person = sa.table(
        "person", *map(sa.column, ("circle_id", "person_id", "look", "merged_into", "created_at"))
    )
    circles = sa.select(person.c.circle_id).distinct().order_by(person.c.circle_id)
    for circle_id in connection.scalars(circles).all():
        here = person.c.circle_id == circle_id
        people = sa.select(person.c.person_id, person.c.look).where(
            here, person.c.merged_into.is_(None)
        )
        taken: set[int] = set()
        for person_id, look in connection.execute(
            people.order_by(person.c.created_at, person.c.person_id)
        ).all():
            free = (each for each in (look, *range(_LOOKS)) if each not in taken)
            own = next(free, look)
            taken.add(own)
            if own != look:
                this = sa.update(person).where(here, person.c.person_id == person_id)
                connection.execute(this.values(look=own))
