"""The tables of the database.

``game_id`` comes first in every key of a game's, so that games can be spread by it.

Times are whole Unix seconds. ``summary``, ``body`` and ``options`` are JSON
kept as text, which every database gives back letter by letter.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
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


METADATA = MetaData()
"""All tables. Where one has no row id, SQLite keeps rows of one game side by side, in order, and
writes one tree less with each of them."""


def _column(*arguments: Any, nullable: bool = False, **named: Any) -> Column[Any]:
    """Return a column that has a value in each row, unless it is ``nullable``."""
    return Column(*arguments, nullable=nullable, **named)


def _group_id(*arguments: Any, **named: Any) -> Column[Any]:
    """Return the column with the id of a group.

    Groups were called circles once: tables and columns keep that name, so that older versions go
    on.
    """
    return _column("circle_id", String, *arguments, key="group_id", **named)


GAME = Table(
    "game",
    METADATA,
    _column("game_id", Key, primary_key=True),
    _column("created_at", BigInteger),
    _column("updated_at", BigInteger),
    _column("version", Integer),
    _column("host_generation", Integer),
    _column("view_generation", Integer),
    _column("summary", Text),
    _group_id(ForeignKey("circle.group_id"), nullable=True),
    _column("deleted_at", BigInteger, nullable=True),
    _column("ruleset", String, server_default=""),
    _column("over", Boolean, server_default=false()),
    _column("edition", Integer, server_default=text("0")),
    _column("digest", BigInteger, server_default=text("0")),
    _column("player_generation", Integer, server_default=text("1")),
    _column("seated_at", BigInteger, server_default=text("0")),
    Index("ix_game_circle", "group_id", "deleted_at", "over", "created_at", "game_id"),
    Index(
        "ix_game_circle_ruleset",
        *("group_id", "ruleset", "deleted_at", "over", "created_at", "game_id"),
    ),
)
"""One game; ``version`` is the number of its marks, ``edition`` how often
marks were written anew, which happens only to take somebody's name away;
``digest`` is :func:`scorepad.store.rows.digest` of all its marks.

A right is good while it carries the present generation of its role; ``player_generation`` is
that of the link by which players come, each with the own phone. ``seated_at`` is when somebody
last sat down on a seat or got up.
``ruleset`` and ``over`` repeat what the summary says, so that lists are
found by them; ``deleted_at`` is there while a deleted game can come back.
"""

MARK = Table(
    "mark",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _column("number", Integer, primary_key=True),
    _column("mark_id", String),
    _column("body", Text),
    _column("by", String),
    _column("at", BigInteger),
    UniqueConstraint("game_id", "mark_id", name="uq_mark_game_id_mark_id"),
    sqlite_with_rowid=False,
)
"""One mark; ``number`` is 1-based and dense within its game."""

DEVICE_GAME = Table(
    "device_game",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _column("device", String, primary_key=True),
    _column("role", String),
    _column("generation", Integer),
    _column("opened_at", BigInteger),
    _column("player", String, server_default=""),
    _column("sitting_id", String, server_default=""),
    # Every column that the list of a device's games asks of this table.
    Index("ix_device_game_device", "device", "game_id", "role", "generation"),
    sqlite_with_rowid=False,
)
"""The role of one device in one game, and since when it has it.

``player`` is the one whose own phone it is, "" for nobody's: the pad's id, which stays the same
whatever becomes of names and people. ``sitting_id`` is its present sitting on that seat.
"""

SITTING = Table(
    "sitting",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _column("sitting_id", String, primary_key=True),
    _column("device", String, primary_key=True),
    _column("player", String),
    _column("began_at", BigInteger),
    _column("began", String),
    _column("began_by", String),
    _column("since", Integer),
    _column("ended_at", BigInteger),
    _column("ended", String),
    _column("ended_by", String),
    _column("until", Integer),
    _column("shown_until", Integer),
    sqlite_with_rowid=False,
)
"""A device that sat on the seat of ``player``, and how that began and ended.

