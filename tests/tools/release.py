"""``make release``: what a version is published from, built and tried; nothing is published.

Builds the wheel, the source archive and the edition without a server. Each comes onto a fresh
minimal Debian of its own, and a round is played there. Then, where buildah is, ``make container``
tries the image, which is saved as well. What was tried comes into ``dist/``, with the changelog's
part about this version and the checksums of all files; a run that stops leaves ``dist/`` as it was.

Needs what ``make bare`` needs, which is root, debootstrap and the network, and Chromium.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from playwright.sync_api import Error

from scorepad import __version__
from scorepad.cli.changes import CHANGELOG, changes_by_version
from scorepad.store.database import REVISIONS
from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.chromium import chromium, chromium_path
from tests.tools import container
from tests.tools.bare import (
    PATH,
    RELEASES,
    Machine,
    NotPossible,
    base_of,
    clear_up,
    fresh,
    look_for_tools,
)
from tests.tools.bench.servers import free_port
from tests.tools.trust.device import Device, NoAnswer

TOP = Path(__file__).parents[2]
DIST = TOP / "dist"
DRAFT = TOP / "build" / "release"
"""Where files wait until all of them were tried."""

SUMS = "SHA256SUMS"
_NEXT_STEPS = ".github/CONTRIBUTING.md, Publishing, says what is done with it."
_NO_IMAGE = "No image is made: buildah is missing; apt-get install buildah brings it."
_PLACE = "/opt/scorepad"
_PATIENCE = 60


def obstacles(
    version: str, changelog: str, tags: Iterable[str], changed: str, untranslated: str = ""
) -> list[str]:
    """Return what keeps a version from being published, a sentence each.

    ``changed`` is what git says of files that are not committed, and ``untranslated`` what
    ``make languages`` says: a line for each language, ``de: 0 of 2475 are missing``.
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
    lacking = re.findall(r"^(\w+): [1-9]\d* of ", untranslated, re.MULTILINE)
    if lacking:
        found.append(
            f"Some sentences have no translation ({', '.join(lacking)}): make languages lists them."
        )
    return found


def notes(version: str, changelog: str) -> str:
    """Return the changelog's part about a version, to be shown beside its files.

    A link to a page of this repository leads nowhere there, so that only its words stay.
    """
    said = changes_by_version(changelog)[version]
    return (
        f"# Scorepad {version}\n\n" + re.sub(r"\[([^]]+)\]\((?!https?:)[^)]+\)", r"\1", said) + "\n"
    )


def checksums(files: Iterable[Path]) -> str:
    """Return a line for each file, as ``sha256sum --check`` reads it."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--on", choices=RELEASES, default="bookworm", help="the Debian")
    parser.add_argument("--mirror", help="where Debian comes from; apt's own otherwise")
    asked = parser.parse_args()
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, signal.default_int_handler)
    # Where root's programs are, whoever became root.
    os.environ["PATH"] = f"{os.environ.get('PATH', '')}:{PATH}"
    try:
        look_for_obstacles()
        make(asked.on, asked.mirror)
    except NotPossible as error:
        sys.exit(f"make release: {error}")
    except NoAnswer:
        sys.exit(f"make release: the server gave no answer in {container.PATIENCE} s.")
    except OSError as error:
        sys.exit(f"make release: {error.filename or 'the machine'}: {error.strerror or error}.")
    except KeyboardInterrupt:
        sys.exit("\nmake release: stopped.")


def look_for_obstacles() -> None:
    """Raise ``NotPossible`` for all that can be known before minutes have passed."""
    look_for_tools()
    try:
        chromium_path()
    except AssertionError as error:
        raise NotPossible(f"{error}.") from error
    missing = run(sys.executable, str(TOP / ".ci" / "translations.py"), "--missing")
    found = obstacles(
        __version__,
        CHANGELOG.read_text("utf-8"),
        git("tag").split(),
        git("status", "--short"),
        missing,
    )
    if found:
        raise NotPossible(" ".join(found))


def make(release: str, mirror: str | None) -> None:
    """Build everything, try it on that Debian, and put it into ``dist/``."""
    has_buildah = shutil.which("buildah") is not None
    if not has_buildah:
        say(_NO_IMAGE)
    clear_up()
    shutil.rmtree(DRAFT, ignore_errors=True)
    files = build(DRAFT)
    base = base_of(release, mirror, afresh=False)
    wheel, source, static = files
    tries: list[tuple[Path, Callable[[Machine, Path], None]]] = [
        *((file, install_and_play) for file in (wheel, source)),
        (static, play_from_files),
    ]
    for file, tried in tries:
        say(f"Trying {file.name} on a fresh {RELEASES[release]} ...")
        with fresh(release, base) as machine:
            shutil.copy(file, machine.root / "srv")
            tried(machine, file)
    if has_buildah:
        container.main(mirror)
        files.append(container.save(DRAFT))
    about = DRAFT / f"scorepad-{__version__}-notes.md"
    about.write_text(notes(__version__, CHANGELOG.read_text("utf-8")), "utf-8")
    sums = checksums([*files, about])
    (DRAFT / SUMS).write_text(sums, "utf-8")
    shutil.rmtree(DIST, ignore_errors=True)
    DRAFT.rename(DIST)
    hand_over(DIST)
    say(f"\n{sums}")
    say(f"dist/ has these files, and their checksums in {SUMS}.")
    if not has_buildah:
        say(_NO_IMAGE)
    say(_NEXT_STEPS)


def hand_over(folder: Path) -> None:
    """Give a folder to the owner of the checkout, who may have become root for this run alone."""
    owner = TOP.stat()
    for path in (folder, *folder.iterdir()):
        os.chown(path, owner.st_uid, owner.st_gid)


def git(*arguments: str) -> str:
    if not (TOP / ".git").exists():
        raise NotPossible(f"{TOP} is no checkout with commits; git clone makes one.")
    return run("git", "-c", f"safe.directory={TOP}", "-C", str(TOP), *arguments)


def run(*command: str) -> str:
    """Return what the command says; an error of it ends everything in a sentence."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "nothing was said").splitlines()[-1]
        raise NotPossible(f"this failed: {' '.join(command)}: {last}")
    return done.stdout.strip()


