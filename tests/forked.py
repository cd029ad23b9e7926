"""``scorepad``, or another program of ours, as a child of a process that has imported everything.

Python's start and its imports are four fifths of what it takes until ``scorepad serve`` answers,
1 s of the processor; all that follows is the same. Tests of the start itself have a Python of its
own, as has whatever is told something that Python reads.
"""

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO

# The program that starts the first one, as each would import it by itself; this; and what is
# imported when it is wanted.
_IMPORTED = [
    "__main__",
    "tests.forked",
    "scorepad.app",
    "scorepad.cli.serve",
    "scorepad.cli.gunicorn_worker",
    "gunicorn.arbiter",
    "gunicorn.glogging",
    "scorepad.store.sqlite",
    "scorepad.store.migrations",
]


class Forked:
    """``scorepad`` with some arguments, as a ``Popen`` has it; it leads a session of its own.

    Another ``program`` is named by its module. ``bound`` is called in its process before it, and
    may take rights away. Where it is not told where to write, what it says is read from ``stdout``
    and ``stderr``.
    """

    def __init__(
        self,
        arguments: Sequence[str],
        *,
        cwd: Path,
        env: Mapping[str, str],
        stdout: IO[bytes] | int | None = None,
        stderr: IO[bytes] | int | None = None,
        program: str = "scorepad",
        bound: Callable[[], None] | None = None,
    ) -> None:
        assert not any(name.startswith("PYTHON") for name in env), "a new Python would read this"
        self.args = [program, *arguments]
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(_IMPORTED)
        self.stdout, out = _read_from() if stdout is None else (None, _shared(stdout))
        self.stderr, err = _read_from() if stderr is None else (None, _shared(stderr))
        ready, told = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_run, args=(program, [*arguments], str(cwd), dict(env), out, err, told, bound)
        )
        self._process.start()
        for end in (out, err, told):
            end.close()
        # From now on it is the session that signals are sent to.
        ready.recv()
        ready.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            assert timeout is not None
            raise subprocess.TimeoutExpired(self.args, timeout)
        return self.returncode

    def send_signal(self, sent: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sent)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Return the rest of what it says, once it has ended."""
        with ThreadPoolExecutor(2) as readers:
            out, err = readers.map(_rest, (self.stdout, self.stderr))
        self.wait(timeout)
        return out, err


def _read_from() -> tuple[IO[str], Connection]:
    """Return what is read from, and the end that is written to."""
    reading, writing = os.pipe()
    return os.fdopen(reading, encoding="utf-8"), Connection(writing, readable=False)


def _shared(file: IO[bytes] | int) -> Connection:
    """Return a file that is open already as one that can be handed on; ``DEVNULL`` is one, too."""
    if file == subprocess.DEVNULL:
        return Connection(os.open(os.devnull, os.O_WRONLY), readable=False)
    return Connection(os.dup(file if isinstance(file, int) else file.fileno()), readable=False)


def _rest(stream: IO[str] | None) -> str:
    if stream is None or stream.closed:
        return ""
    with stream:
        return stream.read()


def _run(
    program: str,
    arguments: list[str],
    cwd: str,
    env: dict[str, str],
    out: Connection,
    err: Connection,
    told: Connection,
    bound: Callable[[], None] | None,
) -> None:
    os.setsid()
    told.send(None)
    if bound is not None:
        bound()
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    # What was read of the environment before.
    time.tzset()
    tempfile.tempdir = None
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", closefd=False)
    for end in (out, err, told):
        end.close()
    sys.dont_write_bytecode = False
    sys.argv = [program, *arguments]
    runpy.run_module(program, run_name="__main__", alter_sys=True)
