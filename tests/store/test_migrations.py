from alembic.autogenerate import compare_metadata
from sqlalchemy import create_engine

from scorepad.store.database import HEAD, REVISIONS
from scorepad.store.migrations import context_of, migrate, scripts
from scorepad.store.tables import GAME


def test_there_is_one_head_and_the_list_of_revisions_is_whole():
    assert scripts().get_heads() == [HEAD]
    assert [script.revision for script in scripts().walk_revisions()] == list(REVISIONS)[::-1]


def test_the_newest_revision_makes_the_tables_that_the_program_expects():
    migrated, declared = create_engine("sqlite://"), create_engine("sqlite://")
    with migrated.begin() as connection:
        migrate(connection, HEAD)
        assert compare_metadata(context_of(connection), GAME.metadata) == []
        # What Alembic does not compare, constraints and clustering, SQLite does.
        made = layout(connection)
    GAME.metadata.create_all(declared)
    with declared.begin() as connection:
        assert layout(connection) == {
            name: columns for name, columns in made.items() if name != "alembic_version"
        }
    migrated.dispose()
    declared.dispose()


def layout(connection) -> dict[str, tuple]:
    def ask(pragma: str, name: str) -> list[tuple]:
        return [tuple(row) for row in connection.exec_driver_sql(f"PRAGMA {pragma}({name})")]

    tables = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    return {
        name: (
            "WITHOUT ROWID" in sql,
            ask("table_info", name),
            ask("foreign_key_list", name),
            {index: ask("index_info", index) for _, index, *_ in ask("index_list", name)},
        )
        for name, sql in tables.all()
    }
