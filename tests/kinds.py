"""What kind of test each is, by the folder it stands in: ``quick``, ``server`` or ``browser``.

``pytest -m quick`` does not even look at the other folders, so it needs nothing that they need. Nor
does what asks for no quick test look at the quick ones.
"""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).parent.parent

QUICK = {
    *("rules", "pad", "trick_checker", "stats", "i18n", "views"),
    *("test_docstrings.py", "test_documents.py", "test_game_names_stay_home.py", "test_modules.py"),
    *("test_parses.py", "test_sentences.py", "test_settings.py"),
    *("test_transactions_are_short.py", "test_vendored.py"),
}
"""Folders of ``tests/`` and ``scorepad/``, and files of ``tests/``, whose tests start nothing and
need Python's packages alone."""

SERVER = {"cli", "deploy", "tools"}
"""Folders of ``tests/`` whose tests start the real program, or another."""


def thorough(*values: object, id: str | None = None) -> Any:
    """Return values of a parametrized test that ``make test`` leaves to ``make test-all``."""
    return pytest.param(*values, id=id, marks=pytest.mark.thorough)


def kind_of(path: Path) -> str | None:
    """Return the marker of the tests in a file or folder, if it has one."""
    place = path.relative_to(TOP).parts
    folder = place[1] if len(place) > 1 else ""
    if folder in QUICK:
        return "quick"
    if place[0] != "tests":
        return None
    return "browser" if folder == "browser" else "server" if folder in SERVER else None


_WITHOUT_QUICK = ("thorough", "not thorough and not quick")
"""What ``make test-all`` and ``.ci/run`` ask for, in which no quick test is."""


def _is_left_out(path: Path, asked: str) -> bool:
    """Return whether nothing in a file or folder can be among the tests that are asked for."""
    if asked == "quick":
        return kind_of(path) != "quick"
    return asked in _WITHOUT_QUICK and kind_of(path) == "quick"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what can't be asked for: each worker takes seconds to collect it."""
    if collection_path.parent.parent != TOP:
        return None
    return _is_left_out(collection_path, config.option.markexpr) or None


def pytest_configure(config: pytest.Config) -> None:
    """Have each of several workers begin to collect elsewhere.

    In a new clone all tests are compiled first, which takes longer than to collect them: in one
    order, each worker would compile all of them.
    """
    worker = getattr(config, "workerinput", None)
    if worker is None or config.args != config.getini("testpaths"):
        return
    found = TOP.glob("tests/**/test_*.py")
    # What is given by name is imported, with the conftest beside it, before it is left out.
    files = sorted(str(path) for path in found if not _is_left_out(path, config.option.markexpr))
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    config.args = [*files[first:], *files[:first], *config.args[1:]]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Iterator[list[pytest.Collector]]:
    """Try the examples in docstrings of ``scorepad`` alone; to look for them in those of tests took
    a seventh of what it takes to collect everything."""
    found = yield
    if TOP / "scorepad" in file_path.parents:
        return found
    return [each for each in found if type(each) is pytest.Module]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Keep Python from looking for garbage in what is collected, which stays until the end.

    To look through it again and again, meanwhile and between the tests, was a fifteenth of the
    processor's time of tests in Python (121 and 112 s for 1,455 of them). To look for what tests
    leave at every 700th object was as much once more (20.5 and 19.2 s for 247 of them).
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 50, 1_000)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark each test with its kind, and leave out the long forms where nobody asks for them."""
    if "soak" not in config.option.markexpr:
        long_forms = [item for item in items if item.get_closest_marker("soak")]
        items[:] = [item for item in items if item not in long_forms]
        config.hook.pytest_deselected(items=long_forms)
    # However they were collected, all workers have the same order.
    items.sort(key=lambda item: str(item.path))
    for item in items:
        # Some open a browser outside its folder.
        place = kind_of(item.path)
        kind = "browser" if "browser" in getattr(item, "fixturenames", ()) else place
        if kind:
            item.add_marker(kind)
        if place == "quick" and (kind != "quick" or item.get_closest_marker("thorough")):
            raise pytest.UsageError(f"{item.nodeid} is not quick: make test-all does not look here")
