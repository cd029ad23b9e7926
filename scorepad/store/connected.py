"""What every part of a transaction holds."""

from sqlalchemy import Connection, Insert

from scorepad.store.kept_once import Adding


class Connected:
    """Speaks to the database within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _words(self, adding: Adding) -> Insert:
        """The statement as this database understands it."""
        return adding[self._connection.dialect.name]
