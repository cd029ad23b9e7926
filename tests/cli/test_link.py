"""``scorepad link``, and what a server says of the link."""

import fcntl
import importlib
import os
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shlex import split
from shutil import which
from urllib.error import HTTPError

import pytest
import segno
from click.testing import CliRunner, Result

from scorepad.cli import main
from scorepad.cli.link import qr_code, show_code
from scorepad.cli.serve import own_command
from scorepad.store import Store
from tests.terminals import open_terminal

HTTPS = "https://pad.example.org/"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    folder = tmp_path / "kept"
    folder.mkdir()
    store = Store(f"sqlite:///{folder}/scorepad.db")
    store.prepare()
    store.close()
    return folder


def link(kept: Path, *arguments: str, **environ: str) -> Result:
    return CliRunner().invoke(main, ["link", "--instance", str(kept), *arguments], env=environ)


def test_the_link_and_its_code_are_printed_with_the_address_that_is_said(kept: Path) -> None:
    said = link(kept, "--address", HTTPS.rstrip("/")).output
    (found,) = re.findall(r"^(https://pad\.example\.org/c/[\w-]{44})$", said, re.MULTILINE)
    assert qr_code(found, coloured=False) in said
    assert link(kept, SCOREPAD_ADDRESS=HTTPS).output == said


def test_without_an_address_it_is_that_of_the_local_network(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The command has the name of its module, so an import of that name finds the command.
    module = importlib.import_module("scorepad.cli.link")
    monkeypatch.setattr(module, "lan_addresses", lambda: ["192.168.1.20", "10.0.0.4"])
    said = link(kept).output
    assert re.search(r"^http://192\.168\.1\.20:5000/c/[\w-]{44}$", said, re.MULTILINE)
    assert "try http://10.0.0.4:5000/c/" in said


@pytest.mark.parametrize(
    "environ", [{"SCOREPAD_PROXIES": "1"}, {"container": "oci"}], ids=lambda each: str(each)
)
def test_behind_a_proxy_or_in_a_container_nothing_is_guessed(
    kept: Path, environ: dict[str, str]
) -> None:
    done = link(kept, **environ)
    assert done.exit_code == 1
    assert "SCOREPAD_ADDRESS" in done.output
    assert "/c/" not in done.output


def test_a_wrong_address_and_a_folder_without_games_are_named_and_nothing_is_made(
    kept: Path, tmp_path: Path
) -> None:
    wrong = link(kept, "--address", "pad.example.org")
    assert (wrong.exit_code, "'pad.example.org'" in wrong.output) == (1, True)
    empty = link(tmp_path / "elsewhere")
    assert (empty.exit_code, "no games in" in empty.output) == (1, True)
    assert not (tmp_path / "elsewhere").exists()


def test_a_renewed_link_ends_the_old_one_while_a_server_runs(serve, kept: Path) -> None:
    serving = serve("--instance", str(kept))
    old, new = (
        re.search(r"/c/\S+", link(kept, *more, "--address", HTTPS).output)[0]
        for more in ((), ("--renew",))
    )
    with pytest.raises(HTTPError) as gone:
        serving.get(old)
    with gone.value as answer:
        assert answer.code == 404
    assert b"scorepad" in serving.get(new)


def test_a_journal_is_told_how_to_get_the_link_and_not_the_link(serve) -> None:
    serving = serve()
    where, how, _ = serving.said.splitlines()
    assert where == f"Scorepad is at {serving.address}/"
    assert how.endswith(f"scorepad link --address {serving.address}/")
    # A checkout has the command where no shell looks by itself.
    assert which(split(how.partition(": ")[2])[0])
    serving.stop(signal.SIGINT)
    said = serve("--lan").said
    assert "scorepad link --address http://" in said
    assert "/c/" not in said
    assert "█" not in said


def test_a_terminal_is_shown_the_link(tmp_path: Path) -> None:
    ours, theirs = open_terminal()
    line = [sys.executable, "-m", "scorepad", "serve", "--port", "0", "--instance", str(tmp_path)]
    server = subprocess.Popen(line, stdout=theirs, stderr=subprocess.PIPE)
    os.close(theirs)
    said = b""
    while b"Ctrl-C" not in said:
        said += os.read(ours, 4096)
    server.terminate()
    server.communicate()
    os.close(ours)
    assert re.search(rb"Scorepad is at http://127\.0\.0\.1:\d+/c/[\w-]{44}\r\n", said)
    assert b"scorepad link" not in said


def test_a_new_database_server_has_a_link_before_it_has_games(
    empty_on_server: str, tmp_path: Path
) -> None:
    said = link(tmp_path, "--address", HTTPS, SCOREPAD_DATABASE_URL=empty_on_server).output
    assert re.search(r"^https://pad\.example\.org/c/[\w-]{44}$", said, re.MULTILINE)


ADDRESS = "http://192.168.178.120:5000/"
HALVES = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def modules(drawn: str) -> list[list[int]]:
    rows = []
    for line in drawn.splitlines():
        pairs = [HALVES[character] for character in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    return rows


@pytest.mark.parametrize("text", [ADDRESS, "http://10.0.0.2:80/"])
def test_what_is_drawn_is_the_code_with_a_light_border(text: str) -> None:
    expected = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=3)]
    assert modules(qr_code(text, coloured=False))[: len(expected)] == expected


