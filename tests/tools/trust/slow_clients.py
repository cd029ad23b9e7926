"""Hundreds of slow clients at once, while tables play: how long their marks take.

A slow client sends a byte of a request's head or body every few seconds, takes an
answer as slowly, lets the server hold one look for news after the other, or says nothing
at all; one that is let go comes again at once.
``python -m tests.tools.trust.slow_clients`` prints figures beside their goals: with 200 of
each kind, with 5,000 open connections, and behind nginx where it is installed.
"""

import argparse
import asyncio
import resource
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.tools.bench.crowd import Phone, Times, again_and_again
from tests.tools.bench.servers import Running, free_port, running, scorepad_in
from tests.tools.bench.tables import Table, seat
from tests.tools.bench.timing import median, p99

NUMBER, CONNECTIONS = 200, 5_000
_GOAL, _GOAL_OF_CONNECTIONS = 0.1, 0.25
_BETWEEN = (3.0, 5.0)
"""Seconds between two bytes of a slow client."""

_GAMES_READ = 80
"""Of so many games a reader gets a file that is longer than what systems keep for it."""

_COLUMNS = "{:<44} {:>7} {:>10} {:>10} {:>10}  {}"
_NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@dataclass
class Kind:
    """A kind of slow client: what it sends first, and again after each answer where it
    ``looks``; then byte for byte, or that it reads."""

    name: str
    head: bytes
    then: bytes = b""
    reads: bool = False
    looks: bool = False


class Reader(NamedTuple):
    """A phone that has many games: its cookie, and the address of news of one that has none."""

    cookie: str
    news: str


def kinds(address: str, reader: Reader) -> list[Kind]:
    """Every kind; ``reader`` has what they ask for."""
    host = f"Host: {urlsplit(address).netloc}\r\n".encode()
    form = b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n"
    cookie = f"Cookie: {reader.cookie}\r\n".encode()
    asking = b"GET /files/games.jsonl HTTP/1.1\r\n" + host + cookie + b"\r\n"
    news = f"GET {reader.news} HTTP/1.1\r\nPrefer: wait=6\r\nHX-Request: true\r\n".encode()
    return [
        Kind("slow heads", b"GET /healthz HTTP/1.1\r\n" + host + b"X-Slow: ", b"a"),
        Kind("slow bodies", b"POST /open HTTP/1.1\r\n" + host + form, b"a"),
        Kind("slow readers", asking, reads=True),
        Kind("held looks", news + host + cookie + b"\r\n", looks=True),
        Kind("idle", b""),
    ]


@dataclass
class Slow:
    """Slow clients of one kind, as many as ``number``, from ``coming`` to ``go``."""

    address: str
    kind: Kind
    number: int
    connected: int = 0
    let_go: int = 0
    random: Random = field(default_factory=Random)
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)

    async def come(self) -> None:
        """Return when all of them are connected and have said what they say first."""
        self._tasks = [asyncio.create_task(self._stay()) for _ in range(self.number)]
        while self.connected < self.number:
            await asyncio.sleep(0.02)

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _stay(self) -> None:
        first = True
        while True:
            with closing(socket.socket()) as phone, suppress(OSError):
                await self._say_slowly(phone, first=first)
            first = False
            self.let_go += 1
            await asyncio.sleep(self.random.uniform(0, 1))

    async def _say_slowly(self, phone: socket.socket, *, first: bool) -> None:
        loop = asyncio.get_running_loop()
        place = urlsplit(self.address)
        phone.setblocking(False)
        if self.kind.reads:
            phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await loop.sock_connect(phone, (place.hostname, place.port))
        await loop.sock_sendall(phone, self.kind.head)
        self.connected += first
        while True:
            # An idle client waits until it is let go; so it has to look, not to write.
            if self.kind.then:
                await asyncio.sleep(self.random.uniform(*_BETWEEN))
                await loop.sock_sendall(phone, self.kind.then)
            elif not await loop.sock_recv(phone, 2048):
                return
            elif self.kind.looks:
                await loop.sock_sendall(phone, self.kind.head)
            else:
                await asyncio.sleep(self.random.uniform(*_BETWEEN))


@dataclass
class Found:
    """Seconds of every mark and of every ``/healthz`` while slow clients were there."""

    marks: Times
    health: Times
    let_go: int


