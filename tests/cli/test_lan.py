"""Which address the phone is told."""

from ipaddress import IPv4Address

import pytest

from scorepad.cli import network_addresses


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch):
    """A made-up network: interfaces, and the address of the way out."""

    def build(interfaces: list[tuple[str, str]], by_route: str | None) -> None:
        monkeypatch.delenv("container", raising=False)
        monkeypatch.setattr(network_addresses, "_interfaces", lambda: iter(interfaces))
        monkeypatch.setattr(network_addresses, "_address_towards_the_world", lambda: by_route)

    return build


def test_the_address_of_the_way_out_comes_first(network) -> None:
    network([("eth0", "10.0.0.4"), ("wlan0", "192.168.1.20")], "192.168.1.20")
    assert network_addresses.lan_addresses() == ["192.168.1.20", "10.0.0.4"]


def test_an_address_in_a_tunnel_is_not_given_to_the_phone(network) -> None:
    network([("wlan0", "192.168.1.20")], "10.8.0.2")
    assert network_addresses.lan_addresses() == ["192.168.1.20"]


def test_a_network_without_a_way_out_is_enough(network) -> None:
    network([("wlan0", "192.168.1.20")], None)
    assert network_addresses.lan_addresses() == ["192.168.1.20"]


def test_where_interfaces_can_not_be_listed_the_way_out_is_enough(network) -> None:
    network([], "192.168.1.20")
    assert network_addresses.lan_addresses() == ["192.168.1.20"]


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
