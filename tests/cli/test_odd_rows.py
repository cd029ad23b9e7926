"""Commands over rows with the oddest value that a column can hold: each ends with a sentence."""

import secrets
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.store.sqlite_library import sqlite3
from tests.kinds import soak
from tests.web.test_odd_rows import ODD, ONE_IN_THREE, mend, spoil

COMMANDS = (
    ("export", "--all", "--out", "-"),
    ("export", "--all", "--format", "csv", "--out", "-"),
    ("groups",),
    ("check", "--port", "1"),
)


def of_a_game(database: Path) -> tuple[tuple[str, ...], ...]:
    """Commands about one game."""
    with closing(sqlite3.connect(database)) as connection:
        (game_id,) = connection.execute("SELECT game_id FROM game").fetchone()
    out = str(database.parent / "sheet.pdf")
    return (
        ("export", game_id, "--out", "-"),
        ("sheet", "--from-game", game_id, "--out", out),
    )


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An instance folder with two made-up games."""
    folder = tmp_path_factory.mktemp("filled")
    command = ["fill", "--games", "2", "--until", "2026-11-21", "--instance", str(folder)]
    assert CliRunner().invoke(main, command).exit_code == 0
    return folder


@pytest.mark.parametrize("every", [False, soak(True)])
@pytest.mark.parametrize("column", ONE_IN_THREE)
@pytest.mark.usefixtures("drawn_here")
def test_no_command_fails_whatever_is_stored(column: str, every: bool, filled: Path) -> None:
    """Half of the commands meet one value of the column, others in each run; or all ``every``."""
    database = filled / "scorepad.db"
    half = secrets.randbelow(2)
    for value in ODD[column] if every else (secrets.choice(ODD[column]),):
        was = spoil(database, column, value)
        commands = (*COMMANDS, *of_a_game(database))
        for command in commands if every else commands[half::2]:
            done = CliRunner().invoke(main, [*command, "--instance", str(filled)])
            assert done.exception is None or isinstance(done.exception, SystemExit), (
                value,
                command,
                done.exception,
            )
        mend(database, column, was)


@pytest.mark.parametrize("format_", ["json", "csv"])
def test_export_goes_on_and_says_which_game_is_damaged(filled: Path, format_: str) -> None:
    database = filled / "scorepad.db"
    with closing(sqlite3.connect(database)) as connection, connection:
        damaged, sound = (row[0] for row in connection.execute("SELECT game_id FROM game LIMIT 2"))
        was = connection.execute("SELECT body FROM mark WHERE game_id = ?", (damaged,)).fetchall()
        broken = "UPDATE mark SET body = '{' WHERE game_id = ? AND number = 1"
        connection.execute(broken, (damaged,))
    command = ["export", "--all", "--format", format_, "--out", "-", "--instance", str(filled)]
    done = CliRunner().invoke(main, command)
    with closing(sqlite3.connect(database)) as connection, connection:
        mended = "UPDATE mark SET body = ? WHERE game_id = ? AND number = 1"
        connection.execute(mended, (was[0][0], damaged))
    assert done.exit_code == 2
    assert sound in done.stdout
    assert damaged not in done.stdout
    assert f"1 game can’t be read and was left out: {damaged}" in done.stderr
