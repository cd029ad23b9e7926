"""A transaction: what is read and written together, by what it is about."""

from sqlalchemy import Connection

from scorepad.store.database import Properties
from scorepad.store.games import Games
from scorepad.store.groups import Groups
from scorepad.store.history import History
from scorepad.store.house_rules import HouseRules
from scorepad.store.links import Links
from scorepad.store.locks import RowLocks
from scorepad.store.marks import Marks
from scorepad.store.people import People
from scorepad.store.statistics import Statistics


class Transaction:
    """A transaction, which sees one state of the database until it ends.

    It is atomic; one that only reads refuses to write. In one that writes, reading a game locks its
    row until the end, and waits for another transaction that holds it.
    """

    def __init__(self, connection: Connection, *, may_write: bool) -> None:
        self._connection = connection
        self._locks = locks = RowLocks(connection) if may_write else None
        self.games = Games(connection, locks)
        self.marks = Marks(connection, locks)
        self.links = Links(connection, locks)
        self.groups = Groups(connection, locks)
        self.people = People(connection, locks)
        self.history = History(connection, locks)
        self.house_rules = HouseRules(connection, locks)
        self.statistics = Statistics(connection, locks)
        self.properties = Properties(connection, locks)

    def hold_shared(self) -> None:
        """Lock what games share until the transaction ends: groups, people, lists, rights."""
        if self._locks is not None:
            self._locks.hold_shared()

    def wipe(self) -> None:
        """Overwrite on the disk as well what this transaction deletes.

        A PostgreSQL server does that by itself, with the next vacuum.
        """
        if self._connection.dialect.name == "sqlite":
            self._connection.exec_driver_sql("PRAGMA secure_delete=ON")
