"""What clients do to a server: too much, too slowly, not to the end. All over real sockets."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from scorepad.cli.asgi import IS_WANTED, Adapter
from scorepad.cli.gunicorn_worker import join_what_is_written, receive_a_little
from scorepad.cli.room import Room
from scorepad.cli.turns import Turns
from tests.cli.answering import CONNECTIONS, LARGE, PIECE
from tests.cli.conftest import PATIENCE

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

TOP = Path(__file__).parents[2]
KB = 1024


@dataclass
class Answering:
    """The small server, the folder of its notes, and the connections of the test."""

    process: "subprocess.Popen[str]"
    port: int
    notes: Path
    phones: ExitStack

    def say(self, text: bytes, receive: int = 0) -> socket.socket:
        """A new connection on which this was said."""
        phone = self.phones.enter_context(closing(socket.socket()))
        if receive:
            phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        phone.settimeout(PATIENCE)
        phone.connect(("127.0.0.1", self.port))
        phone.sendall(text)
        return phone

    def ask(self, text: bytes) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer to one request, until the end of it all."""
        with self.say(text.replace(b"HTTP/1.1\r\n", b"HTTP/1.1\r\nConnection: close\r\n")) as phone:
            head, _, body = to_the_end(phone).partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        return int(first.split()[1]), headers, body

    def note(self, name: str) -> str:
        """The note of this name, once it is there."""
        wait_for((self.notes / name).exists)
        return (self.notes / name).read_text()

    def stop(self) -> str:
        """All that it has said after it had begun."""
        self.process.send_signal(signal.SIGTERM)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return said


@contextmanager
def answering(notes: Path, patience: int = 2 * PATIENCE) -> Iterator[Answering]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.answering", str(notes), str(patience)],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    found = re.search(r":(\d+)/", process.stdout.readline())
    with ExitStack() as phones:
        yield Answering(process, int(found[1]), notes, phones)
    process.kill()
    process.communicate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Answering]:
    """One that is patient, and in the end has said nothing."""
    with answering(tmp_path_factory.mktemp("notes")) as running:
        yield running
        assert running.stop() == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Answering]:
    with answering(tmp_path) as running:
        yield running


@pytest.fixture
def impatient_server(tmp_path: Path) -> Iterator[Answering]:
    # Longer than a busy machine takes from a connection to the first byte that is said on it.
    with answering(tmp_path, 5) as running:
        yield running


