"""Groups that always ask who is meant, and merged people who can be parted again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "circle",
        sa.Column("asks_who", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.add_column("person", sa.Column("merged_under", sa.String(), nullable=True))
