"""Why a PostgreSQL server lets nobody in: each reason has its sentence, and none a password."""

from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner
from sqlalchemy import make_url

from scorepad.cli import main
from scorepad.startup import NotReady, prepare_server
from scorepad.store import Store, StoreUnavailable
from scorepad.store.postgresql_trouble import sentence_about
from scorepad.store.sqlite_library import sqlite3
from tests.postgresql import Server
from tests.postgresql import server as postgresql_server

PASSWORD = "r1ght-0ne"
WRONG = "wr0ng-0ne"
ROLES = f"""
CREATE ROLE lena LOGIN PASSWORD '{PASSWORD}'; CREATE ROLE resting; CREATE ROLE peter LOGIN;
CREATE ROLE stranger LOGIN
"""
DOORS = "local all lena scram-sha-256\nlocal all peter peer\nlocal all stranger reject\n"


@pytest.fixture(scope="module")
def guarded(needs_postgresql: None):
    """A server that asks for passwords, with the database ``games``."""
    with postgresql_server() as running:
        doors = running._data / "pg_hba.conf"
        doors.write_text(DOORS + doors.read_text())
        with psycopg.connect(running.dsn("postgres"), autocommit=True) as connection:
            connection.execute(ROLES)
            connection.execute("CREATE DATABASE games")
            for name in ("LATIN1", "SQL_ASCII"):
                connection.execute(
                    f"CREATE DATABASE {name} ENCODING '{name}' LOCALE 'C' TEMPLATE template0"
                )
            connection.execute("SELECT pg_reload_conf()")
        yield running


def why(url: str, tmp_path: Path) -> str:
    with pytest.raises(NotReady) as caught:
        prepare_server({"SCOREPAD_DATABASE_URL": url}, tmp_path)
    said = str(caught.value)
    assert said.count("\n") == 0
    assert said.endswith((".", "?"))
    for piece in (PASSWORD, WRONG, "r1ght", "wr0ng", "0ne"):
        assert piece not in said
    return said


@pytest.mark.parametrize(
    ("user", "named", "sentence"),
    [
        (f"lena:{WRONG}", "games", 'password authentication failed for user "lena").'),
        ("lena", "games", "fe_sendauth: no password supplied)."),
        (
            "nobody",
            "games",
            'by nobody (connection failed: connection to server on socket "{place}',
        ),
        ("nobody", "games", 'FATAL: role "nobody" does not exist). Server, user,'),
        ("scorepad", "nowhere", 'database "nowhere" does not exist).'),
        ("resting", "games", 'role "resting" is not permitted to log in).'),
        ("peter", "games", 'Peer authentication failed for user "peter").'),
        ("stranger", "games", "games at {place} can't be opened by stranger (connection failed: "),
        ("stranger", "games", "pg_hba.conf rejects connection"),
        (f"lena:{PASSWORD}", "games", "may not make tables in the database games (permission "),
        (f"lena:{PASSWORD}", "games", ", SQLSTATE 42501): make lena its owner"),
        ("scorepad", "latin1", "The database latin1 at {place} keeps its text as LATIN1"),
        ("scorepad", "sql_ascii", "keeps its text as SQL_ASCII"),
    ],
)
def test_whom_the_server_refuses_is_told_why(
    guarded: Server, tmp_path: Path, user: str, named: str, sentence: str
) -> None:
    url = f"postgresql://{user}@/{named}?host={guarded._folder}"
    assert sentence.format(place=guarded._folder) in why(url, tmp_path)


def test_what_the_sentence_advises_lets_the_user_in(guarded: Server, tmp_path: Path) -> None:
    url = f"postgresql://lena:{PASSWORD}@/hers?host={guarded._folder}"
    with psycopg.connect(guarded.dsn("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE hers")
        assert "ALTER DATABASE hers OWNER TO lena" in why(url, tmp_path)
        connection.execute("ALTER DATABASE hers OWNER TO lena")
    prepare_server({"SCOREPAD_DATABASE_URL": url}, tmp_path)


def test_a_password_in_an_option_is_hidden_as_well(guarded: Server, tmp_path: Path) -> None:
    url = f"postgresql:///games?host={guarded._folder}&user=lena&password={WRONG}"
    assert "password authentication failed" in why(url, tmp_path)
    assert WRONG not in Store(url).location


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("nowhere.invalid", "at nowhere.invalid can't be opened by lena (failed to resolve host"),
        ("127.0.0.1:1", "at 127.0.0.1, port 1 can't be opened by lena (connection failed: "),
        ("127.0.0.1:1", "Connection refused"),
        ("127.0.0.1:70000", 'invalid port number: "70000"'),
    ],
)
def test_where_no_server_is_it_is_said(
    needs_postgresql: None, tmp_path: Path, place: str, sentence: str
) -> None:
    assert sentence in why(f"postgresql://lena:{WRONG}@{place}/games", tmp_path)


