"""Plain http to a server with https is led there, under a name that the server answers to."""

import pytest

from scorepad.cli.tls_or_redirect import plain_answer

AT_HOME = {"pad.local", "pad.local:5000", "192.168.1.20:5000", "[fd00::7]", "[fd00::7]:5000"}


def answer(first: bytes, *fields: bytes, port: int = 5000) -> tuple[int, str, str]:
    """The status, the place that it leads to, and the sentence."""
    head = b"\r\n".join([first, *fields, b"", b""])
    said = plain_answer(head, port, AT_HOME.__contains__).decode()
    told, _, sentence = said.partition("\r\n\r\n")
    status, *lines = told.split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert len(sentence) == int(headers["Content-Length"])
    assert headers["Connection"] == "close"
    return int(status.split()[1]), headers.get("Location", ""), sentence


@pytest.mark.parametrize(
    ("host", "port", "leads_to"),
    [
        (b"pad.local:5000", 5000, "https://pad.local:5000"),
        (b"192.168.1.20:5000", 5000, "https://192.168.1.20:5000"),
        (b"[fd00::7]:5000", 5000, "https://[fd00::7]:5000"),
        # A browser names no port where it is that of http.
        (b"pad.local", 80, "https://pad.local:80"),
        (b"[fd00::7]", 80, "https://[fd00::7]:80"),
        (b"pad.local", 443, "https://pad.local"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/o/abc-_h.x?to=1&b=%20"])
def test_it_leads_to_the_same_address(host: bytes, port: int, leads_to: str, path: str) -> None:
    first = f"GET {path} HTTP/1.1".encode()
    status, location, sentence = answer(first, b"hOST:  " + host, b"Accept: */*", port=port)
    assert (status, location, sentence) == (307, leads_to + path, f"Open {leads_to}{path}")


@pytest.mark.parametrize(
    "host", [b"evil.example", b"pad.local:5000.evil.example", b"pad.local:80", b"evil"]
)
def test_it_leads_to_no_other_host(host: bytes) -> None:
    status, location, _ = answer(b"GET / HTTP/1.1", b"Host: " + host)
    assert (status, location) == (421, "")


@pytest.mark.parametrize(
    ("first", "fields"),
    [
        (b"GET / HTTP/1.1", ()),
        (b"GET / HTTP/1.1", (b"Host: pad.local", b"Host: pad.local")),
        (b"GET / HTTP/1.1", (b"Host: evil.example@pad.local",)),
        (b"GET / HTTP/1.1", (b"Host: pad.local/..",)),
        (b"GET //\xffevil HTTP/1.1", (b"Host: pad.local",)),
        (b"GET http://evil.example/ HTTP/1.1", (b"Host: pad.local",)),
        (b"GET / X\r\nLocation: https://evil.example HTTP/1.1", (b"Host: pad.local",)),
        (b"PRI * HTTP/2.0", (b"Host: pad.local",)),
        (b"\x80\x2e\x01\x03", (b"Host: pad.local",)),
        (b"", ()),
    ],
)
def test_what_is_no_request_is_told_so(first: bytes, fields: tuple[bytes, ...]) -> None:
    status, location, sentence = answer(first, *fields)
    assert (status, location) == (400, "")
    assert "This server speaks https." in sentence
