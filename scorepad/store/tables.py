"""The tables of the database.

``game_id`` comes first in every key of a game's, so that games can be spread by it.

Times are whole Unix seconds. ``summary``, ``body`` and ``options`` are JSON
kept as text, which every database gives back letter by letter.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Dialect,
    Index,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine
from sqlmodel import Field, SQLModel


class Key(TypeDecorator[str]):
    """The type of ids that lists are ordered by.

    They are ordered letter by letter, as SQLite and Python compare text, whatever language a
    PostgreSQL server speaks. Columns that are compared with each other have to be of the same kind.
    """

    impl = String
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        collation = "C" if dialect.name == "postgresql" else None
        return dialect.type_descriptor(String(collation=collation))


METADATA = SQLModel.metadata

# Without a row id SQLite keeps the marks of one game side by side, in order,
# and writes one tree less with each of them.
_CLUSTERED = {"sqlite_with_rowid": False}

# Groups were called circles once: tables and columns keep that name, so that older versions go on.
_GROUP_ID = {"name": "circle_id", "key": "group_id"}


class _Table(SQLModel):
    """A table that rows are read from as tuples.

    Nobody makes an object of it, so that pydantic needs no validator for any; 16 of them take a
    hundredth of a start.
    """

    model_config = {"defer_build": True}


class GameTable(_Table, table=True):
    """One game; ``version`` is the number of its marks, ``edition`` how often
    marks were written anew, which happens only to take somebody's name away;
    ``digest`` is :func:`scorepad.store.rows.digest` of all its marks.

    A right is good while it carries the present generation of its role; ``player_generation`` is
    that of the link by which players come, each with the own phone. ``seated_at`` is when somebody
    last sat down on a seat or got up.
    ``ruleset`` and ``over`` repeat what the summary says, so that lists are
    found by them; ``deleted_at`` is there while a deleted game can come back.
    """

    __tablename__ = "game"
    __table_args__ = (
        Index("ix_game_circle", "group_id", "deleted_at", "over", "created_at", "game_id"),
        Index(
            "ix_game_circle_ruleset",
            *("group_id", "ruleset", "deleted_at", "over", "created_at", "game_id"),
        ),
    )

    game_id: str = Field(primary_key=True, sa_type=Key)
    created_at: int = Field(sa_type=BigInteger)
    updated_at: int = Field(sa_type=BigInteger)
    version: int
    host_generation: int
    view_generation: int
    summary: str = Field(sa_type=Text)
    group_id: str | None = Field(
        default=None, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    deleted_at: int | None = Field(default=None, sa_type=BigInteger)
    ruleset: str = Field(sa_column_kwargs={"server_default": ""})
    over: bool = Field(sa_column_kwargs={"server_default": false()})
    edition: int = Field(sa_column_kwargs={"server_default": text("0")})
    digest: int = Field(sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})
    player_generation: int = Field(sa_column_kwargs={"server_default": text("1")})
    seated_at: int = Field(sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})


class MarkTable(_Table, table=True):
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


class DeviceGameTable(_Table, table=True):
    """The role of one device in one game, and since when it has it.

    ``player`` is the one whose own phone it is, "" for nobody's: the pad's id, which stays the same
    whatever becomes of names and people. ``sitting_id`` is its present sitting on that seat.
    """

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
    player: str = Field(sa_column_kwargs={"server_default": ""})
    sitting_id: str = Field(sa_column_kwargs={"server_default": ""})


class SittingTable(_Table, table=True):
    """A device that sat on the seat of ``player``, and how that began and ended.

    Devices with the same ``sitting_id`` shared a sitting: the second came by its link. ``since``
    and ``until`` are how many marks the game had when it began and ended, ``ended_at`` is 0 until
    it has. Of the player's values before mark ``shown_until`` it sees those of earlier sittings,
    too: the other player of a match has allowed it.
    """

    __tablename__ = "sitting"
    __table_args__ = (_CLUSTERED,)

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    sitting_id: str = Field(primary_key=True)
    device: str = Field(primary_key=True)
    player: str
    began_at: int = Field(sa_type=BigInteger)
    began: str
    began_by: str
    since: int
    ended_at: int = Field(sa_type=BigInteger)
    ended: str
    ended_by: str
    until: int
    shown_until: int


class PaperDraftTable(_Table, table=True):
    """The draft of a game that is typed in from paper: texts that are no marks yet.

    ``typed`` is a JSON object of texts by the name of their field; ``updated_at`` is when somebody
    typed last.
    """

    __tablename__ = "paper_draft"
    __table_args__ = (_CLUSTERED,)

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    typed: str = Field(sa_type=Text)
    updated_at: int = Field(sa_type=BigInteger)


class TakeoverTable(_Table, table=True):
    """A device that asked to write in a game, or for a seat in it, and what was answered.

    ``role`` is what it asks to be: ``host``, or ``player`` for the seat of ``player``, who is else
    whoever asked, "" where they did not say; ``order`` to see the cards that were put into their
    order on another phone of ``player``; ``answer`` is "" until there is one, then
    ``yes`` or ``no``, by the device ``answered_by``; until then ``answered_at`` and
    ``answered_by`` say when which phone was shown the question as the scorer's. ``ended_at`` and
    ``ended_by`` are filled once the right was taken back. ``had_role`` and ``had_generation`` are
    the right that the device had before a yes; "" in rows of earlier versions.
    """

    __tablename__ = "takeover"
    __table_args__ = (_CLUSTERED,)

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    takeover_id: str = Field(primary_key=True)
    device: str
    player: str
    asked_at: int = Field(sa_type=BigInteger)
    answer: str
    answered_at: int = Field(sa_type=BigInteger)
    answered_by: str
    ended_at: int = Field(sa_type=BigInteger)
    ended_by: str
    role: str = Field(sa_column_kwargs={"server_default": "host"})
    had_role: str = Field(sa_column_kwargs={"server_default": ""})
    had_generation: int = Field(sa_column_kwargs={"server_default": text("0")})


class EveningMoveTable(_Table, table=True):
    """A finished game that somebody moved to another evening, or out of all.

    It counts as if it had begun and ended at these moments, those of a game of that evening; both
    are ``None`` if it is in no evening. The group is that of the game: without it, the moves of all
    groups were read for each (of 20,000, 30 ms).
    """

    __tablename__ = "evening_move"
    __table_args__ = (Index("ix_evening_move_circle", "group_id"), _CLUSTERED)

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    begun_at: int | None = Field(default=None, sa_type=BigInteger)
    ended_at: int | None = Field(default=None, sa_type=BigInteger)
    group_id: str | None = Field(default=None, sa_column_kwargs=_GROUP_ID)


class ForgottenTable(_Table, table=True):
    """The games and names that were taken away on purpose, so that no phone brings them back.

    A row is a game, or the name of one ``player`` in it ("": the game itself). A copy of older
    games that is brought back does not change it.
    """

    __tablename__ = "forgotten"
    __table_args__ = (_CLUSTERED,)

    game_id: str = Field(primary_key=True, sa_type=Key)
    player: str = Field(primary_key=True)


class HouseRuleTable(_Table, table=True):
    """House rules: rules stored under a name by their owner; ``options`` is JSON.

    No game refers to them: a game keeps the rules that it began with.
    """

    __tablename__ = "house_rule"
    __table_args__ = (_CLUSTERED,)

    owner: str = Field(primary_key=True)
    house_id: str = Field(primary_key=True)
    name: str
    game: str
    options: str = Field(sa_type=Text)
    updated_at: int = Field(sa_type=BigInteger)


class PropertyTable(_Table, table=True):
    """A single fact about the whole database, by its name."""

    __tablename__ = "property"
    __table_args__ = (_CLUSTERED,)

    name: str = Field(primary_key=True)
    value: str = Field(sa_type=Text)


GAME = METADATA.tables["game"]
MARK = METADATA.tables["mark"]
DEVICE_GAME = METADATA.tables["device_game"]
SITTING = METADATA.tables["sitting"]
PAPER_DRAFT = METADATA.tables["paper_draft"]
TAKEOVER = METADATA.tables["takeover"]
EVENING_MOVE = METADATA.tables["evening_move"]
FORGOTTEN = METADATA.tables["forgotten"]
HOUSE_RULE = METADATA.tables["house_rule"]
PROPERTY = METADATA.tables["property"]


class GroupTable(_Table, table=True):
    """A group of people who play together; ``name`` is "" until somebody gives one.

    A link, and every right that it gave, is valid while the group has the ``generation`` of that
    link. ``asks_who`` when the group is always asked whom a known name means; ``deleted_at`` is
    there while a deleted group can come back. Groups were called circles once: tables, columns and
    addresses keep that name, so that older versions and links go on.
    """

    __tablename__ = "circle"

    group_id: str = Field(primary_key=True, sa_column_kwargs=_GROUP_ID)
    name: str
    created_at: int = Field(sa_type=BigInteger)
    generation: int
    asks_who: bool = Field(sa_column_kwargs={"server_default": false()})
    deleted_at: int | None = Field(default=None, sa_type=BigInteger)


class DeviceGroupTable(_Table, table=True):
    """A device in a group, and the generation of the link that brought it there.

    ``opened_at`` is later in the group that it plays in now. ``name`` is what the group calls it,
    "" until somebody does; ``seen_at`` is its last visit, to the day.
    """

    __tablename__ = "device_circle"
    __table_args__ = (_CLUSTERED,)

    device: str = Field(primary_key=True)
    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    generation: int
    opened_at: int = Field(sa_type=BigInteger)
    name: str = Field(sa_column_kwargs={"server_default": ""})
    seen_at: int = Field(sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})


class GroupLinkTable(_Table, table=True):
    """A link of a group by which others look on, one for each ``role``.

    It is valid while it ``is_open``, for what was given out in this ``generation``. A row stays
    when its link is revoked, so that whoever opens that one is told so.
    """

    __tablename__ = "circle_link"
    __table_args__ = (_CLUSTERED,)

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    role: str = Field(primary_key=True)
    generation: int
    is_open: bool


class PersonTable(_Table, table=True):
    """Somebody of a group, under the id that pads have.

    One that was ``merged_into`` another is a second id of theirs; ``merged_under`` is the id that
    somebody merged it with, which may mean another person by now. ``sign`` numbers the colour and
    shape of their sign; since ``erased_at`` they are taken out of one game after the other. A
    ``guest`` has no place in the tables of seasons.
    """

    __tablename__ = "person"
    __table_args__ = (_CLUSTERED,)

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    person_id: str = Field(primary_key=True)
    name: str
    sign: int = Field(sa_column_kwargs={"name": "look", "key": "sign"})
    hidden: bool
    merged_into: str | None
    created_at: int = Field(sa_type=BigInteger)
    merged_under: str | None
    erased_at: int | None = Field(default=None, sa_type=BigInteger)
    guest: bool = Field(sa_column_kwargs={"server_default": false()})


class PlayedInTable(_Table, table=True):
    """A person's part in a game; rows are ordered as the games began."""

    __tablename__ = "played_in"
    __table_args__ = (Index("ix_played_in_game_id", "game_id"), _CLUSTERED)

    group_id: str = Field(primary_key=True, sa_column_kwargs=_GROUP_ID)
    person_id: str = Field(primary_key=True)
    begun_at: int = Field(primary_key=True, sa_type=BigInteger)
    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)


