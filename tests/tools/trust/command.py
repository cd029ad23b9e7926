"""What the commands of the long forms have in common."""

import argparse
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Never

from tests import postgresql


def run(doc: str | None, number: int, act: Callable[..., Any]) -> Never:
    """Runs ``act(folder, number, seed)`` as the command line asks, with ``url=`` where it
    says one, prints what it found, and ends with 1 where ``wrong`` of that has any line."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("--number", type=int, default=number)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--url", default="", help="a database; else a new file of SQLite's")
    where.add_argument("--postgresql", action="store_true", help="on a new server of PostgreSQL")
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with ExitStack() as opened:
        folder = opened.enter_context(TemporaryDirectory())
        url = asked.url
        if asked.postgresql:
            url = opened.enter_context(postgresql.server(durable=True)).new_database()
        found = act(Path(folder), asked.number, asked.seed, **({"url": url} if url else {}))
    for line in found.wrong[:20]:
        print(line)
    print(found, flush=True)
    raise SystemExit(1 if found.wrong else 0)
