"""A disk that runs full, or may only be read, while people write and look.

Whatever is answered, it is true: what was "written" is there, what was not can be
sent again as it is. Run within mounts of its own, as
``unshare --mount python -m tests.tools.trust.full``.
"""

import os
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad.marks import author
from scorepad.pad.opening import Opening
from scorepad.services.groups import HOUSEHOLD
from scorepad.services.import_export.exporting import games_of_device
from scorepad.store import Store
from scorepad.store.file_copies import check_database
from scorepad.store.sqlite_library import sqlite3
from tests.forked import Forked
from tests.tools.trust.device import Device, Reply
from tests.tools.trust.disks import Disk, small_disk
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.sending import by_form, by_script
from tests.tools.trust.serving import TOP, Served
from tests.tools.trust.table import NAMES, ScriptedTable, a_game

_STEP, _STEPS, _SELDOM = 4096, 20, 10
"""Bytes by which there is more room each time, and how often; what takes long is
tried in one step of ten."""

_GAMES_BROUGHT = 60
_SCREENS = ("", "/pad", "/sheet", "/log", "/marks?since=0", "/files/game.json")
_WRITTEN = (200, 303)


class NotTrue(AssertionError):
    """An answer that says what is not so."""


class Act(NamedTuple):
    """What somebody wants to write: a try tells whether it is written, ``is_there``
    whether the database has it. What takes ``long`` is tried less often."""

    name: str
    attempt: Callable[[], bool]
    is_there: Callable[[], bool]
    long: bool = False


class Found(NamedTuple):
    """What a run has shown: how often each act was refused before it was written."""

    refused: Mapping[str, int]
    looked: int

    def __str__(self) -> str:
        acts = ", ".join(f"{name} {count}" for name, count in self.refused.items())
        return f"refused, then written: {acts}; {self.looked} screens read meanwhile"


def run_full(disk: Disk, steps: int = _STEPS, *, restart: bool = False, journal: str = "") -> Found:
    """Fills ``disk`` under a server and makes room again, a little at a time;
    before there is any, the server can be started anew.

    Raises:
        NotTrue: an answer was not true, or there was none.
    """
    folder = disk.folder / "kept"
    environ = {"TMPDIR": str(disk.folder), "SCOREPAD_SQLITE_JOURNAL": journal}
    server = Served(folder, bound=disk.bind, environ=environ, said=disk.said)
    devices: list[Device] = []
    try:
        server.start()
        evening = _Evening(server, disk, devices)
        if restart:
            disk.leave(0, server)
            _start_anew(server, devices)
            evening.look()
        refused = evening.write_with_little_room(steps)
        disk.free(server)
        evening.write_the_rest()
        evening.look()
        _start_anew(server, devices)
        evening.judge()
    finally:
        for each in devices:
            each.close()
        server.end()
    return Found(refused, evening.looked)


def _start_anew(server: Served, devices: Iterable[Device]) -> None:
    server.end()
    # What was open leads to nobody any more.
    for each in devices:
        each.close()
    server.start()


