"""Keep whose own phone a device is in a game, and the generation of the link for players."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column(
        "game",
        sa.Column("player_generation", sa.Integer(), server_default=sa.text("1"), nullable=False),
    )
    op.add_column(
        "device_game", sa.Column("player", sa.String(), server_default="", nullable=False)
    )
