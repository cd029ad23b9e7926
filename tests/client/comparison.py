"""What Node says of cases: whether the script on a phone makes of them what the server makes.

The random games of a run follow from its seed, each by itself, as
``cases.line_of("<seed>.<number>")``.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from tests.client.cases import line_of
from tests.node import NodeFailed, node

_HERE = Path(__file__).parent
PAD_PROGRAM = _HERE / "compare.mjs"
VIEW_PROGRAM = _HERE / "compare_views.mjs"
MATCH_PROGRAM = _HERE / "compare_match.mjs"
CHECK_PROGRAM = _HERE / "compare_checks.mjs"
GAMES = 200
"""Random games that ``make test`` compares; ``make phone-mutants`` judges by as many."""

_AT_ONCE = 50


@dataclass(frozen=True)
class Compared:
    """What Node said of ``cases`` games, each looked at more than once:
    ``different`` differ, the first of them where ``said`` has it; ``seconds``
    are those that Node spent folding."""

    cases: int
    looks: int
    different: int
    seconds: float
    said: str


def compare(lines: Iterator[str], program: Path = PAD_PROGRAM) -> Compared:
    """Send cases to one Node process of ``program``, and return what it says of them.

    Raises:
        NodeFailed: It did not start, failed otherwise than by a difference, or did not
            look at every case.
    """
    sent = 0
    with subprocess.Popen(
        [node(), str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        # Where it is gone already, its status says so.
        with suppress(BrokenPipeError):
            for line in lines:
                sent += 1
                process.stdin.write(line + "\n")
            process.stdin.close()
        *said, figures = process.stdout.read().splitlines() or [""]
    if process.returncode not in (0, 1) or not figures.startswith("{"):
        raise NodeFailed(f"Node ended with status {process.returncode}: {figures or 'no figures'}")
    compared = Compared(**json.loads(figures), said="\n".join(said))
    # After some differences it stops.
    if not compared.different and (compared.cases != sent or compared.looks < sent):
        raise NodeFailed(f"Node compared {compared.cases} of the games that it was sent")
    return compared


def random_lines(number: int, seed: str, ends: list[bool]) -> Iterator[str]:
    """So many random games; ``ends`` receives of each whether it came to its end."""
    chunks = [(seed, first, min(first + _AT_ONCE, number)) for first in range(0, number, _AT_ONCE)]
    if number <= GAMES:
        # Another interpreter takes as long to start as 50 to be drawn, and other tests run beside.
        for lines, over in map(_chunk, chunks):
            ends += over
            yield from lines
        return
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for lines, over in pool.map(_chunk, chunks):
            ends += over
            yield from lines


def _chunk(asked: tuple[str, int, int]) -> tuple[list[str], list[bool]]:
    seed, first, last = asked
    cases = [line_of(f"{seed}.{number}") for number in range(first, last)]
    return [line for line, _ in cases], [over for _, over in cases]
