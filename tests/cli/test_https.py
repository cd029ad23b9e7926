"""``scorepad serve --https``, reached as a phone reaches it that has installed the certificate."""

import re
import signal
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from hashlib import sha256
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path

import pytest

from tests.cli.conftest import PATIENCE, Serving
from tests.cli.test_serve import refused

pytestmark = pytest.mark.thorough


@pytest.fixture
def reach(tmp_path: Path) -> Iterator[Callable[..., HTTPSConnection]]:
    """Reaches a server as a phone does that has installed the certificate."""
    with ExitStack() as opened:

        def reach(serving: Serving, host: str = "127.0.0.1") -> HTTPSConnection:
            port = int(serving.address.rpartition(":")[2])
            context = ssl.create_default_context(cafile=str(tmp_path / "kept" / "authority.pem"))
            connection = HTTPSConnection(host, port, timeout=PATIENCE, context=context)
            return opened.enter_context(closing(connection))

        yield reach


@pytest.fixture
def https(serve, reach) -> HTTPSConnection:
    return reach(serve("--https"))


def test_pages_come_over_https_and_promise_nothing_for_later(https: HTTPSConnection) -> None:
    https.request("GET", "/")
    answer = https.getresponse()
    assert answer.status == 200
    assert answer.getheader("Strict-Transport-Security") is None
    assert b"<html" in answer.read()


def test_every_cookie_with_a_secret_stays_on_https(https: HTTPSConnection) -> None:
    https.request("GET", "/new")
    answer = https.getresponse()
    token = re.search(r'name="csrf_token" value="([^"]+)"', answer.read().decode())
    (session,) = answer.headers.get_all("Set-Cookie")
    assert session.startswith("__Host-session=")
    names = "name=A&name=B&name=C"
    form = f"form_id={'a' * 22}&game=wizard_gigamic&{names}&do=start&csrf_token={token[1]}"
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Referer": f"https://127.0.0.1:{https.port}/new",
        "Cookie": session.partition(";")[0],
    }
    https.request("POST", "/new", form, headers)
    answer = https.getresponse()
    answer.read()
    assert answer.status == 303
    cookies = [session, *answer.headers.get_all("Set-Cookie")]
    # The draft of the form, which is no secret, goes with the game that it has become.
    (draft,) = (cookie for cookie in cookies if cookie.startswith("draft="))
    assert "Max-Age=0" in draft
    cookies.remove(draft)
    assert {cookie.partition("=")[0] for cookie in cookies} == {"__Host-session", "__Host-device"}
    assert all("Secure" in cookie and "HttpOnly" in cookie for cookie in cookies)


def test_the_phone_gets_the_certificate_and_can_compare_what_the_terminal_says(
    serve, reach
) -> None:
    serving = serve("--https")
    assert "https://127.0.0.1:" in serving.said
    assert "/authority says how" in serving.said
    connection = reach(serving)
    connection.request("GET", "/authority.crt")
    answer = connection.getresponse()
    assert answer.getheader("Content-Type") == "application/x-x509-ca-cert"
    said = re.search(r"fingerprint \(SHA-256\): ([0-9A-F ]{95})\n", serving.said)
    assert said
    assert bytes.fromhex(said[1]) == sha256(answer.read()).digest()
    connection.request("GET", "/authority")
    assert said[1] in connection.getresponse().read().decode()


def test_several_workers_speak_for_one_authority(serve, reach, tmp_path: Path) -> None:
    serving = serve("--https", "--workers", "2", "--instance", str(tmp_path / "kept"))
    for _ in range(6):
        connection = reach(serving, "localhost")
        connection.request("GET", "/healthz")
        assert connection.getresponse().status == 200
        connection.close()


def test_somebody_who_speaks_plain_http_gets_no_answer_and_harms_nobody(serve, reach) -> None:
    serving = serve("--https")
    with pytest.raises(OSError):
        serving.get("/healthz")
    connection = reach(serving)
    connection.request("GET", "/healthz")
    assert connection.getresponse().status == 200
    connection.close()
    serving.stop(signal.SIGINT)
    assert serving.rest() == ("", "")


def test_an_authority_that_can_not_be_read_is_named_with_the_way_out(
    command, tmp_path: Path
) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "authority.pem").write_text("nonsense")
    line = refused(command("serve", "--https", "--port", "0", "--instance", "kept", forked=True))
    assert "authority.pem" in line
    assert str(tmp_path / "kept") in line


def test_without_https_nothing_of_it_is_made(serve, tmp_path: Path) -> None:
    serve()
    assert not list((tmp_path / "kept").glob("*.pem"))


def test_a_code_that_says_http_leads_to_https_on_the_same_port(serve, reach) -> None:
    serving = serve("--https")
    port = int(serving.address.rpartition(":")[2])
    for host, status, leads_to in (
        (f"127.0.0.1:{port}", 307, f"https://127.0.0.1:{port}/o/x?y=1"),
        ("evil.example", 421, None),
    ):
        with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as plain:
            plain.request("GET", "/o/x?y=1", headers={"Host": host})
            answer = plain.getresponse()
            assert (answer.status, answer.getheader("Location")) == (status, leads_to)
            assert answer.read()
    connection = reach(serving)
    connection.request("GET", "/o/x?y=1")
    assert connection.getresponse().status == 404


def test_plain_requests_that_never_end_or_are_none_hold_up_nobody(serve, reach) -> None:
    serving = serve("--https")
    port = int(serving.address.rpartition(":")[2])
    with ExitStack() as opened:
        for said in (b"", b"GET / HTTP", b"\x16\x03", b"x" * 20_000):
            phone = opened.enter_context(socket.create_connection(("127.0.0.1", port)))
            phone.sendall(said)
        # What is too long for a head is answered before its end.
        phone.settimeout(PATIENCE)
        assert phone.recv(12) == b"HTTP/1.1 400"
        connection = reach(serving)
        connection.request("GET", "/healthz")
        assert connection.getresponse().status == 200
    serving.stop(signal.SIGINT)
    assert serving.rest()[1] == ""
