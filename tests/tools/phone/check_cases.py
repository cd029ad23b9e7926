"""``make check-cases``: random tricks, hands and duels, judged by the server and on a phone.

First everything that the judges say is compared, as plain values; then whole screens, with every
sentence in three languages. The questions of a run follow from its seed, each by itself.
"""

import argparse
import secrets
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.client.checker_screens import LANGUAGES, different_screens
from tests.client.checks import drawn_lines, fixed_lines, referee_lines
from tests.client.comparison import CHECK_PROGRAM, compare
from tests.client.scripted import app_for_screens
from tests.node import NodeFailed

_AT_ONCE = 250
_WORKERS = 2


def random_lines(number: int, seed: str) -> Iterator[str]:
    """The fixed questions, and so many others, worked out by several processes."""
    yield from fixed_lines()
    chunks = [(min(_AT_ONCE, number - first), f"{seed}.{first}") for first in _firsts(number)]
    with ProcessPoolExecutor(_WORKERS, get_context("spawn")) as pool:
        for found in pool.map(_lines, chunks):
            yield from found


def _firsts(number: int) -> range:
    return range(0, number, _AT_ONCE)


def _lines(chunk: tuple[int, str]) -> list[str]:
    return list(drawn_lines(*chunk))


def screens(number: int, seed: str) -> Iterator[tuple[int, list[str]]]:
    """How many screens were compared, and those that differ, for each part of so many tricks."""
    chunks = [
        (language, min(_AT_ONCE, number - first), f"{seed}.{first}")
        for first in _firsts(number)
        for language in LANGUAGES
    ]
    with ProcessPoolExecutor(_WORKERS, get_context("spawn")) as pool:
        yield from pool.map(_screens, chunks)


def _screens(chunk: tuple[str, int, str]) -> tuple[int, list[str]]:
    language, number, seed = chunk
    with tempfile.TemporaryDirectory() as folder:
        app = app_for_screens(Path(folder))
        return different_screens(app, Path(folder), language, number, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=20_000)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    begun = time.perf_counter()
    try:
        own = compare(referee_lines(), CHECK_PROGRAM)
        compared = compare(random_lines(asked.number, asked.seed), CHECK_PROGRAM)
    except NodeFailed as why:
        raise SystemExit(f"Nothing was compared: {why}") from None
    print(own.said or compared.said or "no difference")
    print(f"{own.cases} of the referee's own cases, {own.different} different")
    print(f"{compared.cases} tricks, hands and duels, {compared.different} different", flush=True)
    shown, different = 0, 0
    for number, found in screens(asked.number, asked.seed):
        shown += number
        different += len(found)
        print(*found[:5], sep="\n", end="\n" if found else "")
    taken = time.perf_counter() - begun
    print(f"{shown} screens in three languages, {different} different; {taken:.0f} s")
    raise SystemExit(1 if own.different or compared.different or different else 0)


if __name__ == "__main__":
    main()
