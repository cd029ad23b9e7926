"""Each part of the bench runs, with its smallest sizes: what it says then is no figure.

What starts servers or draws sheets takes seconds and is left out: tests of slow and of hostile
clients start the same servers, and those of sheets draw with the same pool.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.tools.bench import exporting, folds, group_games, growth, held, speed, timing

pytestmark = pytest.mark.thorough

Part = Callable[[Path], object]
PARTS: tuple[tuple[ModuleType, Part, Mapping[str, Any]], ...] = (
    (folds, lambda _: folds.folds(), {}),
    (held, held.held, {"_LENGTHS": (100, 200), "_LONGEST": 200, "_TIMES": 1}),
    (speed, speed.within_process, {"ROUNDS": 1, "_UNMEASURED": 0}),
    (group_games, group_games.group_games, {"SIZES": (2, 4), "_GAMES_PLAYED": 4}),
    (exporting, exporting.exporting, {"SIZES": (4,), "_MARKS": 1}),
    (growth, partial(growth.growth, many=3), {"_ROUNDS": 2}),
)


@pytest.mark.parametrize(
    ("module", "part", "smallest"), PARTS, ids=[module.__name__ for module, *_ in PARTS]
)
def test_a_part_of_the_bench_runs(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    part: Part,
    smallest: Mapping[str, Any],
) -> None:
    for name, value in smallest.items():
        assert hasattr(module, name)
        monkeypatch.setattr(module, name, value)
    if hasattr(module, "take_turns"):
        monkeypatch.setattr(module, "take_turns", partial(_once_each, timing.take_turns))
    part(tmp_path)


def _once_each(take_turns: Callable[..., object], steps: object, *_: int, **__: int) -> object:
    return take_turns(steps, 1)
