"""Keep the right that a device had before it was allowed to enter for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("takeover", sa.Column("had_role", sa.String(), server_default="", nullable=False))
    op.add_column(
        "takeover",
        sa.Column("had_generation", sa.Integer(), server_default=sa.text("0"), nullable=False),
    )
