"""``scorepad serve``, started as people start it."""

import errno
import json
import os
import re
import resource
import signal
import socket
import threading
import time
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.cli.gunicorn_server import CannotListen
from scorepad.cli.serve import _why_not
from scorepad.store.file_lock import file_lock
from tests.cli.conftest import PATIENCE
from tests.permissions import bound_by_permissions
from tests.tools.bench.servers import free_port

# On a quiet machine Ctrl-C takes about one second. Gunicorn by itself would wait for thirty.
SOON = 25


def refused(process) -> str:
    """The one line on stderr with which the command gave up."""
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("scorepad: ")
    return err


def test_it_is_well_and_keeps_games_and_key_where_nobody_else_reads_them(
    serve, tmp_path: Path
) -> None:
    answer = json.loads(serve(forked=False).get("/healthz"))
    assert (answer["status"], answer["database"]) == ("ok", "sqlite")
    kept = tmp_path / "kept"
    assert {path.name for path in kept.iterdir()} >= {"scorepad.db", "secret_key"}
    assert [path.stat().st_mode & 0o077 for path in (kept, *kept.iterdir())] == [0] * (
        1 + len(list(kept.iterdir()))
    )


def test_it_says_where_it_is_and_how_to_stop_it_and_nothing_else(serve) -> None:
    serving = serve("--show-link", forked=False)
    first, last = serving.said.splitlines()
    assert re.fullmatch(rf"Scorepad is at {serving.address}/c/[\w-]{{44}}", first)
    assert last == "Ctrl-C stops it."
    serving.stop(signal.SIGINT)
    assert serving.rest() == ("", "")
    assert serving.process.returncode == 0


@pytest.mark.thorough
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_soon_with_connections_open(serve, sent: signal.Signals) -> None:
    serving = serve(forked=False)
    port = int(serving.address.rpartition(":")[2])
    with (
        socket.create_connection(("127.0.0.1", port)) as idle,
        socket.create_connection(("127.0.0.1", port)) as half,
    ):
        idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: pad\r\n\r\n")
        assert idle.recv(9) == b"HTTP/1.1 "
        half.sendall(b"POST /healthz HTTP/1.1\r\nHost: pad\r\nContent-Length: 9\r\n\r\nno")
        assert serving.stop(sent) < SOON
    assert serving.rest() == ("", "")


@pytest.mark.thorough
def test_ctrl_c_pressed_again_and_again_ends_it_without_a_word(serve) -> None:
    serving = serve(forked=False)
    children = Path(f"/proc/{serving.process.pid}/task/{serving.process.pid}/children").read_text()
    while serving.process.poll() is None:
        # A terminal sends it to every process of the command.
        for each in (serving.process.pid, *map(int, children.split())):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGINT)
        time.sleep(0.02)
    assert serving.rest() == ("", "")


def test_phones_that_fall_silent_in_the_middle_of_a_word_keep_nobody_waiting_for_good(
    serve,
) -> None:
    serving = serve("--threads", "4")
    port = int(serving.address.rpartition(":")[2])
    with ExitStack() as gone:
        head = b"POST /open HTTP/1.1\r\nHost: pad\r\nContent-Length: 9\r\n\r\n"
        for said in (head[:12], head):
            for _ in range(2):
                phone = gone.enter_context(socket.create_connection(("127.0.0.1", port)))
                phone.sendall(said)
        assert json.loads(serving.get("/healthz"))["status"] == "ok"


def test_nothing_that_phones_ask_for_is_written_down_and_no_proxy_is_believed(serve) -> None:
    serving = serve("--show-link")
    household = re.search(r"/c/\S+", serving.said)[0]
    for path in (household, "/o/" + "x" * 45, "/g/" + "x" * 22, "/nothing?secret=1"):
        with suppress(HTTPError):
            serving.get(path)
    with pytest.raises(HTTPError):
        serving.get("/g/%ff%00")
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    with urlopen(Request(f"{serving.address}/group", headers=told)) as answer:
        assert "Secure" not in str(answer.headers.get_all("Set-Cookie"))
    serving.stop(signal.SIGINT)
    out, err = serving.rest()
    assert out == ""
    assert err.startswith("A request says that it came through a proxy (X-Forwarded-For)")
    assert err.count("\n") == 1
    assert "203.0.113.9" not in err


