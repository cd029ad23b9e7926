"""The pool inside the server that people run: gunicorn's threads in a forked worker."""

import re
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.sheets.test_pdf_pool import PATIENCE, children_of

pytestmark = pytest.mark.thorough

PROGRAM = """
from flask import Flask
from scorepad.cli.gunicorn_server import listen, serve_until_stopped
from scorepad.sheets.drawing import Kind
from scorepad.sheets.pdf_pool import PdfPool


def make_app():
    app, pool = Flask("sheets"), PdfPool()
    app.add_url_rule("/", view_func=lambda: pool.make("<p>Anna", Kind.PDF), endpoint="sheet")
    return app


if __name__ == "__main__":
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    say = lambda: print(f"http://127.0.0.1:{port}/", flush=True)
    serve_until_stopped(make_app, listener, workers=1, threads=4, when_ready=say)
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    program = tmp_path / "program.py"
    program.write_text(textwrap.dedent(PROGRAM))
    with subprocess.Popen(
        [sys.executable, str(program)],
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process, re.match(r"http\S+", process.stdout.readline())[0]
        process.kill()


def get(address: str) -> bytes:
    with urlopen(address, timeout=PATIENCE) as answer:
        return answer.read()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_threads_share_two_children_that_end_with_the_server(
    how: signal.Signals, server: tuple[subprocess.Popen[str], str]
) -> None:
    process, address = server
    with ThreadPoolExecutor(4) as threads:
        sheets = list(threads.map(get, [address] * 4))
    assert all(sheet.startswith(b"%PDF") for sheet in sheets)
    drawing = {child for worker in workers_of(process.pid) for child in children_of(worker)}
    assert len(drawing) == 2
    process.send_signal(how)
    process.wait(PATIENCE)
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{child}").exists() for child in drawing):
        assert time.monotonic() < until
        time.sleep(0.1)


def workers_of(process: int) -> list[int]:
    return [
        int(child)
        for thread in Path(f"/proc/{process}/task").iterdir()
        for child in (thread / "children").read_text().split()
    ]
