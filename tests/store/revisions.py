"""Databases as earlier versions left them."""

from pathlib import Path

from sqlalchemy import create_engine

from scorepad.store import migrations
from scorepad.store.sqlite_library import sqlite3


def at_revision(place: Path | str, revision: str, *statements: str) -> None:
    """Makes the database, a file or an address, as the version of that revision
    made it, and has it hold what the statements write."""
    engine = (
        create_engine(f"sqlite:///{place}", module=sqlite3)
        if isinstance(place, Path)
        else create_engine(place)
    )
    with engine.begin() as connection:
        migrations.migrate(connection, revision)
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()