def test_what_several_workers_see_of_proxies_is_said_once(serve) -> None:
    serving = serve("--workers", "2")
    for _ in range(30):
        asked = Request(f"{serving.address}/", headers={"X-Forwarded-For": "203.0.113.9"})
        with urlopen(asked) as answer:
            assert answer.status == 200
    serving.stop(signal.SIGINT)
    _, err = serving.process.communicate()
    assert err.count("SCOREPAD_PROXIES is not set") == 1


@pytest.mark.thorough
def test_more_than_a_thousand_phones_keep_their_connections(serve) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 4_000), hard), hard))
    place = urlsplit(serve().address).netloc
    phones = [HTTPConnection(place, timeout=PATIENCE) for _ in range(1_100)]
    try:
        for phone in phones:
            phone.request("GET", "/healthz")
            answer = phone.getresponse()
            answer.read()
            assert not answer.will_close
    finally:
        for phone in phones:
            phone.close()


def test_on_the_local_network_it_shows_an_address_and_a_code(serve) -> None:
    said = serve("--lan", "--show-link").said
    if "no address in a local network" not in said:
        assert "(same network)" in said
        assert len([line for line in said.splitlines() if "▀" in line or "█" in line]) > 12


@pytest.mark.thorough
def test_a_terminal_without_half_blocks_gets_the_address_alone(serve) -> None:
    said = serve("--lan", "--instance", "kept", LC_ALL="C", PYTHONIOENCODING="ascii").said
    assert "http://127.0.0.1:" in said
    assert said.isascii()


