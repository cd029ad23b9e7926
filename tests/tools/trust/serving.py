"""``scorepad serve`` under test: started, killed with all its children, started again."""

import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.forked import Forked
from tests.tools.bench.servers import free_port

_PATIENCE = 60
_LOOK = 0.01
TOP = Path(__file__).parents[3]

_ORPHAN = re.compile(
    r"Traceback \(most recent call last\):\n(?: .*\n)*EOFError: Ran out of input\n"
)
"""What a process for sheets says whose server was killed before it was told what to do."""


class Served:
    """A server whose address stays the same from one start to the next.

    It keeps its games in the folder ``instance``, or in the database at ``url``
    where one is given. ``bound`` is called in its process before it starts, and may take
    rights away; ``said`` is the file that has what it says. It is a Python of its own where it
    is not ``forked``.
    """

    def __init__(
        self,
        instance: Path,
        url: str = "",
        *,
        workers: int = 1,
        bound: Callable[[], None] | None = None,
        environ: Mapping[str, str] | None = None,
        said: Path | None = None,
        forked: bool = True,
    ) -> None:
        self.instance = instance
        self.url = url or f"sqlite:///{instance}/scorepad.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._said = said or instance.with_name(f"{instance.name}.said")
        self._bound = bound
        self._forked = forked
        self._arguments = [
            *("serve", "--show-link", "--port", str(self.port)),
            *("--instance", str(instance), "--workers", str(workers)),
        ]
        self._environ = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **(environ or {})}
        if url:
            self._environ["SCOREPAD_DATABASE_URL"] = url
        self._process: Forked | subprocess.Popen[bytes] | None = None

    def start(self, *, wait: bool = True) -> float:
        """Starts it; seconds until it answers that all is well."""
        assert self._process is None
        with self._said.open("ab") as said:
            told = {"cwd": TOP, "env": self._environ, "stdout": said, "stderr": said}
            if self._forked:
                self._process = Forked(self._arguments, bound=self._bound, **told)
            else:
                command = [sys.executable, "-m", "scorepad", *self._arguments]
                self._process = subprocess.Popen(
                    command, start_new_session=True, preexec_fn=self._bound, **told
                )
        return self.wait() if wait else 0.0

    def wait(self) -> float:
        """Seconds until it answers that all is well."""
        assert self._process is not None
        begun = time.perf_counter()
        self._wait(begun)
        return time.perf_counter() - begun

    def end(self, sent: signal.Signals = signal.SIGKILL) -> None:
        """Sends a signal to the server and all its children, and waits until it is gone."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self.send(sent)
        self._process.wait(_PATIENCE)
        # A worker that waits for a disk outlives its server by a moment, and has the port as long.
        begun = time.perf_counter()
        while self.processes:
            assert time.perf_counter() - begun < _PATIENCE, self.processes
            time.sleep(_LOOK)
        self._process = None

    def send(self, sent: signal.Signals) -> None:
        """Sends a signal to the server and all its children."""
        assert self._process is not None
        os.killpg(self._process.pid, sent)

    def lose_a_worker(self) -> float:
        """Kills one process that serves, as a system short of memory does; seconds
        until there is an answer again."""
        assert self._process is not None
        begun = time.perf_counter()
        for each in self.processes:
            if each != self._process.pid:
                with suppress(ProcessLookupError):
                    os.kill(each, signal.SIGKILL)
                break
        self._wait(begun)
        return time.perf_counter() - begun

    @property
    def processes(self) -> list[int]:
        """The ids of all that run on its behalf."""
        assert self._process is not None
        return [
            int(each.name)
            for each in Path("/proc").iterdir()
            if each.name.isdigit() and _group(each) == self._process.pid
        ]

    @property
    def said(self) -> str:
        """All that it has said on its terminal, over all its starts."""
        return self._said.read_text(errors="replace") if self._said.exists() else ""

    @property
    def complaints(self) -> list[str]:
        """Return what it said of errors that nobody foresaw, and of locks that nobody gave."""
        wrong = ("Traceback", "database is locked", "Error")
        said = _ORPHAN.sub("", self.said)
        return [line for line in said.splitlines() if any(each in line for each in wrong)]

    def _wait(self, begun: float) -> None:
        while not self._is_well():
            gone = self._process is None or self._process.poll() is not None
            if gone or time.perf_counter() - begun > _PATIENCE:
                raise RuntimeError(f"the server does not start:\n{self.said}")
            time.sleep(_LOOK)

    def _is_well(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


@contextmanager
def served_by(folder: Path, url: str, *, servers: int, workers: int = 1) -> Iterator[list[Served]]:
    """Several servers that have nothing in common but the database at ``url`` and
    the secret key, as on machines of their own."""
    environ = {"SCOREPAD_SECRET_KEY": secrets.token_hex(32)}
    with ExitStack() as running:
        yield [
            running.enter_context(
                served(folder / f"machine {number}", url, workers=workers, environ=environ)
            )
            for number in range(servers)
        ]


@contextmanager
def served(
    instance: Path,
    url: str = "",
    *,
    workers: int = 1,
    environ: Mapping[str, str] | None = None,
    forked: bool = True,
) -> Iterator[Served]:
    """A server that runs when the block begins, and is gone after it."""
    server = Served(instance, url, workers=workers, environ=environ, forked=forked)
    try:
        server.start()
        yield server
    finally:
        server.end()


def _group(process: Path) -> int:
    """The process group; 0 for a process that has just ended, though nobody has asked how."""
    with suppress(OSError):
        state, _parent, group, *_rest = (process / "stat").read_text().rpartition(")")[2].split()
        return int(group) if state not in {"Z", "X"} else 0
    return 0