async def play_beside(
    address: str, tables: Sequence[Table], slow: Sequence[Slow], *, seconds: float
) -> Found:
    """Every table writes a mark each second beside the slow clients."""
    for table in tables:
        await table.begin()
    watcher = Phone(address)

    async def look() -> float:
        answer = await watcher.ask("GET", "/healthz")
        if answer.status != 200:
            raise RuntimeError(f"not well: {answer}")
        return answer.seconds

    try:
        for each in slow:
            await each.come()
        health, *marks = await asyncio.gather(
            again_and_again(look, seconds, 1),
            *(
                again_and_again(table.mark, seconds, 1, place / len(tables))
                for place, table in enumerate(tables)
            ),
        )
    finally:
        for each in slow:
            await each.go()
        for phone in (watcher, *(table.phone for table in tables)):
            phone.leave()
    return Found([each for one in marks for each in one], health, sum(each.let_go for each in slow))


def reader_with_games(store: Store, address: str) -> Reader:
    """A phone that has many games, written down to the end."""
    ((table,),) = [seat(address, store, 1, marks=120 * _GAMES_READ, written=120)]
    game = table.games[0]
    with store.reading() as transaction:
        row = transaction.games.get(game)
    news = f"/g/{game}/pad?since={row.version}&state={row.state}&writes=1"
    return Reader(table.phone.headers[-1].removeprefix("Cookie: "), news)


def measure(number: int, connections: int, seconds: float, *, behind_nginx: bool) -> None:
    """Print the figures of one server, asked directly or through nginx."""
    with (
        tempfile.TemporaryDirectory() as folder,
        _server(Path(folder), trusting=behind_nginx) as (ours, store),
        _nginx(Path(folder), ours.address) if behind_nginx else nullcontext(ours.address) as there,
    ):
        reader = reader_with_games(store, there)
        of_kind = {kind.name: [Slow(there, kind, number)] for kind in kinds(there, reader)}
        each = [slow for (slow,) in of_kind.values()]
        rows: Mapping[str, tuple[list[Slow], float]] = {
            "nobody": ([], _GOAL),
            **{f"{number:,} {name}": (slow, _GOAL) for name, slow in of_kind.items()},
            f"{number:,} of each kind": (each, _GOAL),
            f"{connections:,} idle": (
                [Slow(there, each[-1].kind, connections)],
                _GOAL_OF_CONNECTIONS,
            ),
        }
        print(_COLUMNS.format(f"Beside, at {there}", "marks", "median", "p99", "healthz", ""))
        for name, (slow, goal) in rows.items():
            tables = seat(there, store, 10, marks=int(2 * seconds))
            found = asyncio.run(play_beside(there, tables, slow, seconds=seconds))
            middle, high, health = (
                f"{time * 1e3:.1f} ms"
                for time in (median(found.marks), p99(found.marks), max(found.health))
            )
            met = "met" if p99(found.marks) <= goal else "MISSED"
            print(
                _COLUMNS.format(
                    name,
                    len(found.marks),
                    middle,
                    high,
                    health,
                    f"p99 <= {goal * 1e3:.0f} ms: {met}; {found.let_go} let go; "
                    f"{ours.memory / 1e6:.0f} MB",
                ),
                flush=True,
            )


@contextmanager
def _server(folder: Path, *, trusting: bool) -> Iterator[tuple[Running, Store]]:
    instance = folder / "kept"
    environ = {"SCOREPAD_PROXIES": "1"} if trusting else {}
    store = Store(prepare_server({}, instance).database_url)
    with closing(store), running(scorepad_in(instance), **environ) as ours:
        yield ours, store


@contextmanager
def _nginx(folder: Path, address: str) -> Iterator[str]:
    """A proxy like the one that is shipped, but plain, and without its limits for one
    address: here all come from one."""
    port = free_port()
    temporary = "\n".join(
        f"{name}_temp_path {folder}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"""
        daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log emerg;
        worker_rlimit_nofile 20000;
        events {{ worker_connections 9000; }}
        http {{
            {temporary}
            access_log off;
            client_header_timeout 15s; client_body_timeout 30s; client_max_body_size 9m;
            upstream scorepad {{
                server {urlsplit(address).netloc}; keepalive 16; keepalive_timeout 10s;
            }}
            server {{
                listen 127.0.0.1:{port} backlog=1024;
                location / {{
                    proxy_pass http://scorepad; proxy_http_version 1.1;
                    proxy_set_header Connection ""; proxy_set_header Host $http_host;
                    proxy_set_header X-Forwarded-For $remote_addr;
                    proxy_set_header X-Forwarded-Proto $scheme;
                }}
            }}
        }}
        """
    )
    assert _NGINX is not None
    proxy = subprocess.Popen([_NGINX, "-c", configuration])
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}/"
    finally:
        proxy.terminate()
        proxy.wait()


def _wait_for(port: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise RuntimeError("nginx does not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    measure(asked.number, asked.connections, asked.seconds, behind_nginx=False)
    if _NGINX is None:
        print("nginx is not installed: its figures are left out.")
    else:
        measure(asked.number, asked.connections, asked.seconds, behind_nginx=True)


if __name__ == "__main__":
    main()
