"""Groups that were deleted and can come back, people who are erased game by game, and phones with a
name and their last visit."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("circle", sa.Column("deleted_at", sa.BigInteger(), nullable=True))
    op.add_column("person", sa.Column("erased_at", sa.BigInteger(), nullable=True))
    op.add_column(
        "device_circle", sa.Column("name", sa.String(), server_default="", nullable=False)
    )
    op.add_column(
        "device_circle",
        sa.Column("seen_at", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
    )
    # The last visit that anything is known of.
    op.execute("UPDATE device_circle SET seen_at = opened_at")
