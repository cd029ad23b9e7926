"""Games on a PostgreSQL server: who waits for whom, and what happens when it is not well."""

import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from sqlalchemy import create_engine

from scorepad.pad.marks import Mark
from scorepad.store import DatabaseTooNew, Store, StoreUnavailable
from scorepad.store import postgresql as on_server
from scorepad.store.database import HEAD, REVISIONS, upgrade_tables
from scorepad.store.failures import WrongEncoding
from scorepad.store.file_copies import check_database
from scorepad.store.migrations import context_of
from scorepad.store.tables import METADATA
from tests.kinds import soak
from tests.postgresql import Server
from tests.store.appending import append_mark
from tests.store.revisions import at_revision

NOWHERE = "postgresql://scorepad:secret@/games?host=/nowhere"


@pytest.fixture
def url(empty_on_server: str) -> str:
    """The address of a database that is ready and empty."""
    return empty_on_server


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store that is patient for a moment only, with two games."""
    store = Store(url, patience=0.1)
    with store.writing() as transaction:
        for game_id in ("game-a", "game-b"):
            transaction.games.add(game_id, 1_000, {})
    yield store
    store.close()


@pytest.fixture
def neighbour(url: str) -> Iterator[psycopg.Connection]:
    """Another program's connection to the same database."""
    with psycopg.connect(url, autocommit=True) as connection:
        yield connection


def refused(store: Store, act: Callable[[], object]) -> StoreUnavailable:
    with pytest.raises(StoreUnavailable) as caught:
        act()
    return caught.value


def write(store: Store, game_id: str, mark_id: str) -> int:
    with store.writing(game_id) as transaction:
        return append_mark(transaction, game_id, Mark(mark_id), {})


def test_a_mark_waits_for_its_own_game_and_for_no_other(
    store: Store, neighbour: psycopg.Connection
) -> None:
    with neighbour.transaction():
        neighbour.execute("SELECT 1 FROM game WHERE game_id = 'game-a' FOR UPDATE")
        assert refused(store, lambda: write(store, "game-a", "aa")).reason == "busy"
        assert write(store, "game-b", "aa") == 1
    assert write(store, "game-a", "aa") == 1


def test_whoever_waited_for_a_game_finds_it_as_the_last_writer_left_it(store: Store) -> None:
    patient = Store(str(store.location))
    asked = threading.Event()

    def wait_and_write() -> tuple[int, str]:
        with patient.writing("game-a") as transaction:
            asked.set()
            opened = transaction.games.get("game-a")
            return opened.version, transaction.marks.all("game-a")[-1].id

    with closing(patient), ThreadPoolExecutor() as pool:
        with store.writing("game-a") as transaction:
            append_mark(transaction, "game-a", Mark("first"), {})
            waiting = pool.submit(wait_and_write)
            asked.wait()
        assert waiting.result() == (1, "first")


def test_what_is_no_mark_goes_one_after_the_other(store: Store) -> None:
    def rename() -> None:
        with store.writing():
            pass

    with store.writing(), ThreadPoolExecutor() as pool:
        assert pool.submit(refused, store, rename).result().reason == "busy"
        assert pool.submit(write, store, "game-a", "aa").result() == 1
    rename()


def test_of_two_who_wait_for_each_other_one_may_try_again(url: str, store: Store) -> None:
    patient, both = Store(url), threading.Barrier(2)

    def cross(one: str, other: str) -> bool:
        try:
            with patient.writing(one) as transaction:
                transaction.games.hold(one)
                both.wait()
                transaction.games.hold(other)
        except StoreUnavailable as error:
            return error.passing
        return False

    with closing(patient), ThreadPoolExecutor() as pool:
        done = list(pool.map(cross, ("game-a", "game-b"), ("game-b", "game-a")))
    assert sorted(done) == [False, True]


