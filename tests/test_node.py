"""A harness whose phones can't play says so, and gives no figure."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.client.outbox_games import NotPlayed, check_played
from tests.kinds import thorough
from tests.node import NodeFailed, NodeStopped, kept_promises, node, run_node

# Debian 12's own Node 18 lacks it: every answer then failed, as if the network had.
NO_COOKIES = "delete Headers.prototype.getSetCookie"
GONE = "process.exit(0)"
OUTBOX = ("tests.tools.phone.soak", "--number", "3", "--seed", "1")
CASES = ("tests.tools.phone.cases", "--number", "3", "--seed", "1")


def run(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(
        command, env={**os.environ, **environ}, capture_output=True, text=True, check=False
    )


def test_it_is_the_one_that_playwright_brings() -> None:
    assert "playwright" in Path(node()).parts
    assert run("tests.node").stdout.strip() == node()


@pytest.mark.parametrize("command", [thorough(OUTBOX), CASES])
def test_a_harness_without_node_says_so(command: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*command, PLAYWRIGHT_NODEJS_PATH=str(tmp_path / "node"))
    assert done.returncode == 1
    assert done.stdout == "seed 1\n"
    assert done.stderr.startswith("Nothing was compared: Playwright's Node does not start")


def test_a_node_that_lacks_a_library_is_quoted(tmp_path: Path) -> None:
    broken = tmp_path / "node"
    broken.write_text("#!/bin/sh\necho 'libatomic.so.1: no such file' >&2\nexit 127\n", "utf-8")
    broken.chmod(0o755)
    done = run("tests.node", PLAYWRIGHT_NODEJS_PATH=str(broken))
    assert (done.returncode, done.stdout) == (1, "")
    assert "(libatomic.so.1: no such file)" in done.stderr


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("command", "first", "why"),
    [
        (OUTBOX, NO_COOKIES, "getSetCookie is not a function"),
        (CASES, GONE, "no figures"),
        (CASES, "process.stdin.push(null)", "Node compared 0 of the games"),
    ],
)
def test_a_harness_that_could_not_play_gives_no_figure(
    command: tuple[str, ...], first: str, why: str, tmp_path: Path
) -> None:
    """``first`` is what Node runs before the program that plays."""
    broken = tmp_path / "node"
    alone = f'case "$1" in -p) exec {node()} "$@";; esac'
    broken.write_text(
        f'#!/bin/sh\n{alone}\nexec {node()} --import "data:text/javascript,{first}" "$@"\n',
        "utf-8",
    )
    broken.chmod(0o755)
    done = run(*command, PLAYWRIGHT_NODEJS_PATH=str(broken))
    assert done.returncode != 0
    assert done.stdout == "seed 1\n"
    assert "Nothing was compared: " in done.stderr
    assert why in done.stderr


def told(**differs: Any) -> dict[str, Any]:
    return {"id": "g", "steps": 6, "phones": [{"answers": 2}], **differs}


DRAWN = [{"id": "g", "steps": 6, "devices": ["d"]}]


def test_a_game_that_was_played_to_its_end_is_judged() -> None:
    check_played(DRAWN, [told()])


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ([], "0 were reported"),
        ([told(), told()], "2 were reported"),
        ([told(id="h")], "1 were reported"),
        ([told(steps=5)], "left before its end"),
        ([told(phones=[])], "left before its end"),
        ([told(phones=[{"answers": 0}])], "never answered"),
    ],
)
def test_what_was_not_played_is_not_judged(said: list[dict[str, Any]], why: str) -> None:
    with pytest.raises(NotPlayed, match=why):
        check_played(DRAWN, said)


@pytest.mark.parametrize(
    "tests",
    [
        "",
        'test("kept", () => {}); test("broken", () => { throw new Error("why"); });',
        'test("kept", () => {}); process.exit(0);',
    ],
)
def test_promises_that_are_not_all_kept_are_reported(tests: str, tmp_path: Path) -> None:
    program = tmp_path / "some.test.mjs"
    program.write_text(f'import {{ test }} from "node:test";\n{tests}\n', "utf-8")
    with pytest.raises(NodeFailed):
        kept_promises(program)


def test_what_a_program_complains_of_is_told() -> None:
    with pytest.raises(NodeFailed, match=r"ended with status 1: .*oh no"):
        run_node("-e", "console.error('oh no'); process.exitCode = 1")


@pytest.mark.thorough
def test_a_program_without_end_is_stopped() -> None:
    with pytest.raises(NodeStopped, match="more than 1 seconds of the processor"):
        run_node("-e", "for (;;);", seconds=1)
