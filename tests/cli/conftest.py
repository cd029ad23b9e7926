"""The real program in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

import pytest

from scorepad.sheets.pdf_pool import PdfPool
from tests.forked import Forked
from tests.sheets.drawn import drawn

# Far more than is needed; a machine that is busy must not fail a test.
PATIENCE = 120


@pytest.fixture(autouse=True)
def is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes, a command does not say how far it is."""
    monkeypatch.setattr("scorepad.cli.progress._IN_LOG", 3_600.0)


@dataclass
class Serving:
    """A running ``scorepad serve`` and what it has said so far."""

    process: subprocess.Popen[str] | Forked
    said: str
    address: str

    def get(self, path: str) -> bytes:
        with urlopen(f"{self.address}{path}", timeout=PATIENCE) as answer:
            return answer.read()

    def rest(self) -> tuple[str, str]:
        """Return what it has said since on standard output and error, until its end; how long a
        request took is the machine's business, which may be busy."""
        out, err = self.process.communicate()
        lines = err.splitlines(keepends=True)
        return out, "".join(line for line in lines if "A request took" not in line)

    def stop(self, sent: signal.Signals) -> float:
        """Seconds until the process has ended."""
        start = time.monotonic()
        self.process.send_signal(sent)
        self.process.wait(PATIENCE)
        return time.monotonic() - start


Command = Callable[..., "subprocess.Popen[str] | Forked"]


@pytest.fixture
def command(tmp_path: Path) -> Iterator[Command]:
    """Starts ``scorepad`` with arguments, in an empty folder and a bare environment."""
    started = []

    def start(
        *arguments: str,
        bound: Callable[[], None] | None = None,
        forked: bool = False,
        **environ: str,
    ):
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **environ}
        process = (
            Forked(arguments, cwd=tmp_path, env=env, bound=bound)
            if forked and not any(name.startswith("PYTHON") for name in environ)
            else subprocess.Popen(
                [sys.executable, "-m", "scorepad", *arguments],
                cwd=tmp_path,
                env=env,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                preexec_fn=bound,
                start_new_session=True,
            )
        )
        started.append(process)
        return process

    yield start
    for process in started:
        # With its workers, which would notice it a second later and hold its output until then.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@pytest.fixture
def drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have sheets drawn in this process."""
    monkeypatch.setattr(PdfPool, "make", lambda _pool, html, kind: drawn(html, kind))


@pytest.fixture
def serve(command: Command, tmp_path: Path) -> Callable[..., Serving]:
    """Starts ``scorepad serve`` on a free port and waits until it says that it is there.

    What is about its start or its end has a Python of its own, which is not ``forked``.
    """

    def start(*arguments: str, forked: bool = True, **environ: str) -> Serving:
        instance = () if environ else ("--instance", str(tmp_path / "kept"))
        told = ("serve", "--port", "0", *instance, *arguments)
        process = command(*told, forked=forked, **environ)
        said = ""
        for line in process.stdout:
            said += line
            if "Ctrl-C" in line:
                break
        at = re.search(r"(127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):\d+", said)
        # What has not ended by itself would be read from for ever.
        assert at, said + ("" if process.poll() is None else process.stderr.read())
        return Serving(process, said, f"http://{at[0]}")

    return start
