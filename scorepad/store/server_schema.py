"""Bringing the tables on a PostgreSQL server up to what this version of the program expects."""

from collections.abc import Callable

from sqlalchemy import Engine

from scorepad.store.carrying import lift_limits
from scorepad.store.failures import StoreUnavailable, failures_named
from scorepad.store.schema import HEAD, known_revision

_UPGRADING = 7_305_211_934_105
"""A number for the lock, which nobody else on the server uses."""

_MAY_WRITE = """
SELECT current_setting('transaction_read_only') = 'off' AND has_table_privilege('mark', 'INSERT')
"""


def bring_server_up_to_date(engine: Engine, before_upgrade: Callable[[], None]) -> None:
    """Creates or upgrades the tables, in one transaction; quick when there is nothing to do.

    Servers that start at once wait for each other. Raises like
    :func:`scorepad.store.schema.bring_up_to_date`.
    """
    with failures_named():
        with engine.connect() as connection:
            revision = known_revision(connection)
            if revision == HEAD:
                if not connection.exec_driver_sql(_MAY_WRITE).scalar():
                    raise StoreUnavailable("readonly")
                return
        if revision is not None:
            before_upgrade()
        from scorepad.store.migrations import migrate  # brings Alembic, see REVISIONS

        with engine.begin() as connection:
            # An upgrade may take its time, and so may whoever waits for one.
            lift_limits(connection)
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
            if known_revision(connection) != HEAD:
                migrate(connection, HEAD)