def test_where_there_is_no_socket_its_folder_is_named(
    needs_postgresql: None, tmp_path: Path
) -> None:
    said = why(f"postgresql://lena:{WRONG}@/games?host=/nowhere", tmp_path)
    assert "at /nowhere can't be opened by lena (connection " in said
    assert "No such file or directory" in said


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("sslmod=require", "the option sslmod, which there is none of; sslmode is meant?"),
        ("zzz=1", "the option zzz, which there is none of."),
        ("connect_timeout=soon", "connect_timeout is a whole number of seconds"),
        ("sslmode=perhaps", 'invalid sslmode value: "perhaps"'),
        ("options=-c%20nonsense%3D1", 'unrecognized configuration parameter "nonsense"'),
    ],
)
def test_an_option_that_can_not_be_is_named(
    guarded: Server, tmp_path: Path, option: str, sentence: str
) -> None:
    url = f"postgresql://scorepad@/games?host={guarded._folder}&{option}"
    assert sentence in why(url, tmp_path)


@pytest.mark.parametrize(
    "rest",
    [
        f"lena:{WRONG}@{PASSWORD}@host/games",
        f"lena:{WRONG}@{PASSWORD}:x@host/games",
        f"lena:{WRONG}@{PASSWORD}/x@host/games",
        f"lena:{WRONG}@{PASSWORD}?x=0ne@host/games",
        f"lena:{WRONG}/games",
    ],
)
def test_a_password_that_is_not_escaped_is_told_how_to_be(tmp_path: Path, rest: str) -> None:
    for scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        said = why(f"{scheme}://{rest}", tmp_path)
        assert "in a password, @ / : ? # % in it are written %40 %2F %3A %3F %23 %25" in said


def test_a_password_of_figures_is_not_taken_for_a_port(
    needs_postgresql: None, tmp_path: Path
) -> None:
    assert "40961" not in why("postgresql://nowhere.invalid:40961/games", tmp_path)
    assert "40961" not in Store("postgresql://nowhere.invalid:40961/games").location


def test_the_short_scheme_is_the_same(postgresql: Server, tmp_path: Path) -> None:
    url = postgresql.new_database()
    short = url.replace("postgresql://", "postgres://")
    prepare_server({"SCOREPAD_DATABASE_URL": short}, tmp_path)
    with closing(Store(url)) as store:
        store.check()


def test_what_psycopg_says_is_passed_on_in_any_language_but_for_passwords() -> None:
    error = StoreUnavailable("away")
    error.__cause__ = Exception()
    error.__cause__.orig = psycopg.OperationalError("FATAL : secret n’ouvre pas\n\t« games »")
    said = sentence_about(error, make_url("postgresql://lena:secret@pad/games"))
    assert "at pad can't be opened by lena (FATAL : *** n’ouvre pas « games »). " in said


def test_a_statement_that_fails_is_told_by_its_sqlstate(postgresql: Server) -> None:
    with closing(Store(postgresql.new_database())) as store:
        store.prepare()
        too_long = "SET LOCAL statement_timeout = 1; SELECT pg_sleep(1)"
        with pytest.raises(StoreUnavailable) as caught, store.reading() as transaction:
            transaction._connection.exec_driver_sql(too_long)
        said = store.database.explain(caught.value)
    assert said is not None
    assert said.startswith("The database ")
    words = "canceling statement due to statement timeout, SQLSTATE 57014"
    assert said.endswith(f" can't be used ({words}); try again.")


def test_a_failure_of_the_file_that_is_the_copy_is_not_said_to_be_the_servers() -> None:
    error = StoreUnavailable("full")
    error.__cause__ = Exception()
    error.__cause__.orig = sqlite3.OperationalError("database or disk is full")
    assert sentence_about(error, make_url("postgresql://pad/games")) is None


def test_a_backup_says_it_too(guarded: Server, tmp_path: Path) -> None:
    url = f"postgresql://lena:{WRONG}@/games?host={guarded._folder}"
    runner = CliRunner(env={"SCOREPAD_DATABASE_URL": url})
    said = runner.invoke(main, ["backup", str(tmp_path / "copy.db"), "--instance", str(tmp_path)])
    assert said.exit_code == 1
    assert "password authentication failed" in said.output
