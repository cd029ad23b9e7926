"""Store what tells a phone that its marks are not the server's, and what none may bring back."""

import sqlalchemy as sa
from alembic import op

from scorepad.store.rows import digest
from scorepad.store.tables import Key

revision = "0005"
down_revision = "0004"

_AT_ONCE = 500


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("game_id", Key(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "player"),
        sqlite_with_rowid=False,
    )
    op.add_column(
        "game", sa.Column("digest", sa.BigInteger(), server_default=sa.text("0"), nullable=False)
    )
    _work_out_digests(op.get_bind())


def _work_out_digests(connection: sa.Connection) -> None:
    game = sa.table("game", sa.column("game_id", Key()), sa.column("digest"))
    mark = sa.table("mark", sa.column("game_id", Key()), sa.column("number"), sa.column("mark_id"))
    next_games = sa.select(game.c.game_id).order_by(game.c.game_id).limit(_AT_ONCE)
    ids_of = sa.select(mark.c.mark_id).order_by(mark.c.number)
    change = (
        sa.update(game)
        .where(game.c.game_id == sa.bindparam("this_game", type_=Key()))
        .values(digest=sa.bindparam("new_digest"))
    )
    after = ""
    while games := connection.scalars(next_games.where(game.c.game_id > after)).all():
        rows = [
            {
                "this_game": each,
                "new_digest": digest(connection.scalars(ids_of.where(mark.c.game_id == each))),
            }
            for each in games
        ]
        connection.execute(change, rows)
        after = games[-1]