def test_a_taken_port_and_a_host_of_another_machine_are_named(command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        line = refused(command("serve", "--port", str(port), "--instance", "kept", forked=True))
    assert line == (
        f"scorepad: Port {port} is taken; pick another one with --port (make run PORT=...).\n"
    )
    elsewhere = command("serve", "--host", "203.0.113.7", "--port", "0", forked=True)
    assert "203.0.113.7" in refused(elsewhere)


@pytest.mark.parametrize("port", ["abc", "", "70000"])
def test_a_port_that_is_none_is_said_with_one_that_is(port: str) -> None:
    said = CliRunner().invoke(main, ["serve", "--port", port])
    assert said.exit_code == 2
    assert said.output.endswith("A port is a number from 1 to 65535: 8123.\n")


def test_a_port_of_roots_is_said_to_be_one() -> None:
    error = CannotListen("0.0.0.0", 80, PermissionError(errno.EACCES, "Permission denied"))
    assert _why_not(error, 80).startswith("Port 80 is for root alone; pick one from 1024 on")


def test_an_instance_that_is_a_file_is_named(command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = refused(command("serve", "--port", "0", "--instance", "file", forked=True))
    assert str(tmp_path / "file") in line
    assert "--instance" in line


@pytest.mark.thorough
def test_an_instance_that_may_not_be_written_is_named(command, tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    told = ("serve", "--port", "0", "--instance", "locked")
    process = command(*told, bound=bound_by_permissions, forked=True)
    assert "Permission denied" in refused(process)


@pytest.mark.thorough
def test_a_database_that_may_not_be_written_is_named(command, serve, tmp_path: Path) -> None:
    serve().stop(signal.SIGINT)
    kept = tmp_path / "kept"
    (kept / "scorepad.db").chmod(0o400)
    kept.chmod(0o500)
    told = ("serve", "--port", "0", "--instance", "kept")
    process = command(*told, bound=bound_by_permissions, forked=True)
    line = refused(process)
    kept.chmod(0o700)
    assert str(kept) in line
    assert "can't be read in a folder that may not be written" in line
    assert "scorepad backup makes one file that can" in line


@pytest.mark.thorough
def test_an_empty_database_is_refused_with_the_command_that_brings_its_copy_back(
    command, serve, tmp_path: Path
) -> None:
    serve().stop(signal.SIGINT)
    database = tmp_path / "kept" / "scorepad.db"
    copy = tmp_path / "kept" / "backups" / "scorepad-2026-11-01.db"
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(database.read_bytes())
    database.write_bytes(b"")
    line = refused(command("serve", "--port", "0", "--instance", "kept", forked=True))
    said = re.search(r'scorepad restore "(.+)" brings', line)
    assert said
    assert Path(said[1]).resolve() == copy
    assert database.stat().st_size == 0
    process = command("restore", said[1], "--instance", "kept", forked=True)
    assert process.wait() == 0
    serve()


def test_a_second_server_on_the_same_games_is_refused(command, serve) -> None:
    first = serve()
    second = command("serve", "--port", "0", "--instance", "kept", forked=True)
    assert re.search(r"Another scorepad has the games in \S+/kept; stop it", refused(second))
    assert json.loads(first.get("/healthz"))["status"] == "ok"


@pytest.mark.thorough
def test_the_next_server_waits_for_the_workers_of_one_that_was_killed(serve) -> None:
    first = serve("--workers", "2", forked=False)
    first.process.kill()
    assert json.loads(serve().get("/healthz"))["status"] == "ok"


@pytest.mark.thorough
def test_the_next_server_waits_for_one_that_has_the_games_and_the_port_a_moment_longer(
    serve, tmp_path: Path
) -> None:
    serve().stop(signal.SIGTERM)
    with ExitStack() as ending:
        ending.enter_context(file_lock(tmp_path / "kept" / "scorepad.db"))
        listener = ending.enter_context(socket.create_server(("127.0.0.1", free_port())))
        threading.Timer(2, ending.pop_all().close).start()
        served = serve("--port", str(listener.getsockname()[1]))
    assert json.loads(served.get("/healthz"))["status"] == "ok"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SECRET_KEY", "dev", "SCOREPAD_SECRET_KEY is shorter than 32 characters"),
        ("PROXIES", "nginx", "SCOREPAD_PROXIES is a whole number"),
        ("DATABASE_URL", "nonsense", "SCOREPAD_DATABASE_URL"),
        (
            "DATABASE_URL",
            "postgresql://pad:p4ss@/games?host=/nowhere",
            "The database games at /nowhere can't be opened by pad (",
        ),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_its_name_and_no_password_is_said(
    command, name: str, value: str, said: str
) -> None:
    told = {f"SCOREPAD_{name}": value}
    line = refused(command("serve", "--port", "0", "--instance", "kept", forked=True, **told))
    assert said in line
    assert f"SCOREPAD_{name}" in line
    assert "p4ss" not in line


def test_a_server_with_a_name_of_its_own_answers_to_no_other(serve, tmp_path: Path) -> None:
    named = {"SCOREPAD_INSTANCE": str(tmp_path / "named"), "SCOREPAD_HOSTS": "pad.example.org"}
    serving = serve(**named)
    with pytest.raises(HTTPError, match="421"):
        serving.get("/")
    assert json.loads(serving.get("/healthz"))["status"] == "ok"
    asked = Request(f"{serving.address}/", headers={"Host": "pad.example.org"})
    with urlopen(asked) as answer:
        assert answer.status == 200


def test_a_folder_for_copies_that_is_missing_is_said_at_the_start_and_to_those_who_watch(
    serve, tmp_path: Path
) -> None:
    named = {"SCOREPAD_INSTANCE": str(tmp_path / "kept"), "SCOREPAD_BACKUPS": str(tmp_path / "nas")}
    serving = serve(**named)
    line = serving.process.stderr.readline()
    assert line.startswith(f"scorepad: No copy of the games could be made in {tmp_path}/nas")
    health = json.loads(serving.get("/healthz"))
    assert (health["status"], f"{tmp_path}/nas" in health["copies"]) == ("no_copies", True)


def test_a_journal_has_a_line_for_a_refused_write_and_no_address_of_a_game(serve) -> None:
    serving = serve()
    with pytest.raises(HTTPError) as refused:
        urlopen(f"{serving.address}/g/{'x' * 22}/bids", data=b"bid=1", timeout=PATIENCE)
    refused.value.close()
    serving.stop(signal.SIGINT)
    _, said = serving.rest()
    assert re.fullmatch(r"scorepad: A write was refused with 4\d\d: .+ \[POST /g/\.\.\.\]\n", said)
