"""What a small computer makes of scorepad: server, command and one table on two cores that are
held to a fifth of this machine's, ``python -m tests.by_hand.bench.slow_cores``.

Needs root and control groups (either version), which give the processor away in slices of a tenth
of a second; other work of the machine makes the figures worse than they are.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from scorepad.pad.mark_json import mark_json
from scorepad.services.links import new_game_id
from tests.tools.bench.games import FOUR, played
from tests.tools.bench.servers import TOP, running, scorepad_in
from tests.tools.bench.timing import timed
from tests.tools.trust.device import Device

_GROUPS = Path("/sys/fs/cgroup")
_CORES, _SLICE = 2, 100_000
_TIMES, _BETWEEN_MARKS = 5, 0.3


@contextmanager
def held_to(share: float) -> Iterator[None]:
    """Hold this process, and all that it starts, to so much of each of two cores."""
    quota = round(_CORES * share * _SLICE)
    is_new = (_GROUPS / "cgroup.controllers").exists()
    top = _GROUPS if is_new else _GROUPS / "cpu"
    group = top / f"scorepad-{os.getpid()}"
    try:
        if is_new:
            (top / "cgroup.subtree_control").write_text("+cpu")
        group.mkdir()
        if is_new:
            (group / "cpu.max").write_text(f"{quota} {_SLICE}")
        else:
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(os.getpid()))
    except OSError as error:
        sys.exit(f"No control group can be made here ({error}); it takes root.")
    try:
        yield
    finally:
        (top / "cgroup.procs").write_text(str(os.getpid()))
        group.rmdir()


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition(",")[0])
    parser.add_argument("--share", type=float, default=0.2, help="of each core: 0.2")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, held_to(asked.share):
        instance = Path(folder)
        _say("start to the first page", [_first_page(instance) for _ in range(_TIMES)])
        with running(scorepad_in(instance)) as server:
            port = server.address.rstrip("/").rpartition(":")[2]
            command = [sys.executable, "-m", "scorepad", "healthy", "--port", port]
            asking = partial(subprocess.check_output, command, cwd=TOP)
            _say("scorepad healthy", _many(asking))
            phone, game = Device(server.address), new_game_id()
            _say("the page New game", [timed(lambda: phone.get("/new"))()])
            _say("a mark of a table", _marks(phone, game))
            _say("the pad's page", _many(lambda: phone.get(f"/g/{game}/pad")))
            _say("a sheet as PDF, the first", [timed(lambda: phone.get(f"/g/{game}/sheet.pdf"))()])
            _say(
                "another, of another size",
                [timed(lambda: phone.get(f"/g/{game}/sheet.pdf?paper=letter"))()],
            )
            print(f"{'memory of the worker':32} {server.memory / 1e6:.0f} MB")
    print(f"The load of the machine is {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")


def _first_page(instance: Path) -> float:
    start = time.perf_counter()
    with running(scorepad_in(instance)) as server:
        Device(server.address).get("/")
        return time.perf_counter() - start


def _marks(phone: Device, game: str) -> list[float]:
    """Return the seconds that each mark of a game takes, written as slowly as people tap."""
    opening, *others = map(mark_json, played(FOUR))
    phone.send_json("/new/marks", {"game_id": game, "mark": opening})
    taken = []
    for mark in others:
        time.sleep(_BETWEEN_MARKS)
        sent = {"late": False, "marks": [mark]}
        start = time.perf_counter()
        reply = phone.send_json(f"/g/{game}/marks", sent)
        taken.append(time.perf_counter() - start)
        if reply.status != 200:
            sys.exit(f"A mark was answered with {reply.status}.")
    return taken


def _many(act: Callable[[], object]) -> list[float]:
    run = timed(act)
    return [run() for _ in range(_TIMES)]


def _say(what: str, seconds: list[float]) -> None:
    worst = f", {max(seconds):.2f} s at the longest of {len(seconds)}" if len(seconds) > 1 else ""
    print(f"{what:32} {statistics.median(seconds):.2f} s{worst}", flush=True)


if __name__ == "__main__":
    main()
