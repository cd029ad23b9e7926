"""Every target of ``make help`` runs at its smallest, or is named with what tries it instead."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.forked import Forked

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]

SMALLEST = {
    "help": "",
    "house": "",
    "games": "N=1",
    "phone-cases": "N=20",
    "phone-figures": "N=1 ARGS='sizes times --slower 1'",
    "groups-taken": "N=1",
    "screenshots": "ARGS=pad",
    "gallery": "ARGS='home --language de'",
    "engines": "N=1 ARGS=chromium",
    "icons": "",
    "translations": "",
    "languages": "",
    "option-table": "",
    "field-table": "",
    "types": "",
}
"""What each target is given here."""

LONG = {
    "check-cases": "tests/client/test_checks.py and test_check_markup.py",
    "nothing-lost": "trust/test_nothing_lost.py, test_upgrades.py and test_power_loss.py",
    "phone-soak": "tests/client/test_outbox_games.py",
    "quick-tables": "tests/web/http/test_rate_limit.py",
    "restarts": "trust/test_nothing_lost.py",
    "restores": "tests/client/test_restored_games.py",
    "two-servers": "trust/test_nothing_lost.py",
}
"""Targets whose programs take long even at their smallest, with the tests that do what they do.
Here each program is asked what it can be told."""

ELSEWHERE = {
    "run": "serves until it is stopped; tests/tools/bare.py asks it for a page",
    "quick": ".ci/run gives it in a clone of its own",
    "test": ".ci/run gives it",
    "test-all": "this test is part of it",
    "lint": ".ci/run gives it",
    "format": "its two programs, asked whether there is anything to do, are part of make lint",
    "bench": "minutes; test_parts.py and test_sizes.py run its parts",
    "load": "minutes; make bench has the same for seconds",
    "slow-clients": "minutes; trust/test_slow_clients.py has few of each kind",
    "fuzz": "the tests of trust/fuzz are part of make test-all, with fewer inputs",
    "injection": "the tests of trust/injection are part of make test-all, with fewer names",
    "hostile": "minutes; trust/test_hostile.py runs its parts",
    "long-forms": "long; its tests are longer forms of others",
    "soak": "hours; its parts are here",
    "audit": "asks PyPI",
    "mutants": "fetches an environment of its own; test_names.py asks for what is not there",
    "phone-mutants": "minutes, and npm's programs; test_names.py asks for what is not there",
    "bare": "root, minutes; tests/deploy/test_bare.py has what it does without either",
    "container": "root, network; tests/deploy/test_container.py has what it builds from",
    "release": "root, network; tests/deploy/test_release.py has what it does without either",
    "lock": "asks PyPI, and writes what it finds",
}
"""Why a target does not run here, and what tries the same."""

_OF_MAKE = ("MAKEFLAGS", "MAKEOVERRIDES", "MFLAGS", "MAKELEVEL", "ARGS", "N", "SEED", "ONLY", "ON")
"""What a target hears of the make that started these tests."""


def targets() -> set[str]:
    said = subprocess.run(["make", "help"], cwd=TOP, check=True, capture_output=True, text=True)
    return set(re.findall(r"^([a-z-]+) ", said.stdout, re.MULTILINE))


def test_every_target_runs_here_or_is_named_with_where_it_is_tried() -> None:
    named = [*SMALLEST, *LONG, *ELSEWHERE]
    assert targets() == {*named}
    assert len(named) == len({*named})


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, as some write files there; it is set up where it was copied from."""
    copy = tmp_path_factory.mktemp("make") / "scorepad"
    # What is compiled is taken along: each program would compile it anew, with the same result.
    left = shutil.ignore_patterns(".git", ".venv", "build", "dist", "*.db*")
    shutil.copytree(TOP, copy, ignore=left)
    (copy / ".venv").symlink_to(TOP / ".venv")
    setup = copy / ".ci" / "setup"
    setup.write_text(f'#!/bin/sh\nexec "{TOP}/.ci/setup" "$@"\n', "utf-8")
    return copy


@pytest.mark.parametrize("target", SMALLEST)
def test_a_target_runs_at_its_smallest(target: str, checkout: Path) -> None:
    environ = {name: value for name, value in os.environ.items() if name not in _OF_MAKE}
    done = subprocess.run(
        f"make {target} {SMALLEST[target]}",
        shell=True,
        cwd=checkout,
        env=environ,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("target", LONG)
def test_a_program_that_takes_long_can_be_told_what_its_target_tells(target: str) -> None:
    told = subprocess.run(
        ["make", "--dry-run", target, "N=1", "SEED=1"],
        cwd=TOP,
        env={name: value for name, value in os.environ.items() if name not in _OF_MAKE},
        check=True,
        capture_output=True,
        text=True,
    )
    programs = re.findall(r"-m (tests\.\S+)(.*)", told.stdout)
    assert programs
    for program, arguments in programs:
        asked = Forked(["--help"], cwd=TOP, env={"PATH": os.environ["PATH"]}, program=program)
        said, wrong = asked.communicate()
        assert asked.returncode == 0, wrong
        assert {each for each in arguments.split() if each.startswith("--")} <= {
            *re.findall(r"--[a-z]+", said)
        }
