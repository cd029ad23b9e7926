"""Games on a PostgreSQL server."""

from contextlib import nullcontext
from importlib.util import find_spec
from typing import Any

from sqlalchemy import URL, Engine, create_engine

from scorepad.store.opened import Opened
from scorepad.store.server_schema import bring_server_up_to_date

_DRIVER = "psycopg"
_CONNECTING = 3
"""Seconds until a server that does not answer counts as away."""

_LONGEST_STATEMENT, _LONGEST_PAUSE = 10_000, 15_000
"""Milliseconds after which the server ends a statement, or a transaction that
says nothing more: whoever holds a game and is gone lets it go."""


class DatabaseServer:
    """The database behind ``url``. ``patience``: see :class:`scorepad.store.Store`.

    Raises ``ValueError`` where the driver is missing.
    """

    dialect = "postgresql"
    path = None

    def __init__(self, url: URL, patience: float) -> None:
        if find_spec(_DRIVER) is None:
            raise ValueError("for PostgreSQL, install scorepad[postgresql]")
        self._url, self._patience = url.set(drivername=f"postgresql+{_DRIVER}"), patience

    def open(self) -> Opened:
        """Nothing is asked of the server yet."""
        engine = self._engine()
        return Opened(
            # One state of the database as long as a block lasts.
            reading=engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            ),
            # A statement sees what was committed before it: whoever has waited
            # for a game finds it as the last writer left it, and goes on. On a
            # snapshot all who waited would have to begin again.
            writing=engine.execution_options(isolation_level="READ COMMITTED"),
            turn=nullcontext,
        )

    def prepare(self, opened: Opened) -> None:
        """Creates or upgrades the tables."""
        bring_server_up_to_date(opened.writing)

    def _engine(self) -> Engine:
        return create_engine(
            self._url,
            pool_size=8,
            max_overflow=24,
            pool_timeout=self._patience,
            # A server that was restarted has forgotten its connections.
            pool_pre_ping=True,
            connect_args=self._connecting(),
        )

    def _connecting(self) -> dict[str, Any]:
        """What the address itself does not say otherwise."""
        given = self._url.query
        limits = {
            "lock_timeout": int(self._patience * 1000),
            "statement_timeout": _LONGEST_STATEMENT,
            "idle_in_transaction_session_timeout": _LONGEST_PAUSE,
        }
        options = [f"-c {name}={milliseconds}" for name, milliseconds in limits.items()]
        defaults = {"connect_timeout": _CONNECTING, "application_name": "scorepad"}
        return {
            **{name: value for name, value in defaults.items() if name not in given},
            "options": " ".join([*options, str(given.get("options", ""))]).strip(),
        }
