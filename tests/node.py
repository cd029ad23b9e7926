"""The Node that runs what phones run: the one that Playwright brings.

``python -m tests.node`` prints where it is, or says in one sentence why it can't run.
"""

import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

_STARTS = "1 + 1"
_STANDS_STILL = 10
"""Times the seconds of the processor that a program may take: so long it may take by the clock."""


class NodeFailed(Exception):
    """A program did not run to its end in Node; the message says how it ended."""


class NodeStopped(NodeFailed):
    """It was stopped, as it took longer than it was given."""


@cache
def node() -> str:
    """Return the path of Playwright's Node, which has been started once.

    Raises:
        NodeFailed: It is not there, or lacks a library.
    """
    path = str(compute_driver_executable()[0])
    try:
        tried = subprocess.run([path, "-p", _STARTS], capture_output=True, text=True, check=False)
    except OSError as error:
        raise _not_started(str(error)) from None
    if tried.returncode or tried.stdout != "2\n":
        said = tried.stderr.strip().splitlines()
        raise _not_started(said[-1] if said else f"exit status {tried.returncode}")
    return path


def _not_started(why: str) -> NodeFailed:
    return NodeFailed(f"Playwright's Node does not start ({why}); run .ci/setup test")


def run_node(*arguments: str | Path, given: str = "", seconds: int | None = None) -> str:
    """Return what Node prints when it gets these arguments, and ``given`` as its input.

    Args:
        seconds: After so many of the processor it is stopped, however busy the machine is;
            ``None`` waits for ever.

    Raises:
        NodeFailed: It does not start, or ends with another status than 0.
        NodeStopped: It took longer than so many seconds.
    """
    command = [node(), *map(str, arguments)]
    if seconds:
        command = ["sh", "-c", 'ulimit -t "$0" && exec "$@"', str(seconds), *command]
    try:
        run = subprocess.run(
            command,
            input=given,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=seconds and _STANDS_STILL * seconds,
        )
    except subprocess.TimeoutExpired as late:
        raise NodeStopped(f"Node did not end within {late.timeout:g} seconds") from None
    if seconds and -run.returncode in (signal.SIGXCPU, signal.SIGKILL):
        raise NodeStopped(f"Node took more than {seconds} seconds of the processor")
    if run.returncode:
        said = (run.stdout + run.stderr).strip()
        raise NodeFailed(f"Node ended with status {run.returncode}: {said or 'it said nothing'}")
    return run.stdout


def kept_promises(program: Path) -> Sequence[str]:
    """Return the names of the tests in ``program``, each of which has passed.

    Raises:
        NodeFailed: One of them failed or did not end, or there are none.
    """
    report = run_node("--test", "--test-reporter=tap", program, seconds=300)
    kept: list[str] = re.findall(r"^ok \d+ - (.+)$", report, re.MULTILINE)
    # A program that ends without having tried anything stands there itself.
    if len(kept) != report.count("# Subtest:") or set(kept) <= {str(program)}:
        raise NodeFailed(f"not every test of {program.name} has passed: {report}")
    return kept


if __name__ == "__main__":
    try:
        print(node())
    except NodeFailed as failed:
        sys.exit(str(failed))
