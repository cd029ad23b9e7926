"""Whether the server and its database are well, for those who watch over it."""

from flask import Blueprint, Response, jsonify

from scorepad import __version__
from scorepad.store import StoreUnavailable
from scorepad.web.current import copy_health, current_store
from scorepad.web.hosts import HEALTH, is_asked_by_itself
from scorepad.web.proxies import proxies_seen

blueprint = Blueprint("health", __name__)


@blueprint.get(HEALTH)
def healthz() -> tuple[Response, int]:
    """Answer 200 when games can be read, else 503; JSON with ``status``, ``version``,
    ``database`` and ``copies``.

    The status is "damaged" or "no_copies" where games can still be read, and ``copies``
    says in a sentence what is wrong. The machine itself is told in ``proxies`` what was
    seen of them, if anything.
    """
    store, copies = current_store(), copy_health()
    status, code = "ok", 200
    if copies.why is not None:
        status = "damaged" if copies.why == "unsound" else "no_copies"
    try:
        store.check()
    except StoreUnavailable:
        status, code = "unavailable", 503
    said = {
        "status": status,
        "version": __version__,
        "database": store.dialect,
        "copies": copies.said or "ok",
    }
    if is_asked_by_itself() and (seen := proxies_seen()):
        # Whoever could use it is not told.
        said["proxies"] = " ".join(seen)
    response = jsonify(said)
    response.cache_control.no_store = True
    return response, code
