"""A program that is given a name which it does not know says which there are."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("-m tests.tools.gallery pad", "there is no pad: home, new, "),
        ("tests/tools/screenshots.py cards", "there is no cards: pad, statistics, block, filled"),
        ("-m tests.tools.engines opera", "there is no opera: chromium, firefox, webkit"),
        ("-m tests.tools.bench.phone size", "there is no size: sizes, times, lighthouse"),
        ("-m tests.by_hand.phone.mutants judge", "there is no judge: pad/fold, pad/rounds, "),
        ("-m tests.tools.trust.hostile read", "there is no read: games, reads, "),
        ("tests/by_hand/mutants.py pad/umpire", "there is no pad/umpire: rules/"),
    ],
)
def test_an_unknown_name_is_answered_with_those_that_there_are(command: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, *command.split()], cwd=TOP, check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert said in done.stderr
