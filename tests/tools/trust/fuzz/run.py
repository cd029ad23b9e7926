"""Every parser with odd input, as many as asked for: ``python -m tests.tools.trust.fuzz.run``."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from scorepad.i18n.speech import speaking
from tests.tools.trust.fuzz.asking import SLOWEST
from tests.tools.trust.fuzz.parsers import parsers
from tests.tools.trust.fuzz.routes import Routes
from tests.tools.trust.fuzz.target import Target
from tests.tools.trust.fuzz.trying import attempt

SHARES = {
    "ruleset files": 0.10,
    "referee's cases": 0.25,
    "files of games": 0.15,
    "cards in words": 0.05,
    "pasted links": 0.20,
    "requests to every route": 0.25,
}
"""Of all inputs; some parsers take longer."""

ROUTES = "requests to every route"


def main() -> None:
    """Prints for each parser how many inputs it has read, and how long the slowest took."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--number", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun, inputs = time.monotonic(), 0
    # In memory, where there is room for it: nothing here is to last.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        routes = Routes(Path(folder))
        targets: dict[str, Target] = {**parsers(), ROUTES: routes.target}
        for name, target in targets.items():
            with speaking("en"):
                tried = attempt(target, round(asked.number * SHARES[name]), asked.seed)
            inputs += tried.inputs
            print(f"{name:24} {tried.inputs:7} inputs, slowest {1000 * tried.slowest:4.0f} ms")
            sys.stdout.flush()
        routes.close()
    took = time.monotonic() - begun
    print(f"{inputs} inputs in {took:.0f} s: no error, none took {SLOWEST:.0f} s of work")


if __name__ == "__main__":
    main()