class _Evening:
    """Games on a server, and all that somebody wants to write there."""

    def __init__(self, server: Served, disk: Disk, devices: list[Device]) -> None:
        self.looked = 0
        self._refusal = ""
        self._server, self._disk, self._devices = server, disk, devices
        self._tables = [self._table(seed) for seed in range(3)]
        self._acts = [
            *self._taps(),
            *self._openings(),
            self._import(),
            self._backup(),
            self._restored_game(),
            self._deleted_group(),
            self._sheet(),
        ]

    def write_with_little_room(self, steps: int) -> dict[str, int]:
        """Every act again and again until it is written, with more and more room;
        how often each was refused."""
        refused = dict.fromkeys((act.name for act in self._acts), 0)
        for step in range(steps):
            self._disk.leave(step * _STEP, self._server)
            for act in list(self._acts):
                if (not act.long or step % _SELDOM == 0) and not self._try(act):
                    refused[act.name] += 1
            if step % _SELDOM == 0:
                self.look()
        return refused

    def write_the_rest(self) -> None:
        """Write once more what was refused, now that there is room."""
        for act in list(self._acts):
            if not self._try(act):
                raise NotTrue(f"{act.name} is refused though there is room: {self._refusal}")

    def look(self) -> None:
        for table in self._tables:
            for screen in _SCREENS:
                reply = table.device.get(table.path + screen)
                self.looked += 1
                if reply.status != 200:
                    raise NotTrue(f"{screen}: {reply.status} {reply.text}")

    def judge(self) -> None:
        told = {table.game_id: table.log for table in self._tables}
        wrong = differences(told, self._server.url) + harm(self._server.url)
        if wrong:
            raise NotTrue("\n".join(wrong))

    def _try(self, act: Act) -> bool:
        written = act.attempt()
        if written != act.is_there():
            raise NotTrue(f"{act.name} is said to be written: {written}")
        if written:
            self._acts.remove(act)
        return written

    def _device(self) -> Device:
        # On a busy machine a sheet takes long: whoever draws it gives way to everybody else.
        device = Device(self._server.address, patience=300)
        self._devices.append(device)
        device.get_ready()
        return device

    def _table(self, seed: int) -> ScriptedTable:
        table = ScriptedTable(self._device(), Random(seed))
        playing = table.play()
        for _ in range(5):
            next(playing)
        return table

    def _taps(self) -> Iterator[Act]:
        ways = ("a tap by htmx", "a plain form", "a mark by a script")
        for table, way in zip(self._tables, ways, strict=True):
            yield self._tap(table, way)

    def _tap(self, table: ScriptedTable, way: str) -> Act:
        mark = table.next_mark()
        assert mark is not None

        def attempt() -> bool:
            if way == "a mark by a script":
                reply = by_script(table.device, table.game_id, [mark])
            else:
                reply = by_form(table.device, table.game_id, mark, htmx="htmx" in way)
            if _is_written(way, reply):
                table.log.append(mark)
                return True
            return False

        return Act(way, attempt, lambda: self._count("mark WHERE mark_id = ?", mark.id) == 1)

    def _openings(self) -> Iterator[Act]:
        one, two = self._device(), self._device()
        form = a_game("wizard_gigamic")
        table = ScriptedTable(two, Random(1))
        seated = [(name.lower(), name) for name in NAMES]
        body = table.brought(Opening("oh_hell", seated))
        name = "an opening"
        yield self._opening(f"{name} by form", one, lambda: one.send("/new", form, htmx=False))
        yield self._opening(f"{name} by a script", two, lambda: two.send_json("/new/marks", body))

    def _opening(self, name: str, device: Device, ask: Callable[[], Reply]) -> Act:
        by = author(device.name)
        return Act(
            name,
            lambda: _is_written(name, ask()),
            lambda: self._count("mark WHERE by = ?", by) == 1,
        )

    def _import(self) -> Act:
        device = self._device()
        text = _file_of_games()

        def all_are_there() -> bool:
            return self._count("game") >= _GAMES_BROUGHT

        return Act(
            "an import",
            lambda: _is_written("an import", device.send_file("/files", text)),
            all_are_there,
            long=True,
        )

    def _backup(self) -> Act:
        target = self._disk.folder / "copy.db"

        def whole() -> bool:
            return target.exists() and bool(check_database(target))

        return Act("a backup", lambda: self._command("backup", str(target)), whole, long=True)

    def _restored_game(self) -> Act:
        """Bring a game back that a copy has, which lies on another disk."""
        copy, game_id = self._disk.said.with_suffix(".db"), self._table(11).game_id
        self._command("backup", str(copy))
        with closing(Store(self._server.url)) as store, store.writing() as transaction:
            transaction.games.purge(game_id)
        return Act(
            "a game from a copy",
            lambda: self._command("restore", str(copy), "--game", game_id),
            lambda: self._count("game WHERE game_id = ?", game_id) == 1,
            long=True,
        )

    def _deleted_group(self) -> Act:
        table = self._table(12)
        with closing(Store(self._server.url)) as store, store.reading() as transaction:
            [group] = transaction.groups.of_device(table.device.name)
        deleted = "game WHERE game_id = ? AND deleted_at IS NOT NULL"
        return Act(
            "a deleted group",
            lambda: self._command("groups", "delete", group.group_id),
            lambda: self._count(deleted, table.game_id) == 1,
            long=True,
        )

    def _command(self, name: str, *arguments: str) -> bool:
        """Run a command of the owner's on this disk; return whether it says that it is done."""
        instance = ("--instance", str(self._server.instance))
        # The group of commands takes the folder before the name of one.
        line = (name, *instance, *arguments) if name == "groups" else (name, *arguments, *instance)
        environ = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TMPDIR": tempfile.gettempdir()}
        done = Forked(line, cwd=TOP, env=environ, bound=self._disk.bind)
        _, self._refusal = done.communicate()
        if done.returncode not in (0, 1) or "Traceback" in self._refusal:
            raise NotTrue(self._refusal)
        return done.returncode == 0

    def _sheet(self) -> Act:
        table = self._tables[0]
        drawn: list[str] = []

        def attempt() -> bool:
            reply = table.device.get(f"{table.path}/sheet.pdf")
            drawn.append(reply.text[:5])
            return _is_written("a sheet", reply)

        return Act("a sheet", attempt, lambda: drawn[-1] == "%PDF-", long=True)

    def _count(self, of: str, *values: str) -> int:
        path = self._server.instance / "scorepad.db"
        with closing(sqlite3.connect(path)) as connection:
            found: int = connection.execute(f"SELECT count(*) FROM {of}", values).fetchone()[0]
            return found


def _is_written(name: str, reply: Reply) -> bool:
    if reply.status not in (*_WRITTEN, 503):
        raise NotTrue(f"{name}: {reply.status} {reply.text}")
    return reply.status in _WRITTEN


def _file_of_games() -> str:
    with TemporaryDirectory() as folder, closing(Store(f"sqlite:///{folder}/games.db")) as store:
        store.prepare()
        now = int(time.time())
        fill(store, EveningsToMake(_GAMES_BROUGHT, 5, 1, now))
        return "".join(games_of_device(store, HOUSEHOLD, "json", now))


def main() -> None:
    with TemporaryDirectory() as folder, small_disk(Path(folder)) as disk:
        print(run_full(disk, restart=True))


if __name__ == "__main__":
    main()
