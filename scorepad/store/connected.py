"""What every part of a transaction holds."""

from sqlalchemy import Connection


class Connected:
    """Speaks to the database within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
