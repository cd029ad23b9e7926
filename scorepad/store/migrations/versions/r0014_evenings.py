"""Keep which games were moved to another evening, and when evenings were ended by hand."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    # Ids are ordered letter by letter, whatever language a PostgreSQL server speaks.
    collation = "C" if op.get_bind().dialect.name == "postgresql" else None
    op.create_table(
        "evening_move",
        sa.Column("game_id", sa.String(collation=collation), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sa.PrimaryKeyConstraint("game_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "evening_end",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
        sa.PrimaryKeyConstraint("circle_id", "at"),
        sqlite_with_rowid=False,
    )
