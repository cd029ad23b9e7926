"""What is new since the version that served the games before."""

import importlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad import __version__
from scorepad.cli import main
from scorepad.cli.changes import CHANGELOG, changes_by_version, changes_since
from scorepad.startup import prepare_database, prepare_server, store_at
from scorepad.store import Store

TEXT = """\
# What has changed

One heading a version.

## 0.3.0

Third.

## 0.2.0

Second.

- With a list.

## 0.1.0

First.
"""


def test_each_version_has_what_stands_below_its_heading() -> None:
    found = changes_by_version(TEXT)
    assert [*found] == ["0.3.0", "0.2.0", "0.1.0"]
    assert found["0.2.0"] == "Second.\n\n- With a list."
    assert [*changes_since("0.1.0", found)] == ["0.3.0", "0.2.0"]
    assert changes_since("0.3.0", found) == {}
    assert changes_since("0.0.9", found) == {}


def test_our_own_changelog_begins_with_the_version_that_runs() -> None:
    assert next(iter(changes_by_version(CHANGELOG.read_text("utf-8")))) == __version__


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Store]:
    """The games of a server that has begun once."""
    settings = prepare_server({}, tmp_path)
    with closing(store_at({}, tmp_path)) as store:
        prepare_database(store, settings, alone=True)
        yield store


def said(folder: Path) -> str:
    return CliRunner().invoke(main, ["check", "--instance", str(folder), "--port", "1"]).output


def test_a_server_keeps_its_version_and_a_command_does_not(served: Store, tmp_path: Path) -> None:
    with served.writing() as transaction:
        transaction.properties.save_served_by("0.0.1")
    settings = prepare_server({}, tmp_path)
    with served.reading() as transaction:
        assert transaction.properties.served_by() == "0.0.1"
    prepare_database(served, settings, alone=True)
    with served.reading() as transaction:
        assert transaction.properties.served_by() == __version__


def test_check_says_what_is_new_since_the_last_server(
    served: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert f"ok    version: {__version__}.\n" in said(tmp_path)
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(TEXT)
    # The command has the name of its module, so an import of that name finds the command.
    module = importlib.import_module("scorepad.cli.check")
    monkeypatch.setattr(module, "CHANGELOG", changelog)
    monkeypatch.setattr(module, "__version__", "0.3.0")
    with served.writing() as transaction:
        transaction.properties.save_served_by("0.1.0")
    found = said(tmp_path)
    assert (
        "note  version: 0.3.0; these games were last served by 0.1.0; what is new stands below"
        in found
    )
    assert found.endswith("New in 0.3.0:\n\nThird.\n\nNew in 0.2.0:\n\nSecond.\n\n- With a list.\n")
    assert "First." not in found


def test_who_went_back_is_told_that_the_games_know_a_newer_version(
    served: Store, tmp_path: Path
) -> None:
    with served.writing() as transaction:
        transaction.properties.save_served_by("99.0")
    assert "last served by 99.0, a version that this one does not know.\n" in said(tmp_path)
