"""Keep whether a device asks to write a whole game, or for the seat of one player."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("takeover", sa.Column("role", sa.String(), server_default="host", nullable=False))