def build(to: Path) -> list[Path]:
    """Return the wheel, the source archive and the edition without a server, made in a folder."""
    say(f"Building scorepad {__version__} ...")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(to), str(TOP))
    files = [*to.glob("*.whl"), *to.glob("*.tar.gz")]
    if [f"-{__version__}" in file.name for file in files] != [True, True]:
        raise NotPossible(f"what was built is {', '.join(file.name for file in files)}.")
    return [*files, static_edition(to)]


def static_edition(to: Path) -> Path:
    """Return the archive of the edition without a server, made in a folder."""
    say("Writing the edition without a server, with blank sheets in all languages ...")
    with TemporaryDirectory() as folder:
        run(sys.executable, "-m", "scorepad", "static", "--sheets", f"{folder}/scorepad")
        name = to / f"scorepad-static-{__version__}"
        return Path(shutil.make_archive(str(name), "zip", folder, "scorepad"))


def install_and_play(machine: Machine, file: Path) -> None:
    """Install what pip installs as a stranger does, by Debian's Python and pip, and play."""
    quiet = "-q --disable-pip-version-check"
    apt = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
    for line in (
        f"apt-get update -qq && {apt} python3-venv >/dev/null",
        f"python3 -m venv {_PLACE}",
        f"{_PLACE}/bin/pip install {quiet} /srv/{file.name}",
        f"{_PLACE}/bin/scorepad --version | grep -qx 'scorepad, version {__version__}'",
    ):
        if machine.status(line):
            raise NotPossible(f"this failed on a fresh machine: {line}; see {machine.log}.")
    play(machine)


def play(machine: Machine) -> None:
    """Play a round on the server that was installed, and read it from another start of it."""
    game = container.Evening()
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
                game.plays(address, container.ROUND)
            game.reads(address)
            said = json.loads(Device(address).get("/healthz").text)
            if said["version"] != __version__:
                raise NotPossible(f"the server says that it is {said['version']}.")


def play_from_files(machine: Machine, archive: Path) -> None:
    """Unpack the edition without a server, serve its files, and play a round in Chromium.

    The round is still there when the page is loaded again without network.
    """
    port = free_port()
    unpack = f"cd /srv && python3 -m zipfile -e {archive.name} web && cd web"
    # It would say each file that is asked for.
    serve = f"python3 -m http.server {port} --bind 127.0.0.1 2>/dev/null"
    with machine.running(f"{unpack} && exec {serve}"):
        address = f"http://localhost:{port}/scorepad/"
        wait_for(address)
        try:
            with chromium(chromium_path()) as browser:
                play_in(Scorer(browser, f"{address}en/?", kept=True))
        except (AssertionError, Error) as error:
            first = (str(error).splitlines() or ["nothing was said"])[0]
            raise NotPossible(f"{archive.name} can't be played in Chromium: {first}") from error
    say("  a round was played, and is there without network")


def wait_for(address: str) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        with suppress(OSError), urlopen(address, timeout=_PATIENCE):
            return
        time.sleep(0.2)
    raise NotPossible(f"the files do not come from {address}.")


def play_in(phone: Scorer) -> None:
    """Play a round on the phone, and read it from the same phone when it has no network."""
    names, hands = ("Anna", "Ben", "Cleo"), (1, 2)
    played, _ = evening(names, hands)
    phone.fill_in_new_game(names, hands="1 2")
    phone.page.locator("#pad").wait_for()
    phone.settle()
    phone.play(played)
    phone.shows(played.totals)
    phone.network(on=False)
    phone.page.reload()
    phone.page.locator("#pad").wait_for()
    phone.shows(played.totals)


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
