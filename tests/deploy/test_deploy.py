"""The service and the proxy as they are shipped, checked by their own tools and used."""

import json
import os
import re
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from ctypes.util import find_library
from pathlib import Path
from urllib.request import urlopen

import pytest

from scorepad.cli.tls import tls_in
from scorepad.pad.mark_json import mark_json
from scorepad.services.links import new_game_id
from tests.deploy.shipped import (
    DEPLOY,
    NAME,
    NGINX,
    PATIENCE,
    Site,
    ended,
    nginx_around,
    shipped,
    shipped_settings,
    wait_until,
)
from tests.forked import Forked
from tests.tools.bench.games import FOUR, played
from tests.tools.bench.servers import free_port
from tests.tools.trust.disks import own_mounts

pytestmark = pytest.mark.thorough

ANALYZE = shutil.which("systemd-analyze")

_SITE = """
    # The test says from where it asks.
    set_real_ip_from 127.0.0.1;
    real_ip_header X-From;
    include {folder}/site.conf;
"""


def service() -> tuple[list[str], dict[str, str]]:
    """Return what the unit starts, and with which environment."""
    text = (DEPLOY / "scorepad.service").read_text()
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read_string(text)
    assert unit["Service"]["EnvironmentFile"] == "/etc/scorepad.env"
    return shlex.split(unit["Service"]["ExecStart"]), shipped_settings()


