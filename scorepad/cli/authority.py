"""A certificate authority of this machine alone, so that phones at home can trust its https.

Its certificate is offered to them for installing; its key never leaves the instance folder. It may
vouch for addresses of home networks and for names that end in ``.local``, and for nothing else in
the world.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID

from scorepad.private_files import create_private

Network = IPv4Network | IPv6Network

LOCAL_NAMES = ("localhost", "local")
_HOME: tuple[Network, ...] = tuple(
    ip_network(each)
    for each in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.0/8", "169.254.0.0/16"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
_NEIGHBOURS = 24
_LIFE = timedelta(days=3650)
_REST = timedelta(days=400)
"""The least rest of an authority's life.

With less, a server's certificate would outlive it, and another authority is made.
"""


@dataclass(frozen=True, slots=True)
class Authority:
    """A certificate that phones can install, and the key that it vouches with."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    @property
    def der(self) -> bytes:
        """The certificate in DER, as phones take it."""
        return self.certificate.public_bytes(Encoding.DER)

    def may_vouch_for(self, address: str) -> bool:
        """Return whether phones believe the authority about this IP address."""
        try:
            extension = self.certificate.extensions.get_extension_for_class(x509.NameConstraints)
        except x509.ExtensionNotFound:
            # An authority that the owner has made without limits.
            return True
        limits = extension.value
        networks = [each.value for each in limits.permitted_subtrees or () if _is_network(each)]
        return any(ip_address(address) in network for network in networks)


def _is_network(name: x509.GeneralName) -> bool:
    return isinstance(name, x509.IPAddress)


def authority_in(folder: Path, addresses: Iterable[str], host: str, now: datetime) -> Authority:
    """Return the authority in ``folder/authority.pem``, which is made where there is none.

    Another is made where its time runs out or has not come yet; the old one is kept beside it. A
    new one may also vouch for the networks around ``addresses`` that are no usual home networks.

    Raises ``OSError`` and ``ValueError`` when the file can't be used.
    """
    path = folder / "authority.pem"
    with suppress(FileNotFoundError):
        authority = read_authority(path)
        rest = authority.certificate.not_valid_after_utc - now
        if authority.certificate.not_valid_before_utc <= now and rest > _REST:
            return authority
        # Keep the old file: phones may trust it; it is needed again if only the clock was wrong.
        path.replace(
            path.with_name(f"authority-until-{authority.certificate.not_valid_after_utc:%F}.pem")
        )
    _save(path, _new_authority(addresses, host, now))
    return read_authority(path)


def _new_authority(addresses: Iterable[str], host: str, now: datetime) -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Scorepad on {host}"[:64])])
    strange = (
        address for address in addresses if not any(ip_address(address) in net for net in _HOME)
    )
    near = {ip_network(f"{each}/{_NEIGHBOURS}", strict=False) for each in strange}
    permitted = [
        *(x509.DNSName(each) for each in LOCAL_NAMES),
        *(x509.IPAddress(each) for each in (*_HOME, *sorted(near, key=str))),
    ]
    own_id = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + _LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_only_signs(), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(own_id, critical=False)
        .sign(key, hashes.SHA256())
    )
    return Authority(certificate, key)


def _only_signs() -> x509.KeyUsage:
    no = dict.fromkeys(("digital_signature", "content_commitment", "key_encipherment"), False)
    nor = dict.fromkeys(("data_encipherment", "key_agreement", "encipher_only"), False)
    return x509.KeyUsage(**no, **nor, decipher_only=False, key_cert_sign=True, crl_sign=True)


def read_authority(path: Path) -> Authority:
    """Return the authority in the file. Raises ``OSError`` and ``ValueError``."""
    pem = path.read_bytes()
    try:
        key = load_pem_private_key(pem, None)
    except TypeError as error:
        raise ValueError("its key is encrypted") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ValueError("no key of an elliptic curve")
    certificate = x509.load_pem_x509_certificate(pem)
    if certificate.public_key() != key.public_key():
        raise ValueError("its key is not that of its certificate")
    if not _is_authority(certificate):
        raise ValueError("its certificate is not that of an authority")
    return Authority(certificate, key)


def _is_authority(certificate: x509.Certificate) -> bool:
    extensions = certificate.extensions
    try:
        # Certificates that it signs refer to its SubjectKeyIdentifier.
        extensions.get_extension_for_class(x509.SubjectKeyIdentifier)
        return extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    except x509.ExtensionNotFound:
        return False


def _save(path: Path, authority: Authority) -> None:
    create_private(path, pem_of(authority.key, authority.certificate))


def pem_of(key: ec.EllipticCurvePrivateKey, *chain: x509.Certificate) -> bytes:
    """Return a key and certificates in PEM, one after the other."""
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return secret + b"".join(each.public_bytes(Encoding.PEM) for each in chain)
