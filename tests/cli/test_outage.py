"""A database server that goes away under polls which the server holds, and comes back."""

import ctypes
import http.client
import json
import secrets
import signal
import socket
import struct
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Protocol
from urllib.parse import urlsplit

import pytest

from scorepad.pad.opening import Opening
from scorepad.services.games import open_game
from scorepad.services.links import new_game_id
from scorepad.store import Store
from tests.cli.conftest import PATIENCE, Serving
from tests.postgresql import Server
from tests.postgresql import server as postgresql_server

pytestmark = pytest.mark.thorough

PHONES = 8
_ATTACH_FILTER, _DETACH_FILTER = 26, 27
_DROP_ALL = ctypes.create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))


class Cable(Protocol):
    """What lies between the app and the database server."""

    def cut(self) -> None: ...

    def mend(self) -> None: ...


class Power:
    """The power of the database server: it is gone at once, and says so."""

    def __init__(self, server: Server) -> None:
        self.cut, self.mend = server.kill, server.start


class Network:
    """A network in front of the database server, which can swallow all and say nothing of it."""

    def __init__(self, server: Server) -> None:
        self._inner = f"{server._folder}/.s.PGSQL.5432"
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._outside, self._inside = [self._listening], list[socket.socket]()
        self._threads = [Thread(target=self._serve)]
        self._threads[0].start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                outer, _ = self._listening.accept()
                inner = socket.socket(socket.AF_UNIX)
                self._outside.append(outer)
                self._inside.append(inner)
                inner.connect(self._inner)
                for ends in ((outer, inner), (inner, outer)):
                    self._threads.append(Thread(target=_carry, args=ends))
                    self._threads[-1].start()

    def cut(self) -> None:
        program = struct.pack("HL", 1, ctypes.addressof(_DROP_ALL))
        for each in self._outside:
            each.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, program)

    def mend(self) -> None:
        for each in self._outside:
            each.setsockopt(socket.SOL_SOCKET, _DETACH_FILTER, 0)

    def close(self) -> None:
        """End all connections; no thread goes on."""
        for each in (*self._outside, *self._inside):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for each in (*self._outside, *self._inside):
            each.close()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while piece := one.recv(1 << 16):
            other.sendall(piece)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)


@dataclass
class Scorer:
    """The script on the scorer's phone."""

    serving: Serving
    game_id: str
    cookie: str

    def ask(self, query: str = "", body: str | None = None, **headers: str) -> tuple[int, bytes]:
        """What the server says to a poll, or to marks that are sent."""
        host = urlsplit(self.serving.address).netloc
        with closing(http.client.HTTPConnection(host, timeout=PATIENCE)) as connection:
            path = f"/g/{self.game_id}/marks{query}"
            sent = {"Cookie": self.cookie, **headers}
            connection.request("POST" if body else "GET", path, body, sent)
            answer = connection.getresponse()
            given = (each.partition(";")[0] for each in answer.headers.get_all("Set-Cookie", []))
            self.cookie = "; ".join([self.cookie, *given])
            return answer.status, answer.read()

    def news(self) -> dict[str, str]:
        status, said = self.ask()
        assert status == 200
        return json.loads(said)

    def bid(self, token: str) -> tuple[int, bytes]:
        mark = {"id": secrets.token_hex(16), "cells": [[1, 1, "b", "bid", 0]]}
        body = json.dumps({"late": False, "marks": [mark]})
        return self.ask("", body, **{"X-CSRFToken": token, "Content-Type": "application/json"})


@contextmanager
def table(serve: Callable[..., Serving], url: str, folder: Path) -> Iterator[Scorer]:
    game_id, token = new_game_id(), secrets.token_urlsafe(16)
    device = sha256(token.encode()).hexdigest()[:32]
    with closing(Store(url)) as store:
        store.prepare()
        opening = Opening("wizard_gigamic", [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")])
        assert open_game(store, device, game_id, opening, int(time.time())) == {}
    serving = serve(SCOREPAD_DATABASE_URL=url, SCOREPAD_INSTANCE=str(folder / "kept"))
    yield Scorer(serving, game_id, f"device={token}")
    serving.stop(signal.SIGTERM)
    assert "Traceback" not in serving.rest()[1]


def threads_and_files(pid: int) -> tuple[int, int]:
    """How many the server and its workers have."""
    tasks = [*Path(f"/proc/{pid}/task").iterdir()]
    children = [int(each) for task in tasks for each in (task / "children").read_text().split()]
    others = [threads_and_files(each) for each in children]
    threads, files = zip(
        (len(tasks), len([*Path(f"/proc/{pid}/fd").iterdir()])), *others, strict=True
    )
    return sum(threads), sum(files)


@pytest.mark.parametrize("kind", ["power", "network"])
def test_polls_are_answered_while_the_database_is_away_and_held_again_afterwards(
    kind: str, needs_postgresql: None, serve: Callable[..., Serving], tmp_path: Path
) -> None:
    with postgresql_server() as server, closing(Network(server)) as network:
        url = server.new_database()
        cable: Cable = Power(server) if kind == "power" else network
        if kind == "network":
            url = f"postgresql://scorepad@127.0.0.1:{network.port}{urlsplit(url).path}"
        with table(serve, url, tmp_path) as scorer, ThreadPoolExecutor(PHONES) as pool:

            def polls() -> list[Future[tuple[int, bytes]]]:
                has = f"?since={news['version']}&state={news['state']}"
                return [pool.submit(scorer.ask, has, Prefer="wait=6") for _ in range(PHONES)]

            def statuses(asked: list[Future[tuple[int, bytes]]]) -> set[int]:
                return {each.result()[0] for each in asked}

            news = scorer.news()
            assert statuses(polls()) == {204}
            before = threads_and_files(scorer.serving.process.pid)
            held = polls()
            time.sleep(1)
            cable.cut()
            assert statuses(held) <= {204, 503}
            assert statuses(polls()) == {503}
            status, said = scorer.bid(news["csrf"])
            assert (status, b"Nothing is lost" in said) == (503, True)
            cable.mend()
            while statuses(polls()) != {204}:
                time.sleep(0.1)
            held = polls()
            assert scorer.bid(news["csrf"])[0] == 200
            assert statuses(held) == {200}
            threads, files = threads_and_files(scorer.serving.process.pid)
            assert threads <= before[0]
            # Each poll that came at once may have a connection of its own by now.
            assert files <= before[1] + PHONES
