"""The tables of what finished games say about people. All of it follows from the
marks: a row that is missing, or of another form, is made again when it is asked for.

Times are whole Unix seconds; ``body`` is JSON kept as text. A month is "2026-11".
"""

from sqlalchemy import BigInteger, Index, Text
from sqlmodel import Field, SQLModel

from scorepad.store.keys import Key

_CLUSTERED = {"sqlite_with_rowid": False}


class FinishedTable(SQLModel, table=True):
    """What one finished game of a circle says, written in which ``form``, and in
    which ``month`` it ended."""

    __tablename__ = "finished"
    __table_args__ = (Index("ix_finished_circle", "circle_id", "form", "month", "ruleset"),)

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    circle_id: str = Field(foreign_key="circle.circle_id")
    month: str
    ended_at: int = Field(sa_type=BigInteger)
    ruleset: str
    form: int
    body: str = Field(sa_type=Text)


class MonthTable(SQLModel, table=True):
    """How often anything has ``changed`` in a month of a circle."""

    __tablename__ = "month"
    __table_args__ = (_CLUSTERED,)

    circle_id: str = Field(primary_key=True, foreign_key="circle.circle_id")
    month: str = Field(primary_key=True)
    changed: int


class SumTable(SQLModel, table=True):
    """The sums of the games of one ruleset ("": of all together) in a ``span``:
    a month, or a year ("2026"). The ``stamp`` says of which state they are."""

    __tablename__ = "span_sum"

    circle_id: str = Field(primary_key=True, foreign_key="circle.circle_id")
    span: str = Field(primary_key=True)
    ruleset: str = Field(primary_key=True)
    stamp: str
    body: str = Field(sa_type=Text)


class RatingTable(SQLModel, table=True):
    """Everybody's rating at the end of a month, and the way there, of the state
    that the ``stamp`` says."""

    __tablename__ = "month_rating"

    circle_id: str = Field(primary_key=True, foreign_key="circle.circle_id")
    month: str = Field(primary_key=True)
    stamp: str
    body: str = Field(sa_type=Text)


FINISHED = SQLModel.metadata.tables["finished"]
MONTH = SQLModel.metadata.tables["month"]
SPAN_SUM = SQLModel.metadata.tables["span_sum"]
MONTH_RATING = SQLModel.metadata.tables["month_rating"]