def to_the_end(phone: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    while got := phone.recv(KB * KB):
        found += got
    return found


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_body_arrives_whole_in_one_piece_or_in_chunks(server: Answering) -> None:
    head = b"POST /body/one HTTP/1.1\r\nHost: pad\r\n"
    assert server.ask(head + b"Content-Length: 70000\r\n\r\n" + b"b" * 70_000)[2] == b"70000"
    chunks = b"7\r\nseven..\r\n" * 3 + b"0\r\n\r\n"
    assert server.ask(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)[2] == b"21"
    assert server.ask(head + b"\r\n")[2] == b"0"


def test_a_body_that_is_too_large_is_taken_off_the_line_and_refused_by_the_app(
    server: Answering,
) -> None:
    size = 25_500_000
    head = f"POST /body/large HTTP/1.1\r\nHost: pad\r\nContent-Length: {size}\r\n"
    status, _, body = server.ask(head.encode() + b"\r\n" + b"b" * size)
    assert status == 413
    assert b"exceeds the capacity limit" in body
    chunked = b"POST /body/large HTTP/1.1\r\nHost: pad\r\nTransfer-Encoding: chunked\r\n\r\n"
    with server.say(chunked + (b"100000\r\n" + b"b" * KB * KB + b"\r\n") * 25) as phone:
        assert phone.recv(12) == b"HTTP/1.1 413"


def test_who_asks_before_sending_is_told_to_go_on_or_that_it_is_too_large(
    server: Answering,
) -> None:
    head = b"POST /body/asked HTTP/1.1\r\nHost: pad\r\nExpect: 100-continue\r\n"
    with server.say(head + b"Content-Length: 4\r\n\r\n") as phone:
        assert phone.recv(KB) == b"HTTP/1.1 100 Continue\r\n\r\n"
        phone.sendall(b"body")
        assert phone.recv(12) == b"HTTP/1.1 200"
    with server.say(head + b"Content-Length: 90000000\r\n\r\n") as phone:
        assert phone.recv(12) == b"HTTP/1.1 413"


def test_an_upload_that_breaks_off_never_reaches_the_app(server: Answering) -> None:
    head = b"POST /body/half HTTP/1.1\r\nHost: pad\r\nContent-Length: 70000\r\n\r\n"
    server.say(head + b"b" * 60_000).close()
    assert server.ask(b"POST /body/whole HTTP/1.1\r\nHost: pad\r\n\r\n")[0] == 200
    assert server.note("whole") == "received"
    assert not (server.notes / "half").exists()


def test_head_has_the_headers_alone(server: Answering) -> None:
    status, headers, body = server.ask(b"HEAD /large HTTP/1.1\r\nHost: pad\r\n\r\n")
    assert (status, body) == (200, b"")
    assert headers["content-length"] == str(len(LARGE))
    assert server.ask(b"GET /large HTTP/1.1\r\nHost: pad\r\n\r\n")[2] == LARGE


def test_the_environ_is_that_of_any_other_server(server: Answering) -> None:
    asked = b"GET http://pad/environ/a%20%C3%A9%FF?x=%20y HTTP/1.1\r\nHost: pad\r\n"
    sent = (
        b"X-Two: 1\r\nX-Two: 2\r\nCookie: a=1\r\nCookie: b=2\r\nX_Two: 3\r\nContent-Type: a/b\r\n"
    )
    environ = json.loads(server.ask(asked + sent + b"\r\n")[2])
    assert environ["PATH_INFO"].encode("latin-1") == b"/environ/a \xc3\xa9\xff"
    assert environ["QUERY_STRING"] == "x=%20y"
    assert environ["HTTP_X_TWO"] == "1,2"
    assert environ["HTTP_COOKIE"] == "a=1; b=2"
    assert environ["CONTENT_TYPE"] == "a/b"
    assert (environ["REMOTE_ADDR"], environ["wsgi.url_scheme"]) == ("127.0.0.1", "http")


@pytest.mark.parametrize("target", [b"http://[", b"http://[::1/x", b"http://", b"x://a"])
def test_an_address_that_is_none_is_a_path_that_leads_nowhere(
    server: Answering, target: bytes
) -> None:
    assert server.ask(b"GET " + target + b" HTTP/1.1\r\nHost: pad\r\n\r\n")[0] == 404


def test_a_length_of_thousands_of_digits_is_refused_and_nothing_is_written_down(
    own_server: Answering,
) -> None:
    length = b"Content-Length: " + b"9" * 5_000
    request = b"POST /body/long HTTP/1.1\r\nHost: pad\r\n" + length + b"\r\n\r\n"
    assert own_server.ask(request)[0] == 400
    assert own_server.stop() == ""


@pytest.mark.parametrize(
    ("fields", "size", "status"),
    [(38, 300, 200), (39, 10, 200), (40, 10, 431), (3, 8000, 431), (200, 8000, 431)],
)
def test_a_head_is_16_kb_long_with_40_fields_at_most(
    server: Answering, fields: int, size: int, status: int
) -> None:
    """Beside these fields, one says who is asked."""
    more = b"".join(b"X-%d: %b\r\n" % (number, b"x" * size) for number in range(fields))
    with server.say(b"") as phone:
        with suppress(OSError):
            phone.sendall(b"POST /body/long HTTP/1.1\r\nHost: pad\r\n" + more + b"\r\n")
        assert int(phone.recv(12).split()[1]) == status


def test_a_head_is_refused_before_its_end_is_there(server: Answering) -> None:
    with server.say(b"GET /body/long HTTP/1.1\r\n" + b"X: y\r\n" * 3_000) as phone:
        assert phone.recv(12) == b"HTTP/1.1 431"


def test_a_head_that_comes_a_byte_at_a_time_is_read_like_any_other(server: Answering) -> None:
    with server.say(b"") as phone:
        for byte in b"POST /body/slow HTTP/1.1\r\nHost: pad\r\nContent-Length: 3\r\n\r\none":
            phone.sendall(bytes([byte]))
        assert phone.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize("fields", [41, 100])
def test_no_server_hands_the_app_a_head_that_is_too_long(fields: int) -> None:
    """Whatever parses requests instead of gunicorn's own parser."""
    said: list[int] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        said.append(message.get("status", 0))

    async def receive() -> MutableMapping[str, Any]:
        raise AssertionError

    scope = {
        "raw_path": b"/",
        "query_string": b"",
        "headers": [(b"x", b"y")] * fields,
    }
    adapter = Adapter(lambda _environ, _start: [b""], 1)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(adapter(scope, receive, send))).result()
    assert said == [431, 0]


