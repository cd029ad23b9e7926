"""Rules, pad and checker need no package that was installed: the standard library is enough."""

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]

# -I -S: no packages that were installed, nothing from the environment.
ALONE = f"""
import sys
sys.path.insert(0, {str(TOP)!r})
from importlib import import_module
from pkgutil import walk_packages
for room in ("rules", "pad", "trick_checker"):
    package = import_module(f"scorepad.{{room}}")
    for module in walk_packages(package.__path__, package.__name__ + "."):
        print(import_module(module.name).__name__)
tops = {{name.partition(".")[0] for name in sys.modules}}
print(sorted(tops - sys.stdlib_module_names - {{"scorepad", "__main__"}}))
"""


def test_every_module_of_rules_pad_and_checker_is_imported_without_packages() -> None:
    command = [sys.executable, "-I", "-S", "-c", ALONE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    *imported, others = done.stdout.splitlines() or ["nothing"]
    assert (done.stderr, others) == ("", "[]")
    assert {"scorepad.rules.points", "scorepad.pad.fold"} <= {*imported}
