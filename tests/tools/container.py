"""``make container``: the image as it is shipped, built, played in, upgraded and rolled back.

Needs root, buildah, debootstrap and the network. Everything lies below ``build/container``; the
base and what was built stay there for the next time, containers and games do not.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from scorepad import __version__
from scorepad.pad.mark_json import mark_json
from scorepad.services.links import new_game_id
from scorepad.store.sqlite_library import sqlite3
from tests.tools.bare import (
    NotPossible,
    install_debian,
    look_for_tools,
    mirror_of_apt,
    proxies_of_apt,
    settings_of_pip,
)
from tests.tools.bench.games import FOUR, played
from tests.tools.bench.servers import free_port
from tests.tools.trust.device import Device, NoAnswer

TOP = Path(__file__).parents[2]
FOLDER = TOP / "build" / "container"
SUITE = "bookworm"
BASE, IMAGE, NEWER = "scorepad-base", "scorepad", "scorepad-newer"
USER = 10001
ROUND = 8
"""Marks of a game of four: the opening, four bids and three results."""

MOST_BYTES = 200_000_000
GOAL, MOST_SECONDS = 3.0, 10.0
"""To stop in: what it takes on a quiet machine, and when engines lose their patience."""

PATIENCE = 180
CA = Path("/etc/ssl/certs/ca-certificates.crt")
BUILDAH = (
    *("buildah", "--root", str(FOLDER / "storage"), "--runroot", str(FOLDER / "runroot")),
    *("--storage-driver", "overlay"),
)
TOOLS = {"buildah": "buildah", "debootstrap": "debootstrap", "unshare": "util-linux"}
_ADDRESS = "http://192.168.1.20:5000/"
_NEXT = "9999"
_MIGRATION = f'''"""A table that the next version will have."""

import sqlalchemy as sa
from alembic import op

revision = "{_NEXT}"
down_revision = "{{head}}"


def upgrade() -> None:
    op.create_table("next_one", sa.Column("id", sa.Integer(), primary_key=True))
'''


def run(*command: str, **options: object) -> str:
    """Return what the command says; an error of it ends everything in a sentence."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "nothing was said").splitlines()[-1]
        raise NotPossible(f"{' '.join(command[:1])} failed ({done.returncode}): {last}")
    return done.stdout.strip()


def buildah(*arguments: str) -> str:
    return run(*BUILDAH, *arguments)


def make_base(mirror: str | None) -> None:
    """A minimal Debian from a mirror, by default apt's, unless it was made before."""
    if BASE in buildah("images", "--format", "{{.Name}}"):
        return
    say(f"Making a minimal Debian ({SUITE}) ...")
    with tempfile.TemporaryDirectory(dir=FOLDER) as made, ExitStack() as after:
        root = Path(made) / "root"
        install_debian(SUITE, root, mirror or mirror_of_apt())
        for pattern in ("var/cache/apt/archives/*.deb", "var/lib/apt/lists/*_*"):
            for file in root.glob(pattern):
                file.unlink()
        for folder in ("doc", "info", "locale", "man"):
            shutil.rmtree(root / "usr/share" / folder, ignore_errors=True)
        container = buildah("from", "scratch")
        after.callback(buildah, "rm", container)
        buildah("add", "--quiet", container, str(root), "/")
        buildah("commit", "--quiet", container, BASE)


def build(context: Path, image: str) -> None:
    """The image of a checkout; what this machine needs to reach packages stays out of it."""
    say(f"Building {image} ...")
    with tempfile.TemporaryDirectory(dir=FOLDER) as told:
        pip, apt, ca = (Path(told) / name for name in ("pip.conf", "apt.conf", "ca.pem"))
        settings = settings_of_pip()
        shutil.copy(settings.pop("cert", CA), ca)
        lines = (f"{name} = {value}" for name, value in settings.items())
        pip.write_text("\n".join(["[global]", *lines, ""]))
        apt.write_text(proxies_of_apt())
        buildah(
            *("bud", "--quiet", "--layers", "--isolation", "chroot", "--format", "docker"),
            *("--file", str(context / "scorepad/deploy/Containerfile"), "--tag", image),
            *("--build-arg", f"BASE={BASE}"),
            *("--secret", f"id=pip.conf,src={pip}", "--secret", f"id=ca.pem,src={ca}"),
            *("--volume", f"{apt}:/etc/apt/apt.conf.d/99-this-machine:ro"),
            str(context),
        )