GROUP = METADATA.tables["circle"]
DEVICE_GROUP = METADATA.tables["device_circle"]
GROUP_LINK = METADATA.tables["circle_link"]
PERSON = METADATA.tables["person"]
PLAYED_IN = METADATA.tables["played_in"]


class EveningEndTable(_Table, table=True):
    """The moment ``at`` which somebody ended an evening of a group."""

    __tablename__ = "evening_end"
    __table_args__ = (_CLUSTERED,)

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    at: int = Field(primary_key=True, sa_type=BigInteger)


class SeasonTable(_Table, table=True):
    """A span of days that a group has named: its evenings count together.

    ``begins`` and ``ends`` are days, "2026-12-01"; ``ends`` is "" if nobody has said it. Of each
    person the ``best`` evenings count, of the first ``of_evenings`` of the season; 0 stands for
    all. Whoever played fewer than ``least`` games has no rank.
    """

    __tablename__ = "season"
    __table_args__ = (
        UniqueConstraint("group_id", "begins", name="uq_season_circle_id_begins"),
        _CLUSTERED,
    )

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    season_id: str = Field(primary_key=True)
    name: str
    begins: str
    ends: str
    best: int
    of_evenings: int
    least: int


class FinishedTable(_Table, table=True):
    """The facts of one finished game of a group.

    They are written in ``form``; ``month`` is that in which the game ended.
    """

    __tablename__ = "finished"
    __table_args__ = (Index("ix_finished_circle", "group_id", "form", "month", "ruleset"),)

    game_id: str = Field(primary_key=True, foreign_key="game.game_id", sa_type=Key)
    group_id: str = Field(foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID)
    month: str
    ended_at: int = Field(sa_type=BigInteger)
    ruleset: str
    form: int
    body: str = Field(sa_type=Text)


