"""The Debian packages that the set-up names are enough for every program that it starts."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import playwright
import pytest

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]
BINARIES = (
    f"{Path(playwright.__file__).parent}/driver/node",
    "/usr/lib/chromium/chromium-headless-shell",
    "/usr/lib/firefox-esr/firefox-esr",
    "/usr/lib/firefox-esr/libxul.so",
    "/usr/bin/WebKitWebDriver",
    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/*/webkit2gtk-4.1/WebKit*Process",
    "/usr/lib/postgresql/*/bin/postgres",
    "/usr/sbin/nginx",
    "/usr/bin/caddy",
    "/usr/bin/restic",
)
"""Programs that tests start, and what these load by name; a further one is one more line."""

THERE = [str(path) for each in BINARIES for path in sorted(Path("/").glob(each.removeprefix("/")))]

BARE = ("git", "make", "python3", "?essential")
"""Packages of the machine that the README asks for, beside what its system can't do without."""

# Chromium's shell is what a Debian gets; these are for systems that have none.
_INSTEAD = {"chromium"}
_INSTALLED = re.compile(r'\binstall "[^"]+" ([^|;&}\n]+)')
_VARIABLE = re.compile(r'^(\w+)="([^"]+)"$', re.MULTILINE)


def libraries(binary: str) -> dict[str, str]:
    """Return the path of each library that the binary is linked with, "" for none."""
    # What lies beside a program is found by the program itself.
    environ = {**os.environ, "LD_LIBRARY_PATH": str(Path(binary).parent)}
    command = ["ldd", binary]
    said = subprocess.run(command, env=environ, capture_output=True, text=True, check=False).stdout
    found = re.findall(r"^\s*(\S+) => (/\S+|not found)", said, re.MULTILINE)
    return {name: "" if path == "not found" else path for name, path in found}


def packages_of_setup() -> set[str]:
    """Return the names of the packages that the set-up installs on a Debian with Python."""
    text = (TOP / ".ci" / "setup").read_text()
    variables = dict(_VARIABLE.findall(text))
    found: set[str] = set()
    for line in _INSTALLED.findall(text):
        found |= set(re.sub(r"\$(\w+)", lambda name: variables.get(name[1], ""), line).split())
    return {name for name in found if re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", name)} - _INSTEAD


def brought_by(packages: set[str]) -> set[str]:
    """Return the names of all that apt would install on a machine that has no package yet."""
    if shutil.which("apt-get") is None:
        pytest.skip("apt-get is not installed")
    empty = ("-o", "Dir::State::status=/dev/null", "--no-install-recommends")
    asked = subprocess.run(
        ["apt-get", "--simulate", *empty, "install", *BARE, *sorted(packages)],
        capture_output=True,
        text=True,
        check=False,
    )
    if "Unable to locate package make" in asked.stderr:
        pytest.skip("apt has no lists of packages; apt-get update brings them")
    assert asked.returncode == 0, f".ci/setup names packages that are none: {asked.stderr}"
    return set(re.findall(r"^Inst (\S+)", asked.stdout, re.MULTILINE))


def owners(paths: set[str]) -> dict[str, str]:
    """Return the package that each file came with; those of no package are left out."""
    # Where /lib became /usr/lib, dpkg knows a file by one of both names.
    called = {}
    for path in paths:
        for name in (path, str(Path(path).resolve())):
            called |= dict.fromkeys((name, f"/usr{name}", name.removeprefix("/usr")), path)
    said = subprocess.run(["dpkg", "-S", *called], capture_output=True, text=True, check=False)
    found = re.findall(r"^([^:,\s]+)\S*: (/.+)$", said.stdout, re.MULTILINE)
    return {called[name]: package for package, name in found if name in called}


def test_no_library_of_a_program_is_missing() -> None:
    missing = [
        f"{binary} needs {name}, which is not installed: .ci/setup has to name its package."
        for binary in THERE
        for name, path in libraries(binary).items()
        if not path
    ]
    assert not missing, "\n".join(missing)


def test_each_library_comes_with_a_package_that_the_setup_names() -> None:
    """Something else may have brought a library onto this machine; a bare one lacks it."""
    brought = brought_by(packages_of_setup())
    program = owners(set(THERE))
    # What came here with other packages is not what the set-up brings.
    started = [path for path in THERE if program.get(path, "") in {"", *brought}]
    needed = {path: binary for binary in started for path in libraries(binary).values() if path}
    missing = [
        f"{needed[path]} needs {path} of {package}: .ci/setup has to name that package."
        for path, package in owners(set(needed)).items()
        if package not in brought
    ]
    assert not missing, "\n".join(missing)
