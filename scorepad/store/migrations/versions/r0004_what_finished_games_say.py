"""Store what finished games say about people; those that are there are counted when asked for."""

import sqlalchemy as sa
from alembic import op

from scorepad.store.tables import Key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("game_id", Key(), nullable=False),
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("month", sa.String(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("ruleset", sa.String(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
    )
    op.create_index("ix_finished_circle", "finished", ["circle_id", "form", "month", "ruleset"])
    op.create_table(
        "month",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("month", sa.String(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("circle_id", "month"),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "span_sum",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("span", sa.String(), nullable=False),
        sa.Column("ruleset", sa.String(), nullable=False),
        sa.Column("stamp", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("circle_id", "span", "ruleset"),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
    )
    op.create_table(
        "month_rating",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("month", sa.String(), nullable=False),
        sa.Column("stamp", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("circle_id", "month"),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
    )
