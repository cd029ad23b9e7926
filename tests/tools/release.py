"""``make release``: what a version is published from, built and tried; nothing is published.

Builds the wheel, the source archive and the edition without a server into ``dist/``, installs the
wheel from there on a fresh minimal Debian, and plays a round; then does what ``make container``
does, where buildah is. Needs what ``make bare`` needs: root, debootstrap and the network.
"""

import argparse
import hashlib
import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from scorepad import __version__
from scorepad.cli.changes import CHANGELOG, changes_by_version
from scorepad.store.database import REVISIONS
from tests.tools import container
from tests.tools.bare import (
    RELEASES,
    Machine,
    NotPossible,
    base_of,
    clear_up,
    fresh,
    look_for_tools,
)
from tests.tools.bench.servers import free_port
from tests.tools.trust.device import Device

TOP = Path(__file__).parents[2]
DIST = TOP / "dist"
_NEXT_STEPS = ".github/CONTRIBUTING.md, Publishing, says what is done with it."
_PLACE = "/opt/scorepad"


def obstacles(version: str, changelog: str, tags: Iterable[str], changed: str) -> list[str]:
    """Return what keeps a version from being published, a sentence each.

    ``changed`` is what git says of files that are not committed.
    """
    found = []
    by_version = changes_by_version(changelog)
    if next(iter(by_version), None) != version:
        found.append(f"The changelog does not begin with {version}, the version of the package.")
    elif f"`{REVISIONS[-1]}`" not in by_version[version]:
        found.append(
            f"The changelog does not say under {version} that the database is of the form "
            f"`{REVISIONS[-1]}` now."
        )
    if f"v{version}" in tags:
        found.append(
            f"There is a tag v{version} already: raise __version__ in scorepad/__init__.py, and "
            "begin a heading for it in the changelog."
        )
    if changed:
        found.append("Some files are not committed, see git status.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--on", choices=RELEASES, default="bookworm", help="the Debian")
    parser.add_argument("--mirror", help="where Debian comes from; apt's own otherwise")
    asked = parser.parse_args()
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, signal.default_int_handler)
    try:
        found = obstacles(
            __version__, CHANGELOG.read_text("utf-8"), git("tag").split(), git("status", "--short")
        )
        if found:
            raise NotPossible(" ".join(found))
        files = build()
        look_for_tools()
        clear_up()
        with fresh(asked.on, base_of(asked.on, asked.mirror, afresh=False)) as machine:
            say(f"Trying {files[0].name} on a fresh {RELEASES[asked.on]} ...")
            install(machine, files[0])
            play(machine)
        if shutil.which("buildah"):
            container.main()
    except NotPossible as error:
        sys.exit(f"make release: {error}")
    except KeyboardInterrupt:
        sys.exit("\nmake release: stopped.")
    say("")
    for file in files:
        say(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(TOP)}")
    if not shutil.which("buildah"):
        say("No image was tried: buildah is missing; apt-get install buildah brings it.")
    say(_NEXT_STEPS)


def git(*arguments: str) -> str:
    return run("git", "-c", f"safe.directory={TOP}", "-C", str(TOP), *arguments)


def run(*command: str) -> str:
    """Return what the command says; an error of it ends everything in a sentence."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "nothing was said").splitlines()[-1]
        raise NotPossible(f"{' '.join(command[:2])} failed: {last}")
    return done.stdout.strip()


def build() -> list[Path]:
    """Return the wheel and the archives of this version, made anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    say(f"Building scorepad {__version__} ...")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), str(TOP))
    files = [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]
    if [f"-{__version__}" in file.name for file in files] != [True, True]:
        raise NotPossible(f"dist/ has {', '.join(file.name for file in files)}.")
    return [*files, static_edition()]


def static_edition() -> Path:
    """Return the archive of the edition without a server, made anew."""
    with TemporaryDirectory() as folder:
        run(sys.executable, "-m", "scorepad", "static", "--sheets", f"{folder}/scorepad")
        name = DIST / f"scorepad-static-{__version__}"
        return Path(shutil.make_archive(str(name), "zip", folder, "scorepad"))


def install(machine: Machine, wheel: Path) -> None:
    """Install the wheel as a stranger does, by Debian's Python and pip."""
    shutil.copy(wheel, machine.root / "srv")
    quiet = "-q --disable-pip-version-check"
    apt = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
    for line in (
        f"apt-get update -qq && {apt} python3-venv >/dev/null",
        f"python3 -m venv {_PLACE}",
        f"{_PLACE}/bin/pip install {quiet} /srv/{wheel.name}",
        f"{_PLACE}/bin/scorepad --version | grep -qx 'scorepad, version {__version__}'",
    ):
        if machine.status(line):
            raise NotPossible(f"this failed on a fresh machine: {line}; see {machine.log}.")


def play(machine: Machine) -> None:
    """Play a round on the server that was installed, and read it from another start of it."""
    evening = container.Evening()
    for begins in (True, False):
        port = free_port()
        address = f"http://127.0.0.1:{port}/"
        command = f"exec {_PLACE}/bin/scorepad serve --port {port} --instance /srv/games"
        with machine.running(command) as process:
            health = f"{_PLACE}/bin/scorepad healthy --port {port}"
            wait = f"for try in $(seq 120); do {health} 2>/dev/null && exit; sleep 1; done; exit 1"
            if machine.status(wait) or process.poll() is not None:
                raise NotPossible(f"the server does not answer; see {machine.log}.")
            if begins:
                evening.plays(address, container.ROUND)
            evening.reads(address)
            said = json.loads(Device(address).get("/healthz").text)
            if said["version"] != __version__:
                raise NotPossible(f"the server says that it is {said['version']}.")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
