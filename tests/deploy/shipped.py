"""What is shipped for a server, as it runs here: with other ports, and its files in a folder."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

from tests.forked import Forked

DEPLOY = Path(__file__).parents[2] / "scorepad" / "deploy"
NAME = "pad.example.org"
PATIENCE = 60
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")

_AROUND = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/around.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    access_log off;
    {site}
}}
"""


def shipped(file: str, here: Mapping[str, str]) -> str:
    """Return the text of a file, with what is otherwise ``here`` put in its place."""
    text = (DEPLOY / file).read_text()
    for elsewhere, now in here.items():
        assert elsewhere in text
        text = text.replace(elsewhere, now)
    return text


def shipped_settings() -> dict[str, str]:
    """Return the environment that the service is given."""
    settings = (DEPLOY / "scorepad.env").read_text()
    lines = re.findall(r"^SCOREPAD_\w+=.*$", settings, re.MULTILINE)
    return dict(each.split("=", 1) for each in lines)


def nginx_around(folder: Path, site: str) -> Path:
    """Write what nginx needs around a ``site``, and return the file."""
    user = "user root;" if os.geteuid() == 0 else ""
    around = folder / "nginx.conf"
    around.write_text(_AROUND.format(folder=folder, user=user, site=site))
    return around


@contextmanager
def ended(*processes: "subprocess.Popen[bytes] | Forked") -> Iterator[None]:
    """End all of them after the block, in this order."""
    try:
        yield
    finally:
        for process in processes:
            process.send_signal(signal.SIGTERM)
        for process in processes:
            process.wait(PATIENCE)


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


@dataclass
class Site:
    """A proxy as it runs, the folder into which it writes, and the server behind it."""

    port: int
    folder: Path
    server: "subprocess.Popen[bytes] | Forked"

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

    def answers(self) -> bool:
        """Return whether proxy and server are there."""
        try:
            return self.ask("/healthz")[0] == 200
        except OSError:
            return False
