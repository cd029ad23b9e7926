"""What Lighthouse says of a screen, as the median of five runs."""

import json
import os
import shutil
import socket
import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType

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


def judged(program: Path, chromium: BrowserType, address: str, token: str) -> Verdict:
    """Five runs for the device with that token, each in a browser that was never there."""
    runs = [_run(program, chromium, address, token) for _ in range(_RUNS)]
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


def _run(program: Path, chromium: BrowserType, address: str, token: str) -> dict[str, Any]:
    port = _free_port()
    unboxed = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(
            profile,
            executable_path=chromium_path(),
            args=[*unboxed, f"--remote-debugging-port={port}"],
        )
        # Lighthouse can send a cookie along, but what a page's script asks for goes without.
        context.add_cookies([{"name": "device", "value": token, "url": address}])
        try:
            return _report(program, address, port)
        finally:
            context.close()


def _report(program: Path, address: str, port: int) -> dict[str, Any]:
    command = [str(program), address, "--quiet", "--output=json", "--output-path=stdout"]
    done = subprocess.run(
        [*command, f"--only-categories={','.join(CATEGORIES)}", f"--port={port}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port