def newer_checkout(to: Path) -> None:
    """A copy of this checkout that calls itself newer and changes the database."""
    # The checkout may belong to somebody who became root.
    git = ("git", "-c", f"safe.directory={TOP}", "-C", str(TOP))
    tracked = run(*git, "ls-files", "-z").split("\0")
    for name in filter(None, tracked):
        target = to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (TOP / name).is_file():
            shutil.copy2(TOP / name, target)
    edit(to / "scorepad/__init__.py", f'"{__version__}"', f'"{__version__}.post1"')
    database = to / "scorepad/store/database.py"
    # In one line or in several.
    found = re.search(r'^REVISIONS = \(([^)]*"(\d+)"),?\s*\)$', database.read_text(), re.MULTILINE)
    if found is None:
        raise NotPossible("scorepad/store/database.py lists its revisions in another form.")
    edit(database, found[1], f'{found[1]}, "{_NEXT}"')
    versions = to / "scorepad/store/migrations/versions"
    (versions / f"r{_NEXT}_next.py").write_text(_MIGRATION.replace("{head}", found[2]))


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    if old not in text:
        raise NotPossible(f"{file.name} has no {old}.")
    file.write_text(text.replace(old, new))


@contextmanager
def container(image: str) -> Iterator[tuple[str, Path]]:
    """A container of the image, and where its root file system lies."""
    name = buildah("from", image)
    try:
        root = Path(buildah("mount", name))
        # What buildah mounts needs a place, and later nothing can be made.
        for place in ("run/.containerenv", "etc/hosts", "etc/resolv.conf"):
            (root / place).parent.mkdir(exist_ok=True)
            (root / place).touch()
        yield name, root
    finally:
        buildah("rm", name)


def inside(name: str, root: Path, games: Path, *command: str) -> list[str]:
    """The command line that runs ``command`` in the container: its root read-only, as in
    compose.yaml, and its mounts gone with it."""
    enter = (
        *(*BUILDAH, "run", "--isolation", "chroot", "--volume", f"{games}:/games"),
        *("--mount", "type=tmpfs,destination=/tmp", "--env", f"SCOREPAD_ADDRESS={_ADDRESS}"),
        *(name, "--"),
    )
    script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
    return ["unshare", "--mount", "sh", "-c", script, str(root), *enter, *command]


def do(name: str, root: Path, games: Path, *command: str) -> tuple[int, str]:
    """The exit status of ``command`` in the container, and what it said."""
    # Buildah stumbles over its own mounts when it leaves, and has another status then.
    script = '"$@" 2>&1; echo "status $?"'
    line = inside(name, root, games, "sh", "-c", script, "sh", *command)
    done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    said, found, status = done.stdout.rpartition("status ")
    if not found:
        raise NotPossible(f"{command[0]} did not run in the container: {done.stderr[:300]}")
    return int(status), said.strip()


@dataclass
class Served:
    """A server in a container, and what it said when it began."""

    port: int
    said: str
    process: "subprocess.Popen[str]"
    name: str
    root: Path
    games: Path

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def does(self, *command: str) -> tuple[int, str]:
        return do(self.name, self.root, self.games, *command)


