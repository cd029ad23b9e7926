"""The site for Caddy as it is shipped, checked by Caddy and used."""

import json
import os
import secrets
import shutil
import signal
import subprocess
from collections.abc import Iterator

import pytest

from scorepad.cli.tls import tls_in
from scorepad.pad.mark_json import mark_json
from scorepad.services.links import new_game_id
from tests.deploy.shipped import NAME, PATIENCE, Site, ended, shipped, shipped_settings, wait_until
from tests.forked import Forked
from tests.tools.bench.games import FOUR, played
from tests.tools.bench.servers import free_port

pytestmark = pytest.mark.thorough

TOKEN = "0123456789abcdef" * 2


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
    around = f"\tadmin off\n\thttp_port {plain}\n\tstorage file_system {folder}/caddy\n"
    text = shipped(
        "Caddyfile",
        {
            "127.0.0.1:5000": f"127.0.0.1:{inner}",
            "\npad.example.org {\n": f"\n{NAME}:{outer} {{\n{own}",
            "\n{\n": f"\n{{\n{around}",
        },
    )
    (folder / "Caddyfile").write_text(text)
    named = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    told = ["--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    checked = subprocess.run(
        [caddy, "validate", *told], env=named, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    environ = shipped_settings()
    environ |= {
        "SCOREPAD_INSTANCE": str(folder / "games"),
        "SCOREPAD_WATCH_TOKEN": TOKEN,
        "SCOREPAD_LOG": "requests",
        "PATH": os.environ["PATH"],
    }
    serve = ["serve", "--port", str(inner)]
    with (folder / "requests.log").open("wb") as written:
        server = Forked(serve, cwd=folder, env=environ, stdout=subprocess.DEVNULL, stderr=written)
    with (folder / "caddy.log").open("wb") as said:
        proxy = subprocess.Popen([caddy, "run", *told], env=named, stdout=said, stderr=said)
    with ended(proxy, server):
        running = Site(outer, folder, server)
        wait_until(running.answers)
        yield running


def test_who_watches_reads_the_figures_through_caddy(site: Site) -> None:
    told = {"Authorization": f"Bearer {TOKEN}"}
    _, headers, text = site.ask("/healthz?full=prometheus", **told)
    assert headers["Content-Type"].startswith("text/plain")
    assert b"\nscorepad_free_disk_bytes " in text
    assert b"disk" not in site.ask("/healthz?full=prometheus")[2]


def test_nobody_is_believed_about_his_own_address_or_the_path(site: Site) -> None:
    site.ask("/o/wrong", X_Forwarded_For="198.51.100.1")
    requests = (site.folder / "requests.log").read_text()
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
    log = (site.folder / "caddy.log").read_text()
    assert log
    assert [each for each in (game, device) if each in log] == []
