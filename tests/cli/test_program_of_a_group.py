"""The program that the manual prints, word for word, against a real server."""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.services.evenings import Evening, evening_list
from scorepad.services.group_links import (
    group_link,
    group_link_token,
    make_group_link,
    revoke_group_link,
)
from scorepad.services.groups import HOUSEHOLD
from scorepad.startup import prepare_database, settings_in_place, store_at
from tests.cli.conftest import Serving

MANUAL = Path(__file__).parent.parent.parent / "scorepad" / "MANUAL.md"
MOST_LINES = 50


def program_in_manual() -> str:
    shown = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
    (program,) = shown.findall(MANUAL.read_text("utf-8"))
    return str(program)


def lines_of(evening: Evening) -> list[str]:
    """Return the first lines that the program prints."""
    people = []
    for each in evening.standings:
        result = each.at.total if evening.with_points else list(each.at.places)
        made = f"{each.at.bids.made} of {each.at.bids.rounds} bids"
        people.append(f"{each.at.rank}. {each.name}: {result}, {made}")
    return people


def test_the_program_in_the_manual_prints_how_the_newest_evening_stands(
    serve: Callable[..., Serving], tmp_path: Path
) -> None:
    program = tmp_path / "newest_evening.py"
    program.write_text(program_in_manual(), "utf-8")
    assert len(program_in_manual().splitlines()) <= MOST_LINES
    folder = tmp_path / "kept"
    settings = settings_in_place({}, folder)
    with closing(store_at({}, folder)) as store:
        prepare_database(store, settings)
        fill(store, EveningsToMake(12, 6, seed=4, until=int(time.time())))
        make_group_link(store, HOUSEHOLD, "programs")
        link = group_link(store, HOUSEHOLD, "programs")
        assert link is not None
        token = group_link_token(settings.secret_key.encode(), link)
        newest = evening_list(store, HOUSEHOLD, 0, None).evenings[0]
        at = f"{serve().address}/programs/{token}"

        def run() -> subprocess.CompletedProcess[str]:
            # On its own: neither this project nor a library is there for it.
            command = [sys.executable, "-I", "-S", str(program), at]
            return subprocess.run(command, capture_output=True, text=True, encoding="utf-8")

        done = run()
        assert done.returncode == 0, done.stderr
        first, *lines = done.stdout.splitlines()
        assert first.endswith(f" {newest.games} games")
        assert lines[: len(newest.standings)] == lines_of(newest)
        assert len(lines) > len(newest.standings)
        revoke_group_link(store, HOUSEHOLD, "programs")
        done = run()
        assert done.returncode == 1
        assert "revoked this link" in done.stderr
