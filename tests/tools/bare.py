"""The first commands of the documents, each in a fresh minimal Debian: ``make bare``.

A Debian is installed once with git, make and python3 alone, and kept packed below
``build/bare``. For each command it is unpacked anew, and what is committed is cloned into it:
what one command installs is not there for the next. The command runs in namespaces of its own:
when the run ends, however it ends, its processes and mounts are gone.

Needs root, debootstrap and the network. How this machine reaches its mirror and its
package index is passed on: the mirror, the proxies, the certificates.
"""

import argparse
import ast
import fcntl
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

TOP = Path(__file__).parents[2]
KEPT = TOP / "build" / "bare"
RELEASES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
PACKAGES = ("git", "make", "python3")
COMMANDS = ("quick", "run", "test", "test-all")
"""Targets of make; all but the last are tried where none is asked for."""

TOOLS = {
    **{name: name for name in ("debootstrap", "git", "tar")},
    **dict.fromkeys(("unshare", "setpriv"), "util-linux"),
}
"""What a run needs of this machine, each program with the package that brings it."""

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
"""Where a Debian has programs, those of root as well."""

_PATIENCE_AT_THE_START = 1800
_PATIENCE_AT_THE_END = 30
_CHECKOUT = "/srv/scorepad"
_CERTIFICATES = "/srv/certificates.pem"
_PROXIES = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
_OF_CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")
_OF_PIP = ("index-url", "extra-index-url", "trusted-host", "proxy", "timeout", "default-timeout")
_WORTH_SAYING = re.compile(r"^(FAILED|ERROR|SKIPPED) |is missing\. ", re.MULTILINE)
_TOTALS = re.compile(r"^=+ (.*\b(?:passed|failed|error)\b.*) =+$", re.MULTILINE)

# The shell stays as the first process of its namespace and takes care of orphans. Only a
# root that is a mount of its own lets programs in there make namespaces as well.
_ENTER = """
exec 2>&1
mount --bind "$1" "$1" && mount -t proc proc "$1/proc" && mount -t sysfs sysfs "$1/sys" &&
mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/dev/shm" || exit 125
chroot "$1" sh -c "$2"
exit $?
"""


class NotPossible(Exception):
    """The run can't go on; the message is one sentence for a person."""


@dataclass
class Machine:
    """A Debian in the folder ``root``; ``log`` gets everything that is said in it."""

    root: Path
    log: Path
    environ: dict[str, str] = field(default_factory=dict)

    def command(self, line: str) -> list[str]:
        """The arguments that run a line of shell in there."""
        # Whoever kills this process ends what runs in there as well.
        bound = ("setpriv", "--pdeathsig", "KILL")
        alone = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
        return [*bound, *alone, "sh", "-c", _ENTER, "sh", str(self.root), line]

    @contextmanager
    def running(self, line: str) -> Iterator["subprocess.Popen[bytes]"]:
        """A line of shell while it runs; what it says is shown and written down."""
        process = subprocess.Popen(
            self.command(line),
            env={"PATH": PATH, "HOME": "/srv", "TERM": "dumb", **self.environ},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            # What is said in there goes to the other one. Here unshare complains of being killed.
            stderr=subprocess.DEVNULL,
            # As from a terminal of its own: Ctrl-C reaches all that the line starts.
            start_new_session=True,
        )
        shown = subprocess.Popen(["tee", "-a", self.log], stdin=process.stdout)
        try:
            yield process
        finally:
            # With its first process everything in the namespace ends, and is waited for. There may
            # be none yet.
            while process.poll() is None:
                started = Path(f"/proc/{process.pid}/task/{process.pid}/children")
                with suppress(OSError):
                    for first in started.read_text().split():
                        os.kill(int(first), signal.SIGKILL)
                time.sleep(0.02)
            shown.wait()

    def status(self, line: str) -> int:
        """The exit status of a line of shell."""
        with self.running(line) as process:
            return process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--on", choices=RELEASES, help="one release alone")
    parser.add_argument("--only", choices=COMMANDS, help="one command alone")
    parser.add_argument("--tests", default="", help="what pytest is told: tests/deploy -x")
    parser.add_argument("--mirror", help="where Debian comes from; apt's own otherwise")
    parser.add_argument("--afresh", action="store_true", help="install the Debians anew")
    asked = parser.parse_args()
    # Both let everything be put away, also where a shell that started this ignores Ctrl-C.
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, signal.default_int_handler)
    # Where root's programs are, whoever became root.
    os.environ["PATH"] = f"{os.environ.get('PATH', '')}:{PATH}"
    said: dict[str, list[tuple[bool, str]]] = {}
    try:
        look_for_tools()
        clear_up()
        for release in [asked.on] if asked.on else RELEASES:
            base = base_of(release, asked.mirror, asked.afresh)
            (KEPT / f"{release}.log").write_bytes(b"")
            said[release] = []
            for command in [asked.only] if asked.only else COMMANDS[:-1]:
                with fresh(release, base) as machine:
                    said[release] += tried(machine, command, asked.tests)
    except NotPossible as error:
        sys.exit(f"make bare: {error}")
    except KeyboardInterrupt:
        sys.exit("\nmake bare: stopped.")
    for release, lines in said.items():
        print(f"\n{RELEASES[release]} ({release}), everything in {KEPT / release}.log:")
        print("\n".join(f"  {line}" for _, line in lines))
    sys.exit(any(is_wrong for lines in said.values() for is_wrong, _ in lines))


