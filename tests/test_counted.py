"""What a test has started counts, whoever its parent is at its end."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody takes in orphans"),
]

COUNTED = Path(__file__).parents[1] / ".ci" / "counted.py"
WORKS = "import time\nwhile time.process_time() < 0.5: pass"
# It has ended for all others once somebody has waited for it.
LEAVES = '("$1" -c "$2" & echo $! >"$3"); while kill -0 "$(cat "$3")"; do sleep 0.01; done; exit 3'


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_seconds_of_what_was_left_behind_are_counted_and_the_status_is_handed_on(
    tmp_path: Path,
) -> None:
    before = _used()
    command = ["sh", "-c", LEAVES, "sh", sys.executable, WORKS, str(tmp_path / "pid")]
    done = subprocess.run([sys.executable, str(COUNTED), *command], check=False)
    assert done.returncode == 3
    assert _used() - before >= 0.5
