"""The tables of those who play together. Times are whole Unix seconds."""

from sqlalchemy import BigInteger, Index, false
from sqlmodel import Field, SQLModel

from scorepad.store.keys import Key

_CLUSTERED = {"sqlite_with_rowid": False}


class CircleTable(SQLModel, table=True):
    """People who play together; ``name`` is "" until somebody gives one. Its
    link, and every right that came by it, is good in one ``generation`` only.
    ``asks_who`` when a name that is known is never taken for a person unasked."""

    __tablename__ = "circle"

    circle_id: str = Field(primary_key=True)
    name: str
    created_at: int = Field(sa_type=BigInteger)
    generation: int
    asks_who: bool = Field(sa_column_kwargs={"server_default": false()})


class DeviceCircleTable(SQLModel, table=True):
    """A device in a circle, by a link of which generation; ``opened_at`` is
    later in the circle that it plays in now."""

    __tablename__ = "device_circle"
    __table_args__ = (_CLUSTERED,)

    device: str = Field(primary_key=True)
    circle_id: str = Field(primary_key=True, foreign_key="circle.circle_id")
    generation: int
    opened_at: int = Field(sa_type=BigInteger)


class PersonTable(SQLModel, table=True):
    """Somebody of a circle, under the id that pads have. One that was
    ``merged_into`` another is a second id of theirs; ``merged_under`` is the id that
    somebody put it together with, which may mean another by now. ``look`` numbers the
    colour and shape of their mark."""

    __tablename__ = "person"
    __table_args__ = (_CLUSTERED,)

    circle_id: str = Field(primary_key=True, foreign_key="circle.circle_id")
    person_id: str = Field(primary_key=True)
    name: str
    look: int
    hidden: bool
    merged_into: str | None
    created_at: int = Field(sa_type=BigInteger)
    merged_under: str | None


class PlayedInTable(SQLModel, table=True):
    """Who played in which game, ordered as their games began."""

    __tablename__ = "played_in"
    __table_args__ = (Index("ix_played_in_game_id", "game_id"), _CLUSTERED)

    circle_id: str = Field(primary_key=True)
    person_id: str = Field(primary_key=True)
    begun_at: int = Field(primary_key=True, sa_type=BigInteger)
    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)


CIRCLE = SQLModel.metadata.tables["circle"]
DEVICE_CIRCLE = SQLModel.metadata.tables["device_circle"]
PERSON = SQLModel.metadata.tables["person"]
PLAYED_IN = SQLModel.metadata.tables["played_in"]
