"""What the commands of the long forms have in common."""

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Never


def run(doc: str | None, number: int, act: Callable[..., Any]) -> Never:
    """Runs ``act(folder, number, seed)`` as the command line asks, with ``url=`` where
    it says one, prints what it found, and ends with 1 where ``wrong`` of that has any line."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("--number", type=int, default=number)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--url", default="", help="a database; without it, a new file of SQLite's")
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with TemporaryDirectory() as folder:
        where = {"url": asked.url} if asked.url else {}
        found = act(Path(folder), asked.number, asked.seed, **where)
    for line in found.wrong[:20]:
        print(line)
    print(found)
    raise SystemExit(1 if found.wrong else 0)
