"""Encrypted connections; a client that speaks plain http is led to the same address with https.

Codes that were printed before a server got ``--https`` say ``http://``.
"""

import asyncio
import re
import ssl
from asyncio.sslproto import SSLProtocol
from collections.abc import Callable
from typing import cast

from scorepad.cli.heads import MOST_BYTES

_HANDSHAKE = b"\x16"
"""The first byte of every TLS connection (RFC 8446, 5.1)."""

_END = b"\r\n\r\n"
_FIRST_LINE = re.compile(rb"[A-Z]+ (/[\x21-\x7e]*) HTTP/1\.[01]\r\n")
_HOST = re.compile(rb"\r\nHost:[ \t]*([\w.:\[\]-]+)[ \t]*(?=\r\n)", re.IGNORECASE)
_WITH_PORT = re.compile(r":\d+\Z")
_USUAL_PORT = 443


class TlsOrRedirect(SSLProtocol):
    """The encryption of one connection for ``protocol``.

    If the client begins with anything but a TLS handshake, it is answered here by
    :func:`plain_answer`. ``answers_to`` is as there.
    """

    def __init__(
        self,
        protocol: asyncio.Protocol,
        context: ssl.SSLContext,
        handshake_timeout: int,
        answers_to: Callable[[str], bool],
    ) -> None:
        super().__init__(
            asyncio.get_running_loop(),
            protocol,
            context,
            None,  # type: ignore[arg-type]  # nobody waits for the handshake
            server_side=True,
            ssl_handshake_timeout=handshake_timeout,
        )
        self._answers_to = answers_to
        self._has_begun = False
        self._head: bytearray | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._below = cast("asyncio.Transport", transport)
        super().connection_made(transport)

    def get_buffer(self, n: int) -> memoryview:
        self._received = super().get_buffer(n)
        return self._received

    def buffer_updated(self, nbytes: int) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._head = None if self._received[:1] == _HANDSHAKE else bytearray()
        if self._head is None:
            super().buffer_updated(nbytes)
            return
        self._head += self._received[:nbytes]
        if (_END in self._head or len(self._head) >= MOST_BYTES) and not self._below.is_closing():
            port = self._below.get_extra_info("sockname")[1]
            self._below.write(plain_answer(bytes(self._head), port, self._answers_to))
            self._below.close()


def plain_answer(head: bytes, port: int, answers_to: Callable[[str], bool]) -> bytes:
    """Return the answer to a request that is not encrypted and has this ``head``.

    It is a redirect to the same address with https, for a host that the server ``answers_to``, and
    a sentence otherwise. ``port`` is that of the server.
    """
    first, hosts = _FIRST_LINE.match(head), _HOST.findall(head)
    if not first or len(hosts) != 1:
        return _answer("400 Bad Request", "That could not be read. This server speaks https.")
    host = hosts[0].decode("ascii", "replace")
    if not answers_to(host):
        return _answer("421 Misdirected Request", "Scorepad does not answer to this name.")
    if not _WITH_PORT.search(host) and port != _USUAL_PORT:
        host += f":{port}"
    # Not for good: the server may be without https another day.
    location = f"https://{host}{first[1].decode()}"
    return _answer("307 Temporary Redirect", f"Open {location}", f"Location: {location}\r\n")


def _answer(status: str, sentence: str, more: str = "") -> bytes:
    return (
        f"HTTP/1.1 {status}\r\n{more}"
        "Content-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\n"
        "Referrer-Policy: no-referrer\r\n"
        f"Content-Length: {len(sentence)}\r\nConnection: close\r\n\r\n{sentence}"
    ).encode()
