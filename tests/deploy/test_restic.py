"""Copies that restic keeps, brought back on another machine as the README says."""

import os
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.deploy.shipped import DEPLOY

pytestmark = pytest.mark.thorough


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine whose copies go to a repository in another folder."""
    if shutil.which("restic") is None:
        pytest.skip("restic is not installed")
    (tmp_path / "password").write_text("a long sentence that nobody guesses\n")
    program = tmp_path / "scorepad"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m scorepad "$@"\n')
    program.chmod(0o755)
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "RESTIC_REPOSITORY": str(tmp_path / "elsewhere"),
        "RESTIC_PASSWORD_FILE": str(tmp_path / "password"),
        "SCOREPAD": str(program),
        "SCOREPAD_INSTANCE": str(tmp_path / "games"),
    }


def groups(folder: Path) -> str:
    """Return what the games of a folder are, in words."""
    done = CliRunner().invoke(main, ["groups", "--instance", str(folder)])
    assert done.exit_code == 0, done.output
    return done.output


def run(environ: dict[str, str], *command: str) -> None:
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def snapshots(environ: dict[str, str]) -> int:
    said = subprocess.run(
        ["restic", "snapshots", "--json", "--no-lock"], env=environ, capture_output=True, check=True
    )
    return said.stdout.count(b'"short_id"')


def test_games_come_back_from_the_repository_on_another_machine(
    environ: dict[str, str], tmp_path: Path
) -> None:
    here, there, copies = (tmp_path / name for name in ("games", "another", "copies"))
    prepare_server({}, here)
    filled = CliRunner().invoke(main, ["fill", "--games", "4", "--instance", str(here)])
    assert filled.exit_code == 0, filled.output
    run(environ, "restic", "init", "--quiet")
    for _ in range(3):
        run(environ, str(DEPLOY / "restic.sh"), str(copies))
    # Of one day one stays, here and there; newer restics keep the very first one besides.
    assert len(list(copies.glob("*.db"))) == 1
    assert snapshots(environ) in (1, 2)

    run(
        environ, "restic", "restore", "latest", "--tag", "scorepad", "--target", str(tmp_path / "b")
    )
    back = tmp_path / "b" / copies.relative_to("/")
    there.mkdir()
    (copy,) = back.glob("scorepad-*.db")
    shutil.copy(back / "secret_key", there)
    brought = CliRunner().invoke(main, ["restore", str(copy), "--instance", str(there)])
    assert brought.exit_code == 0, brought.output
    assert groups(there) == groups(here)
    # Links go on: the key is that of the games.
    settings = prepare_server({}, there)
    assert settings.secret_key == (here / "secret_key").read_text().strip()
    with closing(Store(settings.database_url)) as store, store.reading() as transaction:
        assert len(transaction.games.after("", 10)) == 4
