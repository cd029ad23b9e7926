"""Polls for news that the server holds until there are some, over sockets and by themselves."""

import asyncio
import socket
import time
from collections.abc import Collection, Coroutine, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

from scorepad.cli.asgi import HOLD, Adapter
from scorepad.cli.held_polls import HeldPolls
from tests.cli.answering import CONNECTIONS
from tests.cli.conftest import PATIENCE
from tests.cli.test_asgi import KB, Answering, answering, to_the_end

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

T = TypeVar("T")


# Far longer than any test takes, and shorter than the server of these tests would hold a poll.
FOR_GOOD = PATIENCE


def poll(game: str, state: str, seconds: int | None) -> bytes:
    prefer = b"Prefer: wait=%d\r\n" % seconds if seconds is not None else b""
    return f"GET /look/{game}/{state} HTTP/1.1\r\nHost: pad\r\nConnection: close\r\n".encode() + (
        prefer + b"\r\n"
    )


@contextmanager
def served(folder: Path) -> Iterator[Answering]:
    with answering(folder) as server:
        yield server
        assert server.stop() == ""


def test_a_look_is_answered_when_there_are_news_or_its_time_is_over(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        held = server.say(poll("cards", "0", FOR_GOOD))
        at_once = to_the_end(server.say(poll("cards", "0", None)))
        assert at_once.startswith(b"HTTP/1.1 204")
        begun = time.monotonic()
        over = to_the_end(server.say(poll("cards", "0", 1)))
        assert over.startswith(b"HTTP/1.1 204")
        assert time.monotonic() - begun >= 0.7
        (tmp_path / "other").write_text("1")
        held.setblocking(False)
        with closing(held):
            try:
                early = held.recv(1)
            except BlockingIOError:
                early = None
            assert early is None
            held.settimeout(PATIENCE)
            (tmp_path / "cards").write_text("1")
            head, _, body = to_the_end(held).partition(b"\r\n\r\n")
        assert (head.split()[1], body) == (b"200", b"1")


def test_a_server_that_stops_answers_all_that_it_holds(tmp_path: Path) -> None:
    with answering(tmp_path) as server:
        held = server.say(poll("cards", "0", FOR_GOOD))
        # Its answer shows that the one before has arrived.
        server.ask(poll("cards", "0", None).replace(b"Connection: close\r\n", b""))
        assert server.stop() == ""
        assert to_the_end(held).startswith(b"HTTP/1.1 204")


def run(work: Coroutine[Any, Any, T]) -> T:
    # In a thread of its own: a browser's tests may have a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()


def test_whoever_leaves_is_not_looked_up_any_more() -> None:
    asked: list[set[str]] = []

    def states(games: Collection[str]) -> dict[str, str]:
        asked.append(set(games))
        return dict.fromkeys(games, "1")

    async def leaving() -> None:
        with ThreadPoolExecutor(1) as pool:
            polls = HeldPolls(states, pool, 10)
            gone = asyncio.ensure_future(polls.has_news("gone", "1", 60))
            stays = asyncio.ensure_future(polls.has_news("here", "1", 60))
            while not asked:
                await asyncio.sleep(0.01)
            gone.cancel()
            while {"here"} not in asked:
                await asyncio.sleep(0.01)
            polls.let_go()
            assert await stays is False
            assert gone.cancelled()
            assert await polls.has_news("here", "1", 60) is False

    run(leaving())
    assert asked[0] == {"gone", "here"}


def test_whoever_looks_with_older_marks_hears_it_and_so_does_whose_game_is_gone() -> None:
    async def looking() -> list[bool]:
        with ThreadPoolExecutor(1) as pool:
            polls = HeldPolls(lambda _games: {"cards": "2"}, pool, 10)
            return await asyncio.gather(
                polls.has_news("cards", "2", 0.5),
                polls.has_news("cards", "1", 60),
                polls.has_news("deleted", "1", 60),
            )

    assert run(looking()) == [False, True, True]


def test_who_comes_when_so_many_are_held_is_answered_now() -> None:
    async def coming() -> list[bool]:
        with ThreadPoolExecutor(1) as pool:
            polls = HeldPolls(lambda games: dict.fromkeys(games, "1"), pool, 1)
            held = asyncio.ensure_future(polls.has_news("cards", "1", 60))
            await asyncio.sleep(0)
            found = [await polls.has_news("cards", "1", 60), held.done()]
            polls.let_go()
            return [*found, await held]

    assert run(coming()) == [False, False, False]


def test_no_game_and_no_network_has_all_places() -> None:
    async def held_of(asking: list[tuple[str, str]], most: int) -> int:
        with ThreadPoolExecutor(1) as pool:
            polls = HeldPolls(lambda games: dict.fromkeys(games, "1"), pool, most)
            every = [
                asyncio.ensure_future(polls.has_news(game, "1", 60, network))
                for game, network in asking
            ]
            await asyncio.sleep(0.1)
            held = sum(not each.done() for each in every)
            polls.let_go()
            assert not any(await asyncio.gather(*every))
            assert not polls._of_game, "nothing is counted for good"
            assert not polls._of_network
            return held

    # One network has half of the places, a game a hundred, and this computer all.
    assert run(held_of([(f"game {n}", "192.0.2.1") for n in range(9)], 8)) == 4
    assert run(held_of([(f"game {n}", f"192.0.2.{n}") for n in range(9)], 8)) == 8
    assert run(held_of([("cards", f"192.0.2.{n}") for n in range(130)], 1_000)) == 100
    assert run(held_of([(f"game {n}", "") for n in range(9)], 8)) == 8


def test_a_poll_that_its_phone_drops_is_given_up_at_once(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        held = server.say(poll("cards", "0", FOR_GOOD))
        # Its answer shows that the one before has arrived.
        server.ask(poll("cards", "0", None).replace(b"Connection: close\r\n", b""))
        held.shutdown(socket.SHUT_WR)
        assert to_the_end(held) == b""


def test_who_has_written_keeps_the_place_beside_all_who_only_ask(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        body = b"POST /body/first HTTP/1.1\r\nHost: pad\r\n\r\n"
        writes = server.say(body)
        assert writes.recv(KB).startswith(b"HTTP/1.1 200")
        for _ in range(3 * CONNECTIONS):
            server.say(poll("cards", "0", None).replace(b"Connection: close\r\n", b"")).recv(12)
        writes.sendall(body.replace(b"first", b"second"))
        assert writes.recv(KB).startswith(b"HTTP/1.1 200")


def test_a_mark_waits_neither_for_all_who_begin_to_look_on_nor_for_their_answers() -> None:
    comes, goes_on, present = Event(), Event(), {"cards": "0"}
    told: list[str] = []

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> list[bytes]:
        if environ["REQUEST_METHOD"] == "POST":
            present["cards"] = "1"
        elif HOLD in environ:
            assert comes.wait(60)
            environ[HOLD]("cards", "0", "")
        else:
            assert goes_on.wait(60)
        start("200 OK", [])
        return [b""]

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request"}

    async def asks(adapter: Adapter, method: str, headers: list[tuple[bytes, bytes]]) -> None:
        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                told.append(method)

        scope = {
            "method": method,
            "raw_path": b"/",
            "query_string": b"",
            "headers": headers,
            "server": None,
            "client": None,
            "root_path": "",
            "http_version": "1.1",
            "scheme": "http",
        }
        await adapter(scope, receive, send)

    async def evening() -> None:
        adapter = Adapter(app, 2, states=lambda _games: present, most_held=10)
        polls = [asks(adapter, "GET", [(b"prefer", b"wait=6")]) for _ in range(10)]
        held = asyncio.gather(*polls)
        await asyncio.sleep(0)
        await asks(adapter, "POST", [])
        comes.set()
        for _ in range(2):
            # The second when the polls have been woken, or are about to be.
            await asks(adapter, "POST", [])
            await asyncio.sleep(0.5)
        assert told == ["POST"] * 3
        goes_on.set()
        await held

    run(evening())
    assert told[3:] == ["GET"] * 10
