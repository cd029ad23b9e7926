import importlib
import re
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from scorepad.cli import network_addresses
from scorepad.cli.link import qr_code
from scorepad.settings import Settings

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


def settings(tmp_path: Path, **said: str) -> Settings:
    return Settings(tmp_path, "sqlite:///unused.db", "k" * 40, **said)


def test_the_owners_address_is_the_only_one_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("container", "oci")
    address = "https://home.example/scorepad/"
    told = settings(tmp_path, address=address, prefix="/scorepad")
    serve._announce("0.0.0.0", 5000, lan=True, path="c/token", settings=told)
    said = capsys.readouterr().out
    assert f"Scorepad is at {address}c/token\n" in said
    assert qr_code(f"{address}c/token", coloured=False) in said
    assert re.findall(r"https?://\S+", said) == [f"{address}c/token"]


def test_a_container_says_what_to_set_and_no_address_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("container", "oci")
    serve._announce("0.0.0.0", 5000, lan=True, path="c/token", settings=settings(tmp_path))
    said = capsys.readouterr().out
    assert "set SCOREPAD_ADDRESS to that address" in said
    assert "All games are opened there by /c/token" in said
    assert re.findall(r"\d+\.\d+\.\d+\.\d+", said) == ["192.168.1.20"]


def test_an_address_of_the_newer_kind_stands_in_brackets(capsys) -> None:
    serve._announce("::1", 5000, lan=False)
    assert "http://[::1]:5000/" in capsys.readouterr().out


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch):
    """A made-up network: interfaces, and the address of the way out."""

    def build(interfaces: list[tuple[str, str]], by_route: str | None) -> None:
        monkeypatch.delenv("container", raising=False)
        monkeypatch.setattr(network_addresses, "_interfaces", lambda: iter(interfaces))
        monkeypatch.setattr(network_addresses, "_address_towards_the_world", lambda: by_route)

    return build


WLAN = ("wlan0", "192.168.1.20")


@pytest.mark.parametrize(
    ("interfaces", "by_route", "found"),
    [
        ([("eth0", "10.0.0.4"), WLAN], "192.168.1.20", ["192.168.1.20", "10.0.0.4"]),
        ([WLAN], "10.8.0.2", ["192.168.1.20"]),
        ([WLAN], None, ["192.168.1.20"]),
        ([], "192.168.1.20", ["192.168.1.20"]),
    ],
    ids=["the way out first", "no tunnel", "no way out", "interfaces cannot be listed"],
)
def test_the_addresses_of_the_local_network_are_given_to_phones(
    network, interfaces: list[tuple[str, str]], by_route: str | None, found: list[str]
) -> None:
    network(interfaces, by_route)
    assert network_addresses.lan_addresses() == found


@pytest.mark.parametrize("useless", ["127.0.1.1", "0.0.0.0", "169.254.3.4", None])
def test_without_a_network_there_is_no_address(network, useless: str | None) -> None:
    network([], useless)
    assert network_addresses.lan_addresses() == []


def test_a_containers_own_address_is_not_given_to_the_phone(
    network, monkeypatch: pytest.MonkeyPatch
) -> None:
    network([("eth0", "172.17.0.2")], "172.17.0.2")
    monkeypatch.setenv("container", "oci")
    assert network_addresses.lan_addresses() == []


def test_the_addresses_of_this_machine_are_real_ones() -> None:
    for address in network_addresses.lan_addresses():
        assert not IPv4Address(address).is_loopback