def test_what_takes_long_is_told_when_its_client_has_gone() -> None:
    """By a server that says so, and does not end what was asked for."""
    said: list[bool] = []

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> list[bytes]:
        is_wanted = environ[IS_WANTED]
        said.append(is_wanted())
        gone.set()
        wait_for(lambda: not is_wanted())
        start("200 OK", [])
        return [b"late"]

    async def receive() -> MutableMapping[str, Any]:
        while not gone.is_set():
            await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(_message: MutableMapping[str, Any]) -> None:
        said.append(False)

    scope = {
        "type": "http",
        "method": "POST",
        "raw_path": b"/files",
        "query_string": b"",
        "headers": [(b"content-length", b"0")],
        "server": None,
        "client": None,
        "root_path": "",
        "http_version": "1.1",
        "scheme": "http",
    }
    gone = Event()
    adapter = Adapter(app, 1, lambda path: path == "/files")
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(adapter(scope, receive, send))).result()
    assert said[0]


def test_who_sends_many_requests_at_once_is_answered_and_others_go_before(
    server: Answering,
) -> None:
    ask = b"GET /environ/%d HTTP/1.1\r\nHost: pad\r\n\r\n"
    in_a_row = [
        server.say(b"".join(ask % (100 * row + place) for place in range(50))) for row in range(3)
    ]
    server.ask(ask % 1)
    for row, phone in enumerate(in_a_row):
        phone.shutdown(socket.SHUT_WR)
        paths = re.findall(rb'"PATH_INFO": "/environ/(\d+)"', to_the_end(phone))
        assert [int(path) for path in paths] == [100 * row + place for place in range(50)]


def test_turns_are_given_to_those_who_have_had_fewest_in_a_row() -> None:
    async def given() -> list[str]:
        turns, order, done = Turns(), list[str](), asyncio.Event()

        def begin(name: str) -> Callable[[], None]:
            def now() -> None:
                order.append(name)
                turns.end(name)
                if name == "last":
                    done.set()

            return now

        for name, had in (("many", 5), ("some", 2), ("none", 0), ("last", 9)):
            turns.wait(name, had, begin(name))
        assert order == [], "nobody has a turn at once"
        await asyncio.wait_for(done.wait(), PATIENCE)
        return order

    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(lambda: asyncio.run(given())).result()
    assert found == ["none", "some", "many", "last"]


def test_a_turn_that_is_not_ended_does_not_keep_the_others_waiting() -> None:
    async def second() -> bool:
        turns, begun = Turns(), asyncio.Event()
        turns.wait("slow", 0, lambda: None)
        turns.wait("other", 0, begun.set)
        return await asyncio.wait_for(begun.wait(), PATIENCE)

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: asyncio.run(second())).result()


def test_requests_that_come_at_once_are_answered_in_their_order(server: Answering) -> None:
    head = b"POST /body/%b HTTP/1.1\r\nHost: pad\r\nContent-Length: 3\r\n\r\n"
    with server.say((head % b"first") + b"one" + (head % b"second") + b"two") as phone:
        assert phone.recv(12) == b"HTTP/1.1 200"
        phone.shutdown(socket.SHUT_WR)
        assert server.note("second") == "received"


def test_an_answer_that_breaks_off_ends_the_connection_and_is_written_down_without_its_address(
    own_server: Answering,
) -> None:
    _, headers, body = own_server.ask(b"GET /broken/secret HTTP/1.1\r\nHost: pad\r\n\r\n")
    assert headers["transfer-encoding"] == "chunked"
    assert not body.endswith(b"0\r\n\r\n")
    assert own_server.note("secret") == "4"
    said = own_server.stop()
    assert "An answer broke off [GET]" in said
    assert said.count("Traceback") == 1
    assert "secret" not in said


def test_an_answer_is_made_as_fast_as_it_is_taken_and_closed_when_the_client_has_gone(
    server: Answering,
) -> None:
    phone = server.say(b"GET /endless/left HTTP/1.1\r\nHost: pad\r\n\r\n", receive=4 * KB)
    assert phone.recv(12) == b"HTTP/1.1 200"
    phone.close()
    assert int(server.note("left")) * len(PIECE) < 8_000_000


