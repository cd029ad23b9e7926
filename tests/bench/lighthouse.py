"""What Lighthouse says of a screen, as the median of five runs."""

import json
import os
import shutil
import statistics
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.servers import TOP
from tests.chromium import chromium_path

VERSION = "12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
_FOLDER = TOP / "build" / "lighthouse"
_RUNS = 5
_FINE = 0.9


@dataclass(frozen=True, slots=True)
class Verdict:
    """Category → median score of 100, and what cost points in any of the runs."""

    scores: Mapping[str, float]
    complaints: Sequence[str]


class NoLighthouse(Exception):
    """It is not there and can't be installed; says why."""


def lighthouse() -> Path:
    """The program, installed below ``build/`` where it is not yet.

    Raises:
        NoLighthouse: without npm, or when npm fails.
    """
    program = _FOLDER / "node_modules" / ".bin" / "lighthouse"
    npm = shutil.which("npm")
    if not program.exists():
        if npm is None:
            raise NoLighthouse("npm is missing")
        _FOLDER.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--prefix", str(_FOLDER), "--no-audit", "--no-fund"]
        done = subprocess.run(
            [*command, f"lighthouse@{VERSION}"], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NoLighthouse(done.stderr.strip().splitlines()[-1])
    return program


def judged(program: Path, address: str, token: str) -> Verdict:
    """Five runs for the device with that token."""
    runs = [_run(program, address, token) for _ in range(_RUNS)]
    scores = {
        name: statistics.median(100 * run["categories"][name]["score"] for run in runs)
        for name in CATEGORIES
    }
    return Verdict(scores, sorted({each for run in runs for each in _complaints(run)}))


def _complaints(run: dict[str, Any]) -> Iterator[str]:
    for name in CATEGORIES:
        for each in run["categories"][name]["auditRefs"]:
            audit = run["audits"][each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < _FINE:
                yield f"{name}: {audit['title']} {audit.get('displayValue', '')}".strip()


def _run(program: Path, address: str, token: str) -> dict[str, Any]:
    flags = "--headless --no-sandbox" if os.geteuid() == 0 else "--headless"
    command = [str(program), address, "--quiet", "--output=json", "--output-path=stdout"]
    done = subprocess.run(
        [
            *command,
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={flags}",
            f"--extra-headers={json.dumps({'Cookie': f'device={token}'})}",
        ],
        env={**os.environ, "CHROME_PATH": chromium_path()},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
