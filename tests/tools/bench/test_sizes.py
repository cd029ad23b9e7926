"""What is promised about bytes; unlike a time, it is the same on every machine."""

from pathlib import Path

import pytest

from tests.tools.bench.sizes import counted

_ALL_THREE = "all three, each file once"
_AT_MOST = 58_300
"""More than the goal, which the bench prints beside it; never more than this."""


@pytest.mark.thorough
def test_pages_and_fragments_are_as_small_as_promised(tmp_path: Path) -> None:
    lines = {line.name: line for line in counted(tmp_path)}
    all_three = lines.pop(_ALL_THREE)
    promised = [line for line in lines.values() if line.goal is not None]
    assert len(promised) == 6
    assert [str(line) for line in promised if not line.met] == []
    assert all_three.value <= _AT_MOST
