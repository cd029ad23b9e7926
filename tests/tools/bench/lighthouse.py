"""What Lighthouse says of a screen, as the median of five runs."""

import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserType

from tests.chromium import chromium_path
from tests.tools.bench.servers import TOP, free_port

LIGHTHOUSE = (str(TOP / ".ci" / "node"), "lighthouse")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
_RUNS = 5
_FINE = 0.9


@dataclass(frozen=True, slots=True)
class Verdict:
    """Category → median score of 100, and what cost points in any of the runs."""

    scores: Mapping[str, float]
    complaints: Sequence[str]


class NoLighthouse(Exception):
    """It does not run here; the message says why."""


def version() -> str:
    """Return which Lighthouse it is, fetched first where it is not there yet.

    Raises:
        NoLighthouse: It can't be fetched, or does not start.
    """
    return _said("--version").strip()


def judged(chromium: BrowserType, address: str, token: str) -> Verdict:
    """Five runs for the device with that token, each in a browser that was never there.

    Raises:
        NoLighthouse: One of them failed.
    """
    runs = [_run(chromium, address, token) for _ in range(_RUNS)]
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


def _run(chromium: BrowserType, address: str, token: str) -> dict[str, Any]:
    port = free_port()
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
            return _report(address, port)
        finally:
            context.close()


def _report(address: str, port: int) -> dict[str, Any]:
    asked = [address, "--quiet", "--output=json", "--output-path=stdout", f"--port={port}"]
    said = _said(*asked, f"--only-categories={','.join(CATEGORIES)}")
    found: dict[str, Any] = json.loads(said)
    return found


def _said(*arguments: str) -> str:
    command = [*LIGHTHOUSE, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoLighthouse(f"Lighthouse does not run: {done.stderr.strip()}")
    return done.stdout