@contextmanager
def served(image: str, games: Path) -> Iterator[Served]:
    """The image's own command until the block ends, and SIGTERM then ends it in time."""
    config = json.loads(buildah("inspect", "--type", "image", image))["Docker"]["config"]
    port = free_port()
    command = [*config["Entrypoint"], *config["Cmd"]]
    command[command.index("--port") + 1] = str(port)
    with container(image) as (name, root):
        process = subprocess.Popen(
            inside(name, root, games, *command),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            running = Served(port, until_ready(process), process, name, root, games)
            yield running
            took = stop(process)
        finally:
            for pid in servers(process.pid):
                os.kill(pid, 9)
            process.communicate()
        load = os.getloadavg()[0]
        say(f"  stopped by SIGTERM in {took:.2f} s (goal {GOAL:.0f}; load {load:.1f})")
        if took > MOST_SECONDS:
            raise NotPossible(f"It took {took:.1f} s to stop; engines kill after {MOST_SECONDS}.")


def until_ready(process: "subprocess.Popen[str]") -> str:
    said = []
    assert process.stdout is not None
    for line in process.stdout:
        said.append(line)
        if "Ctrl-C stops it" in line:
            return "".join(said)
    raise NotPossible(f"The server did not start: {' '.join(''.join(said).split()) or 'no word'}")


def servers(pid: int) -> list[int]:
    """The processes of scorepad below this one, the first of them first."""
    found = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, path.read_text().split()):
            try:
                words = Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            ours = words[0].endswith((b"/python", b"/python3")) and b"serve" in words
            found += [child] if ours else []
            found += servers(child)
    return found


def stop(process: "subprocess.Popen[str]") -> float:
    """Seconds from SIGTERM to the end of every process in the container."""
    below = servers(process.pid)
    if not below:
        raise NotPossible("No server runs in the container.")
    begun = time.monotonic()
    os.kill(below[0], 15)
    while any(Path(f"/proc/{pid}").exists() for pid in below):
        if time.monotonic() - begun > PATIENCE:
            raise NotPossible("SIGTERM does not end the server.")
        time.sleep(0.01)
    return time.monotonic() - begun


class Evening:
    """One game on one phone, a few marks in each container."""

    def __init__(self) -> None:
        self.marks = [mark_json(mark) for mark in played(FOUR)]
        self.written = 0
        self.game = new_game_id()
        self.phone: Device | None = None

    def sits_down(self, address: str) -> Device:
        """Return the same phone, whichever port answers."""
        cookies = self.phone._cookies if self.phone else {}
        self.phone = Device(address, PATIENCE)
        self.phone._cookies |= cookies
        return self.phone

    def plays(self, address: str, number: int) -> None:
        """Write so many more marks, one request each."""
        phone = self.sits_down(address)
        for mark in self.marks[self.written : self.written + number]:
            if not self.written:
                reply = phone.send_json("/new/marks", {"game_id": self.game, "mark": mark})
            else:
                told = {"late": False, "marks": [mark]}
                reply = phone.send_json(f"/g/{self.game}/marks", told)
            if reply.status != 200:
                raise NotPossible(f"A mark was answered with {reply.status}.")
            self.written += 1

    def reads(self, address: str) -> None:
        reply = self.sits_down(address).get(f"/g/{self.game}/marks")
        there = [mark["id"] for mark in reply.json["marks"]] if reply.status == 200 else []
        if there != [mark["id"] for mark in self.marks[: self.written]]:
            raise NotPossible(f"Of {self.written} marks, {len(there)} are there ({reply.status}).")
        say(f"  {len(there)} marks of {self.written} are there")


def check_start(server: Served, version: str) -> None:
    """Return what has to hold of every container, whichever version runs in it."""
    health = json.loads(Device(server.address).get("/healthz").text)
    if (health["status"], health["version"]) != ("ok", version):
        raise NotPossible(f"/healthz says {health}, not version {version}.")
    shown = set(re.findall(r"https?://[^/\s]+/", server.said))
    if shown != {_ADDRESS} or "█" not in server.said:
        raise NotPossible(f"The log shows no code, or other addresses than its own: {shown}")
    status, said = server.does("scorepad", "healthy", "--port", str(server.port))
    if status:
        raise NotPossible(f"The health check fails: {said}")
    say(f"  version {version} serves, is well, and shows {_ADDRESS} with its code")


