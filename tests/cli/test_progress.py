"""Long work says how far it is, on a terminal or now and then in a log, and in no output."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scorepad.cli import progress as module
from scorepad.cli.progress import Progress
from tests.terminals import open_terminal


class Clock:
    """A clock that is put forward."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def is_patient() -> None:
    """Here a command does say how far it is."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


def shown(clock: Clock, monkeypatch: pytest.MonkeyPatch, *, terminal: bool) -> Progress:
    monkeypatch.setattr(module.sys.stderr, "isatty", lambda: terminal, raising=False)
    return Progress(clock)


def test_a_terminal_has_one_line_that_changes_and_goes(clock, monkeypatch, capsys) -> None:
    said = shown(clock, monkeypatch, terminal=True)
    said.games(1, 300)
    assert capsys.readouterr().err == "", "what is soon done says nothing"
    clock.now += 1
    said.games(120, 300)
    said.games(121, 300)
    clock.now += 1
    said.part("copying", 1, 4)
    said.end()
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "\r120 of 300 games\rcopying: 25 %   \r                \r".replace(
        "                ", " " * 13
    )


def test_a_log_has_a_line_now_and_then(clock, monkeypatch, capsys) -> None:
    said = shown(clock, monkeypatch, terminal=False)
    for done in range(300):
        clock.now += 0.1
        said.games(done, 300)
    said.end()
    out, err = capsys.readouterr()
    assert out == ""
    assert 2 <= len(err.splitlines()) <= 3
    assert all(re.fullmatch(r"scorepad: \d+ of 300 games", line) for line in err.splitlines())


def test_nobody_knows_of_how_many(clock, monkeypatch, capsys) -> None:
    said = shown(clock, monkeypatch, terminal=False)
    clock.now += 20
    said.games_at("reading", 7, 0)
    clock.now += 20
    said.part("checking the copy", 0, 0)
    assert capsys.readouterr().err == "scorepad: reading: 7 games\nscorepad: checking the copy\n"


@pytest.mark.thorough
def test_who_fills_on_a_terminal_sees_how_far_it_is(tmp_path: Path) -> None:
    master, slave = open_terminal()
    # However fast the machine is, it says the first word.
    program = "from scorepad.cli import main, progress; progress._FIRST = 0; main()"
    line = [sys.executable, "-c", program, "fill", "--games", "60", "--instance", tmp_path]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=slave, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    ) as running:
        os.close(slave)
        said, end = b"", time.monotonic() + 240
        while time.monotonic() < end:
            try:
                piece = os.read(master, 4096)
            except OSError:
                break
            if not piece:
                break
            said += piece
        out, _ = running.communicate()
    os.close(master)
    assert out == b"60 of 60 games\n"
    assert b" of 60 games" in said
    assert running.returncode == 0
