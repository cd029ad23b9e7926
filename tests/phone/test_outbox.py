"""Nothing that was tapped is lost, written twice or out of its order, whatever the network does."""

import re
import shutil
import subprocess
from pathlib import Path

RULES = Path(__file__).with_name("outbox_rules.mjs")


def test_the_outbox_keeps_its_promises() -> None:
    node = shutil.which("node")
    assert node is not None, "Node is missing; .ci/setup test installs it"
    run = subprocess.run(
        [node, "--test", "--test-reporter=tap", str(RULES)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    kept = re.findall(r"^ok \d+ - (.+)$", run.stdout, re.MULTILINE)
    broken = re.findall(r"^not ok \d+ - (.+)$", run.stdout, re.MULTILINE)
    assert broken == [], run.stdout
    assert len(kept) == run.stdout.count("# Subtest:") > 40
    assert run.returncode == 0, run.stderr
