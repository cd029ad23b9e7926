"""Whether the server and its database are well, for those who watch over it."""

import shutil
import time

from flask import Blueprint, Response, jsonify, request

from scorepad import __version__
from scorepad.address import means_this_computer
from scorepad.store import Store, StoreUnavailable
from scorepad.web.current import copy_health, current_store

_TOLD = ("Forwarded", "Via", "X-Real-Ip")

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def healthz() -> tuple[Response, int]:
    """Answer 200 when games can be read, else 503; JSON with ``status``, ``version``,
    ``database`` and ``copies``.

    The status is "damaged" or "no_copies" where games can still be read, and ``copies``
    says in a sentence what is wrong. With ``?full``, and for a program on this machine
    alone, there are ``newest_copy`` and ``copy_age`` in seconds (null without one),
    ``free_disk`` in bytes, and the ``waiting_writes`` of the process that answers.
    """
    store, copies = current_store(), copy_health()
    status, code = "ok", 200
    if copies.why is not None:
        status = "damaged" if copies.why == "unsound" else "no_copies"
    try:
        store.check()
    except StoreUnavailable:
        status, code = "unavailable", 503
    response = jsonify(
        status=status,
        version=__version__,
        database=store.dialect,
        copies=copies.said or "ok",
        **(_more(store) if "full" in request.args and _is_asked_here() else {}),
    )
    response.cache_control.no_store = True
    return response, code


def _is_asked_here() -> bool:
    """Return whether a program on this machine asks, and nobody through a proxy: that passes
    the name on that was asked for, or says for whom it asks."""
    asked = request.environ.get("werkzeug.proxy_fix.orig", {})
    address = asked.get("REMOTE_ADDR", request.remote_addr) or ""
    told = any(name.startswith("X-Forwarded-") or name in _TOLD for name, _ in request.headers)
    name = request.host.rpartition(":")[0] or request.host
    here = means_this_computer(name.strip("[]")) or means_this_computer(request.host.strip("[]"))
    return means_this_computer(address) and here and not told


def _more(store: Store) -> dict[str, object]:
    copy = store.newest_copy()
    # Its other time is that of the games in it.
    made = copy.stat().st_ctime if copy else None
    return {
        "newest_copy": copy.name if copy else None,
        "copy_age": round(max(0, time.time() - made)) if made is not None else None,
        "free_disk": shutil.disk_usage(store.near.parent).free,
        "waiting_writes": store.waiting_writes(),
    }
