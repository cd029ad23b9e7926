"""Keep the seasons of groups, what their months say, and who is a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column(
        "person", sa.Column("guest", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "season",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("season_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("begins", sa.String(), nullable=False),
        sa.Column("ends", sa.String(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("of_evenings", sa.Integer(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
        sa.PrimaryKeyConstraint("circle_id", "season_id"),
        sa.UniqueConstraint("circle_id", "begins", name="uq_season_circle_id_begins"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "month_games",
        sa.Column("circle_id", sa.String(), nullable=False),
        sa.Column("month", sa.String(), nullable=False),
        sa.Column("stamp", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["circle_id"], ["circle.circle_id"]),
        sa.PrimaryKeyConstraint("circle_id", "month"),
    )
