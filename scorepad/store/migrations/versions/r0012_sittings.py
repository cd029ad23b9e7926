"""Keep who sat on which seat from when to when, and when somebody last sat down or got up.

Each phone that has a seat gets a sitting of its own: it goes on showing the hidden values that it
wrote itself, and those alone.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    # Ids are ordered letter by letter, whatever language a PostgreSQL server speaks.
    collation = "C" if op.get_bind().dialect.name == "postgresql" else None
    sitting = op.create_table(
        "sitting",
        sa.Column("game_id", sa.String(collation=collation), nullable=False),
        sa.Column("sitting_id", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.String(), nullable=False),
        sa.Column("began_by", sa.String(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.String(), nullable=False),
        sa.Column("ended_by", sa.String(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.Column("shown_until", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"]),
        sa.PrimaryKeyConstraint("game_id", "sitting_id", "device"),
        sqlite_with_rowid=False,
    )
    op.add_column(
        "game",
        sa.Column("seated_at", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
    )
    op.add_column(
        "device_game", sa.Column("sitting_id", sa.String(), server_default="", nullable=False)
    )
    right = sa.table(
        "device_game",
        *(sa.column(name) for name in ("game_id", "device", "opened_at", "player", "sitting_id")),
    )
    seated = sa.select(right.c.game_id, right.c.device, right.c.opened_at, right.c.player)
    for row in op.get_bind().execute(seated.where(right.c.player != "")).all():
        sitting_id = secrets.token_hex(8)
        this = (right.c.game_id == row.game_id, right.c.device == row.device)
        op.execute(right.update().where(*this).values(sitting_id=sitting_id))
        began = {"began_at": row.opened_at, "began": "upgrade", "began_by": row.device, "since": 0}
        ended = {"ended_at": 0, "ended": "", "ended_by": "", "until": 0, "shown_until": 0}
        whose = {"game_id": row.game_id, "device": row.device, "player": row.player}
        op.execute(sitting.insert().values(sitting_id=sitting_id, **whose, **began, **ended))
