"""Keep beside each game that was moved to another evening which group it is in."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("evening_move", sa.Column("circle_id", sa.String(), nullable=True))
    op.execute(
        "UPDATE evening_move SET circle_id = "
        "(SELECT circle_id FROM game WHERE game.game_id = evening_move.game_id)"
    )
    op.create_index("ix_evening_move_circle", "evening_move", ["circle_id"])
