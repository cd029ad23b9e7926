"""The tables of the database.

``game_id`` comes first in every key of a game's, so that games can be spread by it.

Times are whole Unix seconds. ``summary``, ``body`` and ``options`` are JSON
kept as text, which every database gives back letter by letter.
"""

from collections.abc import Mapping
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
"""All tables; what changed them is in ``migrations``."""


def _column(name: str, kind: type[TypeEngine[Any]], *refers: ForeignKey, **how: Any) -> Column[Any]:
    """Return a column that always has a value, unless ``how`` says that it may have none."""
    return Column(name, kind, *refers, **{"nullable": False, **how})


def _game_id(*, refers: bool = True) -> Column[Any]:
    """Return the column that begins the key of whatever belongs to a game."""
    return _column("game_id", Key, *[ForeignKey("game.game_id")] * refers, primary_key=True)


def _group_id(*, refers: bool = True, **how: Any) -> Column[Any]:
    """Return the column of a group's id; groups were called circles once.

    Tables and columns keep that name, so that older versions and links go on.
    """
    refer = [ForeignKey("circle.group_id")] * refers
    return _column("circle_id", String, *refer, key="group_id", **how)


# Without a row id SQLite keeps the marks of one game side by side, in order,
# and writes one tree less with each of them.
_CLUSTERED: Mapping[str, Any] = {"sqlite_with_rowid": False}

GAME = Table(
    "game",
    METADATA,
    _game_id(refers=False),
    _column("created_at", BigInteger),
    _column("updated_at", BigInteger),
    _column("version", Integer),
    _column("host_generation", Integer),
    _column("view_generation", Integer),
    _column("summary", Text),
    _group_id(nullable=True),
    _column("deleted_at", BigInteger, nullable=True),
    _column("ruleset", String, server_default=""),
    _column("over", Boolean, server_default=false()),
    _column("edition", Integer, server_default=text("0")),
    _column("digest", BigInteger, server_default=text("0")),
    Index("ix_game_circle", "group_id", "deleted_at", "over", "created_at", "game_id"),
    Index(
        "ix_game_circle_ruleset",
        *("group_id", "ruleset", "deleted_at", "over", "created_at", "game_id"),
    ),
)
"""Games.

``version`` is the number of a game's marks, ``edition`` how often marks were written anew, which
happens only to take somebody's name away; ``digest`` is :func:`scorepad.pad.marks.digest` of all
its marks.

A right is good while it carries the present generation of its role. ``ruleset`` and ``over`` repeat
what the summary says, so that lists are found by them; ``deleted_at`` is there while a deleted game
can come back.
"""

MARK = Table(
    "mark",
    METADATA,
    _game_id(),
    _column("number", Integer, primary_key=True),
    _column("mark_id", String),
    _column("body", Text),
    _column("by", String),
    _column("at", BigInteger),
    UniqueConstraint("game_id", "mark_id", name="uq_mark_game_id_mark_id"),
    **_CLUSTERED,
)
"""Marks; ``number`` is 1-based and dense within its game."""

DEVICE_GAME = Table(
    "device_game",
    METADATA,
    _game_id(),
    _column("device", String, primary_key=True),
    _column("role", String),
    _column("generation", Integer),
    _column("opened_at", BigInteger),
    # Every column that the list of a device's games asks of this table.
    Index("ix_device_game_device", "device", "game_id", "role", "generation"),
    **_CLUSTERED,
)
"""The role of a device in a game, and since when it has it."""

PAPER_DRAFT = Table(
    "paper_draft",
    METADATA,
    _game_id(),
    _column("typed", Text),
    _column("updated_at", BigInteger),
    **_CLUSTERED,
)
"""The drafts of games that are typed in from paper: texts that are no marks yet.

``typed`` is a JSON object of texts by the name of their field; ``updated_at`` is when somebody
typed last.
"""

TAKEOVER = Table(
    "takeover",
    METADATA,
    _game_id(),
    _column("takeover_id", String, primary_key=True),
    _column("device", String),
    _column("player", String),
    _column("asked_at", BigInteger),
    _column("answer", String),
    _column("answered_at", BigInteger),
    _column("answered_by", String),
    _column("ended_at", BigInteger),
    _column("ended_by", String),
    **_CLUSTERED,
)
"""Devices that only saw a game and asked to write in it, and what was answered.

``player`` is who asked, "" where they did not say; ``answer`` is "" until there is one, then
``yes`` or ``no``, by the device ``answered_by``. ``ended_at`` and ``ended_by`` are filled once the
right was taken back.
"""

