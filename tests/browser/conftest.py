"""The real server, and phones in front of it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.scorer import Scorer

_PATIENCE = 20.0


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of ``scorepad serve`` with an empty database."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    instance: Path = tmp_path_factory.mktemp("instance")
    command = [sys.executable, "-m", "scorepad", "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--instance", str(instance)], stdout=subprocess.DEVNULL, env=dict(os.environ)
    )
    root = f"http://127.0.0.1:{port}"
    _wait_for(f"{root}/healthz", server)
    yield root
    server.send_signal(signal.SIGINT)
    assert server.wait(_PATIENCE) == 0


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            assert server.poll() is None, "the server stopped"
            assert time.monotonic() < end, "the server did not answer"
            time.sleep(0.05)


@pytest.fixture
def scorer(browser: Browser, address: str) -> Iterator[Callable[..., Scorer]]:
    """Makes people with a phone of their own; at the end nobody's console may
    have said anything."""
    people: list[Scorer] = []

    def sit_down(**phone: object) -> Scorer:
        people.append(Scorer(browser, address, **phone))
        return people[-1]

    yield sit_down
    said = [line for person in people for line in person.console]
    for person in people:
        person.leave()
    assert said == []
