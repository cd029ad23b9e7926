"""The revisions of the tables, on every database."""

from sqlalchemy import Connection, inspect, text

from scorepad.store.failures import DatabaseTooNew

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
"""Every revision, oldest first; kept here because Alembic takes a third of a second to import."""

HEAD = REVISIONS[-1]


def known_revision(connection: Connection) -> str | None:
    """Return the revision that the tables are at; ``None`` when there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    if revision is not None and revision not in REVISIONS:
        raise DatabaseTooNew(revision)
    return revision
