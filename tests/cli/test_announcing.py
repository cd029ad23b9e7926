"""What is said when the server is there."""

import importlib

import pytest

# The command has the name of its module, so an import of that name finds the command.
serve = importlib.import_module("scorepad.cli.serve")


def test_without_pango_one_line_says_what_does_not_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "pango_is_there", lambda: False)
    serve._announce("127.0.0.1", 5000, lan=False)
    said = capsys.readouterr()
    assert said.err == "Pango is missing: scorepad runs without printed sheets.\n"
    assert "http://127.0.0.1:5000/" in said.out


def test_without_a_network_it_says_that_no_phone_can_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "lan_addresses", list)
    serve._announce("0.0.0.0", 5000, lan=True)
    said = capsys.readouterr().out
    assert "no address in a local network" in said
    assert "http://127.0.0.1:5000/" in said


def test_every_address_of_the_machine_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "lan_addresses", lambda: ["192.168.1.20", "10.0.0.4"])
    serve._announce("0.0.0.0", 5000, lan=True, path="c/token")
    said = capsys.readouterr().out
    assert "http://192.168.1.20:5000/c/token (same network)" in said
    assert "try http://10.0.0.4:5000/c/token" in said


def test_an_address_of_the_newer_kind_stands_in_brackets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    serve._announce("::1", 5000, lan=False)
    assert "http://[::1]:5000/" in capsys.readouterr().out
