"""What a real server makes of bytes that are hardly a request, and what it says of them."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import quote

import pytest

from tests.tools.trust.injection.payloads import KINDS
from tests.tools.trust.serving import Served, served

pytestmark = pytest.mark.thorough

_ASK = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
_END = b"\r\n\r\n"
_MARK = "zq7v"
_SAID = f"{_MARK}\x1b]0;{_MARK}\x07".encode()
_PATIENCE = 60

_ODD = {
    "nothing that is a line": b"\x00\xff" * 20 + _END,
    "no version": b"GET /" + _END,
    "a version of its own": b"GET / HTTP/9.9\r\nHost: x" + _END,
    "no method": b" / HTTP/1.1\r\nHost: x" + _END,
    "an endless method": b"G" * 9_000 + b" / HTTP/1.1" + _END,
    "an endless address": b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: x" + _END,
    "signs in the address": b"GET /" + _SAID + b" HTTP/1.1\r\nHost: 127.0.0.1" + _END,
    "an endless header": _ASK + b"X: " + b"a" * 70_000 + _END,
    "too many headers": _ASK + b"X: y\r\n" * 300 + b"\r\n",
    "a header without a name": _ASK + b": y" + _END,
    "signs in a header": _ASK + b"X-T: " + _SAID + _END,
    "signs in a name": _ASK + _SAID + b": y" + _END,
    "a folded header": _ASK + b"X: y\r\n z" + _END,
    "two hosts": _ASK + b"Host: " + _SAID + _END,
    "two lengths": _ASK + b"Content-Length: 1\r\nContent-Length: 2" + _END + b"ab",
    "a length and pieces": _ASK
    + b"Content-Length: 3\r\nTransfer-Encoding: chunked"
    + _END
    + b"0\r\n\r\n",
    "a negative length": _ASK + b"Content-Length: -1" + _END,
    "pieces that are none": _ASK + b"Transfer-Encoding: chunked" + _END + b"zz\r\n\r\n",
    "an address with a host": b"GET http://x.invalid/ HTTP/1.1\r\nHost: 127.0.0.1" + _END,
    "a tunnel": b"CONNECT x.invalid:443 HTTP/1.1\r\nHost: x.invalid:443" + _END,
    "another protocol": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "encryption": bytes.fromhex("160301020001000001fc0303") + b"\x00" * 60,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("raw") / "instance") as server:
        yield server


def answer_to(server: Served, sent: bytes) -> bytes:
    """All that comes back; nothing where the server hangs up."""
    found = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=_PATIENCE) as connection:
        try:
            connection.sendall(sent)
            with suppress(OSError):
                # A server that has hung up is not told that there is no more.
                connection.shutdown(socket.SHUT_WR)
            while piece := connection.recv(65_536):
                found += piece
        except ConnectionError:
            return found
    return found


@pytest.mark.parametrize("sent", _ODD.values(), ids=_ODD)
def test_what_is_hardly_a_request_is_refused(sent: bytes, server: Served) -> None:
    answer = answer_to(server, sent)
    assert answer[:12] not in (b"HTTP/1.1 500", b"HTTP/1.0 500")
    assert _SAID not in answer
    assert answer_to(server, _ASK + b"\r\n").startswith(b"HTTP/1.1 200")


def test_the_log_repeats_nothing_that_was_sent(server: Served) -> None:
    for text in (*KINDS["headers"], *KINDS["paths"], *KINDS["addresses"]):
        said = quote(f"{_MARK}{text}", safe="").encode()
        line = b"GET /" + said + b"?" + said + b" HTTP/1.1\r\n"
        answer_to(
            server, line + b"Host: 127.0.0.1\r\nReferer: " + said + b"\r\nConnection: close" + _END
        )
    assert _MARK not in server.said
    assert all(line.isprintable() for line in server.said.splitlines())
    assert server.complaints == []
