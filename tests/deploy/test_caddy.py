"""The site for Caddy as it is shipped, checked by Caddy and used."""

import json
import os
import re
import secrets
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

import pytest

from scorepad.cli.tls import tls_in
from scorepad.pad.mark_json import mark_json
from scorepad.services.links import new_game_id
from tests.tools.bench.games import FOUR, played
from tests.tools.bench.servers import free_port

DEPLOY = Path(__file__).parents[2] / "scorepad" / "deploy"
NAME = "pad.example.org"
PATIENCE = 60
TOKEN = "0123456789abcdef" * 2


@dataclass
class Site:
    """Caddy as it runs, what it has said, and the server behind it."""

    port: int
    log: Path
    requests: Path
    """What the server writes of each request, with the address that it came from."""
    server: "subprocess.Popen[bytes]"

    def ask(
        self, path: str, body: object = None, **headers: str
    ) -> tuple[int, Mapping[str, str], bytes]:
        """One request over https; names of headers with _ for -."""
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        # Caddy finds the site by the name that is said while keys are agreed on.
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        connection.sock = trusting.wrap_socket(plain, server_hostname=NAME)
        sent = {"Host": NAME} | {key.replace("_", "-"): value for key, value in headers.items()}
        if body is not None:
            sent |= {"Content-Type": "application/json", "Referer": f"https://{NAME}/"}
        content = None if body is None else json.dumps(body)
        connection.request("GET" if body is None else "POST", path, content, sent)
        answer = connection.getresponse()
        found = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    folder = tmp_path_factory.mktemp("caddy")
    inner, outer, plain = free_port(), free_port(), free_port()
    tls_in(folder, [])
    # A certificate of this machine, as nobody gives one for the example's name.
    own = f"\ttls {folder}/https.pem {folder}/https.pem\n"
    text = (DEPLOY / "Caddyfile").read_text()
    for shipped, here in {
        "127.0.0.1:5000": f"127.0.0.1:{inner}",
        "\npad.example.org {\n": f"\n{NAME}:{outer} {{\n{own}",
        "\n{\n": f"\n{{\n\tadmin off\n\thttp_port {plain}\n\tstorage file_system {folder}/caddy\n",
    }.items():
        assert text.count(shipped) == 1
        text = text.replace(shipped, here)
    (folder / "Caddyfile").write_text(text)
    named = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    told = ["--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    checked = subprocess.run(
        [caddy, "validate", *told], env=named, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    settings = (DEPLOY / "scorepad.env").read_text()
    environ = dict(
        each.split("=", 1) for each in re.findall(r"^SCOREPAD_\w+=.*$", settings, re.MULTILINE)
    )
    environ |= {
        "SCOREPAD_INSTANCE": str(folder / "games"),
        "SCOREPAD_WATCH_TOKEN": TOKEN,
        "SCOREPAD_LOG": "requests",
        "PATH": os.environ["PATH"],
    }
    serve = [sys.executable, "-m", "scorepad", "serve", "--port", str(inner)]
    log = folder / "caddy.log"
    requests = folder / "requests.log"
    with requests.open("wb") as written:
        server = subprocess.Popen(serve, env=environ, stdout=subprocess.DEVNULL, stderr=written)
    with log.open("wb") as said:
        proxy = subprocess.Popen([caddy, "run", *told], env=named, stdout=said, stderr=said)
    try:
        running = Site(outer, log, requests, server)
        _wait_for(running)
        yield running
    finally:
        for process in (proxy, server):
            process.send_signal(signal.SIGTERM)
        for process in (proxy, server):
            process.wait(PATIENCE)


def _wait_for(site: Site) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if site.ask("/healthz")[0] == 200:
                return
        except OSError:
            pass
        assert time.monotonic() < end, site.log.read_text()
        time.sleep(0.05)


def test_who_watches_reads_the_figures_through_caddy(site: Site) -> None:
    told = {"Authorization": f"Bearer {TOKEN}"}
    _, headers, text = site.ask("/healthz?full=prometheus", **told)
    assert headers["Content-Type"].startswith("text/plain")
    assert b"\nscorepad_free_disk_bytes " in text
    assert b"disk" not in site.ask("/healthz?full=prometheus")[2]


def test_nobody_is_believed_about_his_own_address_or_the_path(site: Site) -> None:
    site.ask("/o/wrong", X_Forwarded_For="198.51.100.1")
    requests = site.requests.read_text()
    assert "127.0.0.1" in requests
    assert "198.51.100.1" not in requests
    page = site.ask("/preferences", X_Forwarded_Prefix="/elsewhere")[2]
    assert b'href="/static/' in page
    assert b"/elsewhere/" not in page


def test_a_game_is_played_through_caddy_and_its_log_tells_nothing_of_it(site: Site) -> None:
    device = secrets.token_urlsafe(16)
    game = new_game_id()
    opening, bid, *_ = map(mark_json, played(FOUR))
    _, headers, content = site.ask("/new/marks", Cookie=f"__Host-device={device}")
    session = headers["Set-Cookie"]
    assert session.startswith("__Host-session=")
    assert "Secure" in session
    known = {
        "Cookie": f"__Host-device={device}; {session.partition(';')[0]}",
        "X_CSRFToken": json.loads(content)["csrf"],
    }
    assert site.ask("/new/marks", {"game_id": game, "mark": opening}, **known)[0] == 200
    sent = {"late": False, "marks": [bid]}
    status, _, content = site.ask(f"/g/{game}/marks", sent, **known)
    assert (status, json.loads(content)["fates"][0]["fate"]) == (200, "written")
    site.server.send_signal(signal.SIGTERM)
    site.server.wait(PATIENCE)
    assert site.ask(f"/g/{game}/pad", **known)[0] == 502
    log = site.log.read_text()
    assert log
    assert [each for each in (game, device) if each in log] == []
