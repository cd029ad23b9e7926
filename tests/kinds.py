"""What kind of test each is, by the folder it stands in: ``quick``, ``server`` or ``browser``.

``pytest -m quick`` does not even look at the other folders, so it needs nothing that they need. Nor
does what asks for no quick test look at the quick ones, ``make test-all`` at files without a
thorough test, or ``make test`` at those that have no other. What is thorough is not quick, wherever
it stands.
"""

import gc
import re
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


def soak(*values: object, id: str | None = None) -> Any:
    """Return values of a parametrized test that ``make soak`` alone tries."""
    return pytest.param(*values, id=id, marks=pytest.mark.soak)


def kind_of(path: Path) -> str | None:
    """Return the marker of the tests in a file or folder, if it has one."""
    place = path.relative_to(TOP).parts
    folder = place[1] if len(place) > 1 else ""
    if folder in QUICK:
        return "quick"
    if place[0] != "tests":
        return None
    return "browser" if folder == "browser" else "server" if folder in SERVER else None


_MAY_BE_THOROUGH = re.compile("thorough|database|postgresql|tried_in|each_language|import store")
"""What stands in each file with a thorough test, but for those of ``_ON_DATABASES``: what marks
tests, or a fixture that does. ``make test`` refuses a thorough test elsewhere."""
_ON_DATABASES = {"services", "store"}
"""Folders of ``tests/`` where a fixture has a test run on each kind of database."""
_ALL_THOROUGH = re.compile(r"^pytestmark = (\[\s*)?pytest\.mark\.thorough\b", re.MULTILINE)


def _is_left_out(path: Path, asked: str) -> bool:
    """Return whether nothing in a file or folder can be among the tests that are asked for."""
    quick = kind_of(path) == "quick"
    match asked:
        case "quick":
            return not quick
        case "thorough":
            return not _may_be_thorough(path)
        case "not thorough":
            return path.is_file() and bool(_ALL_THOROUGH.search(path.read_text("utf-8")))
        case "not quick":
            return quick and not _may_be_thorough(path)
    return False


def _may_be_thorough(path: Path) -> bool:
    place = path.relative_to(TOP).parts
    if place[0] != "tests":
        return False
    looked_at = path.is_dir() or (len(place) > 2 and place[1] in _ON_DATABASES)
    return looked_at or bool(_MAY_BE_THOROUGH.search(path.read_text("utf-8")))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what can't be asked for: each worker takes seconds to collect it."""
    if collection_path.parent.parent != TOP and collection_path.suffix != ".py":
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
        is_thorough = item.get_closest_marker("thorough") is not None
        if place == "quick" and kind != "quick":
            raise pytest.UsageError(f"{item.nodeid} is not quick")
        if is_thorough and not _may_be_thorough(item.path):
            raise pytest.UsageError(
                f"{item.nodeid} is thorough: make test-all does not look there (tests/kinds.py)"
            )
        if kind and not (is_thorough and kind == "quick"):
            item.add_marker(kind)
