"""Real servers in processes of their own."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.forked import Forked
from tests.tools.bench.browser import Browser, Network

TOP = Path(__file__).parents[3]
_PATIENCE = 20

_WORKERS = 16
"""Workers of pytest-xdist, each of which has ports of its own."""

_given: deque[int] = deque(maxlen=100)

HELLO = ("tests.tools.bench.hello",)


def scorepad_in(instance: Path) -> tuple[str, ...]:
    """The module and arguments of our own server, its games kept in ``instance``."""
    return ("scorepad", "serve", "--port", "0", "--instance", str(instance))


def free_port() -> int:
    """Return a port on which nobody listens, and which no connection is ever given by itself:
    it is still free when a server that was killed starts again.

    None of the last hundred is returned again, nor one of another worker of the same tests: their
    servers may be about to listen, or to start again.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ours = range(11_000 + worker % _WORKERS, 32_000, _WORKERS)
    for port in random.sample([port for port in ours if port not in _given], 100):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            _given.append(port)
            return port
    raise RuntimeError("no port is free")


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs: its address, and the process that was started."""

    address: str
    pid: int

    @property
    def processor_time(self) -> float:
        """Seconds of a core that it and its workers have used."""
        return sum(_used(pid) for pid in (self.pid, *self.workers))

    @property
    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    @property
    def memory(self) -> int:
        """Bytes of the largest worker; what workers share is divided among them."""
        return max(_proportional(pid) for pid in self.workers)


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


@contextmanager
def running(module: tuple[str, ...], *, forked: bool = False, **environ: str) -> Iterator[Running]:
    """Serves as long as the block lasts; what is ``forked`` is no Python of its own."""
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **environ}
    process: Forked | subprocess.Popen[str]
    if forked:
        process = Forked(module[1:], cwd=TOP, env=env, stderr=2)
    else:
        process = subprocess.Popen(
            [sys.executable, "-m", *module], cwd=TOP, env=env, stdout=subprocess.PIPE, text=True
        )
    try:
        assert process.stdout is not None
        # The pipe closes when the process ends, so this does too.
        found = next(
            (match for line in process.stdout if (match := re.search(r"http://[^/\s]+/", line))),
            None,
        )
        if found is None:
            raise RuntimeError(f"{module[0]} did not start")
        yield Running(found[0], process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()


@contextmanager
def serving(module: tuple[str, ...], *, forked: bool = False) -> Iterator[str]:
    """Serves as long as the block lasts; gives the server's address."""
    with running(module, forked=forked) as server:
        yield server.address


class Machine:
    """A machine that serves now and then, always at one address, and whose games are copied."""

    def __init__(self, folder: Path) -> None:
        self.folder, port = folder, free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._command = ("scorepad", "serve", "--port", str(port), "--instance", str(folder))

    def serves(self) -> AbstractContextManager[Running]:
        return running(self._command, forked=True)

    def command(self, name: str, file: Path) -> None:
        """``backup`` or ``restore``."""
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        given = [name, str(file), "--instance", str(self.folder)]
        process = Forked(given, cwd=TOP, env=env, stderr=2)
        said, _ = process.communicate()
        assert process.returncode == 0, said


def start_of(module: tuple[str, ...]) -> float:
    """Seconds from nothing to the first answer."""
    start = time.perf_counter()
    with serving(module) as address:
        Browser(Network(address)).get("/")
        return time.perf_counter() - start
