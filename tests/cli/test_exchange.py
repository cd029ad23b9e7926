import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorepad.cli import main


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """An instance folder with four made-up games."""
    done = run("fill", "--games", 4, "--until", "2026-11-21", "--instance", tmp_path / "filled")
    assert done.output == "4 of 4 games\n"
    return tmp_path / "filled"


@pytest.mark.parametrize("format", ["json", "csv", "csv-semicolon"])
def test_all_games_go_out_and_come_in_on_another_machine(filled, tmp_path, format):
    out, back = tmp_path / "out", tmp_path / "back"
    taken = run("export", "--all", "--format", format, "--out", out, "--instance", filled)
    assert taken.exit_code == 0
    other = tmp_path / "other"
    assert run("import", out, "--instance", other).output == "4 games were imported.\n"
    assert run("import", out, "--instance", other).output == "All 4 games were here already.\n"
    run("export", "--all", "--format", format, "--out", back, "--instance", other)
    # The first line of a document says when it was written.
    assert back.read_text("utf-8").splitlines()[1:] == out.read_text("utf-8").splitlines()[1:]


@pytest.mark.skipif(sys.platform == "win32", reason="Files there have no such bits.")
def test_what_goes_out_is_for_its_owner_alone(filled, tmp_path):
    """As copies are: it has every mark of every game."""
    out = tmp_path / "all"
    out.touch(0o644)
    for command in (["--all"], ["--all", "--format", "csv"]):
        done = run("export", *command, "--out", out, "--force", "--instance", filled)
        assert done.exit_code == 0
        assert out.stat().st_mode & 0o777 == 0o600
        assert sorted(path.name for path in tmp_path.iterdir()) == ["all", "filled"]


def test_one_game_goes_out_by_its_id_to_standard_output(filled, tmp_path):
    run("export", "--all", "--out", tmp_path / "all", "--instance", filled)
    lines = (tmp_path / "all").read_text("utf-8").splitlines()
    game = json.loads(lines[1])
    one = run("export", game["game_id"], "--out", "-", "--instance", filled)
    assert json.loads(one.output) == game
    rows = run("export", game["game_id"], "--format", "csv", "--out", "-", "--instance", filled)
    assert game["game_id"] in rows.output.splitlines()[1]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b'game,round,player,bid,tricks\n"', "utf-8"),
        (b"\xff\xff", "utf-8"),
    ],
)
def test_a_wrong_file_is_refused_in_the_readers_language(tmp_path, content, says):
    file = tmp_path / "file"
    file.write_bytes(content)
    refused = run("import", file, "--instance", tmp_path / "kept", "--lang", "de")
    assert refused.exit_code == 2
    assert says in refused.output.lower()
    assert refused.output.count("\n") == 1


def test_what_a_wrong_file_says_does_not_steer_the_terminal(tmp_path):
    file = tmp_path / "file"
    file.write_text("game,round,player,bid,tricks\nx,\x1b]0;gone\x07\x1b[2J,Anna,0,0\n")
    refused = run("import", file, "--instance", tmp_path / "kept")
    assert refused.exit_code == 2
    assert "]0;gone" in refused.output
    assert refused.output.removesuffix("\n").isprintable()


@pytest.mark.parametrize(
    "arguments",
    [("export", "--out", "-"), ("export", "x", "--all", "--out", "-"), ("import", "/no/such/file")],
)
def test_what_cannot_be_meant_is_a_mistake_in_the_command(arguments, tmp_path):
    assert run(*arguments, "--instance", tmp_path).exit_code == 2


def test_a_file_that_is_there_is_replaced_only_when_that_is_said(filled, tmp_path):
    out = tmp_path / "games.jsonl"
    out.write_text("mine")
    line = ("export", "--all", "--out", out, "--instance", filled)
    refused = run(*line)
    assert (refused.exit_code, "--force replaces it" in refused.output) == (2, True)
    assert out.read_text() == "mine"
    assert run(*line, "--force").exit_code == 0
    assert out.read_text().startswith('{"scorepad"')


def test_an_unknown_game_is_not_written(filled, tmp_path):
    refused = run("export", "nothing", "--out", tmp_path / "out", "--instance", filled)
    assert refused.exit_code == 2
    assert not (tmp_path / "out").exists()


def test_the_same_made_up_games_are_made_once(filled):
    again = run("fill", "--games", 4, "--until", "2026-11-21", "--instance", filled)
    assert again.exit_code == 1
    assert "another seed" in again.output
