"""The request as it arrives at the server, for the owner only: proxies may have changed it."""

import time

from flask import request

from scorepad.services.links import proves_key
from scorepad.web.http.context import server_key
from scorepad.web.http.security import HEALTH


def asks_what_arrives() -> bool:
    """Return whether ``scorepad check --address`` asks, which proves that it has the server's key.

    It is answered whatever the Host header is.
    """
    proof = request.headers.get("X-Scorepad-Check", "")
    return request.path == HEALTH and proves_key(proof, server_key(), int(time.time()))


def arrived() -> dict[str, object]:
    """Return the parts of this request that a proxy may change, or has to set."""
    passed = request.headers.get("X-Forwarded-For", "").split(",")
    return {
        "host": request.host,
        "scheme": request.scheme,
        "prefix": request.script_root,
        "passed": sum(bool(each.strip()) for each in passed),
        "origin": "Origin" in request.headers,
        "cookie": bool(request.cookies),
    }