def test_connections_that_were_cut_off_are_replaced_unasked(
    store: Store, neighbour: psycopg.Connection
) -> None:
    cut_off = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'scorepad' AND datname = current_database()"
    )
    write(store, "game-a", "aa")
    neighbour.execute(cut_off)
    assert write(store, "game-a", "bb") == 2

    def cut_off_within() -> None:
        with store.writing("game-a") as transaction:
            append_mark(transaction, "game-a", Mark("cc"), {})
            neighbour.execute(cut_off)

    refusal = refused(store, cut_off_within)
    assert (refusal.reason, refusal.passing) == ("away", True)
    assert write(store, "game-a", "cc") == 3


def test_where_no_server_answers_it_is_away(tmp_path: Path) -> None:
    with closing(Store(NOWHERE, folder=tmp_path)) as store:
        for act in (store.check, store.prepare, store.database.has_games):
            refusal = refused(store, act)
            assert (refusal.reason, refusal.passing) == ("away", False)
        assert "secret" not in store.location


def test_a_database_that_may_only_be_read_is_read_and_a_write_is_refused(
    postgresql: Server, tmp_path: Path
) -> None:
    url = postgresql.new_database()
    with closing(Store(url, folder=tmp_path)) as store:
        store.prepare()
        with psycopg.connect(url, autocommit=True) as connection:
            name = connection.info.dbname
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        store.close()
        store.check()
        assert refused(store, store.prepare).reason == "readonly"
        assert refused(store, lambda: write(store, "game-a", "aa")).reason == "readonly"


def test_nobody_holds_a_game_for_long(store: Store, url: str) -> None:
    def shown(store: Store, name: str) -> object:
        with store.reading() as transaction:
            return transaction._connection.exec_driver_sql(f"SHOW {name}").scalar()

    assert shown(store, "lock_timeout") == "100ms"
    assert shown(store, "statement_timeout") == "10s"
    assert shown(store, "idle_in_transaction_session_timeout") == "15s"
    with closing(Store(f"{url}&options=-c%20statement_timeout%3D7s")) as other:
        assert shown(other, "statement_timeout") == "7s"
        assert shown(other, "lock_timeout") == "5s"


def test_a_reader_sees_one_state_and_finds_no_letter_that_the_server_does_not_keep(
    store: Store,
) -> None:
    with store.reading() as transaction:
        assert transaction.games.get("game-a\0") is None
        assert transaction.links.right("game-a", "\0") is None
    with store.reading() as transaction:
        assert transaction.marks.all("game-a") == ()
        write(store, "game-a", "aa")
        assert transaction.marks.all("game-a") == ()


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_cannot_keep_every_name_is_refused_before_anything_is_in_it(
    postgresql: Server, encoding: str, tmp_path: Path
) -> None:
    name = f"in_{encoding.lower()}"
    with psycopg.connect(postgresql.dsn("postgres"), autocommit=True) as connection:
        connection.execute(
            f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0"
        )
    with closing(Store(postgresql.url(name), folder=tmp_path)) as store:
        assert isinstance(refused(store, store.prepare), WrongEncoding)
    with psycopg.connect(postgresql.dsn(name)) as connection:
        assert (
            connection.execute("SELECT 1 FROM pg_tables WHERE tablename = 'game'").fetchall() == []
        )


def test_names_are_kept_whatever_encoding_clients_of_the_server_speak(
    postgresql: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.new_database()
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    with closing(Store(url, folder=tmp_path)) as store:
        store.prepare()
        with store.writing() as transaction:
            transaction.games.add("game", 1_000, {"names": "Łukasz 😀"})
        with store.reading() as transaction:
            game = transaction.games.get("game")
            assert game.summary == {"names": "Łukasz 😀"}


def test_a_store_without_its_driver_or_with_an_unknown_option_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ValueError, match="conect_timeout"):
        Store("postgresql:///games?conect_timeout=3")
    monkeypatch.setattr("scorepad.store.postgresql.find_spec", lambda _: None)
    with pytest.raises(ValueError, match=r"scorepad\[postgresql\]"):
        Store(NOWHERE)


