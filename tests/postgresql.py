"""A PostgreSQL server of the tests' own, with a database for each who asks."""

import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

try:
    import psycopg
    from psycopg import sql
except ImportError:  # there is no wheel for every machine
    psycopg = None

SQLITE, POSTGRESQL = "sqlite", "postgresql"
"""The kinds of databases, by whose names tests are parametrized."""

REQUIRED = "SCOREPAD_TESTS_NEED_POSTGRESQL"
"""Where this is set, tests fail without PostgreSQL instead of being left out."""

MISSING = "PostgreSQL or psycopg is not installed"
PATIENCE = 60
_NOBODY = ("postgres", "nobody")
_SET_PARENT_DEATH_SIGNAL = 1
_FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
_SETTINGS = {"listen_addresses": "", "max_connections": "200", "autovacuum": "off"}


def is_there() -> bool:
    """Return whether this machine has all that these tests need."""
    return binaries() is not None and psycopg is not None


def binaries() -> Path | None:
    """The folder of the newest server's programs, or ``None`` where there is none."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3])
    )
    found = shutil.which("postgres")
    return debian[-1].parent if debian else Path(found).parent if found else None


class Server:
    """One server in ``folder``, reached by a socket there; nobody else can."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        programs = binaries()
        assert is_there(), MISSING
        assert programs is not None
        self._programs, self._folder = programs, folder
        self._settings = _SETTINGS if durable else {**_SETTINGS, **_FAST}
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        # It refuses to run as root.
        self._user = _somebody() if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "scorepad", "-E", "UTF8")

    def start(self) -> None:
        """Comes back once it answers."""
        self._begin()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.dsn("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self._folder / "log").read_text()
                time.sleep(0.02)
                # Those whom a killed server left behind may not have noticed yet.
                if self._process.poll() is not None:
                    self._begin()
            else:
                return

    def _begin(self) -> None:
        settings = {**self._settings, "unix_socket_directories": str(self._folder)}
        options = [f"--{name}={value}" for name, value in settings.items()]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), *options],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self._folder,
                preexec_fn=_end_with_parent,
            )

    def kill(self) -> None:
        """As when the power fails: nothing is said, nothing is brought in order."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT at once, SIGINT when it has brought itself in order."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def dsn(self, name: str) -> str:
        return f"host={self._folder} user=scorepad dbname={name}"

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://scorepad@/{name}?host={self._folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._data), *arguments]
        subprocess.run(
            command, user=self._user, cwd=self._folder, check=True, stdout=subprocess.DEVNULL
        )


@contextmanager
def server(*, durable: bool = False) -> Iterator[Server]:
    """A running server that is gone after the block. It is quick, and holds a
    crash of the machine for impossible, unless it is ``durable``."""
    # A socket's path may have no more than a hundred letters.
    with tempfile.TemporaryDirectory(prefix="scorepad-", dir="/tmp") as name:
        running = Server(Path(name), durable=durable)
        running.start()
        try:
            yield running
        finally:
            running.stop()


@contextmanager
def emptied(url: str) -> Iterator[Callable[[], None]]:
    """What takes every row out of the tables of the newest revision.

    All by one connection: a new one first reads what tables there are, which takes twenty times as
    long.
    """
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(
            "SELECT tablename FROM pg_tables"
            " WHERE schemaname = 'public' AND tablename != 'alembic_version'"
        )
        tables = [sql.Identifier(name) for (name,) in found.fetchall()]
        # Twenty times as quick as TRUNCATE; references are not looked at meanwhile.
        all_at_once = sql.SQL("; ").join(
            [
                sql.SQL("BEGIN; SET LOCAL session_replication_role = replica"),
                *(sql.SQL("DELETE FROM {}").format(table) for table in tables),
                sql.SQL("COMMIT"),
            ]
        )

        def empty() -> None:
            connection.execute(all_at_once)

        yield empty


def _somebody() -> str:
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in _NOBODY if name in known)


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGQUIT)