def logs_of(site: Site) -> str:
    """Everything that the proxy has written."""
    return "".join(path.read_text() for path in site.folder.glob("*.log"))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    if NGINX is None:
        pytest.skip("nginx is not installed")
    inner, outer, plain = free_port(), free_port(), free_port()
    tls_in(tmp_path, [])
    text = shipped(
        "nginx.conf",
        {
            "127.0.0.1:5000": f"127.0.0.1:{inner}",
            "listen 443 ": f"listen 127.0.0.1:{outer} ",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "    listen [::]:443 ssl;\n": "",
            "    listen [::]:80;\n": "",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{tmp_path}/https.pem",
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{tmp_path}/https.pem",
            "/var/log/nginx": str(tmp_path),
        },
    )
    (tmp_path / "site.conf").write_text(text)
    around = nginx_around(tmp_path, _SITE.format(folder=tmp_path))
    checked = subprocess.run([NGINX, "-t", "-q", "-c", around], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    (_, *arguments), environ = service()
    arguments[arguments.index("--port") + 1] = str(inner)
    environ |= {"SCOREPAD_INSTANCE": str(tmp_path / "games"), "PATH": os.environ["PATH"]}
    server = Forked(arguments, cwd=tmp_path, env=environ, stdout=subprocess.DEVNULL, stderr=2)
    proxy = subprocess.Popen([NGINX, "-c", around])
    with ended(proxy, server):
        running = Site(outer, tmp_path, server)
        wait_until(running.answers)
        yield running


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    if ANALYZE is None:
        pytest.skip("systemd-analyze is not installed")
    (program, *_), _ = service()
    unit = tmp_path / "scorepad.service"
    text = (DEPLOY / "scorepad.service").read_text()
    unit.write_text(text.replace(program, sys.executable))
    done = subprocess.run(
        [ANALYZE, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, said) == (0, [])


def test_the_unit_is_hardened(tmp_path: Path) -> None:
    if ANALYZE is None:
        pytest.skip("systemd-analyze is not installed")
    unit = shutil.copy(DEPLOY / "scorepad.service", tmp_path)
    done = subprocess.run(
        [ANALYZE, "security", "--offline=true", "--no-pager", unit],
        capture_output=True,
        text=True,
        check=True,
    )
    exposure = re.search(r"Overall exposure level for scorepad\.service: ([0-9.]+)", done.stdout)
    assert float(exposure[1]) <= 2.0


def test_sheets_are_printed_with_the_rights_that_the_unit_leaves(tmp_path: Path) -> None:
    if ANALYZE is None or find_library("seccomp") is None or os.geteuid() != 0:
        pytest.skip("systemd-analyze or libseccomp is not installed, or this is not root")
    if own_mounts() is None:
        pytest.skip("nobody may make mounts here, as in a chroot whose root is none")
    (_, *arguments), _ = service()
    arguments[arguments.index("--port") + 1] = "0"
    confined = [sys.executable, "-m", "tests.deploy.confined", DEPLOY / "scorepad.service"]
    server = subprocess.Popen(
        [*confined, sys.executable, "-m", "scorepad", *arguments, "--instance", tmp_path],
        cwd=DEPLOY.parents[1],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        address = re.search(r"http://[^/]+/", server.stdout.readline())
        for name, begins in (("sheet.pdf", b"%PDF-"), ("sheet.png", b"\x89PNG")):
            path = f"sheets/wizard_fisher/{name}?players=4"
            # Whoever draws gives way to everybody else on a busy machine.
            with urlopen(f"{address[0]}{path}", timeout=5 * PATIENCE) as answer:
                assert answer.read(8).startswith(begins)
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.communicate(timeout=PATIENCE)


def test_a_game_is_played_through_the_proxy_and_no_log_tells_of_it(site: Site) -> None:
    device = secrets.token_urlsafe(16)
    game = new_game_id()
    opening, bid, *_ = map(mark_json, played(FOUR))
    _, headers, content = site.ask("/new/marks", Cookie=f"__Host-device={device}")
    session = headers["Set-Cookie"]
    assert session.startswith("__Host-session=")
    assert "Secure" in session
    assert headers["Strict-Transport-Security"].startswith("max-age=31536000")
    known = {
        "Cookie": f"__Host-device={device}; {session.partition(';')[0]}",
        "X_CSRFToken": json.loads(content)["csrf"],
    }
    status, _, _ = site.ask("/new/marks", {"game_id": game, "mark": opening}, **known)
    assert status == 200
    sent = {"late": False, "marks": [bid]}
    status, _, content = site.ask(f"/g/{game}/marks", sent, **known)
    assert (status, json.loads(content)["fates"][0]["fate"]) == (200, "written")

    status, _, page = site.ask(f"/g/{game}", **known)
    assert status == 200
    style = re.search(rb'href="(/static/css/[^"]+)"', page)
    _, headers, _ = site.ask(style[1].decode())
    assert "max-age=31536000" in headers["Cache-Control"]

    _, _, shown = site.ask(f"/g/{game}/links", **known)
    link = re.search(rb"https://pad\.example\.org/o/([\w-]+)", shown)
    token = link[1].decode()
    assert site.ask(f"/o/{token}?here={token}", Referer=f"https://{NAME}/o/{token}")[0] == 200
    site.server.send_signal(signal.SIGTERM)
    site.server.wait(PATIENCE)
    assert site.ask(f"/o/{token}", Referer=f"https://{NAME}/o/{token}")[0] == 502
    # Written once the answer is out, and so not always before it is read.
    wait_until(lambda: '"GET /o/..." 502' in logs_of(site))
    logs = logs_of(site)
    assert '"GET /o/..." 200' in logs
    assert [each for each in (token, game, device) if each in logs] == []


def test_who_tries_too_many_wrong_links_is_known_behind_the_proxy_by_his_address(
    site: Site,
) -> None:
    wrong = "/o/" + "A" * 45
    own = {"X_Forwarded_For": "198.51.100.1", "X_From": "203.0.113.7"}
    statuses = []
    while 429 not in statuses and len(statuses) < 200:
        statuses.append(site.ask(wrong, **own)[0])
    assert set(statuses) == {404, 429}
    assert site.ask(wrong, **own | {"X_From": "203.0.113.8"})[0] == 404


def test_another_name_gets_nothing(site: Site) -> None:
    assert site.ask("/", Host="elsewhere.example.org")[0] == 421
