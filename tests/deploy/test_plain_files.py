"""The folder of the edition without a server, as the guide tells nginx and Caddy to serve it."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import pytest
from playwright.sync_api import Browser

from scorepad.static_edition.folder import write
from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.deploy.shipped import DEPLOY, NGINX, ended, nginx_around, wait_until
from tests.deploy.test_below_a_path import is_listening
from tests.static_edition.web_space import made
from tests.tools.bench.servers import free_port

pytestmark = pytest.mark.thorough

KINDS = {
    ".html": "text/html",
    ".js": ("text/javascript", "application/javascript"),
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".mp4": "video/mp4",
}
"""What a browser takes each file for; a script or a style of another kind it would not run."""

_NGINX = """
    include /etc/nginx/mime.types;
    server {{
        listen 127.0.0.1:{port};
        {site}
    }}
"""
_CADDY = """{{
	admin off
	auto_https off
	storage file_system {folder}/caddy
}}
http://localhost:{port} {{
	bind 127.0.0.1
{site}
}}
"""


def told_for(host: str, folder: Path) -> str:
    """The block of the guide for a host, with this folder in place of its own."""
    guide = (DEPLOY / "README.md").read_text("utf-8").partition("\n## Without a server\n")[2]
    part = guide.partition("\n## ")[0]
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", part, re.DOTALL | re.MULTILINE)
    text = dict(blocks)[host]
    assert "/var/www" in text
    return text.replace("/var/www", str(folder))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the edition in its folder ``pad``."""
    folder = tmp_path_factory.mktemp("www")
    write(made(tmp_path_factory.mktemp("app"), ("en",)), folder / "pad")
    for each in (folder, *folder.rglob("*"), *list(folder.parents)[:-2]):
        # nginx reads as another user.
        each.chmod(each.stat().st_mode | (0o755 if each.is_dir() else 0o644))
    return folder


@pytest.fixture(params=("nginx", "caddy"), scope="module")
def site(
    request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of the folder on a host."""
    port, own = free_port(), tmp_path_factory.mktemp("host")
    told = told_for(request.param, folder)
    if request.param == "nginx":
        assert NGINX, "nginx is missing; on Debian, as root: apt-get install nginx"
        command = [NGINX, "-c", str(nginx_around(own, _NGINX.format(port=port, site=told)))]
    else:
        caddy = shutil.which("caddy")
        if caddy is None:
            pytest.skip("caddy is not installed")
        file = own / "Caddyfile"
        file.write_text(_CADDY.format(folder=own, port=port, site=told))
        command = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
    environ = {"PATH": os.environ["PATH"], "HOME": str(own)}
    with (own / "said.log").open("wb") as said:
        process = subprocess.Popen(command, env=environ, stdout=said, stderr=said)
    with ended(process):
        wait_until(partial(is_listening, port))
        yield f"http://localhost:{port}/pad"


class _StaysHere(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> Request | None:
        return None


def answer(address: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The status of one answer, its headers in small letters, and its content."""
    try:
        found = build_opener(_StaysHere).open(Request(address, headers=headers))
    except HTTPError as error:
        found = error
    with found:
        return found.status, {k.lower(): v for k, v in found.headers.items()}, found.read()


def test_every_file_comes_as_what_it_is_and_is_asked_for_again(site: str, folder: Path) -> None:
    files = [path for path in (folder / "pad").rglob("*") if path.is_file()]
    for path in files:
        address = f"{site}/{path.relative_to(folder / 'pad').as_posix()}"
        status, headers, content = answer(address)
        assert (status, content) == (200, path.read_bytes()), address
        assert headers.get("content-type", "").startswith(KINDS.get(path.suffix, "")), address
        assert headers["cache-control"] == "no-cache"
        told = {"If-None-Match": headers["etag"]}
        assert answer(address, **told)[0] == 304
    assert {path.suffix for path in files} >= KINDS.keys()


def test_a_folder_leads_to_its_page_and_a_name_that_is_not_there_is_none(site: str) -> None:
    for path in ("/", "/en/", "/en/?/g/x/sheet"):
        status, headers, content = answer(f"{site}{path}")
        assert (status, content[:15].lower()) == (200, b"<!doctype html>")
    for path in ("", "/en"):
        status, headers, _ = answer(f"{site}{path}")
        assert status in (301, 302, 307, 308)
        assert headers["location"].endswith(f"/pad{path}/")
    assert answer(f"{site}/en/none.js")[0] == 404


def test_a_game_is_played_reloaded_and_goes_on_without_the_host(
    site: str, browser: Browser
) -> None:
    anna = Scorer(browser, f"{site}/en/?", kept=True)
    first, second = evening(("Anna", "Ben", "Cleo"), (1, 2))
    anna.fill_in_new_game(("Anna", "Ben", "Cleo"), hands="1 2")
    anna.page.locator("#pad").wait_for()
    anna.settle()
    anna.play(first)
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    anna.settle()
    anna.shows(first.totals)
    scope = anna.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{site}/en/"
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    anna.settle()
    anna.play(second)
    anna.shows(second.totals)
    anna.leave()
