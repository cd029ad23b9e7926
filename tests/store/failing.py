"""What goes wrong with a database file, run as ``python failing.py FOLDER ACT...``.

Says the library, and then of each act what the store makes of the failure: its reason and SQLite's
code. Each is done by a process and in a folder of its own, with a copy of one database.
"""

import os
import resource
import shutil
import sys
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from scorepad.pad.marks import Mark
from scorepad.store import AlreadyThere, Store, StoreUnavailable, Transaction
from scorepad.store.sqlite_library import sqlite3

LARGE = {"note": "x" * 200_000}


def write(store: Store, summary: dict | None = None) -> None:
    with store.writing() as transaction:
        append(transaction, summary or {})


def append(transaction: Transaction, summary: dict) -> None:
    transaction.marks.append_all(transaction.games.get("game-a"), [Mark("aa")], summary)


def twice(store: Store, _path: Path) -> None:
    with store.writing() as transaction:
        transaction.games.add("game-a", 1, {})


def busy(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        write(store)


def full(store: Store, _path: Path) -> None:
    with store.writing() as transaction:
        transaction._connection.exec_driver_sql("PRAGMA max_page_count=1")
        append(transaction, LARGE)


def quota(store: Store, path: Path) -> None:
    """The system refuses to let a file grow, as where somebody's share is used up."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, resource.RLIM_INFINITY))
    write(store, LARGE)


def readonly_file(store: Store, path: Path) -> None:
    path.chmod(0o444)
    give_up_rights(path.parent)
    write(store)


def give_up_rights(folder: Path) -> None:
    """Root may write everywhere, so it becomes somebody else, who has the folder."""
    if os.geteuid() == 0:
        for each in (folder, *folder.parents):
            if each.stat().st_mode & 0o005 != 0o005:
                each.chmod(0o755)
        os.setuid(65534)


def damaged(store: Store, path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    write(store)


def no_database(store: Store, path: Path) -> None:
    path.write_bytes(b"nonsense" * 1_000)
    write(store)


def missing(store: Store, path: Path) -> None:
    path.unlink()
    write(store)


def main(folder: Path, *acts: str) -> None:
    print(sqlite3.__name__.partition(".")[0], flush=True)
    prepared = folder / "prepared.db"
    with closing(opened(prepared)) as store:
        store.prepare()
        with store.writing() as transaction:
            transaction.games.add("game-a", 1, {})
    for act in acts:
        child = os.fork()
        if not child:
            (folder / act).mkdir()
            fail(act, shutil.copy(prepared, folder / act / "scorepad.db"))
            return
        _, status = os.waitpid(child, 0)
        assert status == 0, act


def opened(path: Path) -> Store:
    return Store(f"sqlite:///{path}", patience=0.05, journal="delete")


def fail(act: str, path: Path) -> None:
    store = opened(path)
    try:
        globals()[act](store, path)
    except AlreadyThere:
        print(f"{act}: AlreadyThere")
    except StoreUnavailable as error:
        cause = error.__cause__
        assert isinstance(cause, DBAPIError)
        print(f"{act}: {error.reason}", cause.orig.sqlite_errorcode)
        if error.reason == "broken":
            print(f"{act}: damaged:", store.database.is_damaged())


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
