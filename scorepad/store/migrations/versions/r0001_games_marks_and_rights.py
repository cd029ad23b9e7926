"""Games, their marks, and the rights of devices."""

import sqlalchemy as sa
from alembic import op

from scorepad.store.tables import Key

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("game_id", Key(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("host_generation", sa.Integer(), nullable=False),
        sa.Column("view_generation", sa.Integer(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )
    op.create_table(
        "mark",
        sa.Column("game_id", Key(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mark_id", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number"),
        sa.UniqueConstraint("game_id", "mark_id", name="uq_mark_game_id_mark_id"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "device_game",
        sa.Column("game_id", Key(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "device"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_device_game_device", "device_game", ["device", "game_id", "role", "generation"]
    )
