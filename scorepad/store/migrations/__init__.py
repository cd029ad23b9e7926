"""Every change of the tables since the first, applied with Alembic, without an ini file.

A new revision is a module in ``versions/`` and a line in ``database.REVISIONS``; tables that are
there already are changed with ``op.batch_alter_table``. It runs on SQLite and on PostgreSQL; ids of
games are of the type ``Key`` everywhere.
"""

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from scorepad.store.tables import METADATA


def scripts() -> ScriptDirectory:
    """Return the revisions as Alembic sees them."""
    return ScriptDirectory(str(Path(__file__).parent))


def context_of(connection: Connection) -> MigrationContext:
    """Return what Alembic needs to know to change or compare the tables behind ``connection``."""
    return MigrationContext.configure(
        connection, opts={"target_metadata": METADATA, "render_as_batch": True}
    )


def migrate(connection: Connection, to: str) -> None:
    """Take the tables from where they are to the revision ``to``.

    Runs within the connection's transaction and leaves the commit to the caller.
    """
    directory = scripts()
    context = context_of(connection)
    steps = list(directory.iterate_revisions(to, context.get_current_revision() or "base"))
    with Operations.context(context):
        for step in reversed(steps):
            step.module.upgrade()
            context.stamp(directory, step.revision)
