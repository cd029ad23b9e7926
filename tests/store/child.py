"""What other processes do with the database, run as ``python child.py ACT URL ...``."""

import importlib
import os
import sys
import time
from datetime import date
from pathlib import Path

from scorepad.pad.marks import Mark
from scorepad.store import Store, StoreUnavailable, Transaction
from scorepad.store.backups import copy_elsewhere
from scorepad.store.sqlite_library import is_mended


def append(transaction: Transaction, mark: Mark, summary: dict) -> None:
    """Writes one more mark into the game."""
    transaction.marks.append_all(transaction.games.get("game-a"), [mark], summary)


def count_up(store: Store, times: str) -> None:
    """Reads a number and writes the next one, as often as asked."""
    for _ in range(int(times)):
        with store.writing() as transaction:
            count = transaction.games.get("game-a").summary.get("count", 0)
            append(transaction, Mark(os.urandom(16).hex()), {"count": count + 1})


def write_until_killed(store: Store) -> None:
    """Says the id of each mark as soon as it is written."""
    while True:
        mark = Mark(os.urandom(16).hex(), by="x" * 500)
        with store.writing() as transaction:
            append(transaction, mark, {})
        print(mark.id, flush=True)


def stay_in_transaction(store: Store) -> None:
    """Writes more than fits in memory, so that the file is touched, and never ends."""
    with store.writing() as transaction:
        transaction._connection.exec_driver_sql("PRAGMA cache_size=5")
        for _ in range(100):
            append(transaction, Mark(os.urandom(16).hex(), by="x" * 500), {})
        print("inside", flush=True)
        time.sleep(600)


def copy_and_stop(store: Store, folder: str) -> None:
    """Says when half of a daily copy is written, and never ends."""

    def make(draft: Path) -> None:
        store.database.copy_into(draft)
        print("half", flush=True)
        time.sleep(600)

    copy_elsewhere(Path(folder), date(2026, 11, 20), make, (7, 4))


def prepare(store: Store) -> None:
    store.prepare()
    print("alembic" in sys.modules)


def begin_game(store: Store) -> None:
    with store.writing() as transaction:
        transaction.games.add("game-a", 1_000, {})


def give_up_rights() -> None:
    """Root may write everywhere, so it becomes somebody else."""
    # Whom the library may be out of reach for, when it is asked for later.
    importlib.import_module("scorepad.store.migrations")
    if os.geteuid() == 0:
        os.setuid(65534)


def prepare_without_rights(store: Store) -> None:
    give_up_rights()
    try:
        store.prepare()
    except StoreUnavailable as refusal:
        print(refusal.reason)


def copy(store: Store, target: str) -> None:
    store.copy(Path(target), replace=False)


def restore(store: Store, copy: str, replaced: str) -> None:
    store.restore(Path(copy), Path(replaced))


def may_keep_a_log(_store: Store) -> None:
    print(is_mended())


def explain_without_rights(store: Store) -> None:
    """Says what a person is told of a database that can't be read."""
    give_up_rights()
    try:
        store.check()
    except StoreUnavailable as refusal:
        print(store.database.explain(refusal))


def use_without_rights(store: Store) -> None:
    """Says what becomes of reading and of a mark."""
    give_up_rights()
    with store.reading() as transaction:
        print(transaction.games.get("game-a") is not None)
    try:
        with store.writing() as transaction:
            append(transaction, Mark("aa"), {})
    except StoreUnavailable as refusal:
        print(refusal.reason)


def fork_with_an_open_connection(store: Store) -> None:
    """Parent and child write, each while the other's connection is open."""
    with store.reading() as transaction:
        transaction.games.get("game-a")
    child = os.fork()
    count_up(store, "20")
    if child:
        _, status = os.waitpid(child, 0)
        count_up(store, "1")
        print(status, len(store.database._engines_by_process))
    else:
        # The parent's connections must still be there, unused and unclosed.
        os._exit(0 if len(store.database._engines_by_process) == 2 else 1)


if __name__ == "__main__":
    act, url, *arguments = sys.argv[1:]
    globals()[act](Store(url), *arguments)
