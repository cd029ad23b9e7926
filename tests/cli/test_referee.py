"""The real command: lines of JSON in, lines of JSON out, in order and at once."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import PATIENCE

CASES = json.loads((Path(__file__).parents[1] / "data" / "referee.json").read_text("utf-8"))
GOOD = b'{"id": 1, "game": "quoicoupli", "kind": "undealt", "in": {"n": 6, "hand": 8}}\n'
ANSWERED = {"id": 1, "answer": 4}


def run(
    lines: bytes, *arguments: str, environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "scorepad", "referee", *arguments],
        input=lines,
        capture_output=True,
        env={"PATH": os.environ["PATH"], **(environ or {})},
        timeout=PATIENCE,
        check=False,
    )


def replies(lines: bytes, *arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(lines, *arguments).stdout.splitlines()]


@pytest.fixture(scope="module")
def answers() -> list[dict[str, Any]]:
    """Return what the command answers to every case of the sheets, asked in one go."""
    lines = [json.dumps({"id": place, **case}) for place, case in enumerate(CASES)]
    done = run("\n".join(lines).encode())
    assert done.returncode == 0
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("place", "case"),
    list(enumerate(CASES)),
    ids=[f"{place}: {case['sheet']}, {case['kind']}" for place, case in enumerate(CASES)],
)
def test_the_answers_that_the_rule_sheets_give(
    place: int, case: dict[str, Any], answers: list[dict[str, Any]]
) -> None:
    assert answers[place] == {"id": place, "answer": case["answer"]}


def test_a_line_with_an_error_ends_nothing_and_the_exit_status_tells() -> None:
    done = run(b"[]\n" + GOOD + b'{"id": "x", "game": "no such game"}\n' + GOOD)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply.get("error", {}).get("code") for reply in found] == [
        "not_an_object",
        None,
        "no_such_game",
        None,
    ]
    assert found[1] == found[3] == ANSWERED
    assert done.returncode == 1
    assert run(GOOD).returncode == 0
    assert run(b"").returncode == 0


def test_a_program_may_hold_the_command_open_and_ask_one_by_one() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "scorepad", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        for _ in range(3):
            process.stdin.write(GOOD)
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == ANSWERED
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_a_reader_that_goes_away_ends_it_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_bytes(GOOD * 20_000)
    process = subprocess.Popen(
        [sys.executable, "-m", "scorepad", "referee", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert json.loads(process.stdout.readline()) == ANSWERED
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) == 1


def test_cases_can_be_read_from_a_file_and_one_that_is_not_there_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_bytes(GOOD * 2)
    assert replies(b"", str(file)) == [ANSWERED] * 2
    done = run(b"", "no such file")
    assert done.returncode == 2
    assert b"no such file" in done.stderr
    assert b"Traceback" not in done.stderr


def test_empty_lines_are_passed_over_and_the_last_line_needs_no_end() -> None:
    assert replies(b"\n  \r\n" + GOOD + b"\r\n" + GOOD.strip()) == [ANSWERED] * 2


def test_a_very_long_line_is_one_error_and_the_next_line_is_read() -> None:
    found = replies(b'{"id": "' + b"x" * 3_000_000 + b'"}\n' + GOOD)
    assert found[0]["error"]["code"] == "line_too_long"
    assert found[1:] == [ANSWERED]


@pytest.mark.parametrize("size", [2**20 - 1, 2**20, 2**20 + 1])
def test_the_longest_line_is_a_mebibyte_with_its_end(size: int) -> None:
    line = GOOD.strip().ljust(size - 1) + b"\n"
    found = replies(line + GOOD)
    assert found[1:] == [ANSWERED]
    assert ("error" in found[0]) is (size > 2**20)


def test_the_id_is_echoed_whatever_json_value_it_is() -> None:
    names = [None, 0, -7, 1.5, "Zoé", "\ud800", True, [1, {"a": None}], 10**400, "a\u2028b\n"]
    good = json.loads(GOOD)
    lines = [json.dumps({**good, "id": name}).encode() for name in names]
    lines += [json.dumps({**good, "id": name, "kind": "none"}).encode() for name in names]
    found = replies(b"\n".join(lines))
    assert [reply["id"] for reply in found] == names + names
    assert [reply.get("answer") for reply in found[: len(names)]] == [4] * len(names)
    assert {reply["error"]["code"] for reply in found[len(names) :]} == {"no_such_kind"}


def test_unknown_keys_and_a_missing_id_are_passed_over() -> None:
    case = {**json.loads(GOOD), "expect": 5, "in": {"n": 6, "hand": 8, "weather": "rain"}}
    assert replies(json.dumps(case).encode()) == [ANSWERED]
    case = json.loads(GOOD)
    del case["id"]
    assert replies(json.dumps(case).encode()) == [{"id": None, "answer": 4}]


def test_messages_are_in_the_language_asked_for_and_utf_8_on_every_terminal() -> None:
    line = b'{"game": "no such game", "kind": "trick", "in": {}}\n'
    said = {
        language: replies(line, "--lang", language)[0]["error"] for language in ("en", "fr", "de")
    }
    assert {error["code"] for error in said.values()} == {"no_such_game"}
    assert len({error["message"] for error in said.values()}) == 3
    assert replies(line)[0]["error"] == said["en"]
    done = run('{"id": "Zoé", "game": "x"}\n'.encode(), environ={"LC_ALL": "C", "LANG": "C"})
    assert json.loads(done.stdout.decode("utf-8"))["id"] == "Zoé"


def test_the_example_in_the_manual_runs() -> None:
    text = (Path(__file__).parents[2] / "scorepad" / "MANUAL.md").read_text("utf-8")
    _, _, shown = text.partition("$ scorepad referee <<'END'\n")
    example, _, _ = shown.partition("\n\n")
    asked, _, answered = example.partition("    END\n")
    done = run(textwrap.dedent(asked).encode())
    lines = done.stdout.decode("utf-8").splitlines()
    assert lines == textwrap.dedent(answered).splitlines()
    assert len(lines) == 4
    # One of the lines is an error.
    assert done.returncode == 1


def test_the_help_says_what_can_be_asked() -> None:
    done = run(b"", "--help")
    assert done.returncode == 0
    for case in CASES:
        assert case["kind"] in done.stdout.decode("utf-8")
