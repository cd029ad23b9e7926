"""Whoever looks on sees what is new, and leaves the server alone where nothing is."""

import re
import shutil
import subprocess
from pathlib import Path

RULES = Path(__file__).with_name("watching_rules.mjs")


def test_a_pad_that_is_looked_on_at_asks_when_it_should() -> None:
    node = shutil.which("node")
    assert node is not None, "Node is missing; .ci/setup test installs it"
    run = subprocess.run(
        [node, "--test", "--test-reporter=tap", str(RULES)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert re.findall(r"^not ok \d+ - (.+)$", run.stdout, re.MULTILINE) == [], run.stdout
    assert run.stdout.count("# Subtest:") > 5
    assert run.returncode == 0, run.stderr