Devices with the same ``sitting_id`` shared a sitting: the second came by its link. ``since``
and ``until`` are how many marks the game had when it began and ended, ``ended_at`` is 0 until
it has. Of the player's values before mark ``shown_until`` it sees those of earlier sittings,
too: the other player of a match has allowed it.
"""

PAPER_DRAFT = Table(
    "paper_draft",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _column("typed", Text),
    _column("updated_at", BigInteger),
    sqlite_with_rowid=False,
)
"""The draft of a game that is typed in from paper: texts that are no marks yet.

``typed`` is a JSON object of texts by the name of their field; ``updated_at`` is when somebody
typed last.
"""

TAKEOVER = Table(
    "takeover",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _column("takeover_id", String, primary_key=True),
    _column("device", String),
    _column("player", String),
    _column("asked_at", BigInteger),
    _column("answer", String),
    _column("answered_at", BigInteger),
    _column("answered_by", String),
    _column("ended_at", BigInteger),
    _column("ended_by", String),
    _column("role", String, server_default="host"),
    _column("had_role", String, server_default=""),
    _column("had_generation", Integer, server_default=text("0")),
    sqlite_with_rowid=False,
)
"""A device that asked to write in a game, or for a seat in it, and what was answered.

``role`` is what it asks to be: ``host``, or ``player`` for the seat of ``player``, who is else
whoever asked, "" where they did not say; ``order`` to see the cards that were put into their
order on another phone of ``player``; ``answer`` is "" until there is one, then
``yes`` or ``no``, by the device ``answered_by``; until then ``answered_at`` and
``answered_by`` say when which phone was shown the question as the scorer's. ``ended_at`` and
``ended_by`` are filled once the right was taken back. ``had_role`` and ``had_generation`` are
the right that the device had before a yes; "" in rows of earlier versions.
"""

EVENING_MOVE = Table(
    "evening_move",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _column("begun_at", BigInteger, nullable=True),
    _column("ended_at", BigInteger, nullable=True),
    sqlite_with_rowid=False,
)
"""A finished game that somebody moved to another evening, or out of all.

It counts as if it had begun and ended at these moments, those of a game of that evening; both
are ``None`` if it is in no evening.
"""

FORGOTTEN = Table(
    "forgotten",
    METADATA,
    _column("game_id", Key, primary_key=True),
    _column("player", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""The games and names that were taken away on purpose, so that no phone brings them back.

A row is a game, or the name of one ``player`` in it ("": the game itself). A copy of older
games that is brought back does not change it.
"""

HOUSE_RULE = Table(
    "house_rule",
    METADATA,
    _column("owner", String, primary_key=True),
    _column("house_id", String, primary_key=True),
    _column("name", String),
    _column("game", String),
    _column("options", Text),
    _column("updated_at", BigInteger),
    sqlite_with_rowid=False,
)
"""House rules: rules stored under a name by their owner; ``options`` is JSON.

No game refers to them: a game keeps the rules that it began with.
"""

PROPERTY = Table(
    "property",
    METADATA,
    _column("name", String, primary_key=True),
    _column("value", Text),
    sqlite_with_rowid=False,
)
"""A single fact about the whole database, by its name."""

GROUP = Table(
    "circle",
    METADATA,
    _group_id(primary_key=True),
    _column("name", String),
    _column("created_at", BigInteger),
    _column("generation", Integer),
    _column("asks_who", Boolean, server_default=false()),
    _column("deleted_at", BigInteger, nullable=True),
)
"""A group of people who play together; ``name`` is "" until somebody gives one.

A link, and every right that it gave, is valid while the group has the ``generation`` of that
link. ``asks_who`` when the group is always asked whom a known name means; ``deleted_at`` is
there while a deleted group can come back. Groups were called circles once: tables, columns and
addresses keep that name, so that older versions and links go on.
"""

