"""What ``make release`` refuses. Whether a wheel works on a bare Debian is its own test, and takes
minutes."""

import re
from pathlib import Path

import pytest

from scorepad import __version__
from scorepad.cli.changes import CHANGELOG
from scorepad.store.database import REVISIONS
from tests.tools.release import obstacles

TOP = Path(__file__).parents[2]
GOOD = f"# What has changed\n\n## 1.2.3\n\nThe form of the database is `{REVISIONS[-1]}`.\n"


def test_what_stands_here_lacks_nothing_but_what_is_not_committed() -> None:
    assert obstacles(__version__, CHANGELOG.read_text("utf-8"), [], "") == []


@pytest.mark.parametrize(
    ("changelog", "tags", "changed", "said"),
    [
        (GOOD, ["v1.2.2"], "", None),
        (GOOD.replace("1.2.3", "1.2.2"), [], "", "does not begin with 1.2.3"),
        ("", [], "", "does not begin with 1.2.3"),
        (GOOD.replace(REVISIONS[-1], "0001"), [], "", f"of the form `{REVISIONS[-1]}` now"),
        (GOOD, ["v1.2.2", "v1.2.3"], "", "There is a tag v1.2.3 already"),
        (GOOD, [], " M README.md", "not committed"),
    ],
)
def test_each_obstacle_has_a_sentence(
    changelog: str, tags: list[str], changed: str, said: str | None
) -> None:
    found = obstacles("1.2.3", changelog, tags, changed)
    assert len(found) == (0 if said is None else 1)
    assert all(said in sentence for sentence in found)


def test_the_version_stands_in_one_place() -> None:
    """Whoever raises it finds no second one; what depends on it is worked out."""
    alone = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.]*\d)")
    files = [TOP / "pyproject.toml", *(TOP / "scorepad").rglob("*.py")]
    files += [path for path in (TOP / "scorepad" / "deploy").iterdir() if path.suffix != ".md"]
    assert [path.name for path in files if alone.search(path.read_text("utf-8"))] == ["__init__.py"]
