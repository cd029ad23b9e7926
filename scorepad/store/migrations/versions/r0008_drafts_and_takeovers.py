"""Games that are typed in from paper, kept before they are marks; and devices that only saw a game
and asked to write in it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # Ids are ordered letter by letter, whatever language a PostgreSQL server speaks.
    collation = "C" if op.get_bind().dialect.name == "postgresql" else None
    op.create_table(
        "paper_draft",
        sa.Column("game_id", sa.String(collation=collation), nullable=False),
        sa.Column("typed", sa.Text(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sa.PrimaryKeyConstraint("game_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "takeover",
        sa.Column("game_id", sa.String(collation=collation), nullable=False),
        sa.Column("takeover_id", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.String(), nullable=False),
        sa.Column("answered_at", sa.BigInteger(), nullable=False),
        sa.Column("answered_by", sa.String(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_by", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sa.PrimaryKeyConstraint("game_id", "takeover_id"),
        sqlite_with_rowid=False,
    )
