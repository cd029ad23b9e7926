"""The tables. ``game_id`` comes first in every key of a game's, so that games
can be spread by it.

Times are whole Unix seconds. ``summary``, ``body`` and ``options`` are JSON
kept as text, which every database gives back letter by letter.
"""

from sqlalchemy import BigInteger, Index, Text, UniqueConstraint, false, text
from sqlmodel import Field, SQLModel

from scorepad.store.keys import Key

# Without a row id SQLite keeps the marks of one game side by side, in order,
# and writes one tree less with each of them.
_CLUSTERED = {"sqlite_with_rowid": False}


class GameTable(SQLModel, table=True):
    """One game; ``version`` is the number of its marks, ``edition`` how often
    marks were written anew, which happens only to take somebody's name away;
    ``digest`` is :func:`scorepad.pad.marks.digest` of all its marks.

    A right is good while it carries the present generation of its role.
    ``ruleset`` and ``over`` repeat what the summary says, so that lists are
    found by them; ``deleted_at`` is there while a deleted game can come back.
    """

    __tablename__ = "game"
    __table_args__ = (
        Index("ix_game_circle", "circle_id", "deleted_at", "over", "created_at", "game_id"),
        Index(
            "ix_game_circle_ruleset",
            *("circle_id", "ruleset", "deleted_at", "over", "created_at", "game_id"),
        ),
    )

    game_id: str = Field(primary_key=True, sa_type=Key)
    created_at: int = Field(sa_type=BigInteger)
    updated_at: int = Field(sa_type=BigInteger)
    version: int
    host_generation: int
    view_generation: int
    summary: str = Field(sa_type=Text)
    circle_id: str | None = Field(default=None, foreign_key="circle.circle_id")
    deleted_at: int | None = Field(default=None, sa_type=BigInteger)
    ruleset: str = Field(sa_column_kwargs={"server_default": ""})
    over: bool = Field(sa_column_kwargs={"server_default": false()})
    edition: int = Field(sa_column_kwargs={"server_default": text("0")})
    digest: int = Field(sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})


class MarkTable(SQLModel, table=True):
    """One mark; ``number`` is 1-based and dense within its game."""

    __tablename__ = "mark"
    __table_args__ = (
        UniqueConstraint("game_id", "mark_id", name="uq_mark_game_id_mark_id"),
        _CLUSTERED,
    )

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    number: int = Field(primary_key=True)
    mark_id: str
    body: str = Field(sa_type=Text)
    by: str
    at: int = Field(sa_type=BigInteger)


class DeviceGameTable(SQLModel, table=True):
    """What one device may do with one game, and since when."""

    __tablename__ = "device_game"
    __table_args__ = (
        # Every column that the list of a device's games asks of this table.
        Index("ix_device_game_device", "device", "game_id", "role", "generation"),
        _CLUSTERED,
    )

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    device: str = Field(primary_key=True)
    role: str
    generation: int
    opened_at: int = Field(sa_type=BigInteger)


class ForgottenTable(SQLModel, table=True):
    """What was taken away on purpose, so that no phone brings it back: a game, or
    the name of one ``player`` in it ("": the game itself). A copy of older games
    that is brought back does not change it."""

    __tablename__ = "forgotten"
    __table_args__ = (_CLUSTERED,)

    game_id: str = Field(primary_key=True, sa_type=Key)
    player: str = Field(primary_key=True)


class HouseRuleTable(SQLModel, table=True):
    """Rules kept under a name by their owner; ``options`` is JSON. No game
    refers to them: a game keeps the rules that it began with."""

    __tablename__ = "house_rule"
    __table_args__ = (_CLUSTERED,)

    owner: str = Field(primary_key=True)
    house_id: str = Field(primary_key=True)
    name: str
    game: str
    options: str = Field(sa_type=Text)
    updated_at: int = Field(sa_type=BigInteger)


class PropertyTable(SQLModel, table=True):
    """A single fact about the whole database, by its name."""

    __tablename__ = "property"
    __table_args__ = (_CLUSTERED,)

    name: str = Field(primary_key=True)
    value: str = Field(sa_type=Text)


GAME = SQLModel.metadata.tables["game"]
MARK = SQLModel.metadata.tables["mark"]
DEVICE_GAME = SQLModel.metadata.tables["device_game"]
FORGOTTEN = SQLModel.metadata.tables["forgotten"]
HOUSE_RULE = SQLModel.metadata.tables["house_rule"]
PROPERTY = SQLModel.metadata.tables["property"]
