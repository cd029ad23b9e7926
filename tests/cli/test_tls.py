"""https from this machine: who vouches for it, for what, and for how long."""

import errno
import os
import socket
import ssl
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import time_machine
from cryptography import x509
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
)

from scorepad.cli.authority import authority_in
from scorepad.cli.tls import Tls, tls_in

NOW = datetime(2027, 3, 1, tzinfo=UTC)


def trusting(tls: Tls) -> ssl.SSLContext:
    """Return what a phone makes of servers after it has installed the authority."""
    return ssl.create_default_context(cadata=tls.authority)


def shakes_hands(client: ssl.SSLContext, server: Tls, name: str | None) -> bytes | None:
    """Meet the server under ``name`` and return its certificate; raise what the phone would say."""
    near, far = socket.socketpair()
    with near, far:
        near.settimeout(20)
        far.settimeout(20)

        def answer() -> None:
            try:
                server.context.wrap_socket(far, server_side=True).close()
            except OSError:
                far.close()

        thread = threading.Thread(target=answer)
        thread.start()
        try:
            with client.wrap_socket(near, server_hostname=name) as phone:
                return phone.getpeercert(binary_form=True)
        finally:
            near.close()
            thread.join()


@pytest.mark.parametrize("name", ["192.168.1.20", "10.0.0.4", "localhost", "127.0.0.1", "::1"])
def test_a_phone_that_has_the_certificate_believes_the_server(name: str, tmp_path: Path) -> None:
    tls = tls_in(tmp_path, ["192.168.1.20", "10.0.0.4"])
    assert tls.unvouched == ()
    shakes_hands(trusting(tls), tls, name)


def test_a_phone_without_it_or_with_another_machines_warns(tmp_path: Path) -> None:
    ours, others = tls_in(tmp_path, []), tmp_path / "others"
    others.mkdir()
    with pytest.raises(ssl.SSLCertVerificationError):
        shakes_hands(trusting(tls_in(others, [])), ours, "localhost")
    with pytest.raises(ssl.SSLCertVerificationError):
        shakes_hands(ssl.create_default_context(), ours, "localhost")


def test_it_is_good_for_no_address_that_the_machine_has_not(tmp_path: Path) -> None:
    tls = tls_in(tmp_path, ["192.168.1.20"])
    with pytest.raises(ssl.SSLCertVerificationError, match="mismatch"):
        shakes_hands(trusting(tls), tls, "192.168.1.21")


def test_the_machine_is_known_by_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Anna's_Box.fritz.box")
    tls = tls_in(tmp_path, [])
    shakes_hands(trusting(tls), tls, "anna-s-box.local")


@pytest.mark.parametrize("host", ["", "---", "日本"])
def test_a_machine_whose_name_no_certificate_takes_is_called_scorepad(
    host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: host)
    tls = tls_in(tmp_path, [])
    shakes_hands(trusting(tls), tls, "scorepad.local")


@pytest.mark.parametrize(
    ("address", "vouched"),
    [
        ("192.168.44.1", True),
        ("172.31.0.9", True),
        ("fd00::1", True),
        ("198.51.100.7", True),  # a neighbour of the address that it was made for
        ("198.51.101.7", False),
        ("8.8.8.8", False),
        ("2001:db8::1", False),
    ],
)
def test_the_authority_vouches_for_home_networks_and_its_own_neighbourhood(
    address: str, vouched: bool, tmp_path: Path
) -> None:
    authority = authority_in(tmp_path, ["198.51.100.1", "192.168.1.1"], "box", NOW)
    assert authority.may_vouch_for(address) is vouched


def test_an_address_that_it_may_not_vouch_for_is_named_and_left_out(tmp_path: Path) -> None:
    tls_in(tmp_path, [])
    tls = tls_in(tmp_path, ["192.168.1.20", "198.51.100.1"])
    assert tls.unvouched == ("198.51.100.1",)
    shakes_hands(trusting(tls), tls, "192.168.1.20")


def test_it_may_vouch_for_nothing_else_and_for_no_other_authority(tmp_path: Path) -> None:
    extensions = authority_in(tmp_path, [], "box", NOW).certificate.extensions
    basic = extensions.get_extension_for_class(x509.BasicConstraints)
    limits = extensions.get_extension_for_class(x509.NameConstraints)
    assert basic.critical
    assert (basic.value.ca, basic.value.path_length) == (True, 0)
    assert limits.critical
    names = [each.value for each in limits.value.permitted_subtrees or ()]
    assert [name for name in names if isinstance(name, str)] == ["localhost", "local"]


def test_the_authority_stays_and_the_certificate_is_new_at_every_start(tmp_path: Path) -> None:
    first = tls_in(tmp_path, [])
    before = first.file.read_bytes()
    second = tls_in(tmp_path, [])
    assert second.authority == first.authority
    assert second.file.read_bytes() != before
    shakes_hands(trusting(first), second, "localhost")


def test_phones_take_the_certificate_because_it_does_not_live_long(tmp_path: Path) -> None:
    tls = tls_in(tmp_path, [])
    (own, issuer) = x509.load_pem_x509_certificates(tls.file.read_bytes())
    assert own.not_valid_after_utc - own.not_valid_before_utc <= timedelta(days=397)
    assert issuer.not_valid_after_utc - own.not_valid_after_utc > timedelta(days=3000)