def test_the_code_fits_the_smallest_terminal_in_colours_that_are_taken_back() -> None:
    lines = qr_code(ADDRESS, coloured=False).splitlines()
    assert len(lines) <= 20
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines[0]) <= 40
    for line in qr_code(ADDRESS, coloured=True).splitlines():
        assert line.startswith("\033[97;40m")
        assert line.endswith("\033[0m")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Gives what is printed for a link on a terminal that is as wide as that."""

    def shown(text: str, columns: int, encoding: str = "utf-8", term: str = "xterm") -> str:
        ours, theirs = open_terminal()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        with (
            ThreadPoolExecutor() as reader,
            os.fdopen(theirs, "w", encoding=encoding) as terminal,
            monkeypatch.context() as here,
        ):
            reading = reader.submit(_read_to_the_end, ours)
            here.setenv("TERM", term)
            here.delenv("COLUMNS", raising=False)
            here.setattr(sys, "stdout", terminal)
            # By this one the width of the terminal is found.
            here.setattr(sys, "__stdout__", terminal)
            show_code(text)
            print("end", flush=True)
            said = reading.result()
        os.close(ours)
        return said.replace("\r\n", "\n").removesuffix("end\n")

    return shown


def _read_to_the_end(terminal: int) -> str:
    said = b""
    while not said.endswith(b"end\r\n"):
        said += os.read(terminal, 4096)
    return said.decode()


@pytest.mark.thorough
def test_a_terminal_without_blocks_is_shown_the_code_in_coloured_spaces(shown) -> None:
    said = shown(ADDRESS, 80, "latin-1")
    spots = [re.findall(r"\033\[(107|40)m  ", line) for line in said.splitlines()]
    expected = segno.make_qr(ADDRESS, error="l").matrix_iter(border=2)
    assert spots == [["40" if dark else "107" for dark in row] for row in expected]
    assert re.sub(r"\033\[\d+m| |\n", "", said) == ""


@pytest.mark.thorough
def test_a_link_with_its_token_fits_a_terminal_of_80_columns_in_either_way(shown) -> None:
    text = f"{ADDRESS}c/{'a' * 44}"
    for encoding in ("utf-8", "latin-1"):
        assert "narrow" not in shown(text, 80, encoding)


@pytest.mark.thorough
def test_a_window_that_would_wrap_the_code_is_told_so(shown) -> None:
    said = shown(ADDRESS, 30)
    assert said == "The window is too narrow for the link's code, which takes 31 columns.\n"


@pytest.mark.thorough
def test_a_terminal_without_colours_gets_plain_blocks_or_nothing(shown) -> None:
    plain = qr_code(ADDRESS, coloured=False)
    assert shown(ADDRESS, 80, term="dumb") == f"{plain}\n"
    assert shown(ADDRESS, 80, "latin-1", "dumb") == ""


def test_the_command_is_named_by_a_path_that_works_where_its_log_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = Path(sys.executable).with_name("scorepad")
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.chdir(program.parent.parent)
    assert own_command() == f"{program.parent.name}/scorepad"
    monkeypatch.chdir("/")
    assert own_command() == str(program)
