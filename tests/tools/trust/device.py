"""One phone of a scripted table: it asks over HTTP, and keeps its cookies."""

import hashlib
import json
import secrets
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from itertools import cycle
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

_IDLE = 5.0
"""Seconds after which a connection is not used again: the server may just close it."""

_LONGEST_WAIT = 30.0

Fields = Mapping[str, str | Sequence[str]]


class NoAnswer(Exception):
    """None came: what was asked may have been done, or not."""


class Reply(NamedTuple):
    """A status and the text of an answer; ``after`` are the seconds that the server
    wants to be left alone, 0 where it says nothing of that."""

    status: int
    text: str
    after: int = 0

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Device:
    """A phone that the server at ``address`` knows as ``name``; it waits
    ``patience`` seconds for an answer. Where there are several addresses it asks
    at one after the other, as behind whatever spreads requests. ``behind`` is the
    address that a proxy says the phone has."""

    def __init__(
        self, address: str | Sequence[str], patience: float = 20.0, behind: str = ""
    ) -> None:
        token = secrets.token_urlsafe(16)
        self.name = hashlib.sha256(token.encode()).hexdigest()[:32]
        addresses = [address] if isinstance(address, str) else address
        self._hosts = cycle([urlsplit(each).netloc for each in addresses])
        self._wanders = len(addresses) > 1
        self._cookies = {"device": token}
        self._proxied = {"X-Forwarded-For": behind} if behind else {}
        self._csrf = ""
        self._patience = self._waits = patience
        self._connection: HTTPConnection | None = None
        self._asked_at = 0.0

    def moved_to(self, address: str, patience: float = 20.0) -> "Device":
        """Return the same phone in another network."""
        moved = Device(address, patience)
        moved.name, moved._cookies, moved._csrf = self.name, self._cookies, self._csrf
        self.close()
        return moved

    def get(self, path: str) -> Reply:
        return self._ask("GET", path, {}, b"")

    def head(self, path: str) -> Reply:
        """Ask for no more than the head of an answer. Raises :class:`NoAnswer`."""
        return self._ask("HEAD", path, {}, b"")

    def head_of(self, path: str, more: Mapping[str, str]) -> bytes:
        """Return the bytes of a request for ``path``, to be sent on a connection of its own."""
        fields = "".join(f"{name}: {value}\r\n" for name, value in self._headers(more).items())
        return f"GET {path} HTTP/1.1\r\n{fields}\r\n".encode()

    def open(self, link: str) -> Reply:
        """Open a link to a game or a group, and tap its button. Raises :class:`NoAnswer`."""
        page = self.get(link)
        return self.send(link, {}, htmx=False) if page.status == 200 else page

    def send(self, path: str, fields: Fields, *, htmx: bool = True) -> Reply:
        """A form, sent as htmx or as a browser without scripts does. Raises :class:`NoAnswer`."""
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        if htmx:
            headers["HX-Request"] = "true"
        return self._post(path, headers, urlencode(fields, doseq=True).encode())

    def send_json(self, path: str, body: Any) -> Reply:
        """Return what a script sends. Raises :class:`NoAnswer`."""
        return self._post(path, {"Content-Type": "application/json"}, json.dumps(body).encode())

    def send_file(self, path: str, text: str) -> Reply:
        """A form with one file. Raises :class:`NoAnswer`."""
        mark = secrets.token_hex(16)
        head = 'Content-Disposition: form-data; name="file"; filename="games.jsonl"'
        body = f"--{mark}\r\n{head}\r\n\r\n{text}\r\n--{mark}--\r\n".encode()
        return self._post(path, {"Content-Type": f"multipart/form-data; boundary={mark}"}, body)

    def get_ready(self) -> None:
        """Fetches what forms need, if it has not yet. Raises :class:`NoAnswer`."""
        if not self._csrf:
            reply = self.get("/new/marks")
            if reply.status == 200:
                self._csrf = reply.json["csrf"]

    def hang_up_after(self, path: str, body: Any) -> None:
        """Sends what a script sends, and is gone before there is an answer. Raises
        :class:`NoAnswer`."""
        self.get_ready()
        self.close()
        connection = HTTPConnection(next(self._hosts), timeout=self._waits)
        headers = {"X-CSRFToken": self._csrf, "Content-Type": "application/json"}
        try:
            connection.request("POST", path, json.dumps(body).encode(), self._headers(headers))
        except (OSError, HTTPException) as error:
            raise NoAnswer from error
        finally:
            connection.close()

    def take_slowly(self, path: str, is_over: Callable[[float], bool]) -> int:
        """Ask for a file on a connection of its own, and take a kilobyte a second of it.

        ``is_over`` waits for so many seconds and returns whether that is enough. Return the number
        of bytes that came, whoever ended it. Raises :class:`NoAnswer` where none came.
        """
        connection = HTTPConnection(next(self._hosts), timeout=self._waits)
        connection.sock = socket.socket()
        # What the system takes on our behalf, the server is rid of.
        connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        taken = 0
        try:
            connection.sock.connect((connection.host, connection.port))
            connection.request("GET", path, headers=self._headers({}))
            answer = connection.getresponse()
            while answer.status == 200 and not is_over(1) and (piece := answer.read1(1024)):
                taken += len(piece)
        except (OSError, HTTPException) as error:
            if not taken:
                raise NoAnswer from error
        finally:
            connection.close()
        return taken

    def _headers(self, more: Mapping[str, str]) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"Cookie": cookies, "Accept-Language": "en", **self._proxied, **more}

    def close(self) -> None:
        """Ends the connection; the next request makes another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _post(self, path: str, headers: Mapping[str, str], body: bytes) -> Reply:
        self.get_ready()
        return self._ask("POST", path, {"X-CSRFToken": self._csrf, **headers}, body)

    def _ask(self, method: str, path: str, more: Mapping[str, str], body: bytes) -> Reply:
        if self._wanders or time.monotonic() - self._asked_at > _IDLE:
            self.close()
        if self._connection is None:
            self._connection = HTTPConnection(next(self._hosts), timeout=self._waits)
        try:
            self._connection.request(method, path, body or None, self._headers(more))
            answer = self._connection.getresponse()
            text = answer.read().decode(errors="replace")
        except (OSError, HTTPException) as error:
            self.close()
            if isinstance(error, TimeoutError):
                self._waits = min(2 * self._waits, _LONGEST_WAIT)
            raise NoAnswer from error
        self._waits = self._patience
        self._asked_at = time.monotonic()
        for value in answer.headers.get_all("Set-Cookie") or ():
            cookies_set = SimpleCookie(value)
            self._cookies |= {key: morsel.value for key, morsel in cookies_set.items()}
        return Reply(answer.status, text, int(answer.headers.get("Retry-After", 0)))