def shown(server: Tls) -> x509.Certificate:
    """The certificate that a phone is shown now."""
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname, client.verify_mode = False, ssl.CERT_NONE
    der = shakes_hands(client, server, None)
    assert der is not None
    return x509.load_der_x509_certificate(der)


@pytest.mark.parametrize("days", [380, 3000, -2, -8000])
def test_a_server_that_runs_for_long_or_began_at_a_wrong_time_has_a_certificate_that_holds(
    days: int, tmp_path: Path
) -> None:
    tls = tls_in(tmp_path, [])
    first = shown(tls)
    now = datetime.now(UTC) + timedelta(days=days)
    with time_machine.travel(now, tick=False):
        then, again = shown(tls), shown(tls)
    assert then == again
    assert then.issuer == first.issuer
    assert then.not_valid_before_utc <= now < then.not_valid_after_utc - timedelta(days=31)
    assert then.not_valid_after_utc - then.not_valid_before_utc <= timedelta(days=397)


def test_a_certificate_that_holds_is_not_made_anew_for_each_who_comes(tmp_path: Path) -> None:
    tls = tls_in(tmp_path, [])
    first = shown(tls)
    with time_machine.travel(datetime.now(UTC) + timedelta(days=300), tick=False):
        assert shown(tls) == first


def test_where_no_other_can_be_written_the_old_one_goes_on_and_no_draft_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tls = tls_in(tmp_path, [])
    first = shown(tls)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", full)
    with time_machine.travel(datetime.now(UTC) + timedelta(days=390), tick=False):
        assert shown(tls) == first
    assert sorted(path.name for path in tmp_path.iterdir()) == ["authority.pem", "https.pem"]


def test_an_authority_is_kept_for_years_and_replaced_before_it_ends(tmp_path: Path) -> None:
    first = authority_in(tmp_path, [], "box", NOW)
    later = authority_in(tmp_path, [], "box", NOW + timedelta(days=3000))
    assert later.der == first.der
    last = authority_in(tmp_path, [], "box", NOW + timedelta(days=3300))
    assert last.der != first.der
    assert last.certificate.not_valid_before_utc > NOW


def test_an_authority_that_is_replaced_is_kept_beside_for_clocks_go_wrong(tmp_path: Path) -> None:
    first = authority_in(tmp_path, [], "box", NOW)
    wrong = authority_in(tmp_path, [], "box", NOW + timedelta(days=20 * 365))
    assert wrong.der != first.der
    (kept,) = tmp_path.glob("authority-until-*.pem")
    assert kept.stat().st_mode & 0o777 == 0o600
    kept.replace(tmp_path / "authority.pem")
    assert authority_in(tmp_path, [], "box", NOW).der == first.der


def test_an_authority_whose_time_has_not_come_is_replaced_and_kept_beside(tmp_path: Path) -> None:
    early = authority_in(tmp_path, [], "box", NOW)
    assert authority_in(tmp_path, [], "box", NOW - timedelta(hours=23)).der == early.der
    now = NOW - timedelta(days=30)
    made = authority_in(tmp_path, [], "box", now)
    assert made.certificate.not_valid_before_utc <= now
    assert made.der != early.der
    assert authority_in(tmp_path, [], "box", NOW).der == made.der
    (kept,) = tmp_path.glob("authority-until-*.pem")
    kept.replace(tmp_path / "authority.pem")
    assert authority_in(tmp_path, [], "box", NOW).der == early.der


def test_two_starts_at_once_have_one_authority(tmp_path: Path) -> None:
    found: list[bytes] = []
    threads = [
        threading.Thread(target=lambda: found.append(authority_in(tmp_path, [], "box", NOW).der))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


def test_nobody_else_may_read_the_keys_and_no_draft_is_left(tmp_path: Path) -> None:
    mask = os.umask(0)
    try:
        tls_in(tmp_path, [])
    finally:
        os.umask(mask)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"authority.pem": 0o600, "https.pem": 0o600}


def test_no_certificate_but_an_authoritys_is_taken_or_thrown_away(tmp_path: Path) -> None:
    own = tls_in(tmp_path, []).file.read_bytes()
    (tmp_path / "authority.pem").write_bytes(own)
    with pytest.raises(ValueError, match="not that of an authority"):
        tls_in(tmp_path, [])
    assert (tmp_path / "authority.pem").read_bytes() == own


def test_a_key_that_is_another_certificates_is_no_authority(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        authority_in(tmp_path / name, [], "box", NOW)
    one, other = ((tmp_path / name / "authority.pem").read_text() for name in ("one", "other"))
    begins = "-----BEGIN CERTIFICATE"
    mixed = one.partition(begins)[0] + begins + other.partition(begins)[2]
    (tmp_path / "authority.pem").write_text(mixed)
    with pytest.raises(ValueError, match="not that of its certificate"):
        tls_in(tmp_path, [])


def test_a_key_that_is_encrypted_is_said_to_be(tmp_path: Path) -> None:
    key = authority_in(tmp_path, [], "box", NOW).key
    encrypted = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"x"))
    (tmp_path / "authority.pem").write_bytes(encrypted)
    with pytest.raises(ValueError, match="encrypted"):
        tls_in(tmp_path, [])


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x00" * 100])
def test_a_broken_file_is_no_authority(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "authority.pem").write_bytes(content)
    with pytest.raises(ValueError):
        tls_in(tmp_path, [])
    assert (tmp_path / "authority.pem").read_bytes() == content
