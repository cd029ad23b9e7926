"""``make mutants``: small changes to the rules, each of which a test must notice.

A copy of the rules and their tests is made under ``build/``, mutmut changes one
comparison, constant or operator of it after the other and runs the tests that
touch it. Exit status 1 when a change survives; what it was is printed.
"""

import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

TOP = Path(__file__).parents[2]
BUILD = TOP / "build"
ENVIRONMENT = BUILD / "mutants-environment"
COPY = BUILD / "mutants"

MUTATED = (
    "tricks",
    "legality",
    "cards",
    "points",
    "schedule",
    "game_in_play",
    "duel/verdict",
    "duel/round",
)
"""Modules of ``scorepad/rules`` that are changed."""

EXPLAINED = {
    "+    return PowerOrder.A if a <= b else PowerOrder.B": "level values are answered",
    "+    winner = Side.A if values[0] >= values[1] else Side.B": "level values are answered",
    '+        facts = {"value": values[1]}': "both values are the same here",
}
"""Changes that change nothing, and why."""

# What makes no sense on changed copies: it runs a Python that lacks mutmut.
_LEFT_OUT = "tests/rules/test_public_face.py"

_SETTINGS = f"""
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib", "-p", "no:cacheprovider", "--ignore={_LEFT_OUT}"]

[tool.mutmut]
source_paths = ["scorepad"]
only_mutate = {[f"scorepad/rules/{name}.py" for name in MUTATED]}
pytest_add_cli_args_test_selection = ["tests/rules"]
also_copy = ["tests"]
"""

# A change that is noticed need not be made small, nor remembered.
_PROPERTIES = """
from hypothesis import Phase, settings

settings.register_profile(
    "mutants",
    max_examples=50,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile("mutants")
"""


def run() -> int:
    """The number of changes that survived and are not explained; takes minutes."""
    mutmut = _install()
    _copy()
    workers = str(os.cpu_count() or 1)
    subprocess.run([mutmut, "run", "--max-children", workers], cwd=COPY, check=False)
    survived = [change for name in _survivors(mutmut) if (change := _change(mutmut, name))]
    for change in survived:
        print(change)
    print(f"{len(survived)} changes survived; {len(EXPLAINED)} more change nothing.")
    return len(survived)


def _survivors(mutmut: str) -> list[str]:
    listed = _said(mutmut, "results").splitlines()
    # A change that makes a loop endless is noticed as well.
    left = [line.strip() for line in listed if line and not line.endswith(": timeout")]
    return [line.partition(":")[0] for line in left]


def _change(mutmut: str, name: str) -> str:
    """The change as a diff; nothing where it is explained."""
    diff = _said(mutmut, "show", name)
    return "" if any(line in EXPLAINED for line in diff.splitlines()) else diff


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=COPY, check=True, capture_output=True, text=True).stdout


def _install() -> str:
    if not ENVIRONMENT.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    needed = project["optional-dependencies"]["mutants"]
    pip = [ENVIRONMENT / "bin" / "python", "-m", "pip", "install", "-q"]
    subprocess.run([*pip, "--disable-pip-version-check", *needed], check=True)
    return str(ENVIRONMENT / "bin" / "mutmut")


def _copy() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for part in ("scorepad/rules", "tests/rules", "tests/data"):
        shutil.copytree(TOP / part, COPY / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TOP / "scorepad" / "__init__.py", COPY / "scorepad")
    (COPY / "pyproject.toml").write_text(_SETTINGS, "utf-8")
    (COPY / "tests" / "conftest.py").write_text(_PROPERTIES, "utf-8")


if __name__ == "__main__":
    sys.exit(1 if run() else 0)
