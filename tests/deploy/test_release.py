"""What ``make release`` refuses, and what it writes beside the files. Whether these work on a bare
Debian is its own test, and takes minutes."""

import re
import subprocess
from pathlib import Path

import pytest

from scorepad import __version__
from scorepad.cli.changes import CHANGELOG
from scorepad.store.database import REVISIONS
from tests.tools.release import checksums, notes, obstacles

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


def test_a_language_that_lacks_sentences_is_named() -> None:
    said = "cs: 0 of 9 are missing\nde: 10 of 29 are missing\n  Start\nfr: 1 of 9 are missing\n"
    (sentence,) = obstacles("1.2.3", GOOD, [], "", said)
    assert "(de, fr)" in sentence


def test_the_notes_are_of_this_version_and_lead_to_no_page_of_the_repository() -> None:
    changelog = (
        "# What has changed\n\n## 1.2.3\n\nSee [the manual](MANUAL.md#games), [htmx](https://htmx.org)."
        "\n\n## 1.2.2\n\nOlder.\n"
    )
    assert notes("1.2.3", changelog) == (
        "# Scorepad 1.2.3\n\nSee the manual, [htmx](https://htmx.org).\n"
    )


def test_checksums_are_what_sha256sum_reads(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.whl", "two.zip")]
    for file in files:
        file.write_text(file.name)
    (tmp_path / "SUMS").write_text(checksums(files))
    check = ["sha256sum", "--check", "--quiet", "SUMS"]
    assert subprocess.run(check, cwd=tmp_path, check=False).returncode == 0
    files[1].write_text("another")
    done = subprocess.run(check, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "two.zip: FAILED\n")


def test_the_version_stands_in_one_place() -> None:
    """Whoever raises it finds no second one; what depends on it is worked out."""
    alone = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.]*\d)")
    files = [TOP / "pyproject.toml", *(TOP / "scorepad").rglob("*.py")]
    files += [path for path in (TOP / "scorepad" / "deploy").iterdir() if path.suffix != ".md"]
    assert [path.name for path in files if alone.search(path.read_text("utf-8"))] == ["__init__.py"]