def look_for_tools(tools: Mapping[str, str] = TOOLS) -> None:
    """Raise ``NotPossible`` where this machine lacks what every run needs."""
    if os.geteuid() != 0:
        raise NotPossible("only root may install a Debian into a folder; try it with sudo.")
    for tool, package in tools.items():
        if shutil.which(tool) is None:
            raise NotPossible(f"{tool} is missing; apt-get install {package} brings it.")
    if subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True
    ).returncode:
        raise NotPossible("no namespaces can be made here; run it outside of containers.")


def clear_up() -> None:
    """Throw away what a run that was killed has left, once nobody else runs."""
    KEPT.mkdir(parents=True, exist_ok=True)
    try:
        # Held until this process ends.
        fcntl.flock(os.open(KEPT, os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise NotPossible("another one runs in this checkout; wait for its end.") from error
    for left in KEPT.iterdir():
        if left.is_dir():
            shutil.rmtree(left)


def base_of(release: str, mirror: str | None, afresh: bool) -> Path:
    """A minimal Debian, packed; installed where it is not kept from an earlier run."""
    packed = KEPT / f"{release}.tar.gz"
    if packed.exists() and not afresh:
        return packed
    source = mirror or mirror_of_apt()
    print(f"Installing {RELEASES[release]} from {source} ...", flush=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        root, draft = Path(folder) / "root", Path(folder) / "draft"
        install_debian(
            release, root, source, "--force-check-gpg", f"--include={','.join(PACKAGES)}"
        )
        subprocess.run(["tar", "-czf", draft, "-C", root, "."], check=True)
        draft.rename(packed)
    return packed


def install_debian(release: str, root: Path, source: str, *options: str) -> None:
    """Install a minimal Debian into the folder ``root`` from a mirror, as apt reaches it here."""
    done = subprocess.run(
        ["debootstrap", "--variant=minbase", *options, release, str(root), source],
        env={**proxy_of_apt(), **os.environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        last = (done.stdout.strip().splitlines() or ["it said nothing"])[-1]
        raise NotPossible(
            f"{release} could not be installed from {source} ({last}); "
            "is the network there? MIRROR= names another mirror."
        )


def mirror_of_apt() -> str:
    """Return the address from which apt has Debian's own packages here."""
    try:
        found = subprocess.run(
            [
                *("apt-get", "indextargets", "--format", "$(SITE)"),
                *("Created-By: Packages", "Origin: Debian", "Label: Debian", "Component: main"),
            ],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
    except (OSError, subprocess.CalledProcessError):
        found = []
    if not found:
        raise NotPossible("apt names no mirror of Debian here; say MIRROR=, its address.")
    return found[0]


@contextmanager
def fresh(release: str, base: Path) -> Iterator[Machine]:
    """A machine on which nobody has worked yet, with a clone of what is committed."""
    log = KEPT / f"{release}.log"
    with tempfile.TemporaryDirectory(prefix=f"{release}-", dir=KEPT) as folder:
        root = Path(folder)
        # A temporary folder is closed to everybody else; / is not.
        root.chmod(0o755)
        if subprocess.run(["tar", "-xzf", base, "-C", root]).returncode:
            raise NotPossible(f"{base} can't be unpacked; AFRESH=1 makes it anew.")
        machine = Machine(root, log, reach_network(root))
        # Packages may start no services: ports are shared with this machine.
        policy = root / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)
        ours = ("git", "-c", f"safe.directory={TOP}", "-C", str(TOP))
        if subprocess.run([*ours, "status", "--porcelain"], capture_output=True).stdout:
            print("What is not committed is left out.", flush=True)
        bundled = subprocess.run([*ours, "bundle", "create", "-q", root / "srv/bundle", "HEAD"])
        if bundled.returncode:
            raise NotPossible(f"{TOP} is no checkout with commits; git clone makes one.")
        clone = f"git -c advice.detachedHead=false clone -q /srv/bundle {_CHECKOUT}"
        if machine.status(clone):
            raise NotPossible(f"nothing could be started in a fresh {release}; see {log}.")
        yield machine


def reach_network(root: Path) -> dict[str, str]:
    """Give the Debian in ``root`` this machine's way to mirror and package index.

    Returns the variables of the environment that belong to it.
    """
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(f"/etc/{name}", root / "etc" / name)
    environ = {
        name: value
        for name, value in os.environ.items()
        if name in _PROXIES or name.lower() == "npm_config_registry"
    }
    pip = settings_of_pip()
    certificates = pip.pop("cert", "") or os.environ.get("SSL_CERT_FILE", "")
    file = Path(certificates or "/etc/ssl/certs/ca-certificates.crt")
    for_apt = proxies_of_apt()
    if file.is_file():
        shutil.copyfile(file, root / _CERTIFICATES[1:])
        environ |= dict.fromkeys(_OF_CERTIFICATES, _CERTIFICATES)
        for_apt += f'Acquire::https::CaInfo "{_CERTIFICATES}";\n'
    (root / "etc/apt/apt.conf.d/99network").write_text(for_apt)
    return environ | {f"PIP_{name.upper().replace('-', '_')}": pip[name] for name in pip}


def settings_of_pip() -> dict[str, str]:
    """Return how pip reaches its index here: its options without folders of this machine."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    said = subprocess.run(command, capture_output=True, text=True).stdout
    # Those of the environment come first and count most.
    found: dict[str, str] = {}
    for line in reversed(said.splitlines()):
        name, _, value = line.partition("=")
        option = name.rpartition(".")[2]
        if option == "cert":
            found[option] = str(ast.literal_eval(value))
        elif option in _OF_PIP:
            words = str(ast.literal_eval(value)).split()
            kept = [word for word in words if not word.startswith(("/", "file:"))]
            found |= {option: " ".join(kept)} if kept else {}
    return found


def proxies_of_apt() -> str:
    """Return apt's settings of proxies, as a file of its settings has them."""
    try:
        said = subprocess.run(
            ["apt-config", "dump", "Acquire"], capture_output=True, text=True
        ).stdout
    except OSError:
        return ""
    return "".join(f"{line}\n" for line in said.splitlines() if "::Proxy" in line.split(" ")[0])


def proxy_of_apt() -> dict[str, str]:
    """Return the variable by which other programs take the way to the mirror that apt takes."""
    found = re.search(r'^Acquire::http::Proxy "(.+)";$', proxies_of_apt(), re.MULTILINE)
    return {"http_proxy": found[1]} if found else {}


def tried(machine: Machine, command: str, tests: str) -> list[tuple[bool, str]]:
    """Give one command; return lines for a person, each with whether something is wrong."""
    begins = machine.log.stat().st_size
    packages = installed(machine)
    found = [try_run(machine) if command == "run" else try_tests(machine, command, tests)]
    set_up = (
        f"  its set-up takes {megabytes(machine.root / _CHECKOUT[1:] / '.venv')} MB in .venv, "
        f"and {installed(machine) - packages} MB of Debian packages"
    )
    said = machine.log.read_bytes()[begins:].decode(errors="replace").splitlines()
    return [
        *found,
        (False, set_up),
        *((False, f"  {line}") for line in said if _WORTH_SAYING.search(line)),
    ]


def try_tests(machine: Machine, command: str, tests: str) -> tuple[bool, str]:
    """Give a command that runs tests, and tell how long it set up before them."""
    begins = machine.log.stat().st_size
    arguments = f" ARGS={shlex.quote(tests)}" if tests else ""
    start = time.monotonic()
    status = machine.status(f"cd {_CHECKOUT} && make {command}{arguments}")
    seconds = time.monotonic() - start
    said = machine.log.read_bytes()[begins:].decode(errors="replace")
    totals = _TOTALS.findall(said)
    if not totals:
        return True, f"make {command}: no test was run"
    # pytest says its own seconds last: in 33.21s (0:00:33).
    tested = float(re.findall(r"in ([0-9.]+)s", totals[-1])[0])
    return status != 0, f"make {command}: {totals[-1]}, after {seconds - tested:.0f} s of set-up"


def installed(machine: Machine) -> int:
    """The size of all Debian packages, in MB."""
    listed = subprocess.run(
        ["chroot", machine.root, "dpkg-query", "--show", "--showformat", "${Installed-Size}\\n"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return sum(map(int, listed.split())) // 1024


def megabytes(folder: Path) -> int:
    """The size of a folder, in MB."""
    said = subprocess.run(["du", "-sm", folder], capture_output=True, text=True).stdout
    return int(said.split()[0]) if said else 0


def try_run(machine: Machine) -> tuple[bool, str]:
    """Serve until the app answers, then stop it as Ctrl-C does."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = time.monotonic()
    with machine.running(f"cd {_CHECKOUT} && make run PORT={port}") as process:
        while not is_healthy(port):
            if process.poll() is not None:
                return True, "make run: ended before it answered"
            if time.monotonic() - start > _PATIENCE_AT_THE_START:
                return True, f"make run: no answer after {_PATIENCE_AT_THE_START} s"
            time.sleep(0.5)
        seconds = time.monotonic() - start
        if machine.status(f"{_CHECKOUT}/.venv/bin/scorepad healthy --port {port}"):
            return True, "make run: answered, but the command scorepad does not say so"
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(_PATIENCE_AT_THE_END)
        except subprocess.TimeoutExpired:
            return True, "make run: answered, and did not end with Ctrl-C"
    return False, f"make run: answered after {seconds:.0f} s, and ended with Ctrl-C"


def is_healthy(port: int) -> bool:
    """Ask the app, never through a proxy."""
    try:
        address = f"http://127.0.0.1:{port}/healthz"
        with build_opener(ProxyHandler({})).open(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


if __name__ == "__main__":
    main()
