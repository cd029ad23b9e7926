"""Certificates for https by this machine's own authority, a new one at every start."""

import re
import socket
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from scorepad.cli.authority import Authority, authority_in, pem_of
from scorepad.private_files import draft_beside, write_private

_ALWAYS = ("127.0.0.1", "::1")
_LIFE = timedelta(days=396)
"""The life of a certificate.

With the day before, 397 days: phones take nothing that lives longer.
"""

_AHEAD, _BETWEEN_TRIES = timedelta(days=30), timedelta(minutes=1)
"""The time before a certificate's end at which another is made, and the rest after a try."""


@dataclass(frozen=True, slots=True)
class Tls:
    """The encryption of a server.

    ``context`` answers connections with the certificate in ``file``; ``authority`` is the
    certificate for phones, in DER; ``unvouched`` are addresses that it may not vouch for.
    """

    context: ssl.SSLContext
    file: Path
    authority: bytes
    unvouched: tuple[str, ...]


def tls_in(folder: Path, addresses: Sequence[str]) -> Tls:
    """Return https for this machine under ``addresses``, localhost and its own name.

    Raises ``OSError`` and ``ValueError`` when what lies in ``folder`` can't be used.
    """
    now = datetime.now(UTC).replace(microsecond=0)
    host = _own_name()
    authority = authority_in(folder, addresses, host, now)
    vouched = [each for each in (*_ALWAYS, *addresses) if authority.may_vouch_for(each)]
    file = folder / "https.pem"
    certified = _Certified(file, lambda at: _certificate(authority, vouched, host, at), now)
    unvouched = tuple(address for address in addresses if address not in vouched)
    return Tls(certified.context, file, authority.der, unvouched)


class _Certified:
    """A source of certificates that hold now.

    Another is made before one ends, and when the clock has been put right since the server's start.
    """

    def __init__(self, file: Path, make: Callable[[datetime], bytes], now: datetime) -> None:
        self._file, self._make = file, make
        self._tried = now
        self.context = self._newest = self._renewed(now)
        self.context.sni_callback = self._choose

    def _renewed(self, now: datetime) -> ssl.SSLContext:
        write_private(draft_beside(self._file), [self._make(now)]).replace(self._file)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.load_cert_chain(self._file)
        self._made = now
        return context

    def _choose(
        self, connection: ssl.SSLSocket | ssl.SSLObject, _name: str | None, _: ssl.SSLContext
    ) -> None:
        now = datetime.now(UTC).replace(microsecond=0)
        # A certificate begins a day before it is made: a clock set back a little does no harm.
        holds = timedelta(hours=-23) < now - self._made < _LIFE - _AHEAD
        # When writing fails, as on a full disk, do not try again for every connection.
        if not holds and abs(now - self._tried) > _BETWEEN_TRIES:
            self._tried = now
            with suppress(OSError):
                self._newest = self._renewed(now)
        connection.context = self._newest


def _own_name() -> str:
    """Return this machine's name without its domain, in letters that certificates have."""
    name = re.sub(r"[^a-z0-9-]+", "-", socket.gethostname().partition(".")[0].lower()).strip("-")
    return name[:63] or "scorepad"


def _certificate(authority: Authority, addresses: Sequence[str], host: str, now: datetime) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    names = [
        *(x509.DNSName(each) for each in ("localhost", f"{host}.local")),
        *(x509.IPAddress(ip_address(address)) for address in addresses),
    ]
    issuer = authority.certificate
    issuer_id = issuer.extensions.get_extension_for_class(x509.SubjectKeyIdentifier).value
    certificate = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"{host}.local"[:64])]))
        .issuer_name(issuer.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + _LIFE)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(issuer_id),
            critical=False,
        )
        .sign(authority.key, hashes.SHA256())
    )
    return pem_of(key, certificate, issuer)
