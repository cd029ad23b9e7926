"""Questions to a server at the address that phones open, to see what a proxy makes of them."""

import json
import ssl
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, NamedTuple
from urllib.parse import urljoin, urlsplit

from scorepad.address import prefix_of
from scorepad.cli.check_line import Line
from scorepad.services.links import proof_of_key
from scorepad.settings import Settings

_PATIENCE = 10
_USUAL_PORTS = {"http": ":80", "https": ":443"}
_LEADS_ON = (301, 302, 303, 307, 308)
_ANOTHER_NAME = 421
_MARK = "Scorepad"


class _Answer(NamedTuple):
    status: int
    leads_to: str
    body: dict[str, Any]
    is_marked: bool
    """True if it has the header by which phones know that no proxy has answered."""


def seen_through(settings: Settings, address: str) -> Iterator[Line]:
    """Ask the server at ``address``, as :func:`scorepad.address.address_in` returns it.

    It says what has arrived because the question proves that it is this machine's own.
    """
    try:
        answer = _ask(settings, address, proves=True)
        if answer.status in _LEADS_ON:
            leads_to = urljoin(address, answer.leads_to).removesuffix("healthz")
            yield Line(
                "note", "address", f"{address} leads on to {leads_to}: phones had better open that"
            )
            if urlsplit(leads_to).scheme not in _USUAL_PORTS:
                return
            address = leads_to
            answer = _ask(settings, address, proves=True)
        arrived = answer.body.get("arrived")
        is_named = _ask(settings, address, proves=False).status != _ANOTHER_NAME
    except ssl.SSLCertVerificationError as error:
        why = error.verify_message
        yield Line("mend", "address", f"the certificate of {address} is not trusted here ({why})")
    except (OSError, HTTPException, ValueError) as error:
        yield Line("mend", "address", f"nothing answers at {address} ({error})")
    else:
        if isinstance(arrived, dict):
            yield from _compared(settings, address, arrived, is_named=is_named)
            if not answer.is_marked:
                yield Line(
                    "mend",
                    "address",
                    "the header Scorepad of answers does not come through: phones take them for "
                    "the proxy's own, and wait",
                )
        else:
            yield Line(
                "mend",
                "address",
                f"what answers at {address} ({answer.status}) is not the server with this key, or "
                "the proxy takes the header X-Scorepad-Check away",
            )


def _compared(
    settings: Settings, address: str, arrived: dict[str, Any], *, is_named: bool
) -> Iterator[Line]:
    """Compare what was asked for with what has ``arrived``."""
    asked, wrong = urlsplit(address), []
    host = asked.netloc.lower().removesuffix(_USUAL_PORTS[asked.scheme])
    if arrived["host"].lower() != host:
        wrong.append(
            f"{host} is asked for, and {arrived['host'] or 'no name'} arrives: forms are refused; "
            "have the proxy pass the Host header on as it is (nginx: proxy_set_header Host "
            "$http_host)"
        )
    if arrived["scheme"] != asked.scheme:
        wrong.append(
            f"{asked.scheme} is asked for, and {arrived['scheme']} arrives: links are wrong; have "
            "the proxy set X-Forwarded-Proto, and SCOREPAD_PROXIES say how many proxies there are"
        )
    if arrived["prefix"] != prefix_of(address):
        wrong.append(
            f"the path {prefix_of(address) or '/'} is asked for, and {arrived['prefix'] or '/'} "
            "arrives: set SCOREPAD_PREFIX, or have the proxy set X-Forwarded-Prefix"
        )
    if arrived["passed"] != settings.proxies:
        wrong.append(
            f"X-Forwarded-For names {arrived['passed']} servers on the way, and SCOREPAD_PROXIES "
            f"is {settings.proxies}"
        )
    wrong += [
        f"the header {name} does not arrive, without which no form is taken"
        for name in ("Origin", "Cookie")
        if not arrived[name.lower()]
    ]
    if not is_named:
        wrong.append(
            f"pages are refused (421) under {arrived['host']}: name it in SCOREPAD_HOSTS, or in "
            "SCOREPAD_ADDRESS"
        )
    yield from (Line("mend", "address", each) for each in wrong)
    if not wrong:
        yield Line("ok", "address", f"what is asked at {address} arrives as it is")


def _ask(settings: Settings, address: str, *, proves: bool) -> _Answer:
    parts = urlsplit(address)
    if parts.scheme == "https":
        context = ssl.create_default_context()
        authority = settings.instance / "authority.pem"
        if authority.exists():
            context.load_verify_locations(authority)
        connection: HTTPConnection = HTTPSConnection(
            parts.netloc, timeout=_PATIENCE, context=context
        )
    else:
        connection = HTTPConnection(parts.netloc, timeout=_PATIENCE)
    headers = {"Origin": f"{parts.scheme}://{parts.netloc}", "Cookie": "check=1"}
    if proves:
        key = settings.secret_key.encode()
        headers["X-Scorepad-Check"] = proof_of_key(key, int(time.time()))
    try:
        connection.request("GET", f"{parts.path}healthz", headers=headers)
        answer = connection.getresponse()
        text = answer.read(100_000)
        try:
            body = json.loads(text)
        except ValueError:
            body = {}
        body = body if isinstance(body, dict) else {}
        is_marked = answer.getheader(_MARK) is not None
        return _Answer(answer.status, answer.getheader("Location") or "", body, is_marked)
    finally:
        connection.close()