class MonthTable(_Table, table=True):
    """The number of times that anything has ``changed`` in a month of a group."""

    __tablename__ = "month"
    __table_args__ = (_CLUSTERED,)

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    month: str = Field(primary_key=True)
    changed: int


class SumTable(_Table, table=True):
    """The sums of the games of one ruleset ("": of all together) in a ``span``:
    a month, or a year ("2026"). The ``stamp`` says of which state they are."""

    __tablename__ = "span_sum"

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    span: str = Field(primary_key=True)
    ruleset: str = Field(primary_key=True)
    stamp: str
    body: str = Field(sa_type=Text)


class RatingTable(_Table, table=True):
    """Everybody's rating at the end of a month, and the way there, of the state
    that the ``stamp`` says."""

    __tablename__ = "month_rating"

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    month: str = Field(primary_key=True)
    stamp: str
    body: str = Field(sa_type=Text)


class MonthGamesTable(_Table, table=True):
    """The games that ended in a month, as seasons count them, of the state that ``stamp`` says."""

    __tablename__ = "month_games"

    group_id: str = Field(
        primary_key=True, foreign_key="circle.group_id", sa_column_kwargs=_GROUP_ID
    )
    month: str = Field(primary_key=True)
    stamp: str
    body: str = Field(sa_type=Text)


EVENING_END = METADATA.tables["evening_end"]
SEASON = METADATA.tables["season"]
MONTH_GAMES = METADATA.tables["month_games"]
FINISHED = METADATA.tables["finished"]
MONTH = METADATA.tables["month"]
SPAN_SUM = METADATA.tables["span_sum"]
MONTH_RATING = METADATA.tables["month_rating"]

REVISION = Table(
    "alembic_version",
    # Of tables of its own: no row of it is a game's or a group's, and Alembic looks after it.
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The revision of all other tables, as Alembic stores it."""
