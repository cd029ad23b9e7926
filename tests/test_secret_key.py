"""The key from which every link to a game is derived."""

import subprocess
import sys
from pathlib import Path

import pytest

from scorepad.secret_key import WeakKey, checked, stored_key


def test_a_key_is_made_once_and_kept_and_another_on_each_machine(tmp_path: Path) -> None:
    first = stored_key(tmp_path)
    assert len(first) == 64
    assert stored_key(tmp_path) == first
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert stored_key(tmp_path / "a") != stored_key(tmp_path / "b")


def test_a_key_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    stored_key(tmp_path)
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600
    key = stored_key(tmp_path)
    (tmp_path / "secret_key").chmod(0o644)
    assert stored_key(tmp_path) == key
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600


def test_servers_that_start_at_once_agree_on_the_key(tmp_path: Path) -> None:
    program = "import sys; from pathlib import Path; from scorepad.secret_key import stored_key;"
    program += "sys.stdin.read(); print(stored_key(Path(sys.argv[1])))"
    command = [sys.executable, "-c", program, str(tmp_path)]
    pipe = subprocess.PIPE
    servers = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(6)]
    for server in servers:
        server.stdin.close()
    keys = {server.stdout.read() for server in servers}
    for server in servers:
        server.stdout.close()
        assert server.wait() == 0
    assert keys == {(tmp_path / "secret_key").read_text()}


def test_a_key_that_came_first_is_never_replaced(tmp_path: Path, monkeypatch) -> None:
    other = "another server's own key, as long as ours"

    def another_server_was_quicker(_path: Path) -> bool:
        (tmp_path / "secret_key").write_text(other)
        return False

    monkeypatch.setattr(Path, "exists", another_server_was_quicker)
    assert stored_key(tmp_path) == other


@pytest.mark.parametrize("text", ["", "k" * 31, f"{'k' * 31}\n"])
def test_a_key_file_that_is_too_short_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret_key").write_text(text)
    with pytest.raises(WeakKey, match="secret_key"):
        stored_key(tmp_path)
    assert (tmp_path / "secret_key").read_text() == text


def test_a_key_has_32_characters_of_which_8_differ() -> None:
    key = "0123456789abcdef" * 2
    assert checked(key, "here") == key
    with pytest.raises(WeakKey, match="here is shorter than 32"):
        checked(key[:-1], "here")
    assert checked("01234567" * 4, "here")
    with pytest.raises(WeakKey, match="fewer than 8 different"):
        checked("0123456" * 9, "here")