def test_a_long_answer_gives_way_to_quick_ones_for_a_moment_and_not_for_good(
    server: Answering,
) -> None:
    quick = server.say(b"GET /waiting/here HTTP/1.1\r\nHost: pad\r\n\r\n")
    assert server.note("here") == "waits"
    status, _, body = server.ask(b"GET /history/parts HTTP/1.1\r\nHost: pad\r\n\r\n")
    assert status == 200
    assert b" 28 29 " in body
    (server.notes / "here-goes-on").touch()
    assert quick.recv(12) == b"HTTP/1.1 200"


@pytest.mark.thorough
def test_who_takes_nothing_of_an_answer_is_let_go(impatient_server: Answering) -> None:
    with impatient_server.say(b"GET /endless/stuck HTTP/1.1\r\nHost: pad\r\n\r\n", receive=4 * KB):
        assert int(impatient_server.note("stuck")) * len(PIECE) < 8_000_000
    assert impatient_server.stop() == ""


@pytest.mark.thorough
@pytest.mark.parametrize("said", [b"", b"GET /large HTTP/1.1\r\nHost: p"])
def test_a_head_that_never_ends_is_waited_for_as_long_as_an_idle_connection(
    impatient_server: Answering, said: bytes
) -> None:
    with (
        impatient_server.say(said) as phone,
        impatient_server.say(b"POST /body/kept HTTP/1.1\r\nHost: pad\r\n\r\n" + said) as other,
    ):
        assert to_the_end(phone) == b""
        assert to_the_end(other).startswith(b"HTTP/1.1 200")
    assert impatient_server.stop() == ""


def test_when_all_places_are_taken_the_one_idle_for_longest_gives_up_his(
    own_server: Answering,
) -> None:
    longest = own_server.say(b"")
    for _ in range(CONNECTIONS - 1):
        own_server.say(b"POST /body/idle HTTP/1.1\r\nHost: pad\r\n\r\n").recv(12)
    own_server.say(b"POST /body/new HTTP/1.1\r\nHost: pad\r\n\r\n").recv(12)
    assert own_server.note("new") == "received"
    assert to_the_end(longest) == b""


def test_when_nobody_is_idle_who_comes_is_told_to_try_again(own_server: Answering) -> None:
    taken = []
    for number in range(CONNECTIONS):
        phone = own_server.say(b"GET /endless/%d HTTP/1.1\r\nHost: pad\r\n\r\n" % number)
        assert phone.recv(12) == b"HTTP/1.1 200"
        taken.append(phone)
    with own_server.say(b"") as phone:
        found = to_the_end(phone)
    assert found.startswith(b"HTTP/1.1 503 ")
    assert found.endswith(b"try again in a moment.")


def test_there_is_room_for_so_much_in_all_and_less_for_long_ones_and_for_one_address() -> None:
    room = Room(total=800 * KB)
    one, another, third = "192.0.2.1", "192.0.2.2", "192.0.2.3"
    assert room.resize(one, 0, 200 * KB)
    assert not room.resize(one, 0, 65 * KB)
    assert room.resize(another, 0, 100 * KB)
    assert room.resize(another, 100 * KB, 200 * KB)
    assert not room.resize(third, 0, 65 * KB)
    assert [room.resize(third, 0, 64 * KB) for _ in range(7)] == [True] * 6 + [False]
    room.resize(one, 200 * KB, 0)
    assert room.resize(third, 0, 64 * KB)
    assert not room.resize(another, 200 * KB, 201 * KB)
    assert room.resize(one, 0, 100 * KB)


def test_what_is_written_to_a_connection_that_is_lost_registers_nothing() -> None:
    async def written_after_the_end() -> bool:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        with theirs:
            transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
            join_what_is_written(transport)
            number = ours.fileno()
            transport.abort()
            transport.writelines([b"head", b"body"])
            await asyncio.sleep(0)
            return loop.remove_writer(number) or transport.get_write_buffer_size() > 0

    # In a thread of its own: a browser's tests may have a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        assert not thread.submit(lambda: asyncio.run(written_after_the_end())).result()


def test_no_connection_is_read_for_long_while_others_wait() -> None:
    sizes: list[int] = []

    class Reader(asyncio.Protocol):
        def data_received(self, data: bytes) -> None:
            sizes.append(len(data))

    async def read() -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            transport, _ = await asyncio.get_running_loop().create_connection(Reader, sock=ours)
            receive_a_little(transport)
            theirs.sendall(b"x" * 100 * KB)
            while sum(sizes) < 100 * KB:
                await asyncio.sleep(0)
            transport.abort()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(read())).result()
    assert max(sizes) <= 8 * KB
