"""Commands over rows with the oddest value that a column can hold: each ends with a sentence."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from tests.web.test_odd_rows import ODD, mend, spoil

COMMANDS = (
    ("export", "--all", "--out", "-"),
    ("export", "--all", "--format", "csv", "--out", "-"),
    ("groups",),
    ("check", "--port", "1"),
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An instance folder with two made-up games."""
    folder = tmp_path_factory.mktemp("filled")
    command = ["fill", "--games", "2", "--until", "2026-11-21", "--instance", str(folder)]
    assert CliRunner().invoke(main, command).exit_code == 0
    return folder


@pytest.mark.parametrize("column", ODD)
def test_no_command_fails_whatever_is_stored(column: str, filled: Path) -> None:
    database = filled / "scorepad.db"
    for value in (ODD[column][0], ODD[column][-1]):
        was = spoil(database, column, value)
        for command in COMMANDS:
            done = CliRunner().invoke(main, [*command, "--instance", str(filled)])
            assert done.exception is None or isinstance(done.exception, SystemExit), (
                value,
                command,
                done.exception,
            )
        mend(database, column, was)
