"""Circles of people who play together, and what a list of games is found by."""

import sqlalchemy as sa
from alembic import op

from scorepad.store.tables import Key

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "circle",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("circle_id"),
    )
    op.create_table(
        "device_circle",
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("device", "circle_id"),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("look", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("merged_into", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("circle_id", "person_id"),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "played_in",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("game_id", Key(), nullable=False),
        sa.PrimaryKeyConstraint("circle_id", "person_id", "begun_at", "game_id"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_played_in_game_id", "played_in", ["game_id"])
    # Added and not rebuilt: no row of a game is written anew for a column that is empty.
    op.execute("ALTER TABLE game ADD COLUMN circle_id VARCHAR REFERENCES circle (circle_id)")
    op.execute("ALTER TABLE game ADD COLUMN deleted_at BIGINT")
    op.execute("ALTER TABLE game ADD COLUMN ruleset VARCHAR DEFAULT '' NOT NULL")
    no = sa.false().compile(dialect=op.get_bind().dialect)
    op.execute(f"ALTER TABLE game ADD COLUMN over BOOLEAN DEFAULT {no} NOT NULL")
    op.execute("ALTER TABLE game ADD COLUMN edition INTEGER DEFAULT 0 NOT NULL")
    op.execute(
        "UPDATE game SET ruleset = coalesce(json_extract(summary, '$.game'), ''),"
        " over = coalesce(json_extract(summary, '$.over'), 0)"
        if op.get_bind().dialect.name == "sqlite"
        else "UPDATE game SET ruleset = coalesce(summary::json ->> 'game', ''),"
        " over = coalesce((summary::json ->> 'over')::boolean, false)"
    )
    op.create_index(
        "ix_game_circle", "game", ["circle_id", "deleted_at", "over", "created_at", "game_id"]
    )
    op.create_index(
        "ix_game_circle_ruleset",
        "game",
        ["circle_id", "ruleset", "deleted_at", "over", "created_at", "game_id"],
    )
