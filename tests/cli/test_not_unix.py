"""The commands on a Python without what it has on Unix alone, as on Windows."""

import json
import re
import signal
from pathlib import Path

import pypdf
import pytest

from tests.cli.conftest import PATIENCE, Command

pytestmark = pytest.mark.thorough

HIDDEN = str(Path(__file__).with_name("not_unix"))


@pytest.fixture
def ended(command: Command):
    """Runs a command to its end: exit status, what was said, and what is wrong."""

    def run(*arguments: str, said: str = "") -> tuple[int, str, str]:
        process = command(*arguments, PYTHONPATH=HIDDEN)
        answer, wrong = process.communicate(said or None, timeout=4 * PATIENCE)
        return process.returncode, answer, wrong

    return run


@pytest.mark.parametrize("way", [(), ("--workers", "2"), ("--lan",)])
def test_a_server_starts_and_says_what_it_is_good_for(
    way: tuple[str, ...], serve, tmp_path: Path
) -> None:
    place = str(tmp_path / "kept")
    serving = serve("--instance", place, "--show-link", *way, PYTHONPATH=HIDDEN)
    assert json.loads(serving.get("/healthz"))["status"] == "ok"
    household = re.search(r"/c/[^\s\"]+", serving.said)[0]
    assert b"scorepad" in serving.get(household)
    serving.stop(signal.SIGINT)
    said, wrong = serving.rest()
    assert said == ""
    assert wrong.count("\n") == 1, "no address is written down"
    assert "for a table and not for a club" in wrong
    assert Path(place, "scorepad.db").exists()


def test_it_speaks_https(serve, tmp_path: Path) -> None:
    serving = serve("--instance", str(tmp_path / "kept"), "--https", PYTHONPATH=HIDDEN)
    assert "https://127.0.0.1" in serving.said


def test_a_taken_port_is_named(serve, ended, tmp_path: Path) -> None:
    serving = serve("--instance", str(tmp_path / "kept"), PYTHONPATH=HIDDEN)
    port = serving.address.rpartition(":")[2]
    status, said, wrong = ended("serve", "--port", port, "--instance", str(tmp_path / "other"))
    assert (status, said) == (1, "")
    assert f"Port {port} is taken" in wrong


def test_a_sheet_is_printed(ended, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    asked = ("sheet", "--game", "wizard_fisher", "--names", "Anna,Ben,Cleo", "--out", str(out))
    assert ended(*asked) == (0, "", "")
    assert "Cleo" in pypdf.PdfReader(out).pages[0].extract_text()


def test_the_referee_answers(ended, tmp_path: Path) -> None:
    case = {"game": "wizard_gigamic", "kind": "trick", "in": {"plays": ["B5", "B7"], "trump": None}}
    cases = tmp_path / "cases"
    cases.write_text(json.dumps(case))
    status, said, wrong = ended("referee", str(cases))
    assert (status, json.loads(said), wrong) == (0, {"id": None, "answer": 1}, "")


def test_games_are_copied_and_come_back(ended, tmp_path: Path) -> None:
    there = ("--instance", str(tmp_path / "kept"))
    assert ended("fill", "--games", "3", *there)[0] == 0
    copy = tmp_path / "copy.db"
    assert ended("backup", str(copy), *there)[0] == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")
    assert ended("restore", str(copy), *there)[0] == 0
