import json
import signal
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorepad.cli import main
from scorepad.services.groups import begin_group
from scorepad.store import Store
from scorepad.store.sqlite_library import sqlite3
from tests.cli.conftest import PATIENCE
from tests.permissions import bound_by_permissions


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


def groups_of(folder: Path) -> list[str]:
    return run("groups", "--instance", folder).output.splitlines()


def test_games_come_into_the_group_that_is_named(filled, tmp_path):
    out, other = tmp_path / "out", tmp_path / "other"
    run("export", "--all", "--out", out, "--instance", filled)
    run("fill", "--games", 1, "--until", "2026-11-21", "--seed", 7, "--instance", other)
    with closing(Store(f"sqlite:///{other}/scorepad.db")) as store:
        assert begin_group(store, "d" * 32, "Club", 1_000) is None
    said = run("import", out, "--group", "club", "--instance", other)
    assert said.output == "4 games were imported.\n"
    assert [("Club" in line, "4 games" in line) for line in groups_of(other)].count((True, True))
    again = run("import", out, "--group", "Club", "--instance", other).output
    assert again == "All 4 games were here already.\n"
    assert run("import", out, "--instance", other).output == again, "wherever they are"


@pytest.mark.parametrize("group", ["nobody", "xyz"])
def test_a_group_that_is_not_there_gets_nothing(filled, tmp_path, group):
    out, other = tmp_path / "out", tmp_path / "other"
    run("export", "--all", "--out", out, "--instance", filled)
    refused = run("import", out, "--group", group, "--instance", other)
    assert refused.exit_code == 2
    assert f"is called {group}" in refused.output
    assert "Nothing was imported" in refused.output
    assert groups_of(other) == []


def test_a_game_that_is_damaged_here_is_left_out_and_all_others_come_in(filled, tmp_path):
    out, other = tmp_path / "out", tmp_path / "other"
    run("export", "--all", "--out", out, "--instance", filled)
    lines = out.read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "one").write_text("".join(lines[:2]), "utf-8")
    run("import", tmp_path / "one", "--instance", other)
    with closing(sqlite3.connect(other / "scorepad.db")) as raw, raw:
        raw.execute("UPDATE mark SET body = '{' WHERE number = 2")
    said = run("import", out, "--instance", other)
    assert said.exit_code == 2
    assert said.stderr.startswith(
        "scorepad: 3 games were imported. 1 game is damaged here and was left out: a copy of it "
        f"can be brought back.\n  {json.loads(lines[1])['game_id']}"
    )
    assert "1 game is damaged" in run("import", tmp_path / "one", "--instance", other).output


def test_a_game_that_was_deleted_here_and_went_on_in_the_file_is_named(filled, tmp_path):
    out, another, other = tmp_path / "out", tmp_path / "another", tmp_path / "other"
    run("export", "--all", "--out", out, "--instance", filled)
    head, *lines = out.read_text("utf-8").splitlines()
    game, second = map(json.loads, lines[:2])
    for file, marks in ((out, game["marks"]), (another, second["marks"])):
        file.write_text(f"{head}\n{json.dumps({**game, 'marks': marks})}\n", "utf-8")
    run("import", out, "--instance", other)
    with closing(sqlite3.connect(other / "scorepad.db")) as raw, raw:
        raw.execute("UPDATE game SET deleted_at = 1")
    same, differs = (run("import", file, "--instance", other) for file in (out, another))
    assert same.exit_code == 0
    assert differs.exit_code == 2
    assert differs.stderr.startswith("scorepad: 1 game was deleted here and can be brought back")
    assert differs.stderr.endswith(f"\n  {game['game_id']}\n")


@pytest.mark.thorough
@pytest.mark.parametrize("serves", [False, True])
def test_games_in_a_folder_that_may_only_be_read_go_out(command, serve, tmp_path, serves):
    """As ``backup`` reads them: its database keeps a log, which SQLite can't read there by
    itself."""
    kept, out, copied = tmp_path / "kept", tmp_path / "out", tmp_path / "copied"
    run("fill", "--games", 3, "--until", "2026-11-21", "--instance", kept)
    run("export", "--all", "--out", tmp_path / "before", "--instance", kept)
    server = serve() if serves else None
    for file in kept.glob("scorepad.db*"):
        file.chmod(0o400)
    kept.chmod(0o500)
    for asked in (("export", "--all", "--out", out), ("backup", copied)):
        arguments = [str(each) for each in (*asked, "--instance", kept)]
        process = command(*arguments, bound=bound_by_permissions, forked=True)
        assert process.communicate(timeout=PATIENCE)[1] == ""
        assert process.returncode == 0
    assert (
        out.read_text("utf-8").splitlines()[1:]
        == ((tmp_path / "before").read_text("utf-8").splitlines()[1:])
    )
    kept.chmod(0o700)
    if server is not None:
        server.stop(signal.SIGINT)
