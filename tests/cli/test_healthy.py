"""``scorepad healthy`` beside the server that it asks, however that was started."""

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.cli.healthy import health_at

pytestmark = pytest.mark.thorough


def asked(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["healthy", *arguments])
    return done.exit_code, done.output


def port_of(serving) -> str:
    return serving.address.rstrip("/").rpartition(":")[2]


def test_a_server_is_asked_where_it_listens(serve) -> None:
    port = port_of(serve("--host", "::1"))
    assert asked("--host", "::1", "--port", port)[0] == 0
    status, said = asked("--port", port)
    assert status == 1
    assert said.startswith(f"Error: No scorepad answers on port {port}: ")


def test_a_server_below_a_path_is_asked_without_it(serve, tmp_path: Path) -> None:
    """The path is the proxy's, and nobody asks through that."""
    port = port_of(serve(SCOREPAD_PREFIX="/scorepad", SCOREPAD_INSTANCE=str(tmp_path)))
    assert asked("--port", port)[0] == 0


def test_a_server_that_encrypts_is_asked_so(serve) -> None:
    port = port_of(serve("--https"))
    assert asked("--https", "--port", port)[0] == 0
    status, said = asked("--port", port)
    assert status == 1
    assert "a server that was started with --https is asked with --https" in said


def test_who_asks_for_https_in_vain_is_told(serve) -> None:
    port = port_of(serve())
    status, said = asked("--https", "--port", port)
    assert status == 1
    assert said.startswith(f"Error: No scorepad answers by https on port {port}: ")


class Another(BaseHTTPRequestHandler):
    """A program that shows a page at every address."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>Hello</h1>")

    def log_message(self, *_: object) -> None:
        pass


def test_another_program_on_the_port_gets_a_sentence() -> None:
    with HTTPServer(("127.0.0.1", 0), Another) as server:
        Thread(target=server.handle_request).start()
        status, said = asked("--port", str(server.server_port))
    assert status == 1
    assert said.startswith(f"Error: Another program answers on port {server.server_port}, not ")


@pytest.mark.parametrize(("told", "asks"), [("0.0.0.0", "127.0.0.1"), ("::", "::1")])
def test_a_server_that_listens_everywhere_is_asked_on_this_machine(
    serve, told: str, asks: str
) -> None:
    port = port_of(serve("--host", told))
    assert asked("--host", told, "--port", port)[0] == 0
    assert health_at(int(port), asks)[0] == 200