# Making and upgrading the tables


# Of each revision a file is upgraded by the same steps: test_database.py.
@pytest.mark.parametrize(
    "revision", [None, REVISIONS[0], *map(soak, REVISIONS[1:-2]), *REVISIONS[-2:]]
)
def test_a_database_of_any_revision_is_upgraded_and_copied_before(
    postgresql: Server, tmp_path: Path, revision: str | None
) -> None:
    url = postgresql.new_database()
    if revision is not None:
        at_revision(url, revision)
    with closing(Store(url, folder=tmp_path)) as store:
        store.prepare()
        with store.writing() as transaction:
            transaction.games.add("game-a", 1, {})
            assert append_mark(transaction, "game-a", Mark("aa"), {}) == 1
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(context_of(connection), METADATA) == []
        collations = connection.exec_driver_sql(
            "SELECT DISTINCT collation_name FROM information_schema.columns"
            " WHERE column_name = 'game_id'"
        )
        assert collations.scalars().all() == ["C"]
    engine.dispose()
    copies = [check_database(path) for path in tmp_path.glob("backups/*.db")]
    assert copies == ([] if revision in (None, HEAD) else [revision])


def test_servers_that_start_at_once_make_the_tables_once(postgresql: Server) -> None:
    url, together = postgresql.new_database(), threading.Barrier(3)

    def start(_: int) -> None:
        with closing(Store(url)) as store:
            together.wait()
            store.prepare()
            store.check()

    with ThreadPoolExecutor() as pool:
        assert list(pool.map(start, range(3))) == [None] * 3


def test_a_database_of_a_newer_version_is_refused(postgresql: Server) -> None:
    url = postgresql.new_database()
    with closing(Store(url)) as store:
        store.prepare()
        with psycopg.connect(url) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(DatabaseTooNew):
            store.prepare()


def layout(url: str) -> list[tuple[str, ...]]:
    """The columns of all tables."""
    with psycopg.connect(url) as connection:
        return connection.execute(
            "SELECT table_name, column_name, data_type FROM information_schema.columns"
            " WHERE table_schema = 'public' ORDER BY 1, 2"
        ).fetchall()


@pytest.mark.parametrize("revision", [None, REVISIONS[0]])
def test_making_or_upgrading_that_fails_before_its_end_changes_nothing_and_can_be_tried_again(
    postgresql: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, revision: str | None
) -> None:
    def fail_late(connection):
        upgrade_tables(connection)
        raise InterruptedError

    url = postgresql.new_database()
    if revision is not None:
        at_revision(url, revision, "INSERT INTO game VALUES ('game-a', 1, 2, 0, 1, 1, '{}')")
    before = layout(url)
    with closing(Store(url, folder=tmp_path)) as store:
        with monkeypatch.context() as patch:
            patch.setattr(on_server, "upgrade_tables", fail_late)
            with pytest.raises(InterruptedError):
                store.prepare()
        assert layout(url) == before
        if revision is None:
            assert before == []
            assert refused(store, store.check).reason == "broken"
        else:
            assert store.database.facts().revision == revision
        store.prepare()
        assert store.database.facts().revision == HEAD
        with store.reading() as transaction:
            assert (transaction.games.get("game-a") is None) == (revision is None)


def test_a_connection_that_breaks_and_comes_back_is_said_once_each(
    postgresql: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "scorepad.database")
    store, other = (Store(url) for url in [postgresql.new_database()] * 2)
    store.prepare()
    with ExitStack() as readers:
        for _ in range(3):
            readers.enter_context(store.reading())
    with other.writing() as transaction:
        transaction._connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid != pg_backend_pid() AND datname = current_database()"
        )
    store.check()
    store.check()
    store.close()
    other.close()
    assert [record.getMessage() for record in caplog.records] == [
        "The connection to the database broke.",
        "The database answers again.",
    ]