DEVICE_GROUP = Table(
    "device_circle",
    METADATA,
    _column("device", String, primary_key=True),
    _group_id(ForeignKey("circle.group_id"), primary_key=True),
    _column("generation", Integer),
    _column("opened_at", BigInteger),
    _column("name", String, server_default=""),
    _column("seen_at", BigInteger, server_default=text("0")),
    sqlite_with_rowid=False,
)
"""A device in a group, and the generation of the link that brought it there.

``opened_at`` is later in the group that it plays in now. ``name`` is what the group calls it,
"" until somebody does; ``seen_at`` is its last visit, to the day.
"""

PERSON = Table(
    "person",
    METADATA,
    _group_id(ForeignKey("circle.group_id"), primary_key=True),
    _column("person_id", String, primary_key=True),
    _column("name", String),
    _column("look", Integer, key="sign"),
    _column("hidden", Boolean),
    _column("merged_into", String, nullable=True),
    _column("created_at", BigInteger),
    _column("merged_under", String, nullable=True),
    _column("erased_at", BigInteger, nullable=True),
    sqlite_with_rowid=False,
)
"""Somebody of a group, under the id that pads have.

One that was ``merged_into`` another is a second id of theirs; ``merged_under`` is the id that
somebody merged it with, which may mean another person by now. ``sign`` numbers the colour and
shape of their sign; since ``erased_at`` they are taken out of one game after the other.
"""

PLAYED_IN = Table(
    "played_in",
    METADATA,
    _group_id(primary_key=True),
    _column("person_id", String, primary_key=True),
    _column("begun_at", BigInteger, primary_key=True),
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    Index("ix_played_in_game_id", "game_id"),
    sqlite_with_rowid=False,
)
"""A person's part in a game; rows are ordered as the games began."""

EVENING_END = Table(
    "evening_end",
    METADATA,
    _group_id(ForeignKey("circle.group_id"), primary_key=True),
    _column("at", BigInteger, primary_key=True),
    sqlite_with_rowid=False,
)
"""The moment ``at`` which somebody ended an evening of a group."""

FINISHED = Table(
    "finished",
    METADATA,
    _column("game_id", Key, ForeignKey("game.game_id"), primary_key=True),
    _group_id(ForeignKey("circle.group_id")),
    _column("month", String),
    _column("ended_at", BigInteger),
    _column("ruleset", String),
    _column("form", Integer),
    _column("body", Text),
    Index("ix_finished_circle", "group_id", "form", "month", "ruleset"),
)
"""The facts of one finished game of a group.

They are written in ``form``; ``month`` is that in which the game ended.
"""

MONTH = Table(
    "month",
    METADATA,
    _group_id(ForeignKey("circle.group_id"), primary_key=True),
    _column("month", String, primary_key=True),
    _column("changed", Integer),
    sqlite_with_rowid=False,
)
"""The number of times that anything has ``changed`` in a month of a group."""

SPAN_SUM = Table(
    "span_sum",
    METADATA,
    _group_id(ForeignKey("circle.group_id"), primary_key=True),
    _column("span", String, primary_key=True),
    _column("ruleset", String, primary_key=True),
    _column("stamp", String),
    _column("body", Text),
)
"""The sums of the games of one ruleset ("": of all together) in a ``span``:
a month, or a year ("2026"). The ``stamp`` says of which state they are.
"""

MONTH_RATING = Table(
    "month_rating",
    METADATA,
    _group_id(ForeignKey("circle.group_id"), primary_key=True),
    _column("month", String, primary_key=True),
    _column("stamp", String),
    _column("body", Text),
)
"""Everybody's rating at the end of a month, and the way there, of the state
that the ``stamp`` says.
"""

REVISION = Table(
    "alembic_version",
    # Of tables of its own: no row of it is a game's or a group's, and Alembic looks after it.
    MetaData(),
    _column("version_num", String(32)),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The revision of all other tables, as Alembic stores it."""
