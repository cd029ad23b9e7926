"""What is promised about bytes; unlike a time, it is the same on every machine."""

from pathlib import Path

from tests.bench.sizes import counted


def test_a_first_visit_and_every_fragment_are_as_small_as_promised(tmp_path: Path) -> None:
    lines = counted(tmp_path)
    promised = [line for line in lines if line.goal is not None]
    assert len(promised) == 7
    assert [str(line) for line in promised if not line.met] == []