FORGOTTEN = Table(
    "forgotten",
    METADATA,
    _game_id(refers=False),
    _column("player", String, primary_key=True),
    **_CLUSTERED,
)
"""The games and names that were taken away on purpose, so that no phone brings them back.

A row is a game, or the name of one ``player`` in it ("": the game itself). A copy of older games
that is brought back does not change it.
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
    **_CLUSTERED,
)
"""House rules: rules stored under a name by their owner; ``options`` is JSON.

No game refers to them: a game keeps the rules that it began with.
"""

PROPERTY = Table(
    "property",
    METADATA,
    _column("name", String, primary_key=True),
    _column("value", Text),
    **_CLUSTERED,
)
"""Single facts about the whole database, by their names."""

GROUP = Table(
    "circle",
    METADATA,
    _group_id(refers=False, primary_key=True),
    _column("name", String),
    _column("created_at", BigInteger),
    _column("generation", Integer),
    _column("asks_who", Boolean, server_default=false()),
)
"""Groups of people who play together; ``name`` is "" until somebody gives one.

A link, and every right that it gave, is valid while the group has the ``generation`` of that link.
``asks_who`` when the group is always asked whom a known name means.
"""

DEVICE_GROUP = Table(
    "device_circle",
    METADATA,
    _column("device", String, primary_key=True),
    _group_id(primary_key=True),
    _column("generation", Integer),
    _column("opened_at", BigInteger),
    **_CLUSTERED,
)
"""A device in a group, and the generation of the link that brought it there.

``opened_at`` is later in the group that it plays in now.
"""

PERSON = Table(
    "person",
    METADATA,
    _group_id(primary_key=True),
    _column("person_id", String, primary_key=True),
    _column("name", String),
    _column("look", Integer, key="sign"),
    _column("hidden", Boolean),
    _column("merged_into", String, nullable=True),
    _column("created_at", BigInteger),
    _column("merged_under", String, nullable=True),
    **_CLUSTERED,
)
"""People of a group, under the ids that pads have.

One that was ``merged_into`` another is a second id of theirs; ``merged_under`` is the id that
somebody merged it with, which may mean another person by now. ``sign`` numbers the colour and shape
of their sign.
"""

PLAYED_IN = Table(
    "played_in",
    METADATA,
    _group_id(refers=False, primary_key=True),
    _column("person_id", String, primary_key=True),
    _column("begun_at", BigInteger, primary_key=True),
    _game_id(),
    Index("ix_played_in_game_id", "game_id"),
    **_CLUSTERED,
)
"""A person's part in a game; rows are ordered as the games began."""

FINISHED = Table(
    "finished",
    METADATA,
    _game_id(),
    _group_id(),
    _column("month", String),
    _column("ended_at", BigInteger),
    _column("ruleset", String),
    _column("form", Integer),
    _column("body", Text),
    Index("ix_finished_circle", "group_id", "form", "month", "ruleset"),
)
"""The facts of the finished games of groups.

They are written in ``form``; ``month`` is that in which the game ended.
"""

MONTH = Table(
    "month",
    METADATA,
    _group_id(primary_key=True),
    _column("month", String, primary_key=True),
    _column("changed", Integer),
    **_CLUSTERED,
)
"""The number of times that anything has ``changed`` in a month of a group."""

SPAN_SUM = Table(
    "span_sum",
    METADATA,
    _group_id(primary_key=True),
    _column("span", String, primary_key=True),
    _column("ruleset", String, primary_key=True),
    _column("stamp", String),
    _column("body", Text),
)
"""The sums of the games of one ruleset ("": of all together) in a ``span``.

It is a month, or a year ("2026"). The ``stamp`` says of which state they are.
"""

MONTH_RATING = Table(
    "month_rating",
    METADATA,
    _group_id(primary_key=True),
    _column("month", String, primary_key=True),
    _column("stamp", String),
    _column("body", Text),
)
"""Everybody's rating at the end of a month, and the way there, of the state of the ``stamp``."""
