"""The store of one server: its transactions, and copies of its database."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, func, select

from scorepad.store.database import Database, Properties
from scorepad.store.database_url import NO_DATABASE, read_url
from scorepad.store.evenings import Evenings
from scorepad.store.failures import failures_named
from scorepad.store.file_copies import write_copy, write_unchecked
from scorepad.store.games import GAME_STATE, Games
from scorepad.store.group_links import GroupLinks
from scorepad.store.groups import Groups
from scorepad.store.history import History
from scorepad.store.house_rules import HouseRules
from scorepad.store.journal import JournalMode
from scorepad.store.links import Links
from scorepad.store.marks import Marks
from scorepad.store.paper_drafts import PaperDrafts
from scorepad.store.people import People
from scorepad.store.progress import Say, silent
from scorepad.store.rows import GameState
from scorepad.store.seasons import Seasons
from scorepad.store.sittings import Sittings
from scorepad.store.sqlite import DatabaseFile
from scorepad.store.statistics import Statistics
from scorepad.store.tables import GAME
from scorepad.store.takeovers import Takeovers
from scorepad.store.whole_games import WholeGames


class Transaction:
    """A transaction, which sees one state of the database until it ends.

    It is atomic; one that only reads refuses to write. In one that writes, reading a game locks its
    row until the end, and waits for another transaction that holds it.
    """

    def __init__(self, connection: Connection, *, may_write: bool) -> None:
        self._connection = connection
        self.is_wiping = False
        held: set[str] | None = set() if may_write else None
        self.games = Games(connection, held)
        self.marks = Marks(connection, held)
        self.links = Links(connection, held)
        self.paper_drafts = PaperDrafts(connection, held)
        self.takeovers = Takeovers(connection, held)
        self.sittings = Sittings(connection, held)
        self.groups = Groups(connection, held)
        self.group_links = GroupLinks(connection, held)
        self.people = People(connection, held)
        self.history = History(connection, held)
        self.house_rules = HouseRules(connection, held)
        self.evenings = Evenings(connection, held)
        self.seasons = Seasons(connection, held)
        self.statistics = Statistics(connection, held)
        self.properties = Properties(connection, held)
        self.whole_games = WholeGames(connection, held)

    def hold_shared(self) -> None:
        """Lock what games share until the transaction ends: groups, people, lists, rights.

        SQLite needs no such lock, since it has only one writer at a time.
        """
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(_HOLD_SHARED)

    def wipe(self) -> None:
        """Overwrite on the disk as well what this transaction deletes.

        A PostgreSQL server does that by itself, with the next vacuum.
        """
        if self._connection.dialect.name == "sqlite":
            self._connection.exec_driver_sql("PRAGMA secure_delete=ON")
            self.is_wiping = True


_SHARED = 7_305_211_934_106
"""The key of the advisory lock, unlikely to be used by other programs on the server."""

_HOLD_SHARED = select(func.pg_advisory_xact_lock(_SHARED))
_ANY_GAME = select(GAME.c.version).limit(1)


class Store:
    """The games behind one database address.

    ``url`` is an SQLAlchemy address of an SQLite file or of a database on a
    PostgreSQL server; anything else is a ``ValueError``. ``patience`` is how
    many seconds a transaction waits for another one before it is refused as
    busy; copies of a server's games are kept in ``folder``. ``journal`` is the
    mode that a file is to have, see :func:`scorepad.store.journal.why_no_log`.
    Nothing is opened before it is needed.
    """

    def __init__(
        self,
        url: str,
        patience: float = 5.0,
        folder: Path = Path(),
        journal: JournalMode | None = None,
    ) -> None:
        address = read_url(url)
        backend = address.get_backend_name()
        if backend == "sqlite":
            self.database: Database = DatabaseFile(address, patience, journal)
        elif backend == "postgresql":
            # With what it stands on it takes a twentieth of a start.
            from scorepad.store.postgresql import DatabaseServer

            self.database = DatabaseServer(address, patience, folder)
        else:
            raise ValueError(NO_DATABASE)
        self.dialect = self.database.dialect
        self.location = self.database.location
        self.backup_base = self.database.backup_base

    def prepare(self, *, alone: bool = False) -> None:
        """Create the database or upgrade it, see :class:`scorepad.store.database.Database`."""
        self.database.prepare(alone=alone)

    def check(self) -> None:
        """Read once. Raises :class:`StoreUnavailable` when games can't be read."""
        with failures_named(), self.database.engines.reading.connect() as connection:
            connection.execute(_ANY_GAME).all()

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        """Read one snapshot of the database for the block.

        Keep it short: with a rollback journal, commits wait for it.
        """
        with failures_named(), self.database.engines.reading.connect() as connection:
            yield Transaction(connection, may_write=False)

    def game_state(self, game_id: str, device: str) -> GameState | None:
        """Return the state of the game and the role of the device in it.

        ``None`` where the device has no right to the game. It is one statement without a
        transaction, for phones that poll. Raises :class:`StoreUnavailable`.
        """
        values = {"game_id": game_id, "device": device}
        row = GAME_STATE.first(self.database.engines.polling, values)
        return None if row is None else GameState(*row)

    @contextmanager
    def writing(self, only: str | None = None) -> Iterator[Transaction]:
        """Write in one transaction: when the block ends, all of it is on disk.

        An exception in the block rolls everything back. :class:`StoreUnavailable` may be raised at
        the end, too; then nothing was written, unless the connection to a server broke in the
        moment of the commit.

        Args:
            only: the id of the one game that the block writes. Other games can then be written at
                the same time, where the database can do that. Without it, the block locks all that
                games share; only marks in games that it has not read can be written meanwhile.
        """
        engines = self.database.engines
        with engines.turn(), failures_named():
            with engines.writing.begin() as connection:
                transaction = Transaction(connection, may_write=True)
                if only is None:
                    transaction.hold_shared()
                yield transaction
                transaction.statistics.count_changes()
            self.database.shorten_log(wiped=transaction.is_wiping)

    def copy(self, target: Path, *, replace: bool, say: Say = silent) -> None:
        """Write a checked copy as an SQLite file; see :mod:`scorepad.store.file_copies`."""
        make = partial(self.database.copy_into, say=say)
        write_copy(make, target, replace=replace, say=say)

    def copy_unchecked(self, target: Path) -> None:
        """Write all games, damaged ones too, into the new SQLite file ``target``, to read them.

        Raises :class:`StoreUnavailable`.
        """
        write_unchecked(self.database.copy_into, target)

    def waiting_writes(self) -> int:
        """Return how many transactions of this process wait for their turn to write."""
        return self.database.engines.waiting()

    def restore(self, copy: Path, replaced: Path, say: Say = silent) -> None:
        """Bring back the games of ``copy``; see :func:`scorepad.store.restore.replace_database`."""
        # Connections that are open would go on reading the replaced file.
        self.close()
        self.database.restore(copy, replaced, say)

    def close(self) -> None:
        """Close this process's idle connections; the store can be used again."""
        self.database.close()
