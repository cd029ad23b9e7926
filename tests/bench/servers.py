"""Real servers in processes of their own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.browser import Browser, Network

TOP = Path(__file__).parents[2]
_PATIENCE = 20

HELLO = ("tests.bench.hello",)


def scorepad_in(instance: Path) -> tuple[str, ...]:
    """The module and arguments of our own server, its games kept in ``instance``."""
    return ("scorepad", "serve", "--port", "0", "--instance", str(instance))


@contextmanager
def serving(module: tuple[str, ...]) -> Iterator[str]:
    """Serves as long as the block lasts; gives the server's address."""
    process = subprocess.Popen(
        [sys.executable, "-m", *module],
        cwd=TOP,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
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
        yield found[0]
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()


def start_of(module: tuple[str, ...]) -> float:
    """Seconds from nothing to the first answer."""
    start = time.perf_counter()
    with serving(module) as address:
        Browser(Network(address)).get("/")
        return time.perf_counter() - start
