"""The rules can be used alone: nothing but the standard library, and all of it documented."""

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

from scorepad import rules

TOP = Path(__file__).parents[2]

# -I -S: no packages that were installed, nothing from the environment.
ALONE = f"""
import sys
sys.path.insert(0, {str(TOP)!r})
from scorepad.rules import *
wizard = games()["wizard_gigamic"].ruleset
plays = read_cards(wizard.deck, ["B5", "B3", "N"])
print(take(wizard, plays, "R").taker, [str(c) for c in legal(wizard, plays[:1], plays[1:])])
tops = {{name.partition(".")[0] for name in sys.modules}}
print(sorted(tops - sys.stdlib_module_names - {{"scorepad", "__main__"}}))
"""


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["0 ['B3', 'N']", "[]"]


@pytest.mark.parametrize("name", rules.__all__)
def test_everything_public_is_there_and_says_what_it_is(name: str) -> None:
    found = getattr(rules, name)
    if inspect.isclass(found) or inspect.isfunction(found):
        assert inspect.getdoc(found)


def test_the_public_names_are_those_that_are_imported() -> None:
    public = {
        name
        for name, value in vars(rules).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert public == set(rules.__all__)