def check_rights(server: Served) -> None:
    """It runs as nobody in particular, and can write to its volume and /tmp alone."""
    _, said = server.does(
        *("sh", "-c"),
        "id -u; for d in / /opt/scorepad /etc /var /games /tmp; do "
        'touch "$d/x" 2>/dev/null && { echo "$d"; rm "$d/x"; }; done; true',
    )
    if said.split() != [str(USER), "/games", "/tmp"]:
        raise NotPossible(f"User and folders that can be written: {said.split()}.")
    say(f"  user {USER} writes to /games and /tmp alone: the root is read-only")


def check_sheet(server: Served, evening: Evening) -> None:
    """A sheet is drawn, by the server and by the command."""
    assert evening.phone is not None
    sheet = evening.phone.get(f"/g/{evening.game}/sheet.pdf")
    if sheet.status != 200 or not sheet.text.startswith("%PDF-"):
        raise NotPossible(f"A sheet was answered with {sheet.status}.")
    say("  prints a sheet")


def written_in(games: Path) -> list[str]:
    """Return all that the database holds, wherever in file and log it stands."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as copied:
        for file in games.glob("scorepad.db*"):
            shutil.copy(file, copied)
        with closing(sqlite3.connect(Path(copied) / "scorepad.db")) as connection:
            # Only Python's own connections have a dump of their own.
            tables = connection.execute(
                "SELECT name, sql FROM sqlite_master ORDER BY type, name"
            ).fetchall()
            rows = (
                row
                for name, sql in tables
                if sql and sql.startswith("CREATE TABLE")
                for row in sorted(map(repr, connection.execute(f'SELECT * FROM "{name}"')))
            )
            return [*map(repr, tables), *rows]


def refuses(image: str, games: Path) -> None:
    """An older version does not touch what a newer one has written, and says so."""
    before = written_in(games)
    with container(image) as (name, root):
        port = str(free_port())
        status, text = do(name, root, games, "scorepad", "serve", "--lan", "--port", port)
    said = re.search(r"scorepad: (The database .*)", text)
    if said is None or "written by a newer version" not in said[1] or status != 1:
        raise NotPossible(f"An older version on a newer database says: {text[:500]}")
    if written_in(games) != before:
        raise NotPossible("An older version has changed a newer database.")
    say(f"  the older image says: {said[1]}")


def roll_back(image: str, games: Path) -> None:
    """The copy that was made before the upgrade, brought back by the older version."""
    copies = sorted((games / "backups").glob("before-*.db"))
    if len(copies) != 1:
        raise NotPossible(f"{len(copies)} copies were made before the upgrade, not 1.")
    with container(image) as (name, root):
        copy = f"/games/backups/{copies[0].name}"
        status, said = do(name, root, games, "scorepad", "restore", copy)
    if status:
        raise NotPossible(f"The copy was not brought back: {said}")
    if not list(games.glob("replaced-*.db")):
        raise NotPossible("What the newer version wrote is not kept.")
    say(f"  {said.splitlines()[0]}")


def weigh(image: str) -> None:
    """Bytes of the image: every layer compressed by gzip, and unpacked."""
    with container(image) as (_, root):
        packed = run("sh", "-c", f"tar -C '{root}' -c . | gzip | wc -c")
        unpacked = run("du", "--summarize", "--block-size=1000000", "--apparent-size", str(root))
    size = int(packed)
    say(f"  {size / 1e6:.0f} MB compressed, {unpacked.split()[0]} MB unpacked")
    if size > MOST_BYTES:
        raise NotPossible(f"The image has {size} bytes compressed, more than {MOST_BYTES}.")


def save(folder: Path) -> Path:
    """Write the image that was tried into a file, for ``gunzip --stdout FILE | docker load``.

    It is read once more before it is packed, by a buildah that has no image yet. Neither that nor
    podman reads a packed one on Debian 12 (1.28, 4.3).
    """
    with cleared():
        image = json.loads(buildah("inspect", "--type", "image", IMAGE))
        architecture = image["OCIv1"]["architecture"]
        file = folder / f"scorepad-image-{__version__}-{architecture}.tar"
        buildah("push", "--quiet", IMAGE, f"docker-archive:{file}:scorepad:{__version__}")
        empty = tempfile.mkdtemp(dir=FOLDER, prefix="tried-")
        read = run(
            *("buildah", "--root", f"{empty}/storage", "--runroot", f"{empty}/runroot"),
            *("--storage-driver", "overlay", "pull", "--quiet", f"docker-archive:{file}"),
        )
    if read != image["FromImageID"]:
        raise NotPossible(f"{file.name} holds the image {read}, not {image['FromImageID']}.")
    run("gzip", str(file))
    return file.with_suffix(".tar.gz")


def say(line: str) -> None:
    print(line, flush=True)


def evening(games: Path) -> None:
    """Played in one version, then a newer one, then back."""
    game = Evening()
    say("The image:")
    with served(IMAGE, games) as server:
        check_start(server, __version__)
        check_rights(server)
        game.plays(server.address, ROUND)
        check_sheet(server, game)
    with served(IMAGE, games) as server:
        game.reads(server.address)
    before = game.written
    say("A newer image, which changes the database, over the same volume:")
    with served(NEWER, games) as server:
        check_start(server, f"{__version__}.post1")
        game.reads(server.address)
        game.plays(server.address, 2)
        game.reads(server.address)
    say("Back:")
    refuses(IMAGE, games)
    roll_back(IMAGE, games)
    game.written = before
    with served(IMAGE, games) as server:
        check_start(server, __version__)
        game.reads(server.address)
        game.plays(server.address, 2)
        game.reads(server.address)


def main(mirror: str | None = None) -> None:
    """Build, play, upgrade, roll back; ``mirror`` is where Debian comes from, by default apt's.

    Raises:
        NotPossible: something of it does not hold.
        NoAnswer: a server gave none.
    """
    # Where root's programs are, whoever became root.
    os.environ["PATH"] += ":/usr/sbin"
    look_for_tools(TOOLS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("make container: stopped"))
    with cleared():
        try_it(mirror)
    say("The container holds.")


@contextmanager
def cleared() -> Iterator[None]:
    """Give buildah a place for what it makes in passing; nothing but the images stays after it."""
    before = os.environ.get("TMPDIR")
    FOLDER.mkdir(parents=True, exist_ok=True)
    # What one that was killed has left, too.
    clear()
    (FOLDER / "tmp").mkdir()
    os.environ["TMPDIR"] = str(FOLDER / "tmp")
    try:
        yield
    finally:
        os.environ.pop("TMPDIR")
        os.environ.update({"TMPDIR": before} if before else {})
        clear()


def clear() -> None:
    """Take away every container, mount and folder but the images."""
    buildah("rm", "--all")
    for line in reversed(Path("/proc/self/mounts").read_text().splitlines()):
        place = line.split()[1]
        if Path(place).is_relative_to(FOLDER):
            run("umount", "--lazy", place)
    for pattern in ("tmp*", "tried-*"):
        for left in FOLDER.glob(pattern):
            shutil.rmtree(left)


def try_it(mirror: str | None) -> None:
    with tempfile.TemporaryDirectory(dir=FOLDER, prefix="tried-") as tried:
        make_base(mirror)
        build(TOP, IMAGE)
        weigh(IMAGE)
        newer_checkout(Path(tried) / "newer")
        build(Path(tried) / "newer", NEWER)
        games = Path(tried) / "games"
        games.mkdir(mode=0o700)
        os.chown(games, USER, USER)
        evening(games)


if __name__ == "__main__":
    try:
        main()
    except NotPossible as problem:
        sys.exit(f"make container: {problem}")
    except NoAnswer:
        sys.exit(f"make container: the server gave no answer in {PATIENCE} s")
